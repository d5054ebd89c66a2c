"""What the guided first round of the training says at each of its steps (TUT-09, TUT-14 to TUT-25)."""

from __future__ import annotations

from enum import Enum

from ..common.rooms import choose, tr
from ..common.texts import Texts


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


class GuideText(Texts):
    """Each step with a heading and two or three sentences: what this is, and what to do now."""

    title = choose(
        way_blocked=tr("No way out"),
        #: Title of a hint of the guided training, about what cards of a sector offer.
        special_action=tr("Special actions"),
        gather=tr("A dice check"),
        #: Title of a hint of the guided training: the dice fall.
        roll=tr("The roll"),
        #: Title of a hint of the guided training, about the cards in the hand.
        card=tr("Section cards"),
        price=tr("The spent pool"),
        turn=tr("Turning a die"),
        modify=tr("Changing the results"),
        combine=tr("Paying with dice"),
        mark=tr("Marking an outcome"),
        #: Title of a hint of the guided training, about the action.
        travel=tr("Traveling"),
        travel_effect=tr("The travel effect"),
        tracks=tr("Outcomes with a track"),
        #: Title of a hint of the guided training, about the action.
        rest=tr("Resting"),
        #: Title of a hint of the guided training: spent dice come back.
        refresh=tr("Refreshing dice"),
        discard=tr("Too many cards"),
        spend=tr("Spending a die"),
        #: Title of a hint of the guided training, about the action.
        prepare=tr("Preparing"),
    )

    # What this is, and what to do now.
    words = choose(
        #: "The bright button" is the one at the lower right of the window.
        way_blocked=tr(
            "Each turn has two actions. Your sector shows the [no_movement] icon: nobody can travel away from "
            "here as long as its [poi] card lies there. So take the special action of that card: press the "
            "bright button below."
        ),
        special_action=tr(
            "Special actions stand on cards, mostly on the [poi] of your sector. You may take one of them in "
            "each turn. Press the bright button below."
        ),
        travel=tr(
            "To travel is an action, too: along a path to the sector at its other end. The icons on a path "
            "say what it asks for. Press the bright button below or the sign on the path, or drag your figure "
            "to that sector."
        ),
        travel_effect=tr(
            "The [travel] icon on the path means: carry out the travel effect of this planet. It reads: spend one "
            "die, or roll the danger die for table T. In this round the choice is made for you."
        ),
        gather=tr(
            "Choose dice: press them on the board, or drag them to the tray. Beside it stand the outcomes: "
            "what the dice have to show, and what happens then. In this round take each die that glows."
        ),
        tracks=tr(
            "Here results do not have to match icons: special effects move a marker along each track, and a "
            "full track brings its outcome. The lines above the tracks say which results do so. Take all your "
            "dice, one after the other."
        ),
        roll=tr(
            "Your dice lie in the roll pool. The rail over the tray shows the ten steps of every dice check. "
            "Roll the dice."
        ),
        card=tr(
            "The dice do not show what the green outcome asks for. The cards in your hand can help: the upper "
            "half of a card says when it may be played and what it does. Play the card that glows."
        ),
        price=tr(
            "One of the rolled dice goes to your spent pool. It takes no further part in this dice check, and "
            "it waits there until you refresh it."
        ),
        turn=tr("Turn the die to the side that you want. [ace] stands for any icon that an outcome asks for."),
        modify=tr(
            "Now you may change what the dice show, with cards and skills that say so; those of use now glow. "
            "If you are content, go on."
        ),
        combine=tr(
            "Before the outcome is decided, rolled dice can pay for the lower half of a card. The training "
            "comes to that later: go on."
        ),
        mark=tr(
            "From top to bottom, the first outcome that the dice cover is marked. Then all dice of the roll "
            "pool are spent, and what stands beside the outcome happens."
        ),
        rest=tr(
            "Dice in the spent pool cannot be used. Whoever rests refreshes some of them and draws a section "
            "card. Elsewhere that costs [supplies](pl); here they are unlimited."
        ),
        refresh=tr(
            "Choose the dice that come back to their places, one after the other: press them in the spent pool."
        ),
        discard=tr(
            "You hold more section cards than your limit allows. Press the card that goes to your discard pile."
        ),
        spend=tr("Press a die on the board. It goes to the spent pool and waits there until you refresh it."),
        prepare=tr(
            "Whoever prepares draws a section card, makes a dice check to pay for combinations, or does both. "
            "In this round you only draw a card."
        ),
    )
