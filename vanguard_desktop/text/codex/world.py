"""The planet board and what lies on it: cards, threats, events, tracks, in players' words."""

from __future__ import annotations

from .entries import Chapter

WORLD = (
    Chapter(
        "planet",
        "planet",
        "The planet board",
        {
            "PLN-01 PLN-02": (
                "The planet board shows numbered sectors and the paths between them. A sector may have biomes, a point "
                "of interest, a log number or room for the lander."
            ),
            "PLN-15 PLN-23 PLN-24": (
                "A [poi] offers special actions. Of several cards on a sector only the topmost counts, and it covers "
                "the log number below."
            ),
            "PLN-16 PLN-17 PLN-18 PLN-19 PLN-20": (
                "A new point of interest brings empty tracks. What stands on the sector itself stays: pawns, tokens, "
                "threats, markers."
            ),
            "GEN-31": "If a card exists in several copies, one of them is taken at random.",
            "PLN-29 PLN-31": "The [final_poi] icon tells that a sector is fully explored; some texts ask for that.",
            "PLN-30": "The [important_sector] icon marks a sector that some texts speak of.",
            "PLN-28": "A card with the [do_not_save] icon is not kept when the planet is recorded.",
            "PLN-09 PLN-10": (
                "The lander stands in one sector, and only a text can move it. A sector with the [lander] icon has "
                "room for it."
            ),
            "PLN-35 PLN-36 PLN-37 PLN-38": (
                "Exactly one [global_condition] is in force: the card, or the print under it. It says how to travel, "
                "and may hold combinations, special effects, actions and a time track."
            ),
            "PLN-55 PLN-61 PLN-56": (
                "A [log_entry] is read aloud and done at once, then what was interrupted goes on. An entry that sends "
                "you to another one ends there."
            ),
        },
    ),
    Chapter(
        "missions",
        "mission",
        "Missions",
        {
            "PLN-40 PLN-41 PLN-49": (
                "Every expedition has missions. One that is not marked optional must be completed, or the expedition "
                "has failed."
            ),
            "PLN-42 PLN-43 PLN-44 TRN-23": (
                "Most missions are completed by a text. Others you complete yourselves, right before or after any "
                "action, once their goal is met."
            ),
            "PLN-45 PLN-46": "Its goal must be met at that moment, and you need not do it at once.",
            "PLN-50": "A mission failed token on the lander makes the expedition a failure as well.",
        },
        about="the tasks of an expedition",
    ),
    Chapter(
        "threats",
        "threat",
        "Threats",
        {
            "THR-01 THR-03 THR-04 THR-05": (
                "A threat has a card with all its rules and a figure on the map. When its time token enters a space, "
                "what is printed there happens."
            ),
            "THR-06 THR-17": (
                "In its sector you can perform the special actions of its card, which often drive it away."
            ),
            "THR-07": "Of several figures only the main one has the special actions.",
            "THR-08 THR-09 THR-10": (
                "It moves to connected sectors, whatever the path costs, and the [no_movement] icon does not stop it."
            ),
            "THR-11 THR-12": (
                "Towards somebody it takes the shortest way; between equal ways the Security player decides."
            ),
        },
        about="beasts and perils with figures on the board",
    ),
    Chapter(
        "events",
        "event",
        "Events and biomes",
        {
            "EVT-01 EVT-02": "At the end of a turn the top event card is revealed.",
            "EVT-03 EVT-05 EVT-04 EVT-16": (
                "If one of its biomes is visible in your sector, on the board or on the topmost card, the main effect "
                "happens, otherwise the secondary one."
            ),
            "EVT-06 EVT-07": (
                "The main effect concerns whoever revealed the card. The secondary effect usually advances all time "
                "tracks."
            ),
            "EVT-09 EVT-10 DEC-30": (
                "Before it takes effect you may still exert or use what works at any time; whoever moves away in time "
                "is compared with the new sector."
            ),
            "EVT-14": "A biome tells what a place is like. Events, skills and cards ask for it.",
        },
    ),
    Chapter(
        "tracks",
        "time",
        "Tracks",
        {
            "TIM-02 TIM-03 TIM-05": (
                "Every track starts empty. With each progress its token enters the next space, and what is printed "
                "there happens."
            ),
            "TIM-04 TIM-11 TIM-13": (
                "The last space is the one that matters. If its text does not reset the track, the token stays there."
            ),
            "TIM-06 TIM-07 TIM-24": "A track that is set back moves its token to the left; nothing happens on the way.",
            "TIM-08 TIM-09 TIM-10": (
                "If several time tracks advance, you choose the order; each is finished before the next."
            ),
            "TIM-20 TIM-21 TIM-23 CHK-66 CHK-88": (
                "The tracks of a special action have markers in the colors of its outcomes. Reaching the end pays off "
                "in step 10, once."
            ),
            "TIM-14 TIM-15 GEN-32": (
                "A card that leaves or is covered takes its track along; later it starts empty again."
            ),
        },
        about="rows of spaces along which a token moves. Not footprints",
    ),
)
