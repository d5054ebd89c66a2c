"""What stands in a {place} of a sentence is called: quoted in sentences, plain on buttons, by icons in the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from vanguard_desktop.core import DieId, SectorId
from vanguard_desktop.dice.faces import ALL_DICE, Icon
from vanguard_desktop.rulesets.expedition.data import State

from ..common.icon_names import marks
from ..common.icon_words import danger_die
from ..common.names import Names
from ..common.rooms import How, Room
from ..common.told import all_of, one_of
from .counted_dice import CountedDice
from .track_names import TrackNames


def _find(names: Names, card: Any) -> str:
    """Unique discoveries are known by their numbers."""
    return names.unique(card) if isinstance(card, int) else names.discovery(card)


NAMED: dict[str, Callable[[Names, Any], str]] = {
    "card": Names.section_card, "condition": Names.condition, "discovery": _find, "equipment": Names.equipment,
    "event": Names.event_card, "injury": Names.injury, "lander": Names.lander_part, "mission": Names.mission,
    "other": Names.poi, "part": Names.lander_part, "path": Names.path, "poi": Names.poi, "rank_up": Names.rank_up,
    "skill": Names.skill, "threat": Names.threat,
}  # fmt: skip


def _plain(name: Callable[[Names, Any], str]) -> How:
    return lambda say, value, *_: name(say.names, value)


def _quoted(name: Callable[[Names, Any], str]) -> How:
    return lambda say, value, *_: say.names.quoted(name(say.names, value))


def _icon(kind: str) -> How:
    return lambda _, value, *__: f"[{kind}{value.value}]"


def _listed(kind: str, join: Callable[[list[str]], str]) -> How:
    """Several of a kind in quotation marks."""
    name = NAMED[kind]
    return lambda say, values, *_: join([say.names.quoted(name(say.names, value)) for value in values])


def _marks(_: Any, icons: Icon | Iterable[Icon], *__: Any) -> str:
    return marks((icons,) if isinstance(icons, Icon) else tuple(icons))


def _place(say: Any, sector: SectorId, state: State) -> str:
    return str(say.names.quoted(say.names.sector(state.board, sector)))


def _dice(_: Any, dice: DieId | Iterable[DieId], *__: Any) -> str:
    """One die is taken; several are gone."""
    counted = CountedDice()
    return counted.gone(dice) if isinstance(dice, tuple) else counted.taken([DieId(str(dice))])


def slot(_: Room, thing: Any, *__: Any) -> int:
    """The place of an injury card in its row, from 1."""
    return int(thing.slot) + 1


def face_shown(_: Room, event: Any, *__: Any) -> str:
    return marks(ALL_DICE[event.die].faces[event.face])


def bearer(room: Room, thing: Any, *_: Any) -> str:
    """The mission or threat on which markers lie."""
    return room.names.mission_or_threat(thing.card)


QUOTED = {
    **{place: _quoted(name) for place, name in NAMED.items()},
    "behavior": _plain(Names.keyword), "keyword": _plain(Names.keyword),
    "lead": _plain(Names.lead),
    "section": _plain(Names.section),
    "deck": _icon("discovery_"), "type": _icon("discovery_"), "stat": _icon("lander_"),
}  # fmt: skip
# Effects and conditions, told without a position: sectors go by their numbers, tracks by what they belong to.
RULES: Mapping[str, How] = {
    **QUOTED,
    "becomes": _marks, "icon": _marks, "shown": _marks,
    "biomes": lambda _, biomes: one_of([f"[biome_{biome.value}]" for biome in biomes]),
    "decks": lambda _, decks: one_of([f"[discovery_{deck.value}]" for deck in decks]),
    "bottom": _listed("event", all_of), "events": _listed("event", all_of), "top": _listed("event", all_of),
    "die": _plain(Names.die),
    "icons": lambda _, icons: " + ".join(f"[{icon.value}]" for icon in icons),
    "injuries": _listed("injury", one_of),
    "letters": lambda _, letters: one_of(letters),
    "danger": lambda _, letter: danger_die(letter),
    "member": _plain(Names.member),
    "result": _icon(""),
    "sectors": lambda _, sectors: one_of([str(sector) for sector in sectors]),
    "track": lambda say, track: say.names.quoted(say.names.source(track.of)),
    "tracks": lambda say, tracks: all_of([say.names.quoted(say.names.source(track.of)) for track in tracks]),
}  # fmt: skip
# Questions and the journal: people go by their given names, sectors by their names.
TABLE: Mapping[str, How] = {
    **QUOTED,
    "back": _quoted(Names.discovery), "cards": _listed("card", all_of), "rank_ups": _listed("rank_up", one_of),
    "condition": lambda say, card, state: say.names.quoted(say.names.condition_in_force(state.board, card)),
    "becomes": _marks, "shown": _marks,
    "dice": _dice,
    "die": lambda _, die, *__: CountedDice().one(die),
    "end": _place, "sector": _place, "start": _place,
    "giver": _plain(Names.called), "member": _plain(Names.called),
    "leads": lambda say, leads, *_: all_of([say.names.lead(lead) for lead in leads]),
    "members": lambda say, members, *_: all_of(list(map(say.names.called, members))),
    "track": lambda say, track, state: say.names.quoted(TrackNames(say.names).name(track, state)),
}  # fmt: skip
# Buttons, what is undone, and reasons: names stand without quotation marks.
LABELS: Mapping[str, How] = {
    **{place: _plain(name) for place, name in NAMED.items()},
    "color": _plain(Names.color), "deck": _plain(Names.discovery_type), "die": _plain(Names.die),
    "icon": lambda say, icon, *_: say.names.icon(icon.value),
    "lead": _plain(Names.lead), "member": _plain(Names.member), "outcome": _plain(Names.outcome),
    "section": _plain(Names.section),
    "sector": lambda say, sector, *at: say.names.sector(at[-1].board, sector),
    "track": lambda say, track, *at: TrackNames(say.names).name(track, at[-1]),
}  # fmt: skip
