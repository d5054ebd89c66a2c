"""The cards of an expedition as they are printed: checks, places, conditions, missions, threats, equipment."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Annotated, ClassVar

import attrs

from vanguard_desktop.core.fields import Between, Name, Named, Text
from vanguard_desktop.core.ids import CardId, Flag, LogId, MemberId, SectorId
from vanguard_desktop.core.kinds import Effect, Test
from vanguard_desktop.dice.coverage import Convert
from vanguard_desktop.dice.faces import Icon, Section
from vanguard_desktop.dice.requirements import PoolTest, Requirement
from vanguard_desktop.setting.standing import DiscoveryType as DiscoveryType
from vanguard_desktop.setting.standing import Price, ShipAbility, Standing


class Biome(Enum):
    """What a sector is like; events compare these (EVT-15). Icon files are named `biome_...`."""

    CAVES = "caves"
    CRYSTALLINE = "crystalline"
    LETHAL = "lethal"
    DESERT = "desert"
    FRIGID = "frigid"
    HOSTILE = "hostile"
    ROCKY = "rocky"
    RUINS = "ruins"
    VEGETATION = "vegetation"
    VOID = "void"
    VOLCANIC = "volcanic"
    AQUATIC = "aquatic"
    TRAINING = "training"


class RowColor(Enum):
    """Outcomes: green is success, yellow a better one, red failure (CHK-74)."""

    YELLOW = "yellow"
    GREEN = "green"
    RED = "red"


class InjuryKind(Enum):
    """Injury cards by name; how many there are and what they do stands in INJ-24."""

    WOUNDED = "wounded"
    CRITICAL = "critical"
    EXHAUSTED = "exhausted"
    BURNED = "burned"
    PANICKED = "panicked"
    BREACH = "breach"
    CONCUSSED = "concussed"
    INFECTED = "infected"
    SCRATCHED = "scratched"


class EquipmentKind(Enum):
    """The four kinds of equipment (EQP-01)."""

    SMALL = "small"
    PERSONAL = "personal"
    MISSION = "mission"
    UPGRADE = "upgrade"


class Stat(Enum):
    """What a lander is tested for (LND-02)."""

    ARMOR = "armor"
    SENSORS = "sensors"
    AGILITY = "agility"


class Moment(Enum):
    """When an ability may be used."""

    ANY_TIME = "any_time"
    DURING_CHECK = "during_check"
    OWN_TURN = "own_turn"
    AS_ACTION = "as_action"
    BEFORE_ROLL = "before_roll"
    BEFORE_ANY_ROLL = "before_any_roll"
    ANY_CHECK = "any_check"
    AFTER_OUTCOME = "after_outcome"
    AFTER_CHECK = "after_check"
    AFTER_DANGER = "after_danger"
    ON_TRAVEL = "on_travel"
    ON_REST = "on_rest"
    ON_SUPPLY_LOSS = "on_supply_loss"
    ON_INJURY = "on_injury"
    LANDING = "landing"
    ON_PATH_ICON = "on_path_icon"
    AFTER_TRAVEL = "after_travel"
    NEW_SECTOR = "new_sector"
    AFTER_REST = "after_rest"
    ON_PREPARE = "on_prepare"
    AFTER_EXERT = "after_exert"
    AFTER_SPENDING = "after_spending"
    ON_LEADS = "on_leads"
    AFTER_DISCOVERY = "after_discovery"
    POI_PLACED = "poi_placed"
    TRACK_ADVANCED = "track_advanced"
    THREAT_ENTERED = "threat_entered"
    ROUND_START = "round_start"
    TURN_END = "turn_end"
    ON_TIME = "on_time"
    ON_ATTACK = "on_attack"
    OUTCOME_MARKED = "outcome_marked"
    LEFT_FINISHED = "left_finished"
    POI_REPLACED = "poi_replaced"
    EXTRA_ACTION = "extra_action"


class Limit(Enum):
    """How often an ability may be used at most: once in each of these (EQP-22)."""

    TURN = "turn"
    ROUND = "round"
    EXPEDITION = "expedition"
    CHECK = "check"


@attrs.frozen(kw_only=True)
class Ability:
    """Something a player may set off: a skill, the upper half of a section card, a use of equipment."""

    when: Moment
    effect: Effect
    test: Test | None = None
    limit: Limit | None = None
    anywhere: bool = False  # it helps also those who are not in the sector (CRD-19)


@attrs.frozen(kw_only=True)
class Combination:
    """A requirement that dice of the roll pool can pay, and what that buys (CHK-26)."""

    requirement: Requirement
    effect: Effect


@attrs.frozen(kw_only=True)
class SpecialEffect:
    """A compulsory effect of a check: as often as the requirement is covered (CHK-58)."""

    tag: ClassVar[str] = "special"
    requirement: Requirement
    effect: Effect
    once: bool = False


@attrs.frozen(kw_only=True)
class ImmediateEffect:
    """Ends the check at once with an outcome, if icons are present or missing in the roll pool (CHK-67, CHK-68)."""

    tag: ClassVar[str] = "immediate"
    test: PoolTest
    outcome: RowColor


SPECIALS: tuple[type[SpecialEffect | ImmediateEffect], ...] = (SpecialEffect, ImmediateEffect)


@attrs.frozen(kw_only=True)
class Row:
    """An outcome row; `also` are the rows that an arrow leads to (CHK-85)."""

    color: RowColor
    effect: Effect
    requirement: Requirement = Requirement()
    also: tuple[RowColor, ...] = ()


@attrs.frozen(kw_only=True)
class ActionTrack:
    """A track of a special action; its last space is the outcome (TIM-20)."""

    color: RowColor
    length: int
    effect: Effect
    also: tuple[RowColor, ...] = ()


class Head(Enum):
    """Who counts for the green track of a check, as one icon more each."""

    ASSISTING = "assisting"
    STILL = "still"  # in the sector, without having traveled in this turn


@attrs.frozen(kw_only=True)
class CheckCard:
    """What is printed for a dice check: danger dice, framed special effects, rows or tracks (CHK).

    `heads` are people who move the green track on by being there, before the special effects. No more section dice
    than `most_dice` may be rolled.
    """

    danger: tuple[Annotated[str, Named("dangers")], ...] = ()
    special: tuple[SpecialEffect | ImmediateEffect, ...] = ()
    rows: tuple[Row, ...] = ()
    tracks: tuple[ActionTrack, ...] = ()
    most_dice: Annotated[int, Between(1, 99)] | None = None
    heads: Head | None = None


@attrs.frozen(kw_only=True)
class SpecialAction:
    """An action printed on a card or sector: a dice check, or instructions carried out at once (ACT-06)."""

    name: Name
    effect: Effect | None = None
    check: CheckCard | None = None
    needs_assist: bool = False
    all_assist: bool = False  # everybody else in the sector lends a die
    test: Test | None = None


@attrs.frozen(kw_only=True)
class TimeTrack:
    """Shows how time passes; effects are printed on or above its spaces, counted from 1 (TIM-01, TIM-05)."""

    length: int
    spaces: Mapping[int, Effect]


@attrs.frozen(kw_only=True)
class PoiCard:
    """A point of interest, printed on a sector or lying on it (PLN-15)."""

    id: CardId
    name: Name
    story: Text = ""
    biomes: tuple[Biome, ...] = ()
    no_movement: bool = False
    no_save: bool = False
    important: bool = False
    final: bool = False
    copies: int = 1
    actions: tuple[SpecialAction, ...] = ()
    time: TimeTrack | None = None


@attrs.frozen(kw_only=True)
class PlaceRule:
    """What holds in some sectors as long as the card is in play: by number, by biome, where a marker lies, or, of a
    threat, where it stands (`here`) (PLN-38, THR-03).

    `on_path` is an icon more on every path that leads there; `entering` happens to whoever comes there, `turn_end` to
    whoever ends a turn there.
    """

    sectors: tuple[SectorId, ...] = ()
    biomes: tuple[Biome, ...] = ()
    marked: bool = False
    here: bool = False
    on_path: Effect | None = None
    entering: Effect | None = None
    turn_end: Effect | None = None
    no_rest: bool = False
    no_assist: bool = False


@attrs.frozen(kw_only=True)
class ConditionCard:
    """A global condition: travel effect, combinations, special effects, actions, time track (PLN-38).

    `round_end` happens at the end of every round in which it is in force. With `roped` only whoever has the start token
    may travel, and it passes clockwise from round to round.
    """

    id: CardId
    name: Name
    story: Text = ""
    travel: Effect | None = None
    travel_check: CheckCard | None = None
    combinations: tuple[Combination, ...] = ()
    special: tuple[SpecialEffect | ImmediateEffect, ...] = ()
    actions: tuple[SpecialAction, ...] = ()
    time: TimeTrack | None = None
    round_end: Effect | None = None
    unlimited_supplies: bool = False
    roped: bool = False
    places: tuple[PlaceRule, ...] = ()


@attrs.frozen(kw_only=True)
class MissionCard:
    """An objective; mandatory unless optional. `test` marks one that the players complete themselves (PLN-44), or one
    that is completed by lifting off while it holds (`at_lift_off`).

    With `escort` the markers of a sector may go along with whoever leaves it (PLN-20). Once `eased_by` is noted, the
    green tracks of the points of interest `eased` are one space shorter.
    """

    id: CardId
    name: Name
    story: Text = ""
    optional: bool = False
    test: Test | None = None
    at_lift_off: bool = False
    escort: bool = False
    effect: Effect | None = None
    actions: tuple[SpecialAction, ...] = ()
    time: TimeTrack | None = None
    eased: tuple[Annotated[CardId, Named("pois")], ...] = ()
    eased_by: Flag | None = None


@attrs.frozen(kw_only=True)
class ThreatCard:
    """A creature or phenomenon with a standee, a time track and actions (THR); it never enters a biome it `avoids`.

    The standees of a `flock` come all at once and are all main ones; a text that moves one threat moves the first.
    """

    id: CardId
    name: Name
    story: Text = ""
    time: TimeTrack | None = None
    behaviors: Mapping[str, Effect] = attrs.field(factory=dict)
    actions: tuple[SpecialAction, ...] = ()
    anywhere: bool = False
    standees: Annotated[int, Between(1, 22)] = 1
    flock: bool = False
    avoids: tuple[Biome, ...] = ()
    places: tuple[PlaceRule, ...] = ()


@attrs.frozen(kw_only=True)
class EventCard:
    """An event: its main effect counts if a biome matches, otherwise the secondary one (EVT-05).

    `advanced` ones wait in the sealed supply of a campaign (ADD-02).
    """

    id: CardId
    name: Name
    main: Effect
    secondary: Effect
    biomes: tuple[Biome, ...] = ()
    story: Text = ""
    training: bool = False
    advanced: bool = False


@attrs.frozen(kw_only=True)
class SectionCard:
    """A card of a section: upper half and dice combination (CRD-03). `training` cards are apart from the 120."""

    id: CardId
    section: Section
    rank: int
    name: Name
    main: Ability
    combination: Combination
    copies: int = 1
    starter: bool = False
    training: bool = False


@attrs.frozen(kw_only=True)
class CrewCard:
    """One person of the crew (CRW-04)."""

    id: MemberId
    name: Name
    bio: Text = ""
    converts: tuple[Convert, ...] = ()
    affinity: Section | None = None
    skill_name: Name = ""
    skill: Ability | None = None
    charges: Annotated[int, Between(0, 9)] = 0
    training: bool = False


@attrs.frozen(kw_only=True)
class EquipmentCard:
    """A piece of equipment (EQP). An upgrade belongs to a mission equipment card and works on its token (EQP-18).

    `more_cards` is what it adds to the hand limit of its carrier, `room` what its token adds to the lander's room for
    discoveries. A threat enters the sector of a `barrier` only by spending its whole move.
    Whoever stands in the sector of a carrier of something `steady` is not moved by conditions. With `second_rest_free`
    every second rest of the carrier costs no supplies. In the sector of its token outcome rows ask for one icon less of
    each kind that it `eases`, and danger dice of the letters in `no_danger` do nothing.
    """

    id: CardId
    kind: EquipmentKind
    name: Name
    section: Section | None = None
    copies: int = 1
    abilities: tuple[Ability, ...] = ()
    converts: tuple[Convert, ...] = ()
    token: Ability | None = None
    single_use: bool = False
    tier: Annotated[int, Between(1, 3)] = 1
    more_cards: Annotated[int, Between(0, 9)] = 0
    room: Annotated[int, Between(0, 9)] = 0
    barrier: bool = False
    steady: bool = False
    second_rest_free: bool = False
    eases: tuple[Icon, ...] = ()
    no_danger: tuple[Annotated[str, Named("dangers")], ...] = ()
    upgrades: Annotated[CardId, Named("equipment")] | None = None
    final: bool = False
    replaces: bool = False


@attrs.frozen(kw_only=True)
class DiscoveryCard:
    """A find of one of the five types (DSC); `unloaded` is its text aboard (UNL-06)."""

    id: CardId
    type: DiscoveryType
    name: Name
    rarity: int = 1
    copies: int = 1
    ability: Ability | None = None
    unloaded: Effect | None = None


@attrs.frozen(kw_only=True)
class UniqueCard:
    """A unique discovery; numbers 1 to 32 stay for ever, higher ones serve during the expedition (DSC-25, DSC-26).

    `answer` is another use of it, against what is about to hit somebody.
    """

    id: CardId
    number: int
    name: Name
    gained: Effect | None = None
    ability: Ability | None = None
    answer: Ability | None = None
    unloaded: Effect | None = None
    standing: tuple[Standing, ...] = ()
    aboard: ShipAbility | None = None


@attrs.frozen(kw_only=True)
class RankUpCard:
    """An additional goal of the team; successes needed for promotion from rank 1 and from rank 2 (RNK-07).

    Each side may offer special actions of its own (RNK-06).
    """

    id: CardId
    name: Name
    goal: Test
    successes: tuple[int, int | None]
    training: bool = False
    actions: tuple[SpecialAction, ...] = ()
    completed_actions: tuple[SpecialAction, ...] = ()


@attrs.frozen(kw_only=True)
class LanderCard:
    """A lander: statistics, landing rolls, supplies, room (LND-02 to LND-04).

    With `any_sector` the team chooses the lander sector whatever the landing table says; in each landing the first
    failed test of the statistic that it `forgives` has no effect.
    """

    id: CardId
    name: Name
    armor: Annotated[int, Between(0, 9)]
    sensors: Annotated[int, Between(0, 9)]
    agility: Annotated[int, Between(0, 9)]
    landing_rolls: int
    supplies: int
    most_supplies: int
    personal: Annotated[int, Between(0, 99)]
    mission: Annotated[int, Between(0, 99)]
    discoveries: int
    structural: Annotated[int, Between(0, 99)]
    utility: Annotated[int, Between(0, 99)]
    undamageable: bool = False
    tier: Annotated[int, Between(1, 3)] = 1
    repair: Price | None = None
    standing: tuple[Standing, ...] = ()
    abilities: tuple[Ability, ...] = ()
    any_sector: bool = False
    forgives: Stat | None = None


@attrs.frozen(kw_only=True)
class LogEntry:
    """A numbered paragraph of the story book; reading it executes its effect. `boxes` are there to mark (LOG-07)."""

    id: LogId
    story: Text
    effect: Effect | None = None
    boxes: Annotated[int, Between(0, 99)] = 0
