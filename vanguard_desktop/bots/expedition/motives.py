"""What speaks for what a good player does on a planet, in data."""

from __future__ import annotations

from vanguard_desktop.core import CardId, MemberId, SectorId, members

from ..motive import Motive


class OnlyThis(Motive, tag="only_this"):
    """There is nothing else to choose."""


class AboutTheSame(Motive, tag="about_the_same"):
    """All answers are about as good."""


class WorthMost(Motive, tag="worth_most"):
    """Of what is offered it brings the most, or costs the least."""


class NearTheGoals(Motive, tag="near_the_goals"):
    """From a landing site the way to where a mission waits, and back, is shortest."""

    sector: SectorId


class UnreadThere(Motive, tag="unread_there"):
    """Nobody has read what waits there."""

    sector: SectorId
    moves: int


class WorthTheWay(Motive, tag="worth_the_way"):
    """There is something to be done there."""

    sector: SectorId
    moves: int


class WorthMeanwhile(Motive, tag="worth_meanwhile"):
    """There is something to be done there, while somebody else does what matters most."""

    member: MemberId
    sector: SectorId
    moves: int


class MissionAsksFor(Motive, tag="mission_asks_for"):
    """A mission asks for somebody, or for markers, in a sector."""

    mission: CardId
    sector: SectorId


class OutOfReach(Motive, tag="out_of_reach"):
    """A threat is near, and strikes there less."""

    sector: SectorId


class HeldHere(Motive, tag="held_here"):
    """A sector forbids travel until something is done there."""

    sector: SectorId


class EnoughDice(Motive, tag="enough_dice"):
    """As many dice as a check asks for are available, or more."""

    have: int
    asked: int


class PartOfTheWay(Motive, tag="part_of_the_way"):
    """Fewer dice are available than a track needs, but what they bring stays there."""

    have: int
    asked: int


class CostsNoDice(Motive, tag="costs_no_dice"):
    """An action that succeeds for certain."""


class TooFewDice(Motive, tag="too_few_dice"):
    """A check asks for more dice than are available."""

    left: int
    asked: int


class TooFewDiceToTravel(Motive, tag="too_few_dice_to_travel"):
    """The way asks for more dice than are available."""

    left: int
    asked: int


class DiceComeBack(Motive, tag="dice_come_back"):
    """Spent dice that a rest brings back."""

    count: int


class CardMightHelp(Motive, tag="card_might_help"):
    """There is room in the hand, and nothing better to do."""


class NothingToDo(Motive, tag="nothing_to_do"):
    """Nothing in reach is worth its dice just now."""


class WaitingForOthers(Motive, tag="waiting_for_others"):
    """The others are not there yet."""


class MissionsDone(Motive, tag="missions_done"):
    """No mandatory mission is left."""


class NobodyCanGoOn(Motive, tag="nobody_can_go_on"):
    """Neither dice nor supplies are left to do what is still to be done."""


class NotDoneYet(Motive, tag="not_done_yet"):
    """Leaving now would leave something undone."""


class MarkersAreWanted(Motive, tag="markers_are_wanted"):
    """A mission wants the markers elsewhere, or just here."""


class ComesHome(Motive, tag="comes_home"):
    """Tried out with luck made up, the team comes home more often after it."""


class GoesFirst(Motive, tag="goes_first"):
    """Somebody has the most urgent thing to do."""

    member: MemberId


class EventMustCome(Motive, tag="event_must_come"):
    """Nothing in hand makes it better."""


class MissionFulfilled(Motive, tag="mission_fulfilled"):
    """All that the mission asks for is there."""

    mission: CardId


class DieHelps(Motive, tag="die_helps"):
    """With this die the check is worth more."""


class DieIsSpared(Motive, tag="die_is_spared"):
    """The check is as good without this die."""


class DiceChosen(Motive, tag="dice_chosen"):
    """More dice would gain too little."""

    count: int


class BetterResult(Motive, tag="better_result"):
    """It makes the check come out better."""


class GoodEnough(Motive, tag="good_enough"):
    """Nothing at hand makes the check come out better by more than it costs."""


class OutcomeIsGood(Motive, tag="outcome_is_good"):
    """The outcome is the best that the dice can be made to show."""


MOTIVES = members(Motive, globals())
