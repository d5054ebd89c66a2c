"""Rounds, turns and the actions in them, in players' words."""

from __future__ import annotations

from .entries import Chapter

TURNS = (
    Chapter(
        "rounds",
        "play",
        "Rounds and turns",
        {
            "TRN-01 TRN-08": (
                "An expedition goes in rounds. In each round every crewmember takes one turn, and in each turn two "
                "actions, one after the other."
            ),
            "TRN-04 TRN-05 TRN-06": (
                "A round opens with the start token: whoever holds it gives it to any crewmember, who takes the first "
                "turn. The others follow clockwise."
            ),
            "STP-25 TRN-03": "In the first round the Recon player decides who receives the start token.",
            "TRN-09 TRN-10": (
                "The actions are special action, travel, prepare, rest and lift-off. You may take the same one twice, "
                "but only one special action in each turn."
            ),
            "TRN-14": "Whoever could choose an action may give up the rest of the turn instead.",
            "TRN-11 TRN-12 TRN-13": (
                "Using a card, a skill or equipment is no action, unless its text says that it counts as one: then it "
                "takes the place of one of the two."
            ),
            "TRN-15": "A text may give an additional action for this turn. The limit of one special action stays.",
            "TRN-17 TRN-18 TRN-16": (
                "When the actions are done the turn token is turned over and an event is revealed and resolved. Then "
                "the turn ends."
            ),
            "TRN-19 TRN-25": "The round is over when everybody has taken a turn; then the next round begins.",
            "TRN-22": (
                "Outside your own turn you may exert, use what works at any time, assist a dice check and hand over "
                "equipment."
            ),
        },
    ),
    Chapter(
        "actions",
        "special_action",
        "The actions",
        {
            "ACT-01 ACT-02 ACT-03 ACT-04": (
                "A special action is printed on a card or sector. You may take it if its text lies open where you "
                "stand; those of the condition, of missions, lander mods and the rank-up card work in every sector."
            ),
            "ACT-06": (
                "With the [dice_check] icon a special action is a dice check; without it, simply do what it says."
            ),
            "ACT-05": "If a card offers several special actions, decide which one you take before you choose dice.",
            "ACT-08": (
                "Some special actions ask for something, such as a rank or a supply. While it is not there, the action "
                "cannot be chosen."
            ),
            "ACT-09": (
                "If another crewmember must assist, it has to be with a die. If nobody lends one, the choice is taken "
                "back and no action is lost."
            ),
            "ACT-07": "Danger dice to the left of an action’s name join its dice check.",
            "ACT-38": "Resting costs 1 [supplies]. With none left nobody can rest.",
            "ACT-39 ACT-40 ACT-41": (
                "A rest refreshes half of your dice, available and spent counted together and rounded up; then you "
                "draw 1 section card."
            ),
            "ACT-35 ACT-36 ACT-37": (
                "To prepare, draw 1 section card, or make a dice check that only pays for dice combinations, or do "
                "both."
            ),
            "ACT-43 ACT-45 ACT-44": (
                "Lift-off is chosen in the lander sector, and everybody else must agree. It ends the expedition at "
                "once."
            ),
            "ACT-10": "A special action is used up when its check begins, however it ends.",
        },
        about="what a crewmember does in a turn",
    ),
)
