"""The people of the base, their campaign and the guided mission, in players' words."""

from __future__ import annotations

from ..entries import Chapter

PEOPLE = (
    Chapter(
        "habitat_morale",
        "morale",
        "Habitat: morale and stress",
        {
            "HMO-01 HMO-02": (
                "Morale goes from −2 to +3 and is shared. In the morale phase only the First Player resolves it."
            ),
            "HMO-03 HMO-04 HMO-05 HMO-07": (
                "Above 0 that many morale tokens are gained, below 0 as many are lost, and each missing one costs a "
                "wound. At 0 nothing happens."
            ),
            "HMO-08": "Morale tokens belong to one person and cannot be handed over. They pay for abilities.",
            "HPR-31": "Stress rises by 1 for each astronaut in every sol.",
            "HPR-32": (
                "At 18 there is a quarrel: everybody suffers 1 wound, morale falls by 1, and stress begins anew at 0."
            ),
        },
        about="how the people of the base feel",
    ),
    Chapter(
        "habitat_health",
        "wound",
        "Habitat: wounds and conditions",
        {
            "HHP-02 HHP-22": "With 5 wounds an astronaut lives. The sixth kills, and the mission is lost.",
            "HHP-04 HHP-08": (
                "The third and the fifth wound each bring a condition. It is in force from the next phase on."
            ),
            "HHP-12 HHP-13 HHP-14": (
                "Whoever has anemia eats 2 food. An anxiety attack lowers morale by 1 and is over. A heart disorder "
                "binds one pawn until it is healed."
            ),
            "HHP-15 HHP-16 HHP-17": (
                "Trouble concentrating brings an adventure with each action. Migraine forbids abilities. Poisoning "
                "doubles wounds."
            ),
        },
        about="the health of the people of the base",
    ),
    Chapter(
        "habitat_abilities",
        "charge",
        "Habitat: abilities",
        {
            "HAB-01 HSU-05": (
                "Everybody has a basic ability and three ability cards. In a campaign the cards are locked at first."
            ),
            "HAB-02 HAB-03 HAB-04": (
                "An ability costs morale tokens of its owner and can be used once a sol, wherever the game stops."
            ),
            "HAB-06": "It needs no pawn and no structure, and no penalty of the base touches it.",
            "HAB-08 HAB-09": (
                "Some are answers to something that has just happened. One that would change nothing cannot be used."
            ),
        },
        about="what the people of the base can do",
    ),
    Chapter(
        "habitat_campaign",
        "campaign",
        "Habitat: the campaign",
        {
            "HCP-01 HCP-03": (
                "Five missions tell one story with the same people. What is broken stays broken, and what is built "
                "stays built."
            ),
            "HCP-08": "Each discovery unlocks an ability card for everybody.",
            "HCP-11": "In a standard campaign a lost mission is played again.",
            "HCP-13 HCP-16": (
                "In a legacy campaign nothing is played again: losing leads on, too. Sealed notes are opened once, "
                "for good."
            ),
        },
        about="several missions that belong together",
    ),
    Chapter(
        "habitat_lessons",
        "tutorial",
        "Habitat: the guided mission",
        {
            "HSU-01": (
                "The introductory mission teaches in play: its first sol step by step, every other topic when it first "
                "comes up. All of it can be read again here."
            ),
        },
        about="the mission that teaches the game",
    ),
)
