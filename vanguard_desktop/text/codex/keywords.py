"""Words of the game that mean something exact, each with the forms in which texts use it.

Translators give name and forms of their language in one line, `name: form|form`. A form may end in `*` for any ending;
one that begins with `-` looks like the word and means something else.
"""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from vanguard_desktop.text.codex.entries import Keyword

KEYWORDS = (
    Keyword("round", "TRN-01", QT_TRANSLATE_NOOP("Keyword", "Round: round|rounds")),
    Keyword(
        "turn",
        "TRN-01",
        QT_TRANSLATE_NOOP(
            "Keyword", "Turn: turn|turns|-turn a die|-turn 1|-turn 2|-turn the|-turn one|-turn any|-turns a|-in turn"
        ),
    ),
    Keyword(
        "end_of_turn",
        "TRN-17",
        QT_TRANSLATE_NOOP("Keyword", "End of turn: end of turn|end of a turn|end of the turn|end of your turn"),
    ),
    Keyword("action", "TRN-09", QT_TRANSLATE_NOOP("Keyword", "Action: action|actions")),
    #: A term and, behind the colon, its forms in texts: the action of going from sector to sector.
    Keyword("travel", "ACT-21", QT_TRANSLATE_NOOP("Keyword", "Travel: travel*")),
    Keyword("rest", "ACT-39", QT_TRANSLATE_NOOP("Keyword", "Rest: rest|rests|resting|-rest of|-the rest")),
    #: A term and, behind the colon, its forms in texts: the action of drawing a card and getting ready.
    Keyword("prepare", "ACT-35", QT_TRANSLATE_NOOP("Keyword", "Prepare: prepar*")),
    Keyword("lift_off", "ACT-43", QT_TRANSLATE_NOOP("Keyword", "Lift-off: lift-off|lift off|lifts off")),
    Keyword("special_action", "ACT-01", QT_TRANSLATE_NOOP("Keyword", "Special action: special action*")),
    #: A term and, behind the colon, its forms in texts: to give up a die and refresh others.
    Keyword("exert", "ACT-51", QT_TRANSLATE_NOOP("Keyword", "Exert: exert*")),
    #: A term and, behind the colon, its forms in texts: to help in the dice check of somebody else.
    Keyword("assist", "CHK-06", QT_TRANSLATE_NOOP("Keyword", "Assist: assist*")),
    #: A term and, behind the colon, its forms in texts: to bring spent dice back.
    Keyword("refresh", "DIE-21", QT_TRANSLATE_NOOP("Keyword", "Refresh: refresh*")),
    Keyword("spend_die", "DIE-25", QT_TRANSLATE_NOOP("Keyword", "Spend a die: spend*|spent")),
    Keyword("sacrifice_die", "DIE-28", QT_TRANSLATE_NOOP("Keyword", "Sacrifice a die: sacrific*")),
    Keyword("discard", "CRD-14", QT_TRANSLATE_NOOP("Keyword", "Discard: discard|discards|discarded")),
    Keyword("discard_pile", "GEN-28", QT_TRANSLATE_NOOP("Keyword", "Discard pile: discard pile*")),
    Keyword("dice_check", "CHK-01", QT_TRANSLATE_NOOP("Keyword", "Dice check: dice check*|check|checks")),
    Keyword("die_result", "DIE-02", QT_TRANSLATE_NOOP("Keyword", "Result: result|results")),
    Keyword("outcome", "CHK-84", QT_TRANSLATE_NOOP("Keyword", "Outcome: outcome|outcomes")),
    Keyword("outcome_green", "CHK-74", QT_TRANSLATE_NOOP("Keyword", "Green outcome: green outcome*|green row")),
    Keyword("outcome_yellow", "CHK-74", QT_TRANSLATE_NOOP("Keyword", "Yellow outcome: yellow outcome*|yellow row")),
    Keyword("outcome_red", "CHK-74", QT_TRANSLATE_NOOP("Keyword", "Red outcome: red outcome*|red row")),
    #: A term and, behind the colon, its forms in texts: icons that dice must show.
    Keyword("requirement", "CHK-44", QT_TRANSLATE_NOOP("Keyword", "Requirement: requirement*")),
    Keyword("special_effect", "CHK-62", QT_TRANSLATE_NOOP("Keyword", "Special effect: special effect*")),
    Keyword(
        "immediate_special_effect",
        "CHK-67",
        QT_TRANSLATE_NOOP("Keyword", "Immediate special effect: immediate special effect*"),
    ),
    Keyword(
        "dice_combination",
        "CHK-26",
        QT_TRANSLATE_NOOP("Keyword", "Dice combination: dice combination*|combination|combinations"),
    ),
    Keyword("convert_ability", "CHK-40", QT_TRANSLATE_NOOP("Keyword", "Convert ability: convert*|conversion*")),
    Keyword("crewmember_skill", "CRW-14", QT_TRANSLATE_NOOP("Keyword", "Crewmember skill: skill|skills")),
    Keyword("track", "TIM-02", QT_TRANSLATE_NOOP("Keyword", "Track: track|tracks")),
    Keyword("time_track", "TIM-03", QT_TRANSLATE_NOOP("Keyword", "Time track: time track*")),
    #: A term and, behind the colon, its forms in texts: a token goes forward on its track.
    Keyword("progress", "TIM-03", QT_TRANSLATE_NOOP("Keyword", "Progress: progress*")),
    Keyword("available_dice", "DIE-18", QT_TRANSLATE_NOOP("Keyword", "Available dice: available")),
    Keyword("roll_pool", "CHK-14", QT_TRANSLATE_NOOP("Keyword", "Roll pool: roll pool*")),
    Keyword("spent_pool", "DIE-18", QT_TRANSLATE_NOOP("Keyword", "Spent pool: spent pool*|spent dice|spent die")),
    Keyword("section_die", "DIE-01", QT_TRANSLATE_NOOP("Keyword", "Section die: section dice|section die")),
    Keyword("basic_die", "DIE-10", QT_TRANSLATE_NOOP("Keyword", "Basic die: basic die|basic dice")),
    Keyword("specialist_die", "DIE-10", QT_TRANSLATE_NOOP("Keyword", "Specialist die: specialist die|specialist dice")),
    Keyword("universal_die", "DIE-10", QT_TRANSLATE_NOOP("Keyword", "Universal die: universal die|universal dice")),
    Keyword("expert_die", "DIE-10", QT_TRANSLATE_NOOP("Keyword", "Expert die: expert die|expert dice")),
    Keyword("wild_die", "DIE-10", QT_TRANSLATE_NOOP("Keyword", "Wild die: wild die|wild dice")),
    Keyword("injury_die", "INJ-13", QT_TRANSLATE_NOOP("Keyword", "Injury die: injury die|injury dice")),
    Keyword("danger_die", "DNG-01", QT_TRANSLATE_NOOP("Keyword", "Danger die: danger die|danger dice|danger")),
    Keyword("d10", "LND-10", QT_TRANSLATE_NOOP("Keyword", "D10: ten-sided die")),
    Keyword("injury", "INJ-01", QT_TRANSLATE_NOOP("Keyword", "Injury: injury|injuries|injured")),
    Keyword("emergency_evac", "INJ-11", QT_TRANSLATE_NOOP("Keyword", "Emergency evac: emergency evac*|evacuation")),
    Keyword("biome", "EVT-14", QT_TRANSLATE_NOOP("Keyword", "Biome: biome|biomes")),
    Keyword("section", "GEN-03", QT_TRANSLATE_NOOP("Keyword", "Section: section|sections")),
    Keyword(
        "section_player",
        "GEN-08",
        QT_TRANSLATE_NOOP(
            "Keyword", "Section player: Recon player|Science player|Engineering player|Security player|section player"
        ),
    ),
    Keyword("away_team", "GEN-05", QT_TRANSLATE_NOOP("Keyword", "Away team: away team|team")),
    #: A term and, behind the colon, its forms in texts: a person of the crew.
    Keyword("crewmember", "CRW-02", QT_TRANSLATE_NOOP("Keyword", "Crewmember: crewmember*")),
    Keyword("rank", "CRW-02", QT_TRANSLATE_NOOP("Keyword", "Rank: rank|ranks")),
    Keyword("rank_up_card", "RNK-01", QT_TRANSLATE_NOOP("Keyword", "Rank-up card: rank-up*")),
    Keyword("charge", "CRW-14", QT_TRANSLATE_NOOP("Keyword", "Charge: charge|charges")),
    Keyword(
        "section_card_limit",
        "CRD-09",
        QT_TRANSLATE_NOOP("Keyword", "Section card limit: section card limit|hand limit"),
    ),
    Keyword("section_deck", "CRD-01", QT_TRANSLATE_NOOP("Keyword", "Section deck: section deck*|deck|decks")),
    Keyword("section_card", "CRD-03", QT_TRANSLATE_NOOP("Keyword", "Section card: section card*")),
    Keyword("event", "EVT-01", QT_TRANSLATE_NOOP("Keyword", "Event: event|events")),
    Keyword(
        "point_of_interest",
        "PLN-15",
        QT_TRANSLATE_NOOP("Keyword", "Point of interest: point of interest|points of interest"),
    ),
    Keyword("mission", "PLN-40", QT_TRANSLATE_NOOP("Keyword", "Mission: mission|missions")),
    Keyword(
        "global_condition", "PLN-35", QT_TRANSLATE_NOOP("Keyword", "Global condition: global condition*|condition")
    ),
    Keyword(
        "lead", "LED-02", QT_TRANSLATE_NOOP("Keyword", "Lead: lead|leads|-leads to|-lead to|-leads from|-leads on")
    ),
    Keyword("discovery", "DSC-04", QT_TRANSLATE_NOOP("Keyword", "Discovery: discovery|discoveries")),
    Keyword("unique_discovery", "DSC-20", QT_TRANSLATE_NOOP("Keyword", "Unique discovery: unique discover*")),
    Keyword("threat", "THR-01", QT_TRANSLATE_NOOP("Keyword", "Threat: threat|threats")),
    #: A term and, behind the colon, its forms in texts: things that crewmembers carry.
    Keyword("equipment", "EQP-07", QT_TRANSLATE_NOOP("Keyword", "Equipment: equipment")),
    Keyword("equipment_small", "EQP-01", QT_TRANSLATE_NOOP("Keyword", "Small equipment: small equipment")),
    Keyword("equipment_personal", "EQP-01", QT_TRANSLATE_NOOP("Keyword", "Personal equipment: personal equipment")),
    Keyword("equipment_mission", "EQP-01", QT_TRANSLATE_NOOP("Keyword", "Mission equipment: mission equipment")),
    #: A term and, behind the colon, its forms in texts: where equipment is kept aboard.
    Keyword("armory", "EQP-19", QT_TRANSLATE_NOOP("Keyword", "Armory: armory")),
    Keyword("lander", "LND-02", QT_TRANSLATE_NOOP("Keyword", "Lander: lander|lander’s")),
    Keyword("lander_mod", "LND-05", QT_TRANSLATE_NOOP("Keyword", "Lander mod: mod|mods|lander mod*")),
    #: A term and, behind the colon, its forms in texts: how much the lander bears.
    Keyword("lander_armor", "LND-15", QT_TRANSLATE_NOOP("Keyword", "Armor: armor")),
    #: A term and, behind the colon, its forms in texts: how well the lander sees.
    Keyword("lander_sensors", "LND-15", QT_TRANSLATE_NOOP("Keyword", "Sensors: sensors")),
    #: A term and, behind the colon, its forms in texts: how nimbly the lander flies.
    Keyword("lander_agility", "LND-15", QT_TRANSLATE_NOOP("Keyword", "Agility: agility")),
    #: A term and, behind the colon, its forms in texts: how many finds the lander carries.
    Keyword("lander_capacity", "LND-02", QT_TRANSLATE_NOOP("Keyword", "Capacity: capacity")),
    Keyword("supplies", "GEN-38", QT_TRANSLATE_NOOP("Keyword", "Supplies: supplies|supply")),
    #: A term and, behind the colon, its forms in texts: coming down on the planet.
    Keyword("landing", "LND-10", QT_TRANSLATE_NOOP("Keyword", "Landing: landing")),
    Keyword("sector", "PLN-01", QT_TRANSLATE_NOOP("Keyword", "Sector: sector|sectors")),
    Keyword(
        "connected_sector", "ACT-32", QT_TRANSLATE_NOOP("Keyword", "Connected sector: connected sector*|connected")
    ),
    Keyword("lander_sector", "PLN-09", QT_TRANSLATE_NOOP("Keyword", "Lander sector: lander sector")),
    Keyword("path", "ACT-21", QT_TRANSLATE_NOOP("Keyword", "Path: path|paths")),
    Keyword("one_way", "PLN-03", QT_TRANSLATE_NOOP("Keyword", "One-way path: one-way")),
    Keyword("success", "GEN-37", QT_TRANSLATE_NOOP("Keyword", "Success: success|successes|success token*")),
    Keyword("start_token", "TRN-04", QT_TRANSLATE_NOOP("Keyword", "Start token: start token*")),
    Keyword("turn_token", "TRN-17", QT_TRANSLATE_NOOP("Keyword", "Turn token: turn token*")),
    Keyword("time_token", "TIM-02", QT_TRANSLATE_NOOP("Keyword", "Time token: time token*")),
    Keyword("marker", "PLN-16", QT_TRANSLATE_NOOP("Keyword", "Marker: marker|markers")),
    Keyword(
        "mission_failed_token", "PLN-50", QT_TRANSLATE_NOOP("Keyword", "Mission failed token: mission failed token*")
    ),
    Keyword("log_entry", "PLN-55", QT_TRANSLATE_NOOP("Keyword", "Log: log|logs|entry|entries")),
    Keyword("reroll", "DIE-36", QT_TRANSLATE_NOOP("Keyword", "Reroll: reroll*|roll again")),
    #: A term and, behind the colon, its forms in texts: one journey to a planet.
    Keyword("expedition", "TRN-01", QT_TRANSLATE_NOOP("Keyword", "Expedition: expedition*")),
    Keyword("deadly_space_mode", "DLY-01", QT_TRANSLATE_NOOP("Keyword", "Deadly space: deadly space")),
    #: Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.
    Keyword("injury_wounded", "INJ-09", QT_TRANSLATE_NOOP("Keyword", "Bruised: Bruised")),
    #: Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.
    Keyword("injury_exhausted", "ACT-52", QT_TRANSLATE_NOOP("Keyword", "Drained: Drained")),
    #: Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.
    Keyword("injury_critical", "INJ-01", QT_TRANSLATE_NOOP("Keyword", "Fracture: Fracture")),
    #: Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.
    Keyword("injury_burned", "INJ-27", QT_TRANSLATE_NOOP("Keyword", "Scald: Scald")),
    #: Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.
    Keyword("injury_panicked", "INJ-01", QT_TRANSLATE_NOOP("Keyword", "Shaken: Shaken")),
    #: Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.
    Keyword("injury_scratched", "TUT-12", QT_TRANSLATE_NOOP("Keyword", "Scrape: Scrape")),
    Keyword("injury_breach", "INJ-01", QT_TRANSLATE_NOOP("Keyword", "Torn Suit: Torn Suit")),
    #: Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.
    Keyword("injury_concussed", "INJ-01", QT_TRANSLATE_NOOP("Keyword", "Dazed: Dazed")),
    #: Name of an injury card and, behind the colon, its forms in texts; the name as in the context Names.
    Keyword("injury_infected", "INJ-01", QT_TRANSLATE_NOOP("Keyword", "Fever: Fever")),
)
