"""What requests do that ask for all that is kept of whoever asks."""

import json

from starlette.responses import Response

from understory.hosting.histories import History
from understory.server.calls import Call, Reply
from understory.server.errors import TableError


async def my_history(call: Call) -> History:
    """The asker's finished games in figures, and today's deals."""
    return await call.room.histories.history((await call.who()).person, call.room.game_names)


async def deal_of_today(call: Call) -> Reply:
    """Today's deal of a game, the same for everybody, against a bot; the asker's own match of it, once a day."""
    game = call.path["game"]
    if game not in call.room.game_names:
        raise TableError(404, "table.no-such-game", game=game)
    return Reply(201, await call.room.histories.deal_of_today(await call.who(), game))


async def export(call: Call) -> Response:
    """All that is kept of the asker, as one file."""
    told = await call.room.histories.export(await call.who())
    content = json.dumps(told, ensure_ascii=False, indent=1)
    name = {"content-disposition": 'attachment; filename="understory.json"'}
    return Response(content, media_type="application/json", headers=name)


async def remove_me(call: Call) -> Reply:
    """Remove all that is kept of the asker. Where others sat, they are nobody from now on."""
    await call.room.histories.remove(await call.who(), call.token)
    return Reply(204, None, "")
