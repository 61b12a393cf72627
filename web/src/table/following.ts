/** What bots do, shown one step after another, so that people can follow it. Times are milliseconds. */

/** Steps that wait at most; who lags further behind is shown how things stand now. */
const MOST = 24;

export class Following<Step> {
  #steps: { readonly step: Step; readonly after: number }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shown = -Infinity;

  constructor(
    readonly show: (step: Step) => void,
    readonly now: () => number = () => performance.now(),
  ) {}

  /** Show a step so long after the one before it at the earliest, and never before that one. */
  add(step: Step, after: number): void {
    if (this.#steps.length >= MOST) this.clear();
    this.#steps.push({ step, after });
    if (this.#steps.length === 1) this.#go();
  }

  /** What was not shown yet is not shown any more. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#steps = [];
  }

  #go = (): void => {
    const [first] = this.#steps;
    if (!first) return;
    const left = this.#shown + first.after - this.now();
    if (left > 0) {
      this.#timer = setTimeout(this.#go, left);
      return;
    }
    this.#steps.shift();
    this.#shown = this.now();
    this.show(first.step);
    this.#go();
  };
}
