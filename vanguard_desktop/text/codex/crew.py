"""Crewmembers, their cards and their equipment, in players' words."""

from __future__ import annotations

from .entries import Chapter

CREW = (
    Chapter(
        "cards",
        "hand",
        "Section cards",
        {
            "CRD-03 CRD-12 CRD-13": (
                "A section card has two halves: the upper one is played at the moment it names, the lower one is a "
                "dice combination for step 5 of a dice check."
            ),
            "CRD-09 CRD-10 CRD-11 STP-24": (
                "You may hold 2 cards at rank 1, 3 at rank 2, 4 at rank 3. With more, discard down to that before you "
                "play any."
            ),
            "CRD-07 CRD-08": (
                "You draw from your own deck. If it is empty when you must draw, your discards are shuffled into a new "
                "one."
            ),
            "CRD-01 CRD-06 CRD-04 CRD-21": (
                "Each section has cards of its own. A deck has at least 10 of them, none above the crewmember’s rank."
            ),
            "CRD-14 CRD-16": (
                "A card that was played or discarded goes to its owner’s discard pile; a sacrificed one is out of this "
                "expedition."
            ),
            "CRD-17 CRD-19": (
                "A cost in cards is paid from your own hand. Cards help others in other sectors too, unless they speak "
                "of your sector."
            ),
        },
        about="the cards in the hand of a crewmember",
    ),
    Chapter(
        "crew",
        "rank_2",
        "Crewmembers and their abilities",
        {
            "GEN-03 GEN-04": (
                "There are four sections: Security, Recon, Science and Engineering. Each belongs to one player, also "
                "when nobody of it is here."
            ),
            "GEN-05": "At least two crewmembers go on an expedition, from different sections.",
            "GEN-06": "Each section sends one crewmember at most, because it has one board.",
            "CRW-02 CRW-03": (
                "The rank, from 1 to 3, decides how many cards you hold, which cards your deck may have and how many "
                "dice your board has room for. A rank asked for is met by a higher one too."
            ),
            "CRW-14 CRW-15 CRW-16": (
                "A skill costs 1 [charge] each time. It may be used at any time, or at the moment its text names, and "
                "again as long as there are charges."
            ),
            "CRW-12 CRW-13 CRW-18": (
                "Everybody begins with the charges printed on the crew card. There is no limit to them, and unused "
                "ones are lost at the end."
            ),
            "CRW-17": "Who assists may use a skill in the check if its text fits, for example “when assisting”.",
            "CRW-11": "A pawn stands in one sector; any number of crewmembers may share it.",
        },
    ),
    Chapter(
        "equipment",
        "equipment_personal",
        "Equipment",
        {
            "EQP-01 EQP-02 EQP-04": (
                "There is small, personal and mission equipment, and upgrades for the last. Small equipment and "
                "upgrades take no room in the lander."
            ),
            "EQP-03 STP-20 STP-21": "What the lander carries is handed out when you disembark.",
            "EQP-05": "Everybody may carry any number of cards.",
            "EQP-06": "A card with a section’s icon can be carried and used only by that section.",
            "EQP-07": (
                "You use equipment in your own turn, also in the middle of a dice check of yours, unless its text "
                "names another moment."
            ),
            "EQP-08": "Only who carries a card can use it.",
            "EQP-09": "Equipment that counts as an action takes one of the two actions of the turn.",
            "EQP-10 EQP-11 EQP-23": (
                "In the same sector you may hand cards without a section’s icon to each other, but not while an "
                "action, a check or an event is being resolved."
            ),
            "EQP-14 EQP-17 EQP-20": (
                "Some equipment puts a token into a sector. From then on everybody there profits from it."
            ),
            "EQP-15": "A token that lies on the planet board is not moved by placing it again.",
            "EQP-16 EQP-18 EQP-24": (
                "An upgrade changes the token as it says. If the card is discarded, its token goes too."
            ),
            "EQP-19 EQP-21": (
                "Discarded equipment goes back to the armory and is out of this expedition. At the end all of it "
                "returns."
            ),
            "EQP-22": "A card may be used as often as its text allows; without a limit, again and again.",
        },
        about="the things that crewmembers carry",
    ),
)
