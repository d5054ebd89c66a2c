"""Dice, where they lie, and what happens to them, in players' words."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from vanguard_desktop.text.codex.entries import Chapter

DICE = (
    Chapter(
        "dice",
        "any_die",
        #: Title of a page of the codex, about red, green and blue dice of the boards.
        QT_TRANSLATE_NOOP("Codex", "Section dice"),
        {
            "DIE-01 DIE-02": QT_TRANSLATE_NOOP(
                "Codex",
                "Red dice stand for strength and endurance, green ones for nature and strange life, blue ones"
                " for building, numbers and machines. A die counts as one of its color whatever it shows.",
            ),
            "DIE-05 DIE-08 DIE-09": QT_TRANSLATE_NOOP(
                "Codex",
                "An [ace] may stand for any one other icon, also for a basic result, but never for an "
                "accident. You decide each time.",
            ),
            "DIE-06": QT_TRANSLATE_NOOP(
                "Codex",
                "A [basic] result does nothing by itself. A convert ability of its color turns it into a "
                "skill icon at the moment the die is spent.",
            ),
            "DIE-07": QT_TRANSLATE_NOOP(
                "Codex",
                "An [accident] is harmless unless a text speaks of it. It never pays for a dice combination.",
            ),
            "DIE-10 DIE-11 DIE-12": QT_TRANSLATE_NOOP(
                "Codex",
                "Basic dice show no skill icon, specialist dice one, universal dice pairs of all three, "
                "expert dice double icons, wild dice only aces and accidents. The brackets mark the most "
                "common result.",
            ),
            "DIE-18 DIE-19 DIE-20": QT_TRANSLATE_NOOP(
                "Codex",
                "Available dice lie in slots of their color on your board, spent dice in the spent pool "
                "beside them. Only available dice can be used.",
            ),
            "DIE-15": QT_TRANSLATE_NOOP(
                "Codex", "Every section begins with 5 dice, and all sections always own equally many."
            ),
            "CRW-08 CRW-10": QT_TRANSLATE_NOOP(
                "Codex",
                "How many dice of a color have room on a board depends on section and rank. An injury die "
                "takes one slot of its column.",
            ),
            "DIE-35 DIE-36": QT_TRANSLATE_NOOP(
                "Codex",
                "Turning a die to a result works only with a face that the die has. A reroll may show the same again.",
            ),
            "DIE-34": QT_TRANSLATE_NOOP(
                "Codex", "Injury and danger dice are no section dice: nobody refreshes, spends or sacrifices them."
            ),
        },
    ),
    Chapter(
        "spending",
        "spend_die",
        QT_TRANSLATE_NOOP("Codex", "Spend, sacrifice, refresh"),
        {
            "DIE-25": QT_TRANSLATE_NOOP(
                "Codex",
                "To spend a die, move an available one of your choice to your spent pool; if a color is "
                "shown, one of that color.",
            ),
            "DIE-26 DIE-38 DIE-27": QT_TRANSLATE_NOOP(
                "Codex",
                "If you have too few available dice to spend, you must sacrifice one for each that is missing.",
            ),
            "DIE-28 DIE-29 DIE-30": QT_TRANSLATE_NOOP(
                "Codex", "A sacrificed die, available or spent, leaves your board and is out of this expedition."
            ),
            "DIE-31 DIE-32 DIE-33": QT_TRANSLATE_NOOP(
                "Codex", "With 3 section dice or fewer nothing is sacrificed: you take the Drained injury instead."
            ),
            "DIE-21 DIE-22 DIE-23": QT_TRANSLATE_NOOP(
                "Codex",
                "To refresh dice, move spent ones of your choice back to free slots of their color. What "
                "finds no slot stays spent.",
            ),
            "DIE-24": QT_TRANSLATE_NOOP(
                "Codex",
                "A refreshed die is available at once, but never for a check whose dice are already chosen.",
            ),
        },
    ),
    Chapter(
        "injuries",
        "wound",
        QT_TRANSLATE_NOOP("Codex", "Injuries and injury dice"),
        {
            "INJ-01 INJ-03 INJ-04": QT_TRANSLATE_NOOP(
                "Codex",
                "An injury is a card on your board and an injury die in the top slot of a column of your choice.",
            ),
            "INJ-07 INJ-08": QT_TRANSLATE_NOOP(
                "Codex",
                "The injury die pushes the dice of its column down. Those that have no room any more are spent.",
            ),
            "INJ-13 CHK-12": QT_TRANSLATE_NOOP(
                "Codex",
                "In every dice check of yours all injury dice of your board are rolled too. Those of "
                "assisting crewmembers stay where they are.",
            ),
            "CHK-47 CHK-48 CHK-49": QT_TRANSLATE_NOOP(
                "Codex",
                "The first of your open injury cards that shows the rolled icon takes the die, and that line "
                "of the card happens. If none shows it, nothing does.",
            ),
            "INJ-22 INJ-23": QT_TRANSLATE_NOOP(
                "Codex", "Injury dice show damage and mental twice each, heavy damage and special once each."
            ),
            "INJ-05 INJ-30": QT_TRANSLATE_NOOP(
                "Codex", "A crewmember never has more than 3 injury dice, one for each column."
            ),
            "INJ-11 INJ-12 END-08": QT_TRANSLATE_NOOP(
                "Codex",
                "Whoever has 3 injuries and takes another one causes an emergency evac: the expedition ends at once.",
            ),
            "INJ-14 INJ-15 INJ-16": QT_TRANSLATE_NOOP(
                "Codex", "Card and die are two things: a text that removes one leaves the other."
            ),
            "INJ-20 INJ-21": QT_TRANSLATE_NOOP(
                "Codex",
                "An injury card that is turned face down does nothing any more, but still counts as an injury.",
            ),
            "INJ-09 INJ-10": QT_TRANSLATE_NOOP(
                "Codex", "If all cards of an injury are taken, Bruised takes its place."
            ),
            "INJ-27": QT_TRANSLATE_NOOP(
                "Codex", "Who has Scald and rolls its icon: all basic results of that check count as accidents."
            ),
            "INJ-29": QT_TRANSLATE_NOOP("Codex", "Injuries stay after the expedition; the medbay takes care of them."),
        },
    ),
    Chapter(
        "danger",
        "danger_common",
        #: Title of a page of the codex, about the dice that the planet rolls against you.
        QT_TRANSLATE_NOOP("Codex", "Danger dice"),
        {
            "DNG-01 DNG-03 DNG-02": QT_TRANSLATE_NOOP(
                "Codex",
                "A danger die comes with a letter. Its result is looked up in the table of that letter; what "
                "is not listed there does nothing.",
            ),
            "DNG-10": QT_TRANSLATE_NOOP(
                "Codex", "Of its six sides two are common, two uncommon, one rare and one special."
            ),
            "DNG-04 DNG-08": QT_TRANSLATE_NOOP(
                "Codex", "The result concerns whoever rolls; in a dice check that is the active crewmember."
            ),
            "DNG-05 DNG-07": QT_TRANSLATE_NOOP(
                "Codex", "Rolled on its own it is no dice check: nobody assists and no injury dice are rolled."
            ),
            "DNG-06 CHK-52": QT_TRANSLATE_NOOP(
                "Codex",
                "In a dice check danger dice are rolled with the others and resolved after the injury dice.",
            ),
        },
    ),
)
