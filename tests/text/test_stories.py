"""Slots in the entries of the logbook become names when an entry is shown, and only then."""

from __future__ import annotations

import attrs
import pytest

from tests.text.samples import sample_box, sample_state
from vanguard_desktop.core.ids import LogId
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.rulesets.expedition.data.state import State
from vanguard_desktop.setting.box import Box
from vanguard_desktop.setting.cards import LogEntry
from vanguard_desktop.text.common.wording import Wording

TALE = LogId("tale")
SAID = "{active} knocks. {recon} listens, {engineering} does not. {captain} waits; {nobody} laughs."


@pytest.fixture
def state(qapp: object) -> State:
    return sample_state()


def with_tale(state: State, captain: str = "", lead: str = "") -> Box:
    box = sample_box()
    campaigns = {
        id: attrs.evolve(card, captain=captain, leads={Section.ENGINEERING: lead}) for id, card in box.campaigns.items()
    }
    return attrs.evolve(box, logs={TALE: LogEntry(id=TALE, story=SAID)}, campaigns=campaigns)


def test_a_slot_is_the_name_of_who_is_there(state: State) -> None:
    box = with_tale(state, "Captain Kallio", "Bartolomeu Ning")
    wording = Wording.of(box)
    assert state.member_of(Section.ENGINEERING) is None
    recon = state.member_of(Section.RECON)
    assert recon is not None
    for member in state.members:
        name, scout = wording.names.member(member.id), wording.names.member(recon.id)
        assert wording.stories.log(TALE, state, member.id) == (
            f"{name} knocks. {scout} listens, Bartolomeu Ning does not. Captain Kallio waits; {{nobody}} laughs."
        )
    assert box.logs[TALE].story == SAID


def test_without_a_reader_it_is_whoever_has_the_turn(state: State) -> None:
    wording = Wording.of(with_tale(state))
    assert state.turn is not None
    told = wording.stories.log(TALE, state)
    assert told.startswith(wording.names.member(state.turn))
    assert "the captain waits" in told
    assert f"{wording.names.section(Section.ENGINEERING)} does not" in told


def test_the_fallen_are_still_called_by_name(state: State) -> None:
    wording = Wording.of(with_tale(state))
    recon = state.member_of(Section.RECON)
    assert recon is not None
    others = tuple(member for member in state.members if member.id != recon.id)
    after = attrs.evolve(state, members=others, lost=(recon,))
    assert wording.names.member(recon.id) in wording.stories.log(TALE, after, others[0].id)
