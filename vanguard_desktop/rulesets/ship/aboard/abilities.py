"""SEF-17, BRG-15: what installed cards offer by command, and the moment on the bridge before the star map is opened."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from vanguard_desktop.core import Command, Decision, DecisionClosed, DecisionOpened, Effect, Event, Reason, Waiting
from vanguard_desktop.setting import ShipAbility

from ..campaign.objectives import declarable
from ..chapter import Chapter, Order
from ..data.campaign.objectives import (
    AbilityUsed,
    AskBridge,
    LeaveBridge,
    NotInstalled,
    OnTheBridge,
    OutsideWindow,
    PriceTooHigh,
    UseAbility,
    UsedUp,
)
from ..data.facilities.facilities import AskVisit, ChooseFacility
from ..data.journey.scanner import AskScan, Scan
from ..data.journey.star_map import AskTravel, Travel
from ..limits import is_left, use
from ..modifiers import is_disabled
from ..moves import steps
from ..phases import Phase
from ..pieces import Piece, family_of, id_of, source_of
from ..prices import can_afford, pay
from ..state import ShipState

# Between two orders of these questions the players may use what cards offer; then they are asked again.
AGAIN: dict[type[Decision], Effect] = {
    OnTheBridge: AskBridge(),
    Travel: AskTravel(),
    Scan: AskScan(),
    ChooseFacility: AskVisit(),
}
# Where these questions are asked: from the end of BRG step 3 to the end of FAC, unless a window is printed (SEF-17).
USUAL = (Phase.BRIDGE, Phase.STAR_MAP, Phase.SCANNER, Phase.FACILITIES)


def ability_of(state: ShipState, card: Piece) -> ShipAbility | None:
    match family_of(card):
        case "uniques":
            return state.box.uniques[int(id_of(card))].aboard
        case "objectives" | "tech_levels" | "upgrades" | "facility_upgrades" | "add_ons" as family:
            ability: ShipAbility | None = getattr(state.box, family)[id_of(card)].ability
            return ability
        case _:
            return None


def offers(state: ShipState) -> Iterator[UseAbility]:
    """Installed cards with something to use."""
    for zone, there in state.zones.items():
        if zone.startswith("SB."):
            yield from (UseAbility(card=card) for card in there if ability_of(state, card) is not None)


def why_not(state: ShipState, command: UseAbility) -> Reason | None:
    card = Piece(command.card)
    zone = state.where(card)
    ability = ability_of(state, card) if zone is not None and zone.startswith("SB.") else None
    if ability is None or is_disabled(state, id_of(card)):
        return NotInstalled()
    if type(state.question) not in AGAIN or not _is_time(state, ability):
        return OutsideWindow()
    if not is_left(state, _use(card), ability.often):
        return UsedUp()
    return None if can_afford(state, ability.price) else PriceTooHigh()


def waits(state: ShipState) -> bool:
    """Whether something can be used now: then nobody's only answer is given for them."""
    return type(state.question) in AGAIN and any(why_not(state, offer) is None for offer in offers(state))


def _is_time(state: ShipState, ability: ShipAbility) -> bool:
    return state.phase in USUAL if not ability.window else state.phase.value == ability.window


def _use(card: Piece) -> str:
    return f"ability/{card}"


def _unfold(state: ShipState, command: UseAbility) -> Sequence[Event]:
    """The open question is asked again afterwards."""
    card = Piece(command.card)
    ability, question = ability_of(state, card), state.question
    assert ability is not None
    assert question is not None
    return [
        DecisionClosed(),
        AbilityUsed(card=card),
        *use(_use(card), ability.often),
        *_paid_then(state, ability, card, AGAIN[type(question)]),
    ]


def _paid_then(state: ShipState, ability: ShipAbility, card: Piece, again: Effect) -> list[Event]:
    """What is asked about the price comes before the effect: the last of what is queued here happens first."""
    return [steps(again), steps(ability.effect, source=source_of(card)), *pay(state, ability.price)]


def _ask_bridge(state: ShipState, _: Waiting) -> Sequence[Event]:
    """Only if there is something to do; between two facilities and on the star map cards can be used as well."""
    question = OnTheBridge()
    return [DecisionOpened(decision=question)] if any(_worth(state)) else []


def _worth(state: ShipState) -> Iterator[bool]:
    for declared in declarable(state):
        price = state.box.objectives[declared.card].declare
        yield price is not None and can_afford(state, price)
    for offer in offers(state):
        card = Piece(offer.card)
        ability = ability_of(state, card)
        assert ability is not None
        usable = _is_time(state, ability) and is_left(state, _use(card), ability.often)
        yield usable and not is_disabled(state, id_of(card)) and can_afford(state, ability.price)


def _answers(state: ShipState, _: OnTheBridge) -> Iterable[Command]:
    yield from declarable(state)
    yield LeaveBridge()


ABILITIES = Chapter(
    steps={(Phase.BRIDGE, "use_and_declare"): lambda state: [steps(AskBridge())]},
    effects={AskBridge: _ask_bridge},
    questions={OnTheBridge: _answers},
    orders={
        UseAbility: Order(why_not=why_not, unfold=_unfold, candidates=offers),
        LeaveBridge: Order(
            answers=(OnTheBridge,),
            why_not=lambda state, command: None,
            unfold=lambda state, command: [DecisionClosed()],
        ),
    },
    folds={AbilityUsed: lambda state, event: state},
    reasons=(NotInstalled, OutsideWindow, UsedUp),
)
