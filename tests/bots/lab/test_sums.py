"""What games come to: fabricated ones, of which every figure is known."""

from __future__ import annotations

import attrs
import pytest

from tests.support.boxes import shipped
from vanguard_desktop.bots.lab.bench import Report, Start
from vanguard_desktop.bots.lab.game import Record, Told
from vanguard_desktop.bots.lab.page import page
from vanguard_desktop.bots.lab.printed import printed
from vanguard_desktop.bots.lab.schedule import Plan, Played, Table
from vanguard_desktop.bots.lab.sums import figures_of, in_order, summed_up
from vanguard_desktop.core.ids import BookId

AWAY = BookId("expedition")
EASY, HARD = (Table(AWAY, Start(id=id, name=id), 2, "sensible") for id in ("W01", "W02"))


def game(table, success, *cards, **more):
    figures = {figure.id: 0.0 for figure in figures_of(AWAY)} | {"success": float(success)} | more
    listed = {
        "cards": {card: {"taken": 1, "used": 0} for card in cards},
        "choices": {
            "log:108 / 1 Home": {"offered": 1, "taken": 1},
            "log:108 / 2 Sender": {"offered": 1, "taken": 0},
        },
        "entries": {"108": {"read": 2}},
    }
    return Record((Told(AWAY, Report(table.start.id, figures, listed)),))


def summed(**tables):
    plan = Plan(tables=(EASY, HARD), games=100, campaigns=0)
    played = {{"easy": EASY, "hard": HARD}[name]: Played(tuple(games), False) for name, games in tables.items()}
    return summed_up(shipped(), plan, played)


@pytest.fixture
def sums():
    """A card that lies in the easy world nearly always, and makes no difference."""
    torch = "equipment:E01"
    easy = [*[game(EASY, True, torch) for _ in range(30)], *[game(EASY, True) for _ in range(10)]]
    hard = [game(HARD, False, torch) for _ in range(10)] + [game(HARD, False, rounds=8.0) for _ in range(30)]
    return summed(easy=easy, hard=hard)


def test_all_tables_count_alike_however_many_games_decided_them():
    sums = summed(easy=[game(EASY, True) for _ in range(90)], hard=[game(HARD, False) for _ in range(10)])
    assert sums["all"][0]["main"]["value"] == 0.5
    assert "Mission done, all tables alike: sensible 50% (" in printed(sums)


def test_bots_that_had_the_same_luck_are_compared_game_by_game():
    """What both won, or both lost, tells nothing; games that only one of them played have no pair."""
    strong = attrs.evolve(EASY, bot="strong")
    won, lost = game(EASY, True), game(EASY, False)
    games = {
        EASY: Played((won,) * 40 + (lost,) * 20, False),
        strong: Played((*(won,) * 37, *(lost,) * 3, *(won,) * 15, Record(broken="raised")), True),
    }
    sums = summed_up(shipped(), Plan(tables=(EASY, strong), games=60, campaigns=0), games)
    (pair,) = sums["paired"]
    assert (pair["first"], pair["second"], pair["games"]) == ("sensible", "strong", 55)
    assert (pair["only_first"], pair["only_second"]) == (3, 15)
    assert pair["better"]["value"] == pytest.approx(12 / 55)
    assert pair["better"]["low"] > 0
    text = (
        "strong against sensible, same luck: +22% (+7 to +35) of 55 games; "
        "15 that only strong won, 3 that only sensible won"
    )
    assert text in printed(sums)
    assert text in page(sums)


def row(rows, thing):
    return next(row for row in rows if row["thing"] == thing)


def test_a_share_and_a_mean_are_told_with_their_bands(sums):
    easy, hard = (table["reports"][0]["figures"] for table in sums["tables"])
    assert (easy["success"]["value"], easy["success"]["count"]) == (1, 40)
    assert hard["rounds"]["value"] == 6
    assert hard["rounds"]["low"] < 6 < hard["rounds"]["high"]


def test_a_card_of_an_easy_world_is_not_taken_for_a_good_one(sums):
    torch = row(sums["all"][0]["lists"]["cards"], "equipment:E01")
    assert (torch["games"], torch["taken"], torch["used"]) == (40, 40, 0)
    assert torch["with"]["value"] == torch["without"]["value"] == 0.75
    alone = row(sums["tables"][1]["reports"][0]["lists"]["cards"], "equipment:E01")
    assert (alone["with"]["count"], alone["without"]["count"]) == (10, 30)


def test_what_is_there_in_every_game_is_compared_with_nothing():
    games = [game(EASY, True, "crew:neave") for _ in range(4)]
    neave = row(summed(easy=games)["all"][0]["lists"]["cards"], "crew:neave")
    assert (neave["with"]["count"], neave["without"]["count"]) == (0, 0)


def test_options_that_nobody_takes_and_entries_that_nobody_reads_are_named(sums):
    assert row(sums["all"][0]["lists"]["entries"], "108")["read"] == 160
    never = sums["tables"][0]["never"]["logs"]
    assert "109" in never
    assert "108" not in never
    text = printed(sums)
    assert "Choices of texts, hardly ever taken (sensible): log:108 / 2 Sender\n" in text
    assert "Never met in W01, 2 players, sensible: logs " in text


def test_things_are_told_in_the_order_of_their_numbers():
    assert sorted(["log:20", "log:3", "event:1", "log:3b"], key=in_order) == ["event:1", "log:3", "log:3b", "log:20"]
