"""What players can order on an expedition."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.ids import CardId, DieId, LeadId, MemberId, PathId, SectorId, TrackId
from vanguard_desktop.core.kinds import Command
from vanguard_desktop.dice.faces import Color, DangerIcon, Icon, InjuryIcon, Section
from vanguard_desktop.setting.cards import DiscoveryType


@attrs.frozen(kw_only=True)
class GiveStartToken(Command):
    """Name the crew member who takes the first turn of the round (DEC-01)."""

    tag: ClassVar[str] = "give_start_token"
    to: MemberId


@attrs.frozen(kw_only=True)
class Travel(Command):
    """Go along a path to its other end (ACT-21)."""

    tag: ClassVar[str] = "travel"
    path: PathId


@attrs.frozen(kw_only=True)
class Rest(Command):
    """Lose a supply, refresh half of the dice, draw a card (ACT-38)."""

    tag: ClassVar[str] = "rest"


@attrs.frozen(kw_only=True)
class Prepare(Command):
    """Draw a card and make a check to pay for combinations, one of them or both (ACT-35)."""

    tag: ClassVar[str] = "prepare"


@attrs.frozen(kw_only=True)
class TakeSpecialAction(Command):
    """Perform a numbered special action of a card in reach: `poi`, `condition`, `mission:M01` ... (ACT-01)."""

    tag: ClassVar[str] = "take_special_action"
    number: int
    source: str = "poi"


@attrs.frozen(kw_only=True)
class EndTurn(Command):
    """Forfeit what is left of the turn and go to its end phase (TRN-14)."""

    tag: ClassVar[str] = "end_turn"


@attrs.frozen(kw_only=True)
class LiftOff(Command):
    """Propose to leave the planet (ACT-43)."""

    tag: ClassVar[str] = "lift_off"


@attrs.frozen(kw_only=True)
class AnswerLiftOff(Command):
    """A section's yes or no to the proposed lift-off (DEC-23)."""

    tag: ClassVar[str] = "answer_lift_off"
    section: Section
    agree: bool


@attrs.frozen(kw_only=True)
class GoOn(Command):
    """Nobody wants to do anything more here: the step ends, the event takes effect, the cost is paid."""

    tag: ClassVar[str] = "go_on"


@attrs.frozen(kw_only=True)
class PickOption(Command):
    """Take one of the alternatives of a text, counted from 1 (DEC-20)."""

    tag: ClassVar[str] = "pick_option"
    number: int


@attrs.frozen(kw_only=True)
class SayYes(Command):
    """Use an optional effect, complete the mission, commit the dice (DEC-21)."""

    tag: ClassVar[str] = "say_yes"


@attrs.frozen(kw_only=True)
class SayNo(Command):
    """Do without it."""

    tag: ClassVar[str] = "say_no"


@attrs.frozen(kw_only=True)
class PickDie(Command):
    """Name a die: to be spent, refreshed, sacrificed, rolled again, turned (DEC-15)."""

    tag: ClassVar[str] = "pick_die"
    die: DieId


@attrs.frozen(kw_only=True)
class PickMember(Command):
    """Name a crew member (DEC-22)."""

    tag: ClassVar[str] = "pick_member"
    member: MemberId


@attrs.frozen(kw_only=True)
class PickSector(Command):
    """Name a sector (DEC-22)."""

    tag: ClassVar[str] = "pick_sector"
    sector: SectorId


@attrs.frozen(kw_only=True)
class PickCard(Command):
    """Name a card (DEC-22)."""

    tag: ClassVar[str] = "pick_card"
    card: CardId


@attrs.frozen(kw_only=True)
class PickDeck(Command):
    """Name a discovery deck (DEC-22)."""

    tag: ClassVar[str] = "pick_deck"
    type: DiscoveryType


@attrs.frozen(kw_only=True)
class PickColumn(Command):
    """Name the column for an injury die (DEC-09)."""

    tag: ClassVar[str] = "pick_column"
    color: Color


@attrs.frozen(kw_only=True)
class PickSlot(Command):
    """Name an injury by its slot, counted from 0."""

    tag: ClassVar[str] = "pick_slot"
    slot: int


@attrs.frozen(kw_only=True)
class PickTrack(Command):
    """Name the time track that progresses next (DEC-16)."""

    tag: ClassVar[str] = "pick_track"
    track: TrackId


@attrs.frozen(kw_only=True)
class PutLead(Command):
    """Put a drawn lead token on a deck (DEC-17)."""

    tag: ClassVar[str] = "put_lead"
    lead: LeadId
    type: DiscoveryType


@attrs.frozen(kw_only=True)
class AddDie(Command):
    """Take an available die in hand for the check, the own or one lent by a crew member here (CHK-05, CHK-06)."""

    tag: ClassVar[str] = "add_die"
    die: DieId


@attrs.frozen(kw_only=True)
class TakeBackDie(Command):
    """Put a die back before the roll (CHK-07)."""

    tag: ClassVar[str] = "take_back_die"
    die: DieId


@attrs.frozen(kw_only=True)
class RollDice(Command):
    """The dice are chosen: roll (CHK-14)."""

    tag: ClassVar[str] = "roll_dice"


@attrs.frozen(kw_only=True)
class TakeBackAction(Command):
    """Nobody assists: the choice of action is taken back (ACT-09)."""

    tag: ClassVar[str] = "take_back_action"


@attrs.frozen(kw_only=True)
class TellDie(Command):
    """Say which face a die on the real table shows, counted from 0."""

    tag: ClassVar[str] = "tell_die"
    die: DieId
    face: int


@attrs.frozen(kw_only=True)
class TellInjury(Command):
    """Say what an injury die on the real table shows."""

    tag: ClassVar[str] = "tell_injury"
    icon: InjuryIcon


@attrs.frozen(kw_only=True)
class TellDanger(Command):
    """Say what the danger die on the real table shows."""

    tag: ClassVar[str] = "tell_danger"
    icon: DangerIcon


@attrs.frozen(kw_only=True)
class TellTen(Command):
    """Say what the ten-sided die on the real table shows."""

    tag: ClassVar[str] = "tell_ten"
    value: int


@attrs.frozen(kw_only=True)
class RollForMe(Command):
    """The game rolls after all."""

    tag: ClassVar[str] = "roll_for_me"


@attrs.frozen(kw_only=True)
class PlayCard(Command):
    """Play the upper half of a section card from a hand (CHK-18, CHK-19, CRD-12)."""

    tag: ClassVar[str] = "play_card"
    member: MemberId
    card: CardId


@attrs.frozen(kw_only=True)
class UseEquipment(Command):
    """Use a numbered ability of a carried piece of equipment (EQP-07)."""

    tag: ClassVar[str] = "use_equipment"
    member: MemberId
    card: CardId
    number: int = 1


@attrs.frozen(kw_only=True)
class UseSkill(Command):
    """Discard a charge and follow the skill (CRW-14)."""

    tag: ClassVar[str] = "use_skill"
    member: MemberId


@attrs.frozen(kw_only=True)
class UseDiscovery(Command):
    """Use the exploration ability of a discovery for a crew member (DSC-06, DSC-07)."""

    tag: ClassVar[str] = "use_discovery"
    member: MemberId
    card: CardId


@attrs.frozen(kw_only=True)
class UseLander(Command):
    """Use a numbered ability of the lander or of one of its mods (LND-08)."""

    tag: ClassVar[str] = "use_lander"
    member: MemberId
    card: CardId
    number: int = 1


@attrs.frozen(kw_only=True)
class GiveEquipment(Command):
    """Hand a piece of equipment to a crew member here (EQP-10), or out of the lander (STP-20)."""

    tag: ClassVar[str] = "give_equipment"
    card: CardId
    to: MemberId


@attrs.frozen(kw_only=True)
class UseCombination(Command):
    """Pay for a dice combination with these dice of the roll pool (CHK-27)."""

    tag: ClassVar[str] = "use_combination"
    source: str
    number: int
    dice: tuple[DieId, ...]


@attrs.frozen(kw_only=True)
class Commit(Command):
    """Aces and convertible basics that take part in a special effect beyond those really shown (CHK-63)."""

    tag: ClassVar[str] = "commit"
    dice: tuple[DieId, ...]
    icon: Icon | None = None


@attrs.frozen(kw_only=True)
class MarkWith(Command):
    """Mark the row with these dice of the roll pool instead of the proposed ones (CHK-77)."""

    tag: ClassVar[str] = "mark_with"
    dice: tuple[DieId, ...]


@attrs.frozen(kw_only=True)
class Exert(Command):
    """Sacrifice a die, refresh up to five (ACT-50, ACT-51)."""

    tag: ClassVar[str] = "exert"
    member: MemberId


ExpeditionCommand = (
    GiveStartToken | Travel | Rest | Prepare | TakeSpecialAction | EndTurn | LiftOff | AnswerLiftOff
    | GoOn | PickOption | SayYes | SayNo | PickDie | PickMember | PickSector | PickCard | PickDeck | PickColumn
    | PickSlot | PickTrack | PutLead | AddDie | TakeBackDie | RollDice | TakeBackAction
    | TellDie | TellInjury | TellDanger | TellTen | RollForMe
    | PlayCard | UseEquipment | UseSkill | UseDiscovery | UseLander | GiveEquipment
    | UseCombination
    | Commit | MarkWith | Exert
)  # fmt: skip
COMMANDS: tuple[type[Command], ...] = ExpeditionCommand.__args__
