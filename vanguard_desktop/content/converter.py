"""Plain values become definitions of the box: unions by their tag, unknown keys refused, and "2" is not 2."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from functools import partial
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin

import attrs
from cattrs import Converter
from cattrs.cols import homogenous_tuple_structure_factory, is_mapping
from cattrs.errors import (
    AttributeValidationNote,
    ClassValidationError,
    ForbiddenExtraKeysError,
    IterableValidationError,
    IterableValidationNote,
)

from vanguard_desktop.core import MOST_LISTED, AtMost, Between, Effect, Prose, Test

from .errors import Mistake
from .families import field_types
from .json_text import OddNumber, step
from .structure import Wrong, seen

TAG = "type"
MOST_PARTS = 5_000
_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,63}")
_COUNT = Between(1, 99)


def make_converter(effects: Sequence[type[Effect]], tests: Sequence[type[Test]]) -> Converter:
    """Read definitions; cards may use `effects` and `tests`, no others: the steps of turns are the rules' own."""
    converter = Converter(forbid_extra_keys=True, detailed_validation=True)
    converter.register_structure_hook(int, partial(_number, limits=_COUNT))
    converter.register_structure_hook(str, _id)
    converter.register_structure_hook(bool, _yes_or_no)
    converter.register_structure_hook_factory(_is_enum, lambda cls: _enum)
    converter.register_structure_hook_factory(attrs.has, partial(_definition, converter))
    converter.register_structure_hook_factory(_is_row, partial(_row, converter))
    converter.register_structure_hook_factory(_is_pair, partial(_pair, converter))
    converter.register_structure_hook_factory(is_mapping, partial(_table, converter))
    converter.register_structure_hook_factory(_is_marked, partial(_marked, converter))
    converter.register_structure_hook_factory(_is_tagged_union, partial(_one_of, converter))
    for kind, known, unknown in (
        (Effect, _by_tag(effects), Mistake.UNKNOWN_EFFECT),
        (Test, _by_tag(tests), Mistake.UNKNOWN_KIND),
    ):
        converter.register_structure_hook_func(
            partial(lambda kind, cls: cls is kind, kind), partial(_tagged, converter, known, unknown)
        )
    return converter


def _number(value: Any, _: Any, limits: Between) -> int:
    if isinstance(value, OddNumber) and not re.fullmatch(r"-?\d+", value.text):
        raise Wrong(Mistake.NOT_A_NUMBER, found=seen(value))
    if isinstance(value, OddNumber) or (type(value) is int and not limits.least <= value <= limits.most):
        raise Wrong(Mistake.OUT_OF_RANGE, found=seen(value), wanted=f"{limits.least}–{limits.most}")
    if type(value) is not int:
        raise Wrong(Mistake.NOT_A_NUMBER, found=seen(value))
    return value


def _id(value: Any, _: Any) -> str:
    if not isinstance(value, str):
        raise Wrong(Mistake.NOT_A_TEXT, found=seen(value))
    if not _ID.fullmatch(value):
        raise Wrong(Mistake.NOT_AN_ID, found=value)
    return value


def _prose(value: Any, _: Any, limits: Prose) -> str:
    if not isinstance(value, str):
        raise Wrong(Mistake.NOT_A_TEXT, found=seen(value))
    if len(value) > limits.most:
        raise Wrong(Mistake.TOO_LONG, wanted=str(limits.most))
    return value


def _yes_or_no(value: Any, _: Any) -> bool:
    if not isinstance(value, bool):
        raise Wrong(Mistake.NOT_YES_OR_NO, found=seen(value))
    return value


def _is_enum(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Enum)


def _enum(value: Any, kind: type[Enum]) -> Enum:
    if not isinstance(value, str):
        raise Wrong(Mistake.NOT_A_TEXT, found=seen(value))
    for member in kind:
        if member.value == value:
            return member
    raise Wrong(Mistake.UNKNOWN_VALUE, found=value, among=[member.value for member in kind])


def _definition(converter: Converter, kind: Any) -> Callable[[Any, Any], Any]:
    """What cattrs would write as code for each of some 500 classes; compiling that took a third of the loading."""
    fields, kinds = attrs.fields(kind), field_types(kind)
    needed = [field.name for field in fields if field.default is attrs.NOTHING]
    in_order = [*needed, *(field.name for field in fields if field.default is not attrs.NOTHING)]

    def hook(value: Any, _: Any) -> Any:
        if not isinstance(value, dict):
            raise Wrong(Mistake.NOT_AN_OBJECT, found=seen(value))
        made, wrong = dict[str, Any](), dict[str, Exception]()
        for name in in_order:
            try:
                if name in value:
                    made[name] = converter.structure(value[name], kinds[name])
                elif name in needed:
                    raise KeyError(name)
            except (Wrong, KeyError, ClassValidationError, IterableValidationError) as error:
                error.__notes__ = [*getattr(error, "__notes__", []), AttributeValidationNote("", name, kinds[name])]
                wrong[name] = error
        others: list[Exception] = []
        if unknown := value.keys() - kinds.keys():
            others.append(ForbiddenExtraKeysError("", kind, set(unknown)))
        others += [Wrong(Mistake.EMPTY, step(name)) for name in needed if name in made and value[name] in ("", [], {})]
        if wrong or others:
            raise ClassValidationError("", [*wrong.values(), *others], kind)
        try:
            return kind(**made)
        except ValueError:  # the definition itself refuses the combination
            raise Wrong(Mistake.UNFIT_VALUE, found=json.dumps(value, default=seen)) from None

    return hook


def _is_row(kind: Any) -> bool:
    return get_origin(kind) is tuple and len(get_args(kind)) == 2 and get_args(kind)[1] is ...


def _row(converter: Converter, kind: Any, most: int = MOST_LISTED) -> Callable[[Any, Any], Any]:
    inner = homogenous_tuple_structure_factory(kind, converter)

    def hook(value: Any, _: Any) -> Any:
        if not isinstance(value, list):
            raise Wrong(Mistake.NOT_A_LIST, found=seen(value))
        if len(value) > most:
            raise Wrong(Mistake.TOO_MANY, found=str(len(value)), wanted=str(most))
        return inner(value, kind)

    return hook


def _is_pair(kind: Any) -> bool:
    return get_origin(kind) is tuple and bool(get_args(kind)) and ... not in get_args(kind)


def _pair(converter: Converter, kind: Any) -> Callable[[Any, Any], Any]:
    """A list of fixed length."""
    parts = get_args(kind)

    def hook(value: Any, _: Any) -> Any:
        if not isinstance(value, list):
            raise Wrong(Mistake.NOT_A_LIST, found=seen(value))
        if len(value) != len(parts):
            raise Wrong(Mistake.UNFIT_VALUE, found=json.dumps(value, default=seen))
        return tuple(_each(converter, [(place, one, parts[place]) for place, one in enumerate(value)], kind))

    return hook


def _table(converter: Converter, kind: Any, most: int = MOST_LISTED) -> Callable[[Any, Any], Any]:
    key_kind, value_kind = get_args(kind)

    def hook(value: Any, _: Any) -> Any:
        if not isinstance(value, dict):
            raise Wrong(Mistake.NOT_AN_OBJECT, found=seen(value))
        if len(value) > most:
            raise Wrong(Mistake.TOO_MANY, found=str(len(value)), wanted=str(most))
        keys = _each(converter, [(key, _as_number(key, key_kind), key_kind) for key in value], kind)
        values = _each(converter, [(key, one, value_kind) for key, one in value.items()], kind)
        return dict(zip(keys, values, strict=True))

    return hook


def _as_number(key: str, kind: Any) -> Any:
    """JSON has no numbers as keys: `"3"` stands for 3, `"03"` for nothing."""
    counts = getattr(kind, "__supertype__", kind) is int
    return int(key) if counts and re.fullmatch(r"0|[1-9]\d{0,6}", key, re.ASCII) else key


def _each(converter: Converter, parts: Sequence[tuple[int | str, Any, Any]], whole: Any) -> list[Any]:
    """Every part of a row or table, or every reason why not, by its place."""
    made, wrong = [], []
    for place, value, kind in parts:
        try:
            made.append(converter.structure(value, kind))
        except (Wrong, ClassValidationError, IterableValidationError) as error:
            error.__notes__ = [*getattr(error, "__notes__", []), IterableValidationNote("", place, kind)]
            wrong.append(error)
    if wrong:
        raise IterableValidationError("", wrong, whole)
    return made


def _is_marked(kind: Any) -> bool:
    return get_origin(kind) is Annotated


def _marked(converter: Converter, kind: Any) -> Callable[[Any, Any], Any]:
    plain, *marks = get_args(kind)
    for mark in marks:
        if isinstance(mark, Between):
            return partial(_number, limits=mark)
        if isinstance(mark, Prose):
            return partial(_prose, limits=mark)
        if isinstance(mark, AtMost):
            return (_row if _is_row(plain) else _table)(converter, plain, mark.most)
    return lambda value, _: converter.structure(value, plain)


def _is_tagged_union(kind: Any) -> bool:
    parts = [part for part in get_args(kind) if part is not NoneType]
    return get_origin(kind) in (Union, UnionType) and len(parts) > 1 and all(hasattr(part, "tag") for part in parts)


def _one_of(converter: Converter, union: Any) -> Callable[[Any, Any], Any]:
    parts = get_args(union)
    by_tag = _by_tag([part for part in parts if part is not NoneType])

    def hook(value: Any, kind: Any) -> Any:
        if value is None and NoneType in parts:
            return None
        return _tagged(converter, by_tag, Mistake.UNKNOWN_KIND, value, kind)

    return hook


def _by_tag(kinds: Sequence[type[Any]]) -> Mapping[str, type[Any]]:
    by_tag = {kind.tag: kind for kind in kinds}
    assert len(by_tag) == len(kinds), "two kinds with one tag"
    return by_tag


def _tagged(converter: Converter, by_tag: Mapping[str, type[Any]], unknown: Mistake, value: Any, _: Any) -> Any:
    if not isinstance(value, dict):
        raise Wrong(Mistake.NOT_AN_OBJECT, found=seen(value))
    if TAG not in value:
        raise Wrong(Mistake.MISSING_KEY, wanted=TAG)
    tag = value[TAG]
    if not isinstance(tag, str):
        raise Wrong(Mistake.NOT_A_TEXT, step(TAG), found=seen(tag))
    if tag not in by_tag:
        raise Wrong(unknown, step(TAG), found=tag, among=by_tag.keys())
    return converter.structure({key: inner for key, inner in value.items() if key != TAG}, by_tag[tag])
