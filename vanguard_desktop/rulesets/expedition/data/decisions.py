"""What an expedition asks its players (DEC).

No answers are kept here: they follow from the position in which they are given (DEC-25). Where a text asks, the
question keeps the text (`asked`); `asking` says how each question comes back when an any-time ability has interrupted
it.
"""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.events import Waiting
from vanguard_desktop.core.ids import CardId, LeadId, MemberId, TrackId
from vanguard_desktop.core.kinds import Decision, Effect
from vanguard_desktop.dice.faces import Color, InjuryIcon, Section
from vanguard_desktop.rulesets.expedition.round.steps import Unavoidable
from vanguard_desktop.setting.cards import DiscoveryType


@attrs.frozen(kw_only=True)
class ChooseFirst(Decision):
    """Who gets the start token? Recon decides in round 1, later the holder's section (DEC-01)."""

    tag: ClassVar[str] = "choose_first"
    section: Section


@attrs.frozen(kw_only=True)
class ChooseAction(Decision):
    """What does the crew member do next? (DEC-02, DEC-03)"""

    tag: ClassVar[str] = "choose_action"
    automatic: ClassVar[bool] = False
    member: MemberId


@attrs.frozen(kw_only=True)
class EventRevealed(Decision):
    """An event lies open and has not taken effect yet (DEC-30)."""

    tag: ClassVar[str] = "event_revealed"
    automatic: ClassVar[bool] = False
    member: MemberId
    card: CardId


@attrs.frozen(kw_only=True)
class React(Decision):
    """A compulsory cost is about to hit a crew member who could still do something about it (DEC-26)."""

    tag: ClassVar[str] = "react"
    automatic: ClassVar[bool] = False
    member: MemberId
    cost: Waiting


@attrs.frozen(kw_only=True)
class Asked(Decision):
    """A question that a text asks: `asked` is the text, and whom it addresses."""

    version: ClassVar[int] = 2
    asked: Waiting

    @property
    def text(self) -> Effect:
        """What is carried out with the answer; that nobody reacted to it any more makes no difference (DEC-26)."""
        effect = self.asked.effect
        return effect.effect if isinstance(effect, Unavoidable) else effect

    @property
    def member(self) -> MemberId | None:
        return self.asked.you

    @property
    def source(self) -> str:
        return self.asked.source


@attrs.frozen(kw_only=True)
class ChooseOption(Asked):
    """Which of the alternatives? (DEC-20)"""

    tag: ClassVar[str] = "choose_option"
    section: Section


@attrs.frozen(kw_only=True)
class Optional(Decision):
    """Use the effect or not? (DEC-21)"""

    tag: ClassVar[str] = "optional"
    member: MemberId | None
    section: Section
    effect: Waiting


@attrs.frozen(kw_only=True)
class ChooseDieToSpend(Decision):
    """Which die is spent next? Asked only where the choice matters (DEC-15)."""

    tag: ClassVar[str] = "choose_die_to_spend"
    member: MemberId
    color: Color | None = None


@attrs.frozen(kw_only=True)
class ChooseDieToSacrifice(Decision):
    """Which die is sacrificed? (DEC-15)"""

    tag: ClassVar[str] = "choose_die_to_sacrifice"
    member: MemberId
    color: Color | None = None


@attrs.frozen(kw_only=True)
class ChooseDieToRefresh(Decision):
    """Which die comes back next? (DEC-15)"""

    tag: ClassVar[str] = "choose_die_to_refresh"
    member: MemberId
    color: Color | None = None


@attrs.frozen(kw_only=True)
class ChooseOverflow(Decision):
    """Which die of the column gives way to the injury die? (DEC-09)"""

    tag: ClassVar[str] = "choose_overflow"
    member: MemberId
    color: Color


@attrs.frozen(kw_only=True)
class ChooseColumn(Decision):
    """Into which column goes the injury die? Or `away`: out of which is one removed? (DEC-09, INJ-18)"""

    tag: ClassVar[str] = "choose_column"
    member: MemberId
    back: bool = False
    away: bool = False


@attrs.frozen(kw_only=True)
class ChooseInjury(Decision):
    """Which injury is removed or flipped? (INJ-18)"""

    tag: ClassVar[str] = "choose_injury"
    member: MemberId
    effect: Effect


@attrs.frozen(kw_only=True)
class ChooseMember(Asked):
    """Who is meant? (DEC-22)"""

    tag: ClassVar[str] = "choose_member"
    section: Section


@attrs.frozen(kw_only=True)
class ChooseSector(Asked):
    """Where to? (DEC-22)"""

    tag: ClassVar[str] = "choose_sector"

    @property
    def member(self) -> MemberId:
        assert self.asked.you is not None, "somebody goes there"
        return self.asked.you


@attrs.frozen(kw_only=True)
class DiscardToLimit(Decision):
    """Which cards leave the hand? (DEC-14)"""

    tag: ClassVar[str] = "discard_to_limit"
    member: MemberId
    count: int
    cost: bool = False


@attrs.frozen(kw_only=True)
class ChooseDeck(Decision):
    """From which deck comes the discovery? (DSC-12)"""

    tag: ClassVar[str] = "choose_deck"
    member: MemberId


@attrs.frozen(kw_only=True)
class OrderLeads(Decision):
    """Which drawn lead token next, and on which deck? (DEC-17)"""

    tag: ClassVar[str] = "order_leads"
    section: Section
    leads: tuple[LeadId, ...]
    types: tuple[DiscoveryType, ...]
    apart: bool = False


@attrs.frozen(kw_only=True)
class LeadBonus(Decision):
    """Who profits from the lead token? The Science player says (DEC-18)."""

    tag: ClassVar[str] = "lead_bonus"
    bonus: str


@attrs.frozen(kw_only=True)
class OrderTracks(Decision):
    """Which time track progresses first? `you` set them in motion (DEC-16)."""

    tag: ClassVar[str] = "order_tracks"
    section: Section
    tracks: tuple[TrackId, ...]
    you: MemberId | None = None


@attrs.frozen(kw_only=True)
class CompleteMission(Decision):
    """Is the mission completed now? (DEC-19)"""

    tag: ClassVar[str] = "complete_mission"
    automatic: ClassVar[bool] = False
    section: Section
    card: CardId


@attrs.frozen(kw_only=True)
class ChoosePrepare(Decision):
    """Draw a card, make a check, or have done with preparing? (DEC-32)"""

    tag: ClassVar[str] = "choose_prepare"
    member: MemberId
    card: bool
    check: bool


@attrs.frozen(kw_only=True)
class GatherDice(Decision):
    """Which dice are rolled, who assists with one? (DEC-04, DEC-05)"""

    tag: ClassVar[str] = "gather_dice"
    automatic: ClassVar[bool] = False
    member: MemberId


@attrs.frozen(kw_only=True)
class TellRoll(Decision):
    """What do the real dice show? Asked die by die."""

    tag: ClassVar[str] = "tell_roll"
    automatic: ClassVar[bool] = False
    member: MemberId


@attrs.frozen(kw_only=True)
class AskDanger(Decision):
    """What does the real danger die show?"""

    tag: ClassVar[str] = "ask_danger"
    automatic: ClassVar[bool] = False
    member: MemberId
    letter: str


@attrs.frozen(kw_only=True)
class AskTen(Decision):
    """What does the real ten-sided die of the landing show? `again` if a first result is void."""

    tag: ClassVar[str] = "ask_ten"
    automatic: ClassVar[bool] = False
    again: bool = False


@attrs.frozen(kw_only=True)
class AskRandom(Decision):
    """What do the real ten-sided dice show, one after the other, that find a random crew member? (RND-02)"""

    tag: ClassVar[str] = "ask_random"
    automatic: ClassVar[bool] = False
    section: Section
    members: tuple[MemberId, ...]
    values: tuple[int, ...]
    rolls: tuple[tuple[int, ...], ...]
    effect: Waiting


@attrs.frozen(kw_only=True)
class AskSurvival(Decision):
    """What do the three real injury dice show that decide over a life? (DLY-06)"""

    tag: ClassVar[str] = "ask_survival"
    automatic: ClassVar[bool] = False
    member: MemberId
    icons: tuple[InjuryIcon, ...] = ()


@attrs.frozen(kw_only=True)
class ChoosePath(Decision):
    """Along which path does the crew member travel, if at all? (DEC-03)"""

    tag: ClassVar[str] = "choose_path"
    automatic: ClassVar[bool] = False
    member: MemberId


@attrs.frozen(kw_only=True)
class OrderEffects(Decision):
    """Which of the texts that are due at the same moment comes next? (GEN-19, DEC-33)"""

    tag: ClassVar[str] = "order_effects"
    section: Section
    effects: tuple[Waiting, ...]


@attrs.frozen(kw_only=True)
class Modify(Decision):
    """Change the results, or go on? (DEC-06)"""

    tag: ClassVar[str] = "modify"
    automatic: ClassVar[bool] = False
    member: MemberId


@attrs.frozen(kw_only=True)
class ChooseReroll(Decision):
    """Which dice fall again? Up to so many, one by one; `every` one of them, told on the players' table.

    With `having` only dice that show the icon on one of their faces.
    """

    tag: ClassVar[str] = "choose_reroll"
    automatic: ClassVar[bool] = False
    member: MemberId
    left: int
    color: Color | None = None
    done: tuple[str, ...] = ()
    every: bool = False
    having: str | None = None


@attrs.frozen(kw_only=True)
class ChooseTurn(Decision):
    """Which die is turned, and to which face? One that shows `shown`; `anew` one that does not show the icon yet."""

    tag: ClassVar[str] = "choose_turn"
    member: MemberId
    color: Color | None = None
    icon: str | None = None
    shown: str | None = None
    anew: bool = False


@attrs.frozen(kw_only=True)
class ChoosePoolDie(Decision):
    """Which die of the pool goes to the spent pool? (DIE-37)"""

    tag: ClassVar[str] = "choose_pool_die"
    member: MemberId


@attrs.frozen(kw_only=True)
class ChooseCheckDie(Decision):
    """With which die is the text of a card carried out, in the roll pool or before the roll?"""

    tag: ClassVar[str] = "choose_check_die"
    member: MemberId
    effect: Effect


@attrs.frozen(kw_only=True)
class Combine(Decision):
    """Pay for a dice combination, or go on? (DEC-07)"""

    tag: ClassVar[str] = "combine"
    automatic: ClassVar[bool] = False
    member: MemberId


@attrs.frozen(kw_only=True)
class NextInjuryDie(Decision):
    """Which injury die is resolved next? (DEC-08)"""

    tag: ClassVar[str] = "next_injury_die"
    member: MemberId


@attrs.frozen(kw_only=True)
class NextDangerDie(Decision):
    """Which danger die is resolved next? (DEC-10)"""

    tag: ClassVar[str] = "next_danger_die"
    member: MemberId


@attrs.frozen(kw_only=True)
class ChooseCommitment(Decision):
    """Which aces and convertible basics take part in the special effect? (DEC-11)"""

    tag: ClassVar[str] = "choose_commitment"
    version: ClassVar[int] = 2
    member: MemberId


@attrs.frozen(kw_only=True)
class DeclareAce(Decision):
    """Is the ace declared to be the icon that is looked for? (DEC-12)"""

    tag: ClassVar[str] = "declare_ace"
    version: ClassVar[int] = 2
    member: MemberId


@attrs.frozen(kw_only=True)
class MarkRow(Decision):
    """Is the row marked although it needs an ace or a conversion? (DEC-13)"""

    tag: ClassVar[str] = "mark_row"
    version: ClassVar[int] = 2
    member: MemberId


@attrs.frozen(kw_only=True)
class AgreeLiftOff(Decision):
    """Do all other sections agree to leave? (DEC-23)"""

    tag: ClassVar[str] = "agree_lift_off"
    automatic: ClassVar[bool] = False
    member: MemberId
    waiting_for: tuple[Section, ...]


@attrs.frozen(kw_only=True)
class PlaceLander(Decision):
    """In which lander sector does the lander stand? (DEC-31)"""

    tag: ClassVar[str] = "place_lander"


@attrs.frozen(kw_only=True)
class KeepRankUp(Decision):
    """Which of the rank-up cards that were drawn is kept? (DEC-31)"""

    tag: ClassVar[str] = "keep_rank_up"
    version: ClassVar[int] = 2


@attrs.frozen(kw_only=True)
class HandOutEquipment(Decision):
    """Who carries what? (DEC-31)"""

    tag: ClassVar[str] = "hand_out_equipment"
    automatic: ClassVar[bool] = False


@attrs.frozen(kw_only=True)
class ChooseThreatMove(Asked):
    """Which of the equally short ways does the threat take? (DEC-33) Of a flock, this standee."""

    tag: ClassVar[str] = "choose_threat_move"
    card: CardId
    standee: int | None = None


@attrs.frozen(kw_only=True)
class ChooseSeat(Decision):
    """Who of one player's crew sits next, clockwise? `order` are those who sit already (TRN-06, DEC-31)."""

    tag: ClassVar[str] = "choose_seat"
    version: ClassVar[int] = 2
    section: Section
    order: tuple[MemberId, ...] = ()


@attrs.frozen(kw_only=True)
class ChooseStart(Decision):
    """In which of the start sectors does the crew member begin? (TUT-54)"""

    tag: ClassVar[str] = "choose_start"
    version: ClassVar[int] = 2
    member: MemberId


ExpeditionDecision = (
    ChooseFirst | ChooseAction | EventRevealed | React | ChooseOption | Optional
    | ChooseDieToSpend | ChooseDieToSacrifice | ChooseDieToRefresh | ChooseOverflow | ChooseColumn | ChooseInjury
    | ChooseMember | ChooseSector | DiscardToLimit | ChooseDeck | OrderLeads | LeadBonus | OrderTracks
    | CompleteMission | ChoosePrepare | GatherDice | TellRoll | AskDanger | AskTen | Modify | ChooseReroll | ChooseTurn
    | ChoosePoolDie | ChooseCheckDie | Combine | NextInjuryDie | NextDangerDie | ChooseCommitment | DeclareAce | MarkRow
    | AgreeLiftOff | PlaceLander | KeepRankUp | HandOutEquipment | ChooseThreatMove
    | ChooseSeat | ChooseStart
    | AskRandom | AskSurvival | ChoosePath | OrderEffects
)  # fmt: skip
DECISIONS: tuple[type[Decision], ...] = ExpeditionDecision.__args__
