"""Equipment beyond its own abilities: tokens on the planet board, hand-overs, the armory, what is blocked (EQP)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vanguard_desktop.core import CardId, Effect, Event, MemberId, SectorId, Source, Waiting
from vanguard_desktop.setting import Ability, EquipmentCard, Moment, card_of

from ..chapter import Carries
from ..data import Member, State, picked
from ..data import effects as fx
from ..data.events import (
    EquipmentBlocked,
    EquipmentDiscarded,
    EquipmentFetched,
    EquipmentFreed,
    EquipmentGiven,
    EquipmentReadied,
    EquipmentUsed,
    TokenPlaced,
)
from ..picking import Options, pick, picks
from ..queueing import steps, you
from .folds import use_mark

# The token of a card counts as the ability with this number.
TOKEN = 0
# At these moments a token acts by itself; at others somebody uses it.
REACTING = (Moment.ON_REST, Moment.ROUND_START)


# Said by nobody, between turns or by a track: the team names who does it.
FOR_SOMEBODY = (
    fx.PlaceToken, fx.ReadyEquipment, fx.ReturnEquipment, fx.DiscardEquipment, fx.BlockEquipment, fx.MoveSomeThreat,
    fx.SkipThreat, fx.Shelter, fx.ThreatsBack, fx.ResetThreat, fx.SendAway,
)  # fmt: skip


def _place_token(state: State, waiting: Waiting, _: fx.PlaceToken) -> Sequence[Event]:
    card = the_equipment(waiting)
    sector = you(state, waiting).sector
    if card is None or sector is None or card in state.tokens:
        return []
    return [TokenPlaced(card=card, sector=sector)]


def _carried(state: State, _: Waiting, effect: fx.MoveEquipment) -> Iterator[Effect]:
    carried = (card for member in state.members for card in member.equipment)
    return (picked.HandOver(card=card) for card in carried if _takers(state, card))


def _used(state: State, waiting: Waiting, _: fx.ReadyEquipment) -> Iterator[Effect]:
    used = {mark.split(":")[1] for mark in state.used}
    return (picked.MakeReady(card=card) for card in you(state, waiting).equipment if card in used)


def _in_armory(state: State, waiting: Waiting, _: fx.ReturnEquipment) -> Iterator[Effect]:
    here = state.here(you(state, waiting).sector)
    back = (card for card in state.armory if any(_may_carry(state, member, card) for member in here))
    return (picked.FetchEquipment(card=card) for card in back)


def _discardable(state: State, waiting: Waiting, _: fx.DiscardEquipment) -> Iterator[Effect]:
    return (picked.DropEquipment(card=card) for card in you(state, waiting).equipment)


def _blockable(state: State, waiting: Waiting, effect: fx.BlockEquipment) -> Iterator[Effect]:
    until = state.round + effect.rounds if effect.rounds else 0
    free = (card for card in you(state, waiting).equipment if card not in state.blocked)
    return (picked.BlockThis(card=card, until=until) for card in free)


def the_equipment(waiting: Waiting) -> CardId | None:
    """The equipment card whose text this is."""
    return CardId(waiting.source.id) if waiting.source.family == "equipment" else None


def _may_carry(state: State, member: Member, card: CardId) -> bool:
    """A card with a section icon is for crew of that section only (EQP-06)."""
    return state.box.equipment_of(card).section in (None, member.section)


def _takers(state: State, card: CardId) -> tuple[MemberId, ...]:
    carrier = state.carrier(card)
    others = (member for member in state.members if member is not carrier)
    return tuple(member.id for member in others if _may_carry(state, member, card))


def _hand_over(state: State, waiting: Waiting, effect: picked.HandOver) -> Sequence[Event]:
    if effect.to is None:
        return pick(state, waiting, _to_whom)
    carrier = state.carrier(effect.card)
    if carrier is None or effect.to not in _takers(state, effect.card):
        return []
    return [EquipmentGiven(card=effect.card, to=effect.to, giver=carrier.id)]


def _make_ready(state: State, waiting: Waiting, effect: picked.MakeReady) -> Sequence[Event]:
    used = any(mark.split(":")[1] == effect.card for mark in state.used)
    return [EquipmentReadied(card=effect.card)] if used else []


def _fetch(state: State, waiting: Waiting, effect: picked.FetchEquipment) -> Sequence[Event]:
    if effect.to is None:
        return pick(state, waiting, _for_whom)
    there = state.is_here(effect.to) and effect.card in state.armory
    return [EquipmentFetched(card=effect.card, to=effect.to)] if there else []


def _drop(state: State, waiting: Waiting, effect: picked.DropEquipment) -> Sequence[Event]:
    carrier = state.carrier(effect.card)
    return [EquipmentDiscarded(member=carrier.id, card=effect.card)] if carrier is not None else []


def _block(state: State, waiting: Waiting, effect: picked.BlockThis) -> Sequence[Event]:
    carried = state.carrier(effect.card) is not None
    return [EquipmentBlocked(card=effect.card, until=effect.until)] if carried else []


def _to_whom(state: State, _: Waiting, effect: picked.HandOver) -> Iterator[Effect]:
    return (picked.HandOver(card=effect.card, to=to) for to in _takers(state, effect.card))


def _for_whom(state: State, waiting: Waiting, effect: picked.FetchEquipment) -> Iterator[Effect]:
    here = state.here(you(state, waiting).sector)
    takers = (member.id for member in here if _may_carry(state, member, effect.card))
    return (picked.FetchEquipment(card=effect.card, to=to) for to in takers)


_TO_PICK: dict[type[Effect], Options] = {
    fx.MoveEquipment: _carried,
    fx.ReadyEquipment: _used,
    fx.ReturnEquipment: _in_armory,
    fx.DiscardEquipment: _discardable,
    fx.BlockEquipment: _blockable,
}
EQUIPMENT_OPTIONS: dict[type[Effect], Options] = {
    **_TO_PICK,
    picked.HandOver: _to_whom,
    picked.FetchEquipment: _for_whom,
}
# What was picked happens, as far as it is still there.
EQUIPMENT: Carries = {
    **picks(_TO_PICK),
    fx.PlaceToken: _place_token,
    fx.FreeEquipment: lambda state, waiting, effect: [EquipmentFreed()] if state.blocked else [],
    picked.HandOver: _hand_over,
    picked.MakeReady: _make_ready,
    picked.FetchEquipment: _fetch,
    picked.DropEquipment: _drop,
    picked.BlockThis: _block,
}


def tokens_in(state: State, sector: SectorId | None) -> Iterator[tuple[CardId, Ability]]:
    """What the tokens of a sector do (EQP-20)."""
    for source in _sources_in(state, sector):
        ability = state.box.equipment_of(source).token
        if ability is not None:
            yield source, ability


def lying_in(state: State, sector: SectorId | None) -> Iterator[EquipmentCard]:
    """The cards whose texts are in force in a sector because their tokens lie there."""
    return (state.box.equipment_of(source) for source in _sources_in(state, sector))


def _sources_in(state: State, sector: SectorId | None) -> Iterator[CardId]:
    """Cards with a token there and their upgrades (EQP-18); an upgrade may replace the token's text."""
    for card in (card for card, at in state.tokens.items() if at == sector):
        upgrades = list(_upgrades(state, card))
        replaced = any(state.box.equipment_of(upgrade).replaces for upgrade in upgrades)
        yield from (*(() if replaced else (card,)), *upgrades)


def _upgrades(state: State, card: CardId) -> Iterator[CardId]:
    """Upgrades that the team carries; of those marked as final only the first counts (EQP-18)."""
    final = False
    for upgrade in (one for member in state.members for one in member.equipment):
        printed = state.box.equipment_of(upgrade)
        if printed.upgrades == card_of(card) and not (final and printed.final):
            final = final or printed.final
            yield upgrade


def room_by_tokens(state: State) -> int:
    """How many more discoveries the lander keeps; an upgrade that replaces the text counts instead (EQP-18)."""
    room = 0
    for card in state.tokens:
        upgrades = [state.box.equipment_of(upgrade) for upgrade in _upgrades(state, card)]
        replaced = any(upgrade.replaces for upgrade in upgrades)
        room += sum(upgrade.room for upgrade in upgrades) + (0 if replaced else state.box.equipment_of(card).room)
    return room


def token_ability(state: State, member: Member, card: CardId) -> Ability | None:
    """The token ability of a card, as far as it is in force where the crew member stands."""
    return next((ability for source, ability in tokens_in(state, member.sector) if source == card), None)


def reacting_tokens(state: State, member: Member, when: Moment) -> Sequence[Event]:
    """What tokens do by themselves when somebody acts in their sector (EQP-20); once per round means just that."""
    if not state.tokens:
        return []
    acting = [
        (card, ability.effect)
        for card, ability in tokens_in(state, member.sector)
        if ability.when is when and not is_spent(state, card, TOKEN, ability)
    ]
    used = [EquipmentUsed(member=member.id, card=card, number=TOKEN) for card, _ in acting]
    return [*used, *(steps(member.id, effect, source=Source("equipment", card)) for card, effect in reversed(acting))]


def tokens_at_dawn(state: State) -> Sequence[Event]:
    """What tokens do at the start of a round, for nobody in particular."""
    found = [pair for sector in dict.fromkeys(state.tokens.values()) for pair in tokens_in(state, sector)]
    return [
        steps(None, ability.effect, source=Source("equipment", card))
        for card, ability in reversed(found)
        if ability.when is Moment.ROUND_START
    ]


def is_spent(state: State, card: CardId, number: int, ability: Ability) -> bool:
    """Whether its limit is reached (EQP-22)."""
    return ability.limit is not None and use_mark(ability.limit, card, number) in state.used
