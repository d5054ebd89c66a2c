"""The seven kinds of plain data that every rule book deals in.

    class Traveled(Event, tag="traveled", rule="ACT-20"):
        to: SectorId

is a value: made by keywords, frozen, compared and hashed by its fields. `tag` is its name in saves and packs and
outlives renaming. What stands in the head of a class holds for those built upon it too, unless they say otherwise; a
class without a tag is there to be built upon.
"""

from __future__ import annotations

import linecache
from collections.abc import Mapping
from inspect import get_annotations
from typing import ClassVar, TypeVar, dataclass_transform

import attrs

from .ids import RuleId
from .mappings import mappings_in_order

# Neither `frozen` nor slots: the one fills `__dict__` at once, and reading any field later takes twice as long; the
# other needs a metaclass, and each `isinstance` that says no takes twice as long.
_value = attrs.define(
    kw_only=True,
    slots=False,
    repr=False,  # all are told alike; one written for each of 1,500 classes takes room and a part of the start
    unsafe_hash=True,
    on_setattr=attrs.setters.frozen,
    field_transformer=mappings_in_order,
)


def _tell(cls: type, **told: object) -> None:
    for name, value in told.items():
        if value is not None:
            setattr(cls, name, value)


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(attrs.field,))
@attrs.define(slots=False, unsafe_hash=True)  # that the type checker knows `attrs.evolve` of them
class Kind:
    """What all kinds have in common."""

    tag: ClassVar[str]

    def __repr__(self) -> str:
        told = ", ".join(f"{each.name}={getattr(self, each.name)!r}" for each in attrs.fields(type(self)))
        return f"{type(self).__name__}({told})"

    def __init_subclass__(cls, *, tag: str | None = None) -> None:
        _tell(cls, tag=tag)
        if not get_annotations(cls):
            return  # it tells nothing of its own: how its parent is made and compared is right for it, too
        _value(cls)
        linecache.clearcache()  # attrs keeps the code of each method it writes there, for debuggers: 18 MB of a table


class Command(Kind):
    """An order of a player: what somebody wants to do now."""


class Event(Kind):
    """Something that happened; the log of a campaign is made of these.

    `because` names the rule that justified it: the one of the class, unless who makes the event knows better. An event
    that shows the players what was hidden (a roll, a drawn card, a read entry) `reveals`; the strict undo stops there
    (CYC-22).
    """

    version: ClassVar[int] = 1
    reveals: ClassVar[bool] = False
    because: RuleId = RuleId("")

    def __init_subclass__(
        cls, *, tag: str, rule: str | None = None, version: int | None = None, reveals: bool | None = None
    ) -> None:
        _tell(cls, version=version, reveals=reveals)
        if rule is not None:
            cls.__annotations__["because"] = RuleId
            _tell(cls, because=rule)
        super().__init_subclass__(tag=tag)


class Effect(Kind):
    """What a card, a path or a step of a turn does when its time comes; it waits in the queue until then."""


class Test(Kind):
    """A question that the position itself answers: a requirement of a mission, an `if` of a card."""

    __test__: ClassVar[bool] = False  # the name means nothing to pytest


class Decision(Kind):
    """A question to a player. While it stands on the stack, the game waits; a save made now asks it again.

    It says what is asked, never what may be answered: that follows from the position in which it is answered.
    `automatic` decisions with one legal answer are answered by the game itself (DEC-27).
    """

    version: ClassVar[int] = 1
    automatic: ClassVar[bool] = True

    def __init_subclass__(
        cls, *, tag: str | None = None, version: int | None = None, automatic: bool | None = None
    ) -> None:
        _tell(cls, version=version, automatic=automatic)
        super().__init_subclass__(tag=tag)


class Reason(Kind):
    """Why a command is refused, in data; the words come from `text`."""

    rule: ClassVar[RuleId]

    def __init_subclass__(cls, *, tag: str, rule: str) -> None:
        _tell(cls, rule=rule)
        super().__init_subclass__(tag=tag)


class Opening(Kind):
    """What a book starts from; one book hands it to the next, a stand-alone game makes it up."""


_K = TypeVar("_K", bound=Kind)


def members(kind: type[_K], named: Mapping[str, object]) -> tuple[type[_K], ...]:
    """Every class of a kind among the names of a module, but for those that are only there to be built upon."""
    found = (one for one in named.values() if isinstance(one, type) and issubclass(one, kind))
    return tuple(one for one in found if hasattr(one, "tag"))
