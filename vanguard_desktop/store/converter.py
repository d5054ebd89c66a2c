"""How the data of the rule books is written as JSON and read back: exactly, by tag, and no more than was asked for."""

from __future__ import annotations

import types
from collections.abc import Callable, Collection, Mapping, Sequence, Set
from functools import partial
from typing import Any, Union, get_args, get_origin

import attrs
import cattrs
from cattrs.errors import ForbiddenExtraKeysError

from vanguard_desktop.core import (
    SHARED_EVENTS,
    BookOpened,
    BookTurned,
    Decision,
    Effect,
    Event,
    GameState,
    Opening,
    Ruleset,
    Test,
    Written,
)
from vanguard_desktop.dice.requirements import ITEMS
from vanguard_desktop.setting import SPECIALS, Box

from .upcast import Upcasts, upcast

TYPE = "type"
VERSION = "version"

Named = dict[str, type[Any]]


class UnknownType(ValueError):
    """A tag that no rule book of this program knows: the save comes from a newer one."""


def make_converter(rulesets: Sequence[Ruleset[Any]], upcasts: Upcasts) -> cattrs.Converter:
    """Unions by tag, unknown keys refused, defaults left out, "2" is not 2; questions of older programs read as new."""
    converter = cattrs.Converter(detailed_validation=False)
    converter.register_unstructure_hook_factory(attrs.has, partial(_written, converter))
    converter.register_structure_hook_factory(attrs.has, partial(_read, converter))
    for primitive in (int, str, bool, float):
        converter.register_structure_hook(primitive, _exactly(primitive))
    _containers(converter)
    text = _exactly(str)
    converter.register_structure_hook_func(_is_text, lambda value, kind: kind.read(text(value, str)))
    converter.register_unstructure_hook_func(_is_text, str)
    for kind, members in kinds(rulesets).items():
        _tagged(converter, kind, members, upcasts)
    for parts in (SPECIALS, ITEMS):  # what checks are printed with; a running check is part of the position
        _tagged(converter, parts, {part.tag: part for part in parts}, upcasts)
    for rules in rulesets:
        _state(converter, rules.state)
    return converter


def kinds(rulesets: Sequence[Ruleset[Any]]) -> dict[type[Any], Named]:
    """The classes of each kind by the name they have in saves.

    Names are unique within a book only. What the first book or all of them know goes by its bare tag; the other books
    put their own name in front, so that two books may each have their `traveled`.
    """
    found: dict[type[Any], Named] = {Event: {}, Effect: {}, Decision: {}, Opening: {}, Test: {}}
    shared: tuple[type[Any], ...] = (*SHARED_EVENTS, BookOpened, BookTurned)
    found[Event] = {event.tag: event for event in shared}
    for number, rules in enumerate(rulesets):
        prefix = f"{rules.book}:" if number else ""
        families: dict[type[Any], tuple[type[Any], ...]] = {
            Event: rules.events,
            Effect: rules.effects,
            Decision: rules.decisions,
            Opening: (rules.opening,),
            Test: rules.tests,
        }
        for kind, members in families.items():
            known = set(found[kind].values())
            for member in members:
                if member in known:
                    continue
                name = prefix + member.tag
                assert name not in found[kind], f"{member} and {found[kind][name]} are both called {name!r}"
                found[kind][name] = member
    return found


def _exactly(primitive: type[Any]) -> Callable[[Any, Any], Any]:
    def hook(value: Any, _: Any) -> Any:
        if type(value) is not primitive:
            raise TypeError(f"{primitive.__name__} expected, found {type(value).__name__}")
        return value

    return hook


def _tagged(converter: cattrs.Converter, kind: Any, members: Named, upcasts: Upcasts) -> None:
    """A field that says `Effect`, or names several effects, holds any of them under its tag.

    What has changed since it was invented is written with its version, and read out of any.
    """
    names = {member: name for name, member in members.items()}

    def write(value: Any) -> dict[str, Any] | None:
        if value is None:
            return None
        cls = type(value)
        version = {VERSION: cls.version} if _version(cls) > 1 else {}
        return {TYPE: names[cls], **version, **converter.get_unstructure_hook(cls)(value)}

    def read(value: Any, expected: Any) -> Any:
        if value is None and types.NoneType in get_args(expected):
            return None
        fields = dict(_mapping(value))
        name = fields.pop(TYPE)
        if type(name) is not str or name not in members:
            raise UnknownType(f"{getattr(kind, '__name__', 'part').lower()} {name!r}")
        member = members[name]
        version = fields.pop(VERSION, 1)
        if type(version) is not int or version < 1:
            raise ValueError(f"version {version!r}")
        if version > _version(member):
            raise UnknownType(f"{name!r} in version {version}")
        if version < _version(member):
            fields = upcast(upcasts, name, version, _version(member), fields)
        if expected is not kind and member not in get_args(expected):
            raise TypeError(f"{name!r} has no place here")
        return converter.get_structure_hook(member)(fields, member)

    def wanted(candidate: Any) -> bool:
        if candidate is kind:
            return True
        choices = [choice for choice in get_args(candidate) if choice is not types.NoneType]
        is_union = get_origin(candidate) in (Union, types.UnionType)
        return is_union and len(choices) > 1 and all(choice in names for choice in choices)

    converter.register_unstructure_hook_func(wanted, write)
    converter.register_structure_hook_func(wanted, read)


def _version(cls: type[Any]) -> int:
    version: int = getattr(cls, "version", 1)
    return version


# cattrs would write code for each of some 1,500 classes, and compile it when it meets the first of them: for some
# decisions that took longer than all else.
def _written(converter: cattrs.Converter, kind: Any, leave_out: Collection[str] = ()) -> Callable[[Any], Any]:
    """The fields that are not as usual."""
    attrs.resolve_types(kind)
    fields = [(field.name, field.type, field.default) for field in attrs.fields(kind) if field.name not in leave_out]
    hooks: dict[str, Callable[[Any], Any]] = {}

    def write(value: Any) -> dict[str, Any]:
        told = {}
        for name, expected, usual in fields:
            part = getattr(value, name)
            if part != (usual.factory() if isinstance(usual, attrs.Factory) else usual):  # type: ignore[arg-type]
                hook = hooks.get(name) or hooks.setdefault(name, converter.get_unstructure_hook(expected))
                told[name] = hook(part)
        return told

    return write


def _read(
    converter: cattrs.Converter, kind: Any, beside: Mapping[str, Callable[[Any, Any], Any]] | None = None
) -> Callable[[Any, Any], Any]:
    """From its fields; those `beside` are no part of the save, and laid there as they are."""
    attrs.resolve_types(kind)
    fields = {field.name: field.type for field in attrs.fields(kind)}
    needed = {field.name for field in attrs.fields(kind) if field.default is attrs.NOTHING}
    hooks = dict(beside or {})

    def read(value: Any, _: Any) -> Any:
        if not needed <= value.keys() <= fields.keys():
            if missing := needed - value.keys():
                raise KeyError(*sorted(missing))
            raise ForbiddenExtraKeysError("", kind, value.keys() - fields.keys())
        made = {}
        for name, part in value.items():
            hook = hooks.get(name) or hooks.setdefault(name, converter.get_structure_hook(fields[name]))
            made[name] = hook(part, fields[name])
        return kind(**made)

    return read


def _state(converter: cattrs.Converter, state: type[GameState]) -> None:
    """The box is never written: all positions share it, and the program that reads a save lays it beside."""
    attrs.resolve_types(state)
    boxes = [field.name for field in attrs.fields(state) if field.type is Box]
    converter.register_unstructure_hook(state, _written(converter, state, boxes))
    converter.register_structure_hook(state, _read(converter, state, dict.fromkeys(boxes, _the_box)))


def _the_box(value: Any, _: Any) -> Any:
    if type(value) is not Box:
        raise TypeError("a box is no part of a save")
    return value


def _is_text(expected: Any) -> bool:
    return isinstance(expected, type) and issubclass(expected, Written)


def _containers(converter: cattrs.Converter) -> None:
    """Tuples and sets are lists, mappings are objects; sets are sorted, so that equal positions read alike."""

    def tuples(expected: Any) -> Callable[[Any, Any], Any]:
        items = get_args(expected)
        if len(items) == 2 and items[1] is Ellipsis:
            return lambda value, _: tuple(_each(converter, items[0], _list(value)))

        def read(value: Any, _: Any) -> Any:
            pairs = zip(_list(value), items, strict=True)
            return tuple(converter.get_structure_hook(item)(part, item) for part, item in pairs)

        return read

    def sets(expected: Any) -> Callable[[Any, Any], Any]:
        (item,) = get_args(expected)
        return lambda value, _: frozenset(_each(converter, item, _list(value)))

    def write_sets(expected: Any) -> Callable[[Any], Any]:
        (item,) = get_args(expected)
        hook = converter.get_unstructure_hook(item)
        return lambda value: sorted((hook(part) for part in value), key=repr)

    def mappings(expected: Any) -> Callable[[Any, Any], Any]:
        key, item = get_args(expected)
        counted = _is_number(key)

        def read(value: Any, _: Any) -> Any:
            found = _mapping(value)
            names = [_number(name) if counted else name for name in found]
            return dict(zip(_each(converter, key, names), _each(converter, item, found.values()), strict=True))

        return read

    converter.register_structure_hook_factory(_is_a(tuple), tuples)
    converter.register_structure_hook_factory(_is_a(Set), sets)
    converter.register_unstructure_hook_factory(_is_a(Set), write_sets)
    converter.register_structure_hook_factory(_is_a(Mapping), mappings)


def _is_a(container: type[Any]) -> Callable[[Any], bool]:
    def matches(expected: Any) -> bool:
        origin = get_origin(expected)
        return isinstance(origin, type) and issubclass(origin, container)

    return matches


def _each(converter: cattrs.Converter, item: Any, values: Collection[Any]) -> list[Any]:
    hook = converter.get_structure_hook(item)
    return [hook(value, item) for value in values]


def _list(value: Any) -> list[Any]:
    if type(value) is not list:
        raise TypeError(f"list expected, found {type(value).__name__}")
    return value


def _mapping(value: Any) -> dict[str, Any]:
    if type(value) is not dict:
        raise TypeError(f"object expected, found {type(value).__name__}")
    return value


def _is_number(key: Any) -> bool:
    return getattr(key, "__supertype__", key) is int


def _number(name: str) -> int:
    number = int(name)
    if str(number) != name:
        raise ValueError(f"{name!r} is no plain number")
    return number
