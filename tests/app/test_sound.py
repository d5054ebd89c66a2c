"""Sounds come from events alone, on a thread of their own; without device or library the game plays on in silence."""

from __future__ import annotations

import sys
import threading
import time
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt

from vanguard_desktop.app.sound.ambience import AIRS, as_loud, ground
from vanguard_desktop.app.sound.cues import MOST, Cue, cue_of, cues_of
from vanguard_desktop.app.sound.device import NoSoundError, can_sound, open_device
from vanguard_desktop.app.sound.speaker import Speaker
from vanguard_desktop.app.sound.tones import LOUDEST, RATE, in_turn, samples
from vanguard_desktop.core.ids import CardId, MemberId
from vanguard_desktop.dice.faces import DangerIcon
from vanguard_desktop.rulesets.expedition.data.events import (
    CardsDrawn,
    DangerRolled,
    DiceRolled,
    DiscoveryGained,
    EventDrawn,
    ExpeditionEnding,
    InjuryGained,
    MemberDied,
    OutcomeApplied,
    SuccessesGained,
    SuppliesChanged,
    TrackMoved,
    TurnOpened,
)
from vanguard_desktop.rulesets.expedition.data.state import Ending
from vanguard_desktop.rulesets.expedition.data.tracks import Track
from vanguard_desktop.setting.cards import DiscoveryType, InjuryKind, RowColor

pytestmark = pytest.mark.qt_log_ignore("does not support raise")

ADA = MemberId("ada")
CTRL = Qt.KeyboardModifier.ControlModifier


def rolled(drawn=3):
    return DiceRolled(faces=(1, 2, 3), injuries=(), dangers=(), drawn=drawn)


class Loudspeaker:
    """Keeps what it was given to play."""

    def __init__(self):
        self.played, self.hummed, self.closed = [], [], 0

    def open(self):
        return self

    def play(self, sound):
        self.played.append(sound)

    def hum(self, ground):
        self.hummed.append(ground)

    def close(self):
        self.closed += 1

    def heard(self, *cues, volume=0.6):
        return in_turn(cues, volume) in self.played


@pytest.fixture
def loudspeaker():
    return Loudspeaker()


def wait_until(holds):
    end = time.monotonic() + 5
    while not holds() and time.monotonic() < end:
        time.sleep(0.005)
    assert holds()


@pytest.mark.parametrize(
    ("event", "cue"),
    [
        (rolled(), Cue.DIE_ROLL),
        (rolled(drawn=0), None),
        (DangerRolled(member=ADA, letter="A", icon=next(iter(DangerIcon)), drawn=1), Cue.DIE_ROLL),
        (DangerRolled(member=ADA, letter="A", icon=next(iter(DangerIcon)), drawn=0), None),
        (InjuryGained(member=ADA, kind=InjuryKind.WOUNDED, slot=1, drawn=0), Cue.INJURY),
        (CardsDrawn(member=ADA, cards=(CardId("R01/1"),)), Cue.CARD),
        (CardsDrawn(member=ADA, cards=()), None),
        (DiscoveryGained(type=next(iter(DiscoveryType)), card=CardId("D01/1")), Cue.DISCOVERY),
        (TrackMoved(track=Track.read("t"), to=2), Cue.TRACK),
        (SuppliesChanged(by=-1), Cue.TRACK),
        (EventDrawn(member=ADA, card=CardId("E01/1")), Cue.EVENT_CARD),
        (SuccessesGained(count=1), Cue.SUCCESS),
        (OutcomeApplied(color=RowColor.YELLOW), Cue.SUCCESS),
        (OutcomeApplied(color=RowColor.RED), Cue.FAILURE),
        (MemberDied(member=ADA), Cue.DEATH),
        (ExpeditionEnding(ending=Ending.LIFTED_OFF, left_behind=()), Cue.LIFT_OFF),
        (ExpeditionEnding(ending=Ending.ENDED_BY_TEXT, left_behind=()), None),
        (TurnOpened(member=ADA), None),
    ],
    ids=lambda value: type(value).__name__,
)
def test_an_event_has_its_sound_and_dice_on_the_players_table_have_none(event, cue):
    assert cue_of(event) is cue


def test_of_a_step_each_sound_is_heard_once_in_the_order_of_what_happened():
    wound = InjuryGained(member=ADA, kind=InjuryKind.WOUNDED, slot=1, drawn=0)
    events = [rolled(), wound, rolled(), TurnOpened(member=ADA)]
    assert cues_of(events) == (Cue.DIE_ROLL, Cue.INJURY)


def test_of_a_long_chain_the_weightiest_sounds_are_heard():
    events = [
        CardsDrawn(member=ADA, cards=(CardId("R01/1"),)),
        SuppliesChanged(by=1),
        rolled(),
        InjuryGained(member=ADA, kind=InjuryKind.WOUNDED, slot=1, drawn=0),
        OutcomeApplied(color=RowColor.RED),
        MemberDied(member=ADA),
    ]
    assert cues_of(events) == (Cue.DIE_ROLL, Cue.INJURY, Cue.FAILURE, Cue.DEATH)
    assert len(cues_of(events)) == MOST


@pytest.mark.parametrize("cue", list(Cue))
def test_every_sound_is_short_audible_and_never_cut_off(cue):
    sound = samples(cue)
    assert 0.05 < len(sound) / RATE <= 1.7
    assert LOUDEST * 0.2 < max(map(abs, sound)) <= LOUDEST
    assert abs(sound[0]) < 1500, "a sound begins softly, or it clicks"


def test_no_two_sounds_are_alike():
    assert len({samples(cue).tobytes() for cue in Cue}) == len(Cue)


def test_half_the_volume_is_half_as_loud():
    full, half = in_turn([Cue.INJURY], 1.0), in_turn([Cue.INJURY], 0.5)
    assert max(half) == pytest.approx(max(full) / 2, abs=2)


def test_sounds_of_one_step_follow_each_other():
    together = in_turn([Cue.DIE_ROLL, Cue.SUCCESS], 1.0)
    assert len(together) > max(len(samples(Cue.DIE_ROLL)), len(samples(Cue.SUCCESS)))
    assert in_turn([], 1.0).tolist() == []


def test_whoever_asks_for_a_sound_does_not_wait_for_the_device():
    may_open = threading.Event()
    device = Loudspeaker()

    def slow():
        may_open.wait(10)
        return device

    speaker = Speaker(slow)
    speaker.set_volume(1.0)
    for _ in range(20):
        speaker.play((Cue.TRACK,))
    assert not device.played
    may_open.set()
    wait_until(lambda: len(device.played) == 20)
    speaker.close()


def test_without_a_device_the_game_asks_once_and_is_silent():
    asked = []

    def none():
        asked.append(True)
        raise NoSoundError("no device")

    speaker = Speaker(none)
    speaker.set_volume(1.0)
    speaker.play((Cue.CARD,))
    wait_until(lambda: asked and not speaker.busy)
    speaker.play((Cue.CARD,))
    assert not speaker.busy
    assert len(asked) == 1
    speaker.close()


def test_the_device_is_given_back_after_a_while_and_opened_again_for_the_next_sound(loudspeaker):
    speaker = Speaker(loudspeaker.open, patience=0.02)
    speaker.set_volume(1.0)
    speaker.play((Cue.CARD,))
    wait_until(lambda: loudspeaker.closed == 1)
    speaker.play((Cue.CARD,))
    wait_until(lambda: len(loudspeaker.played) == 2)
    speaker.close()
    assert loudspeaker.closed == 2


def test_without_the_library_there_is_no_device_and_nothing_worse(monkeypatch):
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    with pytest.raises(NoSoundError):
        open_device()


@pytest.mark.skipif(not can_sound(), reason="the sound library has no wheel for this system")
def test_the_library_plays_into_the_void():
    device = open_device(("NULL",))
    try:
        for cue in (Cue.DIE_ROLL, Cue.SUCCESS, Cue.CARD, Cue.TRACK):
            device.play(samples(cue))
        wait_until(lambda: not device.sounding)
    finally:
        device.close()


@pytest.mark.parametrize("relief", list(AIRS))
def test_every_world_has_a_quiet_ground_without_a_seam(relief):
    loop = ground("W01", relief)
    assert 8 < len(loop) / RATE < 30
    assert LOUDEST * 0.05 < max(map(abs, loop)) < LOUDEST * 0.2, "it lies under everything else"
    steps = [abs(after - before) for before, after in pairwise(loop)]
    assert abs(loop[0] - loop[-1]) <= max(steps)


def test_no_two_worlds_sound_alike_and_each_always_the_same():
    assert ground("W01", "mars").tobytes() != ground("W02", "mars").tobytes() != ground("W02", "ice").tobytes()
    assert ground("W01", "mars").tobytes() == ground("W01", "mars").tobytes()
    assert max(as_loud("W01", "mars", 0.5)) == pytest.approx(max(ground("W01", "mars")) / 2, abs=2)
    assert not as_loud("W01", "mars", 0.0)


def test_while_a_world_is_heard_the_device_is_kept(loudspeaker):
    speaker = Speaker(loudspeaker.open, patience=0.02)
    speaker.set_volume(1.0)
    speaker.lie_under("W01", "mars", 0.4)
    wait_until(lambda: loudspeaker.hummed)
    time.sleep(0.1)
    assert loudspeaker.closed == 0
    speaker.lie_under("", "", 0.4)
    wait_until(lambda: loudspeaker.closed == 1)
    assert not loudspeaker.hummed[-1]
    speaker.close()


def test_no_device_is_opened_to_be_silent(loudspeaker):
    speaker = Speaker(loudspeaker.open)
    speaker.lie_under("", "", 0.4)
    speaker.lie_under("W01", "mars", 0.0)
    assert not speaker.busy


@pytest.mark.skipif(not can_sound(), reason="the sound library has no wheel for this system")
def test_the_library_hums_into_the_void():
    device = open_device(("NULL",))
    try:
        device.hum(as_loud("W01", "mars", 0.4))
        device.play(samples(Cue.CARD))
        wait_until(lambda: not device.sounding)
    finally:
        device.close()


def test_a_world_is_heard_at_its_table_alone_as_loud_as_it_is_set(sit_down, loudspeaker):
    player = sit_down(language="en", device=loudspeaker.open, size=(1280, 1600))
    player.begin()
    board = player.state.board
    wait_until(lambda: loudspeaker.hummed == [as_loud(board.id, board.relief, 0.4)])
    player.press(Qt.Key.Key_Comma, CTRL)
    player.screen.ambience.setFocus()
    player.press(Qt.Key.Key_Right)
    wait_until(lambda: loudspeaker.hummed[-1] == as_loud(board.id, board.relief, 0.6))
    player.press(Qt.Key.Key_Escape)
    player.program.open_home()
    wait_until(lambda: not loudspeaker.hummed[-1])
    player.click(player.program.home.card.button)
    wait_until(lambda: loudspeaker.hummed[-1] == as_loud(board.id, board.relief, 0.6))


def test_a_game_in_the_window_is_heard_and_looking_back_is_silent(sit_down, loudspeaker):
    player = sit_down(language="en", device=loudspeaker.open)
    player.begin()
    player.press(Qt.Key.Key_1)
    player.answer("Travel")
    player.reach("EventRevealed")
    wait_until(lambda: loudspeaker.played)
    player.settle()
    time.sleep(0.05)
    count = len(loudspeaker.played)
    player.press(Qt.Key.Key_Z, CTRL)
    time.sleep(0.05)
    assert len(loudspeaker.played) == count


def test_what_is_refused_is_heard(sit_down, loudspeaker):
    player = sit_down(language="en", device=loudspeaker.open)
    player.begin()
    first = player.state.members[0].id
    player.click(player.table.crew_tabs.strips[first])
    player.click(next(iter(player.table.crew.boards[first].dice.dice.values())))
    assert "comes first" in player.said
    wait_until(lambda: loudspeaker.heard(Cue.REFUSED))


def test_sound_can_be_switched_off_and_its_volume_is_heard_as_it_is_set(sit_down, loudspeaker):
    player = sit_down(language="en", device=loudspeaker.open, size=(1280, 1600))
    player.press(Qt.Key.Key_Comma, CTRL)
    settings = player.screen
    settings.volume.setFocus()
    player.press(Qt.Key.Key_Right)
    wait_until(lambda: loudspeaker.heard(Cue.SUCCESS, volume=0.8))
    settings.sound.setFocus()
    player.press(Qt.Key.Key_Space)
    assert not player.program.preferences.sound
    assert player.program.preferences.volume == 80
    player.press(Qt.Key.Key_Escape)
    count = len(loudspeaker.played)
    player.begin()
    player.press(Qt.Key.Key_1)
    time.sleep(0.05)
    assert len(loudspeaker.played) == count
