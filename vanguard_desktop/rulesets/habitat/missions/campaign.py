"""How missions of a campaign follow each other (HCP): what a mission leaves, the next one, the end of the campaign."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import attrs

from vanguard_desktop.core import CardId, DecisionClosed, DecisionOpened, Effect, Event, Source, Waiting, changed

from ..chapter import Chapter, Order
from ..data.campaign import (
    BeginMission,
    Campaign,
    CampaignEnded,
    ChooseDifficulty,
    CloseMission,
    DifficultySet,
    Finished,
    GoOnWithCampaign,
    MissionBegun,
    MissionClosed,
    MissionLaid,
    Replaced,
    SavePointReached,
    SetDifficulty,
)
from ..data.cards import CampaignCard, MissionCard, ProfessionCard
from ..data.items import family, name, together
from ..data.kinds import Difficulty, Drone, Pile
from ..data.missions import MissionLost, MissionWon, SetUpMission
from ..data.rounds import NextStep
from ..data.steps import Phase
from ..director.entries import carried_over
from ..parts import coming
from ..state import MOST_WOUNDS, Astronaut, Decks, Ground, HabitatState
from .bundles import is_bundle, unpacked
from .loads import OBJECTIVE, item_of
from .sheet import starting

WON = 2
WOUNDS = 3


def campaign(state: HabitatState) -> Campaign:
    assert state.campaign is not None
    return state.campaign


def campaigned(state: HabitatState, **fields: Any) -> HabitatState:
    """What is kept of the campaign, changed."""
    return changed(state, campaign=attrs.evolve(campaign(state), **fields))


def card_of(state: HabitatState) -> CampaignCard:
    card: CampaignCard = state.box.others["habitat_campaigns"][campaign(state).card]
    return card


def next_mission(state: HabitatState) -> CardId | None:
    """The mission after this one in the fixed chain (HCP-01)."""
    chain = card_of(state).missions
    following = campaign(state).at + 1
    return chain[following] if following < len(chain) else None


def _watch(state: HabitatState, events: Sequence[Event]) -> Sequence[Waiting]:
    """A mission of a campaign is over: that is not the end of the book."""
    ended = any(isinstance(event, MissionWon | MissionLost) for event in events)
    return (Waiting(effect=CloseMission()),) if ended and state.campaign is not None else ()


def _close(state: HabitatState, _: Waiting) -> Sequence[Event]:
    """HCP-05, HCP-06, HCP-10, HCP-13: in a standard campaign a defeat has no branch, the mission is played again."""
    assert state.outcome is not None
    won = state.outcome.won
    optional = sum(not each.mandatory and each.id in state.reached for each in state.sheet.objectives)
    finished = Finished(mission=state.mission, won=won, optional=optional, difficulty=state.difficulty)
    closed: list[Event] = [MissionClosed(finished=finished)]
    if not won and not campaign(state).legacy:
        return closed
    dead = [each for each in state.crew if each.wounds > MOST_WOUNDS]
    branch: Effect = state.sheet.won if won else state.sheet.lost
    source = Source("habitat_missions", state.mission)
    ends = next_mission(state) is None
    replaced = [] if ends else [Replaced(who=each.id) for each in dead]
    return [*closed, *replaced, coming(branch, GoOnWithCampaign(), source=source)]


def _go_on(state: HabitatState, _: Waiting) -> Sequence[Event]:
    """HCP-07: the save point, then the next mission; after the last one the epilogue (HCA-54)."""
    if next_mission(state) is None:
        score = scored(state)
        return [CampaignEnded(score=score, ending=ending(state, score))]
    return [
        SavePointReached(mission=state.mission),
        DecisionOpened(decision=ChooseDifficulty()),
    ]


def scored(state: HabitatState) -> int:
    """HCA-07."""
    printed, kept = card_of(state), campaign(state)
    optional = sum(min(each.optional, printed.most_optional.get(each.mission, each.optional)) for each in kept.record)
    wounds = sum(each.wounds for each in state.crew)
    return (
        WON * sum(each.won for each in kept.record)
        + optional
        + state.morale
        + min(kept.discoveries, printed.most_discoveries)
        - -(-wounds // WOUNDS)
    )


def handed_down(state: HabitatState) -> dict[str, str]:
    """What campaigns of other books may know of this one: keywords as true or false (HCA-08)."""
    return {str(flag): str(flag in state.flags).lower() for flag in card_of(state).legacy}


def ending(state: HabitatState, score: int) -> int:
    """The first ending whose score is reached; a lost last mission always has the last one (HCA-07)."""
    endings = card_of(state).endings
    if campaign(state).record and not campaign(state).record[-1].won:
        return len(endings)
    found = (number for number, each in enumerate(endings, 1) if score >= each.least)
    return next(found, len(endings))


def _set(state: HabitatState, command: SetDifficulty) -> Sequence[Event]:
    mission = next_mission(state)
    assert mission is not None
    return [
        DecisionClosed(),
        DifficultySet(difficulty=command.difficulty),
        MissionLaid(mission=mission),
        coming(SetUpMission(), BeginMission(), NextStep()),
    ]


def _closed(state: HabitatState, event: MissionClosed) -> HabitatState:
    tiles = tuple(name(item) for item in state.arriving if family(item) == "tile")
    others = tuple(item for item in state.arriving if family(item) != "tile")
    after = changed(
        state,
        arriving=(),
        available=together(state.available, others),
        upgrades=tuple(sorted((*state.upgrades, *tiles))),
        director=carried_over(state.director, state.sol),
    )
    for item in [item for item in after.available if is_bundle(after, item)]:
        after = unpacked(after, item)
    return campaigned(after, record=(*campaign(state).record, event.finished))


def _replaced(state: HabitatState, event: Replaced) -> HabitatState:
    """HCP-15, HAP-24: what was to come to the one who died is dropped."""
    before = state.astronaut(event.who)
    assert before is not None
    professions: Mapping[str, ProfessionCard] = state.box.others["habitat_professions"]
    basic = professions[before.profession.value].basic
    new = Astronaut(
        profession=before.profession,
        seat=before.seat,
        profile=before.profile,
        abilities=() if basic is None else (basic,),
    )
    freed = tuple(f"{each.value}" for each in before.conditions)
    pile = [*state.piles[Pile.CONDITIONS]]
    for kind in freed:
        copies = {CardId(f"{kind}/{number}") for number in (1, 2)} - set(pile)
        pile.append(min(copies))
    crew = tuple(new if each.id == event.who else each for each in state.crew)
    permanent = {who: kept for who, kept in campaign(state).permanent.items() if who != event.who}
    agenda = tuple(each for each in state.director.agenda if each.who != event.who)
    after = changed(
        state,
        crew=crew,
        piles={**state.piles, Pile.CONDITIONS: tuple(sorted(pile))},
        director=attrs.evolve(state.director, agenda=agenda),
    )
    return campaigned(after, permanent=permanent)


def _laid(state: HabitatState, event: MissionLaid) -> HabitatState:
    """HCP-03, HCP-04: everything stays but what belongs to one mission."""
    sheet: MissionCard = state.box.others["habitat_missions"][event.mission]
    kept = {item_of(token) for token in sheet.keeps}
    on_map = {
        at: there
        for at, lot in state.on_map.items()
        if (there := tuple(item for item in lot if family(item) != OBJECTIVE or item in kept))
    }
    after = changed(
        state,
        mission=event.mission,
        outcome=None,
        phase=Phase.SET_UP,
        step=None,
        sol=0,
        last_sol=sheet.lasts(len(state.seats)),
        on_map=on_map,
        available=tuple(item for item in state.available if family(item) != OBJECTIVE),
        ground=Ground(built=state.ground.built),
        decks=Decks(),
        locked=(),
        walls={},
        seen=(),
        pool={},
        full=(),
        plan=(),
        declared=(),
        running=None,
        mended=(),
        strained=(),
        this_sol=(),
        ignored=(),
        more_pawns={},
        mission_tracks=starting(sheet),
        counted={},
        reached=(),
        lessons=(),
        drones=tuple(Drone) if len(state.seats) == 1 else (),
        crew=tuple(attrs.evolve(each, used=(), fresh=(), fading=()) for each in state.crew),
    )
    return campaigned(after, at=campaign(state).at + 1)


def _ended(state: HabitatState, event: CampaignEnded) -> HabitatState:
    return campaigned(state, score=event.score)


CAMPAIGN = Chapter(
    effects={
        CloseMission: _close,
        GoOnWithCampaign: _go_on,
        BeginMission: lambda state, waiting: [MissionBegun(mission=state.mission)],
    },
    questions={
        ChooseDifficulty: lambda state, question: (SetDifficulty(difficulty=each) for each in Difficulty),
    },
    orders={SetDifficulty: Order(answers=(ChooseDifficulty,), unfold=_set)},
    folds={
        MissionClosed: _closed,
        Replaced: _replaced,
        SavePointReached: lambda state, event: state,
        DifficultySet: lambda state, event: changed(state, difficulty=event.difficulty),
        MissionLaid: _laid,
        MissionBegun: lambda state, event: state,
        CampaignEnded: _ended,
    },
    watches=(_watch,),
)
