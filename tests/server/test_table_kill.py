from random import Random

from bench.kill import killed


def test_killed_ten_times_at_random_moments_no_acknowledged_move_is_lost_and_none_made_twice(sqlite_store: str) -> None:
    toll = killed(sqlite_store, 10, Random(9))
    assert (toll.kills, toll.lost, toll.doubled) == (10, [], [])
    assert toll.acknowledged >= 30
