"""What players can order on an expedition."""

from __future__ import annotations

from vanguard_desktop.core import CardId, Command, DieId, LeadId, MemberId, PathId, SectorId, Source, members
from vanguard_desktop.dice.faces import Color, DangerIcon, Icon, InjuryIcon, Section
from vanguard_desktop.setting import DiscoveryType

from .tracks import Track


class GiveStartToken(Command, tag="give_start_token"):
    """Name the crew member who takes the first turn of the round (DEC-01)."""

    to: MemberId


class Travel(Command, tag="travel"):
    """Go along a path to its other end (ACT-21)."""

    path: PathId


class Rest(Command, tag="rest"):
    """Lose a supply, refresh half of the dice, draw a card (ACT-38)."""


class Prepare(Command, tag="prepare"):
    """Draw a card and make a check to pay for combinations, one of them or both (ACT-35)."""


class TakeSpecialAction(Command, tag="take_special_action"):
    """Perform a numbered special action of a card in reach: `poi`, `condition`, `mission:M01` ... (ACT-01)."""

    number: int
    source: Source = Source("poi")


class EndTurn(Command, tag="end_turn"):
    """Forfeit what is left of the turn and go to its end phase (TRN-14)."""


class LiftOff(Command, tag="lift_off"):
    """Propose to leave the planet (ACT-43)."""


class AnswerLiftOff(Command, tag="answer_lift_off"):
    """A section's yes or no to the proposed lift-off (DEC-23)."""

    section: Section
    agree: bool


class GoOn(Command, tag="go_on"):
    """Nobody wants to do anything more here: the step ends, the event takes effect, the cost is paid."""


class PickOption(Command, tag="pick_option"):
    """Take one of the alternatives of a text, counted from 1 (DEC-20)."""

    number: int


class SayYes(Command, tag="say_yes"):
    """Use an optional effect, complete the mission, commit the dice (DEC-21)."""


class SayNo(Command, tag="say_no"):
    """Do without it."""


class PickDie(Command, tag="pick_die"):
    """Name a die: to be spent, refreshed, sacrificed, rolled again, turned (DEC-15)."""

    die: DieId


class PickMember(Command, tag="pick_member"):
    """Name a crew member (DEC-22)."""

    member: MemberId


class PickSector(Command, tag="pick_sector"):
    """Name a sector (DEC-22)."""

    sector: SectorId


class PickCard(Command, tag="pick_card"):
    """Name a card (DEC-22)."""

    card: CardId


class PickDeck(Command, tag="pick_deck"):
    """Name a discovery deck (DEC-22)."""

    type: DiscoveryType


class PickColumn(Command, tag="pick_column"):
    """Name the column for an injury die (DEC-09)."""

    color: Color


class PickSlot(Command, tag="pick_slot"):
    """Name an injury by its slot, counted from 0."""

    slot: int


class PickTrack(Command, tag="pick_track"):
    """Name the time track that progresses next (DEC-16)."""

    track: Track


class PutLead(Command, tag="put_lead"):
    """Put a drawn lead token on a deck (DEC-17)."""

    lead: LeadId
    type: DiscoveryType


class AddDie(Command, tag="add_die"):
    """Take an available die in hand for the check, the own or one lent by a crew member here (CHK-05, CHK-06)."""

    die: DieId


class TakeBackDie(Command, tag="take_back_die"):
    """Put a die back before the roll (CHK-07)."""

    die: DieId


class RollDice(Command, tag="roll_dice"):
    """The dice are chosen: roll (CHK-14)."""


class TakeBackAction(Command, tag="take_back_action"):
    """Nobody assists: the choice of action is taken back (ACT-09)."""


class TellDie(Command, tag="tell_die"):
    """Say which face a die on the real table shows, counted from 0."""

    die: DieId
    face: int


class TellInjury(Command, tag="tell_injury"):
    """Say what an injury die on the real table shows."""

    icon: InjuryIcon


class TellDanger(Command, tag="tell_danger"):
    """Say what the danger die on the real table shows."""

    icon: DangerIcon


class TellTen(Command, tag="tell_ten"):
    """Say what the ten-sided die on the real table shows."""

    value: int


class RollForMe(Command, tag="roll_for_me"):
    """The game rolls after all."""


class PlayCard(Command, tag="play_card"):
    """Play the upper half of a section card from a hand (CHK-18, CHK-19, CRD-12)."""

    member: MemberId
    card: CardId


class UseEquipment(Command, tag="use_equipment"):
    """Use a numbered ability of a carried piece of equipment (EQP-07)."""

    member: MemberId
    card: CardId
    number: int = 1


class UseSkill(Command, tag="use_skill"):
    """Discard a charge and follow the skill (CRW-14)."""

    member: MemberId


class UseDiscovery(Command, tag="use_discovery"):
    """Use the exploration ability of a discovery for a crew member (DSC-06, DSC-07)."""

    member: MemberId
    card: CardId


class UseLander(Command, tag="use_lander"):
    """Use a numbered ability of the lander or of one of its mods (LND-08)."""

    member: MemberId
    card: CardId
    number: int = 1


class GiveEquipment(Command, tag="give_equipment"):
    """Hand a piece of equipment to a crew member here (EQP-10), or out of the lander (STP-20)."""

    card: CardId
    to: MemberId


class UseCombination(Command, tag="use_combination"):
    """Pay for a dice combination with these dice of the roll pool (CHK-27)."""

    source: str
    number: int
    dice: tuple[DieId, ...]


class Commit(Command, tag="commit"):
    """Aces and convertible basics that take part in a special effect beyond those really shown (CHK-63)."""

    dice: tuple[DieId, ...]
    icon: Icon | None = None


class MarkWith(Command, tag="mark_with"):
    """Mark the row with these dice of the roll pool instead of the proposed ones (CHK-77)."""

    dice: tuple[DieId, ...]


class Exert(Command, tag="exert"):
    """Sacrifice a die, refresh up to five (ACT-50, ACT-51)."""

    member: MemberId


COMMANDS = members(Command, globals())
