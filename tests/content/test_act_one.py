"""The worlds of Act I can be won: the chain from place to place, outcome by outcome, up to the lift-off.

Outcomes are given without rolling for them; what they read, place and ask is what the game does.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, repeat

import attrs
import pytest

from tests.expedition.table import Table
from vanguard_desktop.content.load import load_box
from vanguard_desktop.core.box import Box
from vanguard_desktop.core.cards import RowColor
from vanguard_desktop.core.engine import replay, settle
from vanguard_desktop.core.ids import CardId, Flag, SectorId, WorldId
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.rulesets.expedition.commands import AnswerLiftOff, LiftOff, PickOption
from vanguard_desktop.rulesets.expedition.decisions import AgreeLiftOff, ChooseAction, ChooseOption
from vanguard_desktop.rulesets.expedition.effects import MoveTo
from vanguard_desktop.rulesets.expedition.ending import failed
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.rulesets.expedition.state import Ending


@pytest.fixture(scope="module")
def box() -> Box:
    return load_box(())


@attrs.frozen
class Visit:
    """A team on the ground; `turn` is the question with which its turn waits."""

    table: Table
    turn: ChooseAction

    @classmethod
    def to(cls, box: Box, world: str, *flags: Flag) -> Visit:
        """The campaign remembers these keywords."""
        opening = attrs.evolve(stand_alone_opening(box, WorldId(world), 1), flags=flags)
        start = EXPEDITION.begin(box, opening, seed=5)
        happened = settle(EXPEDITION, start)
        table = Table(state=replay(EXPEDITION, start, happened), events=tuple(happened))
        while not isinstance(table.question, ChooseAction):
            table = table.play(table.legal()[0])
        return cls(table, table.question)

    def go(self, sector: int, *picks: int) -> Visit:
        """The crew member of the turn comes there; what is read asks for these alternatives, or for the first."""
        return self._happens(MoveTo(sector=SectorId(sector)), picks)

    def green(self, card: str, *picks: int, action: int = 1) -> Visit:
        """The check there succeeds."""
        poi = self.table.state.poi(self._here)
        assert poi is not None
        assert poi.id == card
        check = poi.actions[action - 1].check
        assert check is not None
        (line,) = (line for line in (*check.rows, *check.tracks) if line.color is RowColor.GREEN)
        return self._happens(line.effect, picks, source=f"poi:{self._here}:{card}:{action}")

    def says(self, mission: str, *picks: int, action: int = 1) -> Visit:
        """What a special action of a mission does, if it is open."""
        printed = self.table.state.box.missions[CardId(mission)].actions[action - 1]
        assert printed.effect is not None
        return self._happens(printed.effect, picks, source=f"mission:{mission}:{action}")

    def home(self) -> Visit:
        """Everybody gathers at the lander and agrees to lift off."""
        table = self.table
        for member in table.state.members:
            table = table.resolve(MoveTo(), you=member.id)
        table = table.given(pending=(self.turn,)).play(LiftOff())
        while isinstance(table.question, AgreeLiftOff):
            table = table.play(next(answer for answer in table.legal(AnswerLiftOff) if answer.agree))
        return attrs.evolve(self, table=_answered(table, repeat(1)))

    @property
    def won(self) -> bool:
        state = self.table.state
        return state.ending is Ending.LIFTED_OFF and not failed(state)

    @property
    def flags(self) -> set[Flag]:
        return set(self.table.state.flags)

    @property
    def _here(self) -> SectorId | None:
        return self.table.member(self.turn.member).sector

    def _happens(self, effect: Effect, picks: tuple[int, ...], source: str = "") -> Visit:
        after = self.table.given(pending=()).resolve(effect, you=self.turn.member, source=source)
        return attrs.evolve(self, table=_answered(after, chain(picks, repeat(1))))


def _answered(table: Table, picks: Iterator[int]) -> Table:
    while table.question is not None:
        asked = isinstance(table.question, ChooseOption)
        table = table.play(PickOption(number=next(picks)) if asked else table.legal()[0])
    return table


def test_uphill_is_won_at_the_drowned_letterbox(box: Box) -> None:
    visit = Visit.to(box, "W02").go(4).go(7).green("P209")
    assert "stamp_tide" in visit.flags
    assert visit.home().won


def test_the_young_raft_is_carried_to_the_sea_with_those_who_were_lost(box: Box) -> None:
    told = Visit.to(box, "W02").go(6).green("P206", 1)
    assert told.flags >= {"child_told"}
    assert told.table.state.marks[SectorId(6)] == 2
    gathered = told.go(9).green("P207")
    gathered = gathered.says("M09", *_to(gathered, 9, 11))
    joined = told.table.state.marks[SectorId(6)] + gathered.table.state.marks[SectorId(11)]
    assert joined == 3
    back = gathered.go(6)
    back = back.says("M09", *_to(back, 6, 9))
    there = back.says("M09", *_to(back, 9, 11))
    assert there.table.state.marks[SectorId(11)] == 3
    sung = there.green("P213")
    assert "child_home" in sung.flags
    assert "child_scattered" not in sung.home().flags


def _to(visit: Visit, start: int, end: int) -> tuple[int, ...]:
    """Which alternative leads there: connected sectors are offered by their numbers."""
    ways = {
        way.end if way.start == start else way.start
        for way in visit.table.state.paths
        if start in (way.start, way.end) and not way.closed and not (way.one_way and way.end == start)
    }
    return (sorted(ways).index(SectorId(end)) + 1,)


@pytest.mark.rule("SAV-07")
@pytest.mark.parametrize(
    ("world", "flags"),
    [
        ("W01", {"stamp_salt"}),
        ("W02", {"stamp_tide"}),
        ("W03", {"dorrun_met", "ninth_gallery", "stamp_ember", "tap_closed"}),
        ("W04", {"stamp_frost", "sleepers_found", "shelf_kept"}),
        ("W05", {"stamp_lamp"}),
    ],
)
def test_what_was_settled_in_a_former_visit_is_settled(box: Box, world: str, flags: set[str]) -> None:
    """Missions are not recorded with a planet; the briefing takes away those that nobody could complete again."""
    again = Visit.to(box, world, *(Flag(flag) for flag in flags))
    assert [id for id in again.table.state.missions if not box.missions[id].optional] == []
    assert again.home().won


@pytest.mark.parametrize(
    ("world", "flag", "mission"),
    [
        ("W02", "raft_met", "M09"),
        ("W03", "ninth_gallery", "M13"),
        ("W03", "dorrun_met", "M13"),
        ("W04", "sleepers_found", "M17"),
        ("W05", "strays_met", "M21"),
    ],
)
def test_what_was_left_open_is_open_again(box: Box, world: str, flag: str, mission: str) -> None:
    assert mission in Visit.to(box, world, Flag(flag)).table.state.missions


def test_whoever_leaves_the_raft_in_pieces_has_scattered_it(box: Box) -> None:
    left = Visit.to(box, "W02").go(6).green("P206", 1).go(7).green("P209").home()
    assert left.won
    assert "child_scattered" in left.flags


@pytest.mark.parametrize(("choice", "card", "flag"), [(1, "P306", "tap_closed"), (3, "P307", "tap_open")])
def test_kiln_is_won_with_the_tap_closed_or_open(box: Box, choice: int, card: str, flag: str) -> None:
    met = Visit.to(box, "W03").go(3).green("P303").go(4).go(5)
    settled = met.go(6, choice).green(card)
    assert flag in settled.flags
    stamped = settled.go(9).green("P310")
    assert "stamp_ember" in stamped.flags
    assert stamped.home().won


def test_whoever_has_warmed_the_gallery_may_join_the_choir(box: Box) -> None:
    warm = Visit.to(box, "W03").go(3).green("P303").go(5).go(6, 1).green("P306")
    assert "voice_dorrun" in warm.go(5).green("P312").flags


def test_cold_shelf_is_won_by_asking(box: Box) -> None:
    asked = Visit.to(box, "W04").go(12).green("P412").go(8).green("P408")
    assert {"stamp_frost", "shelf_asked"} <= asked.flags
    assert "voice_ennare" in asked.green("P408", action=2).flags
    assert asked.home().won


@pytest.mark.parametrize(("choice", "flag"), [(1, "shelf_thawed"), (2, "shelf_kept")])
def test_cold_shelf_is_won_at_the_valves(box: Box, choice: int, flag: str) -> None:
    set_right = Visit.to(box, "W04").go(12).green("P412").go(8).go(10).green("P410", choice)
    assert flag in set_right.flags
    assert set_right.home().won


def test_pebble_moor_is_won_with_an_answer_and_the_strays_get_a_route(box: Box) -> None:
    answered = Visit.to(box, "W05").go(3).go(4).green("P505", 2).go(8).green("P510")
    assert "stamp_lamp" in answered.flags
    routed = answered.go(5).green("P506").green("P513", 1)
    assert "strays_homed" in routed.flags
    assert routed.home().won
