// Plays Kodama 3D in the page by clicks alone, in whatever browser this is: `playSpace` in the page's window begins a game
// on the start page and answers what is asked with the first thing that may be done, until it is over.
window.playSpace = async () => {
  const PATIENCE = 60_000;
  const find = (selector) => document.querySelector(selector);
  const click = (found) => found.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  const until = async (what, missed) => {
    for (const since = Date.now(); Date.now() - since < PATIENCE; ) {
      const found = what();
      if (found) return found;
      await new Promise((next) => setTimeout(next, 20));
    }
    throw new Error(`${missed}: ${stands()}; ${document.body.innerText.slice(0, 400)}`);
  };
  const stands = () => {
    const held = [...document.querySelectorAll("[role=treeitem][aria-selected=true]")].map((line) => line.dataset.line);
    return [find(".k3d")?.dataset.step, find("main[data-seq]")?.dataset.seq, ...held].join(" ");
  };
  const ENDS = ".doing .button.now:not([data-do])";
  const DONE = {
    place: "[data-stack][data-lit=true]",
    meeple: "[data-stack][data-lit=true]",
    stack: ".stack.lit:not(.start)",
    point: ".point.open",
    confirm: "[data-do=grow]",
    aside: "[data-do=aside]",
    pass: "[data-do=pass]",
    colour: "[data-do]",
  };
  const changed = async (selector) => {
    const before = stands();
    const found = await until(() => !find(".stage[data-moving=true]") && find(selector), `nothing to press at ${selector}`);
    click(found);
    await until(() => stands() !== before, `${selector} was pressed and not answered`);
  };
  const asked = () => {
    if (find("section.result")) return "over";
    const step = find(".k3d")?.dataset.step;
    if (step && step !== "wait") return step;
    return step && find(ENDS) ? "end" : null;
  };
  click(await until(() => find('button[aria-label="Play Kodama 3D"]:enabled'), "no start page"));
  const answered = {};
  for (let step; (step = await until(asked, "nothing is asked")) !== "over"; answered[step] = (answered[step] ?? 0) + 1) {
    const goal = "[data-goal][data-lit=true]";
    if (step === "end") await changed(ENDS);
    else if ((step === "return" || step === "goal") && find(goal)) {
      await changed(goal);
      await changed(`[data-do=${step === "return" ? "return" : "take"}]`);
    } else await changed(step === "goal" ? "[data-do=draw], [data-do=pass]" : DONE[step]);
  }
  return { answered, match: location.hash.split("/").at(-1), result: find("section.result").innerText };
};
void 0;
