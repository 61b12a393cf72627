/** Something that is asked of the table: whether it is under way, and what went wrong the last time. */
import { type Trouble, troubleOf } from "../table/api";

export class Attempt {
  busy = $state(false);
  /** Stays until an attempt succeeds. */
  trouble = $state.raw<Trouble | null>(null);

  async make(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await work();
      this.trouble = null;
    } catch (error) {
      this.trouble = troubleOf(error);
    }
    this.busy = false;
  }
}
