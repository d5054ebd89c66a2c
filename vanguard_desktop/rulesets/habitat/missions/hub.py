"""What a text does to the hub: modules raised, broken, folded and lost, upgrades installed and given up."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import CardId, Event, InOrder, Waiting, changed

from ..chapter import Chapter, Pick
from ..data.base import StructureCame
from ..data.campaign import FieldFolded, GiveUpUpgrade, StructureLost, UpgradeGivenUp, UpgradeInstalled
from ..data.effects import (
    Break,
    BreakSome,
    BringStructure,
    FoldField,
    InstallUpgrade,
    LoseStructure,
    RaiseModule,
    RaiseRest,
    UpgradesByObjectives,
)
from ..data.items import family, name
from ..data.kinds import HUB, Make, Pile, StructureId
from ..data.missions import DrawUpgrades
from ..parts import draw, named, same
from ..state import HabitatState


def _crates(state: HabitatState, _: Waiting) -> Sequence[str]:
    return [each for each in HUB if each not in state.structures]


def _raise_rest(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, RaiseRest)
    raised = [
        InOrder(steps=(BringStructure(structure=each), BreakSome(structure=each, count=effect.broken)))
        for each in map(StructureId, _crates(state, waiting))
    ]
    return [same(waiting, *raised)] if raised else []


def _break_some(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, BreakSome)
    if effect.structure not in state.structures:
        return []
    return [same(waiting, *(Break(structure=effect.structure),) * effect.count)]


def _lose_structure(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, LoseStructure)
    structure = waiting.effect.structure
    return [StructureLost(structure=structure)] if structure in state.structures and structure is not None else []


def _upgrades(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, UpgradesByObjectives)
    reached = sum(not each.mandatory and each.id in state.reached for each in state.sheet.objectives)
    count = reached // effect.each
    return [same(waiting, DrawUpgrades(count=count))] if count else []


def _install(state: HabitatState, _: Waiting) -> Sequence[Event]:
    found = draw(state, Pile.UPGRADES)
    return [] if found is None else [UpgradeInstalled(card=found[0], drawn=found[1])]


def _given_up(state: HabitatState, _: Waiting) -> Sequence[str]:
    cards = (name(item) for item in state.available if family(item) == "upgrade")
    return list(dict.fromkeys((*cards, *state.upgrades)))


def _folded(state: HabitatState, _: FieldFolded) -> HabitatState:
    kept = {each: there for each, there in state.structures.items() if state.card(each).make is not Make.FIELD}
    return changed(state, structures=kept)


def _lost(state: HabitatState, event: StructureLost) -> HabitatState:
    return changed(
        state, structures={each: there for each, there in state.structures.items() if each != event.structure}
    )


def _installed(state: HabitatState, event: UpgradeInstalled) -> HabitatState:
    left = tuple(each for each in state.piles[Pile.UPGRADES] if each != event.card)
    return changed(
        state,
        piles={**state.piles, Pile.UPGRADES: left},
        upgrades=tuple(sorted((*state.upgrades, event.card))),
        rng=state.rng.after(event.drawn),
    )


def _gone(state: HabitatState, event: UpgradeGivenUp) -> HabitatState:
    available = tuple(item for item in state.available if item != f"upgrade:{event.card}")
    upgrades = tuple(each for each in state.upgrades if each != event.card)
    pile = tuple(sorted((*state.piles[Pile.UPGRADES], event.card)))
    return changed(state, available=available, upgrades=upgrades, piles={**state.piles, Pile.UPGRADES: pile})


HUB_TEXTS = Chapter(
    effects={
        RaiseModule: lambda state, waiting: named(waiting) if _crates(state, waiting) else [],
        RaiseRest: _raise_rest,
        BreakSome: _break_some,
        FoldField: lambda state, waiting: [FieldFolded()],
        LoseStructure: _lose_structure,
        UpgradesByObjectives: _upgrades,
        InstallUpgrade: _install,
        GiveUpUpgrade: lambda state, waiting: named(waiting) if _given_up(state, waiting) else [],
    },
    picks={
        RaiseModule: Pick(
            candidates=_crates,
            picked=lambda state, waiting, thing: [StructureCame(structure=StructureId(thing))],
        ),
        GiveUpUpgrade: Pick(
            candidates=_given_up,
            picked=lambda state, waiting, thing: [UpgradeGivenUp(card=CardId(thing))],
        ),
    },
    feasible={
        RaiseModule: lambda state, waiting: bool(_crates(state, waiting)),
        GiveUpUpgrade: lambda state, waiting: bool(_given_up(state, waiting)),
    },
    folds={
        FieldFolded: _folded,
        StructureLost: _lost,
        UpgradeInstalled: _installed,
        UpgradeGivenUp: _gone,
    },
)
