"""Sheets are read aloud by the voice of the system, if it has one and the players want it; here a fake one listens."""

from __future__ import annotations

import stat
import sys
import time

import pytest
from PySide6.QtCore import Qt

from vanguard_desktop.app.sound.voice import Voice, voice_command

pytestmark = [
    pytest.mark.qt_log_ignore("does not support raise"),
    pytest.mark.skipif(sys.platform == "win32", reason="the fake voice is a script that names its Python"),
]

SCRIPT = """#!{python}
import sys, time
words = sys.stdin.read()
with open({log!r}, "a", encoding="utf-8") as log:
    log.write(" ".join(sys.argv[1:]) + "|" + words + "\\n")
time.sleep({seconds})
"""


@pytest.fixture
def fake_voice(tmp_path, monkeypatch):
    """A command on the path that notes what it was to say, and takes its time over it."""

    def made(name="espeak-ng", seconds=30):
        log = tmp_path / "said.txt"
        script = tmp_path / "bin" / name
        script.parent.mkdir(exist_ok=True)
        script.write_text(SCRIPT.format(python=sys.executable, log=str(log), seconds=seconds), encoding="utf-8")
        script.chmod(script.stat().st_mode | stat.S_IXUSR)
        monkeypatch.setenv("PATH", str(script.parent))
        return log

    return made


def wait_for(log, count):
    end = time.monotonic() + 10
    while time.monotonic() < end:
        said = log.read_text(encoding="utf-8") if log.exists() else ""
        if said.endswith("\n") and len(lines := said.split("\n-")) >= count:  # the file is there before the words are
            return lines
        time.sleep(0.01)
    raise AssertionError("nothing was said")


def test_the_voice_says_the_words_in_their_language_and_nobody_waits(fake_voice):
    log = fake_voice()
    voice = Voice(voice_command())
    voice.say("Příběh -- “with” 'quotes'", "cs")
    assert wait_for(log, 1) == ["--stdin -v cs|Příběh -- “with” 'quotes'\n"]
    assert voice.speaking
    voice.close()
    assert not voice.speaking


def test_the_next_words_end_those_before(fake_voice):
    log = fake_voice()
    voice = Voice(voice_command())
    voice.say("one", "en")
    wait_for(log, 1)
    voice.say("two", "en")
    assert wait_for(log, 2)[1].endswith("two\n")
    voice.hush()


def test_a_service_is_told_to_stop(fake_voice):
    log = fake_voice("spd-say", seconds=0)
    voice = Voice(voice_command())
    voice.say("one", "it")
    wait_for(log, 1)
    voice.hush()
    assert wait_for(log, 2)[1].startswith("-cancel|")
    voice.close()


def test_without_a_voice_or_with_a_broken_one_there_is_silence(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    assert voice_command() is None
    for voice in (Voice(None), Voice("espeak-ng")):
        voice.say("one", "en")
        assert not voice.speaking
        voice.hush()


def test_events_are_read_when_they_open_once_and_end_with_their_sheet(sit_down, fake_voice):
    log = fake_voice()
    player = sit_down(language="en", sound=False, read_aloud=True, device=lambda: None)
    player.begin()
    player.press(Qt.Key.Key_1)
    player.reach("EventRevealed")
    sheet = player.table.reading.sheet
    [said] = wait_for(log, 1)
    assert said.startswith(f"--stdin -v en|{sheet.accessibleName()}")
    assert "[" not in said, "an icon is read by its name"
    voice = player.program.sounds._voice
    assert voice.speaking
    player.press(Qt.Key.Key_Escape)
    assert player.screen is player.program.home
    assert not voice.speaking


def test_the_setting_is_there_only_where_the_system_has_a_voice(sit_down, fake_voice, monkeypatch, tmp_path):
    fake_voice()
    player = sit_down(language="en", size=(1280, 1400))
    player.press(Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    assert player.screen.read_aloud.isVisibleTo(player.screen)
    player.screen.read_aloud.setFocus()
    player.press(Qt.Key.Key_Space)
    assert player.program.preferences.read_aloud
    player.press(Qt.Key.Key_Escape)
    monkeypatch.setenv("PATH", str(tmp_path / "nothing"))
    player.press(Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    assert not player.screen.read_aloud.isVisibleTo(player.screen)


def test_patterns_on_dice_act_at_once(sit_down):
    from tests.support.die_picture import die_pixmap
    from vanguard_desktop.widgets.look.paint.dice_paint import DieFace

    player = sit_down(language="en", size=(1280, 1400))
    faces = [DieFace(color=color) for color in ("red", "green", "blue")]
    plain = [die_pixmap(face, 64, 1.0).toImage() for face in faces]
    player.press(Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    player.screen.patterns.setFocus()
    player.press(Qt.Key.Key_Space)
    strong = [die_pixmap(face, 64, 1.0).toImage() for face in faces]
    assert all(before != after for before, after in zip(plain, strong, strict=True))
    assert player.program.preferences.patterns
