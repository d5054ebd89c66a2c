"""Whose words are carried out: values that saves know by short names."""

from __future__ import annotations

import pytest

from tests.support.samples import SOURCES, WRITTEN
from vanguard_desktop.core.mappings import in_order
from vanguard_desktop.core.sources import NOBODY, Source


def test_every_source_and_track_is_read_as_it_was_written():
    for kind, values in WRITTEN.items():
        assert tuple(kind.read(str(value)) for value in values) == values


def test_a_name_says_what_lies_where_and_which_of_its_actions():
    assert Source.read("poi:3:P104:1") == Source("poi", "P104", 3, 1)
    assert Source.read("poi:3") == Source("poi", at=3)
    assert Source.read("log:104") == Source("log", "104")
    assert Source.read("mission:M01:2") == Source("mission", "M01").action(2)
    assert Source.read("") == NOBODY
    assert not NOBODY


@pytest.mark.parametrize("name", ["poi:here", "poi:3:P104:first", "mission:M01:2:3:4"])
def test_what_is_no_such_name_is_refused(name):
    with pytest.raises(ValueError, match=r"invalid literal|says too much"):
        Source.read(name)


def test_a_thing_covers_itself_and_its_parts():
    place, action = Source("poi", at=3), Source("poi", "P104", 3, 1)
    assert [one for one in SOURCES if place.covers(one)] == [place, action]
    assert not action.covers(place)
    assert Source("condition").covers(Source("condition", "C1", number=2))


def test_keys_are_in_the_order_of_their_names():
    keys = {Source("poi", at=10): 1, Source("mission", "M1"): 1, Source("poi", at=2): 1}
    assert [str(key) for key in in_order(keys)] == ["mission:M1", "poi:10", "poi:2"]
