"""A campaign without the training: the first planet is played with a new crew and real stakes (CMP-18 to CMP-26)."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import Event, Waiting, changed
from vanguard_desktop.dice.faces import STARTING_DICE, Section
from vanguard_desktop.setting import ExpeditionOpening, Options, TeamMember, starter_deck

from .. import zones
from ..chapter import Chapter, Pick
from ..common import ask_thing
from ..data.campaign.set_up import EnterSection, SectionEntered
from ..data.journey.cycle import PageTurned, TeamLaunched
from ..moves import move, move_all, steps
from ..phases import Phase
from ..pieces import die_of, family_of, member_of, name_of, piece
from ..state import Mode, ShipState


def starting_dice(state: ShipState) -> Sequence[Event]:
    """Five for every section: on the crew board, or in the compartment if the training is over (CMP-18, CPI-06)."""
    events: list[Event] = []
    for section in Section:
        own = [piece("dice", die) for die in STARTING_DICE[section]]
        to = zones.board_dice(section) if state.mode is Mode.QUICK_START else zones.dice(section)
        events += move(own, zones.BOX_DICE, to)
    return events


def choose_first_team(state: ShipState) -> Sequence[Event]:
    """A single player enters two sections, everybody else one (CMP-19)."""
    if state.mode is not Mode.QUICK_START:
        return []
    seats = (0, 0) if len(state.seats) == 1 else tuple(range(len(state.seats)))
    return [steps(*(EnterSection(seat=seat) for seat in seats))]


def _ask_section(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, EnterSection)
    return ask_thing(state, waiting, ENTER, state.seats[waiting.effect.seat].sections[0])


def _sections(state: ShipState, effect: EnterSection) -> Sequence[str]:
    return [s.value for s in Section if s in state.seats[effect.seat].sections and s not in state.entered]


def _enter(_: ShipState, __: EnterSection, thing: str) -> Sequence[Event]:
    return [SectionEntered(section=Section(thing))]


def stay_aboard(state: ShipState) -> Sequence[Event]:
    """Crew, dice and board of the sections that stay (CMP-20)."""
    events: list[Event] = []
    if state.mode is Mode.QUICK_START:
        for section in (section for section in Section if section not in state.entered):
            events += move_all(state, zones.board_crew(section), zones.RESTING)
            events += move_all(state, zones.board_dice(section), zones.dice(section))
    return events


def section_decks(state: ShipState) -> Sequence[Event]:
    """The ten starter cards; the expedition shuffles them (CMP-21)."""
    events: list[Event] = []
    for section in state.entered:
        events += lay_starters(state, section)
    return events


def lay_starters(state: ShipState, section: Section) -> list[Event]:
    """The starter deck of a section goes on its crew board."""
    own, starters = zones.cards(section), starter_deck(state.box, section)
    return move([card for card in state.at(own) if name_of(card) in starters], own, zones.board_deck(section))


def first_launch(state: ShipState) -> Sequence[Event]:
    """The first planet: no lander, no charges, no equipment, the events and the rank-up card of the training (CMP-22,
    CMP-25).
    """
    if state.mode is not Mode.QUICK_START:
        return []
    planet = state.pages.first_planet
    assert planet is not None, "this campaign has no first planet"
    table = state.at(zones.TRAINING)
    opening = ExpeditionOpening(
        world=planet.world,
        seats=state.seats,
        team=tuple(_team_member(state, section) for section in Section if section in state.entered),
        rank_ups=tuple(name_of(card) for card in table if family_of(card) == "rank_ups"),
        events=tuple(name_of(card) for card in table if family_of(card) == "events"),
        flags=state.flags,
        options=expedition_options(state),
    )
    return [*launched(state, opening), PageTurned(phase=Phase.EXPLORATION)]


def launched(state: ShipState, opening: ExpeditionOpening) -> list[Event]:
    """The team leaves; the expedition draws its own chance from a seed of ours (CYC-20)."""
    seed, after = state.rng.below(1 << 48)
    return [TeamLaunched(opening=opening, seed=seed, drawn=after.since(state.rng))]


def expedition_options(state: ShipState) -> Options:
    chosen = state.options
    return Options(
        deadly_injuries=chosen.deadly_injuries,
        ask_every_cost=chosen.ask_every_cost,
        never_ask_cost=chosen.never_ask_cost,
    )


def _team_member(state: ShipState, section: Section) -> TeamMember:
    (card,) = state.at(zones.board_crew(section))
    return TeamMember(
        id=member_of(card),
        section=section,
        rank=state.sleeves[member_of(card)].rank,
        dice=tuple(map(die_of, state.at(zones.board_dice(section)))),
        cards=tuple(map(name_of, state.at(zones.board_deck(section)))),
    )


def _entered(state: ShipState, event: SectionEntered) -> ShipState:
    return changed(state, entered=(*state.entered, event.section))


ENTER = Pick(candidates=_sections, picked=_enter)

QUICK_START = Chapter(
    steps={
        (Phase.SET_UP, "starting_dice"): starting_dice,
        (Phase.SET_UP, "choose_first_team"): choose_first_team,
        (Phase.SET_UP, "stay_aboard"): stay_aboard,
        (Phase.SET_UP, "section_decks"): section_decks,
        (Phase.SET_UP, "first_launch"): first_launch,
    },
    effects={EnterSection: _ask_section},
    picks={EnterSection: ENTER},
    folds={SectionEntered: _entered},
)
