"""What a viewer who listens is sent, and when."""

import asyncio
from collections.abc import Callable

from table_evening import Evening, evening, move

from understory.table import messages as msg

ASKED = 50


def test_whoever_moves_is_told_what_it_changed_and_answered_in_one_batch(sqlite_store: str) -> None:
    async def play(here: Evening) -> None:
        actor = await here.match("me", "guest")
        stream = here.listen(actor, "Ada")
        batches = stream.batches()
        assert isinstance((await anext(batches))[0], msg.Hello)
        upcoming = asyncio.ensure_future(anext(batches))
        await asyncio.sleep(0)  # now the batch is waited for
        await stream.answer(await move(actor, here.asker("Ada", "m1"), 0))
        put_down, stands, answer = await upcoming
        assert isinstance(put_down, msg.PutDown)
        assert isinstance(stands, msg.Situation)
        assert isinstance(answer, msg.Accepted)
        assert answer.seq == put_down.seq == stands.seq
        actor.leave(stream)

    evening(sqlite_store, play)


def test_what_a_viewer_does_not_take_at_once_comes_later_and_in_order(sqlite_store: str) -> None:
    async def play(here: Evening) -> None:
        actor = await here.match("me", "me")
        stream = here.listen(actor, "Ada")
        pushed: list[list[msg.FromTable]] = []
        takes = True

        def push(made: Callable[[], list[msg.FromTable]]) -> bool:
            if takes:
                pushed.append(made())
            return takes

        stream.push_by(push)
        batches = stream.batches()
        assert isinstance((await anext(batches))[0], msg.Hello)
        upcoming = asyncio.ensure_future(anext(batches))
        await asyncio.sleep(0)  # now the batch is waited for
        await stream.answer(await move(actor, here.asker("Ada", "m1"), 0))
        for _ in range(ASKED):
            await asyncio.sleep(0)
        assert [isinstance(batch[-1], msg.Accepted) for batch in pushed] == [True]
        assert not upcoming.done()
        takes = False
        await stream.answer(msg.Pong())
        assert await upcoming == [msg.Pong()]
        takes = True
        await stream.answer(msg.Pong())
        for _ in range(ASKED):
            await asyncio.sleep(0)
        assert len(pushed) == 1, "nothing overtakes what somebody is still busy with"
        assert await anext(batches) == [msg.Pong()]
        actor.leave(stream)

    evening(sqlite_store, play)


def test_whoever_asks_without_listening_is_heard_no_more_until_they_listen(sqlite_store: str) -> None:
    async def play(here: Evening) -> None:
        actor = await here.match("me", "me")
        stream = here.listen(actor, "Ada")

        answered = 0

        async def ask() -> None:
            nonlocal answered
            for _ in range(ASKED):
                await stream.answer(msg.Pong())
                answered += 1

        asking = asyncio.create_task(ask())
        for _ in range(2 * ASKED):
            await asyncio.sleep(0)
        assert answered < ASKED
        assert not asking.done()
        heard = 0
        async for batch in stream.batches():
            heard += sum(isinstance(message, msg.Pong) for message in batch)
            if heard == ASKED:
                break
        await asking
        actor.leave(stream)

    evening(sqlite_store, play)
