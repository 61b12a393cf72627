"""For whoever looks after a table. Works on the store, whether a server runs or not; a running one
follows within seconds. Dates are in the machine's own time.
"""

import os
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from understory.cli.serving import STORE_VARIABLE, checked_store, named_game, open_store
from understory.cli.speaking import tongue_of
from understory.core import OptionError
from understory.server.admin import Admin
from understory.server.backup import backed_up, restored
from understory.server.order import Kind
from understory.server.push import made_keys
from understory.server.store import sqlite_file, store_url
from understory.server.worker import shelf_with
from understory.table.vocabulary import Status

app: Final = typer.Typer(no_args_is_help=True, rich_markup_mode=None, add_completion=False)
Store = Annotated[
    str | None,
    typer.Option(help="Where matches are kept; left out, $UNDERSTORY_STORE or understory.db here."),
]


@contextmanager
def _engine(store: str | None, *, new: bool = False) -> Iterator[Any]:
    """The store's engine. Whoever misses the table's file is told so, in place of making another that holds nothing."""
    url = checked_store(store or os.environ.get(STORE_VARIABLE) or "sqlite:///understory.db")
    file = sqlite_file(store_url(url))
    if file is not None and not new and not file.exists():
        raise OptionError("store", str(file), "there is no such file; --store or $UNDERSTORY_STORE names the table's")
    with open_store(url) as engine:
        yield engine


@contextmanager
def _admin(store: str | None, games: Iterable[str] = ()) -> Iterator[Admin]:
    with _engine(store) as engine:
        yield Admin(engine, shelf_with(dict(map(named_game, games))))


def _say(context: typer.Context, message: str, **holes: int | str) -> str:
    return tongue_of(context.obj).say(f"admin-{message}", holes)


def _print(context: typer.Context, columns: Iterable[str], rows: Iterable[Iterable[object]]) -> None:
    table = Table(*(_say(context, f"column-{name}") for name in columns), box=None)
    for row in rows:
        table.add_row(*(str(cell) for cell in row))
    Console(soft_wrap=True).print(table, markup=False)


def _when(at: float) -> str:
    return datetime.fromtimestamp(at).astimezone().strftime("%Y-%m-%d %H:%M")


@app.command()
def matches(context: typer.Context, store: Store = None, status: Status | None = None, game: str | None = None) -> None:
    """List matches, the last changed first; `--status gathering`, `playing` or `over`."""
    with _admin(store) as admin:
        found = admin.matches(status, game)
    _print(
        context,
        ("match", "game", "status", "access", "changed", "people"),
        ((one.code, one.game, one.status, one.access, _when(one.changed), ", ".join(one.people)) for one in found),
    )


@app.command()
def close(
    context: typer.Context,
    match: str,
    store: Store = None,
    game: Annotated[list[str] | None, typer.Option(help="A further game, as for `understory serve`.")] = None,
) -> None:
    """End a match as it stands; everybody at it is told."""
    with _admin(store, game or ()) as admin:
        closed = admin.close(match, time.time())
    typer.echo(_say(context, "closed" if closed else "over-already", match=match))


@app.command("remove-match")
def remove_match(context: typer.Context, match: str, store: Store = None) -> None:
    """Remove a match with its log."""
    with _admin(store) as admin:
        admin.remove_match(match)
    typer.echo(_say(context, "removed", what=match))


@app.command()
def people(
    context: typer.Context,
    words: Annotated[str, typer.Argument(help="Part of a name or login.")] = "",
    store: Store = None,
) -> None:
    """List people, the newest first."""
    with _admin(store) as admin:
        found = admin.people(words)
    _print(
        context,
        ("id", "name", "login", "matches", "since"),
        ((one.id, one.name, one.login or _say(context, "guest"), one.matches, _when(one.created)) for one in found),
    )


@app.command("remove-person")
def remove_person(
    context: typer.Context,
    who: Annotated[str, typer.Argument(help="An id or a login.")],
    store: Store = None,
) -> None:
    """Remove a person with all that is theirs. Matches that others play too stay, without their name and words."""
    with _admin(store) as admin:
        gone, blanked = admin.remove_person(who)
    typer.echo(_say(context, "person-removed", who=who, gone=gone, blanked=blanked))


@app.command()
def password(login: str, store: Store = None) -> None:
    """Give an account a new password, print it, and log all its devices out."""
    with _admin(store) as admin:
        typer.echo(admin.reset_password(login))


@app.command()
def block(context: typer.Context, kind: Kind, value: str, store: Store = None) -> None:
    """Keep an address, a network such as 192.0.2.0/24, or a name out."""
    with _admin(store) as admin:
        kept_out = admin.block(kind, value, time.time())
    typer.echo(_say(context, "kept-out", kind=_say(context, f"kind-{kind}"), value=kept_out))


@app.command()
def unblock(context: typer.Context, kind: Kind, value: str, store: Store = None) -> None:
    """Let an address, a network or a name in again."""
    with _admin(store) as admin:
        let_in = admin.unblock(kind, value)
    typer.echo(_say(context, "let-in" if let_in else "not-kept-out", value=value))


@app.command()
def blocked(context: typer.Context, store: Store = None) -> None:
    """List what is kept out."""
    with _admin(store) as admin:
        found = admin.blocks()
    _print(context, ("kind", "value"), ((_say(context, f"kind-{kind}"), value) for kind, value in found))


@app.command()
def complaints(context: typer.Context, store: Store = None) -> None:
    """List what people told of others."""
    with _admin(store) as admin:
        found = admin.complaints()
    _print(
        context,
        ("when", "match", "by", "about", "words"),
        ((_when(one.at), one.match, one.by, one.about, one.words) for one in found),
    )


@app.command(name="push-keys")
def push_keys(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="Where to keep them; nobody else should read it.")],
    contact: Annotated[
        str, typer.Option(help="Where push services can write to, mailto:YOU@EXAMPLE.ORG or an address of the web.")
    ] = "mailto:nobody@example.org",
) -> None:
    """Make keys with which people are called when it is their turn: `understory serve --push-keys FILE`."""
    if not contact.startswith(("mailto:", "https://")):
        raise OptionError(
            "contact", contact, "write mailto:YOU@EXAMPLE.ORG or https://...: push services refuse others"
        )
    if file.exists():
        raise OptionError("file", str(file), "it is there already, and browsers have subscribed with its keys")
    file.touch(mode=0o600)
    file.write_bytes(msgspec.json.encode(made_keys(contact)))
    typer.echo(_say(context, "keys", file=str(file)))


@app.command()
def tidy(
    context: typer.Context,
    store: Store = None,
    guests: Annotated[
        float | None, typer.Option(min=0, help="Remove guests who came so many days ago and have no match.")
    ] = None,
    finished: Annotated[float | None, typer.Option(min=0, help="Remove matches that ended so many days ago.")] = None,
) -> None:
    """Remove what is old; a timer may call this every night."""
    with _admin(store) as admin:
        gone, people_gone = admin.tidy(time.time(), guests, finished)
    typer.echo(_say(context, "tidied", matches=gone, guests=people_gone))


@app.command()
def backup(context: typer.Context, file: Path, store: Store = None) -> None:
    """Write all that is kept to a new file, while the table runs or not."""
    with _engine(store) as engine:
        typer.echo(_say(context, "rows-written", rows=backed_up(engine, file)))


@app.command()
def restore(context: typer.Context, file: Path, store: Store = None) -> None:
    """Fill an empty store from a backup, also one of the other kind of database."""
    with _engine(store, new=True) as engine:
        typer.echo(_say(context, "rows-read", rows=restored(engine, file)))
