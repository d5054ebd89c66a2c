"""What the icons of the table mean: each by the rule that tells it, some with words of their own before."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from ..common.icon_names import ICONS

# The rule whose passage explains them -> icons.
_TOLD_BY = {
    "ACT-01": "special_action",
    "ACT-20": "no_movement",
    "ACT-23": "travel",
    "ACT-35": "prepare",
    "ACT-39": "rest",
    "ACT-43": "lift_off",
    "ACT-51": "exert",
    "BRG-08": "energy",
    "CHK-01": "dice_check",
    "CHK-06": "assist",
    "CHK-26": "combination",
    "CHK-38": "any_symbol",
    "CHK-40": "convert",
    "CHK-45": "any_die die_blue die_green die_red",
    "CHK-47": "injury_damage injury_heavy injury_mental injury_special",
    "CRD-07": "deck",
    "CRD-09": "hand",
    "CRW-02": "rank_1 rank_2 rank_3",
    "CRW-14": "charge",
    "DCK-02": "morale",
    "DIE-02": "biology construction defense explore gather physical science technology xenology",
    "DIE-05": "ace",
    "DIE-06": "basic",
    "DIE-07": "accident",
    "DIE-21": "refresh_die",
    "DIE-25": "spend_die",
    "DIE-28": "sacrifice_die",
    "DIE-35": "reroll",
    "DLY-01": "memorial",
    "DNG-01": "danger_common danger_rare danger_special danger_uncommon",
    "DSC-04": "sample",
    "DSC-20": "unique_discovery",
    "EQP-01": "equipment_mission equipment_mission_upgrade equipment_personal equipment_small",
    "EVT-01": "event",
    "FAC-02": "bridge command",
    "GEN-03": "section_engineering section_recon section_science section_security",
    "GEN-28": "discard_pile",
    "GEN-37": "success",
    "GEN-38": "supplies",
    "HAC-02": "action_pawn",
    "HAC-26": "rover",
    "HBD-02": "workshop",
    "HBD-03": "spare_part",
    "HCL-01": "probe",
    "HEN-01": "objective",
    "HEX-01": "region",
    "HEX-16": "garage",
    "HMF-08": "malfunction",
    "HMG-01": "control_center",
    "HMK-05": "penalty",
    "HPR-01": "oxygen solar_panel",
    "HPR-22": "greenhouse seed",
    "HPR-26": "food",
    "HPR-31": "stress",
    "HPR-40": "shutdown",
    "HRD-01": "sol",
    "HRE-01": "quiet_corner",
    "HRX-01": "crew_quarters",
    "HST-02": "cpu hardware oxygen_filters power_connectors",
    "INJ-01": "wound",
    "INJ-11": "evacuate",
    "LED-02": "lead",
    "LED-08": "discovery_alien_tech discovery_flora discovery_microorganism discovery_mineral discovery_specimen",
    "LED-11": "lead_recycle",
    "LND-02": "lander_capacity",
    "LND-06": "mod_structural mod_utility",
    "LND-15": "lander_agility lander_armor lander_sensors",
    "PLN-01": "planet sector",
    "PLN-03": "one_way",
    "PLN-09": "lander",
    "PLN-15": "poi",
    "PLN-28": "do_not_save",
    "PLN-29": "final_poi",
    "PLN-30": "important_sector",
    "PLN-35": "global_condition",
    "PLN-40": "mission",
    "PLN-55": "log_entry",
    "PLN-60": "lock",
    "RNK-01": "rank_up",
    "THR-01": "threat",
    "TIM-02": "time",
    "TUT-01": "tutorial",
}
RULES = dict(sorted((icon, rule) for rule, icons in _TOLD_BY.items() for icon in icons.split()))
BIOMES = "EVT-03"

# What is said of an icon alone; `i18n/collect.py` collects these.
OWN = {
    "biology": "Green dice: natural sciences and medicine.",
    "construction": "Blue dice: building and repair.",
    "defense": "Red dice: fighting and averting harm.",
    "explore": "Green dice: terrain and survival.",
    "gather": "Red dice: mining and taking samples.",
    "lander_agility": "How well the lander steers clear of trouble.",
    "lander_armor": "How much the hull of the lander takes.",
    "lander_sensors": "How far the lander sees.",
    "physical": "Red dice: strength and endurance.",
    "science": "Blue dice: mathematics and other exact sciences.",
    "technology": "Blue dice: machines, computers and piloting.",
    "xenology": "Green dice: understanding alien life.",
}


def rule_of(icon: str) -> str:
    """The rule that explains an icon; empty for one that only marks a control."""
    return BIOMES if icon.startswith("biome_") else RULES.get(icon, "")


def own_words(icon: str) -> str:
    """What is said of this icon alone; empty if the rule says it all."""
    return QCoreApplication.translate("Codex", OWN[icon]) if icon in OWN else ""


def icons_of(passages: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    """The icons that the passages of a chapter explain, each passage given by its rules."""
    rules = {rule for passage in passages for rule in passage}
    return tuple(icon for icon in ICONS if rule_of(icon) in rules)
