"""What a mission is laid out with by chance or by choice: profiles, upgrades, drones, the First Player (HSU)."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from vanguard_desktop.core import CardId, Effect, Event, MemberId, Source, Waiting, changed

from ..chapter import Chapter, Pick
from ..data.cards import Trigger
from ..data.items import together, upgrade
from ..data.kinds import Drone, Pile
from ..data.missions import (
    ChooseDrones,
    ChooseFirst,
    DealProfiles,
    DrawUpgrades,
    DroneChosen,
    FirstNamed,
    ProfileDealt,
    SetUpMission,
    UpgradeOffered,
)
from ..parts import coming, draw, named, same, with_astronaut
from ..state import HabitatState
from .hooks import waiting as hooked

# HSU-22, HSU-23: how many drones the group chooses; alone all four are at hand (HSU-24).
DRONES = {2: 2, 3: 1}


def _set_up(state: HabitatState, _: Waiting) -> Sequence[Event]:
    """The general steps first; what the mission says comes last and overrides them (HSU-20)."""
    later = state.campaign is not None and state.campaign.at > 0
    general: list[Effect] = [DealProfiles(), DrawUpgrades(count=state.sheet.set_up.upgrades)]
    count = DRONES.get(len(state.seats), 0)
    if count:
        general.append(ChooseDrones(count=count))
    hooks = (hooked(state, hook).effect for hook in state.sheet.hooks if hook.on.trigger is Trigger.MISSION_SETUP)
    source = Source("habitat_missions", state.mission)
    first = [] if later else [ChooseFirst()]  # HCP-03: in a campaign the marker stays where it is
    return [coming(*general, *first, state.sheet.set_up.effect, *hooks, source=source)]


def _profiles(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    bare = next((each for each in state.crew if each.profile is None), None)
    found = draw(state, Pile.PROFILES)
    if bare is None or found is None:
        return []
    card, drawn = found
    return [ProfileDealt(who=bare.id, card=card, drawn=drawn), same(waiting, DealProfiles())]


def _upgrades(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, DrawUpgrades)
    found = draw(state, Pile.UPGRADES)
    if not effect.count or found is None:
        return []
    card, drawn = found
    return [UpgradeOffered(card=card, drawn=drawn), same(waiting, DrawUpgrades(count=effect.count - 1))]


def _drones(state: HabitatState, _: Waiting) -> Sequence[str]:
    return [each.value for each in Drone if each not in state.drones]


def _drone(_: HabitatState, waiting: Waiting, thing: str) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, ChooseDrones)
    more = [same(waiting, attrs.evolve(effect, count=effect.count - 1))] if effect.count > 1 else []
    return [DroneChosen(drone=Drone(thing)), *more]


def _profile_dealt(state: HabitatState, event: ProfileDealt) -> HabitatState:
    after = with_astronaut(_without(state, Pile.PROFILES, event.card), event.who, profile=event.card)
    return changed(after, rng=after.rng.after(event.drawn))


def _offered(state: HabitatState, event: UpgradeOffered) -> HabitatState:
    after = _without(state, Pile.UPGRADES, event.card)
    available = together(after.available, (upgrade(event.card),))
    return changed(after, available=available, rng=after.rng.after(event.drawn))


def _without(state: HabitatState, pile: Pile, card: CardId) -> HabitatState:
    left = tuple(each for each in state.piles[pile] if each != card)
    return changed(state, piles={**state.piles, pile: left})


def _first(state: HabitatState, event: FirstNamed) -> HabitatState:
    place = next(place for place, each in enumerate(state.crew) if each.id == event.who)
    return changed(state, first=place)


SET_UP = Chapter(
    effects={
        SetUpMission: _set_up,
        DealProfiles: _profiles,
        DrawUpgrades: _upgrades,
        ChooseDrones: lambda state, waiting: named(waiting),
        ChooseFirst: lambda state, waiting: named(waiting),
    },
    picks={
        ChooseDrones: Pick(candidates=_drones, picked=_drone),
        ChooseFirst: Pick(
            candidates=lambda state, waiting: [each.id for each in state.crew],
            picked=lambda state, waiting, thing: [FirstNamed(who=MemberId(thing))],
        ),
    },
    folds={
        ProfileDealt: _profile_dealt,
        UpgradeOffered: _offered,
        DroneChosen: lambda state, event: changed(state, drones=(*state.drones, event.drone)),
        FirstNamed: _first,
    },
)
