"""The sounds of the table that is open, as loud as the players set them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from vanguard_desktop.play.game import Step, Way
from vanguard_desktop.widgets.preferences import Preferences

from .cues import PASSAGES, Cue, cues_of
from .device import Device
from .speaker import Speaker
from .voice import Voice, voice_command

if TYPE_CHECKING:
    from vanguard_desktop.models.bridge import Bridge
    from vanguard_desktop.models.common.passages import Passage
    from vanguard_desktop.widgets.game_screen import GameScreen


class Sounds:
    """Every sound comes from an event, or from a refusal; looking back is silent. Sheets are read aloud on wish."""

    def __init__(self, open_device: Callable[[], Device], preferences: Preferences) -> None:
        self._speaker = Speaker(open_device)
        self._speaker.set_volume(_volume(preferences))
        self._voice = Voice(voice_command())
        self._preferences = preferences
        self._world = ("", "")
        self._screen: GameScreen | None = None

    def prefer(self, before: Preferences, now: Preferences) -> None:
        """Take up new settings; a change of volume is heard."""
        self._preferences = now
        if not now.read_aloud:
            self._voice.hush()
        if _volume(now) != _volume(before):
            self._speaker.set_volume(_volume(now))
            self._speaker.play((Cue.SUCCESS,))
        self._lie_under()

    def listen(self, bridge: Bridge) -> None:
        """A step into another book is heard before its screen is there."""
        bridge.turned.connect(self._on_sounding)

    def follow(self, screen: GameScreen) -> None:
        """Let what happens on a screen be heard for as long as it is shown."""
        screen.sounding.connect(self._on_sounding)
        screen.refused.connect(self._on_refused)
        screen.passage_begun.connect(self._on_passage)
        screen.reading_opened.connect(self._on_reading_opened)
        self.go_to(screen)

    def go_to(self, screen: GameScreen) -> None:
        """The players look at it now: its world is heard."""
        self._screen, self._world = screen, screen.ambience
        self._lie_under()

    def hush(self) -> None:
        """The players have gone elsewhere: what was read aloud ends, and no world is heard."""
        self._voice.hush()
        self._screen, self._world = None, ("", "")
        self._lie_under()

    def _lie_under(self) -> None:
        loud = self._preferences.ambience / 100 if self._preferences.sound else 0.0
        self._speaker.lie_under(*self._world, loud)

    def close(self) -> None:
        self._speaker.close()
        self._voice.close()

    def _on_sounding(self, step: Step) -> None:
        if step.way in (Way.PLAYED, Way.REDONE):
            self._speaker.play(cues_of(step.events))
        if self._screen is not None and self._screen.ambience != self._world:  # a storm has come up, or is over
            self.go_to(self._screen)

    def _on_reading_opened(self, words: str) -> None:
        if self._preferences.read_aloud:
            self._voice.say(words, self._preferences.language or "en")

    def _on_passage(self, passage: Passage) -> None:
        if (cue := PASSAGES.get(passage.kind)) is not None:
            self._speaker.play((cue,))

    def _on_refused(self, _reason: str) -> None:
        self._speaker.play((Cue.REFUSED,))


def _volume(preferences: Preferences) -> float:
    return preferences.volume / 100 if preferences.sound else 0.0
