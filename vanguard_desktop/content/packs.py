"""One content pack as it lies on the disk: who it is, what it brings, in which languages."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any

import attrs
from cattrs import Converter

from vanguard_desktop.core import AtMost, Between, Effect, Name, Named, PackId, Prose, Text, go_on
from vanguard_desktop.setting import World

from .converter import MOST_PARTS
from .errors import Findings, Mistake
from .families import KEYWORDS, families, id_field, keywords, marks, parts, texts
from .folder import read_folder, shown
from .json_text import UNUSABLE, count_parts, read_json, step
from .structure import seen, structure

FORMAT = 1

# By family and English text.
Translations = Mapping[str, Mapping[str, str]]
WORDS_FILE: Any = Mapping[str, Annotated[Mapping[Text, Text], AtMost(20_000)]]
# Some times what the box of the game holds.
MOST_CARDS = 5_000
MOST_WORLDS = 40
MOST_PARTS_TOGETHER = 150_000


@attrs.frozen(kw_only=True)
class PackCard:
    """What stands in `pack.json`. `acts` are those of the story that it holds; `later` are ids by family, and `flags`,
    that acts to come bring, so that naming them is no mistake. A `complete` pack holds every card of the game (CPI-02).
    """

    id: PackId
    name: Name
    version: Annotated[str, Prose(40)]
    format: Annotated[int, Between(1, 9999)]
    needs: tuple[PackId, ...] = ()
    acts: tuple[Annotated[int, Between(0, 9)], ...] = ()
    languages: tuple[str, ...] = ()
    later: Mapping[str, tuple[str, ...]] = attrs.field(factory=dict)
    complete: bool = False


@attrs.frozen(kw_only=True)
class Entry:
    """One card of a pack: what it became, what the file says in one form, and where."""

    family: str
    definition: Any
    written: str
    file: str
    path: str

    @property
    def key(self) -> Any:
        """What tells it from the others of its family."""
        return getattr(self.definition, id_field(self.family))

    @cached_property
    def parts(self) -> tuple[tuple[str, Any, Any], ...]:
        """Everything inside, with path and type; many look at it, and finding it takes a while."""
        return tuple(parts(self.definition, type(self.definition), self.path))

    @cached_property
    def names(self) -> tuple[tuple[str, Any], ...]:
        """Family and id of everything that it names."""
        threats = self.definition.threats.values() if isinstance(self.definition, World) else ()
        named = [(mark, thing) for _, thing, kind in self.parts for mark in marks(kind)]
        return (
            *(("threats", card) for card in threats),
            *((mark.family, thing) for mark, thing in named if isinstance(mark, Named)),
        )

    @cached_property
    def effects(self) -> tuple[Effect, ...]:
        return tuple(thing for _, thing, _ in self.parts if isinstance(thing, Effect))


@attrs.frozen(kw_only=True)
class Pack:
    """A pack that was read, with its words by language.

    `spoiled` are entries with mistakes, by family and id: naming one of them is no mistake of its own.
    """

    folder: Path
    card: PackCard
    entries: tuple[Entry, ...]
    spoiled: tuple[tuple[str, str], ...]
    words: Mapping[str, Translations]


@attrs.frozen
class Readers:
    """Who reads the cards of a family: those that all books share, and those that one book has for itself."""

    shared: Converter
    own: Mapping[str, Converter]

    def of(self, family: str) -> Converter:
        return self.own.get(family, self.shared)


def read_pack(folder: Path, readers: Readers, findings: Findings) -> Pack | None:
    """Everything in a pack's folder; None if not even its `pack.json` can be used."""
    values: dict[str, Any] = {}
    left = MOST_PARTS_TOGETHER
    for place, data in read_folder(folder, families().keys(), findings).items():
        go_on()
        value = read_json(data, shown(folder, place), findings, left)
        if value is not UNUSABLE:
            values[place] = value
            left -= count_parts(value, left)
    if "pack.json" not in values:
        return None
    raw_card = values.pop("pack.json")
    card = structure(readers.shared, raw_card, PackCard, shown(folder, "pack.json"), "$", findings)
    if card is None:
        return None
    if card.format > FORMAT:
        findings.add(Mistake.NEWER_FORMAT, shown(folder, "pack.json"), "$.format", found=card.format, wanted=FORMAT)
        return None
    words = {place: values.pop(place) for place in list(values) if place.startswith("words/")}
    shelf = _Shelf()
    for place in list(values):  # what a file said gives its room to the cards of the next one
        _add_entries(shelf, folder, place, values.pop(place), readers, findings)
    pack = Pack(
        folder=folder,
        card=card,
        entries=tuple(shelf.entries),
        spoiled=tuple(shelf.spoiled),
        words={
            place.removeprefix("words/").removesuffix(".json"): _words(folder, place, value, readers.shared, findings)
            for place, value in words.items()
        },
    )
    if not findings.about_files:
        _check_words(pack, findings)
    return pack


@attrs.define
class _Shelf:
    """What was read of a pack so far."""

    entries: list[Entry] = attrs.field(factory=list)
    spoiled: list[tuple[str, str]] = attrs.field(factory=list)
    cards: int = 0
    worlds: int = 0


def _add_entries(shelf: _Shelf, folder: Path, place: str, value: Any, readers: Readers, findings: Findings) -> None:
    file, family = shown(folder, place), place.partition("/")[0].removesuffix(".json")
    if not isinstance(value, list):
        findings.add(Mistake.NOT_A_LIST, file, "$", found=seen(value))
        return
    for number, raw in enumerate(value):
        go_on()
        path = f"$[{number}]"
        shelf.cards += 1
        shelf.worlds += family == "worlds"
        if shelf.cards > MOST_CARDS or shelf.worlds > MOST_WORLDS:
            too_many = MOST_CARDS if shelf.cards > MOST_CARDS else MOST_WORLDS
            findings.add(Mistake.TOO_MANY_CARDS, file, path, wanted=too_many)
            return
        if findings.full:
            return
        if count_parts(raw, MOST_PARTS) > MOST_PARTS:
            findings.add(Mistake.TOO_MANY_PARTS, file, path, wanted=MOST_PARTS)
            continue
        definition = structure(readers.of(family), raw, families()[family], file, path, findings)
        if definition is not None:
            written = json.dumps([family, raw], sort_keys=True)
            shelf.entries.append(Entry(family=family, definition=definition, written=written, file=file, path=path))
        elif isinstance(raw, dict):
            shelf.spoiled.append((family, str(raw.get(id_field(family)))))


def _words(folder: Path, place: str, value: Any, converter: Converter, findings: Findings) -> Translations:
    return structure(converter, value, WORDS_FILE, shown(folder, place), "$", findings) or {}


def _check_words(pack: Pack, findings: Findings) -> None:
    """A text that the pack does not have would never be shown in another language, so it is a mistake."""
    english: dict[str, set[str]] = {"pack": {pack.card.name}, **{family: set() for family in (*families(), KEYWORDS)}}
    for entry in pack.entries if pack.words else ():
        english[entry.family].update(texts(entry.definition))
        english[KEYWORDS].update(keywords(entry.definition))
    for language, table in pack.words.items():
        go_on()
        file = shown(pack.folder, f"words/{language}.json")
        if language not in pack.card.languages:
            findings.add(Mistake.WORDS_WITHOUT_LANGUAGE, file, found=language, among=pack.card.languages)
        for family, pairs in table.items():
            if family not in english:
                findings.add(Mistake.UNKNOWN_KEY, file, "$" + step(family), found=family, among=english)
            elif not pack.spoiled:
                for source in sorted(pairs.keys() - english[family]):
                    path = "$" + step(family) + step(source)
                    findings.add(Mistake.NOTHING_TO_TRANSLATE, file, path, found=source, among=english[family])
    for number, language in enumerate(pack.card.languages):
        if language not in pack.words:
            file, path = shown(pack.folder, "pack.json"), f"$.languages[{number}]"
            findings.add(Mistake.LANGUAGE_WITHOUT_WORDS, file, path, found=language)
