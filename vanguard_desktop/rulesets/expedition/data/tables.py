"""Figures of the rule book that are no cards: slots of the boards, injury cards, lead tokens."""

from __future__ import annotations

import attrs

from vanguard_desktop.core import Effect, LeadId
from vanguard_desktop.dice.faces import InjuryIcon
from vanguard_desktop.setting import InjuryKind

from .effects import (
    BurnBasics,
    DiscardCards,
    EndTurn,
    ForCrew,
    GainInjury,
    If,
    LoseSupplies,
    PoolDieToSpent,
    SacrificeDice,
    SpendDice,
    Who,
)
from .questions import HandEmpty


@attrs.frozen(kw_only=True)
class InjuryTable:
    """How many cards of an injury there are and what its icons do (INJ-24)."""

    copies: int
    effects: dict[InjuryIcon, Effect]


PANIC = If(test=HandEmpty(), then=SpendDice(), otherwise=DiscardCards())

INJURIES: dict[InjuryKind, InjuryTable] = {
    InjuryKind.WOUNDED: InjuryTable(copies=12, effects={InjuryIcon.DAMAGE: SpendDice()}),
    InjuryKind.CRITICAL: InjuryTable(
        copies=4,
        effects={InjuryIcon.DAMAGE: SacrificeDice(), InjuryIcon.HEAVY: GainInjury(kind=InjuryKind.WOUNDED)},
    ),
    InjuryKind.EXHAUSTED: InjuryTable(copies=8, effects={InjuryIcon.HEAVY: SacrificeDice()}),
    InjuryKind.BURNED: InjuryTable(copies=5, effects={InjuryIcon.DAMAGE: BurnBasics()}),
    InjuryKind.PANICKED: InjuryTable(copies=5, effects={InjuryIcon.MENTAL: PANIC, InjuryIcon.SPECIAL: EndTurn()}),
    InjuryKind.BREACH: InjuryTable(
        copies=4, effects={InjuryIcon.HEAVY: LoseSupplies(), InjuryIcon.SPECIAL: LoseSupplies()}
    ),
    InjuryKind.CONCUSSED: InjuryTable(copies=3, effects={InjuryIcon.MENTAL: PoolDieToSpent()}),
    InjuryKind.INFECTED: InjuryTable(
        copies=3,
        effects={
            InjuryIcon.HEAVY: SpendDice(count=2),
            InjuryIcon.SPECIAL: ForCrew(who=Who.EACH_OTHER_HERE, effect=SpendDice()),
        },
    ),
    InjuryKind.SCRATCHED: InjuryTable(copies=4, effects={InjuryIcon.DAMAGE: SpendDice()}),
}


@attrs.frozen
class Lead:
    """A lead token (LED-17). `bonus` is what it gives when it is placed."""

    value: int
    recycled: bool = False
    bonus: str = ""


LEADS: dict[LeadId, Lead] = {
    LeadId("L01"): Lead(0, True, "charge"),
    LeadId("L02"): Lead(0, True, "card"),
    LeadId("L03"): Lead(0, False, "charge"),
    LeadId("L04"): Lead(1),
    LeadId("L05"): Lead(1),
    LeadId("L06"): Lead(1),
    LeadId("L07"): Lead(1, True),
    LeadId("L08"): Lead(1, True),
    LeadId("L09"): Lead(1, False, "card"),
    LeadId("L10"): Lead(1, False, "card"),
    LeadId("L11"): Lead(1, False, "card"),
    LeadId("L12"): Lead(1, False, "charge"),
    LeadId("L13"): Lead(2),
    LeadId("L14"): Lead(2),
    LeadId("L15"): Lead(2),
    LeadId("L16"): Lead(2),
    LeadId("L17"): Lead(2, True),
    LeadId("L18"): Lead(2, False, "card"),
    LeadId("L19"): Lead(3),
    LeadId("L20"): Lead(3),
}
# LED-08: so much value on a deck gains its top card.
ENOUGH_LEADS = 3
