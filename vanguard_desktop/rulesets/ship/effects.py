"""What texts do aboard: projects, situations, upgrades, unloading texts and log entries (SEF).

A class that no chapter carries out is not known to packs; `chapters.py` says which are.
"""

from __future__ import annotations

from enum import Enum
from typing import Annotated, ClassVar

import attrs

from vanguard_desktop.core.effects import ForShip
from vanguard_desktop.core.fields import Between, Named, Text
from vanguard_desktop.core.ids import CardId, Counter, Flag, LogId, SystemId
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.setting.cards import DiscoveryType, Stat
from vanguard_desktop.setting.cards_ship import Bed, MoraleLevel
from vanguard_desktop.setting.standing import DiscoveryItem, Often, Price, Signed, Standing, Stretch


class Place(Enum):
    """Where a situation is brought (SEF: situation)."""

    TABLE = "table"
    ENVELOPE = "envelope"
    POSSIBLE = "possible"


@attrs.frozen(kw_only=True)
class Gain(ForShip):
    """A locked card comes into the envelope, equipment into the armory; one copy, several, or all (SEF-09, ZON-05)."""

    tag: ClassVar[str] = "gain"
    card: CardId
    copies: int = 1
    all: bool = False


@attrs.frozen(kw_only=True)
class GainRandom(ForShip):
    """Random locked cards of a family, then as `gain`."""

    tag: ClassVar[str] = "gain_random"
    family: str
    count: int = 1
    only: str = ""


@attrs.frozen(kw_only=True)
class RemoveCard(ForShip):
    """A card leaves the game (ZON-07, SAV-12)."""

    tag: ClassVar[str] = "remove_card"
    card: CardId


@attrs.frozen(kw_only=True)
class RemoveThis(ForShip):
    """The card that says so leaves the game."""

    tag: ClassVar[str] = "remove_this"


@attrs.frozen(kw_only=True)
class DiscardUnloaded(ForShip):
    """The discovery that says so goes to the bottom of its deck instead of into the store (UNL-07)."""

    tag: ClassVar[str] = "discard_unloaded"


@attrs.frozen(kw_only=True)
class ReturnCard(ForShip):
    """A card goes back behind its divider."""

    tag: ClassVar[str] = "return_card"
    card: CardId


@attrs.frozen(kw_only=True)
class ShuffleBack(ForShip):
    """The situation that says so is shuffled into Possible Situations (SIT-06)."""

    tag: ClassVar[str] = "shuffle_back"


@attrs.frozen(kw_only=True)
class BringSituation(ForShip):
    """A future situation comes into play, or is shuffled into Possible Situations (SIT-09)."""

    tag: ClassVar[str] = "bring_situation"
    card: Annotated[CardId, Named("situations")]
    to: Place = Place.POSSIBLE


@attrs.frozen(kw_only=True)
class RemoveSituations(ForShip):
    """Open situations of the players' choice leave the game without effect."""

    tag: ClassVar[str] = "remove_situations"
    count: int = 1


@attrs.frozen(kw_only=True)
class SolveSituations(ForShip):
    """Open situations of the players' choice are solved as in SIT-03."""

    tag: ClassVar[str] = "solve_situations"
    count: int = 1


@attrs.frozen(kw_only=True)
class ChangeEnergy(ForShip):
    """Energy tokens come into the pool or leave it (CYC-18, CYC-19)."""

    tag: ClassVar[str] = "change_energy"
    by: Signed


@attrs.frozen(kw_only=True)
class ChangeCommand(ForShip):
    """Command tokens come into the pool or leave it (CYC-18, CYC-19)."""

    tag: ClassVar[str] = "change_command"
    by: Signed


@attrs.frozen(kw_only=True)
class ChangeSuccess(ForShip):
    """Success tokens come into the pool or leave it (CYC-19)."""

    tag: ClassVar[str] = "change_success"
    by: Signed


@attrs.frozen(kw_only=True)
class ChangeCounter(ForShip):
    """A counter of the campaign goes up or down and stops at the ends of its range (LOG-19)."""

    tag: ClassVar[str] = "change_counter"
    counter: Annotated[Counter, Named("counters")]
    by: Signed


@attrs.frozen(kw_only=True)
class BeginAct(ForShip):
    """The campaign goes on in that act (LOG-20)."""

    tag: ClassVar[str] = "begin_act"
    act: int


@attrs.frozen(kw_only=True)
class RaiseMorale(ForShip):
    """Morale one level up (MOR-02)."""

    tag: ClassVar[str] = "raise_morale"


@attrs.frozen(kw_only=True)
class LowerMorale(ForShip):
    """Morale one level down; at Very Low every section returns a die instead (MOR-02, MOR-03)."""

    tag: ClassVar[str] = "lower_morale"


@attrs.frozen(kw_only=True)
class SetMorale(ForShip):
    """Morale directly to a level (MOR-09)."""

    tag: ClassVar[str] = "set_morale"
    level: MoraleLevel


@attrs.frozen(kw_only=True)
class GatherDiscovery(ForShip):
    """Discoveries come straight to Gathered Discoveries (UNL-09, SEF-10)."""

    tag: ClassVar[str] = "gather_discovery"
    deck: DiscoveryType | None = None
    rarity: int | None = None
    count: int = 1


@attrs.frozen(kw_only=True)
class PayDiscoveries(ForShip):
    """Gathered discoveries go back to their decks (LAB-05)."""

    tag: ClassVar[str] = "pay_discoveries"
    cost: tuple[DiscoveryItem, ...]


@attrs.frozen(kw_only=True)
class Trade(ForShip):
    """A voluntary exchange at a price, as often as its limit allows."""

    tag: ClassVar[str] = "trade"
    price: Price
    effect: Effect
    often: Often = Often.ONCE


@attrs.frozen(kw_only=True)
class DamageLander(ForShip):
    """A lander card is turned face down (UNL-12); without a name the one just used."""

    tag: ClassVar[str] = "damage_lander"
    card: Annotated[CardId, Named("landers")] | None = None


@attrs.frozen(kw_only=True)
class RepairLander(ForShip):
    """A lander card is turned face up; without a name one of the players' choice."""

    tag: ClassVar[str] = "repair_lander"
    card: Annotated[CardId, Named("landers")] | None = None


@attrs.frozen(kw_only=True)
class ImproveLander(ForShip):
    """A statistic of a lander changes for good (SEF: lander_stat)."""

    tag: ClassVar[str] = "improve_lander"
    card: Annotated[CardId, Named("landers")]
    stat: Stat
    by: Signed = 1


@attrs.frozen(kw_only=True)
class ProgressProject(ForShip):
    """A production project of choice moves on (PRO-15)."""

    tag: ClassVar[str] = "progress_project"
    count: int = 1


@attrs.frozen(kw_only=True)
class CompleteProject(ForShip):
    """A research or production project is completed without cost."""

    tag: ClassVar[str] = "complete_project"
    card: CardId


@attrs.frozen(kw_only=True)
class Recruit(ForShip):
    """Random recruits enter sleeves and are Available, or rest (SEF-06); without a section the players name one."""

    tag: ClassVar[str] = "recruit"
    section: Section | None = None
    count: int = 1
    rank: int = 1
    resting: bool = False


@attrs.frozen(kw_only=True)
class AboutCrew(ForShip):
    """An effect on a crewmember: one of a section and a rank, chosen by its owner or at random (CYC-25).

    `resting` leaves only those who rest; `outsiders` asks first for those who serve in another section than the one
    that their card names; `seat` is the player whose sections are meant (`EachPlayer`).
    """

    section: Section | None = None
    rank: int | None = None
    random: bool = False
    resting: bool = False
    outsiders: bool = False
    seat: int | None = None


@attrs.frozen(kw_only=True)
class EachPlayer(ForShip):
    """Every player does this; what is about a crewmember is done to one of the own sections."""

    tag: ClassVar[str] = "each_player"
    effect: Effect


@attrs.frozen(kw_only=True)
class Promote(AboutCrew):
    """One rank up, with a free sleeve of that rank (SEF-04); who `rests` is Available before and rests afterwards."""

    tag: ClassVar[str] = "promote"
    rests: bool = False


@attrs.frozen(kw_only=True)
class Demote(AboutCrew):
    """One rank down (SEF-05)."""

    tag: ClassVar[str] = "demote"


@attrs.frozen(kw_only=True)
class Kill(AboutCrew):
    """A crewmember dies (SEF-07, MEM-08)."""

    tag: ClassVar[str] = "kill"


@attrs.frozen(kw_only=True)
class SendToRest(AboutCrew):
    """An Available crewmember rests (SEF-15)."""

    tag: ClassVar[str] = "send_to_rest"


@attrs.frozen(kw_only=True)
class CallBack(AboutCrew):
    """A Resting crewmember becomes Available."""

    tag: ClassVar[str] = "call_back"


@attrs.frozen(kw_only=True)
class Heal(AboutCrew):
    """A patient moves so many slots to the right (MED-07)."""

    tag: ClassVar[str] = "heal"
    slots: int = 1


@attrs.frozen(kw_only=True)
class Hospitalize(AboutCrew):
    """An Available crewmember lies down in a bed of that category or a more severe one (SEF-15)."""

    tag: ClassVar[str] = "hospitalize"
    category: Bed = Bed.LIGHT


@attrs.frozen(kw_only=True)
class EverySectionGainsDie(ForShip):
    """Every section takes a die from the box (SEF-03)."""

    tag: ClassVar[str] = "every_section_gains_die"


@attrs.frozen(kw_only=True)
class EverySectionLosesDie(ForShip):
    """Every section returns a die to the box (MOR-08)."""

    tag: ClassVar[str] = "every_section_loses_die"


@attrs.frozen(kw_only=True)
class MemorialBonus(ForShip):
    """The bonus of a filled memorial slot of choice is given again."""

    tag: ClassVar[str] = "memorial_bonus"


@attrs.frozen(kw_only=True)
class Disable(ForShip):
    """A card, or a task, is treated as absent for so many phases."""

    tag: ClassVar[str] = "disable"
    what: str
    phases: int = 1


@attrs.frozen(kw_only=True)
class DisableRandom(ForShip):
    """A random equipment card of the armory is treated as absent for so many phases."""

    tag: ClassVar[str] = "disable_random"
    phases: int = 1


@attrs.frozen(kw_only=True)
class OpenSealed(ForShip):
    """The sealed envelope is opened: expert and universal dice, advanced events, the add-on facility (ADD-01)."""

    tag: ClassVar[str] = "open_sealed"


@attrs.frozen(kw_only=True)
class OpenRoute(ForShip):
    """A system or destination of the star map opens (MAP-29)."""

    tag: ClassVar[str] = "open_route"
    entry: str


@attrs.frozen(kw_only=True)
class CloseRoute(ForShip):
    """A system or destination of the star map closes (MAP-29)."""

    tag: ClassVar[str] = "close_route"
    entry: str


@attrs.frozen(kw_only=True)
class RevealParts(ForShip):
    """The lowest covered parts of the card in the scanner are turned up, free of charge (SCN-11)."""

    tag: ClassVar[str] = "reveal_parts"
    count: int = 1


@attrs.frozen(kw_only=True)
class MoveShip(ForShip):
    """The bookmark goes to a page of the star map."""

    tag: ClassVar[str] = "move_ship"
    to: Annotated[SystemId, Named("systems")]


@attrs.frozen(kw_only=True)
class PutInForce(ForShip):
    """A standing effect for so many uses, until the team has come home so many times (`phases`), or for the next so
    many executions of the bridge and what follows (`bridges`); without any of them for good (SEF-11, CYC-27, BRG-24).
    """

    tag: ClassVar[str] = "put_in_force"
    standing: Standing
    phases: int | None = None
    uses: int | None = None
    bridges: int | None = None


@attrs.frozen(kw_only=True)
class Schedule(ForShip):
    """Effects at the beginning of the next phase, or the next `times`, the next exploration or act (SEF-13)."""

    tag: ClassVar[str] = "schedule"
    when: Stretch
    effect: Effect
    times: int = 1


@attrs.frozen(kw_only=True)
class TenRow:
    """A row of a table for the ten-sided die."""

    first: Annotated[int, Between(0, 9)]
    last: Annotated[int, Between(0, 9)]
    effect: Effect


@attrs.frozen(kw_only=True)
class RollTen(ForShip):
    """One ten-sided die, and what its range says."""

    tag: ClassVar[str] = "roll_ten"
    rows: tuple[TenRow, ...]


# What `Look` calls the deck of Possible Situations.
SITUATIONS = "situations"


@attrs.frozen(kw_only=True)
class Look(ForShip):
    """Something is shown and nothing changes: parts of landing cards, a counter, the top cards of a deck (SEF-16)."""

    tag: ClassVar[str] = "look"
    what: str
    count: int = 1


@attrs.frozen(kw_only=True)
class LookInSystem(ForShip):
    """The first parts of a landing card of choice that belongs to the system of the ship are shown (SEF-16)."""

    tag: ClassVar[str] = "look_in_system"
    count: int = 1


@attrs.frozen(kw_only=True)
class OrderSituations(ForShip):
    """The top cards of Possible Situations are put back in an order of choice."""

    tag: ClassVar[str] = "order_situations"
    count: int = 3


@attrs.frozen(kw_only=True)
class MarkBox(ForShip):
    """The first open box of an entry is marked, or the one of that number (LOG-07, LOG-08)."""

    tag: ClassVar[str] = "mark_box"
    log: Annotated[LogId, Named("logs")]
    box: int | None = None


@attrs.frozen(kw_only=True)
class RemoveFlag(ForShip):
    """A keyword is forgotten again (LOG-09)."""

    tag: ClassVar[str] = "remove_flag"
    flag: Flag


@attrs.frozen(kw_only=True)
class WriteNote(ForShip):
    """A note with a key, for later texts (LOG-21)."""

    tag: ClassVar[str] = "write_note"
    key: str
    text: Text = ""


@attrs.frozen(kw_only=True)
class GoToLog(ForShip):
    """Aboard: this entry ends at once and another one is read; on a card the rest of the text follows (LOG-11)."""

    tag: ClassVar[str] = "go_to_log"
    log: Annotated[LogId, Named("logs")]


@attrs.frozen(kw_only=True)
class GoToPage(ForShip):
    """The ship book is opened at that page (LOG-11, CYC-23)."""

    tag: ClassVar[str] = "go_to_page"
    page: int


@attrs.frozen(kw_only=True)
class Fulfill(ForShip):
    """An objective is fulfilled: its reward is given (OBJ-02, OBJ-15)."""

    tag: ClassVar[str] = "fulfill"
    card: Annotated[CardId, Named("objectives")]


@attrs.frozen(kw_only=True)
class EndCampaign(ForShip):
    """The campaign is won or lost (OBJ-08, OBJ-09)."""

    tag: ClassVar[str] = "end_campaign"
    victory: bool
    ending: str = ""
