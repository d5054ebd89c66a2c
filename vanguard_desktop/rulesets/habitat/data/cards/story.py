"""What the director tells: events, follow-ups and adventures (HAP-31)."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

import attrs

from vanguard_desktop.core import Between, CardId, Effect, Name, Named, Nothing, Test, Text

from ..kinds import ActionType, Color, Element, Profession, Resource

Percent = Annotated[int, Between(1, 100)]
SolNumber = Annotated[int, Between(1, 30)]
FewPawns = Annotated[int, Between(1, 6)]


class Tag(Enum):
    """What an event is to the group (HAP-31)."""

    BOON = "boon"
    ORDEAL = "ordeal"
    STORY = "story"


class Target(Enum):
    """Whom a follow-up hits (HAP-30); a trait is named beside it."""

    FIRST_PLAYER = "first_player"
    RANDOM = "random"
    TARGET = "target"
    SCIENTIST = "scientist"
    GEOLOGIST = "geologist"
    ENGINEER = "engineer"
    MEDIC = "medic"


@attrs.frozen(kw_only=True)
class Needs:
    """What has to be put with an action or spent for it (HAC-23, HAC-24)."""

    parts: tuple[Element, ...] = ()
    any_parts: Annotated[int, Between(0, 4)] = 0
    reserves: tuple[Resource, ...] = ()
    samples: Annotated[int, Between(0, 3)] = 0
    seeds: Annotated[int, Between(0, 3)] = 0
    tokens: Annotated[int, Between(0, 9)] = 0
    items: tuple[str, ...] = ()


@attrs.frozen(kw_only=True)
class ActionWay:
    """One way to do what an event or a mission asks for: pawns without dice, or an action of a type (HAP-17)."""

    pawns: FewPawns | None = None
    type: ActionType | None = None
    needs: Needs = Needs()
    only: Profession | None = None
    reward: Effect | None = None


@attrs.frozen(kw_only=True)
class EventAction:
    """The action that an event opens; what is not said of a way holds for all of them."""

    ways: tuple[ActionWay, ...]
    reward: Effect = Nothing()


@attrs.frozen(kw_only=True)
class Consequence:
    """What comes of it if nobody acts, with chances of its own for the three checks (HAP-21)."""

    effect: Effect
    chances: tuple[Percent, ...] = ()


@attrs.frozen(kw_only=True)
class FollowUp:
    """What may come of an event whatever the group does (HAP-29)."""

    event: Annotated[CardId, Named("habitat_follow_ups")]
    chance: Percent
    delay: tuple[SolNumber, SolNumber]
    target: Target = Target.RANDOM
    trait: CardId | None = None


@attrs.frozen(kw_only=True)
class EventOption:
    """One of the options of an event (HAP-40). What it has of its own stands in place of the event's; `acts` and
    `strikes` take the event's action and consequence away.
    """

    label: Name
    effect: Effect = Nothing()
    action: EventAction | None = None
    acts: bool = True
    consequence: Consequence | None = None
    strikes: bool = True
    text_struck: Text = ""


@attrs.frozen(kw_only=True)
class EventCard:
    """A mission event (HAP-31). `target` is whom it names, so that its texts may speak of them."""

    id: CardId
    title: Name
    text: Text
    text_done: Text = ""
    text_struck: Text = ""
    weight: Annotated[int, Between(1, 5)] = 2
    tags: tuple[Tag, ...] = ()
    missions: tuple[CardId, ...] = ()
    window: tuple[SolNumber, SolNumber] | None = None
    condition: Test | None = None
    excludes: tuple[CardId, ...] = ()
    once: bool = False
    target: Target | None = None
    effect: Effect = Nothing()
    options: tuple[EventOption, ...] = ()
    action: EventAction | None = None
    consequence: Consequence | None = None
    follow_ups: tuple[FollowUp, ...] = ()


@attrs.frozen(kw_only=True)
class FollowUpCard:
    """A follow-up event: it hits one astronaut and has no action (HEV-13, HAP-32)."""

    id: CardId
    title: Name
    text: Text
    effect: Effect


@attrs.frozen(kw_only=True)
class Delayed:
    """What may come of an adventure later, with the text that says what it comes from (HAP-27)."""

    effect: Effect
    text: Text


@attrs.frozen(kw_only=True)
class AdventureOption:
    """One of two or three ways through an adventure (HAP-28)."""

    label: Name
    effect: Effect
    delayed: Delayed | None = None


@attrs.frozen(kw_only=True)
class AdventureCard:
    """An adventure of one color (HAP-26)."""

    id: CardId
    color: Color
    title: Name
    text: Text
    weight: Annotated[int, Between(1, 5)] = 2
    condition: Test | None = None
    effect: Effect = Nothing()
    options: tuple[AdventureOption, ...] = ()
    delayed: Delayed | None = None
