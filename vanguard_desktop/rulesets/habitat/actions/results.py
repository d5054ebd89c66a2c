"""What a success brings, task by task (HRE, HRX, HHL, HMG, HEX, HCL, HRS, HBD); and whether it is still possible."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import attrs

from vanguard_desktop.core import CardId, Choose, Effect, Event, MemberId, Waiting, changed

from ..base.structures import is_red, works
from ..chapter import Chapter, Pick
from ..data.abilities import Pause, Point
from ..data.actions import (
    Collected,
    Declared,
    Explored,
    ExploreSpace,
    FoundToken,
    LayTile,
    LowerTrack,
    MendRover,
    RepairPrepared,
    RoverMended,
    SeedSown,
    Studied,
    TaskKind,
    TilesShown,
    UpgradeBuilt,
)
from ..data.cards import RegionCard
from ..data.effects import (
    ChangeMorale,
    ChangeStress,
    ChangeTokens,
    ChangeTrack,
    Cure,
    ExploreFree,
    Mend,
    Reveal,
)
from ..data.items import SAMPLE, find, name, tile, together, without
from ..data.kinds import ALARM, CTL, RINGS, Complex, Modifier, Pile, Space, Who
from ..data.missions import RegionRevealed
from ..map.spaces import BARE_GROUND, SPACES, is_accessible, ring_of
from ..missions.loads import lifted
from ..missions.samples import entering, replaces
from ..parts import coming, draw, drawn_from, named, same
from ..state import HabitatState
from .special import special

RELIEF = 6

Result = Callable[[HabitatState, Declared, MemberId], Sequence[Event]]


def _bring(*effects: Effect) -> Result:
    return lambda state, declared, who: [coming(*effects, you=who)]


def _relax(state: HabitatState, declared: Declared, who: MemberId) -> Sequence[Event]:
    """HRX-02; field bunks only relieve, and less (HCT-06)."""
    card = declared.stack.task.stand_in
    relief = state.card(card).limits.relief if card is not None else 0
    if relief:
        return [coming(ChangeStress(by=-relief), you=who)]
    return [coming(Choose(options=(ChangeMorale(by=1), ChangeStress(by=-RELIEF))), you=who)]


def _heal(state: HabitatState, declared: Declared, who: MemberId) -> Sequence[Event]:
    """HHL-05; a bound pawn cures its disorder (HHP-14), a field aid post heals wounds only (HCT-06)."""
    task = declared.stack.task
    if task.condition is not None:
        return [coming(Cure(who=Who.ACTOR, condition=task.condition), you=who)]
    wound = Mend(who=Who.ACTOR)
    if task.stand_in is not None and state.card(task.stand_in).limits.wounds_only:
        return [coming(wound, you=who)]
    return [coming(Choose(options=(wound, Cure(who=Who.ACTOR))), you=who)]


def _manage(state: HabitatState, declared: Declared, who: MemberId) -> Sequence[Event]:
    """HMG-02; with the alarm console two instead of one, on one track (HMG-05)."""
    alarm = declared.stack.task.stand_in is None and ALARM in state.upgrades and works(state, CTL)
    return [coming(LowerTrack(by=2 if alarm else 1), you=who)]


def _explore(_: HabitatState, declared: Declared, who: MemberId) -> Sequence[Event]:
    """Something may answer the success before a tile is drawn (HAB-08)."""
    space = declared.stack.task.space
    assert space is not None
    return [coming(Pause(point=Point.REGION_REACHED), ExploreSpace(space=space), you=who)]


def _draw_tiles(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    """HEX-18, HEX-23: a random tile of the ring, or bare ground; of two tiles one is kept (AG2)."""
    effect = waiting.effect
    assert isinstance(effect, ExploreSpace)
    left, rng = list(state.piles[RINGS[ring_of(effect.space)]]), state.rng
    if not left:
        return [Explored(space=effect.space, card=None, drawn=0)]
    cards: list[CardId] = []
    while left and len(cards) < effect.tiles:
        place, rng = rng.below(len(left))
        cards.append(left.pop(place))
    drawn = rng.since(state.rng)
    if len(cards) == 1:
        return _lay(state, effect.space, cards[0], drawn)
    shown = TilesShown(cards=tuple(cards), drawn=drawn)
    return [shown, same(waiting, LayTile(space=effect.space, cards=tuple(cards)))]


def _lay(state: HabitatState, space: Space, card: CardId, drawn: int = 0) -> list[Event]:
    """HEX-19, HEX-20: with the tile come its samples, and perhaps a find token."""
    explored = Explored(space=space, card=card, drawn=drawn)
    region: RegionCard = state.box.others["habitat_regions"][card]
    found = find_token(_explored(state, explored)) if region.find else []
    return [explored, *found, *(entering(state, space, region.samples) if replaces(state) else [])]


def _reveal(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    """HEX-27: it brings its samples, but no find token, and nobody has explored it."""
    assert isinstance(waiting.effect, Reveal)
    at = waiting.effect.space
    if at in state.regions:
        return []
    card, drawn = draw(state, RINGS[ring_of(at)]) or (None, 0)
    revealed = RegionRevealed(space=at, card=card, drawn=drawn)
    if card is None or not replaces(state):
        return [revealed]
    region: RegionCard = state.box.others["habitat_regions"][card]
    return [revealed, *entering(state, at, region.samples)]


def _accessible(state: HabitatState, waiting: Waiting) -> Sequence[str]:
    assert isinstance(waiting.effect, ExploreFree)
    ring = waiting.effect.ring
    return [each for each in SPACES if ring in (None, ring_of(each)) and is_accessible(state, each)]


def _shown_tiles(_: HabitatState, waiting: Waiting) -> Sequence[str]:
    assert isinstance(waiting.effect, LayTile)
    return waiting.effect.cards


def _lay_this(state: HabitatState, waiting: Waiting, thing: str) -> Sequence[Event]:
    assert isinstance(waiting.effect, LayTile)
    return _lay(state, waiting.effect.space, CardId(thing))


def find_token(state: HabitatState) -> list[Event]:
    """HEX-20, HEX-31, HEX-32: a find token, if need be one that was used before; if there is none, none is gained."""
    there = state.piles[Pile.FINDS] or state.discards.get(Pile.FINDS, ())
    if not there:
        return []
    card, drawn = drawn_from(state, there)
    return [FoundToken(card=card, drawn=drawn)]


def _collect(state: HabitatState, declared: Declared, who: MemberId) -> Sequence[Event]:
    """What an adventure of this very action has taken away is not there to be collected."""
    task = declared.stack.task
    assert task.space is not None
    assert task.item is not None
    there = task.item in state.on_map.get(task.space, ())
    return [Collected(space=task.space, item=task.item)] if there else []


def _study(state: HabitatState, declared: Declared, who: MemberId) -> Sequence[Event]:
    """HRS-02, HRS-03: examined first, then a discovery, unless it was taken from the laboratory meanwhile."""
    task = declared.stack.task
    assert task.item is not None
    if task.kind is TaskKind.STUDY_AGAIN and task.item not in state.examined:
        return []
    return [Studied(item=task.item, discovery=task.kind is TaskKind.STUDY_AGAIN)]


def _repair(_: HabitatState, declared: Declared, who: MemberId) -> Sequence[Event]:
    task = declared.stack.task
    assert task.structure is not None
    assert task.element is not None
    return [RepairPrepared(structure=task.structure, element=task.element)]


def _upgrade(_: HabitatState, declared: Declared, who: MemberId) -> Sequence[Event]:
    item = declared.stack.task.item
    assert item is not None
    return [UpgradeBuilt(card=name(item))]


def _mend(_: HabitatState, declared: Declared, who: MemberId) -> Sequence[Event]:
    rover = declared.stack.task.rover
    assert rover is not None
    return [coming(MendRover(rover=rover), you=who)]


def _special(state: HabitatState, declared: Declared, who: MemberId) -> Sequence[Event]:
    found = special(state, declared.stack.task)
    return [coming(found.effect, you=who, source=found.source)]


RESULTS: dict[TaskKind, Result] = {
    TaskKind.REST: _bring(ChangeTokens(who=Who.ACTOR, by=1)),
    TaskKind.RELAX: _relax,
    TaskKind.HEAL: _heal,
    TaskKind.MANAGE: _manage,
    TaskKind.EXPLORE: _explore,
    TaskKind.COLLECT: _collect,
    TaskKind.STUDY: _study,
    TaskKind.STUDY_AGAIN: _study,
    TaskKind.SOW: lambda state, declared, who: [SeedSown()],
    TaskKind.REPAIR: _repair,
    TaskKind.UPGRADE: _upgrade,
    TaskKind.MEND_ROVER: _mend,
    TaskKind.MISSION: _special,
    TaskKind.EVENT: _special,
}


def is_possible(state: HabitatState, declared: Declared) -> bool:
    """HAC-44: whether the target is still there; the position of the structure was judged at confirmation."""
    task = declared.stack.task
    match task.kind:
        case TaskKind.EXPLORE:
            return task.space is not None and is_accessible(state, task.space)
        case TaskKind.COLLECT:
            return task.space is not None and task.item in state.on_map.get(task.space, ())
        case TaskKind.STUDY_AGAIN:
            return task.item in state.examined
        case TaskKind.SOW:
            return 1 not in state.growth
        case TaskKind.REPAIR:
            return (
                task.structure is not None
                and task.element is not None
                and is_red(state, task.structure, task.element)
                and not state.structures[task.structure].is_shut
            )
        case TaskKind.MEND_ROVER:
            return task.rover is not None and bool(state.rovers[task.rover])
        case _:
            return True


def _tracks(_: HabitatState, waiting: Waiting) -> Sequence[str]:
    return [each.value for each in Complex]


def _lower(_: HabitatState, waiting: Waiting, thing: str) -> Sequence[Event]:
    assert isinstance(waiting.effect, LowerTrack)
    return [coming(ChangeTrack(complex=Complex(thing), by=-waiting.effect.by))]


def _on_rover(state: HabitatState, waiting: Waiting) -> Sequence[str]:
    assert isinstance(waiting.effect, MendRover)
    return list(dict.fromkeys(each.value for each in state.rovers[waiting.effect.rover]))


def _off_rover(_: HabitatState, waiting: Waiting, thing: str) -> Sequence[Event]:
    assert isinstance(waiting.effect, MendRover)
    return [RoverMended(rover=waiting.effect.rover, modifier=Modifier(thing))]


def _explored(state: HabitatState, event: Explored) -> HabitatState:
    return _laid(changed(state, seen=(*state.seen, event.space)), event)


def _laid(state: HabitatState, event: Explored | RegionRevealed) -> HabitatState:
    """HEX-19: as many samples as it shows; where they are numbered, each comes by itself (HMS-21)."""
    card = event.card or BARE_GROUND
    after = changed(state, regions={**state.regions, event.space: card}, rng=state.rng.after(event.drawn))
    if event.card is None:
        return after
    pile = RINGS[ring_of(event.space)]
    left = tuple(each for each in state.piles[pile] if each != event.card)
    region: RegionCard = state.box.others["habitat_regions"][event.card]
    samples = () if replaces(state) else (SAMPLE,) * region.samples
    there = together(state.on_map.get(event.space, ()), samples)
    return changed(after, piles={**state.piles, pile: left}, on_map={**state.on_map, event.space: there})


def _found(state: HabitatState, event: FoundToken) -> HabitatState:
    """What was used is shuffled to form a new pile when the old one is empty (HEX-31)."""
    renewed = not state.piles[Pile.FINDS]
    there = state.discards.get(Pile.FINDS, ()) if renewed else state.piles[Pile.FINDS]
    discards = {**state.discards, Pile.FINDS: ()} if renewed else state.discards
    left = tuple(each for each in there if each != event.card)
    return changed(
        state,
        piles={**state.piles, Pile.FINDS: left},
        discards=discards,
        available=together(state.available, (find(event.card),)),
        rng=state.rng.after(event.drawn),
    )


def _collected(state: HabitatState, event: Collected) -> HabitatState:
    there, key = without(state.on_map[event.space], (event.item,)), f"collected:{event.item}"
    return changed(
        lifted(state, event.item),
        on_map={**state.on_map, event.space: there},
        arriving=together(state.arriving, (event.item,)),
        counted={**state.counted, key: state.counted.get(key, 0) + 1},
    )


def _studied(state: HabitatState, event: Studied) -> HabitatState:
    if not event.discovery:
        return changed(state, examined=together(state.examined, (event.item,)))
    after = changed(
        state,
        examined=without(state.examined, (event.item,)),
        discovered=together(state.discovered, (event.item,)),
        counted={**state.counted, "discoveries": state.counted.get("discoveries", 0) + 1},
    )
    if after.campaign is None:
        return after
    return changed(after, campaign=attrs.evolve(after.campaign, discoveries=after.campaign.discoveries + 1))


def _sown(state: HabitatState, _: SeedSown) -> HabitatState:
    counted = {**state.counted, "sown": state.counted.get("sown", 0) + 1}
    return changed(state, growth=tuple(sorted((1, *state.growth))), counted=counted)


def _rover_mended(state: HabitatState, event: RoverMended) -> HabitatState:
    left = list(state.rovers[event.rover])
    left.remove(event.modifier)
    return changed(state, rovers={**state.rovers, event.rover: tuple(left)})


RESULT = Chapter(
    effects={
        LowerTrack: lambda state, waiting: named(waiting),
        ExploreSpace: _draw_tiles,
        LayTile: lambda state, waiting: named(waiting),
        MendRover: lambda state, waiting: named(waiting) if _on_rover(state, waiting) else [],
        Reveal: _reveal,
        ExploreFree: lambda state, waiting: named(waiting) if _accessible(state, waiting) else [],
    },
    picks={
        ExploreFree: Pick(
            candidates=_accessible,
            picked=lambda state, waiting, thing: [same(waiting, ExploreSpace(space=Space(thing)))],
        ),
        LowerTrack: Pick(candidates=_tracks, picked=_lower),
        LayTile: Pick(candidates=_shown_tiles, picked=_lay_this),
        MendRover: Pick(candidates=_on_rover, picked=_off_rover),
    },
    folds={
        TilesShown: lambda state, event: changed(state, rng=state.rng.after(event.drawn)),
        Explored: _explored,
        RegionRevealed: _laid,
        FoundToken: _found,
        Collected: _collected,
        Studied: _studied,
        SeedSown: _sown,
        RepairPrepared: lambda state, event: changed(
            state, mended=(*state.mended, f"{event.structure}:{event.element.value}")
        ),
        UpgradeBuilt: lambda state, event: changed(state, arriving=together(state.arriving, (tile(event.card),))),
        RoverMended: _rover_mended,
    },
)
