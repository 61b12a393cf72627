"""What is kept of a person: their games in figures, the deals of the day, all of it exported, and all of it removed."""

from pathlib import Path
from typing import Any

from bench.table_server import Guest, Server
from test_table_http import play_out, seated

from understory import games
from understory.core import read, replayed
from understory.hosting.histories import in_order, points_by_icon


def test_finished_games_are_told_in_figures(ada: Guest, ben: Guest) -> None:
    match = seated(ada, ben)
    assert ada.done("GET", "/api/me/history")["games"] == []
    play_out(match, ada, ben)
    told = ada.done("GET", "/api/me/history")
    end = ada.situation(match, 0)["end"]
    (game,) = told["games"]
    assert (game["match"], game["seat"], game["scores"]) == (match, 0, end["scores"])
    assert sum(game["sources"].values()) == sum(game["parts"].values()) == end["scores"][0]
    (figures,) = told["figures"]
    assert (figures["games"], figures["best"], figures["best_match"]) == (1, end["scores"][0], match)
    (opponent,) = told["opponents"]
    assert (opponent["name"], opponent["bot"], opponent["games"]) == ("Ben", "", 1)
    other = ben.done("GET", "/api/me/history")["games"][0]["result"]
    assert {game["result"], other} in ({"won", "lost"}, {"shared"})


def test_a_tree_is_told_by_the_icons_that_gave_its_points() -> None:
    record = (Path(__file__).parents[1] / "golden" / "kodama.record").read_text("utf-8")
    line = replayed(games.box("kodama").game, read(record))
    ledger = games.box("kodama").game.ledger(line.state)
    runs = sum(entry.amount for entry in ledger if entry.seat == 0 and entry.source == "kodama.score.run")
    assert sum(points_by_icon(ledger, 2)[0].values()) >= runs > 0


def test_points_by_season_are_told_in_the_order_of_the_seasons() -> None:
    games = [{"spring": 1, "autumn": 30}, {"spring": 2, "summer": 9, "autumn": 5}, {"summer": 4, "end": 7}]
    assert list(in_order(games)) == ["spring", "summer", "autumn", "end"]
    assert in_order(games)["summer"] == (9 + 4) / 3


def test_a_game_that_went_on_from_another_is_shown_and_not_counted(ada: Guest, ben: Guest) -> None:
    match = seated(ada, ben)
    play_out(match, ada, ben)
    on = ada.make("me", "me", after={"record": match, "moves": 4})["match"]
    play_out(on, ada)
    told = ada.done("GET", "/api/me/history")
    assert {game["match"] for game in told["games"]} == {match, on}
    assert [figures["games"] for figures in told["figures"]] == [1]


def test_the_deal_of_the_day_is_the_same_for_all_and_there_once_a_day(ada: Guest, ben: Guest) -> None:
    mine = ada.done("POST", "/api/days/lanterns")["match"]
    assert ada.done("POST", "/api/days/lanterns")["match"] == mine
    other = ben.done("POST", "/api/days/lanterns")["match"]
    assert other != mine
    assert dealt(ada, mine) == dealt(ben, other)
    deals = {deal["game"]: deal for deal in ada.done("GET", "/api/me/history")["deals"]}
    assert (deals["lanterns"]["match"], deals["lanterns"]["over"]) == (mine, False)
    assert deals["kodama"]["match"] is None
    assert ada.call("POST", "/api/days/nothing").status_code == 404


def dealt(guest: Guest, match: str) -> list[str]:
    """The cards that were dealt before anybody chose."""
    steps: list[dict[str, Any]] = guest.done("GET", f"/api/matches/{match}/timeline", seat=0)["steps"]
    first = next((at for at, step in enumerate(steps) if step["seat"] >= 0), len(steps))
    return [step["move"] for step in steps[:first]]


def test_all_that_is_kept_of_somebody_is_exported_and_nothing_of_others(ada: Guest, ben: Guest) -> None:
    match = seated(ada, ben)
    ada.ask(match, "say", text="hello there")
    ben.ask(match, "say", text="a secret of mine")
    running = ada.call("GET", "/api/me/export").text
    assert "hello there" in running
    assert "a secret of mine" not in running
    assert '"seed"' not in running
    assert '"record"' not in running
    play_out(match, ada, ben)
    told = ada.done("GET", "/api/me/export")
    assert told["person"]["name"] == "Ada"
    assert [found["info"]["match"] for found in told["matches"]] == [match]
    assert told["matches"][0]["record"].startswith("understory-record")


def test_whoever_is_removed_is_nobody_and_their_words_are_gone(ada: Guest, ben: Guest, server: Server) -> None:
    match = seated(ada, ben)
    with Guest(server.address, "Dora") as dora:
        alone = dora.make("me", "me")["match"]
        shared = dora.make("me", "guest", access="public")["match"]
        dora.ask(shared, "say", text="remember me not")
        assert ben.join(shared) == 1
        assert dora.call("DELETE", "/api/me").status_code == 204
        assert dora.call("GET", "/api/me").status_code == 401
    assert ben.call("GET", f"/api/matches/{alone}").status_code == 404
    info = ben.done("GET", f"/api/matches/{shared}")
    assert [seat["name"] for seat in info["seats"]] == ["...", "Ben"]
    stream = ben.call("GET", f"/api/matches/{shared}/timeline", seat=1).text
    assert "Dora" not in stream
    assert "remember me not" not in ben.call("GET", "/api/me/export").text
    assert ada.done("GET", f"/api/matches/{match}", key=None)["match"] == match
