"""A campaign between two missions: what is behind, what was chosen, what lies sealed, from where it can go on."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from vanguard_desktop.core import CardId, Choose, Effect, SetFlag
from vanguard_desktop.rulesets.habitat.base.structures import broken_count
from vanguard_desktop.rulesets.habitat.data.campaign import (
    ChooseDifficulty,
    MissionBegun,
    SavePointReached,
    SetDifficulty,
)
from vanguard_desktop.rulesets.habitat.data.cards import Hook, MissionCard, Sealed
from vanguard_desktop.rulesets.habitat.data.effects import NoteDown
from vanguard_desktop.rulesets.habitat.data.kinds import Difficulty
from vanguard_desktop.rulesets.habitat.missions.campaign import card_of, ending, next_mission
from vanguard_desktop.rulesets.habitat.missions.lasting import locked
from vanguard_desktop.rulesets.habitat.rules import HABITAT
from vanguard_desktop.rulesets.habitat.state import HabitatState

from ..game import Game

__all__ = ["broken_count", "card_of", "ending", "locked"]


def is_between(state: HabitatState) -> bool:
    """Whether a mission of a campaign is over, and the next one has not begun."""
    return isinstance(state.question, ChooseDifficulty) or is_over(state)


def is_over(state: HabitatState) -> bool:
    """Whether it goes no further from here by itself: the campaign has ended, or a mission must be played again."""
    return state.campaign is not None and HABITAT.over(state)


def is_played_again(state: HabitatState) -> bool:
    """HCP-11: a standard campaign goes on with the same mission after a defeat."""
    assert state.campaign is not None
    return is_over(state) and not state.campaign.legacy and state.outcome is not None and not state.outcome.won


def comes_next(state: HabitatState) -> MissionCard | None:
    """The mission that waits to be begun."""
    found = next_mission(state) if isinstance(state.question, ChooseDifficulty) else None
    return None if found is None else state.box.others["habitat_missions"][found]


def beginnings(state: HabitatState) -> tuple[tuple[Difficulty, SetDifficulty], ...]:
    """How the next mission can be begun (HDF-06)."""
    return tuple((each, SetDifficulty(difficulty=each)) for each in Difficulty) if comes_next(state) else ()


def notes(state: HabitatState) -> Iterator[tuple[MissionCard, Sealed, bool]]:
    """The sealed blocks of all missions so far, and whether each was opened (HCP-16)."""
    assert state.campaign is not None
    for mission in _begun(state):
        for block in mission.sealed:
            yield mission, block, block.id in state.campaign.opened


def chosen(state: HabitatState) -> Iterator[tuple[MissionCard, str]]:
    """What was chosen in words of the story and stays with the record (HCA-08)."""
    for mission in _begun(state):
        within: tuple[Sealed | Hook, ...] = (*mission.sealed, *mission.hooks)
        texts = (*(each.effect for each in within), mission.won, mission.lost)
        labels = dict.fromkeys(label for effect in texts for label in _labels(state, effect))
        yield from ((mission, label) for label in labels)


def _begun(state: HabitatState) -> Iterator[MissionCard]:
    assert state.campaign is not None
    for id in card_of(state).missions[: state.campaign.at + 1]:
        yield state.box.others["habitat_missions"][id]


def _labels(state: HabitatState, effect: object) -> Iterator[str]:
    """Of the options of a text that was come to, whichever left its mark."""
    if isinstance(effect, Choose) and effect.labels:
        pairs = zip(effect.options, effect.labels, strict=True)
        yield from (label for option, label in pairs if any(_is_kept(state, each) for each in _parts(option)))
    for part in _inside(effect):
        yield from _labels(state, part)


def _is_kept(state: HabitatState, effect: Effect) -> bool:
    match effect:
        case SetFlag(flag=flag):
            return flag in state.flags
        case NoteDown(id=id):
            return id in state.noted
        case _:
            return False


def _parts(effect: Effect) -> Iterator[Effect]:
    yield effect
    for part in _inside(effect):
        yield from _parts(part)


def _inside(effect: object) -> Iterator[Effect]:
    for field in attrs.fields(type(effect)) if isinstance(effect, Effect) else ():
        there = getattr(effect, field.name)
        yield from (each for each in (there if isinstance(there, tuple) else (there,)) if isinstance(each, Effect))


@attrs.frozen(kw_only=True)
class Place:
    """Where a campaign can be gone back to: within the `step`, after so many events if it is the start of a mission."""

    mission: CardId
    step: int
    kept: int = 0


def starts(game: Game) -> tuple[Place, ...]:
    """Where each mission of this line of play has begun (HCP-12), in order."""
    found = {}
    for step, events in enumerate(game.history(game.first, game.cursor.step), start=game.first):
        for number, event in enumerate(events, start=1):
            if isinstance(event, MissionBegun):
                found[event.mission] = Place(mission=event.mission, step=step, kept=number)
    return tuple(found.values())


def save_points(game: Game) -> tuple[Place, ...]:
    """After which missions a campaign can be continued, a legacy campaign after the last one only (HCP-07)."""
    history = enumerate(game.history(game.first, game.cursor.step), start=game.first)
    found = tuple(
        Place(mission=event.mission, step=step)
        for step, events in history
        for event in events
        if isinstance(event, SavePointReached)
    )
    return found[-1:] if game.state.campaign.legacy else found
