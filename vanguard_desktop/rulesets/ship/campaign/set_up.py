"""CMP: decks are shuffled, the story begins; a campaign that continues the training takes over what it earned."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vanguard_desktop.core import DieId, Event, May, ReadLog, Rng, Waiting
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.setting import DiscoveryType, HandOver, card_of

from .. import zones
from ..aboard.crew import take_in
from ..chapter import Chapter
from ..data.aboard.crew import Sleeved
from ..data.campaign.set_up import BuyWildDice
from ..data.journey.cycle import Shuffled
from ..data.tokens import BagChanged
from ..journey.leaving import met_by_the_team
from ..moves import move, move_all, steps
from ..phases import Phase
from ..pieces import piece
from ..state import Mode, ShipState

SHUFFLED = (
    zones.RECRUITS, zones.POSSIBLE, zones.RANK_UPS, zones.EVENTS, *map(zones.discoveries, DiscoveryType),
)  # fmt: skip
WILD_DICE_PRICE = 5
# DIE-17: the wild die that each section gets at the end of the training.
WILD_DICE: dict[Section, DieId] = {
    Section.SECURITY: DieId("green-wild-1"),
    Section.RECON: DieId("blue-wild-1"),
    Section.SCIENCE: DieId("red-wild-1"),
    Section.ENGINEERING: DieId("green-wild-2"),
}


def shuffle_decks(state: ShipState) -> Sequence[Event]:
    """Recruits, situations, rank-ups, events and discoveries (CMP-06)."""
    return list(_shuffles(state, state.rng))


def _shuffles(state: ShipState, rng: Rng) -> Iterator[Event]:
    for zone in SHUFFLED:
        order, after = rng.shuffled(state.at(zone))
        if len(order) > 1:
            yield Shuffled(zone=zone, order=order, drawn=after.since(rng))
            rng = after


def read_opening(state: ShipState) -> Sequence[Event]:
    """The unnumbered first entry; the training has read it already (CMP-13)."""
    log = state.pages.opening_log
    return [steps(ReadLog(log=log))] if log is not None and state.mode is Mode.QUICK_START else []


def earned(state: ShipState) -> HandOver | None:
    """What the training brought; None in a quick start."""
    return state.training if state.mode is Mode.CONTINUATION else None


def training_crew(state: ShipState) -> Sequence[Event]:
    """The four of the training are the first crew; with the rank-up card completed in rank 2 (CMP-28, CMP-29)."""
    training = earned(state)
    if training is None:
        return []
    events: list[Event] = []
    went = {back.id for back in training.team}
    for section, member in sorted(state.pages.training_crew.items(), key=lambda pair: list(Section).index(pair[0])):
        events += take_in(member, section, zones.RECRUITS, zones.RESTING)
        if member in went and training.rank_up_done:
            events.append(Sleeved(member=member, section=section, rank=2))
    return [*events, *_used_up(state, training)]


def _used_up(state: ShipState, training: HandOver) -> list[Event]:
    """Cards of the training are removed from the game; blank points of interest stay (CMP-28, CMP-29)."""
    board = state.box.worlds[training.world]
    used = {piece("missions", card) for card in board.missions}
    if board.condition_card is not None:
        used.add(piece("conditions", board.condition_card))
    for stack in training.places.values():
        used |= {piece("pois", card) for card in stack if state.box.pois[card_of(card)].copies == 1}
    events = move_all(state, zones.TRAINING, zones.REMOVED)
    for zone in (zones.MISSIONS, zones.CONDITIONS, zones.POIS):
        events += move([card for card in state.at(zone) if card in used], zone, zones.REMOVED)
    return events


def training_dice(state: ShipState) -> Sequence[Event]:
    """Five successes buy the wild dice, once (CMP-30)."""
    training = earned(state)
    if training is None:
        return []
    offered = [steps(May(effect=BuyWildDice()))] if training.successes >= WILD_DICE_PRICE else []
    return [BagChanged(success=training.successes), *offered] if training.successes else []


def _buy_wild_dice(_: ShipState, __: Waiting) -> Sequence[Event]:
    bought = [BagChanged(success=-WILD_DICE_PRICE)]
    dice = (move([piece("dice", WILD_DICE[s])], zones.BOX_DICE, zones.dice(s)) for s in Section)
    return [*bought, *(event for moved in dice for event in moved)]


def training_goods(state: ShipState) -> Sequence[Event]:
    """A unique discovery of the training goes to its slot in the ship book, and what its entries gain is gained
    (CMP-31).
    """
    training = earned(state)
    if training is None:
        return []
    events: list[Event] = []
    for number in training.uniques_found:
        events += move([piece("uniques", number)], zones.UNIQUES, zones.unique(number))
    return [*events, *met_by_the_team(training)]


SET_UP = Chapter(
    steps={
        (Phase.SET_UP, "shuffle_decks"): shuffle_decks,
        (Phase.SET_UP, "read_opening"): read_opening,
        (Phase.SET_UP, "training_crew"): training_crew,
        (Phase.SET_UP, "training_dice"): training_dice,
        (Phase.SET_UP, "training_goods"): training_goods,
    },
    effects={BuyWildDice: _buy_wild_dice},
    payable={BuyWildDice: lambda state, effect: state.bag.success >= WILD_DICE_PRICE},
)
