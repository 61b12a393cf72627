"""The nearest legal placement to what was aimed at. In the kernel's subset and its buffers: see `kernel`."""

import math
from collections.abc import MutableSequence, Sequence

from understory.geometry.kernel import POSE, SPOT, legal, on_inner_bark, turned


def unposed(
    waves: Sequence[int], poses: Sequence[int], parent: int, x: int, y: int, angle: int, jx: int, jy: int
) -> tuple[int, int, int]:
    """Where a card at this world pose has its connecting end (jx, jy) on the parent: u, v, turn.

    Undoes `posed`, but for what turning rounds.
    """
    p = parent * POSE
    a = poses[p + 2]
    ex, ey = turned(jx, jy, waves[2 * angle], waves[2 * angle + 1])
    u, v = turned(x + ex - poses[p], y + ey - poses[p + 1], waves[2 * a], -waves[2 * a + 1])
    return u, v, (angle - a) % 3600


def cost(du: int, dv: int, dturn: int) -> float:
    """How far a placement is from what was aimed at: the shift, plus 0.3 mm a degree. Orders, never decides."""
    return math.sqrt(du * du + dv * dv) + 3 * min(dturn % 3600, -dturn % 3600)


def seek(
    waves: Sequence[int], poses: Sequence[int], parent: int, bark: Sequence[int], icons: Sequence[int],
    jx: int, jy: int, w: int, h: int, u: int, v: int, turn: int, spare: int,
    offsets: Sequence[int], swing: int, step: int, out: MutableSequence[int],
) -> bool:  # fmt: skip
    """Write the legal (u, v, turn) of least cost among the offsets (du, dv by rising length) and turns by `step`
    up to `swing` either way; false if none is legal."""
    p = parent * POSE
    best = math.inf
    for i in range(len(offsets) // 2):
        du = offsets[2 * i]
        dv = offsets[2 * i + 1]
        if cost(du, dv, 0) >= best:
            break
        if not on_inner_bark(bark, poses[p + 3], poses[p + 4], u + du, v + dv):
            continue
        for k in range(2 * swing // step + 1):
            by = (k + 1) // 2 * step
            if cost(du, dv, by) >= best:
                break
            at = (turn + (by if k % 2 else -by)) % 3600
            if legal(waves, poses, parent, bark, icons, jx, jy, w, h, u + du, v + dv, at, spare):
                best = cost(du, dv, by)
                out[0] = u + du
                out[1] = v + dv
                out[2] = at
                break
    return best < math.inf


def refine(
    waves: Sequence[int], poses: Sequence[int], parent: int, bark: Sequence[int], icons: Sequence[int],
    jx: int, jy: int, w: int, h: int, u: int, v: int, turn: int, spare: int, out: MutableSequence[int],
) -> None:  # fmt: skip
    """Move the legal (u, v, turn) in `out` closer to the aim in ever smaller steps, down to a single unit."""
    step = 128
    while step:
        best = cost(out[0] - u, out[1] - v, out[2] - turn)
        found = False
        for k in range(27):
            du = (k % 3 - 1) * step
            dv = (k // 3 % 3 - 1) * step
            dt = (k // 9 - 1) * max(step // 4, 1)
            nu = out[0] + du
            nv = out[1] + dv
            nt = (out[2] + dt) % 3600
            if cost(nu - u, nv - v, nt - turn) < best and legal(
                waves, poses, parent, bark, icons, jx, jy, w, h, nu, nv, nt, spare
            ):
                out[0] = nu
                out[1] = nv
                out[2] = nt
                found = True
                break
        if not found:
            step //= 2


def snap(
    waves: Sequence[int], poses: Sequence[int], parent: int, bark: Sequence[int], icons: Sequence[int],
    jx: int, jy: int, w: int, h: int, u: int, v: int, turn: int, spare: int,
    offsets: Sequence[int], swing: int, step: int, out: MutableSequence[int],
) -> bool:  # fmt: skip
    """Write the legal (u, v, turn) nearest to the aim, sought (see `seek`), then refined; false if none was found."""
    if not seek(waves, poses, parent, bark, icons, jx, jy, w, h, u, v, turn, spare, offsets, swing, step, out):
        return False
    refine(waves, poses, parent, bark, icons, jx, jy, w, h, u, v, turn, spare, out)
    return True


def nearest(spots: Sequence[int], parent: int, u: int, v: int, turn: int, reach: int, swing: int) -> int:
    """Which of the spots (parent, u, v, turn) on a parent is nearest to the aim, within reach and swing; -1 if none."""
    best = math.inf
    found = -1
    for i in range(len(spots) // SPOT):
        k = i * SPOT
        du = spots[k + 1] - u
        dv = spots[k + 2] - v
        dt = spots[k + 3] - turn
        near = du * du + dv * dv <= reach * reach and min(dt % 3600, -dt % 3600) <= swing
        if spots[k] == parent and near and cost(du, dv, dt) < best:
            best = cost(du, dv, dt)
            found = i
    return found
