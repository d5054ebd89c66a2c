"""The ship book after an expedition, in players’ words."""

from __future__ import annotations

from .entries import Chapter

ABOARD = (
    Chapter(
        "aboard_tasks",
        "crew_assignment",
        "Crew assignment",
        {
            "TSK-02 TSK-03 TSK-09": (
                "Only Available crew can be assigned. They rest at once; there is no limit but the crew you have."
            ),
            "TSK-04 TSK-05": (
                "The last Available person of a section stays for the next expedition and cannot be assigned."
            ),
            "TSK-06 TSK-07 TSK-13": (
                "Where icons are asked for, the convert icon of a person must match. Each icon needs somebody else."
            ),
        },
        about="work that people aboard are given",
    ),
    Chapter(
        "aboard_homecoming",
        "docking",
        "Homecoming",
        {
            "DCK-01 DCK-03": (
                "An expedition has failed if a mission is left open, or if it was evacuated. Morale then drops by "
                "one level, once, and nobody is promoted."
            ),
            "DCK-05 DCK-06 DCK-08": (
                "The lander holds only so many discoveries. You choose which ones go back to their decks; unique "
                "ones always stay."
            ),
            "DCK-09 DCK-10 TSK-12": (
                "When the lander docks, everybody who rested is Available again. Whoever you assign to a task from "
                "now on rests until the next docking and misses the next expedition."
            ),
        },
        about="the team comes back to the ship",
    ),
    Chapter(
        "aboard_debriefing",
        "debriefing",
        "Debriefing",
        {
            "DBR-01 DBR-03 DBR-04 DBR-05": (
                "With a completed rank-up card everybody in the team for whom enough [success](pl) were earned "
                "rises by one rank. The tokens are only counted, not spent."
            ),
            "DBR-09 DBR-11": (
                "All sections always own the same number of dice. A new die for each costs as many [success](pl) as "
                "each section has dice."
            ),
            "DBR-10": (
                "Once after each expedition every section may give a die back: together that brings 4 [success](pl)."
            ),
            "DBR-12 DBR-13": "An instructor of rank 2 or 3 makes one purchase cheaper, by 1 or 2, and rests.",
        },
        about="rewards after an expedition",
    ),
    Chapter(
        "aboard_unloading",
        "unloading",
        "Unloading",
        {
            "UNL-01 UNL-02": (
                "Unique discoveries go into their frames. Their texts always happen, and nothing can take them away "
                "again."
            ),
            "UNL-03 UNL-05": "Each of the first four rows of frames brings a card for the bridge when it is full.",
            "UNL-06 UNL-08": (
                "The text of another discovery is used now or never; then the card goes to the stores and pays for "
                "research."
            ),
        },
        about="finds are brought aboard",
    ),
    Chapter(
        "aboard_medbay",
        "medbay",
        "Medbay",
        {
            "MED-05 MED-06": (
                "Whoever is unhurt goes, then all patients move one bed to the right; out of the last bed they are "
                "well."
            ),
            "MED-07 MED-08 MED-18": (
                "A therapist moves a patient one more bed to the right, if that bed is free. Those who are admitted "
                "now cannot be treated yet."
            ),
            "MED-09 MED-10 MED-11": (
                "One injury card means a light bed, two a moderate one, three a critical one. Without a free bed "
                "the next more severe one is taken; without any, the patient dies."
            ),
            "MED-14 MED-15 MED-16": (
                "Whoever lies in a critical bed rolls three injury dice: two [injury_heavy](pl), or one together "
                "with an [injury_special], are fatal."
            ),
        },
        about="where the ill lie",
    ),
    Chapter(
        "aboard_memorial",
        "memorial",
        "Memorial",
        {
            "MEM-01 MEM-02 MEM-04": (
                "The names of the dead go into the Window, in the places of their section first. Each place brings "
                "something, once."
            ),
        },
        about="the dead are remembered",
    ),
    Chapter(
        "aboard_night_watch",
        "save_point",
        "Night watch",
        {
            "SAV-01 SAV-02": (
                "Here an evening may end. Nothing has to be saved, and stopping changes nothing in the game."
            ),
            "SAV-06 SAV-08": (
                "What you have changed on the planet is recorded; it will be as you left it when you come back."
            ),
        },
        about="the evening may end here",
    ),
)
