/** The nearest legal placement to what was aimed at, on the same parent: as `seek` and `refine` of the kernel. */
import { FULL_TURN, type Ground, type Join, type Kernel, type Lie, type Numbers } from "./kernel";

const REACH = 1500;
const STEP = 200;
const SWING = 450;
const TURN = 50;

/** Shifts to try, by rising length. */
const OFFSETS: readonly (readonly [number, number])[] = (() => {
  const first = Math.floor(-REACH / STEP) * STEP;
  const found: [number, number][] = [];
  for (let x = first; x <= REACH; x += STEP)
    for (let y = first; y <= REACH; y += STEP) if (x * x + y * y <= REACH * REACH) found.push([x, y]);
  return found.sort((a, b) => a[0] ** 2 + a[1] ** 2 - b[0] ** 2 - b[1] ** 2 || a[0] - b[0] || a[1] - b[1]);
})();

const wrapped = (turn: number): number => ((turn % FULL_TURN) + FULL_TURN) % FULL_TURN;

/** How far a placement is from what was aimed at: the shift, plus 0.3 mm a degree. Orders, never decides. */
function cost(du: number, dv: number, dturn: number): number {
  return Math.sqrt(du * du + dv * dv) + 3 * Math.min(wrapped(dturn), wrapped(-dturn));
}

/** The legal placement nearest to the aim within 15 mm and 45 degrees; null if there is none. */
export function snapped(kernel: Kernel, poses: Numbers, ground: Ground, join: Join, aim: Lie, spare = 0): Lie | null {
  const found = seek(kernel, poses, ground, join, aim, spare);
  return found && refine(kernel, poses, ground, join, aim, found, spare);
}

function seek(kernel: Kernel, poses: Numbers, ground: Ground, join: Join, aim: Lie, spare: number): Lie | null {
  let best = Infinity;
  let found: Lie | null = null;
  for (const [du, dv] of OFFSETS) {
    if (cost(du, dv, 0) >= best) break;
    const [u, v] = [aim.u + du, aim.v + dv];
    if (!kernel.onInnerBark(ground, u, v)) continue;
    for (let k = 0; k < Math.floor((2 * SWING) / TURN) + 1; k++) {
      const by = Math.floor((k + 1) / 2) * TURN;
      if (cost(du, dv, by) >= best) break;
      const lie = { parent: aim.parent, u, v, turn: wrapped(aim.turn + (k % 2 ? by : -by)) };
      if (kernel.legal(poses, ground, join, lie, spare)) {
        best = cost(du, dv, by);
        found = lie;
        break;
      }
    }
  }
  return found;
}

/** Move a legal placement closer to the aim in ever smaller steps, down to a single unit. */
function refine(
  kernel: Kernel,
  poses: Numbers,
  ground: Ground,
  join: Join,
  aim: Lie,
  start: Lie,
  spare: number,
): Lie {
  let at = start;
  for (let step = 128; step; ) {
    const best = cost(at.u - aim.u, at.v - aim.v, at.turn - aim.turn);
    let nearer: Lie | null = null;
    for (let k = 0; k < 27 && !nearer; k++) {
      const lie = {
        parent: at.parent,
        u: at.u + ((k % 3) - 1) * step,
        v: at.v + ((Math.floor(k / 3) % 3) - 1) * step,
        turn: wrapped(at.turn + (Math.floor(k / 9) - 1) * Math.max(Math.floor(step / 4), 1)),
      };
      const nearby = cost(lie.u - aim.u, lie.v - aim.v, lie.turn - aim.turn) < best;
      if (nearby && kernel.legal(poses, ground, join, lie, spare)) nearer = lie;
    }
    if (nearer) at = nearer;
    else step = Math.floor(step / 2);
  }
  return at;
}
