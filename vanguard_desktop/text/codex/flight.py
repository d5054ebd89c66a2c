"""Landing, the end of an expedition, chance and the training, in players' words."""

from __future__ import annotations

from .entries import Chapter

FLIGHT = (
    Chapter(
        "landing",
        "lander",
        "Lander and landing",
        {
            "LND-02 LND-04 LND-07": (
                "A lander has armor, sensors and agility, a supply track, and room for equipment and discoveries. What "
                "mods add counts together."
            ),
            "LND-05 LND-06": "Each slot of a lander takes one mod of its kind, structural or utility.",
            "LND-10 LND-12 LND-13 LND-14": (
                "To land, roll the ten-sided die as often as the landing track asks and do what its table says. It is "
                "no dice check."
            ),
            "LND-15 LND-16 LND-17 LND-18": (
                "A danger usually leaves a choice; on disagreement the Engineering player decides. A statistic of the "
                "lander may reduce the loss or spare you the danger."
            ),
            "LND-19 LND-28 STP-03": (
                "During landing you are all together in the lander. You have no cards in hand yet, but you may exert."
            ),
            "LND-23 STP-15 STP-16": (
                "Supplies lost on the way down are missing afterwards. Then you choose a sector for the lander, and "
                "all step out there."
            ),
            "STP-23 STP-22": "When you disembark, everybody draws cards up to the hand limit.",
        },
    ),
    Chapter(
        "ending",
        "lift_off",
        "How an expedition ends",
        {
            "END-01": "An expedition ends by lift-off, by an emergency evac, or by a text that says so.",
            "END-02 END-03 END-04": "Whoever is not in the lander sector at lift-off is left behind and dies.",
            "END-09 END-10 END-11 DSC-13": (
                "An emergency evac saves everybody, but all discoveries except the unique ones are lost, and the "
                "expedition has failed."
            ),
            "END-13": "You cannot call an evacuation; only a fourth injury brings it about.",
            "END-07 END-23": "If a mission that is not optional is still open, the expedition has failed.",
            "END-14": (
                "If a text ends the expedition, nobody is left behind and the discoveries are kept, unless it says "
                "otherwise."
            ),
            "END-16 END-20": (
                "Successes stay whatever happens. Dice and cards return to their sections, also sacrificed ones; "
                "charges and leads are lost."
            ),
        },
    ),
    Chapter(
        "deadly",
        "memorial",
        "Deadly space",
        {
            "DLY-01 DLY-02 DLY-03": "The harder mode makes death more likely. It can be switched between expeditions.",
            "DLY-04 DLY-05 DLY-06 DLY-07": (
                "In it a fourth injury causes no evacuation. With 3 dice or fewer you die; otherwise you roll 3 injury "
                "dice and die on two heavy damage, or on one heavy damage with one special."
            ),
            "DLY-08 DLY-19": "Who survives sacrifices 1 die and goes on; the fourth injury itself is not taken.",
            "DLY-10 DLY-11 DLY-12 DLY-14": "The expedition goes on without the dead. It ends when nobody is left.",
        },
        about="the mode in which whoever dies stays dead",
    ),
    Chapter(
        "chance",
        "reroll",
        "Chance",
        {
            "RND-02 RND-03 RND-05": (
                "A random crewmember is whoever rolls lowest with the ten-sided die; ties roll again."
            ),
            "RND-04 RND-10": "Any other random choice gives everything the same chance.",
            "RND-07": (
                "Luck does not change by undoing: the same roll at the same point falls the same, unless the settings "
                "allow new luck."
            ),
        },
        about="luck, rolls and undoing. Not an opportunity",
    ),
    Chapter(
        "training",
        "tutorial",
        "The training expedition",
        {
            "TUT-01 TUT-03": (
                "The training teaches the rules in play. Science takes part; how many go depends on the number of "
                "players."
            ),
            "TUT-09 TUT-14 TUT-26": (
                "In its first round every step is prescribed; all others are disabled. After that you play freely."
            ),
            "TUT-10 TUT-06": "Supplies are unlimited here, so resting costs nothing.",
            "TUT-12 TUT-35": (
                "The only injury here is Scrape, one for each. Nobody loses anything with 3 dice or fewer, and nobody "
                "can exert then."
            ),
            "TUT-28": "Each lesson is told when it first comes up, and all of them can be read again here.",
        },
    ),
    Chapter(
        "ship",
        "bridge",
        "Aboard the ship",
        {
            "BRG-08 CYC-18": "[energy] moves the ship and pays for what its facilities ask. The pool holds at most 8.",
            "FAC-02": "Each visit to a facility of the ship costs 1 [command].",
            "DCK-02": "A failed mission lowers [morale] by one step. Low spirits make the next cycle harder.",
        },
    ),
)
