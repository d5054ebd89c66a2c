"""The base: what structures make and need, what is cut off, what is broken and mended, in players' words."""

from __future__ import annotations

from ..entries import Chapter

BASE = (
    Chapter(
        "habitat_supply",
        "energy",
        "Habitat: energy, oxygen and food",
        {
            "HPR-01 HPR-02 HPR-03": (
                "In the production phase all solar panels together make energy, then all oxygenators together make "
                "oxygen, each as much as stands on it."
            ),
            "HPR-04 HPR-05 HPR-06": (
                "Ten structures need 1 energy each, seven need 1 oxygen each. The Reading Nook and the panels need "
                "neither, the Bench needs no oxygen."
            ),
            "HPR-09": "Of what is left over, half goes to the reserves, rounded up.",
            "HPR-10 HPR-11 HPR-12": (
                "For each unit that is missing you choose a structure that is shut down. Reserves never make up for "
                "missing production; they pay for actions and repairs."
            ),
            "HPR-22 HPR-24 HPR-25": (
                "In the Greenhouse everything that grows moves up by one space. A seed takes six sols to become a "
                "ripe plant, and each ripe plant yields 1 food every sol."
            ),
            "HPR-26 HPR-27": (
                "Everybody eats 1 food. Each portion that is missing costs a wound, and you decide whose."
            ),
            "HPR-18 HPR-20": (
                "If power connectors or oxygen filters of the Greenhouse are broken, plants wither unless you pay "
                "1 energy or 1 oxygen for them."
            ),
        },
        about="what the base on Mars makes and needs",
    ),
    Chapter(
        "habitat_shutdown",
        "shutdown",
        "Habitat: structures that are shut down",
        {
            "HPR-40 HPR-41": (
                "A structure with a shutdown tile can be used for nothing. Without the Shed nobody explores, without "
                "the Bench nobody researches, without the Forge nobody builds."
            ),
            "HPR-42 HPR-43": (
                "As long as it is shut down, nothing else happens to it either: cards with its name do nothing, and "
                "its elements cannot be repaired."
            ),
            "HPR-33": "Each shutdown tile adds 2 stress every sol.",
            "HPR-44 HPR-45 HPR-47": (
                "One pawn on the tile turns it at the end of the actions phase. Its front says what happens, and "
                "whether it has to be paid before it goes."
            ),
            "HPR-13": "You can never shut down a structure yourselves.",
        },
        about="structures of the base without energy or oxygen",
    ),
    Chapter(
        "habitat_elements",
        "hardware",
        "Habitat: elements and repairs",
        {
            "HST-02 HST-10": (
                "Elements are green while they work and red when they are broken. A red one brings a cost or a "
                "penalty, but the structure can still be used."
            ),
            "HST-03 HST-09": (
                "In Living and Work each action of a structure costs 1 energy while its power connectors are red, and "
                "1 oxygen while its oxygen filters are."
            ),
            "HST-04 HST-05": (
                "Red hardware there means that dice must be rolled, even by enough pawns; with that of the Shed no "
                "rover helps to explore."
            ),
            "HST-07": (
                "In Systems nearly every red element, in Living a red CPU makes the malfunction track rise by 1 more "
                "in each sol."
            ),
            "HPR-35 HPR-36 HPR-37 HPR-38 HPR-39": (
                "A red CPU in Work hurts in every production phase: the Shed may lose a rover, the Drone Loft a "
                "sample, the Bench adds stress, the Forge asks for one pawn more."
            ),
            "HBD-01 HBD-03 HBD-04": (
                "A repair is a build action with a spare part of the same kind. If it fails, the part comes back."
            ),
            "HBD-05 HBD-06": (
                "Without a part you may take one from elsewhere: a green element of the same kind in another "
                "structure is used, and is red from then on."
            ),
            "HBD-07": "What is repaired works from the end of the actions phase on.",
            "HBD-18 HBD-19": (
                "Before the first pawn is placed you may dismantle green elements: each turns red and gives its part "
                "at once."
            ),
            "HBD-11 HBD-12 HBD-17": (
                "An upgrade is built without a part and works from the clean-up on. Until then its card may be "
                "exchanged for the two parts printed on it."
            ),
            "HBD-20 HAC-30": (
                "A rover with a breakdown token cannot be used. A build action in the Shed takes one token off it."
            ),
        },
        about="parts of structures of the base",
    ),
    Chapter(
        "habitat_tokens",
        "penalty",
        "Habitat: tokens beside structures",
        {
            "HMK-02 HMK-03 HCU-02": (
                "Tokens lie on structures, rovers and spaces of the map. Those that wait beside a structure move up in "
                "the clean-up, one each sol, and count only then."
            ),
            "HMK-05": "Extra pawn: the action needs 1 pawn more, for each such token.",
            "HMK-06": "Breakdown: the structure cannot be used in this sol, a rover not until it is repaired.",
            "HMK-07 HMK-09": (
                "Adventure: the action brings one. Wound: whoever acts suffers 1 wound; those who help do not."
            ),
            "HMK-08 HDC-14": "Reroll: a success has to be rolled once more.",
            "HMK-10": "Rover hazard: after each use a die says whether the rover breaks down.",
            "HMK-13 HMK-15": (
                "A token on a structure counts for every action of its type, wherever it is done; one on a space for "
                "every way that leads over it."
            ),
        },
        about="tokens that make actions harder",
    ),
    Chapter(
        "habitat_zone",
        "unloading",
        "Habitat: the loading zone",
        {
            "HGN-15 HCL-04": (
                "What you collect or build lies in the loading zone, for all of you. Available things can be used at "
                "once; pending ones become available in the clean-up."
            ),
            "HGN-07 HGN-11": "Tokens and markers never run out. Each reserve holds at most 12.",
            "HEX-29 HEX-30": (
                "A find token is used once, at any decision point. It has an effect of its own, or a symbol whose "
                "effect the mission sheet names."
            ),
        },
        about="the place for supplies",
    ),
)
