"""What the guided first round of the training says at each of its steps (TUT-09, TUT-14 to TUT-25)."""

from __future__ import annotations

from enum import Enum
from typing import assert_never

from PySide6.QtCore import QObject


class GuideStep(Enum):
    """A thing that is done for the first time in the guided round, in the order in which two players meet it."""

    WAY_BLOCKED = "way_blocked"
    SPECIAL_ACTION = "special_action"
    GATHER = "gather"
    ROLL = "roll"
    CARD = "card"
    PRICE = "price"
    TURN = "turn"
    MODIFY = "modify"
    COMBINE = "combine"
    MARK = "mark"
    TRAVEL = "travel"
    TRAVEL_EFFECT = "travel_effect"
    TRACKS = "tracks"
    REST = "rest"
    REFRESH = "refresh"
    DISCARD = "discard"
    SPEND = "spend"
    PREPARE = "prepare"


class GuideText(QObject):
    """Each step with a heading and two or three sentences: what this is, and what to do now."""

    def title(self, step: GuideStep) -> str:
        match step:
            case GuideStep.WAY_BLOCKED:
                return self.tr("No way out")
            case GuideStep.SPECIAL_ACTION:
                #: Title of a hint of the guided training, about what cards of a sector offer.
                return self.tr("Special actions")
            case GuideStep.GATHER:
                return self.tr("A dice check")
            case GuideStep.ROLL:
                #: Title of a hint of the guided training: the dice fall.
                return self.tr("The roll")
            case GuideStep.CARD:
                #: Title of a hint of the guided training, about the cards in the hand.
                return self.tr("Section cards")
            case GuideStep.PRICE:
                return self.tr("The spent pool")
            case GuideStep.TURN:
                return self.tr("Turning a die")
            case GuideStep.MODIFY:
                return self.tr("Changing the results")
            case GuideStep.COMBINE:
                return self.tr("Paying with dice")
            case GuideStep.MARK:
                return self.tr("Marking an outcome")
            case GuideStep.TRAVEL:
                #: Title of a hint of the guided training, about the action.
                return self.tr("Traveling")
            case GuideStep.TRAVEL_EFFECT:
                return self.tr("The travel effect")
            case GuideStep.TRACKS:
                return self.tr("Outcomes with a track")
            case GuideStep.REST:
                #: Title of a hint of the guided training, about the action.
                return self.tr("Resting")
            case GuideStep.REFRESH:
                #: Title of a hint of the guided training: spent dice come back.
                return self.tr("Refreshing dice")
            case GuideStep.DISCARD:
                return self.tr("Too many cards")
            case GuideStep.SPEND:
                return self.tr("Spending a die")
            case GuideStep.PREPARE:
                #: Title of a hint of the guided training, about the action.
                return self.tr("Preparing")
            case _:
                assert_never(step)

    def words(self, step: GuideStep) -> str:
        match step:
            case GuideStep.WAY_BLOCKED | GuideStep.SPECIAL_ACTION | GuideStep.TRAVEL | GuideStep.TRAVEL_EFFECT:
                return self._of_actions(step)
            case GuideStep.REST | GuideStep.REFRESH | GuideStep.DISCARD | GuideStep.SPEND | GuideStep.PREPARE:
                return self._of_strength(step)
            case _:
                return self._of_checks(step)

    def _of_actions(self, step: GuideStep) -> str:
        match step:
            case GuideStep.WAY_BLOCKED:
                #: "The bright button" is the one at the lower right of the window.
                return self.tr(
                    "Each turn has two actions. Your sector shows the [no_movement] icon: nobody can travel away from "
                    "here as long as its [poi] card lies there. So take the special action of that card: press the "
                    "bright button below."
                )
            case GuideStep.SPECIAL_ACTION:
                return self.tr(
                    "Special actions stand on cards, mostly on the [poi] of your sector. You may take one of them in "
                    "each turn. Press the bright button below."
                )
            case GuideStep.TRAVEL:
                return self.tr(
                    "To travel is an action, too: along a path to the sector at its other end. The icons on a path "
                    "say what it asks for. Press the bright button below or the sign on the path, or drag your figure "
                    "to that sector."
                )
            case _:
                return self.tr(
                    "The [travel] icon on the path means: carry out the travel effect of the [global_condition], "
                    "which you find at the right. It offers a choice; in this round it is made for you."
                )

    def _of_checks(self, step: GuideStep) -> str:
        match step:
            case GuideStep.GATHER:
                return self.tr(
                    "Choose dice: press them on the board, or drag them to the tray. Beside it stand the outcomes: "
                    "what the dice have to show, what happens then, and how likely it is. In this round take each die "
                    "that glows."
                )
            case GuideStep.TRACKS:
                return self.tr(
                    "Here results do not have to match icons: special effects move a marker along each track, and a "
                    "full track brings its outcome. The lines above the tracks say which results do so. Take all your "
                    "dice, one after the other."
                )
            case GuideStep.ROLL:
                return self.tr(
                    "Your dice lie in the roll pool. The rail over the tray shows the ten steps of every dice check. "
                    "Roll the dice."
                )
            case GuideStep.CARD:
                return self.tr(
                    "The dice do not show what the green outcome asks for. The cards in your hand can help: the upper "
                    "half of a card says when it may be played and what it does. Play the card that glows."
                )
            case GuideStep.PRICE:
                return self.tr(
                    "One of the rolled dice goes to your spent pool. It takes no further part in this dice check, and "
                    "it waits there until you refresh it."
                )
            case GuideStep.TURN:
                return self.tr(
                    "Turn the die to the side that you want. [ace] stands for any icon that an outcome asks for."
                )
            case GuideStep.MODIFY:
                return self.tr(
                    "Now you may change what the dice show, with cards and skills that say so; those of use now glow. "
                    "If you are content, go on."
                )
            case GuideStep.COMBINE:
                return self.tr(
                    "Before the outcome is decided, rolled dice can pay for the lower half of a card. The training "
                    "comes to that later: go on."
                )
            case _:
                return self.tr(
                    "From top to bottom, the first outcome that the dice cover is marked. Then all dice of the roll "
                    "pool are spent, and what stands beside the outcome happens."
                )

    def _of_strength(self, step: GuideStep) -> str:
        match step:
            case GuideStep.REST:
                return self.tr(
                    "Dice in the spent pool cannot be used. Whoever rests refreshes some of them and draws a section "
                    "card. Elsewhere that costs [supplies](pl); here they are unlimited."
                )
            case GuideStep.REFRESH:
                return self.tr(
                    "Choose the dice that come back to their places, one after the other: press them in the spent pool."
                )
            case GuideStep.DISCARD:
                return self.tr(
                    "You hold more section cards than your limit allows. Press the card that goes to your discard pile."
                )
            case GuideStep.SPEND:
                return self.tr(
                    "Press a die on the board. It goes to the spent pool and waits there until you refresh it."
                )
            case _:
                return self.tr(
                    "Whoever prepares draws a section card, makes a dice check to pay for combinations, or does both. "
                    "In this round you only draw a card."
                )
