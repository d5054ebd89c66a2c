"""What the condition and the threats in play say about single sectors: water, frost, crust (PLN-38, THR-03)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vanguard_desktop.core import Effect, MemberId, SectorId, Source, Waiting
from vanguard_desktop.setting import PlaceRule

from ..data import State
from ..threats.standees import stands_in


def rules_at(state: State, sector: SectorId | None) -> Iterator[tuple[Source, PlaceRule]]:
    """The rules that hold in a sector, each with the card that says so; in the air there is none (LND-28)."""
    if sector is None:
        return
    condition = state.condition_card
    if condition is not None:
        yield from (
            (Source("condition", condition.id), rule) for rule in condition.places if _fits(state, rule, sector)
        )
    for threat in state.threats:
        for rule in state.box.threats[threat.card].places:
            if _fits(state, rule, sector) or (rule.here and sector in stands_in(state, threat)):
                yield Source("threat", threat.card), rule


def _fits(state: State, rule: PlaceRule, sector: SectorId) -> bool:
    """By number, by one of its biomes, or by a marker that lies there."""
    if sector in rule.sectors or (rule.marked and state.marks.get(sector, 0)):
        return True
    return bool(rule.biomes) and any(biome in rule.biomes for biome in state.biomes(sector))


def icons_toward(state: State, to: SectorId | None) -> tuple[Effect, ...]:
    """Icons that a path shows more than are printed, on the way to that sector (ACT-22)."""
    return tuple(rule.on_path for _, rule in rules_at(state, to) if rule.on_path is not None)


def on_entering(state: State, member: MemberId, to: SectorId) -> Sequence[Waiting]:
    """What happens to a crew member who comes there, however it comes."""
    return [Waiting(effect=effect, you=member, source=source, at=to) for source, effect in entering(state, to)]


def entering(state: State, to: SectorId) -> Iterator[tuple[Source, Effect]]:
    """The texts for whoever comes there, each with the card that says so."""
    return ((source, rule.entering) for source, rule in rules_at(state, to) if rule.entering is not None)


def at_turn_end(state: State, member: MemberId, at: SectorId | None) -> tuple[Waiting, ...]:
    """What happens to a crew member whose turn ends there."""
    return tuple(
        Waiting(effect=rule.turn_end, you=member, source=source, at=at)
        for source, rule in rules_at(state, at)
        if rule.turn_end is not None
    )


def no_rest(state: State, sector: SectorId | None) -> bool:
    return any(rule.no_rest for _, rule in rules_at(state, sector))


def no_assist(state: State, sector: SectorId | None) -> bool:
    return any(rule.no_assist for _, rule in rules_at(state, sector))
