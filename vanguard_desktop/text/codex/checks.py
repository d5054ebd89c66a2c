"""The dice check: its ten steps, and how dice cover what is asked for, in players' words."""

from __future__ import annotations

from .entries import Chapter

CHECKS = (
    Chapter(
        "check",
        "dice_check",
        "The dice check in ten steps",
        {
            "CHK-01 CHK-02 CHK-03": (
                "A dice check has ten steps. Whoever makes it is the active crewmember; a danger die rolled on its own "
                "is none."
            ),
            "CHK-05 CHK-07 CHK-92": (
                "Step 1: take any number of your available dice, even none. You may change your mind until the roll."
            ),
            "CHK-06": "Every other crewmember in your sector may assist with one available die.",
            "CHK-08": "A skill or card may let somebody assist with more dice; then its number is the limit.",
            "CHK-11 CHK-13 CHK-96": (
                "Step 2: your injury dice and the danger dice of the action join. They cannot be left out."
            ),
            "CHK-14 CHK-15": (
                "Step 3: all dice are rolled together into one roll pool. The active crewmember uses all of them, but "
                "each die returns to its owner."
            ),
            "CHK-17 CHK-18 CHK-24": (
                "Step 4: change results with section cards from your hand and with equipment you carry, one after the "
                "other, as many as you like."
            ),
            "CHK-19 CHK-21": "Whoever assists may play one section card in the whole check, and no equipment.",
            "CHK-26 CHK-27 CHK-33": (
                "Step 5: pay for dice combinations with dice of the roll pool that show what they ask for. What they "
                "do happens at once; the dice are gone for this check."
            ),
            "CHK-28 CHK-94 CHK-30 CHK-34": (
                "A section card gives its upper half or its combination, not both. Combinations on the condition may "
                "be used again and again."
            ),
            "CHK-46 CHK-53": (
                "Step 6: first the injury dice, then the danger dice. Afterwards the injury dice return to your board."
            ),
            "CHK-55 CHK-56 CHK-57 CHK-62": (
                "Step 7: special effects, those of the condition first. What the dice cover must happen, and as often "
                "as they cover it."
            ),
            "CHK-72 CHK-73 CHK-74": (
                "Step 8: from top to bottom, the first row that the dice cover is marked, yellow for a better success, "
                "green for success. If none is covered, the red one is."
            ),
            "CHK-75": (
                "A row covered without any ace or conversion must be marked; one that needs them may be declined."
            ),
            "CHK-71 CHK-81 CHK-87": (
                "An action with tracks has no step 8. Its markers move by special effects, stay for later checks, and "
                "pay off when they reach the end."
            ),
            "CHK-79": "Step 9: every die left in the roll pool is spent.",
            "CHK-83 CHK-84 CHK-85 CHK-86": (
                "Step 10: the marked outcome happens to the active crewmember, and every outcome that an arrow leads "
                "to as well."
            ),
            "CHK-67 CHK-68 CHK-70": (
                "An immediate special effect ends the check at once: all dice are spent and the outcome it shows "
                "happens."
            ),
            "CHK-25": "A text that sends you to a later step skips those between, but the dice are spent in any case.",
        },
    ),
    Chapter(
        "cover",
        "convert",
        "What dice cover",
        {
            "CHK-44 REQ-01 REQ-04": (
                "“+” asks for everything it joins, “/” for one of its alternatives. Each icon on a die counts once."
            ),
            "CHK-37 CHK-65": "Two icons on one face count as two.",
            "CHK-45 REQ-22": (
                "A die symbol asks for a die of that color, whatever it shows; in a combination it must not be an "
                "accident."
            ),
            "CHK-38 CHK-39 CHK-99 REQ-07": (
                "The [any_symbol] stands for an icon of your choice. Several of them in one requirement must all be "
                "the same icon."
            ),
            "CHK-40 CHK-42 CRW-05": (
                "A convert ability lets a basic result of its color be spent as its icon. The die itself does not "
                "change."
            ),
            "CHK-41 CHK-43": (
                "Only the convert abilities of the active crewmember and of what they carry count, but also for dice "
                "lent by others; one for each die."
            ),
            "CHK-32 CHK-36": "A die pays only if it supplies something that is asked for; an accident never pays.",
            "CHK-58 CHK-59 CHK-64 REQ-15": (
                "When a special effect happens, all dice showing one of its icons are spent, also those it would not "
                "need."
            ),
            "CHK-63 CHK-95 REQ-16": (
                "An ace or a convertible basic result joins a special effect only if you say so, and only if it makes "
                "the effect happen more often."
            ),
            "CHK-69 REQ-19 REQ-20": (
                "A text that only looks at the roll pool spends nothing. You may declare an ace to be what it looks "
                "for; conversions do not count."
            ),
            "CHK-31 REQ-11": "Dice of those who assist may pay for your combinations; you decide which dice pay.",
        },
    ),
)
