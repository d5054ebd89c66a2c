"""A visit to a world of the campaign: outcomes are given without rolling for them, and what they read, place and ask is
what the game does.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, repeat

import attrs

from tests.expedition.table import Table
from vanguard_desktop.core.engine import replay, settle
from vanguard_desktop.core.ids import Flag, SectorId, WorldId
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.core.rng import Rng
from vanguard_desktop.core.sources import Source
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.rulesets.expedition.data.commands import AnswerLiftOff, LiftOff, PickOption, SayNo, SayYes
from vanguard_desktop.rulesets.expedition.data.decisions import AgreeLiftOff, ChooseAction, ChooseOption, Optional
from vanguard_desktop.rulesets.expedition.data.effects import MoveTo
from vanguard_desktop.rulesets.expedition.data.state import Ending
from vanguard_desktop.rulesets.expedition.round.ending import failed
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.setting.box import Box
from vanguard_desktop.setting.cards import RowColor


@attrs.frozen
class Visit:
    """A team on the ground; `turn` is the question with which its turn waits.

    What may come along with a crew member does so if it is `taken_along`.
    """

    table: Table
    turn: ChooseAction
    taken_along: bool = False

    @classmethod
    def to(cls, box: Box, world: str, *flags: Flag) -> Visit:
        """The campaign remembers these keywords."""
        given = stand_alone_opening(box, WorldId(world), 1)
        start = EXPEDITION.begin(box, attrs.evolve(given, flags=flags, discoveries={}, events=()), seed=5)
        happened = settle(EXPEDITION, start)
        table = Table(state=replay(EXPEDITION, start, happened), events=tuple(happened))
        while not isinstance(table.question, ChooseAction):
            table = table.play(table.legal()[0])
        # Decks lie as they are given and luck begins here: what other cards there are changes nothing that is met.
        leads = tuple(sorted(table.state.lead_bag))
        laid = table.given(discoveries=given.discoveries, event_deck=given.events, lead_bag=leads, rng=Rng(5))
        return cls(laid, table.question)

    def go(self, sector: int, *picks: int) -> Visit:
        """The crew member of the turn comes there; what is read asks for these alternatives, or for the first."""
        return self.happens(MoveTo(sector=SectorId(sector)), *picks)

    def green(self, card: str, *picks: int, action: int = 1) -> Visit:
        """The check there succeeds."""
        poi = self.table.state.poi(self.here)
        assert poi is not None
        assert poi.id == card
        check = poi.actions[action - 1].check
        assert check is not None
        (line,) = (line for line in (*check.rows, *check.tracks) if line.color is RowColor.GREEN)
        return self.happens(line.effect, *picks, source=f"poi:{self.here}:{card}:{action}")

    def red(self, card: str, *picks: int, action: int = 1) -> Visit:
        """The check there fails."""
        poi = self.table.state.poi(self.here)
        assert poi is not None
        assert poi.id == card
        check = poi.actions[action - 1].check
        assert check is not None
        (line,) = (line for line in (*check.rows, *check.tracks) if line.color is RowColor.RED)
        return self.happens(line.effect, *picks, source=f"poi:{self.here}:{card}:{action}")

    def home(self, *picks: int) -> Visit:
        """Everybody gathers at the lander and agrees to lift off; what is read then asks for these alternatives."""
        table = self.table
        for member in table.state.members:
            table = self._answered(table.given(pending=()).resolve(MoveTo(), you=member.id), repeat(1))
        table = table.given(pending=(self.turn,)).play(LiftOff())
        while isinstance(table.question, AgreeLiftOff):
            table = table.play(next(answer for answer in table.legal(AnswerLiftOff) if answer.agree))
        return attrs.evolve(self, table=self._answered(table, chain(picks, repeat(1))))

    @property
    def won(self) -> bool:
        state = self.table.state
        return state.ending is Ending.LIFTED_OFF and not failed(state)

    @property
    def flags(self) -> set[Flag]:
        return set(self.table.state.flags)

    @property
    def here(self) -> SectorId | None:
        """Where the crew member of the turn stands."""
        return self.table.member(self.turn.member).sector

    def happens(self, effect: Effect, *picks: int, source: Source | str = "") -> Visit:
        """The text takes place for the crew member of the turn."""
        after = self.table.given(pending=()).resolve(effect, you=self.turn.member, source=source)
        return attrs.evolve(self, table=self._answered(after, chain(picks, repeat(1))))

    def _answered(self, table: Table, picks: Iterator[int]) -> Table:
        """Until the turn waits for its next action, or for nothing."""
        while table.question is not None and not isinstance(table.question, ChooseAction):
            match table.question:
                case ChooseOption():
                    table = table.play(PickOption(number=next(picks)))
                case Optional():
                    table = table.play(SayYes() if self.taken_along else SayNo())
                case _:
                    table = table.play(table.legal()[0])
        return table
