"""One content pack as it lies on the disk: who it is, what it brings, in which languages."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import attrs
from cattrs import Converter

from vanguard_desktop.content.converter import MOST_PARTS, seen, structure
from vanguard_desktop.content.errors import Findings, Mistake
from vanguard_desktop.content.families import families, texts
from vanguard_desktop.content.folder import read_folder, shown
from vanguard_desktop.content.json_text import read_json, step, walk
from vanguard_desktop.core.fields import Between, Prose, Text
from vanguard_desktop.core.ids import PackId

FORMAT = 1


@attrs.frozen(kw_only=True)
class PackCard:
    """What stands in `pack.json`."""

    id: PackId
    name: Text
    version: Annotated[str, Prose(40)]
    format: Annotated[int, Between(1, 9999)]
    needs: tuple[PackId, ...] = ()
    acts: tuple[Annotated[int, Between(0, 9)], ...] = ()
    languages: tuple[str, ...] = ()


@attrs.frozen(kw_only=True)
class Entry:
    """One card of a pack: what it became, what the file says, and where."""

    family: str
    definition: Any
    raw: Any
    file: str
    path: str


@attrs.frozen(kw_only=True)
class Pack:
    """A pack that was read. `words` are by language, family and English text."""

    folder: Path
    card: PackCard
    raw_card: Any
    entries: tuple[Entry, ...]
    words: Mapping[str, Mapping[str, Mapping[str, str]]]


def read_pack(folder: Path, converter: Converter, findings: Findings) -> Pack | None:
    """Everything in a pack's folder; None if not even its `pack.json` can be used."""
    values: dict[str, Any] = {}
    for place, data in read_folder(folder, families().keys(), findings).items():
        value = read_json(data, shown(folder, place), findings)
        if value is not None:
            values[place] = value
    if "pack.json" not in values:
        return None
    raw_card = values.pop("pack.json")
    card = structure(converter, raw_card, PackCard, shown(folder, "pack.json"), "$", findings)
    if card is None:
        return None
    if card.format > FORMAT:
        findings.add(Mistake.NEWER_FORMAT, shown(folder, "pack.json"), "$.format", found=card.format, wanted=FORMAT)
        return None
    words = {place: values.pop(place) for place in list(values) if place.startswith("words/")}
    entries = tuple(
        entry for place, value in values.items() for entry in _entries(folder, place, value, converter, findings)
    )
    return Pack(
        folder=folder,
        card=card,
        raw_card=raw_card,
        entries=entries,
        words=_words(folder, card, words, entries, converter, findings),
    )


def _entries(folder: Path, place: str, value: Any, converter: Converter, findings: Findings) -> list[Entry]:
    file, family = shown(folder, place), place.partition("/")[0].removesuffix(".json")
    if not isinstance(value, list):
        findings.add(Mistake.NOT_A_LIST, file, "$", found=seen(value))
        return []
    entries = []
    for number, raw in enumerate(value):
        path = f"$[{number}]"
        if sum(1 for _ in walk(raw)) > MOST_PARTS:
            findings.add(Mistake.TOO_MANY_PARTS, file, path, wanted=MOST_PARTS)
            continue
        definition = structure(converter, raw, families()[family], file, path, findings)
        if definition is not None:
            entries.append(Entry(family=family, definition=definition, raw=raw, file=file, path=path))
    return entries


def _words(
    folder: Path,
    card: PackCard,
    files: Mapping[str, Any],
    entries: tuple[Entry, ...],
    converter: Converter,
    findings: Findings,
) -> dict[str, dict[str, dict[str, str]]]:
    """The pack's own translations; a text that the pack does not have would never be shown, so it is a mistake."""
    english: dict[str, set[str]] = {"pack": {card.name}}
    for entry in entries:
        english.setdefault(entry.family, set()).update(texts(entry.definition))
    words: dict[str, dict[str, dict[str, str]]] = {}
    for place, value in files.items():
        language, file = place.removeprefix("words/").removesuffix(".json"), shown(folder, place)
        if language not in card.languages:
            findings.add(Mistake.WORDS_WITHOUT_LANGUAGE, file, found=language, among=card.languages)
        table = structure(converter, value, Mapping[str, Mapping[Text, Text]], file, "$", findings)  # type: ignore[type-abstract]
        if table is None:
            continue
        words[language] = {family: dict(pairs) for family, pairs in table.items()}
        for family, pairs in table.items():
            if family not in english:
                findings.add(Mistake.UNKNOWN_KEY, file, "$" + step(family), found=family, among=english)
                continue
            for source in sorted(pairs.keys() - english[family]):
                path = "$" + step(family) + step(source)
                findings.add(Mistake.NOTHING_TO_TRANSLATE, file, path, found=source, among=english[family])
    for number, language in enumerate(card.languages):
        if f"words/{language}.json" not in files:
            findings.add(
                Mistake.LANGUAGE_WITHOUT_WORDS, shown(folder, "pack.json"), f"$.languages[{number}]", found=language
            )
    return words
