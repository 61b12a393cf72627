"""Plays a plan of matches: here, in processes of this machine, or on a Ray cluster. Results come as they are done."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any, Final, Protocol, TypeAlias

from understory.arena.matches import OpenBox, Pairing, Result, Terms, played
from understory.arena.store import Results
from understory.core.extras import NotInstalled

LOCAL: Final = "local"
"""A Ray of our own on this machine, in place of a cluster's address."""
_SHARES: Final = 8
"""Shares for each worker: enough that none is idle for long."""
_MOST: Final = 64
"""Matches in one share: what is done is kept when the run is broken off."""

Shares: TypeAlias = Sequence[Sequence[Pairing]]


class Runner(Protocol):
    """Where matches are played."""

    def __call__(self, open_box: OpenBox, terms: Terms, shares: Shares) -> Iterator[list[Result]]:
        """Play all shares, and give the results of each as it is done, in any order."""
        ...


def run(
    plan: Sequence[Pairing],
    terms: Terms,
    open_box: OpenBox,
    runner: Runner,
    workers: int,
    kept: Results,
    advance: Callable[[int], None],
) -> list[Result]:
    """Play what has not been played yet, and keep it. `advance` is told how many more are done."""
    done = kept.done
    advance(len(done))
    left = [match for match in plan if match.number not in done]
    size = max(1, min(_MOST, -(-len(left) // (workers * _SHARES))))
    shares = [left[first : first + size] for first in range(0, len(left), size)]
    for results in runner(open_box, terms, shares):
        for result in results:
            kept.add(result)
        advance(len(results))
    kept.finish()
    return kept.results


def share(open_box: OpenBox, terms: Terms, matches: Sequence[Pairing]) -> list[Result]:
    """Play one share, in whatever process this is."""
    return list(played(open_box(terms.game), terms, matches))


def here(open_box: OpenBox, terms: Terms, shares: Shares) -> Iterator[list[Result]]:
    """In this process, a match at a time."""
    matches = [match for part in shares for match in part]
    for result in played(open_box(terms.game), terms, matches):
        yield [result]


def in_processes(workers: int) -> Runner:
    """In so many processes of this machine."""

    def runner(open_box: OpenBox, terms: Terms, shares: Shares) -> Iterator[list[Result]]:
        with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
            try:
                for done in as_completed([pool.submit(share, open_box, terms, part) for part in shares]):
                    yield done.result()
            finally:
                pool.shutdown(wait=True, cancel_futures=True)

    return runner


def on_ray(address: str, workers: int) -> Runner:
    """On a Ray cluster: `local` starts one with so many workers here, any other address is one that is running."""

    def runner(open_box: OpenBox, terms: Terms, shares: Shares) -> Iterator[list[Result]]:
        ray = _ray()
        if address == LOCAL:
            ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False, logging_level="error")
        else:
            ray.init(address=address, log_to_driver=False, logging_level="error")
        try:
            remote = ray.remote(max_retries=2)(share)
            waiting = [remote.remote(open_box, terms, part) for part in shares]
            while waiting:
                ready, waiting = ray.wait(waiting)
                for one in ready:
                    yield ray.get(one)
        finally:
            ray.shutdown()

    return runner


def _ray() -> Any:
    try:
        import ray  # noqa: PLC0415  (the extra `cluster`)
    except ImportError:
        raise NotInstalled("ray", "cluster") from None
    return ray
