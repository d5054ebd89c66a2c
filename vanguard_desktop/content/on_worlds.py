"""What is used on a world fits it: its sectors and paths are there, and nobody is addressed before the landing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from vanguard_desktop.core import Effect, PathId, SectorId
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.setting import World

from .errors import Findings, Mistake
from .packs import Entry

Table = Mapping[str, Mapping[Any, Any]]
# Cards of these families are used on every world, all others where something names them.
_EVERYWHERE = ("events", "dangers", "crew", "section_cards", "equipment", "discoveries", "rank_ups", "uniques")
# These need somebody whom the text addresses ...
_PERSONAL = (
    fx.SpendDice, fx.SacrificeDice, fx.RefreshDice, fx.DrawCards, fx.DiscardCards, fx.GainInjury, fx.RemoveInjury,
    fx.FlipInjury, fx.GainCharges, fx.LoseCharges, fx.RollDanger, fx.MoveConnected, fx.FollowPath, fx.MoveTo,
    fx.DiceCheck,
)  # fmt: skip
# ... and these a sector that "here" can mean.
_LOCAL = (fx.ReplacePoi, fx.CoverPoi, fx.DiscardPoi, fx.MarkSector)


def entries_on(world: Entry, entries: Sequence[Entry]) -> list[Entry]:
    """The world itself and all that can come into play there."""
    known = {(entry.family, entry.key): entry for entry in entries}
    found = {id(world): world}
    waiting = [world, *(entry for entry in entries if entry.family in _EVERYWHERE)]
    while waiting:
        entry = waiting.pop()
        found[id(entry)] = entry
        for name in entry.names:
            named = known.get(name)
            if named is not None and id(named) not in found and named.family != "worlds":
                found[id(named)] = named
                waiting.append(named)
    return list(found.values())


def check_places(world: Entry, used: Sequence[Entry], findings: Findings) -> None:
    """Every sector and path that a card names must be on the board, as otherwise the card could not be carried out."""
    board: World = world.definition
    wanted = f"{world.file}: {world.path}"
    sectors = {sector.number for sector in board.sectors}
    paths = {path.id for path in board.paths}
    for entry in used:
        for path, thing, kind in entry.parts:
            if kind is SectorId and thing not in sectors:
                findings.add(Mistake.NO_SUCH_ID, entry.file, path, found=thing, wanted=f"{wanted}.sectors")
            elif kind is PathId and thing not in paths:
                findings.add(Mistake.NO_SUCH_ID, entry.file, path, found=thing, wanted=f"{wanted}.paths")


def check_landing(world: Entry, entries: Sequence[Entry], table: Table, findings: Findings) -> None:
    """While landing, and in the last log, a text speaks to nobody in particular, and there is no sector yet."""
    board: World = world.definition
    for number, row in enumerate(board.landing):
        _check_addressed(row.effect, world, f"{world.path}.landing[{number}].effect", findings)
    last = {board.briefing, board.lift_off, board.evacuation} - {None}
    reached = set(last)
    while last:
        effect = table["logs"][last.pop()].effect
        more = {one.log for one in _unaddressed(effect) if isinstance(one, fx.ReadLog)} - reached
        reached |= more
        last |= more
    for entry in entries:
        if entry.family == "logs" and entry.definition.id in reached and entry.definition.effect is not None:
            _check_addressed(entry.definition.effect, entry, f"{entry.path}.effect", findings)


def _check_addressed(effect: Effect, entry: Entry, path: str, findings: Findings) -> None:
    for one in _unaddressed(effect):
        here = isinstance(one, _LOCAL) and one.sector is None
        chooses = isinstance(one, fx.GainDiscovery) and one.deck is None
        if isinstance(one, _PERSONAL) or here or chooses:
            findings.add(Mistake.ADDRESSES_NOBODY, entry.file, path, found=one.tag)


def _unaddressed(effect: Effect | None) -> Iterator[Effect]:
    """The effects outside of every sentence that says who is meant."""
    match effect:
        case None | fx.ForCrew():
            return
        case fx.InOrder(steps=inner) | fx.Choose(options=inner):
            for one in inner:
                yield from _unaddressed(one)
        case fx.May(effect=one):
            yield from _unaddressed(one)
        case fx.If(then=then, otherwise=otherwise):
            yield from _unaddressed(then)
            yield from _unaddressed(otherwise)
        case _:
            yield effect
