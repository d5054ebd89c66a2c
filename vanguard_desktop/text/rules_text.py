"""What a card, a path or a step does, told from the very data that is played; icons stand in brackets."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.core.dice import Color
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.rulesets.expedition.effects import (
    Arrive,
    Choose,
    DiscardEvent,
    EndPhase,
    ExpeditionEffect,
    GainSuccesses,
    GainSupplies,
    InOrder,
    LoseSupplies,
    NextTurn,
    Nothing,
    OfferAction,
    OpenRound,
    RefreshDice,
    ResolveEvent,
    RestRefresh,
    RollDanger,
    ShuffleEvents,
    SpendDice,
)


class RulesText(QObject):
    """Effects as sentences. A text of several sentences keeps their order; alternatives are numbered lines."""

    def effect(self, effect: Effect) -> str:
        known: ExpeditionEffect = effect  # type: ignore[assignment]  # the union names every member of EFFECTS
        match known:
            case Nothing():
                return self.tr("No effect.")
            case InOrder(steps=steps):
                return " ".join(self.effect(step) for step in steps)
            case Choose(options=options):
                return self._choice(options)
            case SpendDice(count=count, color=color):
                return self._spend(count, color)
            case RefreshDice(count=count, color=color):
                return self._refresh(count, color)
            case LoseSupplies(count=count):
                return self.tr("Lose %n [supplies].", "", count)
            case GainSupplies(count=count):
                return self.tr("Gain %n [supplies].", "", count)
            case GainSuccesses(count=count):
                return self.tr("Gain %n [success].", "", count)
            case RollDanger(letter=letter):
                #: {letter} names a danger table: A, B, C.
                return self.tr("Roll a danger die and resolve it with danger table {letter}.").format(letter=letter)
            case ShuffleEvents():
                return self.tr("Shuffle all [event] cards into a new face-down deck.")
            case OpenRound():
                return self.tr("Begin a new round: decide who takes the start token.")
            case NextTurn():
                return self.tr("The next crewmember clockwise takes a turn; after the last turn the round ends.")
            case OfferAction():
                return self.tr("Choose the next action of the turn.")
            case Arrive():
                return self.tr("Move to the sector at the other end of the path.")
            case RestRefresh():
                return self.tr("Refresh half of your section dice, rounded up.")
            case EndPhase():
                return self.tr("End the turn and reveal an [event] card.")
            case ResolveEvent():
                return self.tr("Resolve the revealed [event] card.")
            case DiscardEvent():
                return self.tr("Discard the [event] card.")
            case _:
                assert_never(known)

    def _choice(self, options: tuple[Effect, ...]) -> str:
        lines = (
            #: One of several alternatives on its own line, with its number.
            self.tr("{number}. {option}").format(number=number, option=self.effect(option))
            for number, option in enumerate(options, start=1)
        )
        return "\n".join((self.tr("Choose one:"), *lines))

    def _spend(self, count: int, color: Color | None) -> str:
        match color:
            case None:
                #: Dice of any color.
                return self.tr("Spend %n [any_die].", "", count)
            case Color.RED:
                return self.tr("Spend %n red die(s).", "", count)
            case Color.GREEN:
                return self.tr("Spend %n green die(s).", "", count)
            case Color.BLUE:
                return self.tr("Spend %n blue die(s).", "", count)
            case _:
                assert_never(color)

    def _refresh(self, count: int, color: Color | None) -> str:
        match color:
            case None:
                #: Dice of any color.
                return self.tr("Refresh %n [any_die].", "", count)
            case Color.RED:
                return self.tr("Refresh %n red die(s).", "", count)
            case Color.GREEN:
                return self.tr("Refresh %n green die(s).", "", count)
            case Color.BLUE:
                return self.tr("Refresh %n blue die(s).", "", count)
            case _:
                assert_never(color)
