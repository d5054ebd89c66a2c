"""Dice, where they lie, and what happens to them, in players' words."""

from __future__ import annotations

from .entries import Chapter

DICE = (
    Chapter(
        "dice",
        "any_die",
        "Section dice",
        {
            "DIE-01 DIE-02": (
                "Red dice stand for strength and endurance, green ones for nature and strange life, blue ones for "
                "building, numbers and machines. A die counts as one of its color whatever it shows."
            ),
            "DIE-05 DIE-08 DIE-09": (
                "An [ace] may stand for any one other icon, also for a basic result, but never for an accident. You "
                "decide each time."
            ),
            "DIE-06": (
                "A [basic] result does nothing by itself. A convert ability of its color turns it into a skill icon at "
                "the moment the die is spent."
            ),
            "DIE-07": "An [accident] is harmless unless a text speaks of it. It never pays for a dice combination.",
            "DIE-10 DIE-11 DIE-12": (
                "Basic dice show no skill icon, specialist dice one, universal dice pairs of all three, expert dice "
                "double icons, wild dice only aces and accidents. The brackets mark the most common result."
            ),
            "DIE-18 DIE-19 DIE-20": (
                "Available dice lie in slots of their color on your board, spent dice in the spent pool beside them. "
                "Only available dice can be used."
            ),
            "DIE-15": "Every section begins with 5 dice, and all sections always own equally many.",
            "CRW-08 CRW-10": (
                "How many dice of a color have room on a board depends on section and rank. An injury die takes one "
                "slot of its column."
            ),
            "DIE-35 DIE-36": (
                "Turning a die to a result works only with a face that the die has. A reroll may show the same again."
            ),
            "DIE-34": "Injury and danger dice are no section dice: nobody refreshes, spends or sacrifices them.",
        },
        about="red, green and blue dice of the boards",
    ),
    Chapter(
        "spending",
        "spend_die",
        "Spend, sacrifice, refresh",
        {
            "DIE-25": (
                "To spend a die, move an available one of your choice to your spent pool; if a color is shown, one of "
                "that color."
            ),
            "DIE-26 DIE-38 DIE-27": (
                "If you have too few available dice to spend, you must sacrifice one for each that is missing."
            ),
            "DIE-28 DIE-29 DIE-30": (
                "A sacrificed die, available or spent, leaves your board and is out of this expedition."
            ),
            "DIE-31 DIE-32 DIE-33": (
                "With 3 section dice or fewer nothing is sacrificed: you take the Drained injury instead."
            ),
            "DIE-21 DIE-22 DIE-23": (
                "To refresh dice, move spent ones of your choice back to free slots of their color. What finds no slot "
                "stays spent."
            ),
            "DIE-24": "A refreshed die is available at once, but never for a check whose dice are already chosen.",
        },
    ),
    Chapter(
        "injuries",
        "wound",
        "Injuries and injury dice",
        {
            "INJ-01 INJ-03 INJ-04": (
                "An injury is a card on your board and an injury die in the top slot of a column of your choice."
            ),
            "INJ-07 INJ-08": (
                "The injury die pushes the dice of its column down. Those that have no room any more are spent."
            ),
            "INJ-13 CHK-12": (
                "In every dice check of yours all injury dice of your board are rolled too. Those of assisting "
                "crewmembers stay where they are."
            ),
            "CHK-47 CHK-48 CHK-49": (
                "The first of your open injury cards that shows the rolled icon takes the die, and that line of the "
                "card happens. If none shows it, nothing does."
            ),
            "INJ-22 INJ-23": "Injury dice show damage and mental twice each, heavy damage and special once each.",
            "INJ-05 INJ-30": "A crewmember never has more than 3 injury dice, one for each column.",
            "INJ-11 INJ-12 END-08": (
                "Whoever has 3 injuries and takes another one causes an emergency evac: the expedition ends at once."
            ),
            "INJ-14 INJ-15 INJ-16": "Card and die are two things: a text that removes one leaves the other.",
            "INJ-20 INJ-21": (
                "An injury card that is turned face down does nothing any more, but still counts as an injury."
            ),
            "INJ-09 INJ-10": "If all cards of an injury are taken, Bruised takes its place.",
            "INJ-27": "Who has Scald and rolls its icon: all basic results of that check count as accidents.",
            "INJ-29": "Injuries stay after the expedition; the medbay takes care of them.",
        },
    ),
    Chapter(
        "danger",
        "danger_common",
        "Danger dice",
        {
            "DNG-01 DNG-03 DNG-02": (
                "A danger die comes with a letter. Its result is looked up in the table of that letter; what is not "
                "listed there does nothing."
            ),
            "DNG-10": "Of its six sides two are common, two uncommon, one rare and one special.",
            "DNG-04 DNG-08": "The result concerns whoever rolls; in a dice check that is the active crewmember.",
            "DNG-05 DNG-07": "Rolled on its own it is no dice check: nobody assists and no injury dice are rolled.",
            "DNG-06 CHK-52": (
                "In a dice check danger dice are rolled with the others and resolved after the injury dice."
            ),
        },
        about="the dice that the planet rolls against you",
    ),
)
