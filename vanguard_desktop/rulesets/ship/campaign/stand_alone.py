"""OPS-04 to OPS-13: an operation without a campaign, on a ship that is put away afterwards.

Crew, dice and stores are made up by the tier of the operation; hangar, launch and the clean-up afterwards are those of
any ship. Where a campaign would go on with the debriefing, the operation is scored.
"""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import Event, Waiting
from vanguard_desktop.dice.faces import ALL_DICE, STARTING_DICE, DieType, Section
from vanguard_desktop.setting import SMALLEST_TEAM, Ending, InjuryKind, OperationCard

from .. import effects as fx
from .. import zones
from ..aboard.crew import take_in
from ..chapter import Chapter, Pick
from ..common import ask_thing
from ..data.campaign.operations import (
    EnterOperation,
    KeepForOperation,
    Medal,
    OperationScored,
    PickOperationDie,
)
from ..data.campaign.set_up import SectionEntered
from ..data.journey.scanner import PartsRevealed
from ..journey.docking import failed
from ..journey.leaving import returned
from ..journey.star_map import choose_landing
from ..moves import move, reveal, shuffle, steps
from ..phases import Phase
from ..pieces import Piece, die_of, family_of, id_of, member_of, one_of_each, piece
from ..state import Mode, ShipState
from .seats import assign_sections
from .set_up import shuffle_decks

SHOWN = 3
DICE = {1: 6, 2: 9, 3: 12}
# OPS-07: these only in the highest tier, and so many of each for a section.
RARE_DICE, RARE_TIER, MOST_RARE = (DieType.UNIVERSAL, DieType.EXPERT), 3, 2
PARTS = 3
BADLY_HURT = 3
UNIQUE, OPTIONAL, RANK_UP, HURT, DEAD = 3, 5, 2, -2, -5


def played(state: ShipState) -> OperationCard:
    assert state.operation is not None, "no operation is played"
    return state.box.operations[state.operation]


def enter(state: ShipState) -> Sequence[Event]:
    """Each player with a section, a single player with two; an operation may fix how many go (OPS-05, OPS-22)."""
    size = played(state).team
    seats = list(range(len(state.seats))) if len(state.seats) > 1 else [0] * SMALLEST_TEAM
    if size is not None:
        seats = [number % len(state.seats) for number in range(size)]
    return [steps(*(EnterOperation(seat=seat) for seat in seats))]


def _ask_section(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, EnterOperation)
    return ask_thing(state, waiting, ENTER, state.seats[waiting.effect.seat].sections[0])


def _sections(state: ShipState, effect: EnterOperation) -> Sequence[str]:
    own = state.seats[effect.seat].sections
    return [section.value for section in Section if section in own and section not in state.entered]


def crew(state: ShipState) -> Sequence[Event]:
    """Three cards are shown to each section that takes part; it keeps one (OPS-06)."""
    deck = state.at(zones.RECRUITS)
    events: list[Event] = []
    for number, section in enumerate(state.entered):
        drawn = deck[number * SHOWN : (number + 1) * SHOWN]
        events += reveal(drawn, zones.RECRUITS, zones.candidates(section))
    return [*events, steps(*(KeepForOperation(section=section) for section in state.entered))]


def _ask_crew(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, KeepForOperation)
    return ask_thing(state, waiting, KEEP, waiting.effect.section)


def _keep(state: ShipState, effect: KeepForOperation, thing: str) -> Sequence[Event]:
    section = effect.section
    shown = zones.candidates(section)
    rest = [card for card in state.at(shown) if card != thing]
    kept = take_in(member_of(Piece(thing)), section, shown, zones.hand(section), rank=played(state).tier)
    deck = (*state.at(zones.RECRUITS), *rest)
    return [*kept, *move(rest, shown, zones.RECRUITS), *shuffle(zones.RECRUITS, deck, state.rng)]


def dice(state: ShipState) -> Sequence[Event]:
    """The starting dice, then dice of choice, a round at a time (OPS-07)."""
    events: list[Event] = []
    for section in state.entered:
        own = [piece("dice", die) for die in STARTING_DICE[section]]
        events += move(own, zones.BOX_DICE, zones.dice(section))
    rounds = DICE[played(state).tier] - len(STARTING_DICE[Section.SECURITY])
    entered = [section for section in Section if section in state.entered]
    return [*events, steps(*(PickOperationDie(section=section) for _ in range(rounds) for section in entered))]


def _ask_die(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, PickOperationDie)
    return ask_thing(state, waiting, DIE, waiting.effect.section)


def _free_dice(state: ShipState, effect: PickOperationDie) -> Sequence[Piece]:
    there = (*state.at(zones.BOX_DICE), *(die for die in state.at(zones.SEALED) if family_of(die) == "dice"))
    return one_of_each([die for die in there if _allowed(state, effect.section, die)])


def _allowed(state: ShipState, section: Section, die: Piece) -> bool:
    make = ALL_DICE[die_of(die)].type
    if make not in RARE_DICE:
        return True
    own = sum(ALL_DICE[die].type is make for die in state.dice_of(section))
    return played(state).tier == RARE_TIER and own < MOST_RARE


def _take_die(state: ShipState, effect: PickOperationDie, thing: str) -> Sequence[Event]:
    start = zones.SEALED if Piece(thing) in state.at(zones.SEALED) else zones.BOX_DICE
    return move([Piece(thing)], start, zones.dice(effect.section))


def stores(state: ShipState) -> Sequence[Event]:
    """Equipment, landers and mods up to the tier, and the landing card with all its parts open (OPS-09, OPS-10)."""
    card, box = played(state), state.box
    armory = [one for one in state.at(zones.UNAVAILABLE) if box.equipment[id_of(one)].tier <= card.tier]
    events = move(armory, zones.UNAVAILABLE, zones.ARMORY)
    landers = [one for one in state.at(zones.LANDERS) if box.landers[id_of(one)].tier <= card.tier]
    for slot, lander in enumerate(landers, start=2):
        events += move([lander], zones.LANDERS, zones.lander(slot))
    mods = [one for one in state.at(zones.MODS) if box.lander_mods[id_of(one)].tier <= card.tier]
    for slot, mod in enumerate(mods, start=1):
        events += move([mod], zones.MODS, zones.mod(slot))
    return [*events, *choose_landing(card.landing), PartsRevealed(count=PARTS)]


def result(state: ShipState) -> Sequence[Event]:
    """The medal; the sandbox is over (OPS-12, OPS-13). Nothing happens in a campaign."""
    if state.mode is not Mode.OPERATION:
        return []
    score = scored(state)
    medal = Medal.FAILED if _failed(state) else medal_for(played(state), score)
    ended = fx.EndCampaign(victory=medal is not Medal.FAILED, ending=medal.value)
    return [OperationScored(operation=played(state).id, medal=medal, score=score), steps(ended)]


def _failed(state: ShipState) -> bool:
    """As DCK-01 judged it before the missions were cleared away; an evacuation always counts so (LVP-03)."""
    home = returned(state)
    return failed(state) or home.failed or home.ending in (Ending.EVACUATED, Ending.ALL_DEAD)


def medal_for(card: OperationCard, score: int) -> Medal:
    if score >= card.gold:
        return Medal.GOLD
    return Medal.SILVER if score >= card.silver else Medal.BRONZE


def scored(state: ShipState) -> int:
    """What is aboard the lander, and what it has cost (OPS-11, OPS-12)."""
    home, box = returned(state), state.box
    brought = [*state.at(zones.BROUGHT), *state.at(zones.FOUND)]
    score = state.earned
    for card in brought:
        score += UNIQUE if family_of(card) == "uniques" else box.discoveries[id_of(card)].rarity
    score += OPTIONAL * sum(box.missions[card].optional for card in home.missions_done)
    score += RANK_UP if home.rank_up_done else 0
    score += HURT * sum(not one.dead and _badly(one.injuries) for one in home.team)
    return score + DEAD * sum(one.dead for one in home.team)


def _badly(injuries: Sequence[InjuryKind]) -> bool:
    return len(injuries) >= BADLY_HURT


ENTER = Pick(candidates=_sections, picked=lambda state, effect, thing: [SectionEntered(section=Section(thing))])
KEEP = Pick(candidates=lambda state, effect: state.at(zones.candidates(effect.section)), picked=_keep)
DIE = Pick(candidates=_free_dice, picked=_take_die)

STAND_ALONE = Chapter(
    steps={
        (Phase.OPERATION, "shuffle_decks"): shuffle_decks,
        (Phase.OPERATION, "assign_sections"): assign_sections,
        (Phase.OPERATION, "enter"): enter,
        (Phase.OPERATION, "crew"): crew,
        (Phase.OPERATION, "dice"): dice,
        (Phase.OPERATION, "stores"): stores,
        (Phase.DOCKING, "score_operation"): result,
    },
    effects={EnterOperation: _ask_section, KeepForOperation: _ask_crew, PickOperationDie: _ask_die},
    picks={EnterOperation: ENTER, KeepForOperation: KEEP, PickOperationDie: DIE},
    folds={OperationScored: lambda state, event: state},
)
