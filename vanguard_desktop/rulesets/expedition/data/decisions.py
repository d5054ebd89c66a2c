"""What an expedition asks its players (DEC).

No answers are kept here: they follow from the position in which they are given (DEC-25). Where a text asks, the
question keeps the text (`asked`); `asking` says how each question comes back when an any-time ability has interrupted
it.
"""

from __future__ import annotations

from vanguard_desktop.core.events import Waiting
from vanguard_desktop.core.ids import CardId, LeadId, MemberId, TrackId
from vanguard_desktop.core.kinds import Decision, Effect
from vanguard_desktop.dice.faces import Color, InjuryIcon, Section
from vanguard_desktop.rulesets.expedition.round.steps import Unavoidable
from vanguard_desktop.setting.cards import DiscoveryType


class ChooseFirst(Decision, tag="choose_first"):
    """Who gets the start token? Recon decides in round 1, later the holder's section (DEC-01)."""

    section: Section


class ChooseAction(Decision, tag="choose_action", automatic=False):
    """What does the crew member do next? (DEC-02, DEC-03)"""

    member: MemberId


class EventRevealed(Decision, tag="event_revealed", automatic=False):
    """An event lies open and has not taken effect yet (DEC-30)."""

    member: MemberId
    card: CardId


class React(Decision, tag="react", automatic=False):
    """A compulsory cost is about to hit a crew member who could still do something about it (DEC-26)."""

    member: MemberId
    cost: Waiting


class Asked(Decision, version=2):
    """A question that a text asks: `asked` is the text, and whom it addresses."""

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


class ChooseOption(Asked, tag="choose_option"):
    """Which of the alternatives? (DEC-20)"""

    section: Section


class Optional(Decision, tag="optional"):
    """Use the effect or not? (DEC-21)"""

    member: MemberId | None
    section: Section
    effect: Waiting


class ChooseDieToSpend(Decision, tag="choose_die_to_spend"):
    """Which die is spent next? Asked only where the choice matters (DEC-15)."""

    member: MemberId
    color: Color | None = None


class ChooseDieToSacrifice(Decision, tag="choose_die_to_sacrifice"):
    """Which die is sacrificed? (DEC-15)"""

    member: MemberId
    color: Color | None = None


class ChooseDieToRefresh(Decision, tag="choose_die_to_refresh"):
    """Which die comes back next? (DEC-15)"""

    member: MemberId
    color: Color | None = None


class ChooseOverflow(Decision, tag="choose_overflow"):
    """Which die of the column gives way to the injury die? (DEC-09)"""

    member: MemberId
    color: Color


class ChooseColumn(Decision, tag="choose_column"):
    """Into which column goes the injury die? Or `away`: out of which is one removed? (DEC-09, INJ-18)"""

    member: MemberId
    back: bool = False
    away: bool = False


class ChooseInjury(Decision, tag="choose_injury"):
    """Which injury is removed or flipped? (INJ-18)"""

    member: MemberId
    effect: Effect


class ChooseMember(Asked, tag="choose_member"):
    """Who is meant? (DEC-22)"""

    section: Section


class ChooseSector(Asked, tag="choose_sector"):
    """Where to? (DEC-22)"""

    @property
    def member(self) -> MemberId:
        assert self.asked.you is not None, "somebody goes there"
        return self.asked.you


class DiscardToLimit(Decision, tag="discard_to_limit"):
    """Which cards leave the hand? (DEC-14)"""

    member: MemberId
    count: int
    cost: bool = False


class ChooseDeck(Decision, tag="choose_deck"):
    """From which deck comes the discovery? (DSC-12)"""

    member: MemberId


class OrderLeads(Decision, tag="order_leads"):
    """Which drawn lead token next, and on which deck? (DEC-17)"""

    section: Section
    leads: tuple[LeadId, ...]
    types: tuple[DiscoveryType, ...]
    apart: bool = False


class LeadBonus(Decision, tag="lead_bonus"):
    """Who profits from the lead token? The Science player says (DEC-18)."""

    bonus: str


class OrderTracks(Decision, tag="order_tracks"):
    """Which time track progresses first? `you` set them in motion (DEC-16)."""

    section: Section
    tracks: tuple[TrackId, ...]
    you: MemberId | None = None


class CompleteMission(Decision, tag="complete_mission", automatic=False):
    """Is the mission completed now? (DEC-19)"""

    section: Section
    card: CardId


class ChoosePrepare(Decision, tag="choose_prepare"):
    """Draw a card, make a check, or have done with preparing? (DEC-32)"""

    member: MemberId
    card: bool
    check: bool


class GatherDice(Decision, tag="gather_dice", automatic=False):
    """Which dice are rolled, who assists with one? (DEC-04, DEC-05)"""

    member: MemberId


class TellRoll(Decision, tag="tell_roll", automatic=False):
    """What do the real dice show? Asked die by die."""

    member: MemberId


class AskDanger(Decision, tag="ask_danger", automatic=False):
    """What does the real danger die show?"""

    member: MemberId
    letter: str


class AskTen(Decision, tag="ask_ten", automatic=False):
    """What does the real ten-sided die of the landing show? `again` if a first result is void."""

    again: bool = False


class AskRandom(Decision, tag="ask_random", automatic=False):
    """What do the real ten-sided dice show, one after the other, that find a random crew member? (RND-02)"""

    section: Section
    members: tuple[MemberId, ...]
    values: tuple[int, ...]
    rolls: tuple[tuple[int, ...], ...]
    effect: Waiting


class AskSurvival(Decision, tag="ask_survival", automatic=False):
    """What do the three real injury dice show that decide over a life? (DLY-06)"""

    member: MemberId
    icons: tuple[InjuryIcon, ...] = ()


class ChoosePath(Decision, tag="choose_path", automatic=False):
    """Along which path does the crew member travel, if at all? (DEC-03)"""

    member: MemberId


class OrderEffects(Decision, tag="order_effects"):
    """Which of the texts that are due at the same moment comes next? (GEN-19, DEC-33)"""

    section: Section
    effects: tuple[Waiting, ...]


class Modify(Decision, tag="modify", automatic=False):
    """Change the results, or go on? (DEC-06)"""

    member: MemberId


class ChooseReroll(Decision, tag="choose_reroll", automatic=False):
    """Which dice fall again? Up to so many, one by one; `every` one of them, told on the players' table.

    With `having` only dice that show the icon on one of their faces.
    """

    member: MemberId
    left: int
    color: Color | None = None
    done: tuple[str, ...] = ()
    every: bool = False
    having: str | None = None


class ChooseTurn(Decision, tag="choose_turn"):
    """Which die is turned, and to which face? One that shows `shown`; `anew` one that does not show the icon yet."""

    member: MemberId
    color: Color | None = None
    icon: str | None = None
    shown: str | None = None
    anew: bool = False


class ChoosePoolDie(Decision, tag="choose_pool_die"):
    """Which die of the pool goes to the spent pool? (DIE-37)"""

    member: MemberId


class ChooseCheckDie(Decision, tag="choose_check_die"):
    """With which die is the text of a card carried out, in the roll pool or before the roll?"""

    member: MemberId
    effect: Effect


class Combine(Decision, tag="combine", automatic=False):
    """Pay for a dice combination, or go on? (DEC-07)"""

    member: MemberId


class NextInjuryDie(Decision, tag="next_injury_die"):
    """Which injury die is resolved next? (DEC-08)"""

    member: MemberId


class NextDangerDie(Decision, tag="next_danger_die"):
    """Which danger die is resolved next? (DEC-10)"""

    member: MemberId


class ChooseCommitment(Decision, tag="choose_commitment", version=2):
    """Which aces and convertible basics take part in the special effect? (DEC-11)"""

    member: MemberId


class DeclareAce(Decision, tag="declare_ace", version=2):
    """Is the ace declared to be the icon that is looked for? (DEC-12)"""

    member: MemberId


class MarkRow(Decision, tag="mark_row", version=2):
    """Is the row marked although it needs an ace or a conversion? (DEC-13)"""

    member: MemberId


class AgreeLiftOff(Decision, tag="agree_lift_off", automatic=False):
    """Do all other sections agree to leave? (DEC-23)"""

    member: MemberId
    waiting_for: tuple[Section, ...]


class PlaceLander(Decision, tag="place_lander"):
    """In which lander sector does the lander stand? (DEC-31)"""


class KeepRankUp(Decision, tag="keep_rank_up", version=2):
    """Which of the rank-up cards that were drawn is kept? (DEC-31)"""


class HandOutEquipment(Decision, tag="hand_out_equipment", automatic=False):
    """Who carries what? (DEC-31)"""


class ChooseThreatMove(Asked, tag="choose_threat_move"):
    """Which of the equally short ways does the threat take? (DEC-33) Of a flock, this standee."""

    card: CardId
    standee: int | None = None


class ChooseSeat(Decision, tag="choose_seat", version=2):
    """Who of one player's crew sits next, clockwise? `order` are those who sit already (TRN-06, DEC-31)."""

    section: Section
    order: tuple[MemberId, ...] = ()


class ChooseStart(Decision, tag="choose_start", version=2):
    """In which of the start sectors does the crew member begin? (TUT-54)"""

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
