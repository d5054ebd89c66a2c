"""What cards, paths, boards and logs do on an expedition."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, ClassVar

import attrs

from vanguard_desktop.core.effects import Choose as Choose
from vanguard_desktop.core.effects import If as If
from vanguard_desktop.core.effects import InOrder as InOrder
from vanguard_desktop.core.effects import May as May
from vanguard_desktop.core.effects import Nothing as Nothing
from vanguard_desktop.core.effects import ReadLog as ReadLog
from vanguard_desktop.core.effects import SetFlag as SetFlag
from vanguard_desktop.core.fields import Between, Named
from vanguard_desktop.core.ids import CardId, PathId, SectorId
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.dice.faces import Color, Icon
from vanguard_desktop.rulesets.expedition.data.effects_board_gear import BOARD_GEAR_EFFECTS
from vanguard_desktop.rulesets.expedition.data.effects_chance import CHANCE_EFFECTS
from vanguard_desktop.rulesets.expedition.data.effects_checks import OF_CHECK
from vanguard_desktop.rulesets.expedition.data.effects_decks import DECK_EFFECTS
from vanguard_desktop.rulesets.expedition.data.effects_gear import GEAR_EFFECTS
from vanguard_desktop.rulesets.expedition.data.effects_moves import MOVES_EFFECTS
from vanguard_desktop.rulesets.expedition.data.effects_planet import PLANET_EFFECTS
from vanguard_desktop.rulesets.expedition.data.effects_ways import WAY_EFFECTS
from vanguard_desktop.setting.cards import CheckCard, DiscoveryType, InjuryKind, RowColor
from vanguard_desktop.setting.cards import Stat as Stat


class Who(Enum):
    """Whom a sentence addresses (GEN-08, GEN-20, GEN-25)."""

    EACH = "each"
    EACH_HERE = "each_here"
    EACH_OTHER_HERE = "each_other_here"
    ONE = "one"
    ONE_HERE = "one_here"
    ANOTHER_HERE = "another_here"
    ONE_CONNECTED = "one_connected"
    ONE_WITHIN_TWO = "one_within_two"
    ONE_NEAR_LANDER = "one_near_lander"
    ASSISTING = "assisting"
    RANDOM = "random"


class Which(Enum):
    """Which time tracks an effect concerns."""

    ALL = "all"
    THIS = "this"
    CONDITION = "condition"


class Toward(Enum):
    """Whom or what a threat makes for (THR-11)."""

    CREW = "crew"
    LAST_TRAVELER = "last_traveler"
    EQUIPMENT = "equipment"
    MOST_CREW = "most_crew"


@attrs.frozen(kw_only=True)
class ForCrew(Effect):
    """Somebody else than "you" is addressed, or several are, crew by crew (GEN-20)."""

    tag: ClassVar[str] = "for_crew"
    who: Who
    effect: Effect


@attrs.frozen(kw_only=True)
class SpendDice(Effect):
    """The crew member moves dice of a color, or of any, to the spent pool (DIE-25)."""

    tag: ClassVar[str] = "spend_dice"
    count: int = 1
    color: Color | None = None


@attrs.frozen(kw_only=True)
class SacrificeDice(Effect):
    """Dice leave this expedition (DIE-28)."""

    tag: ClassVar[str] = "sacrifice_dice"
    count: int = 1
    color: Color | None = None


@attrs.frozen(kw_only=True)
class RefreshDice(Effect):
    """Dice of the owner's choice come back from the spent pool (DIE-21)."""

    tag: ClassVar[str] = "refresh_dice"
    count: int = 1
    color: Color | None = None


@attrs.frozen(kw_only=True)
class DrawCards(Effect):
    """Section cards from the own deck (CRD-07)."""

    tag: ClassVar[str] = "draw_cards"
    count: int = 1


@attrs.frozen(kw_only=True)
class DiscardCards(Effect):
    """Section cards from the hand of the one who pays (CRD-17)."""

    tag: ClassVar[str] = "discard_cards"
    count: int = 1


@attrs.frozen(kw_only=True)
class GainInjury(Effect):
    """An injury card with its die (INJ-03)."""

    tag: ClassVar[str] = "gain_injury"
    kind: InjuryKind


@attrs.frozen(kw_only=True)
class RemoveInjury(Effect):
    """An injury card, an injury die, or both go back (INJ-14 to INJ-16)."""

    tag: ClassVar[str] = "remove_injury"
    card: bool = False
    die: bool = True
    kind: InjuryKind | None = None


@attrs.frozen(kw_only=True)
class FlipInjury(Effect):
    """An injury card is turned face down (INJ-20)."""

    tag: ClassVar[str] = "flip_injury"
    count: int = 1
    kind: InjuryKind | None = None


@attrs.frozen(kw_only=True)
class LoseSupplies(Effect):
    """The supply marker moves down, at most to 0 (GEN-15, GEN-38); a lander statistic may reduce the loss (LND-16)."""

    tag: ClassVar[str] = "lose_supplies"
    count: int = 1
    reduced_by: Stat | None = None


@attrs.frozen(kw_only=True)
class GainSupplies(Effect):
    """The supply marker moves up, never past the last space (GEN-38)."""

    tag: ClassVar[str] = "gain_supplies"
    count: int = 1


@attrs.frozen(kw_only=True)
class GainSuccesses(Effect):
    """Success tokens for the team (GEN-37)."""

    tag: ClassVar[str] = "gain_successes"
    count: int = 1


@attrs.frozen(kw_only=True)
class GainCharges(Effect):
    """Charge tokens (CRW-13)."""

    tag: ClassVar[str] = "gain_charges"
    count: int = 1


@attrs.frozen(kw_only=True)
class LoseCharges(Effect):
    """Charge tokens are discarded; a cost without substitute (GEN-13)."""

    tag: ClassVar[str] = "lose_charges"
    count: int = 1


@attrs.frozen(kw_only=True)
class RollDanger(Effect):
    """Roll a danger die and look it up in the table of the letter (DNG-03)."""

    tag: ClassVar[str] = "roll_danger"
    letter: Annotated[str, Named("dangers")]


@attrs.frozen(kw_only=True)
class GainLeads(Effect):
    """Lead tokens from the bag, placed one by one; several types leave the choice for each token (LED-02, LED-05).

    With `apart` each goes on a deck of its own.
    """

    tag: ClassVar[str] = "gain_leads"
    count: int = 1
    types: tuple[DiscoveryType, ...] = tuple(DiscoveryType)
    apart: bool = False


@attrs.frozen(kw_only=True)
class GainDiscovery(Effect):
    """The top card of a discovery deck; without a type the crew chooses the deck (DSC-03, DSC-12)."""

    tag: ClassVar[str] = "gain_discovery"
    deck: DiscoveryType | None = None  # not `type`: in packs that key names the effect


@attrs.frozen(kw_only=True)
class GainUnique(Effect):
    """A unique discovery, by number or the topmost of the slot (DSC-21)."""

    tag: ClassVar[str] = "gain_unique"
    number: int | None = None


@attrs.frozen(kw_only=True)
class MoveConnected(Effect):
    """Move along paths, ignoring their icons (ACT-33)."""

    tag: ClassVar[str] = "move_connected"
    count: int = 1


@attrs.frozen(kw_only=True)
class FollowPath(Effect):
    """Of a travel effect: move to the far end of the chosen path (ACT-24)."""

    tag: ClassVar[str] = "follow_path"


@attrs.frozen(kw_only=True)
class MoveTo(Effect):
    """The pawn is placed in a sector; without a number in the lander's (ACT-34)."""

    tag: ClassVar[str] = "move_to"
    sector: SectorId | None = None


@attrs.frozen(kw_only=True)
class TravelIcon(Effect):
    """On a path: execute the travel effect of the condition; only that grants the move (ACT-23)."""

    tag: ClassVar[str] = "travel_icon"


@attrs.frozen(kw_only=True)
class ReplacePoi(Effect):
    """All cards of the sector are discarded, the new one lies there (PLN-16)."""

    tag: ClassVar[str] = "replace_poi"
    card: Annotated[CardId, Named("pois")]
    sector: SectorId | None = None


@attrs.frozen(kw_only=True)
class CoverPoi(Effect):
    """A card is placed on top; those already there stay under it (PLN-18)."""

    tag: ClassVar[str] = "cover_poi"
    card: Annotated[CardId, Named("pois")]
    sector: SectorId | None = None


@attrs.frozen(kw_only=True)
class DiscardPoi(Effect):
    """The topmost card of the sector is discarded (PLN-21)."""

    tag: ClassVar[str] = "discard_poi"
    sector: SectorId | None = None


@attrs.frozen(kw_only=True)
class MarkSector(Effect):
    """Markers in the sector, or off it with a negative count (PLN-20)."""

    tag: ClassVar[str] = "mark_sector"
    count: Annotated[int, Between(-99, 99)] = 1
    sector: SectorId | None = None


@attrs.frozen(kw_only=True)
class PlaceCondition(Effect):
    """A condition card replaces the former (PLN-36)."""

    tag: ClassVar[str] = "place_condition"
    card: Annotated[CardId, Named("conditions")]


@attrs.frozen(kw_only=True)
class DiscardCondition(Effect):
    """The printed condition is in force again (PLN-37)."""

    tag: ClassVar[str] = "discard_condition"


@attrs.frozen(kw_only=True)
class AddMission(Effect):
    """A new mission comes into play (PLN-48)."""

    tag: ClassVar[str] = "add_mission"
    card: Annotated[CardId, Named("missions")]


@attrs.frozen(kw_only=True)
class CompleteMission(Effect):
    """A mission card is discarded as its completion says (PLN-42)."""

    tag: ClassVar[str] = "complete_mission"
    card: Annotated[CardId, Named("missions")]


@attrs.frozen(kw_only=True)
class FailMission(Effect):
    """A mission-failed token is put on the lander (PLN-50)."""

    tag: ClassVar[str] = "fail_mission"


@attrs.frozen(kw_only=True)
class AdvanceTime(Effect):
    """Time tracks progress (TIM-03)."""

    tag: ClassVar[str] = "advance_time"
    which: Which = Which.ALL
    count: int = 1


@attrs.frozen(kw_only=True)
class ReduceTime(Effect):
    """A time token goes back; it triggers no space (TIM-06, TIM-07)."""

    tag: ClassVar[str] = "reduce_time"
    which: Which = Which.THIS
    count: int = 1


@attrs.frozen(kw_only=True)
class ResetTrack(Effect):
    """The token or marker of the track is taken off (GEN-32)."""

    tag: ClassVar[str] = "reset_track"
    color: RowColor | None = None


@attrs.frozen(kw_only=True)
class Progress(Effect):
    """The marker of the action's track of that color moves on, or back with a negative count (TIM-20, TIM-24)."""

    tag: ClassVar[str] = "progress"
    color: RowColor
    count: Annotated[int, Between(-99, 99)] = 1


@attrs.frozen(kw_only=True)
class EndTurn(Effect):
    """The turn is over after this; the end phase draws so many events (TRN-16)."""

    tag: ClassVar[str] = "end_turn"
    events: Annotated[int, Between(0, 9)] = 1


@attrs.frozen(kw_only=True)
class ExtraAction(Effect):
    """One more action in this turn (TRN-15)."""

    tag: ClassVar[str] = "extra_action"


@attrs.frozen(kw_only=True)
class EndExpedition(Effect):
    """A text ends the expedition; nobody is left behind (END-14)."""

    tag: ClassVar[str] = "end_expedition"


@attrs.frozen(kw_only=True)
class LandIn(Effect):
    """The lander stands in that sector (PLN-10)."""

    tag: ClassVar[str] = "land_in"
    sector: SectorId


@attrs.frozen(kw_only=True)
class SkipLanding(Effect):
    """The landing marker moves one more space (LND-17)."""

    tag: ClassVar[str] = "skip_landing"


@attrs.frozen(kw_only=True)
class OpenPath(Effect):
    """A closed path may be used from now on (PLN-60)."""

    tag: ClassVar[str] = "open_path"
    path: PathId


@attrs.frozen(kw_only=True)
class PlaceThreat(Effect):
    """A threat comes into play (THR-02)."""

    tag: ClassVar[str] = "place_threat"
    card: Annotated[CardId, Named("threats")]
    sector: SectorId


@attrs.frozen(kw_only=True)
class MoveThreat(Effect):
    """The threat moves towards the nearest crew member or something else, or a sector (THR-11)."""

    tag: ClassVar[str] = "move_threat"
    count: int = 1
    sector: SectorId | None = None
    toward: Toward = Toward.CREW


@attrs.frozen(kw_only=True)
class MoveStandees(Effect):
    """Each standee of the threat moves by itself toward whatever is nearest to it (THR-07, THR-11)."""

    tag: ClassVar[str] = "move_standees"
    count: int = 1
    toward: Toward = Toward.CREW


@attrs.frozen(kw_only=True)
class Attack(Effect):
    """The threat does something to every crew member in its sector (THR-15)."""

    tag: ClassVar[str] = "attack"
    effect: Effect


@attrs.frozen(kw_only=True)
class Behave(Effect):
    """A named behavior of the threat's card (THR-03)."""

    tag: ClassVar[str] = "behave"
    behavior: str


@attrs.frozen(kw_only=True)
class RemoveThreat(Effect):
    """Card, standees and tokens leave (THR-18): of the threat whose text this is, or of the named one."""

    tag: ClassVar[str] = "remove_threat"
    card: Annotated[CardId, Named("threats")] | None = None


@attrs.frozen(kw_only=True)
class DiceCheck(Effect):
    """A text asks for a dice check (EVT-17)."""

    tag: ClassVar[str] = "dice_check"
    check: CheckCard


@attrs.frozen(kw_only=True)
class RerollDice(Effect):
    """During a check: up to so many dice of the pool fall again (DIE-36)."""

    tag: ClassVar[str] = "reroll_dice"
    count: int = 1
    color: Color | None = None


@attrs.frozen(kw_only=True)
class TurnDie(Effect):
    """During a check: one die shows a face of choice that it has, or the named icon (DIE-35)."""

    tag: ClassVar[str] = "turn_die"
    color: Color | None = None
    icon: Icon | None = None


@attrs.frozen(kw_only=True)
class PoolDieToSpent(Effect):
    """During a check: one die of the pool goes to its owner's spent pool; no payment (DIE-37)."""

    tag: ClassVar[str] = "pool_die_to_spent"


@attrs.frozen(kw_only=True)
class BurnBasics(Effect):
    """For the rest of this check basic results count as accidents (INJ-24, INJ-27)."""

    tag: ClassVar[str] = "burn_basics"


@attrs.frozen(kw_only=True)
class SkipToStep(Effect):
    """Go directly to a later step of the check (CHK-25)."""

    tag: ClassVar[str] = "skip_to_step"
    step: int


@attrs.frozen(kw_only=True)
class CancelIt(Effect):
    """What is about to hit does not happen: a danger die, an injury, a loss of supplies."""

    tag: ClassVar[str] = "cancel_it"


@attrs.frozen(kw_only=True)
class RerollDanger(Effect):
    """The danger die that just fell is rolled again (DNG-09)."""

    tag: ClassVar[str] = "reroll_danger"


@attrs.frozen(kw_only=True)
class DiscardThis(Effect):
    """The equipment or discovery whose text this is has served (EQP-19, DSC-10)."""

    tag: ClassVar[str] = "discard_this"


CardEffect = (
    Nothing | InOrder | Choose | May | ForCrew | If
    | SpendDice | SacrificeDice | RefreshDice | DrawCards | DiscardCards
    | GainInjury | RemoveInjury | FlipInjury
    | LoseSupplies | GainSupplies | GainSuccesses | GainCharges | LoseCharges
    | RollDanger | GainLeads | GainDiscovery | GainUnique
    | MoveConnected | FollowPath | MoveTo | TravelIcon
    | ReplacePoi | CoverPoi | DiscardPoi | MarkSector | PlaceCondition | DiscardCondition
    | AddMission | CompleteMission | FailMission
    | AdvanceTime | ReduceTime | ResetTrack | Progress
    | ReadLog | SetFlag | EndTurn | ExtraAction | EndExpedition
    | LandIn | SkipLanding | OpenPath
    | PlaceThreat | MoveThreat | MoveStandees | Attack | Behave | RemoveThreat
    | DiceCheck | RerollDice | TurnDie | PoolDieToSpent | BurnBasics | SkipToStep
    | CancelIt | RerollDanger | DiscardThis
)  # fmt: skip

# What content may use; the steps of rounds, turns and checks (steps.py) are the rules' own.
OF_THEMES = (
    OF_CHECK + DECK_EFFECTS + GEAR_EFFECTS + BOARD_GEAR_EFFECTS + WAY_EFFECTS + MOVES_EFFECTS + PLANET_EFFECTS
    + CHANCE_EFFECTS
)  # fmt: skip
CARD_EFFECTS: tuple[type[Effect], ...] = CardEffect.__args__ + OF_THEMES
