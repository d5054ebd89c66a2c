"""The sounds, made from a few numbers: strokes of a tone or of noise, each with its place, length and loudness."""

from __future__ import annotations

import functools
import math
from array import array
from collections.abc import Sequence
from random import Random

import attrs

from .cues import Cue

RATE = 22_050
LOUDEST = 32_000
_ATTACK = 0.004  # seconds in which a stroke swells, or its start would click
_OVERLAP = 0.35  # how much of a sound the next one of the same step waits for


@attrs.frozen
class Stroke:
    """`pitch` in hertz glides to `to`; `noise` from 0, a pure tone, to 1, a rustle as bright as `pitch`."""

    at: float
    length: float
    pitch: float
    loud: float
    to: float = 0.0
    noise: float = 0.0
    swell: bool = False  # grows instead of dying away


def _bounces(*times: float) -> tuple[Stroke, ...]:
    """A die on wood: ever softer, ever shorter knocks."""
    return tuple(
        Stroke(time, 0.06, 420 + 90 * (number % 3), 1.0 / (1 + 0.45 * number), to=260, noise=0.75)
        for number, time in enumerate(times)
    )


SOUNDS: dict[Cue, tuple[Stroke, ...]] = {
    Cue.DIE_ROLL: _bounces(0.0, 0.12, 0.21, 0.33, 0.41, 0.47),
    Cue.CARD: (Stroke(0.0, 0.16, 2600, 0.5, to=900, noise=1.0),),
    Cue.EVENT_CARD: (Stroke(0.0, 0.18, 2200, 0.5, to=700, noise=1.0), Stroke(0.14, 0.7, 220, 0.6)),
    Cue.TRACK: (Stroke(0.0, 0.07, 880, 0.5, to=840), Stroke(0.0, 0.03, 1800, 0.3, noise=0.8)),
    Cue.INJURY: (Stroke(0.0, 0.32, 150, 1.0, to=55), Stroke(0.0, 0.09, 700, 0.6, noise=0.9)),
    Cue.DISCOVERY: (
        Stroke(0.0, 0.5, 660, 0.5), Stroke(0.11, 0.5, 880, 0.5), Stroke(0.22, 0.8, 1320, 0.5),
    ),
    Cue.SUCCESS: (Stroke(0.0, 0.35, 523, 0.6), Stroke(0.12, 0.7, 784, 0.6)),
    Cue.MISSION: (
        Stroke(0.0, 0.5, 392, 0.5), Stroke(0.14, 0.5, 523, 0.5), Stroke(0.28, 0.6, 659, 0.5),
        Stroke(0.42, 1.1, 784, 0.6), Stroke(0.42, 1.1, 523, 0.4),
    ),
    Cue.PROMOTION: (
        Stroke(0.0, 0.3, 523, 0.5), Stroke(0.1, 0.3, 523, 0.4),
        Stroke(0.24, 1.0, 698, 0.6), Stroke(0.24, 1.0, 880, 0.4),
    ),
    Cue.SETBACK: (
        Stroke(0.0, 0.18, 2200, 0.5, to=700, noise=1.0),
        Stroke(0.14, 0.6, 233, 0.6, to=208), Stroke(0.14, 0.7, 117, 0.5),
    ),
    Cue.FAILURE: (Stroke(0.0, 0.35, 392, 0.6), Stroke(0.15, 0.7, 311, 0.6)),
    Cue.LIFT_OFF: (
        Stroke(0.0, 1.3, 180, 0.9, to=1400, noise=1.0, swell=True), Stroke(0.0, 1.3, 60, 0.7, to=140, swell=True),
    ),
    Cue.EVACUATION: (
        *(Stroke(0.4 * turn, 0.36, 622, 0.5, to=415) for turn in range(4)),
        Stroke(0.2, 1.4, 70, 0.7, to=160, swell=True), Stroke(0.2, 1.4, 200, 0.6, to=1200, noise=1.0, swell=True),
    ),
    Cue.LAUNCH: (
        Stroke(0.0, 0.12, 240, 0.8, to=120, noise=0.6), Stroke(0.16, 0.5, 1500, 0.4, to=500, noise=1.0),
        Stroke(0.3, 1.35, 900, 0.6, to=160, noise=1.0), Stroke(0.3, 1.35, 130, 0.5, to=52),
    ),
    Cue.LANDING: (
        Stroke(0.0, 1.1, 300, 0.7, to=900, noise=1.0, swell=True), Stroke(1.1, 0.3, 110, 1.0, to=45),
        Stroke(1.15, 0.5, 600, 0.4, to=200, noise=1.0),
    ),
    Cue.DOCKING: (
        Stroke(0.0, 0.5, 1300, 0.35, to=700, noise=1.0), Stroke(0.5, 0.12, 260, 0.9, to=140, noise=0.5),
        Stroke(0.62, 0.5, 130, 0.7, to=98), Stroke(0.75, 0.5, 523, 0.3), Stroke(0.87, 0.7, 659, 0.3),
    ),
    Cue.DEATH: (Stroke(0.0, 1.5, 110, 0.8), Stroke(0.0, 1.5, 131, 0.6), Stroke(0.45, 1.2, 82, 0.7)),
    # A horn that falls, a bell that asks, a buzzer that insists: nobody has to look which complex calls.
    Cue.ALARM_SYSTEMS: tuple(Stroke(0.42 * turn, 0.4, 466, 0.7, to=311) for turn in range(3)),
    Cue.ALARM_LIVING: tuple(Stroke(0.3 * turn, 0.5, 698 if turn % 2 else 587, 0.6) for turn in range(4)),
    Cue.ALARM_WORK: tuple(Stroke(0.19 * turn, 0.15, 185, 0.7, to=180, noise=0.35) for turn in range(5)),
    Cue.QUARREL: (
        Stroke(0.0, 0.16, 300, 0.9, to=90, noise=0.8), Stroke(0.3, 0.22, 240, 1.0, to=60, noise=0.7),
        Stroke(0.34, 0.5, 70, 0.8, to=48),
    ),
    Cue.SHUT_DOWN: (
        Stroke(0.0, 0.9, 220, 0.7, to=44), Stroke(0.0, 0.9, 330, 0.4, to=55), Stroke(0.85, 0.08, 500, 0.5, noise=0.8),
    ),
    Cue.HISS: (Stroke(0.0, 0.05, 900, 0.7, noise=0.6), Stroke(0.03, 0.8, 5200, 0.6, to=3400, noise=1.0)),
    Cue.CONSOLE: tuple(
        Stroke(0.08 * turn, 0.06, pitch, 0.45) for turn, pitch in enumerate((1175, 1175, 1568, 1319, 1568))
    ),
    Cue.REFUSED: (Stroke(0.0, 0.07, 196, 0.5), Stroke(0.1, 0.09, 165, 0.5)),
}  # fmt: skip


@functools.cache
def samples(cue: Cue) -> array[int]:
    """One sound at full loudness, 16 bits a sample; the same numbers on every machine and in every game."""
    strokes = SOUNDS[cue]
    wave = [0.0] * math.ceil(RATE * max(stroke.at + stroke.length for stroke in strokes))
    for stroke in strokes:
        _add(wave, stroke, Random(cue.value))
    peak = max(abs(value) for value in wave)
    # Soft sounds stay soft against loud ones: only what would be cut off is brought down.
    scale = LOUDEST / max(peak, 1.0)
    return array("h", (round(value * scale) for value in wave))


def _add(wave: list[float], stroke: Stroke, chance: Random) -> None:
    count = round(stroke.length * RATE)
    first = round(stroke.at * RATE)
    rise, decay = _ATTACK * RATE, 5.0 / count
    to = stroke.to or stroke.pitch
    phase = hiss = 0.0
    for number in range(min(count, len(wave) - first)):
        share = number / count
        pitch = stroke.pitch + (to - stroke.pitch) * share
        phase += math.tau * pitch / RATE
        tone = math.sin(phase) + 0.3 * math.sin(2 * phase) + 0.12 * math.sin(3 * phase)
        # One pole keeps the rustle below the pitch.
        hiss += min(math.tau * pitch / RATE, 1.0) * (chance.uniform(-2, 2) - hiss)
        if stroke.swell:
            size = share * share * min(1.0, 12 * (1 - share))
        else:
            size = min(number / rise, 1.0) * math.exp(-decay * number)
        wave[first + number] += stroke.loud * size * ((1 - stroke.noise) * tone * 0.7 + stroke.noise * hiss)


def in_turn(cues: Sequence[Cue], volume: float) -> array[int]:
    """Several sounds one after the other, each as the one before dies away; `volume` from 0 to 1."""
    starts, at = [], 0
    for cue in cues:
        starts.append(at)
        at += round(len(samples(cue)) * _OVERLAP)
    length = max((start + len(samples(cue)) for start, cue in zip(starts, cues, strict=True)), default=0)
    mixed = array("h", bytes(2 * length))
    for start, cue in zip(starts, cues, strict=True):
        for number, value in enumerate(samples(cue), start=start):
            mixed[number] = clipped(mixed[number] + round(value * volume))
    return mixed


def clipped(value: int) -> int:
    return max(-LOUDEST, min(LOUDEST, value))
