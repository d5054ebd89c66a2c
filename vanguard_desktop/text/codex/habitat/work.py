"""Planning, the kinds of actions, dice and the map, in players' words."""

from __future__ import annotations

from ..entries import Chapter

WORK = (
    Chapter(
        "habitat_plan",
        "action_pawn",
        "Habitat: planning actions",
        {
            "HAC-01 HAC-06": (
                "There are no turns: you plan all actions of the sol together, and change them as often as you like. "
                "“Resolve the plan” pays all costs and is final."
            ),
            "HAC-02 HAC-03": "Everybody has 2 pawns, and both have to be placed where that is possible.",
            "HAC-04 HAC-05": (
                "Pawns on one action are a stack. The first one acts, gains what there is and suffers what comes; all "
                "others only help."
            ),
            "HAC-11 HAC-13": (
                "Simple actions need a fixed number of pawns. Most others need 1 pawn with dice, or 2 to succeed for "
                "sure."
            ),
            "HAC-12 HAC-22": "Tokens, distance and terrain may ask for more pawns; both numbers rise then.",
            "HAC-18 HAC-23 HAC-24": (
                "Costs from the reserves are gone even if the action fails. Parts, samples and seeds come back."
            ),
            "HAC-20 HAC-21": (
                "An action needs its structure and bears its penalties, wherever it is done: exploring those of the "
                "Shed, building those of the Forge."
            ),
            "HAC-41 HAC-42": (
                "Order: events, rest, relax, heal, manage, explore, collect, research and sowing, build, then all "
                "else. Within a step you choose."
            ),
            "HAC-26 HAC-27 HAC-28 HAC-29": (
                "A rover joins a stack of pawns, once a sol. Badger counts as 2 pawns when you explore, Dumpling as "
                "1 in any action out on the map."
            ),
            "HAC-34 HAC-35 HAC-36 HAC-37": (
                "A drone is an extra pawn for its own kind of action, or for actions without a kind, never in the "
                "Living complex. Somebody operates it and takes what comes."
            ),
        },
        about="who does what in a sol",
    ),
    Chapter(
        "habitat_rooms",
        "crew_quarters",
        "Habitat: what is done where",
        {
            "HRE-01 HRE-02": "Reading Nook, rest: whoever acts gains 1 morale token. There are never dice here.",
            "HRX-01 HRX-02": "Bunks, relax: morale rises by 1, or stress falls by 6.",
            "HHL-01 HHL-02 HHL-03 HHL-05": (
                "Sick Bay, heal: one wound or one condition goes. The patient acts, and a pawn of the Physician helps, "
                "unless there is a scan bed."
            ),
            "HMG-01 HMG-02": "Desk Room, manage: a malfunction track of your choice falls by 1.",
            "HEX-16": "Shed, explore: a space of the map is uncovered.",
            "HCL-01 HCL-02": (
                "Drone Loft, collect: a sample, or something the mission has put on the map, is brought home."
            ),
            "HRS-01 HRS-02 HRS-03": (
                "Bench, research: a sample is examined, and studied again it becomes a discovery."
            ),
            "HRS-11 HRS-12 HRS-14": (
                "Greenhouse, sow: once a sol a seed is sown by a research action, if a greenhouse is still free."
            ),
            "HBD-02 HBD-22": ("Forge, build: repairs, upgrades, rovers, and what the mission asks you to build."),
        },
        about="the rooms of the base and their actions",
    ),
    Chapter(
        "habitat_dice",
        "dice_check",
        "Habitat: dice and adventures",
        {
            "HDC-01 HDC-03": (
                "With too few pawns to be sure you roll three dice: one for success, one for a wound, one for an "
                "adventure."
            ),
            "HDC-05 HAC-46": (
                "If the success die is blank, the action fails, and whoever acted gains 2 morale tokens for the "
                "trouble."
            ),
            "HDC-06 HDC-10": "Wounds and adventures concern whoever acts, never those who help.",
            "HDC-02": (
                "Green dice explore, gray ones collect and relax, blue ones research, sow and heal, brown ones build "
                "and manage."
            ),
            "HDC-12 HDC-13": (
                "Where an element says that dice must be rolled, enough pawns still roll the success die, and only it."
            ),
            "HDC-19 HDC-20 HDC-21": (
                "An adventure is resolved at once and may have consequences later. No action brings more than one."
            ),
        },
        about="dice of actions in the habitat",
    ),
    Chapter(
        "habitat_map",
        "region",
        "Habitat: the ring map",
        {
            "HEX-01 HEX-02": (
                "Around the base lie three rings of eight spaces, named by ring and direction: R1-N is the one north "
                "of the base. Neighbors share a side."
            ),
            "HEX-04": "A space can be explored if it lies beside the base or beside an explored region.",
            "HEX-07 HEX-10 HEX-12": (
                "Whoever acts out there needs a way. Each space of it takes 1 pawn more, the destination included."
            ),
            "HEX-18 HEX-19 HEX-20": (
                "Who explores lays a region there, with its samples, and takes a find token if it shows one."
            ),
            "HEX-21 HRO-02": "From the next sol on its terrain acts on every way that leads over it.",
            "HRO-03 HRO-04 HRO-05 HRO-06": (
                "Broken ground asks for 1 pawn more, vents wound, a rift brings an adventure. Only whoever acts "
                "suffers."
            ),
            "HRO-07 HRO-08 HEX-05": (
                "Boulders may break a rover, gloom lowers morale by 1, and a wall closes the way to the next ring."
            ),
        },
        about="the land around the base",
    ),
)
