"""A quiet ground under each world and in the base: wind from noise, and low tones that breathe."""

from __future__ import annotations

import functools
import math
import zlib
from array import array
from random import Random

import attrs

from vanguard_desktop.core import go_on

from .tones import RATE

_SECONDS = 16  # then it begins anew, without a seam
_EACH = 8  # one value is reckoned for so many samples: nothing in it is higher than a third of a kilohertz
_SEAM = 1.5  # seconds in which the end of the wind runs into its beginning
_LOUDEST = 5_000  # of 32,767: it lies under everything else


@attrs.frozen
class Air:
    """The lowest `tone` in hertz and what stands over it; how much `wind`, and how `dull` it is, from 0 to 1."""

    tone: float
    over: tuple[float, ...]
    wind: float
    dull: float


# By the colors of the land; a world of other colors has the air of the first.
AIRS: dict[str, Air] = {
    "shelf": Air(65.0, (1.5, 2.25), 0.7, 0.965),
    "nebula": Air(41.0, (1.5, 3.0), 0.25, 0.985),
    "orbit": Air(55.0, (2.0, 3.0), 0.3, 0.975),
    "mars": Air(49.0, (1.5,), 0.95, 0.95),
    "kelp": Air(73.0, (1.333, 2.0), 0.55, 0.98),
    "ice": Air(87.0, (1.5, 2.67), 0.8, 0.92),
    "violet": Air(58.0, (1.2, 1.8), 0.4, 0.975),
    "rust": Air(46.0, (1.414,), 0.8, 0.965),
    "slate": Air(52.0, (1.5, 2.0), 0.6, 0.97),
    "dawn": Air(62.0, (1.25, 1.875), 0.65, 0.955),
    # Inside a base: pumps and fans hum, the wind is behind the wall; in a storm it is not.
    "base": Air(50.0, (2.0, 3.0, 4.0), 0.3, 0.93),
    "storm": Air(50.0, (2.0,), 1.6, 0.96),
}


@functools.lru_cache(maxsize=2)
def ground(world: str, relief: str) -> array[int]:
    """The samples of a world at full loudness: the same on every machine, for ever."""
    air, chance = AIRS.get(relief, AIRS["shelf"]), Random(zlib.crc32(world.encode()))
    coarse = _sum(_tones(air, chance), _wind(air, chance))
    peak = max(map(abs, coarse)) or 1.0
    scale = _LOUDEST / peak
    fine = array("h", bytes(2 * _EACH * len(coarse)))
    for place, value in enumerate(coarse):
        if place % 2048 == 0:
            go_on()
        step = (coarse[(place + 1) % len(coarse)] - value) * scale / _EACH
        first = value * scale
        fine[place * _EACH : (place + 1) * _EACH] = array("h", [round(first + step * n) for n in range(_EACH)])
    return fine


def as_loud(world: str, relief: str, volume: float) -> array[int]:
    """The same as loud as players want it, from 0 to 1; nothing for silence."""
    if not volume:
        return array("h")
    return array("h", [int(value * volume) for value in ground(world, relief)])


def _sum(one: list[float], two: list[float]) -> list[float]:
    return [a + b for a, b in zip(one, two, strict=True)]


def _count() -> int:
    return _SECONDS * RATE // _EACH


def _tones(air: Air, chance: Random) -> list[float]:
    """Each swells and falls in its own time; all of them come round with the loop."""
    count, wave = _count(), [0.0] * _count()
    for number, times in enumerate((1.0, *air.over)):
        rounds = round(air.tone * times * _SECONDS)  # whole waves, or there would be a click
        breaths, late = chance.choice((1, 2, 3)), chance.random()
        loud = 0.5 / (1 + 0.8 * number)
        turn, breath = 2 * math.pi * rounds / count, 2 * math.pi * breaths / count
        for at in range(count):
            swell = 0.55 + 0.45 * math.sin(breath * at + 2 * math.pi * late)
            wave[at] += loud * swell * math.sin(turn * at)
        go_on()
    return wave


def _wind(air: Air, chance: Random) -> list[float]:
    """Noise through a filter that opens and closes slowly; its end fades into its beginning."""
    count, seam = _count(), round(_SEAM * RATE / _EACH)
    level, wave = 0.0, []
    for at in range(count + seam):
        gust = 0.6 + 0.4 * math.sin(2 * math.pi * 2 * at / count) * math.sin(2 * math.pi * 3 * at / count)
        level = air.dull * level + (1 - air.dull) * (chance.random() * 2 - 1)
        wave.append(level * gust)
    for at in range(seam):
        share = at / seam
        wave[at] = wave[at] * share + wave[count + at] * (1 - share)
    go_on()
    loudest = max(map(abs, wave)) or 1.0
    return [air.wind * value / loudest for value in wave[:count]]
