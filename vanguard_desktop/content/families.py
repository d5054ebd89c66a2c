"""Which families of cards there are: what the box or a rule book has a shelf for, a pack may bring."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import attrs

from vanguard_desktop.books import BOOKS, of_all_books
from vanguard_desktop.core import Counter, Flag, Prose
from vanguard_desktop.setting import Box, ResearchCard, ThreatCard

# What texts record for later has words too, though it is no card.
KEYWORDS = "keywords"


def of_the_box() -> tuple[str, ...]:
    """The families that all books share."""
    return tuple(family for family in families() if not any(family in book.families for book in BOOKS.values()))


@of_all_books
def families() -> Mapping[str, type[Any]]:
    """Each family by the name of its file, with the definition that its entries follow."""
    hints = get_type_hints(Box)
    shared = {
        name: get_args(hint)[1]
        for name, hint in hints.items()
        if get_origin(hint) is Mapping and attrs.has(get_args(hint)[1])
    }
    return shared | {name: definition for book in BOOKS.values() for name, definition in book.families.items()}


@cache
def id_field(family: str) -> str:
    """The field that tells one entry of a family from the others: the first of the type that the box looks up.

    Where a book has a family of its own that is the first of all.
    """
    if family not in get_type_hints(Box):
        return str(attrs.fields(families()[family])[0].name)
    looked_up, definition = get_args(get_type_hints(Box)[family])
    return next(name for name, kind in field_types(definition).items() if kind == looked_up)


@cache
def field_types(definition: Any) -> Mapping[str, Any]:
    """The fields of a definition with their marks."""
    hints = get_type_hints(definition, include_extras=True)
    return {field.name: hints[field.name] for field in attrs.fields(definition)}


def parts(thing: Any, kind: Any, path: str) -> Iterator[tuple[str, Any, Any]]:
    """Everything inside a definition, down to single words and numbers, with its path and its type with marks."""
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is Annotated:
        yield path, thing, kind
        yield from parts(thing, arguments[0], path)
    elif attrs.has(definition := type(thing)):
        yield path, thing, definition
        for name, inner in field_types(definition).items():
            yield from parts(getattr(thing, name), inner, f"{path}.{name}")
    elif isinstance(thing, tuple):
        for number, one in enumerate(thing):
            kind_of_one = arguments[0] if ... in arguments else arguments[number]
            yield from parts(one, kind_of_one, f"{path}[{number}]")
    elif isinstance(thing, Mapping):
        for key, one in thing.items():
            place = f"{path}.{getattr(key, 'value', key)}"
            yield from parts(key, arguments[0], place)
            yield from parts(one, arguments[1], place)
    elif thing is not None and type(None) in arguments:
        yield from parts(thing, next(part for part in arguments if part is not type(None)), path)
    elif thing is not None:
        yield path, thing, kind


def marks(kind: Any) -> tuple[Any, ...]:
    return get_args(kind)[1:] if get_origin(kind) is Annotated else ()


def texts(definition: Any) -> Iterator[str]:
    """Every text of a card that players read, in English: what a translation has to cover."""
    for _, text, kind in parts(definition, type(definition), "$"):
        if text and any(isinstance(mark, Prose) for mark in marks(kind)):
            yield text


def keywords(definition: Any) -> Iterator[str]:
    """Keywords and counters that the texts of a card name, that of a research project, and behaviors of a threat, as
    players read them.
    """
    if isinstance(definition, ThreatCard):
        yield from map(as_words, definition.behaviors)
    if isinstance(definition, ResearchCard) and definition.keyword:
        yield as_words(definition.keyword)
    for _, text, kind in parts(definition, type(definition), "$"):
        if text and _plain(kind) in (Flag, Counter):
            yield as_words(text)


def _plain(kind: Any) -> Any:
    return get_args(kind)[0] if get_origin(kind) is Annotated else kind


def as_words(keyword: str) -> str:
    """Packs write a keyword like `stamp_salt`; players read words."""
    return keyword.replace("_", " ")
