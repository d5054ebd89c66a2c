"""Plays the sounds of the game beside it: whoever asks for one goes on at once, and never hears of a failure."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue

import attrs

from vanguard_desktop.core import leaving_garbage

from . import ambience
from .cues import Cue
from .device import Device, NoSoundError
from .tones import in_turn

log = logging.getLogger(__name__)

_PATIENCE = 4.0  # seconds of silence after which the device is given back to the system
_LEAVE = 2.0  # and how long the end of the program waits for it at most


@attrs.frozen
class _Wish:
    cues: tuple[Cue, ...]
    volume: float


@attrs.frozen
class _Ground:
    """The world that is heard under it all from now on, with the colors of its land; none is silence."""

    world: str
    relief: str
    volume: float


class Speaker:
    """Opening a device may take its time, so all of it happens on a thread; it begins with the first sound."""

    def __init__(self, open_device: Callable[[], Device], patience: float = _PATIENCE) -> None:
        self._open_device, self._patience = open_device, patience
        self._wishes: SimpleQueue[_Wish | _Ground | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._volume = 0.0
        self._dumb = False
        self._ground = _Ground("", "", 0.0)

    def set_volume(self, volume: float) -> None:
        """From 0, off, to 1. Whoever changes it may have plugged in a device meanwhile."""
        self._volume, self._dumb = volume, False

    @property
    def busy(self) -> bool:
        """Whether the thread is there to play something."""
        return self._thread is not None and self._thread.is_alive()

    def play(self, cues: Sequence[Cue]) -> None:
        if cues and self._volume and not self._dumb:
            self._wish(_Wish(tuple(cues), self._volume))

    def lie_under(self, world: str, relief: str, volume: float) -> None:
        """Let a world be heard quietly, as loud as `volume` from 0 to 1; without one it is silent again."""
        ground = _Ground(world, relief, volume if world else 0.0)
        if ground != self._ground and not self._dumb and (ground.volume or self.busy):
            self._ground = ground
            self._wish(ground)

    def _wish(self, wish: _Wish | _Ground) -> None:
        if not self.busy:
            self._wishes = SimpleQueue()
            self._thread = threading.Thread(target=self._work, args=(self._wishes,), name="sound", daemon=True)
            self._thread.start()
        self._wishes.put(wish)

    def close(self) -> None:
        """Be silent from now on; the device is given back."""
        self._volume = 0.0
        if self._thread is not None:
            self._wishes.put(None)
            self._thread.join(_LEAVE)
            self._thread = None

    def _work(self, wishes: SimpleQueue[_Wish | _Ground | None]) -> None:
        device: Device | None = None
        hums = False
        try:
            while True:
                try:
                    wish = wishes.get(timeout=None if device is None or hums else self._patience)
                except Empty:
                    device = self._give_back(device)
                    continue
                if wish is None:
                    return
                with leaving_garbage():
                    device = device or self._open_device()
                    if isinstance(wish, _Ground):
                        hums = bool(wish.volume)
                        device.hum(ambience.as_loud(wish.world, wish.relief, wish.volume))
                    else:
                        device.play(in_turn(wish.cues, wish.volume))
        except NoSoundError as error:
            self._dumb = True
            log.info("the game is silent: %s", error)
        finally:
            self._give_back(device)

    @staticmethod
    def _give_back(device: Device | None) -> None:
        if device is not None:
            device.close()
