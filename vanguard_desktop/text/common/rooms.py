"""Rooms of words: for each kind of data a room has a table from a class to what is said of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, ClassVar

import attrs

from vanguard_desktop.core import Waiting

from .names import Names
from .texts import Texts
from .told import InTurn, Under

# What is said of a thing in a room; for all but effects and tests the position is known, too.
Entry = Callable[..., Any]
Table = Mapping[type[Any], Entry]
# How what stands in a field is called: at first comes who speaks, then the value, then the position.
How = Callable[..., str]
# Fields in which something stands under another name than the place for it in a sentence; all others are cards.
FIELDS = {
    "count": ("by",), "deck": ("type",), "decks": ("types",), "dice": ("die",), "injury": ("kind",),
    "member": ("to", "owner"), "outcome": ("color",), "sector": ("to",), "skill": ("member",),
}  # fmt: skip


class Room(Texts):
    """Each room of a book is a class of this with its tables, and has no subclasses itself, see `Texts`."""

    effects: ClassVar[Table] = {}
    tests: ClassVar[Table] = {}
    denials: ClassVar[Table] = {}
    events: ClassVar[Table] = {}
    undo: ClassVar[Table] = {}
    questions: ClassVar[Table] = {}
    # What is told on the table as it happens.
    aloud: ClassVar[tuple[type[Any], ...]] = ()
    commands: ClassVar[Table] = {}
    reasons: ClassVar[Table] = {}
    # What speaks for an advice.
    motives: ClassVar[Table] = {}
    # What is asked for an effect that needs something named, and how an answer reads if it is no name of a piece.
    things: ClassVar[Table] = {}
    answers: ClassVar[Table] = {}

    def __init__(self, say: Any, places: Mapping[str, How]) -> None:
        """`places` says how what stands in a place of a sentence is called."""
        self.say, self.places = say, places
        self.names: Names = say.names


@attrs.frozen
class Sentence:
    """Each {place} is filled from the field of its name, or from that which stands in `fields` for it."""

    text: str
    fields: Mapping[str, str | Callable[..., object]]

    def __call__(self, room: Any, thing: Any, *at: Any) -> str:
        text: str = room.tr(self.text, "", self._number(room, thing, at)) if "%n" in self.text else room.tr(self.text)
        return text.format_map(_Filled(self, room, thing, at)) if "{" in text else text

    def fill(self, place: str, room: Any, thing: Any, at: tuple[Any, ...]) -> str:
        value = self._value(place, room, thing, at)
        how = None if callable(self.fields.get(place)) else room.places.get(place)
        return str(value) if how is None else how(room.say, value, *at)

    def _value(self, place: str, room: Any, thing: Any, at: tuple[Any, ...]) -> Any:
        field = self.fields.get(place)
        if callable(field):
            return field(room, thing, *at)
        names = (field,) if field else (place, *FIELDS.get(place, ()), "card")
        found = next((name for name in names if hasattr(thing, name)), None)
        assert found is not None, f"{type(thing).__name__} has nothing for {place!r} in {self.text!r}"
        return getattr(thing, found)

    def _number(self, room: Any, thing: Any, at: tuple[Any, ...]) -> int:
        """A loss is told by words: what is counted has no sign."""
        value = self._value("n" if "n" in self.fields else "count", room, thing, at)
        return len(value) if isinstance(value, tuple) else abs(value)


class _Filled(dict[str, str]):
    """The places of one sentence, filled as they are met."""

    def __init__(self, *sentence: Any) -> None:
        super().__init__()
        self._sentence = sentence

    def __missing__(self, place: str) -> str:
        sentence, *thing = self._sentence
        return str(sentence.fill(place, *thing))


def tr(text: str, /, **fields: str | Callable[..., object]) -> Sentence:
    """A sentence in a table, with the fields of places that are called otherwise; `n` is what is counted.

    Where no field tells it, a method or function of the room does.
    """
    return Sentence(text, fields)


def like(place: str, field: str = "") -> Entry:
    """What stands in a field by itself, as it is called in a place of a sentence."""
    alone = Sentence("", {place: field} if field else {})
    return lambda room, thing, *at: alone.fill(place, room, thing, at)


def told_by(say: Callable[[Any], str], field: str) -> Entry:
    """What stands in a field, in the words that something else has for it."""
    return lambda room, thing, *_: say(getattr(thing, field))


def choose(field: str | Callable[..., Any] = "", /, **entries: Entry) -> Entry:
    """What is said according to the value of a field, by its name; `other` is for all that are not named.

    Without a field: according to the thing itself.
    """

    def chosen(room: Any, thing: Any, *at: Any) -> Any:
        value = field(thing, *at) if callable(field) else getattr(thing, field) if field else thing
        name = str(getattr(value, "value", value)).lower()
        return entries[name if name in entries else "other"](room, thing, *at)

    return chosen


def given(field: str, there: Entry, missing: Entry) -> Entry:
    """What is said according to whether there is something in a field."""

    def by_field(room: Any, thing: Any, *at: Any) -> Any:
        return (there if getattr(thing, field) else missing)(room, thing, *at)

    return by_field


def when(holds: Callable[..., object], then: Entry, otherwise: Entry) -> Entry:
    """What is said according to whether something holds."""

    def by_test(room: Any, thing: Any, *at: Any) -> Any:
        return (then if holds(room, thing, *at) else otherwise)(room, thing, *at)

    return by_test


def signed(less: Entry, more: Entry) -> Entry:
    """What is said of a loss and of a gain."""

    def by_sign(room: Any, thing: Any, *at: Any) -> Any:
        return (less if getattr(thing, "by", getattr(thing, "count", 0)) < 0 else more)(room, thing, *at)

    return by_sign


def what(field: str = "effect") -> Entry:
    """What the effect in a field does, or several of them that wait there."""
    return lambda room, thing, *_: _told(room, getattr(thing, field))


def _told(room: Any, effect: Any) -> Any:
    if isinstance(effect, tuple):
        return InTurn(tuple(_told(room, each) for each in effect))
    return room.say.tell(effect.effect if isinstance(effect, Waiting) else effect)


def over(head: Entry, text: Entry | str = "effect") -> Entry:
    """A head above what the effect in a field does, or above another text."""
    below = what(text) if isinstance(text, str) else text
    return lambda room, thing, *at: Under(head(room, thing, *at), below(room, thing, *at))


def in_turn(*entries: Entry) -> Entry:
    """One sentence after the other."""
    return lambda room, thing, *at: InTurn(tuple(entry(room, thing, *at) for entry in entries))


def nothing(*_: Any) -> str:
    """Of this nothing is said."""
    return ""


class Said:
    """One kind of data of a book in words, whichever of its rooms has them."""

    def __init__(self, kind: str, rooms: Iterable[type[Room]], say: Any, places: Mapping[str, How]) -> None:
        made = [room(say, places) for room in rooms]
        self._entries = {each: (room, entry) for room in made for each, entry in getattr(room, kind).items()}

    def of(self, kind: type[Any]) -> Entry | None:
        """What is said of all things of a kind."""
        room, entry = self._entries.get(kind, (None, None))
        return None if entry is None else partial(entry, room)

    def __contains__(self, kind: type[Any]) -> bool:
        return kind in self._entries

    def __call__(self, thing: Any, *at: Any) -> Any:
        room, entry = self._entries[type(thing)]
        return entry(room, thing, *at)
