"""The sound device of the system, through a library that is not there on every system; without either all is silent."""

from __future__ import annotations

import contextlib
import ctypes
import functools
import importlib
import importlib.util
import sys
import threading
from array import array
from collections.abc import Generator
from typing import Any, Protocol

from .tones import RATE, clipped

_LIBRARY = "miniaudio"
_BUFFER_MS = 80  # shorter ones stutter while the window paints
_SWELLS = 4.0  # seconds
_AT_ONCE = 3  # sounds of quick decisions run into each other; older ones give way


class NoSoundError(Exception):
    """There is no library, no device, or it cannot be opened now."""


class Device(Protocol):
    """Something that plays."""

    @property
    def sounding(self) -> bool: ...

    def play(self, samples: array[int]) -> None: ...

    def hum(self, samples: array[int]) -> None: ...

    def close(self) -> None: ...


def can_sound() -> bool:
    """Whether the library is installed; whether there is a device is known only when it is opened."""
    return importlib.util.find_spec(_LIBRARY) is not None


def open_device(backends: tuple[str, ...] = ()) -> Device:
    """Open the system's default device, or one of these backends of the library; raises `NoSoundError`."""
    try:
        library = importlib.import_module("miniaudio")
    except (ImportError, OSError) as error:
        raise NoSoundError(f"{_LIBRARY} cannot be loaded: {error}") from error
    _quiet_alsa()
    try:
        return _Opened(library, [library.Backend[name] for name in backends] or None)
    except library.MiniaudioError as error:
        raise NoSoundError(f"no sound device: {error}") from error


# file, line, function, error, format; what follows the format is left alone
_AlsaHandler = ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p)


@functools.cache
def _quiet_alsa() -> Any:
    """Linux's sound library would fill the terminal where there is no device, which is no fault of anybody's."""
    if not sys.platform.startswith("linux"):
        return None
    handler = _AlsaHandler(lambda *_: None)
    with contextlib.suppress(OSError, AttributeError):  # without the library nothing has to be quieted
        ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(handler)
    return handler


class _Opened:
    """The library asks for samples on a thread of its own; it gets those of all sounds that are not over."""

    def __init__(self, library: Any, backends: list[Any] | None) -> None:
        self._voices: list[tuple[array[int], int]] = []
        self._ground, self._at, self._loud = array("h"), 0, 0.0
        self._lock = threading.Lock()
        self._device = library.PlaybackDevice(
            output_format=library.SampleFormat.SIGNED16,
            nchannels=1,
            sample_rate=RATE,
            buffersize_msec=_BUFFER_MS,
            backends=backends,
            app_name="Vanguard",
        )
        stream = self._stream()
        next(stream)
        self._device.start(stream)

    @property
    def sounding(self) -> bool:
        return bool(self._voices)

    def play(self, samples: array[int]) -> None:
        with self._lock:
            self._voices = [*self._voices[1 - _AT_ONCE :], (samples, 0)]

    def hum(self, samples: array[int]) -> None:
        """Let this be heard quietly under everything, again and again, until it is told otherwise; nothing is silence.

        It swells within a few moments, so that nobody is startled.
        """
        with self._lock:
            self._ground, self._at, self._loud = samples, 0, 0.0

    def _under(self, wanted: int) -> array[int]:
        """The next samples of what lies under everything."""
        ground, loop = array("h"), self._ground
        while loop and len(ground) < wanted:
            part = loop[self._at : self._at + wanted - len(ground)]
            self._at = (self._at + len(part)) % len(loop)
            ground.extend(part)
        if loop and self._loud < 1.0:
            self._loud = min(self._loud + wanted / (RATE * _SWELLS), 1.0)
            return array("h", [int(value * self._loud) for value in ground])
        return ground or array("h", bytes(2 * wanted))

    def close(self) -> None:
        self._device.close()

    def _stream(self) -> Generator[array[int], int, None]:
        wanted = yield array("h")
        while True:
            with self._lock:
                voices, left = self._voices, []
                mixed = self._under(wanted)
                for samples, at in voices:
                    for number, value in enumerate(samples[at : at + wanted]):
                        mixed[number] = clipped(mixed[number] + value)
                    if at + wanted < len(samples):
                        left.append((samples, at + wanted))
                self._voices = left
            wanted = yield mixed
