"""Which games are played, and when no more are: it depends on their results in the order of the seeds alone."""

from __future__ import annotations

from random import Random

import pytest

from vanguard_desktop.bots.lab.bands import Aim
from vanguard_desktop.bots.lab.bench import Report, Start
from vanguard_desktop.bots.lab.game import Record, Told
from vanguard_desktop.bots.lab.schedule import Plan, Table, carry_out, seed_of
from vanguard_desktop.bots.played_log import PlayedLog
from vanguard_desktop.core.ids import BookId

NO_LOG = PlayedLog(None, "")
AWAY = BookId("expedition")


def table(id="W01", players=2, bot="sensible", long=False):
    return Table(AWAY, Start(id=id, name=id, long=long), players, bot)


def chance_of(success):
    """Games that end well by their own luck, whoever plays them and whenever."""

    def play(pieces):
        return (
            Record((Told(AWAY, Report(piece.start, {"success": float(Random(piece.seed).random() < success)}, {})),))
            for piece in pieces
        )

    return play


def games(plan, play):
    return [len(played.records) for played in carry_out(plan, play, NO_LOG).values()]


@pytest.mark.parametrize(("success", "count"), [(1.0, 75), (0.0, 75), (0.5, 200)])
def test_a_table_stops_at_the_look_that_decides(success, count):
    played = carry_out(Plan(tables=(table(),), games=200, campaigns=0), chance_of(success), NO_LOG)[table()]
    assert len(played.records) == count
    assert played.decided is (count < 200)


def test_all_games_are_played_if_somebody_wants_them():
    assert games(Plan(tables=(table(),), games=110, campaigns=0, play_all=True), chance_of(1.0)) == [110]


def test_an_aim_decides_sooner():
    plan = Plan(tables=(table(),), games=200, campaigns=0, aim=Aim(0.6, 0.9))
    assert games(plan, chance_of(0.1))[0] < 75


def test_campaigns_are_looked_at_more_often():
    plan = Plan(tables=(table(long=True), table("W02")), games=30, campaigns=12)
    assert games(plan, chance_of(0.5)) == [12, 30]


def test_one_table_stops_without_the_others():
    easy, hard = table("W01"), table("W02")

    def play(pieces):
        return (next(chance_of(1.0 if piece.start == "W01" else 0.5)([piece])) for piece in pieces)

    together = carry_out(Plan(tables=(easy, hard), games=200, campaigns=0), play, NO_LOG)
    assert [len(together[each].records) for each in (easy, hard)] == [75, 200]
    alone = carry_out(Plan(tables=(hard,), games=200, campaigns=0), play, NO_LOG)
    assert together[hard] == alone[hard]


def test_bots_are_compared_with_the_same_luck():
    assert seed_of(1, table(bot="random"), 3) == seed_of(1, table(), 3)
    seeds = {
        seed_of(seed, table(id, players), n) for seed in (1, 2) for id in "AB" for players in (2, 4) for n in (0, 1)
    }
    assert len(seeds) == 16


def test_a_game_that_broke_off_decides_nothing():
    plan = Plan(tables=(table(),), games=80, campaigns=0)
    assert games(plan, lambda pieces: (Record(broken="it fell") for _ in pieces)) == [80]
