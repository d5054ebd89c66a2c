"""Travel, exerting, and what one may choose and must pay, in players' words."""

from __future__ import annotations

from .entries import Chapter

CHOICES = (
    Chapter(
        "travel",
        "travel",
        "Travel and paths",
        {
            "ACT-21": "You travel along a path that begins in your sector and whose arrow lets you go that way.",
            "PLN-03": "A path with one arrowhead is one-way: it can be used in that direction only.",
            "PLN-60": (
                "A path with a lock is closed. Nobody can use it until a text opens it. A path without icons costs "
                "nothing."
            ),
            "ACT-20 ACT-34 PLN-27": (
                "Where the [no_movement] icon lies open nobody can travel out or be moved out. A text that places you "
                "elsewhere still works."
            ),
            "ACT-22 ACT-46 PLN-05": (
                "Every icon on the path is resolved in the order in which you meet it: dice to spend, danger to roll, "
                "supplies to lose, an entry to read."
            ),
            "ACT-23 ACT-25 ACT-26 ACT-58": (
                "For the [travel] icon you carry out the travel effect of the [global_condition]. It comes last, and "
                "only it moves you; if it does not, you stay and the action is spent."
            ),
            "ACT-30 ACT-31 ACT-57": (
                "Whoever arrives in a sector with an open log number makes the team read that entry at once, in "
                "whatever way they arrive."
            ),
            "ACT-33": "A text that moves you to a connected sector ignores the icons of the path.",
            "ACT-32 PLN-07": (
                "Sectors are connected if a path with an arrow leads from one to the other. The way back may be "
                "missing."
            ),
            "ACT-29": "Until the move is made you are still in the sector you leave: only those there can assist.",
        },
    ),
    Chapter(
        "exert",
        "exert",
        "Exerting",
        {
            "ACT-50 ACT-53 ACT-55": (
                "Anybody may exert at any time, in anyone’s turn and as often as they like. It is no action."
            ),
            "ACT-51 ACT-54": "Exerting sacrifices 1 die, available or spent, and then refreshes up to 5 dice.",
            "ACT-52": "With 3 section dice or fewer you take the Drained injury instead of sacrificing one.",
            "ACT-56": "Dice in a roll pool can be neither sacrificed nor refreshed by it.",
            "GEN-22 GEN-24 DEC-25": (
                "What may be used at any time may be used whenever the game waits for a player, also before something "
                "already known takes effect."
            ),
            "GEN-23": "It never takes back what has happened: dice refreshed in the middle of a check do not join it.",
        },
        about="giving up a die to refresh others",
    ),
    Chapter(
        "choices",
        "check",
        "Choices and costs",
        {
            "GEN-08 GEN-09": (
                "Who uses, draws or triggers a text decides what it leaves open. What concerns the whole team is "
                "agreed on; if you cannot agree, one player has the last word, and the bar names that player."
            ),
            "GEN-10 GEN-13": "Of several alternatives you can choose only one that you can pay in full.",
            "GEN-14": "If you can pay none, pick one and do as much of it as possible.",
            "GEN-11 GEN-12": (
                "Spending and sacrificing dice can always be paid: if dice are missing, an injury takes their place."
            ),
            "GEN-15": "A loss larger than what you have takes all of it; the rest is ignored.",
            "GEN-16 GEN-18 GEN-21": (
                "A cost is paid before what it buys. The sentences of a text happen in their order, and what one of "
                "them sets off is finished before the next."
            ),
            "GEN-17": "“May” and “can” leave you the choice; everything else must be done as far as possible.",
            "GEN-02": (
                "The text of a card goes before these rules, and a text that forbids goes before one that allows."
            ),
            "GEN-20 GEN-25 GEN-40": (
                "What concerns several crewmembers happens to one after the other, first to whoever is active, then "
                "clockwise. “Other” leaves you out."
            ),
            "DEC-28": "Only what is offered can be answered; while one decision is open, others wait.",
            "GEN-26 GEN-27 GEN-28": (
                "A discarded card with a number goes back to its place in the box, one without a number under its "
                "deck. Only section cards and events have discard piles."
            ),
            "GEN-35": (
                "Hands, dice, injuries and equipment lie open for all. Decks, the lead bag and unread entries are "
                "hidden."
            ),
            "GEN-37": "A [success] belongs to the team, never to one crewmember.",
            "GEN-38 DNG-12": (
                "Supplies go up and down on their track. They never go above its last space, and with none left "
                "nothing more is lost."
            ),
            "GEN-39": "When the expedition ends, everything in progress stops.",
            "GEN-19 DEC-33": (
                "If several things are due at the same moment, the player whose turn it is puts them in order."
            ),
            "GEN-36": "Fractions are rounded up unless a text says otherwise.",
        },
    ),
)
