"""Exploring: tiles of the ring, what lies with them, find tokens (HEX-18 to HEX-32)."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import CardId, Event, Waiting, changed

from ..chapter import Chapter, Pick
from ..data.actions import Explored, ExploreSpace, FoundToken, LayTile, TilesShown
from ..data.cards import RegionCard
from ..data.effects import ExploreFree, Reveal
from ..data.items import SAMPLE, find, together
from ..data.kinds import RINGS, Pile, Space
from ..data.missions import RegionRevealed
from ..map.spaces import BARE_GROUND, SPACES, is_accessible, ring_of
from ..missions.samples import entering, replaces
from ..parts import draw, drawn_from, named, same
from ..state import HabitatState


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


EXPLORING = Chapter(
    effects={
        ExploreSpace: _draw_tiles,
        LayTile: lambda state, waiting: named(waiting),
        Reveal: _reveal,
        ExploreFree: lambda state, waiting: named(waiting) if _accessible(state, waiting) else [],
    },
    picks={
        ExploreFree: Pick(
            candidates=_accessible,
            picked=lambda state, waiting, thing: [same(waiting, ExploreSpace(space=Space(thing)))],
        ),
        LayTile: Pick(candidates=_shown_tiles, picked=_lay_this),
    },
    folds={
        TilesShown: lambda state, event: changed(state, rng=state.rng.after(event.drawn)),
        Explored: _explored,
        RegionRevealed: _laid,
        FoundToken: _found,
    },
)
