"""Old events are led to the present one version at a time."""

from __future__ import annotations

from typing import ClassVar

import attrs
import pytest

from vanguard_desktop.core.kinds import Event
from vanguard_desktop.rulesets.expedition.events import EVENTS
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.store.codec import Codec
from vanguard_desktop.store.errors import Damage, SaveError
from vanguard_desktop.store.upcast import UPCASTS

# For each step of the program its test: data before and after it, as (tag, version): (old, new).
TESTED: dict[tuple[str, int], tuple[dict, dict]] = {}


def test_each_upcast_step_has_a_test():
    assert set(TESTED) == set(UPCASTS)


def test_each_upcast_step_leads_to_the_next_version():
    for step, (old, new) in TESTED.items():
        assert UPCASTS[step](old) == new


@attrs.frozen(kw_only=True)
class Signaled(Event):
    """An event of a test, changed twice since it was invented."""

    tag: ClassVar[str] = "signaled"
    version: ClassVar[int] = 3
    colors: tuple[str, ...]
    times: int


def many_colors(fields):
    return {"colors": [fields["color"]]}


def some_times(fields):
    return {**fields, "times": 1}


RULES = attrs.evolve(EXPEDITION, events=(*EVENTS, Signaled))


def codec(upcasts):
    return Codec((RULES,), upcasts)


BOTH = {("signaled", 1): many_colors, ("signaled", 2): some_times}


@pytest.mark.parametrize(
    ("version", "fields", "colors", "times"),
    [
        (1, '{"color":"red"}', ("red",), 1),
        (2, '{"colors":["red","blue"]}', ("red", "blue"), 1),
        (3, '{"colors":["red"],"times":4}', ("red",), 4),
    ],
)
def test_an_event_of_any_version_reads_as_the_newest(version, fields, colors, times):
    read = codec(BOTH).read_events(f'["signaled",{fields},{version}]')
    assert read == (Signaled(colors=colors, times=times),)


def test_new_events_are_written_in_the_newest_version():
    assert codec(BOTH).write_events([Signaled(colors=(), times=1)]) == '["signaled",{"colors":[],"times":1},3]'


def test_old_data_that_a_step_cannot_read_is_a_damaged_save():
    with pytest.raises(SaveError) as refused:
        codec(BOTH).read_events('["signaled",{"shade":"red"}]')
    assert refused.value.damage is Damage.DAMAGED


def test_a_missing_step_is_no_guess():
    with pytest.raises(SaveError):
        codec({("signaled", 1): many_colors}).read_events('["signaled",{"color":"red"}]')


def test_a_newer_version_than_known_is_refused():
    with pytest.raises(SaveError) as refused:
        codec(BOTH).read_events('["signaled",{},4]')
    assert refused.value.damage is Damage.NEWER
