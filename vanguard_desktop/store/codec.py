"""Events and positions as text, and back: what a save is made of."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property, lru_cache
from hashlib import sha256
from typing import Any

import attrs
from cattrs import Converter
from cattrs.errors import BaseValidationError, ForbiddenExtraKeysError, StructureHandlerNotFoundError

from vanguard_desktop.core import BookId, Event, GameState, Ruleset
from vanguard_desktop.setting import Box

from .chain import Written, unpacked
from .converter import UnknownType, kinds, make_converter
from .errors import Damage, SaveError
from .position import Position
from .upcast import UPCASTS, Upcasts, upcast

MALFORMED = (
    ValueError,
    TypeError,
    LookupError,
    AttributeError,
    ArithmeticError,
    RecursionError,
    BaseValidationError,
    ForbiddenExtraKeysError,
    StructureHandlerNotFoundError,
)

REMEMBERED = 4096

write_json = json.JSONEncoder(separators=(",", ":"), sort_keys=True).encode


class Codec:
    """Reads and writes for a fixed set of rule books. Building the converter takes a while, so it waits for its use."""

    def __init__(self, rulesets: Sequence[Ruleset[Any]], upcasts: Upcasts = UPCASTS) -> None:
        self._rulesets = {rules.book: rules for rules in rulesets}
        self._upcasts = upcasts
        # Most events happen again and again, and the players wait while they are written and read.
        self._known_text = lru_cache(REMEMBERED)(self._write_event)
        self._known_event = lru_cache(REMEMBERED)(self._read_event)

    @cached_property
    def _converter(self) -> Converter:
        return make_converter(tuple(self._rulesets.values()), self._upcasts)

    @cached_property
    def _events(self) -> dict[str, type[Event]]:
        return kinds(tuple(self._rulesets.values()))[Event]

    @cached_property
    def _writers(self) -> dict[type[Event], Callable[[Event], Sequence[Any]]]:
        """For each class of events what to call, looked up once: it is done before every decision is shown."""

        def writer(tag: str, event: type[Event]) -> Callable[[Event], Sequence[Any]]:
            hook, version = self._converter.get_unstructure_hook(event), event.version

            def write(happened: Event) -> Sequence[Any]:
                fields = hook(happened)
                if version > 1:
                    return tag, fields, version
                return (tag, fields) if fields else (tag,)

            return write

        return {event: writer(tag, event) for tag, event in self._events.items()}

    @property
    def rules_versions(self) -> dict[BookId, int]:
        return {book: rules.version for book, rules in self._rulesets.items()}

    @cached_property
    def shape(self) -> str:
        """Changes with whatever positions are made of: a kept position of another shape is not read but replayed."""
        versions = write_json({str(book): version for book, version in self.rules_versions.items()})
        parts = {name for rules in self._rulesets.values() for name in _shape_of(rules.state)}
        for members in kinds(tuple(self._rulesets.values())).values():
            parts |= {name for member in members.values() for name in _shape_of(member)}
        return sha256("\n".join((versions, *sorted(parts))).encode()).hexdigest()[:16]

    def write_events(self, events: Iterable[Event]) -> str:
        """What happened in one step, a line for each event: its tag, its data unless there is none, its version
        unless 1.
        """
        return "\n".join(map(self._text, events))

    def _text(self, event: Event) -> str:
        try:
            return self._known_text(event)
        except TypeError:  # what holds a mapping cannot be looked up
            return self._write_event(event)

    def _write_event(self, event: Event) -> str:
        return write_json(self._writers[type(event)](event))

    def read_events(self, written: Written) -> tuple[Event, ...]:
        """The events of a step, upcast from older versions; newer ones are refused, never guessed at."""
        with _malformed("events"):
            return tuple(map(self._known_event, unpacked(written).split("\n")))

    def _read_event(self, line: str) -> Event:
        written = json.loads(line)
        if type(written) is not list or not 1 <= len(written) <= 3:
            raise TypeError("tag, data and version expected")
        tag = written[0]
        fields = written[1] if len(written) > 1 else {}
        version = written[2] if len(written) > 2 else 1
        cls = self._events.get(tag)
        if cls is None:
            raise UnknownType(f"event {tag!r}")
        if type(version) is not int or version < 1:
            raise ValueError(f"version {version!r}")
        if version > cls.version:
            raise UnknownType(f"event {tag!r} in version {version}")
        if version < cls.version:
            fields = upcast(self._upcasts, tag, version, cls.version, fields)
        event: Event = self._converter.get_structure_hook(cls)(fields, cls)
        return event

    def write_position(self, position: Position) -> str:
        states = {str(book): self._converter.unstructure(state) for book, state in position.states.items()}
        return write_json({"book": position.book, "states": states})

    def read_position(self, text: str, box: Box) -> Position:
        """The position, with the box it is played with laid beside it."""
        with _malformed("position"):
            whole = json.loads(text)
            if whole.keys() != {"book", "states"}:
                raise ValueError("book and states expected")
            states: dict[BookId, GameState] = {}
            for book, fields in whole["states"].items():
                state = self._rulesets[BookId(book)].state
                if "box" in fields:
                    raise ValueError("a box is no part of a save")
                states[BookId(book)] = self._converter.structure({**fields, "box": box}, state)
            if whole["book"] not in states:
                raise ValueError(f"book {whole['book']!r} is not in use")
            return Position(book=BookId(whole["book"]), states=states)

    def fingerprint(self, position: Position) -> str:
        """Equal for equal positions, in every program that knows the same rules."""
        return sha256(self.write_position(position).encode()).hexdigest()


@contextmanager
def _malformed(what: str) -> Iterator[None]:
    """Nothing that malformed data can raise on its way through JSON, cattrs and attrs reaches the player."""
    try:
        yield
    except UnknownType as problem:
        raise SaveError(Damage.NEWER, "", str(problem)) from problem
    except MALFORMED as problem:
        raise SaveError(Damage.DAMAGED, "", f"{what}: {type(problem).__name__}: {str(problem)[:200]}") from problem


def _shape_of(cls: type[Any]) -> set[str]:
    """The fields of a class and, as far as they are data of ours, of the classes its fields are made of."""
    found: set[str] = set()
    waiting = [cls]
    seen: set[type[Any]] = {Box}
    while waiting:
        part = waiting.pop()
        if part in seen:
            continue
        seen.add(part)
        found.add(part.__name__)
        attrs.resolve_types(part)
        for field in attrs.fields(part):
            found.add(f"{part.__name__}.{field.name}: {field.type}")
            waiting += [named for named in _named_in(field.type) if attrs.has(named)]
    return found


def _named_in(annotation: Any) -> list[type[Any]]:
    inner = getattr(annotation, "__args__", ())
    found = [annotation] if isinstance(annotation, type) else []
    return found + [named for part in inner for named in _named_in(part)]
