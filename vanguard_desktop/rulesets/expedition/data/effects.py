"""What cards, paths, boards and logs do on an expedition."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

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


class ForCrew(Effect, tag="for_crew"):
    """Somebody else than "you" is addressed, or several are, crew by crew (GEN-20)."""

    who: Who
    effect: Effect


class SpendDice(Effect, tag="spend_dice"):
    """The crew member moves dice of a color, or of any, to the spent pool (DIE-25)."""

    count: int = 1
    color: Color | None = None


class SacrificeDice(Effect, tag="sacrifice_dice"):
    """Dice leave this expedition (DIE-28)."""

    count: int = 1
    color: Color | None = None


class RefreshDice(Effect, tag="refresh_dice"):
    """Dice of the owner's choice come back from the spent pool (DIE-21)."""

    count: int = 1
    color: Color | None = None


class DrawCards(Effect, tag="draw_cards"):
    """Section cards from the own deck (CRD-07)."""

    count: int = 1


class DiscardCards(Effect, tag="discard_cards"):
    """Section cards from the hand of the one who pays (CRD-17)."""

    count: int = 1


class GainInjury(Effect, tag="gain_injury"):
    """An injury card with its die (INJ-03)."""

    kind: InjuryKind


class RemoveInjury(Effect, tag="remove_injury"):
    """An injury card, an injury die, or both go back (INJ-14 to INJ-16)."""

    card: bool = False
    die: bool = True
    kind: InjuryKind | None = None


class FlipInjury(Effect, tag="flip_injury"):
    """An injury card is turned face down (INJ-20)."""

    count: int = 1
    kind: InjuryKind | None = None


class LoseSupplies(Effect, tag="lose_supplies"):
    """The supply marker moves down, at most to 0 (GEN-15, GEN-38); a lander statistic may reduce the loss (LND-16)."""

    count: int = 1
    reduced_by: Stat | None = None


class GainSupplies(Effect, tag="gain_supplies"):
    """The supply marker moves up, never past the last space (GEN-38)."""

    count: int = 1


class GainSuccesses(Effect, tag="gain_successes"):
    """Success tokens for the team (GEN-37)."""

    count: int = 1


class GainCharges(Effect, tag="gain_charges"):
    """Charge tokens (CRW-13)."""

    count: int = 1


class LoseCharges(Effect, tag="lose_charges"):
    """Charge tokens are discarded; a cost without substitute (GEN-13)."""

    count: int = 1


class RollDanger(Effect, tag="roll_danger"):
    """Roll a danger die and look it up in the table of the letter (DNG-03)."""

    letter: Annotated[str, Named("dangers")]


class GainLeads(Effect, tag="gain_leads"):
    """Lead tokens from the bag, placed one by one; several types leave the choice for each token (LED-02, LED-05).

    With `apart` each goes on a deck of its own.
    """

    count: int = 1
    types: tuple[DiscoveryType, ...] = tuple(DiscoveryType)
    apart: bool = False


class GainDiscovery(Effect, tag="gain_discovery"):
    """The top card of a discovery deck; without a type the crew chooses the deck (DSC-03, DSC-12)."""

    deck: DiscoveryType | None = None  # not `type`: in packs that key names the effect


class GainUnique(Effect, tag="gain_unique"):
    """A unique discovery, by number or the topmost of the slot (DSC-21)."""

    number: int | None = None


class MoveConnected(Effect, tag="move_connected"):
    """Move along paths, ignoring their icons (ACT-33)."""

    count: int = 1


class FollowPath(Effect, tag="follow_path"):
    """Of a travel effect: move to the far end of the chosen path (ACT-24)."""


class MoveTo(Effect, tag="move_to"):
    """The pawn is placed in a sector; without a number in the lander's (ACT-34)."""

    sector: SectorId | None = None


class TravelIcon(Effect, tag="travel_icon"):
    """On a path: execute the travel effect of the condition; only that grants the move (ACT-23)."""


class ReplacePoi(Effect, tag="replace_poi"):
    """All cards of the sector are discarded, the new one lies there (PLN-16)."""

    card: Annotated[CardId, Named("pois")]
    sector: SectorId | None = None


class CoverPoi(Effect, tag="cover_poi"):
    """A card is placed on top; those already there stay under it (PLN-18)."""

    card: Annotated[CardId, Named("pois")]
    sector: SectorId | None = None


class DiscardPoi(Effect, tag="discard_poi"):
    """The topmost card of the sector is discarded (PLN-21)."""

    sector: SectorId | None = None


class MarkSector(Effect, tag="mark_sector"):
    """Markers in the sector, or off it with a negative count (PLN-20)."""

    count: Annotated[int, Between(-99, 99)] = 1
    sector: SectorId | None = None


class PlaceCondition(Effect, tag="place_condition"):
    """A condition card replaces the former (PLN-36)."""

    card: Annotated[CardId, Named("conditions")]


class DiscardCondition(Effect, tag="discard_condition"):
    """The printed condition is in force again (PLN-37)."""


class AddMission(Effect, tag="add_mission"):
    """A new mission comes into play (PLN-48)."""

    card: Annotated[CardId, Named("missions")]


class CompleteMission(Effect, tag="complete_mission"):
    """A mission card is discarded as its completion says (PLN-42)."""

    card: Annotated[CardId, Named("missions")]


class FailMission(Effect, tag="fail_mission"):
    """A mission-failed token is put on the lander (PLN-50)."""


class AdvanceTime(Effect, tag="advance_time"):
    """Time tracks progress (TIM-03)."""

    which: Which = Which.ALL
    count: int = 1


class ReduceTime(Effect, tag="reduce_time"):
    """A time token goes back; it triggers no space (TIM-06, TIM-07)."""

    which: Which = Which.THIS
    count: int = 1


class ResetTrack(Effect, tag="reset_track"):
    """The token or marker of the track is taken off (GEN-32)."""

    color: RowColor | None = None


class Progress(Effect, tag="progress"):
    """The marker of the action's track of that color moves on, or back with a negative count (TIM-20, TIM-24)."""

    color: RowColor
    count: Annotated[int, Between(-99, 99)] = 1


class EndTurn(Effect, tag="end_turn"):
    """The turn is over after this; the end phase draws so many events (TRN-16)."""

    events: Annotated[int, Between(0, 9)] = 1


class ExtraAction(Effect, tag="extra_action"):
    """One more action in this turn (TRN-15)."""


class EndExpedition(Effect, tag="end_expedition"):
    """A text ends the expedition; nobody is left behind (END-14)."""


class LandIn(Effect, tag="land_in"):
    """The lander stands in that sector (PLN-10)."""

    sector: SectorId


class SkipLanding(Effect, tag="skip_landing"):
    """The landing marker moves one more space (LND-17)."""


class OpenPath(Effect, tag="open_path"):
    """A closed path may be used from now on (PLN-60)."""

    path: PathId


class PlaceThreat(Effect, tag="place_threat"):
    """A threat comes into play (THR-02)."""

    card: Annotated[CardId, Named("threats")]
    sector: SectorId


class MoveThreat(Effect, tag="move_threat"):
    """The threat moves towards the nearest crew member or something else, or a sector (THR-11)."""

    count: int = 1
    sector: SectorId | None = None
    toward: Toward = Toward.CREW


class MoveStandees(Effect, tag="move_standees"):
    """Each standee of the threat moves by itself toward whatever is nearest to it (THR-07, THR-11)."""

    count: int = 1
    toward: Toward = Toward.CREW


class Attack(Effect, tag="attack"):
    """The threat does something to every crew member in its sector (THR-15)."""

    effect: Effect


class Behave(Effect, tag="behave"):
    """A named behavior of the threat's card (THR-03)."""

    behavior: str


class RemoveThreat(Effect, tag="remove_threat"):
    """Card, standees and tokens leave (THR-18): of the threat whose text this is, or of the named one."""

    card: Annotated[CardId, Named("threats")] | None = None


class DiceCheck(Effect, tag="dice_check"):
    """A text asks for a dice check (EVT-17)."""

    check: CheckCard


class RerollDice(Effect, tag="reroll_dice"):
    """During a check: up to so many dice of the pool fall again (DIE-36)."""

    count: int = 1
    color: Color | None = None


class TurnDie(Effect, tag="turn_die"):
    """During a check: one die shows a face of choice that it has, or the named icon (DIE-35)."""

    color: Color | None = None
    icon: Icon | None = None


class PoolDieToSpent(Effect, tag="pool_die_to_spent"):
    """During a check: one die of the pool goes to its owner's spent pool; no payment (DIE-37)."""


class BurnBasics(Effect, tag="burn_basics"):
    """For the rest of this check basic results count as accidents (INJ-24, INJ-27)."""


class SkipToStep(Effect, tag="skip_to_step"):
    """Go directly to a later step of the check (CHK-25)."""

    step: int


class CancelIt(Effect, tag="cancel_it"):
    """What is about to hit does not happen: a danger die, an injury, a loss of supplies."""


class RerollDanger(Effect, tag="reroll_danger"):
    """The danger die that just fell is rolled again (DNG-09)."""


class DiscardThis(Effect, tag="discard_this"):
    """The equipment or discovery whose text this is has served (EQP-19, DSC-10)."""


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
