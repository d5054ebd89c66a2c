"""From folders to the box: read packs, add those they need, merge, refuse what the rules would trip over."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import attrs
from cattrs import Converter

from vanguard_desktop.books import BOOKS, Book, of_all_books
from vanguard_desktop.core import PackId
from vanguard_desktop.resources import resource_path
from vanguard_desktop.setting import Box

from .complete import check_complete
from .converter import make_converter
from .errors import Findings, Mistake
from .families import families, id_field
from .folder import read_folder, shown
from .packs import Entry, Pack, Readers, read_pack
from .references import check_references
from .words import Words

# Keywords are no cards, yet acts to come may note some that are asked for already.
FLAGS = "flags"


@attrs.frozen
class Content:
    """What packs bring: the box, and its words in other languages."""

    box: Box
    words: Words


def load_content(packs: Sequence[Path] = ()) -> Content:
    """These packs with the built-in ones that they need; without any, everything that is built in.

    Raises `ContentError`, and nothing else whatever a pack may hold; `NobodyWaits` if that is so.
    """
    opened = open_packs(packs)
    table = _table(opened)
    acts = tuple(sorted({act for pack in opened for act in pack.card.acts}))
    others = {family: table.pop(family) for book in BOOKS.values() for family in book.families}
    packed = tuple(pack.card.id for pack in opened)
    box = Box(packs=packed, fingerprint=_fingerprint(opened), acts=acts, others=others, **table)
    return Content(box, Words.of(pack.words for pack in opened))


def load_box(packs: Sequence[Path] = ()) -> Box:
    return load_content(packs).box


def digest(packs: Sequence[Path] = ()) -> str:
    """Changes whenever a file changes that `load_content` would read, or might read; raises nothing."""
    found = hashlib.sha256()
    for folder in dict.fromkeys((*packs, *built_in_packs())):
        findings = Findings()
        for place, data in read_folder(folder, families().keys(), findings).items():
            found.update(repr((str(folder), place, len(data))).encode("utf-8", "surrogatepass") + data)
        found.update(repr(findings.all()).encode("utf-8", "surrogatepass"))
    return found.hexdigest()


def built_in_packs() -> tuple[Path, ...]:
    """The packs that come with the program."""
    return tuple(sorted(file.parent for file in resource_path("content").glob("*/pack.json")))


def open_packs(packs: Sequence[Path] = ()) -> tuple[Pack, ...]:
    """Read and check packs; a pack comes after those it needs."""
    findings = Findings()
    read = [read_pack(folder, _readers(), findings) for folder in packs or built_in_packs()]
    given = [pack for pack in read if pack is not None]
    if findings.about_files or len(given) < len(read):
        findings.raise_if_any()
    opened = _with_needed(given, findings)
    _check_ids(opened, findings)
    spoiled = {place for pack in opened for place in (*pack.spoiled, *_later(pack, findings))}
    check_references([entry for pack in opened for entry in pack.entries], _table(opened), spoiled, findings)
    check_complete(opened, findings)
    findings.raise_if_any()
    return opened


def _later(pack: Pack, findings: Findings) -> Iterator[tuple[str, str]]:
    """What acts to come bring (CPI-02): naming it is no mistake."""
    for family, ids in pack.card.later.items():
        if family not in families() and family != FLAGS:
            file = shown(pack.folder, "pack.json")
            findings.add(Mistake.UNKNOWN_KEY, file, f"$.later.{family}", found=family, among=[*families(), FLAGS])
        yield from ((family, id) for id in ids)


@of_all_books
def _readers() -> Readers:
    """Cards of a family that only one book has may say what that book knows; all others what the books do that share
    them.
    """
    # Built when the first pack is read: that takes longer than showing the first window.
    own: dict[str, Converter] = {}
    for book in BOOKS.values():
        own |= dict.fromkeys(book.families, _converter(book)) if book.families else {}
    return Readers(_converter(*(book for book in BOOKS.values() if not book.families)), own)


def _converter(*books: Book) -> Converter:
    effects = dict.fromkeys(effect for book in books for effect in book.card_effects)
    tests = dict.fromkeys(test for book in books for test in book.rules.tests)
    return make_converter(tuple(effects), tuple(tests))


def _with_needed(given: Sequence[Pack], findings: Findings) -> tuple[Pack, ...]:
    """Add the built-in packs that others need, and put every pack behind what it needs."""
    known: dict[PackId, Pack] = {}
    for pack in given:
        if pack.card.id in known:
            file, other = shown(pack.folder, "pack.json"), shown(known[pack.card.id].folder, "pack.json")
            findings.add(Mistake.ID_TWICE, file, "$.id", found=pack.card.id, wanted=other)
        known.setdefault(pack.card.id, pack)
    built_in = {folder.name: folder for folder in built_in_packs()}
    ordered: dict[PackId, Pack] = {}

    def add(pack: Pack, way: tuple[PackId, ...]) -> None:
        file = shown(pack.folder, "pack.json")
        if pack.card.id in ordered:
            return
        if pack.card.id in way:
            findings.add(Mistake.PACK_NEEDS_ITSELF, file, "$.needs", found=" → ".join((*way, pack.card.id)))
            return
        for number, needed in enumerate(pack.card.needs):
            if needed not in known and needed in built_in:
                read = read_pack(built_in[needed], _readers(), findings)
                if read is not None:
                    known[needed] = read
            if needed in known:
                add(known[needed], (*way, pack.card.id))
            else:
                names = sorted({*known, *built_in})
                findings.add(Mistake.NO_SUCH_PACK, file, f"$.needs[{number}]", found=needed, among=names)
        ordered[pack.card.id] = pack

    for pack in given:
        add(pack, ())
    return tuple(ordered.values())


def _check_ids(packs: Sequence[Pack], findings: Findings) -> None:
    """An id belongs to one card of its family, in all packs together."""
    first: dict[tuple[str, str | int], Entry] = {}
    for entry in (entry for pack in packs for entry in pack.entries):
        other = first.setdefault((entry.family, entry.key), entry)
        if other is not entry:
            path = f"{entry.path}.{id_field(entry.family)}"
            findings.add(Mistake.ID_TWICE, entry.file, path, found=entry.key, wanted=f"{other.file}: {other.path}")


def _table(packs: Sequence[Pack]) -> dict[str, dict[Any, Any]]:
    table: dict[str, dict[Any, Any]] = {family: {} for family in families()}
    for pack in packs:
        for entry in pack.entries:
            table[entry.family][entry.key] = entry.definition
    return table


def _fingerprint(packs: Sequence[Pack]) -> str:
    """A name for exactly these cards, kept in every save; translations and the layout of files do not change it."""
    digest = hashlib.sha256()
    for line in _lines(packs):
        digest.update(line.encode("utf-8") + b"\n")
    return digest.hexdigest()


def _lines(packs: Sequence[Pack]) -> Iterator[str]:
    for pack in sorted(packs, key=lambda pack: pack.card.id):
        yield json.dumps(["pack", pack.card.id, pack.card.version])
        for entry in sorted(pack.entries, key=lambda entry: (entry.family, entry.key)):
            yield entry.written
