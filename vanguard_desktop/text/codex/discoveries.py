"""Discoveries, leads and the rank-up card, in players' words."""

from __future__ import annotations

from .entries import Chapter

FINDS = (
    Chapter(
        "discoveries",
        "sample",
        "Discoveries and leads",
        {
            "LED-02 LED-01 LED-04": (
                "For each lead you gain, a token is drawn from the bag and put on the discovery deck of its type; you "
                "choose the order."
            ),
            "LED-08 LED-09 LED-10": (
                "When the values on a deck reach 3 or more, its tokens leave and you gain the top discovery. What is "
                "above 3 is lost."
            ),
            "LED-06 LED-07": "A token may also give a card or a charge; the Science player names who gets it.",
            "LED-11 LED-12 LED-13": (
                "A token with [lead_recycle] goes back to the bag when it leaves a deck; others are out until the "
                "expedition ends."
            ),
            "DSC-01 DSC-02 DSC-12": (
                "There are five kinds of discoveries, each with a deck of common, rare and ultra-rare cards."
            ),
            "DSC-03 LED-14": "If you gain a discovery in another way, the lead tokens on its deck are cleared first.",
            "DSC-04 DSC-05 DSC-06 DSC-08": (
                "Discoveries belong to the team. Those with an exploration ability can be used at any time, wherever "
                "you are; ship abilities work once they are unloaded."
            ),
            "END-25 DSC-27": (
                "The lander takes home only so many discoveries; what is too much is given up when it docks, never the "
                "unique ones."
            ),
            "DSC-20 DSC-21 DSC-24 DSC-23": (
                "A [unique_discovery] exists only once and lies face down on its planet. If none is left there, the "
                "slot says what you gain instead."
            ),
        },
    ),
    Chapter(
        "rank_up",
        "rank_up",
        "The rank-up card",
        {
            "RNK-01 RNK-02 RNK-03 STP-17": (
                "Each expedition has one rank-up card with a goal. As soon as it is met, the card is turned over."
            ),
            "RNK-04 RNK-05": "Once completed it stays completed.",
            "RNK-07 RNK-08 RNK-09": (
                "After the expedition it promotes crewmembers of the team if you have as many [success](pl) as it asks "
                "for their rank. They are not used up."
            ),
            "RNK-10 RNK-11": "It gives nothing if it is not completed, or if the mission failed.",
        },
    ),
)
