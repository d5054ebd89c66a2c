"""What texts do aboard: projects, situations, upgrades, unloading texts and log entries (SEF).

A class that no chapter carries out is not known to packs; `chapters.py` says which are.
"""

from __future__ import annotations

from enum import Enum
from typing import Annotated

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


class Gain(ForShip, tag="gain"):
    """A locked card comes into the envelope, equipment into the armory; one copy, several, or all (SEF-09, ZON-05)."""

    card: CardId
    copies: int = 1
    all: bool = False


class GainRandom(ForShip, tag="gain_random"):
    """Random locked cards of a family, then as `gain`."""

    family: str
    count: int = 1
    only: str = ""


class RemoveCard(ForShip, tag="remove_card"):
    """A card leaves the game (ZON-07, SAV-12)."""

    card: CardId


class RemoveThis(ForShip, tag="remove_this"):
    """The card that says so leaves the game."""


class DiscardUnloaded(ForShip, tag="discard_unloaded"):
    """The discovery that says so goes to the bottom of its deck instead of into the store (UNL-07)."""


class ReturnCard(ForShip, tag="return_card"):
    """A card goes back behind its divider."""

    card: CardId


class ShuffleBack(ForShip, tag="shuffle_back"):
    """The situation that says so is shuffled into Possible Situations (SIT-06)."""


class BringSituation(ForShip, tag="bring_situation"):
    """A future situation comes into play, or is shuffled into Possible Situations (SIT-09)."""

    card: Annotated[CardId, Named("situations")]
    to: Place = Place.POSSIBLE


class RemoveSituations(ForShip, tag="remove_situations"):
    """Open situations of the players' choice leave the game without effect."""

    count: int = 1


class SolveSituations(ForShip, tag="solve_situations"):
    """Open situations of the players' choice are solved as in SIT-03."""

    count: int = 1


class ChangeEnergy(ForShip, tag="change_energy"):
    """Energy tokens come into the pool or leave it (CYC-18, CYC-19)."""

    by: Signed


class ChangeCommand(ForShip, tag="change_command"):
    """Command tokens come into the pool or leave it (CYC-18, CYC-19)."""

    by: Signed


class ChangeSuccess(ForShip, tag="change_success"):
    """Success tokens come into the pool or leave it (CYC-19)."""

    by: Signed


class ChangeCounter(ForShip, tag="change_counter"):
    """A counter of the campaign goes up or down and stops at the ends of its range (LOG-19)."""

    counter: Annotated[Counter, Named("counters")]
    by: Signed


class BeginAct(ForShip, tag="begin_act"):
    """The campaign goes on in that act (LOG-20)."""

    act: int


class RaiseMorale(ForShip, tag="raise_morale"):
    """Morale one level up (MOR-02)."""


class LowerMorale(ForShip, tag="lower_morale"):
    """Morale one level down; at Very Low every section returns a die instead (MOR-02, MOR-03)."""


class SetMorale(ForShip, tag="set_morale"):
    """Morale directly to a level (MOR-09)."""

    level: MoraleLevel


class GatherDiscovery(ForShip, tag="gather_discovery"):
    """Discoveries come straight to Gathered Discoveries (UNL-09, SEF-10)."""

    deck: DiscoveryType | None = None
    rarity: int | None = None
    count: int = 1


class PayDiscoveries(ForShip, tag="pay_discoveries"):
    """Gathered discoveries go back to their decks (LAB-05)."""

    cost: tuple[DiscoveryItem, ...]


class Trade(ForShip, tag="trade"):
    """A voluntary exchange at a price, as often as its limit allows."""

    price: Price
    effect: Effect
    often: Often = Often.ONCE


class DamageLander(ForShip, tag="damage_lander"):
    """A lander card is turned face down (UNL-12); without a name the one just used."""

    card: Annotated[CardId, Named("landers")] | None = None


class RepairLander(ForShip, tag="repair_lander"):
    """A lander card is turned face up; without a name one of the players' choice."""

    card: Annotated[CardId, Named("landers")] | None = None


class ImproveLander(ForShip, tag="improve_lander"):
    """A statistic of a lander changes for good (SEF: lander_stat)."""

    card: Annotated[CardId, Named("landers")]
    stat: Stat
    by: Signed = 1


class ProgressProject(ForShip, tag="progress_project"):
    """A production project of choice moves on (PRO-15)."""

    count: int = 1


class CompleteProject(ForShip, tag="complete_project"):
    """A research or production project is completed without cost."""

    card: CardId


class Recruit(ForShip, tag="recruit"):
    """Random recruits enter sleeves and are Available, or rest (SEF-06); without a section the players name one."""

    section: Section | None = None
    count: int = 1
    rank: int = 1
    resting: bool = False


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


class EachPlayer(ForShip, tag="each_player"):
    """Every player does this; what is about a crewmember is done to one of the own sections."""

    effect: Effect


class Promote(AboutCrew, tag="promote"):
    """One rank up, with a free sleeve of that rank (SEF-04); who `rests` is Available before and rests afterwards."""

    rests: bool = False


class Demote(AboutCrew, tag="demote"):
    """One rank down (SEF-05)."""


class Kill(AboutCrew, tag="kill"):
    """A crewmember dies (SEF-07, MEM-08)."""


class SendToRest(AboutCrew, tag="send_to_rest"):
    """An Available crewmember rests (SEF-15)."""


class CallBack(AboutCrew, tag="call_back"):
    """A Resting crewmember becomes Available."""


class Heal(AboutCrew, tag="heal"):
    """A patient moves so many slots to the right (MED-07)."""

    slots: int = 1


class Hospitalize(AboutCrew, tag="hospitalize"):
    """An Available crewmember lies down in a bed of that category or a more severe one (SEF-15)."""

    category: Bed = Bed.LIGHT


class EverySectionGainsDie(ForShip, tag="every_section_gains_die"):
    """Every section takes a die from the box (SEF-03)."""


class EverySectionLosesDie(ForShip, tag="every_section_loses_die"):
    """Every section returns a die to the box (MOR-08)."""


class MemorialBonus(ForShip, tag="memorial_bonus"):
    """The bonus of a filled memorial slot of choice is given again."""


class Disable(ForShip, tag="disable"):
    """A card, or a task, is treated as absent for so many phases."""

    what: str
    phases: int = 1


class DisableRandom(ForShip, tag="disable_random"):
    """A random equipment card of the armory is treated as absent for so many phases."""

    phases: int = 1


class OpenSealed(ForShip, tag="open_sealed"):
    """The sealed envelope is opened: expert and universal dice, advanced events, the add-on facility (ADD-01)."""


class OpenRoute(ForShip, tag="open_route"):
    """A system or destination of the star map opens (MAP-29)."""

    entry: str


class CloseRoute(ForShip, tag="close_route"):
    """A system or destination of the star map closes (MAP-29)."""

    entry: str


class RevealParts(ForShip, tag="reveal_parts"):
    """The lowest covered parts of the card in the scanner are turned up, free of charge (SCN-11)."""

    count: int = 1


class MoveShip(ForShip, tag="move_ship"):
    """The bookmark goes to a page of the star map."""

    to: Annotated[SystemId, Named("systems")]


class PutInForce(ForShip, tag="put_in_force"):
    """A standing effect for so many uses, until the team has come home so many times (`phases`), or for the next so
    many executions of the bridge and what follows (`bridges`); without any of them for good (SEF-11, CYC-27, BRG-24).
    """

    standing: Standing
    phases: int | None = None
    uses: int | None = None
    bridges: int | None = None


class Schedule(ForShip, tag="schedule"):
    """Effects at the beginning of the next phase, or the next `times`, the next exploration or act (SEF-13)."""

    when: Stretch
    effect: Effect
    times: int = 1


@attrs.frozen(kw_only=True)
class TenRow:
    """A row of a table for the ten-sided die."""

    first: Annotated[int, Between(0, 9)]
    last: Annotated[int, Between(0, 9)]
    effect: Effect


class RollTen(ForShip, tag="roll_ten"):
    """One ten-sided die, and what its range says."""

    rows: tuple[TenRow, ...]


# What `Look` calls the deck of Possible Situations.
SITUATIONS = "situations"


class Look(ForShip, tag="look"):
    """Something is shown and nothing changes: parts of landing cards, a counter, the top cards of a deck (SEF-16)."""

    what: str
    count: int = 1


class LookInSystem(ForShip, tag="look_in_system"):
    """The first parts of a landing card of choice that belongs to the system of the ship are shown (SEF-16)."""

    count: int = 1


class OrderSituations(ForShip, tag="order_situations"):
    """The top cards of Possible Situations are put back in an order of choice."""

    count: int = 3


class MarkBox(ForShip, tag="mark_box"):
    """The first open box of an entry is marked, or the one of that number (LOG-07, LOG-08)."""

    log: Annotated[LogId, Named("logs")]
    box: int | None = None


class RemoveFlag(ForShip, tag="remove_flag"):
    """A keyword is forgotten again (LOG-09)."""

    flag: Flag


class WriteNote(ForShip, tag="write_note"):
    """A note with a key, for later texts (LOG-21)."""

    key: str
    text: Text = ""


class GoToLog(ForShip, tag="go_to_log"):
    """Aboard: this entry ends at once and another one is read; on a card the rest of the text follows (LOG-11)."""

    log: Annotated[LogId, Named("logs")]


class GoToPage(ForShip, tag="go_to_page"):
    """The ship book is opened at that page (LOG-11, CYC-23)."""

    page: int


class Fulfill(ForShip, tag="fulfill"):
    """An objective is fulfilled: its reward is given (OBJ-02, OBJ-15)."""

    card: Annotated[CardId, Named("objectives")]


class EndCampaign(ForShip, tag="end_campaign"):
    """The campaign is won or lost (OBJ-08, OBJ-09)."""

    victory: bool
    ending: str = ""
