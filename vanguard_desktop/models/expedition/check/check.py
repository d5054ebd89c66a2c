"""The running dice check as the tray shows it: its step, its dice as they lie, its lines, what may still be done."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from vanguard_desktop.core import CardId, Command, DieId, Reason
from vanguard_desktop.play.check_odds import in_reach
from vanguard_desktop.play.laying import Ground, Kind
from vanguard_desktop.play.questions import specials_of
from vanguard_desktop.rulesets.expedition.data import (
    Check,
    GatherDice,
    Purpose,
    State,
    action_track,
)
from vanguard_desktop.setting import Row
from vanguard_desktop.text.common.wording import Wording

from ...bridge import Bridge
from .dice import CheckDice
from .laying import CheckLaying
from .odds import CheckOdds
from .odds_words import OddsWords
from .shown import (
    OF_THE_TRAY,
    CheckShown,
    LaidGround,
    OutcomeLine,
    SpecialLine,
    TrayDie,
)
from .usable import CheckUsables


class CheckModel(QObject):
    """`shown` is None while no check runs; `changed` when dice were laid elsewhere, of which the game knows nothing."""

    changed = Signal()

    def __init__(self, bridge: Bridge, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge, self._wording = bridge, wording
        self.shown: CheckShown | None = None
        self.odds = CheckOdds(self)
        self.odds_words = OddsWords(bridge, wording, self)
        self.laying = CheckLaying(bridge)
        self._dice = CheckDice(bridge, wording, self.laying, self)
        self._usables = CheckUsables(bridge, wording, self.laying, self._dice, self)
        bridge.renewed.connect(self.refresh)
        self.refresh()

    def refresh(self, *_: object) -> None:
        self.laying.refresh()
        self._show_now()
        self.odds.ask(self._bridge.state)

    def lay(self, ground: Ground, die: DieId) -> Reason | None:
        """A die is laid where it is to be spent; the reason if the rules forbid it."""
        reason = self.laying.lay(ground, die)
        self._laid(reason)
        return reason

    def take_off(self, ground: Ground, die: DieId) -> Reason | None:
        reason = self.laying.take_off(ground, die)
        self._laid(reason)
        return reason

    def _laid(self, reason: Reason | None) -> None:
        """Nothing has happened in the game: the odds are what they were."""
        if reason is None:
            self._show_now()
            self.changed.emit()

    def why_not(self, reason: Reason) -> str:
        return self._wording.refusals.why(reason, self._bridge.state)

    def ground_name(self, ground: Ground) -> str:
        """What the place for dice is called in a list of places."""
        names, state = self._wording.names, self._bridge.state
        match ground.kind:
            case Kind.ROW:
                assert ground.row is not None
                return names.outcome(ground.row)
            case Kind.COMBINATION if ground.source == "condition":
                return names.condition_in_force(state.board, state.condition)
            case Kind.COMBINATION:
                return names.section_card(CardId(ground.source))
            case _ if ground.same is not None:
                #: Name of a place on which dice are laid in a check. {icon} is the name of the icon for which they
                #: count.
                return self.tr("Special effect: {icon}").format(icon=names.icon(ground.same.value))
            case _:
                #: Name of a place on which dice are laid in a check: what a check offers besides its outcomes.
                return self.tr("Special effect")

    def _show_now(self) -> None:
        state: State = self._bridge.state
        self.shown = None if state.check is None else self._show(state, state.check)

    def on_tray(self) -> tuple[Command, ...]:
        """What may be used from the tray."""
        return () if self.shown is None else tuple(usable.command for usable in self.shown.usable)

    def _show(self, state: State, check: Check) -> CheckShown:
        question = state.question
        return CheckShown(
            title=self._title(check),
            at=check.at,
            active=self._wording.names.member(check.active),
            step=check.step,
            dice=self._dice.shown(state, check),
            specials=self._specials(state, check),
            outcomes=(*self._rows(state, check), *self._tracks(state, check)),
            usable=self._usables.shown(state) if isinstance(question, OF_THE_TRAY) else (),
            faces=self._dice.faces(check),
            gathering=isinstance(question, GatherDice),
        )

    def _title(self, check: Check) -> str:
        match check.purpose:
            case Purpose.PREPARE:
                #: Title of a dice check: the action.
                return self.tr("Prepare")
            case Purpose.ACTION if check.source.family == "poi" and check.source.number:
                return self._wording.names.special_action(CardId(check.source.id), check.source.number)
            case _:
                #: Title of a dice check that has no name of its own.
                return self._wording.names.source(check.source) or self.tr("Dice check")

    # ------------------------------------------------------------------------------------------------ lines

    def _specials(self, state: State, check: Check) -> tuple[SpecialLine, ...]:
        return tuple(
            SpecialLine(
                text=self._wording.rules.checks.special(special),
                over=check.step > 7 or (check.step == 7 and number < check.special_next),
                now=check.step == 7 and number == check.special_next,
                grounds=self._grounds_of_special(number),
            )
            for number, special in enumerate(specials_of(state, check))
        )

    def _rows(self, state: State, check: Check) -> Sequence[OutcomeLine]:
        rules, reach = self._wording.rules, in_reach(state)
        return [
            OutcomeLine(
                color=row.color,
                requirement="" if row.requirement.always else self._requirement(row),
                number=number,
                effect=rules.effect(row.effect),
                heard=rules.checks.followed(row.effect, row.also),
                also=row.also,
                leads_on=below is not None and below.color in row.also,
                met=reach is not None and reach.color is row.color,
                sure=reach is None or reach.sure,
                marked=row.color in (check.marked, check.immediate),
                ground=Ground(kind=Kind.ROW, row=row.color) if self._may_be_laid(check, row) else None,
                laid=self._laid_on(Ground(kind=Kind.ROW, row=row.color)),
            )
            for number, (row, below) in enumerate(zip(check.card.rows, (*check.card.rows[1:], None), strict=False), 1)
        ]

    def _requirement(self, row: Row) -> str:
        """What dice have to show; what those that lie there supply is seen to be covered."""
        return self._wording.rules.requirements.marks(row.requirement, self.laying.covered(row.color))

    def _may_be_laid(self, check: Check, row: Row) -> bool:
        """Whether dice have anything to do there, if only to hear why they may not."""
        return bool(self.laying.laid or check.pool) and check.step <= 8 and not row.requirement.always

    def _grounds_of_special(self, number: int) -> tuple[LaidGround, ...]:
        return tuple(
            LaidGround(ground=ground, dice=self._laid_on(ground))
            for ground in self.laying.laid
            if ground.kind is Kind.SPECIAL and ground.number == number
        )

    def _laid_on(self, ground: Ground) -> tuple[TrayDie, ...]:
        return self._dice.named(self._bridge.state, self.laying.shown(ground))

    def _tracks(self, state: State, check: Check) -> Sequence[OutcomeLine]:
        return [
            OutcomeLine(
                color=track.color,
                requirement="",
                effect=self._wording.rules.effect(track.effect),
                heard=self._wording.rules.checks.followed(track.effect, track.also),
                also=track.also,
                length=track.length,
                at=state.tracks.get(action_track(check.source, track.color), 0),
            )
            for track in check.card.tracks
        ]
