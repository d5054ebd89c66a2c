"""What a guided mission teaches: the lessons of its sheet, and what each step of the first sol says."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from enum import Enum

from vanguard_desktop.core import CardId
from vanguard_desktop.rulesets.habitat.data.cards import Lesson, MissionCard, Place

from ..common.names import Names
from ..common.rooms import choose, tr
from ..common.texts import Texts


class SolStep(Enum):
    """Something that is decided for the first time in the first sol of a guided mission."""

    WELCOME = "welcome"
    FIRST_PLAYER = "first_player"
    PAUSE = "pause"
    FIRST_ACTION = "first_action"
    PAWNS = "pawns"
    ODDS = "odds"
    MORE = "more"
    RESOLVE = "resolve"
    ORDER = "order"
    ROLLED = "rolled"
    MALFUNCTION_DICE = "malfunction_dice"


# What each of them speaks of.
PLACES = {
    SolStep.WELCOME: (Place.MISSION,),
    SolStep.FIRST_PLAYER: (Place.ANSWERS,),
    SolStep.PAUSE: (Place.ANSWERS,),
    SolStep.FIRST_ACTION: (Place.STRUCTURES, Place.MAP),
    SolStep.PAWNS: (Place.PEOPLE,),
    SolStep.ODDS: (Place.PLAN,),
    SolStep.MORE: (Place.STRUCTURES, Place.MAP),
    SolStep.RESOLVE: (Place.ANSWERS,),
    SolStep.ORDER: (Place.ANSWERS,),
    SolStep.ROLLED: (Place.ANSWERS,),
    SolStep.MALFUNCTION_DICE: (Place.TRACKS,),
}


class SolGuide(Texts):
    """Each step with a heading and two or three sentences: what this is, and what to do now."""

    title = choose(
        #: Title of a hint of the guided mission, the first one.
        welcome=tr("Welcome to Halfway"),
        #: Title of a hint of the guided mission, about who begins.
        first_player=tr("Who goes first"),
        #: Title of a hint of the guided mission: the game stops for a moment.
        pause=tr("A moment to think"),
        first_action=tr("The first action"),
        #: Title of a hint of the guided mission, about the small figures that do the work.
        pawns=tr("Pawns do the work"),
        odds=tr("Dice or no dice"),
        #: Title of a hint of the guided mission: further actions are planned.
        more=tr("And the others"),
        resolve=tr("The plan stands"),
        #: Title of a hint of the guided mission: which of several actions comes first.
        order=tr("One after the other"),
        rolled=tr("The dice lie there"),
        #: Title of a hint of the guided mission, about the dice of complexes in trouble.
        malfunction_dice=tr("Malfunction dice"),
    )

    words = choose(
        welcome=tr(
            "You keep this base on Mars alive, all together. What has to be done by the end of the last sol has a "
            "square box on the mission sheet; a round box is an extra. Some elements are broken from the start: that "
            "is part of it."
        ),
        first_player=tr(
            "The First Player changes every sol. In the morale phase that astronaut alone gains or loses tokens, and "
            "where you cannot agree the First Player decides. Choose one below; it matters little today."
        ),
        pause=tr(
            "The game stops wherever you have something to use: an ability, a find token, an upgrade card that you "
            "take apart. You do not have to. “At any time” (A) lists it all; otherwise go on."
        ),
        first_action=tr(
            "Where something can be done, structures and spaces of the map are outlined. Press one and choose what "
            "your people do there. “All actions” (L) lists everything, and H tells what an old hand would do now."
        ),
        pawns=tr(
            "The action lies in the plan, but nobody does it yet. Press somebody below, or drag a pawn there: the "
            "first one acts and takes what comes, others only help. The plan says how many are needed."
        ),
        odds=tr(
            "With few pawns dice are rolled, and the plan names the chance. One more pawn, and it succeeds for sure. "
            "A failure costs no part and brings two morale tokens for comfort, but the sol is gone."
        ),
        more=tr(
            "Both pawns of everybody have to go somewhere. Plan the next action in the same way. Nothing is final: "
            "a press on a pawn in the plan takes it back, and the cross takes back the whole action."
        ),
        resolve=tr(
            "All pawns are placed. Look once more at costs and chances, then press “Resolve the plan” (R): now it is "
            "paid for, and your people set out."
        ),
        order=tr(
            "Events come first, then rest, relax, heal, manage, explore, collect, research and build. Within one of "
            "these steps you choose which action is carried out first."
        ),
        rolled=tr(
            "One die says whether it succeeds, one whether somebody is hurt, one whether something happens to them. "
            "Abilities may still change that; otherwise go on."
        ),
        malfunction_dice=tr(
            "What these dice show is added to the tracks, and every red element that acts on its track adds 1. "
            "Abilities may change a die now. Then the tracks rise."
        ),
    )


class HabitatLessons:
    """A lesson is known by the id that its mission gave it, a step of the first sol by itself."""

    def __init__(self, names: Names) -> None:
        self._names, self._guide = names, SolGuide()

    def __iter__(self) -> Iterator[Hashable]:
        """All there is to be taught, in the order in which it usually comes up."""
        yield from SolStep
        yield from (lesson.id for sheet in self._sheets() for lesson in sheet.lessons)

    def tell(self, told: Hashable) -> tuple[str, str]:
        """Title and sentences."""
        if isinstance(told, SolStep):
            return self._guide.title(told), self._guide.words(told)
        lesson = self._lesson(told)
        return self._in_words(lesson.title), self._in_words(lesson.text)

    def lesson(self, told: Hashable) -> Lesson | None:
        """None for a step of the first sol, and for what another version of the pack has taught."""
        every = (lesson for sheet in self._sheets() for lesson in sheet.lessons)
        return next((lesson for lesson in every if lesson.id == told), None)

    def _lesson(self, told: Hashable) -> Lesson:
        found = self.lesson(told)
        assert found is not None
        return found

    def _sheets(self) -> list[MissionCard]:
        return list(self._names.box.others.get("habitat_missions", {}).values())

    def _in_words(self, text: str) -> str:
        return self._names.content("habitat_missions", text)


def named(id: str) -> Hashable:
    """The step or lesson of that name."""
    return next((step for step in SolStep if step.value == id), CardId(id))
