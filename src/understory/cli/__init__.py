"""The `understory` command. Each command's work lies in a module of its own, imported when it is asked for, so that
`understory --help` answers at once.
"""
# ruff: noqa: PLC0415  (imported when asked for, see above)

from pathlib import Path
from typing import Annotated

import typer

from understory.cli.group import OneLine

app = typer.Typer(
    cls=OneLine,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


def _print_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        typer.echo(f"understory {version('understory')}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def understory(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Say which release this is.")
    ] = False,
    language: Annotated[
        str | None,
        typer.Option(
            help="en, fr, de or it; left out, $UNDERSTORY_LANGUAGE or, on a terminal, the system's.", show_default=False
        ),
    ] = None,
) -> None:
    """Four forest board games with exact rules: play, simulate, replay, draw and check them.

    Without a command the table opens in your browser.
    """
    context.obj = language
    if context.invoked_subcommand is None and not version:
        from understory.cli.serving import open_table

        open_table()


_Game = Annotated[str, typer.Argument(help="The game, such as lanterns.", show_default=False)]
_Record = Annotated[Path, typer.Argument(help="A saved game.", show_default=False)]
_Options = Annotated[
    list[str] | None, typer.Option("--option", help="A way to play, name=value; may be repeated.", show_default=False)
]
_Pack = Annotated[
    Path | None, typer.Option("--pack", help="With the cards of this folder.", metavar="DIR", show_default=False)
]
_Jobs = Annotated[int, typer.Option(min=1, help="How many processes.")]
_Ray = Annotated[
    str | None,
    typer.Option(
        "--ray", help="Play on Ray: at this address, or with --ray alone on this machine.", metavar="[ADDRESS]"
    ),
]
_Seconds = Annotated[
    float | None, typer.Option(min=0.001, help="What a bot may think about a decision.", show_default=False)
]
_Output = Annotated[
    Path | None,
    typer.Option("--output", "-o", help="Keep every game here, .jsonl or .parquet; what is there is not played again."),
]
_Drawings = Annotated[Path | None, typer.Option(help="Draw the results into this folder, as SVG.")]
_As = Annotated[str, typer.Option("--as", help="Whose eyes: a seat's number, spectator, or all.")]


@app.command()
def play(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(help="The game; left out, you choose.", show_default=False)] = None,
    seats: Annotated[str | None, typer.Option(help="Who sits where: me, me:Name or a bot, parted by commas.")] = None,
    option: _Options = None,
    seed: Annotated[str | None, typer.Option(help="Any text; the same text deals the same game.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    autosave: Annotated[Path | None, typer.Option(help="Save here after every move.")] = None,
    svg: Annotated[Path | None, typer.Option(help="Draw the table here, anew whenever you are asked.")] = None,
    thoughts: Annotated[
        bool, typer.Option("--thoughts", help="Tell what the bots thought, even if it gives their cards away.")
    ] = False,
    pack: _Pack = None,
) -> None:
    """Play in the terminal, against bots or with people at one screen."""
    from understory.cli.playing import PlayArguments, play_game
    from understory.cli.speaking import tongue_of

    play_game(
        PlayArguments(game, seats, tuple(option or ()), seed, resume, autosave, svg, thoughts, pack),
        tongue_of(context.obj),
    )


@app.command()
def simulate(
    context: typer.Context,
    game: _Game,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    players: Annotated[int | None, typer.Option(min=1, help="How many players; left out, the usual number.")] = None,
    seed: Annotated[str, typer.Option(help="Any text; the same text plays the same games.")] = "1",
    bots: Annotated[
        str, typer.Option(help="Who plays, seat by seat, parted by commas; one name plays all.")
    ] = "random",
    option: _Options = None,
    jobs: _Jobs = 1,
    ray: _Ray = None,
    seconds: _Seconds = None,
    output: _Output = None,
    drawings: _Drawings = None,
    pack: _Pack = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Let bots play many games, and count."""
    from understory.cli.speaking import tongue_of

    tongue = tongue_of(context.obj)
    if (ray, seconds, output, drawings) == (None,) * 4:
        from understory.cli.simulating import SimulateArguments, simulate_games

        simulate_games(
            SimulateArguments(game, games, players, seed, bots, tuple(option or ()), jobs, pack), tongue, as_json=json
        )
        return
    from understory.cli.competing import ArenaArguments, simulate_and_keep

    simulate_and_keep(
        bots,
        ArenaArguments(
            game, games, players, seed, tuple(option or ()), seconds, jobs, ray, output, drawings, json, pack
        ),
        tongue,
    )


@app.command()
def tournament(
    context: typer.Context,
    specs: Annotated[
        list[str], typer.Argument(metavar="SPEC...", help="The bots, such as greedy.", show_default=False)
    ],
    game: Annotated[str, typer.Option(help="The game.", show_default=False)],
    games: Annotated[int, typer.Option(min=1, help="How many games every two bots play.")] = 20,
    players: Annotated[int | None, typer.Option(min=1, help="How many players; left out, the usual number.")] = None,
    seed: Annotated[str, typer.Option(help="Any text; the same text plays the same games.")] = "1",
    option: _Options = None,
    jobs: _Jobs = 1,
    ray: _Ray = None,
    seconds: _Seconds = None,
    output: _Output = None,
    drawings: _Drawings = None,
    pack: _Pack = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Let every two bots play each other, seats in balance, and rate them."""
    from understory.cli.competing import ArenaArguments, hold_tournament
    from understory.cli.speaking import tongue_of

    hold_tournament(
        specs,
        ArenaArguments(
            game, games, players, seed, tuple(option or ()), seconds, jobs, ray, output, drawings, json, pack
        ),
        tongue_of(context.obj),
    )


@app.command()
def replay(
    context: typer.Context,
    record: _Record,
    to: Annotated[int | None, typer.Option(min=0, help="Stop after so many moves.", show_default=False)] = None,
    as_: _As = "all",
    pack: _Pack = None,
) -> None:
    """Tell a saved game move by move."""
    from understory.cli.records import replay_record
    from understory.cli.speaking import tongue_of

    replay_record(record, to, as_, pack, tongue_of(context.obj))


@app.command()
def analyse(
    context: typer.Context,
    record: _Record,
    sims: Annotated[int, typer.Option(min=24, help="Simulations for each decision.")] = 240,
    seat: Annotated[
        int | None, typer.Option(min=0, help="Whose decisions; left out, everybody's but bots'.", show_default=False)
    ] = None,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="Where all of it goes, as JSON.", show_default=False)
    ] = None,
    pack: _Pack = None,
) -> None:
    """Look into the decisions of a saved game: what a search would have done, and what it cost."""
    from understory.cli.analysing import analyse_record
    from understory.cli.speaking import tongue_of

    analyse_record(record, sims, seat, output, pack, tongue_of(context.obj))


@app.command()
def draw(
    record: _Record,
    turn: Annotated[
        int | None, typer.Option(min=0, help="After so many moves; left out, at the end.", show_default=False)
    ] = None,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="The file; left out, printed.", show_default=False)
    ] = None,
    as_: Annotated[str, typer.Option("--as", help="Whose eyes: a seat's number, or spectator.")] = "spectator",
    side: Annotated[
        int | None, typer.Option(help="From which side, in games that stand in space.", show_default=False)
    ] = None,
    pack: _Pack = None,
) -> None:
    """Draw the table of a saved game as SVG."""
    from understory.cli.records import draw_record

    draw_record(record, turn, output, as_, side, pack)


@app.command()
def verify(context: typer.Context, record: _Record, pack: _Pack = None) -> None:
    """Check that a finished game was dealt from the seed the dealer had committed to."""
    from understory.cli.records import verify_record
    from understory.cli.speaking import tongue_of

    verify_record(record, pack, tongue_of(context.obj))


@app.command()
def rules(
    context: typer.Context,
    what: Annotated[
        list[str] | None,
        typer.Argument(help="A game, a rule's id, or words; left out, the list of books.", show_default=False),
    ] = None,
    rule: Annotated[str | None, typer.Option("--id", help="One rule by its id.", show_default=False)] = None,
    ask: Annotated[str | None, typer.Option(help="The rules that answer a question.", show_default=False)] = None,
) -> None:
    """Read the rules, every one with the id that refusals and points cite."""
    from understory.cli.rulebook import meant, print_answers, print_rules
    from understory.cli.speaking import tongue_of

    game, rule, ask = meant(what or [], rule, ask)
    if ask is not None:
        print_answers(game, ask, tongue_of(context.obj))
    else:
        print_rules(game, rule, tongue_of(context.obj))


@app.command()
def card(
    context: typer.Context,
    name: Annotated[list[str], typer.Argument(help="Its name or id, or a part of it.", show_default=False)],
) -> None:
    """Read a card: what it is, what it costs, what it says, where it comes from."""
    from understory.cli.cards import print_card
    from understory.cli.speaking import tongue_of

    print_card(" ".join(name), tongue_of(context.obj))


@app.command()
def balance(
    game: _Game,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="Any number; the same number plays the same games.")] = 1,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="The file; left out, printed.", show_default=False)
    ] = None,
    chapters: Annotated[
        bool, typer.Option("--chapters", help="A campaign's chapters instead, so many games of each and difficulty.")
    ] = False,
    mixed: Annotated[bool, typer.Option("--mixed", help="With another box's cards mixed in.")] = False,
) -> None:
    """Measure how a game's cards fare against one another, or how often its chapters are won."""
    from understory.cli.balancing import CARDS, CHAPTERS, MIXED, print_balance

    print_balance(game, games, seed, output, CHAPTERS if chapters else MIXED if mixed else CARDS)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, help="The port; 0 takes any that is free; left out, 8000.", show_default=False),
    ] = None,
    store: Annotated[
        str | None,
        typer.Option(
            help="Where matches are kept: sqlite:///FILE or postgresql://USER@HOST/NAME; left out, $UNDERSTORY_STORE "
            "or the file understory.db here. What is missing there is made."
        ),
    ] = None,
    store_patience: Annotated[float, typer.Option(min=0, help="Seconds to wait for a locked store.")] = 5.0,
    page: Annotated[
        Path | None, typer.Option(help="A folder with the page, served at /; left out, the one that came along.")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, help="Processes in which bots think.")] = 1,
    bot_seconds: Annotated[float, typer.Option(min=0.1, help="Seconds that a bot may think about a move.")] = 5.0,
    heartbeat: Annotated[float, typer.Option(min=0.01, help="Seconds between signs of life on a quiet stream.")] = 45.0,
    probe: Annotated[
        float, typer.Option(min=0.01, help="Seconds between looks at the store: its health, and the host's changes.")
    ] = 5.0,
    game: Annotated[
        list[str] | None, typer.Option(help="A further game, NAME=MODULE:CONSTANT; may be repeated.")
    ] = None,
    pack: Annotated[
        list[Path] | None,
        typer.Option(help="A folder of cards that can be played with too; may be repeated.", metavar="DIR"),
    ] = None,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error; one JSON object a line.")] = "info",
    https: Annotated[bool, typer.Option("--https", help="Reached over HTTPS: cookies travel no other way.")] = False,
    behind_proxy: Annotated[
        bool, typer.Option("--behind-proxy", help="Take addresses from the proxy's X-Forwarded-For.")
    ] = False,
    opens: Annotated[
        bool, typer.Option("--open", help="Open it in a browser; where port 8000 is taken, at any other.")
    ] = False,
    lan: Annotated[
        bool, typer.Option("--lan", help="Let other devices in the house in, by the address that they can reach.")
    ] = False,
    push_keys: Annotated[
        Path | None,
        typer.Option(help="Keys to call people with who are away, from `understory admin push-keys`.", metavar="FILE"),
    ] = None,
    unlimited: Annotated[bool, typer.Option("--unlimited", help="No rate limits: for measuring only.")] = False,
) -> None:
    """Serve the table: people and bots play in the browser or over HTTP. Stops in order on Ctrl-C or SIGTERM."""
    from understory.cli.serving import serve_table

    serve_table(
        host,
        port,
        store,
        store_patience,
        page,
        workers,
        bot_seconds,
        heartbeat,
        probe,
        tuple(game or ()),
        tuple(pack or ()),
        log_level,
        https=https,
        behind_proxy=behind_proxy,
        unlimited=unlimited,
        opens=opens,
        lan=lan,
        push_keys=push_keys,
    )


packs = typer.Typer(help="Packs of cards of your own.", rich_markup_mode=None, no_args_is_help=True)
app.add_typer(packs, name="pack")


@packs.command()
def check(
    context: typer.Context,
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder with the cards.", show_default=False)],
) -> None:
    """Say which games a folder of cards is for, or which file, card and field is wrong with it."""
    from understory.cli.packing import check_pack
    from understory.cli.speaking import tongue_of

    check_pack(folder, tongue_of(context.obj))


def main() -> None:
    """The command's entry point."""
    app()
