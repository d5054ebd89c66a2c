"""What the night watch tells: morale, dice and supplies over the cycles, what was recorded, and how the hens are."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from vanguard_desktop.core import Event
from vanguard_desktop.play.ship.curves import Night, nights_of
from vanguard_desktop.rulesets.ship.data.campaign.save_point import PlanetRecorded
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.setting import MoraleLevel
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.ship.campaign.night import ShipNight

from ...bridge import Bridge
from ..aboard import words_aboard
from ..people import in_ward
from .window import etched

_EVERY_NIGHT = 3
_LEVELS = tuple(reversed(MoraleLevel))


@attrs.frozen(kw_only=True)
class Curve:
    """A value for each cycle, None where there is none; `levels` are written at the left, `now` is the last value, and
    `alone` is said as long as there is only one.
    """

    icon: str
    title: str
    now: str
    spoken: str
    levels: tuple[tuple[int, str], ...]
    values: tuple[int | None, ...]
    alone: str
    cycles: tuple[str, ...]


@attrs.frozen(kw_only=True)
class NightShown:
    """`recorded` is empty where nothing was."""

    curves: tuple[Curve, ...]
    recorded: str
    hens: str


class Nights:
    """The log is read once for each night."""

    def __init__(self, bridge: Bridge, wording: Wording) -> None:
        self._bridge, self._wording = bridge, wording
        self._read_at: object = None
        self._nights: tuple[Night, ...] = ()

    def curves(self, state: ShipState) -> tuple[Curve, ...]:
        """All that is plotted, as far as nights have passed; the first three are seen every night."""
        return self._curves(ShipNight(words_aboard(self._wording, state).words))

    def shown(self, state: ShipState, happened: Sequence[tuple[int, tuple[Event, ...]]]) -> NightShown:
        events = [event for _, of_step in happened for event in of_step]
        words = ShipNight(words_aboard(self._wording, state).words)
        sheets = [event.sheet for event in events if isinstance(event, PlanetRecorded)]
        recorded = "" if not sheets else words.recorded(sheets[-1])
        hens = words.hens(mourning=bool(etched(events)), ill=bool(in_ward(state)), morale=state.morale)
        return NightShown(curves=self._curves(words)[:_EVERY_NIGHT], recorded=recorded, hens=hens)

    def _curves(self, words: ShipNight) -> tuple[Curve, ...]:
        nights = self._of_now()
        if not nights:
            return ()
        cycles = tuple(str(night.cycle) for night in nights)
        morale = [_LEVELS.index(night.morale) for night in nights]
        last = nights[-1]
        ends = ((0, words.morale(_LEVELS[0])), (len(_LEVELS) - 1, words.morale(_LEVELS[-1])))
        counts = (
            ("any_die", words.over_dice(), [night.dice for night in nights]),
            ("supplies", words.over_supplies(), [night.supplies for night in nights]),
            ("sample", words.over_finds(), [night.finds for night in nights]),
            ("wound", words.over_injuries(), [night.injuries for night in nights]),
        )
        return (
            self._curve(words, "morale", words.over_morale(), words.morale(last.morale), ends, morale, cycles),
            *(self._count(words, icon, title, values, cycles) for icon, title, values in counts),
        )

    def _count(
        self, words: ShipNight, icon: str, title: str, values: Sequence[int | None], cycles: tuple[str, ...]
    ) -> Curve:
        known = [value for value in values if value is not None]
        now = str(known[-1]) if known else "–"
        return self._curve(words, icon, title, now, _ends(known), values, cycles)

    def _curve(
        self,
        words: ShipNight,
        icon: str,
        title: str,
        now: str,
        levels: tuple[tuple[int, str], ...],
        values: Sequence[int | None],
        cycles: tuple[str, ...],
    ) -> Curve:
        named = dict(levels) if icon == "morale" else {}
        told = [
            (cycle, words.morale(_LEVELS[value]) if named else str(value))
            for cycle, value in zip(cycles, values, strict=True)
            if value is not None
        ]
        return Curve(
            icon=icon,
            title=title,
            now=now,
            spoken=words.spoken(title, told),
            levels=levels,
            values=tuple(values),
            alone=words.alone(),
            cycles=cycles,
        )

    def _of_now(self) -> tuple[Night, ...]:
        """A step more of the same night, such as a switch, changes nothing of it."""
        game = self._bridge.game
        state = self._bridge.state
        key = (game.cursor.line, state.cycle, state.phase)
        if key != self._read_at:
            self._read_at, self._nights = key, self._bridge.read(lambda: nights_of(game), ())
        return self._nights


def _ends(values: Sequence[int]) -> tuple[tuple[int, str], ...]:
    """The lowest and the highest, from which a curve can be read."""
    return tuple((value, str(value)) for value in sorted({min(values), max(values)})) if values else ()
