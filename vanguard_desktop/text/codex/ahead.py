"""The ship book before an expedition, in players’ words."""

from __future__ import annotations

from .entries import Chapter

AHEAD = (
    Chapter(
        "aboard_bridge",
        "bridge",
        "Bridge",
        {
            "BRG-06 MOR-04": (
                "The objective gives [command](pl), the tech level [energy](pl). Morale and upgrades change both."
            ),
            "BRG-01 BRG-02": (
                "New cards come out of the envelope to their places. A card whose place is taken pushes the old one "
                "out."
            ),
            "SIT-02 SIT-07": (
                "Open situations of an earlier cycle take effect now, and again in every cycle until you solve "
                "them. New ones do nothing yet."
            ),
            "OBJ-15 OBJ-03": (
                "An objective is reached as soon as its condition is met; where a price is printed, you declare it "
                "here."
            ),
        },
        about="from where the ship is steered",
    ),
    Chapter(
        "aboard_star_map",
        "star_map",
        "Star map",
        {
            "MAP-03 MAP-04 MAP-08": (
                "Fly and visit as often as you can pay in [energy](pl). Each flight and each destination says what "
                "it costs."
            ),
            "MAP-09 MAP-17": "A destination with a planet ends the travel at once: its card goes into the scanner.",
            "MAP-20 MAP-21 MAP-22": (
                "Without a planet the ship drifts: morale drops, there is no expedition, and of the next "
                "[command](pl) only one is left."
            ),
        },
        about="where the ship flies",
    ),
    Chapter(
        "aboard_scanner",
        "scanner",
        "Scanner",
        {
            "SCN-02 SCN-05 SCN-09": (
                "The landing card has three parts: the land, the landing, the dangers. You may reveal them in this "
                "order; it only tells you more."
            ),
            "SCN-06 SCN-07": "Each scout makes the next part cheaper by 1 [energy]; what is too much is lost.",
        },
        about="a planet is looked at from afar",
    ),
    Chapter(
        "aboard_facilities",
        "command",
        "Facilities",
        {
            "FAC-03 FAC-04": (
                "A visit to a room costs 1 [command]. You may visit as often as you can pay, the same room too."
            ),
            "FAC-07": (
                "When you close up, [energy](pl) and [command](pl) that are left are lost; [success](pl) are kept."
            ),
        },
        about="rooms of the ship are visited",
    ),
    Chapter(
        "aboard_laboratory",
        "research_lab",
        "Long Bench",
        {
            "LAB-04 LAB-05 LAB-08": (
                "Choose one keyword, then pay with gathered discoveries for as many projects of it as you like. "
                "Their results are shown together."
            ),
            "LAB-06": "A rarer discovery may pay for a more common one, never the other way round.",
            "LAB-11 LAB-12": (
                "Lab work completes a project of any keyword: one person for each icon, and the cost is paid all "
                "the same."
            ),
        },
        about="a room: research",
    ),
    Chapter(
        "aboard_production",
        "production",
        "The Works",
        {
            "PRO-03 PRO-04": (
                "With every visit all work in the queues moves one stage on. After stage 3 it is finished."
            ),
            "PRO-06 PRO-07": (
                "You may start any number of ready projects. If its stage is taken, a project begins further left."
            ),
            "PRO-10 PRO-12": (
                "Crew with the right icons boosts a project by one stage, as often as you like, if the next place "
                "is free."
            ),
        },
        about="a room: things are made",
    ),
    Chapter(
        "aboard_barracks",
        "barracks",
        "The Commons",
        {
            "BAR-01 BAR-03": (
                "Somebody of rank 2 or 3 may change the section and loses a rank; two may change places."
            ),
            "BAR-08 BAR-09": "A trainer of rank 3 makes somebody of rank 1 of the same section rank 2. Both rest.",
            "BAR-10 BAR-11": (
                "Recruits are laid open, more of them with high morale. Each section may take one, who is Available "
                "at once."
            ),
        },
        about="a room: where the crew lives and learns",
    ),
    Chapter(
        "aboard_situation_room",
        "situation",
        "Listening Room",
        {
            "SIT-03": (
                "In each visit one situation is solved without anybody’s help, from the table or from the envelope."
            ),
            "SIT-04 SIT-05": "Supervisors with the right icons solve more of them, but only those on the table.",
        },
        about="a room: troubles are heard and solved",
    ),
    Chapter(
        "aboard_add_on",
        "library",
        "Reading Room",
        {
            "ADD-06 ADD-09": (
                "Each add-on that asks for a visit may be used once, and one of them a second time by somebody of "
                "the crew."
            ),
            "ADD-07 ADD-08": "Three cards are laid open; one of them may be built for gathered discoveries.",
        },
        about="a room that comes later",
    ),
    Chapter(
        "aboard_hangar",
        "hangar",
        "Hangar",
        {
            "HNG-07 HNG-08": (
                "Choose the lander that flies and put mods into its slots; structural and utility mods have slots "
                "of their own."
            ),
            "HNG-11 HNG-05": (
                "Everything may be changed until you confirm. Damaged landers are repaired with discoveries."
            ),
        },
        about="landers are chosen and fitted out",
    ),
    Chapter(
        "aboard_launch",
        "lift_off",
        "Launch",
        {
            "LCH-03 LCH-05 LCH-11": (
                "The team consists of people from different sections. All others who are Available rest."
            ),
            "LCH-15": (
                "Every member takes a deck of at least 10 cards of their own section, none of a higher rank than the "
                "member has."
            ),
            "LCH-18 LCH-19 LCH-23": (
                "The hold takes personal and mission equipment, each up to a limit of its own. Once you have "
                "strapped in, nothing can be changed any more."
            ),
        },
        about="the team gets ready to leave",
    ),
)
