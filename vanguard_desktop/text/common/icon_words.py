"""Icons in sentences, said in words: each language bends what an icon is called to its place and to its number.

On the screen `[supplies]` is an icon. Where words are needed (tool tips, screen readers, the search of the codex) it is
said as the sentence asks for: `Verliert 2 [supplies](acc)` becomes `Verliert 2 Vorräte`. Behind the icon stands a form,
if it is not the plain one: a case that the language names in its list of words, `pl` for many, or both, `acc.pl`. A
number right before the icon says by itself how many there are.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from .icon_names import ICONS, icon_name

# A mark and the form behind it: `[supplies]`, `[supplies](acc)`, `[supplies](acc.pl)`.
ICON_MARK = re.compile(r"\[([a-z][a-z0-9_]*)\](?:\([a-z.]+\))?")
_IN_TEXT = re.compile(r"\[([a-z][a-z0-9_]*)\](?:\(([a-z.]+)\))?")
# Signs of one alternative of what dice have to show have a frame around them: `⟦[gather] and [ace]⟧`.
OPEN, CLOSE = "\N{MATHEMATICAL LEFT WHITE SQUARE BRACKET}", "\N{MATHEMATICAL RIGHT WHITE SQUARE BRACKET}"
_CAPSULE = re.compile(f"{OPEN}([^{CLOSE}]*){CLOSE}")
COVERED = "(on)"  # behind a sign, for the eye only: a die covers it
_NUMBER = re.compile(r"(?<![\w.,])(\d+)[ \u00a0]$")
_BEGINS = re.compile(r"(?:^|\n|[.?!–•]\s+)$")
_DANGER_DIE = re.compile(r"(danger_die)_([a-z])")  # one for each danger table
_PLAIN, _MANY = "", "pl"

# What an icon is called in the middle of a sentence, for one and for many; `i18n/collect.py` collects these.
WORDS = {
    "accident": "accident|accidents",
    "ace": "ace|aces",
    "any_die": "die of any color|dice of any color",
    "any_symbol": "any symbol|any symbols",
    "basic": "basic|basics",
    "biology": "biology|biology",
    "biome_aquatic": "aquatic|aquatic",
    "biome_caves": "caves|caves",
    "biome_crystalline": "crystalline|crystalline",
    "biome_desert": "desert|desert",
    "biome_frigid": "frigid|frigid",
    "biome_hostile": "hostile|hostile",
    "biome_lethal": "lethal|lethal",
    "biome_rocky": "rocky|rocky",
    "biome_ruins": "ruins|ruins",
    "biome_training": "training|training",
    "biome_vegetation": "vegetation|vegetation",
    "biome_void": "void|void",
    "biome_volcanic": "volcanic|volcanic",
    "charge": "charge|charges",
    "combination": "dice combination|dice combinations",
    "command": "command|command",
    "construction": "construction|construction",
    "convert": "convert|convert",
    "crew_assignment": "crew assignment|crew assignments",
    "danger_common": "common danger|common dangers",
    "danger_die": "danger die|danger dice",
    "danger_rare": "rare danger|rare dangers",
    "danger_special": "special danger|special dangers",
    "danger_uncommon": "uncommon danger|uncommon dangers",
    "defense": "defense|defense",
    "dice_check": "dice check|dice checks",
    "die_blue": "blue die|blue dice",
    "die_green": "green die|green dice",
    "die_red": "red die|red dice",
    "discovery_alien_tech": "alien tech|alien tech",
    "discovery_flora": "strange flora|strange flora",
    "discovery_microorganism": "microorganism|microorganisms",
    "discovery_mineral": "mineral|minerals",
    "discovery_specimen": "living specimen|living specimens",
    "do_not_save": "do not save|do not save",
    "energy": "energy|energy",
    "event": "event|events",
    "explore": "exploration|exploration",
    "final_poi": "final POI|final POI",
    "gather": "gathering|gathering",
    "global_condition": "global condition|global conditions",
    "important_sector": "important|important",
    "injury_damage": "damage|damage",
    "injury_heavy": "heavy damage|heavy damage",
    "injury_mental": "mental damage|mental damage",
    "injury_special": "special damage|special damage",
    "lander": "lander|landers",
    "lander_agility": "agility|agility",
    "lander_armor": "armor|armor",
    "lander_capacity": "capacity|capacity",
    "lander_sensors": "sensors|sensors",
    "lead": "lead|leads",
    "lead_recycle": "back to the bag|back to the bag",
    "log_entry": "log|logs",
    "medbay": "in the Ward|in the Ward",
    "mission": "mission|missions",
    "morale": "morale|morale",
    "no_movement": "no movement|no movement",
    "physical": "physical|physical",
    "poi": "point of interest|points of interest",
    "rank_up": "rank-up card|rank-up cards",
    "rest": "at rest|at rest",
    "science": "science|science",
    "success": "success|successes",
    "supplies": "supply|supplies",
    "technology": "technology|technology",
    "threat": "threat|threats",
    "time": "time token|time tokens",
    "travel": "travel|travel",
    "unique_discovery": "unique discovery|unique discoveries",
    "wound": "wound|wounds",
    "xenology": "xenology|xenology",
}


def spoken(text: str) -> str:
    """The same text with each icon said in words; players may call themselves [this]."""
    text = _without_frames(text)
    found = list(_IN_TEXT.finditer(text))
    said: list[str] = []
    form, after, between, beside = _PLAIN, len(text), _between(), False
    for mark in reversed(found):
        gap = text[mark.end() : after]
        # Icons are seen side by side; words need something between them.
        said.append(", " if gap == " " and beside and _is_icon(mark[1]) else gap)
        # Icons that stand in a row are bent alike: `[biome_caves] or [biome_rocky](dat)`.
        form = mark[2] or (form if gap in between else _PLAIN)
        said.append(_said(mark[1], form, text[: mark.start()]) if _is_icon(mark[1]) else mark[0])
        after, beside = mark.start(), _is_icon(mark[1])
    said.append(text[:after])
    return "".join(reversed(said))


def danger_die(letter: str) -> str:
    """The sign of a danger die for that table; a pack may call its tables as it likes."""
    return f"[danger_die_{letter.lower()}]" if re.fullmatch("[A-Za-z]", letter) else f"[danger_common] {letter}"


def _is_icon(mark: str) -> bool:
    return mark in ICONS or _DANGER_DIE.fullmatch(mark) is not None


def capsule(signs: str) -> str:
    """`[gather] and [biology]` in a frame."""
    return f"{OPEN}{signs}{CLOSE}"


def _without_frames(text: str) -> str:
    """For the ear: whoever hears several signs together hears where they end."""
    text = text.replace(COVERED, "")
    if OPEN not in text:
        return text
    several = any(" " in inside for inside in _CAPSULE.findall(text))
    return _CAPSULE.sub(r"\1", text.replace(f"{CLOSE} ", f"{CLOSE}, ") if several else text)


def _said(mark: str, form: str, before: str) -> str:
    words = _word(mark, form, _NUMBER.search(before))
    return words[:1].upper() + words[1:] if _BEGINS.search(before) else words


def _word(mark: str, form: str, number: re.Match[str] | None) -> str:
    if (table := _DANGER_DIE.fullmatch(mark)) is not None:
        return f"{_word(table[1], form, number)} {table[2].upper()}"
    if mark not in WORDS:
        return icon_name(mark)
    bent = words_of(mark)
    case, _, many = ("", "", form) if form == _MANY else form.partition(".")
    forms = bent.get(case, bent[_PLAIN])
    if many:
        return forms[1]
    return forms[0] if number is None else forms[_plural_form(int(number[1]), len(forms))]


def _plural_form(count: int, forms: int) -> int:
    """Which of the forms goes with that number, from 0."""
    #: Not shown anywhere. Which of the words of an icon goes with this number, in the order in which the list of words
    #: has them: 1 in the first of your plural forms, 2 in the second, and so on.
    which = int(QCoreApplication.translate("IconWords", "%n", "", count))
    return min(which, forms) - 1 if which > 0 else forms - 1


def words_of(mark: str) -> Mapping[str, tuple[str, ...]]:
    """The words of an icon by case, in the language of the moment; the plain ones under an empty name."""
    return _by_case(QCoreApplication.translate("IconWords", WORDS[mark]))


@functools.lru_cache(maxsize=512)
def _by_case(words: str) -> Mapping[str, tuple[str, ...]]:
    first, *cases = (part.strip() for part in words.split(";"))
    bent = {_PLAIN: tuple(first.split("|"))}
    for case in cases:
        name, _, forms = case.partition(" ")
        bent[name] = tuple(forms.split("|"))
    return bent


def _between() -> tuple[str, ...]:
    """What stands between icons in a row."""
    places = {"first": "", "last": "", "next": ""}
    joined = (
        QCoreApplication.translate("Told", "{first} and {last}"),
        QCoreApplication.translate("Told", "{first} or {last}"),
        QCoreApplication.translate("Told", "{first}, {next}"),
    )
    return (" ", " / ", " + ", *(text.format(**places) for text in joined))
