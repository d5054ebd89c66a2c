"""A text of the rules while it is put together: sentences, and what hangs on a condition, an address or a moment.

No sentence has two colons. Heads that follow one another are joined by commas, what is printed before a text is set off
by a dash, and what takes several lines stands below its head, each line with a dot: so it is seen where it ends.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

import attrs
from PySide6.QtCore import QCoreApplication

Told: TypeAlias = "str | Under | Printed | InTurn | Listed"

_DOT, _IN = "• ", "\u2003"
_MOST_HEADS = 4  # more of them in a row are hard to follow
# A line of text and how deep it stands.
_Line = tuple[int, str]


@attrs.frozen
class Under:
    """What holds only under its head: "if a marker lies in sector 4", with a small letter and without a colon."""

    head: str
    text: Told


@attrs.frozen
class Printed:
    """Behind what is printed before it: a space of a track, an outcome, what dice have to show, a name."""

    label: str
    text: Told


@attrs.frozen
class InTurn:
    """One after the other, in printed order (GEN-18)."""

    parts: tuple[Told, ...]


@attrs.frozen
class Listed:
    """Alternatives with their numbers, or lines of a card, below a head that says what they are.

    Between `free` ones the players choose: an "or" says as much as the head.
    """

    head: str
    parts: tuple[Told, ...]
    numbered: bool = True
    free: bool = False


def words(told: Told) -> str:
    """As it is read; lines that stand in begin with wide spaces."""
    return "\n".join(_IN * (depth - 1) + text for depth, text in _lines(told))


def in_line(told: Told) -> str:
    """As it is quoted inside of a line: alternatives have "or" between them instead of numbers, which are keys there.

    A head of several keeps its texts behind a colon.
    """
    match told:
        case str(text):
            return text
        case InTurn(parts=parts):
            return " ".join(filter(None, map(in_line, _flat(parts))))
        case Printed(label=label, text=text):
            line = QCoreApplication.translate("Told", "{label} – {text}")
            return line.format(label=label, text=standing_alone(in_line(_only(text))))
        case Under() | Listed():
            return _headed_in_line(told)


def going_on(sentence: str) -> str:
    """As it goes on after a colon. No sentence of an effect begins with a name, so this never touches one."""
    #: Not shown anywhere. After a colon a sentence goes on with a small letter: leave this word as it is (or put your
    #: word for it) only if that is so in your language, and translate it as "capital" if it keeps its capital.
    if QCoreApplication.translate("Told", "small") == "capital":
        return sentence
    return sentence[:1].lower() + sentence[1:]


def standing_alone(clause: str) -> str:
    """With the capital of a sentence."""
    return clause[:1].upper() + clause[1:]


def all_of(things: Sequence[str]) -> str:
    """Several things in a sentence, with "and" before the last one."""
    if len(things) < 2:
        return "".join(things)
    if _begins_with_e(things[-1]):
        #: As the other one, where {last} begins with the letter e (Italian has "ed" there instead of "e"); {first} may
        #: be several with commas.
        text = QCoreApplication.translate("Told", "{first} and {last}", "before the letter e")
    else:
        #: The last two of several things in a sentence. {first} and {last} are names, clauses, icons or numbers of
        #: sectors; {first} may be several with commas.
        text = QCoreApplication.translate("Told", "{first} and {last}")
    return text.format(first=_in_a_row(things[:-1]), last=things[-1])


def one_of(things: Sequence[str]) -> str:
    """Several things in a sentence, with "or" before the last one."""
    if len(things) < 2:
        return "".join(things)
    #: The last two of several things in a sentence. {first} and {last} are names, clauses, icons or numbers of sectors;
    #: {first} may be several with commas.
    text = QCoreApplication.translate("Told", "{first} or {last}")
    return text.format(first=_in_a_row(things[:-1]), last=things[-1])


def _begins_with_e(thing: str) -> bool:
    """Behind quotation marks, if there are any; an icon has no letters where it is seen."""
    return thing.lstrip("“„«\"'‘ ").casefold().startswith(("e", "è", "é"))


def _in_a_row(things: Sequence[str]) -> str:
    text, *further = things
    for thing in further:
        #: Things in a sentence before the last one, or heads of a text one after the other, as "at any time, each
        #: crewmember". {first} and {next} are these.
        text = QCoreApplication.translate("Told", "{first}, {next}").format(first=text, next=thing)
    return text


def _lines(told: Told) -> list[_Line]:
    match told:
        case str(text):
            return [(0, text)] if text else []
        case InTurn(parts=parts):
            return _in_turn(_flat(parts))
        case Printed(label=label, text=text):
            return _printed(label, _only(text))
        case Under() | Listed():
            return _headed(told)


def _in_turn(parts: Iterable[Told]) -> list[_Line]:
    """Sentences follow one another on a line; whatever has a head begins and ends one of its own."""
    found: list[_Line] = []
    goes_on = False
    for part in parts:
        if isinstance(part, str) and goes_on:
            found[-1] = (0, f"{found[-1][1]} {part}")
        else:
            found += _lines(part)
        goes_on = isinstance(part, str)
    return found


def _printed(label: str, text: Told) -> list[_Line]:
    inner = _lines(text)
    if isinstance(text, InTurn) and len(inner) > 1:
        return [(0, _with_colon(label)), *_dotted(inner)]
    (_, first), *further = inner or [(0, "")]
    #: {label} is what is printed before a text, as "Space 3" or "Red outcome", {text} is the text, which begins with a
    #: capital.
    line = QCoreApplication.translate("Told", "{label} – {text}")
    return [(0, line.format(label=label, text=standing_alone(first))), *further]


def _headed(told: Under | Listed) -> list[_Line]:
    heads: list[str] = []
    text: Told = told
    while isinstance(text, Under) and len(heads) < _MOST_HEADS:
        heads.append(text.head)
        text = _only(text.text)
    if isinstance(text, Listed):
        heads.append(text.head)
        return [(0, _with_colon(_head(heads))), *_items(text)]
    inner = _lines(text)
    if len(inner) == 1 and isinstance(text, str | InTurn):
        #: {head} is a condition, an address or a moment, {text} what happens then: "At any time: draw 2 section cards."
        line = QCoreApplication.translate("Told", "{head}: {text}")
        return [(0, line.format(head=_head(heads), text=going_on(inner[0][1])))]
    return [(0, _with_colon(_head(heads))), *_dotted(inner)]


def _head(heads: Sequence[str]) -> str:
    return standing_alone(_in_a_row(heads))


def _with_colon(head: str) -> str:
    """Words of the story may have a colon of their own."""
    if ":" in head:
        return head
    #: Above several lines that belong to it. {head} is a condition, an address or a moment.
    return QCoreApplication.translate("Told", "{head}:").format(head=head)


def _headed_in_line(told: Under | Listed) -> str:
    heads: list[str] = []
    text: Told = told
    while isinstance(text, Under):
        heads.append(text.head)
        text = _only(text.text)
    if isinstance(text, Listed) and not text.free:
        heads.append(text.head)
    inner = _either(text) if isinstance(text, Listed) else in_line(text)
    if not heads:
        return inner
    return QCoreApplication.translate("Told", "{head}: {text}").format(head=_head(heads), text=going_on(inner))


def _either(listed: Listed) -> str:
    """One or the other; what takes several sentences has its "or" before it."""
    first, *others = [standing_alone(in_line(_only(part))) for part in listed.parts]
    if not listed.numbered:
        return " ".join((first, *others))
    if not all(map(_is_short, (first, *others))) or not all(map(_is_order, others)):
        #: One more of several alternatives in a line, which is too long for "or" alone. {text} is the alternative.
        line = QCoreApplication.translate("Told", "Or: {text}")
        return " ".join((first, *(line.format(text=going_on(text)) for text in others)))
    *plain, last = [text.removesuffix(".") for text in (first, *(each[:1].lower() + each[1:] for each in others))]
    #: One or the other has to be done: {first} and {last} are orders to the players; {first} may be several with
    #: commas.
    text = QCoreApplication.translate("Told", "{first} or {last}.")
    return text.format(first=_in_a_row(plain), last=last)


def _is_short(sentence: str) -> bool:
    """Without a part that has to be set off: behind it an "or" would be read as belonging to that part."""
    return not any(mark in sentence[:-1] for mark in (". ", ", ", "; ", ": "))


def _is_order(sentence: str) -> bool:
    """Whether it may go on with a small letter behind "or"."""
    #: Not shown anywhere. Where nouns have capitals inside of a sentence as well, translate it as the ending of the
    #: first word of orders to several people ("t" in German); leave this word as it is (or put your word for it)
    #: otherwise.
    ending = QCoreApplication.translate("Told", "small letters")
    return " " in ending or sentence.split(" ", maxsplit=1)[0].endswith(ending)


def _items(listed: Listed) -> Iterator[_Line]:
    for number, part in enumerate(listed.parts, start=1):
        (_, first), *further = _lines(part) or [(0, "")]
        #: One of several alternatives on its own line. {number} counts from 1.
        mark = QCoreApplication.translate("Told", "{number}. ").format(number=number) if listed.numbered else _DOT
        yield 1, mark + standing_alone(first)
        yield from ((depth + 1, text) if depth else (2, _DOT + text) for depth, text in further)


def _dotted(inner: Iterable[_Line]) -> Iterator[_Line]:
    for depth, text in inner:
        yield (depth + 1, text) if depth else (1, _DOT + text)


def _only(text: Told) -> Told:
    """A single part of a text is the text."""
    while isinstance(text, InTurn) and len(flat := tuple(_flat(text.parts))) == 1:
        text = flat[0]
    return text


def _flat(parts: Iterable[Told]) -> Iterator[Told]:
    """Without texts of several parts inside of another, and without what says nothing."""
    for part in parts:
        if isinstance(part, InTurn):
            yield from _flat(part.parts)
        elif part:
            yield part
