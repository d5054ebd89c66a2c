"""Cards of the crew: professions, abilities, profiles, conditions, drones; their ids are those of the printed kinds."""

from __future__ import annotations

from typing import Annotated

import attrs

from vanguard_desktop.core import Between, CardId, Effect, Name, Named, Nothing, Text

from ..kinds import ActionType


@attrs.frozen(kw_only=True)
class ProfessionCard:
    """Who somebody is: what trainees of the profession are called, and what they can do (HSU-03, HSU-04)."""

    id: CardId
    name: Name
    trainees: tuple[Name, ...]
    basic: Annotated[CardId, Named("habitat_abilities")] | None = None
    abilities: tuple[Annotated[CardId, Named("habitat_abilities")], ...] = ()
    story: Text = ""


@attrs.frozen(kw_only=True)
class AbilityCard:
    """What an astronaut can do for morale tokens, once in a round (HAB-02, HAB-03).

    `samples` are spent as well. A response to dice is possible when they were just rolled (HAB-08).
    """

    id: CardId
    name: Name
    tokens: Annotated[int, Between(0, 9)]
    samples: Annotated[int, Between(0, 3)] = 0
    effect: Effect = Nothing()


@attrs.frozen(kw_only=True)
class ProfileCard:
    """Four traits, used by the director and in texts (HCT-16)."""

    id: CardId
    traits: tuple[CardId, ...]


@attrs.frozen(kw_only=True)
class ConditionCard:
    """A kind of condition, and how many tokens of it there are (HHP-18).

    What it does is a rule of its own, by its id.
    """

    id: CardId
    name: Name
    copies: Annotated[int, Between(1, 12)] = 2
    text: Text = ""


@attrs.frozen(kw_only=True)
class DroneCard:
    """A drone and the type of action that it is good for (HCT-14)."""

    id: CardId
    name: Name
    action: ActionType
