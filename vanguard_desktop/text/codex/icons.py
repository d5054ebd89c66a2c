"""What the icons of the table mean: each by the rule that tells it, some with words of their own before."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from vanguard_desktop.text.common.icon_names import ICONS

# icon -> the rule whose passage explains it
RULES: dict[str, str] = {
    "accident": "DIE-07",
    "ace": "DIE-05",
    "any_die": "CHK-45",
    "any_symbol": "CHK-38",
    "assist": "CHK-06",
    "basic": "DIE-06",
    "biology": "DIE-02",
    "bridge": "FAC-02",
    "charge": "CRW-14",
    "combination": "CHK-26",
    "command": "FAC-02",
    "construction": "DIE-02",
    "convert": "CHK-40",
    "danger_common": "DNG-01",
    "danger_rare": "DNG-01",
    "danger_special": "DNG-01",
    "danger_uncommon": "DNG-01",
    "deck": "CRD-07",
    "defense": "DIE-02",
    "dice_check": "CHK-01",
    "discard_pile": "GEN-28",
    "discovery_alien_tech": "LED-08",
    "discovery_flora": "LED-08",
    "discovery_microorganism": "LED-08",
    "discovery_mineral": "LED-08",
    "discovery_specimen": "LED-08",
    "do_not_save": "PLN-28",
    "energy": "BRG-08",
    "equipment_mission": "EQP-01",
    "equipment_mission_upgrade": "EQP-01",
    "equipment_personal": "EQP-01",
    "equipment_small": "EQP-01",
    "evacuate": "INJ-11",
    "event": "EVT-01",
    "exert": "ACT-51",
    "explore": "DIE-02",
    "final_poi": "PLN-29",
    "gather": "DIE-02",
    "global_condition": "PLN-35",
    "hand": "CRD-09",
    "important_sector": "PLN-30",
    "injury_damage": "CHK-47",
    "injury_heavy": "CHK-47",
    "injury_mental": "CHK-47",
    "injury_special": "CHK-47",
    "lander": "PLN-09",
    "lander_agility": "LND-15",
    "lander_armor": "LND-15",
    "lander_capacity": "LND-02",
    "lander_sensors": "LND-15",
    "lead": "LED-02",
    "lead_recycle": "LED-11",
    "lift_off": "ACT-43",
    "lock": "PLN-60",
    "log_entry": "PLN-55",
    "memorial": "DLY-01",
    "mission": "PLN-40",
    "mod_structural": "LND-06",
    "mod_utility": "LND-06",
    "morale": "DCK-02",
    "no_movement": "ACT-20",
    "one_way": "PLN-03",
    "physical": "DIE-02",
    "planet": "PLN-01",
    "poi": "PLN-15",
    "prepare": "ACT-35",
    "rank_1": "CRW-02",
    "rank_2": "CRW-02",
    "rank_3": "CRW-02",
    "rank_up": "RNK-01",
    "refresh_die": "DIE-21",
    "reroll": "DIE-35",
    "rest": "ACT-39",
    "sacrifice_die": "DIE-28",
    "sample": "DSC-04",
    "science": "DIE-02",
    "section_engineering": "GEN-03",
    "section_recon": "GEN-03",
    "section_science": "GEN-03",
    "section_security": "GEN-03",
    "sector": "PLN-01",
    "special_action": "ACT-01",
    "spend_die": "DIE-25",
    "success": "GEN-37",
    "supplies": "GEN-38",
    "technology": "DIE-02",
    "threat": "THR-01",
    "time": "TIM-02",
    "travel": "ACT-23",
    "tutorial": "TUT-01",
    "unique_discovery": "DSC-20",
    "wound": "INJ-01",
    "xenology": "DIE-02",
}
BIOMES = "EVT-03"

_OWN: dict[str, object] = {
    "biology": QT_TRANSLATE_NOOP("Codex", "Green dice: natural sciences and medicine."),
    "construction": QT_TRANSLATE_NOOP("Codex", "Blue dice: building and repair."),
    "defense": QT_TRANSLATE_NOOP("Codex", "Red dice: fighting and averting harm."),
    "explore": QT_TRANSLATE_NOOP("Codex", "Green dice: terrain and survival."),
    "gather": QT_TRANSLATE_NOOP("Codex", "Red dice: mining and taking samples."),
    "lander_agility": QT_TRANSLATE_NOOP("Codex", "How well the lander steers clear of trouble."),
    "lander_armor": QT_TRANSLATE_NOOP("Codex", "How much the hull of the lander takes."),
    "lander_sensors": QT_TRANSLATE_NOOP("Codex", "How far the lander sees."),
    "physical": QT_TRANSLATE_NOOP("Codex", "Red dice: strength and endurance."),
    "science": QT_TRANSLATE_NOOP("Codex", "Blue dice: mathematics and other exact sciences."),
    "technology": QT_TRANSLATE_NOOP("Codex", "Blue dice: machines, computers and piloting."),
    "xenology": QT_TRANSLATE_NOOP("Codex", "Green dice: understanding alien life."),
}


def rule_of(icon: str) -> str:
    """The rule that explains an icon; empty for one that only marks a control."""
    return BIOMES if icon.startswith("biome_") else RULES.get(icon, "")


def own_words(icon: str) -> str:
    """What is said of this icon alone; empty if the rule says it all."""
    return QCoreApplication.translate("Codex", str(_OWN[icon])) if icon in _OWN else ""


def icons_of(passages: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    """The icons that the passages of a chapter explain, each passage given by its rules."""
    rules = {rule for passage in passages for rule in passage}
    return tuple(icon for icon in ICONS if rule_of(icon) in rules)
