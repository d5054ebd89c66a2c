"""A card cannot hide anything: whatever differs in an effect, its text differs, in both books."""

from __future__ import annotations

import contextlib
import types
from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from typing import Annotated, Any, NewType, Union, get_args, get_origin, get_type_hints

import attrs

from tests.support.boxes import ADA, BO, HOME, RIDGE
from tests.text.samples import ANY_CARD, COUNT, KNOWN, sample_box, samples, values
from vanguard_desktop.content.families import families, id_field, of_the_box
from vanguard_desktop.core.effects import Nothing
from vanguard_desktop.core.events import Waiting
from vanguard_desktop.core.ids import CardId, DieId, LeadId, LogId, MemberId, PathId, SectorId
from vanguard_desktop.core.kinds import Effect, Test
from vanguard_desktop.core.questions import FlagSet
from vanguard_desktop.core.sources import Source
from vanguard_desktop.dice.faces import STARTING_DICE, Section
from vanguard_desktop.rulesets.expedition.data.effects import CARD_EFFECTS
from vanguard_desktop.rulesets.expedition.data.tracks import Track
from vanguard_desktop.rulesets.ship import effects as aboard
from vanguard_desktop.rulesets.ship.chapters import CARD_EFFECTS as SHIP_CARD_EFFECTS
from vanguard_desktop.rulesets.ship.questions import TechLevelAtLeast
from vanguard_desktop.setting.box import Box
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.expedition.rules.rules_text import RulesText
from vanguard_desktop.text.ship.words import ShipWords

OTHER_CARD = CardId("other")
# Another value for each type of which the samples know one.
OTHER: dict[Any, Any] = {
    MemberId: BO,
    SectorId: RIDGE,
    PathId: HOME,
    CardId: OTHER_CARD,
    DieId: STARTING_DICE[Section.SCIENCE][0],
    LeadId: LeadId("L01"),
    LogId: LogId("other"),
    Source: Source("mission", OTHER_CARD),
    Track: Track(Source("mission", OTHER_CARD)),
    int: COUNT + 1,
    str: "B",
    bool: None,
}
ABOARD = {Effect: aboard.ChangeEnergy(by=COUNT), Test: TechLevelAtLeast(level=COUNT)}

# Names that mean something, where any other would be a key that no pack has.
KNOWN_TO_ALL = {
    "GainRandom": ({"family": "equipment"}, {"family": "situations"}),
    "Look": ({"what": ANY_CARD, "count": 1}, {"what": ANY_CARD, "count": 2}),
}
ONE_BY_ONE = "answers come one by one, and this is what has been answered so far"
WHOSE = "every player is addressed, and this is whose turn it is to answer"
# Fields that say nothing to players, and why.
UNSAID = {
    ("JoinBasics", "first"): ONE_BY_ONE,
    ("ReturnColors", "done"): ONE_BY_ONE,
    ("EndCampaign", "ending"): "the entry that is read tells how the story ends",
    **{(kind.__name__, "seat"): WHOSE for kind in SHIP_CARD_EFFECTS if issubclass(kind, aboard.AboutCrew)},
}


def two_of_each() -> Box:
    """The samples, and a second card of every family under another name."""
    box = sample_box()
    shelves: dict[str, Any] = {}
    for family in of_the_box():
        definition = families()[family]
        shelf = dict(getattr(box, family))
        first = shelf.get(ANY_CARD) or next(iter(shelf.values()))
        other: Any = COUNT + 1 if family == "uniques" else OTHER_CARD
        name = f"Find {COUNT + 1}" if family == "uniques" else "Another card"
        field = id_field(family)
        if family not in ("worlds", "crew") and field in {each.name for each in attrs.fields(definition)}:
            named = attrs.evolve(first, name=name) if hasattr(first, "name") else first
            shelf[other] = attrs.evolve(named, **{field: other})
        shelves[family] = shelf
    return attrs.evolve(box, **shelves)


def others(hint: Any, value: Any) -> Iterator[Any]:
    """Values of that type that differ from this one."""
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Annotated:
        yield from others(arguments[0], value)
    elif hint is bool:
        yield not value
    elif hint in OTHER and OTHER[hint] is not None:
        yield OTHER[hint]
    elif hint is Effect:
        yield Nothing()
    elif hint is Test:
        yield FlagSet(flag="other")  # type: ignore[arg-type]
    elif hint is Waiting:
        yield attrs.evolve(value, effect=KNOWN[Effect])
    elif origin is tuple and arguments:
        if not value:
            yield (next(iter(others(arguments[0], None))),)
        for place, one in enumerate(value):
            part = arguments[0] if ... in arguments else arguments[place]
            yield from ((*value[:place], other, *value[place + 1 :]) for other in others(part, one))
    elif origin in (Union, types.UnionType):
        for part in arguments:
            if part is types.NoneType:
                if value is not None:
                    yield None
            else:
                yield from others(part, value)
    elif origin is not None and issubclass(origin, Mapping):
        yield {}
    elif isinstance(hint, type) and issubclass(hint, Enum):
        yield from (each for each in hint if each is not value)
    elif isinstance(hint, NewType):
        yield from others(hint.__supertype__, value)
    elif attrs.has(hint) and value is not None:
        for field in attrs.fields(type(value)):
            hints = get_type_hints(type(value), include_extras=True)
            inner = getattr(value, field.name)
            for each in others(hints[field.name], inner):
                with contextlib.suppress(ValueError):  # no card could be printed like that
                    yield attrs.evolve(value, **{field.name: each})


def plainest(kind: type[Effect]) -> Iterator[Effect]:
    """With nothing said that need not be: what one field says can hide another."""
    hints = get_type_hints(kind, include_extras=True)
    required = [field.name for field in attrs.fields(kind) if field.default is attrs.NOTHING]
    yield kind(**{name: next(values(hints[name])) for name in required})


def silent(kind: type[Effect], tell: Any) -> Iterator[str]:
    """The fields of an effect that make no difference to its text."""
    hints = get_type_hints(kind, include_extras=True)
    for field in attrs.fields(kind):
        texts = set()
        for sample in (*samples(kind), *plainest(kind)):
            value = getattr(sample, field.name)
            for other in others(hints[field.name], value):
                texts.add(tell(sample) != tell(attrs.evolve(sample, **{field.name: other})))
        named = [kind(**each) for each in KNOWN_TO_ALL.get(kind.__name__, ()) if field.name in each]
        texts.add(len(set(map(tell, named))) > 1)
        if True not in texts:
            yield field.name


def unexpected(kinds: Iterable[type[Effect]], tell: Any) -> dict[str, set[str]]:
    """Fields that are told or not told otherwise than they should be, by the effect that has them."""
    wrong = {}
    for kind in kinds:
        unsaid = {name for who, name in UNSAID if who == kind.__name__}
        wrong[kind.__name__] = set(silent(kind, tell)) ^ unsaid
    return {name: fields for name, fields in wrong.items() if fields}


def test_every_field_of_an_effect_on_a_planet_is_told(speak):
    assert speak("en")
    tell = RulesText(Names(two_of_each()), in_full=True).effect
    assert unexpected(CARD_EFFECTS, tell) == {}


def test_every_field_of_an_effect_aboard_is_told(speak, monkeypatch):
    assert speak("en")
    for what, known in ABOARD.items():
        monkeypatch.setitem(KNOWN, what, known)
    monkeypatch.setitem(
        KNOWN, Waiting, Waiting(effect=ABOARD[Effect], you=ADA, source=Source.read(f"situations:{ANY_CARD}"))
    )
    tell = ShipWords(Names(two_of_each()), in_full=True).effect
    assert unexpected([kind for kind in SHIP_CARD_EFFECTS if kind not in CARD_EFFECTS], tell) == {}
