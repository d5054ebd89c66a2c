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
    Commit,
    DeclareAce,
    Exert,
    GatherDice,
    PlayCard,
    Purpose,
    SayNo,
    SayYes,
    State,
    UseCombination,
    UseEquipment,
    UseSkill,
    action_track,
)
from vanguard_desktop.setting import Combination, Row, card_of
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.expedition.command_text import Thing

from ...bridge import Bridge
from ..options import icon_of
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
    Usable,
)


class CheckModel(QObject):
    """`shown` is None while no check runs; `changed` when dice were laid elsewhere, of which the game knows nothing."""

    changed = Signal()

    def __init__(self, bridge: Bridge, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge, self._wording = bridge, wording
        self.shown: CheckShown | None = None
        self.odds = CheckOdds(bridge, self)
        self.odds_words = OddsWords(bridge, wording, self)
        self.laying = CheckLaying(bridge)
        self._dice = CheckDice(bridge, wording, self.laying, self)
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
            usable=self._usable(state) if isinstance(question, OF_THE_TRAY) else (),
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
                requirement="" if row.requirement.always else rules.requirement(row.requirement),
                effect=rules.checks.followed(row.effect, row.also),
                leads_on=below is not None and below.color in row.also,
                met=reach is not None and reach.color is row.color,
                sure=reach is None or reach.sure,
                marked=row.color in (check.marked, check.immediate),
                ground=Ground(kind=Kind.ROW, row=row.color) if self._may_be_laid(check, row) else None,
                laid=self._laid_on(Ground(kind=Kind.ROW, row=row.color)),
            )
            for row, below in zip(check.card.rows, (*check.card.rows[1:], None), strict=False)
        ]

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
                effect=self._wording.rules.checks.followed(track.effect, track.also),
                length=track.length,
                at=state.tracks.get(action_track(check.source, track.color), 0),
            )
            for track in check.card.tracks
        ]

    # ----------------------------------------------------------------------------------------------- usable

    def _usable(self, state: State) -> tuple[Usable, ...]:
        """What dice are laid on and other answers, then cards, skills, equipment; exerting stays in the prompt bar."""
        answers = self._bridge.answers()
        orders = [(self.laying.order(ground), ground) for ground in self.laying.laid]
        # Committing nothing is an answer of its own.
        laid = [(order, ground) for order, ground in orders if order is not None and _spends(order)]
        declined = [c for c in answers if isinstance(c, SayNo) or (isinstance(c, Commit) and not c.dice)]
        aside = [c for c in self._bridge.beside() if not isinstance(c, Exert)]
        asked = [c for c in answers if isinstance(c, SayYes)] if isinstance(state.question, DeclareAce) else []
        return tuple(
            Usable(
                command=command,
                label=self._label(command, state),
                spoken=self._wording.names.spoken(self._label(command, state)),
                told=self._wording.names.spoken(self._wording.prompts.answer(command, state)),
                icon=self._sign(command, state),
                dice=() if ground is None else self.laying.laid[ground],
                ground=ground,
                laid=() if ground is None or ground.kind is Kind.ROW else self._laid_on(ground),
            )
            for command, ground in (*laid, *((command, None) for command in (*asked, *declined, *aside)))
        )

    def _label(self, command: Command, state: State) -> str:
        """Short, as the dice that pay lie on the chip and its sign tells whose it is."""
        prompts = self._wording.prompts
        if not isinstance(command, Thing):
            return prompts.answer(command, state)
        printed = _printed(command, state) if isinstance(command, UseCombination) else None
        if printed is None:
            return prompts.thing(command, state)
        #: A dice combination. {card} is the name of the card, {effect} what it does for the dice, a whole sentence.
        text = self.tr("{card}. {effect}")
        return text.format(card=prompts.thing(command, state), effect=self._wording.rules.effect(printed.effect))

    def _sign(self, command: Command, state: State) -> str:
        match command:
            case UseCombination():
                return "combination"
            case PlayCard(member=member) | UseSkill(member=member) | UseEquipment(member=member):
                return f"section_{state.member(member).section.value}"
            case _:
                return icon_of(command)


def _spends(order: Command) -> bool:
    return not isinstance(order, Commit) or bool(order.dice)


def _printed(command: UseCombination, state: State) -> Combination | None:
    """The combination as its card tells it."""
    if command.source != "condition":
        return state.box.section_cards[card_of(CardId(command.source))].combination
    condition = state.condition_card
    return None if condition is None else condition.combinations[command.number - 1]
