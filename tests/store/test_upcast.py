"""Old events and questions are led to the present one version at a time."""

from __future__ import annotations

import json

import attrs
import pytest

from vanguard_desktop.core.kinds import Event
from vanguard_desktop.rulesets.expedition.data.events import EVENTS
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.store.codec import Codec
from vanguard_desktop.store.errors import Damage, SaveError
from vanguard_desktop.store.upcast import UPCASTS

# For each step of the program its test: data before and after it, as (tag, version): (old, new).
DRAW, REST = {"type": "draw_cards"}, {"type": "step_rest_refresh"}
TESTED: dict[tuple[str, int], tuple[dict, dict]] = {
    ("choose_option", 1): (
        {"member": "ada", "section": "recon", "options": [DRAW, REST], "source": "log:7", "labels": ["Draw", "Rest"]},
        {
            "section": "recon",
            "asked": {
                "effect": {"type": "choose", "options": [DRAW, REST], "labels": ["Draw", "Rest"]},
                "you": "ada",
                "source": "log:7",
                "at": None,
            },
        },
    ),
    ("choose_member", 1): (
        {"section": "recon", "members": ["ada", "bo"], "effect": {"effect": DRAW, "source": "log:7", "at": 3}},
        {
            "section": "recon",
            "asked": {
                "effect": {"type": "step_one_of_these", "members": ["ada", "bo"], "effect": DRAW},
                "source": "log:7",
                "at": 3,
            },
        },
    ),
    ("choose_sector", 1): (
        {"member": "ada", "sectors": [2, 4]},
        {"asked": {"effect": {"type": "step_one_of_these", "sectors": [2, 4]}, "you": "ada"}},
    ),
    ("choose_threat_move", 1): (
        {"card": "X01", "sectors": [2, 4], "standee": 1, "start": 3},
        {
            "card": "X01",
            "standee": 1,
            "asked": {"effect": {"type": "step_one_of_these", "sectors": [2, 4]}, "source": "threat:X01"},
        },
    ),
    ("choose_commitment", 1): ({"member": "ada", "number": 1}, {"member": "ada"}),
    ("declare_ace", 1): ({"member": "ada", "number": 1}, {"member": "ada"}),
    ("mark_row", 1): ({"member": "ada", "row": 1}, {"member": "ada"}),
    ("keep_rank_up", 1): ({"cards": ["R1", "R2"]}, {}),
    ("choose_seat", 1): (
        {"section": "recon", "members": ["ada", "bo"], "order": ["cy"]},
        {"section": "recon", "order": ["cy"]},
    ),
    ("choose_start", 1): ({"member": "ada", "sectors": [1]}, {"member": "ada"}),
}


def test_each_upcast_step_has_a_test():
    assert set(TESTED) == set(UPCASTS)


def test_each_upcast_step_leads_to_the_next_version():
    for step, (old, new) in TESTED.items():
        assert UPCASTS[step](old) == new


def test_a_question_of_each_older_form_reads_as_one_of_today():
    """In the event that puts it, and where it waits to be put again."""
    codec = Codec((EXPEDITION,))
    for (tag, version), (old, new) in TESTED.items():
        assert version == 1
        read = codec.read_events(json.dumps(["decision_opened", {"decision": {"type": tag, **old}}]))
        now = json.dumps(["decision_opened", {"decision": {"type": tag, "version": 2, **new}}])
        assert read == codec.read_events(now)
        again = {"type": "step_ask_again", "decision": {"type": tag, **old}}
        (queued,) = codec.read_events(json.dumps(["effects_queued", {"effects": [{"effect": again}]}]))
        assert queued.effects[0].effect.decision == read[0].decision
        assert codec.read_events(codec.write_events(read)) == read


def test_a_question_in_a_newer_form_is_refused():
    newer = json.dumps(["decision_opened", {"decision": {"type": "mark_row", "version": 3, "member": "ada"}}])
    with pytest.raises(SaveError) as refused:
        Codec((EXPEDITION,)).read_events(newer)
    assert refused.value.damage is Damage.NEWER


class Signaled(Event, tag="signaled", version=3):
    """An event of a test, changed twice since it was invented."""

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
