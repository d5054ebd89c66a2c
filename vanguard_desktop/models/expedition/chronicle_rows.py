"""Lines of the journal: what each is about, what was chosen there, what of it can be sought and read again."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from enum import Enum

import attrs

from vanguard_desktop.core.ids import CardId, LogId, MemberId
from vanguard_desktop.store.notes import Note
from vanguard_desktop.text.common.excerpts import first_sentences


class ChronicleKind(Enum):
    """What a line of the journal is about."""

    ROUND = "round"
    LINE = "line"
    LOG = "log"
    EVENT = "event"
    NOTE = "note"


STORIES = frozenset({ChronicleKind.ROUND, ChronicleKind.LOG, ChronicleKind.EVENT, ChronicleKind.NOTE})


EVERYTHING = frozenset(ChronicleKind)


NOTES = frozenset({ChronicleKind.NOTE})


LOGS = frozenset({ChronicleKind.ROUND, ChronicleKind.LOG})


EVENTS = frozenset({ChronicleKind.ROUND, ChronicleKind.EVENT})


_LEAD = 110  # letters, at least one sentence


@attrs.frozen(kw_only=True)
class Choice:
    """The alternatives that a text offered, and the number of the one that was taken; None while it is open."""

    options: tuple[str, ...]
    taken: int | None = None


@attrs.frozen(kw_only=True)
class ChronicleRow:
    """`id` is the step and the place in it. What can be read again names its entry or card, and who read it.

    `lead` is how its story begins.
    """

    id: tuple[int, int]
    kind: ChronicleKind
    text: str
    choices: tuple[Choice, ...] = ()
    log: LogId | None = None
    card: CardId | None = None
    reader: MemberId | None = None
    note: Note | None = None
    searched: str = ""
    lead: str = ""


def lead(story: str) -> str:
    """Its first sentence, without the marks of what it stresses."""
    return first_sentences(story.replace("*", "").strip(), _LEAD) if story.strip() else ""


def line_row(id: tuple[int, int], text: str) -> ChronicleRow:
    return ChronicleRow(id=id, kind=ChronicleKind.LINE, text=text, searched=plain(text))


def without_empty_rounds(rows: list[ChronicleRow]) -> Iterator[ChronicleRow]:
    """A round in which nothing is left to show needs no heading."""
    for place, row in enumerate(rows):
        after = rows[place + 1].kind if place + 1 < len(rows) else ChronicleKind.ROUND
        if row.kind is not ChronicleKind.ROUND or after is not ChronicleKind.ROUND:
            yield row


def plain(text: str) -> str:
    """Whoever seeks types small letters, no accents and no marks of stress."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("*", ""))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
