"""Abilities of astronauts, find tokens, upgrade cards that are taken apart, the assay bench (HAB, HEX-30, HBD-17)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from vanguard_desktop.core import CardId, Command, Effect, Event, Reason, Source, Waiting, changed
from vanguard_desktop.setting import card_of

from ..actions.targets import at_hand
from ..base.structures import works
from ..chapter import Chapter, Order
from ..data.abilities import (
    AbilityUsed,
    BenchUsed,
    ChangesNothing,
    FindUsed,
    HasMigraine,
    NotAtHand,
    RerollSuccess,
    ScrapUpgrade,
    TooFewTokens,
    UpgradeScrapped,
    UseAbility,
    UseAssayBench,
    UsedAlready,
    UseFind,
)
from ..data.actions import PayForTile
from ..data.base import GainedItems
from ..data.cards import AbilityCard, FindCard, UpgradeCard
from ..data.effects import SpendSample
from ..data.items import family, is_sample, name, part, without
from ..data.kinds import ASSAY_BENCH, LAB, Color, Condition, Item, Pile, Sign
from ..data.missions import DeclareChain
from ..parts import with_astronaut
from ..state import HabitatState
from .windows import just_rolled, used, why_no_window

Does = Callable[[HabitatState, Waiting], bool]
BENCH = "today:bench"


def ability(state: HabitatState, id: CardId) -> AbilityCard | None:
    cards: Mapping[CardId, AbilityCard] = state.box.others["habitat_abilities"]
    return cards.get(id)


def find_effect(state: HabitatState, token: CardId) -> Effect | None:
    """HEX-29: its own effect, or what the mission says of its symbol."""
    cards: Mapping[CardId, FindCard] = state.box.others["habitat_finds"]
    card = cards.get(card_of(token))
    if card is None:
        return None
    return card.effect if card.symbol is None else state.sheet.symbols.get(card.symbol)


def abilities(does: Does) -> Chapter:
    """The chapter of what may be used. It asks the other chapters whether a text changes anything (HAB-09)."""

    def why_not_use(state: HabitatState, command: UseAbility) -> Reason | None:
        owner, card = state.astronaut(command.who), ability(state, command.ability)
        if reason := why_no_window(state):
            return reason
        if owner is None or card is None or command.ability not in owner.abilities:
            return NotAtHand()
        if command.ability in owner.used:
            return UsedAlready()
        if owner.suffers(Condition.MIGRAINE):
            return HasMigraine(who=owner.id)
        if owner.tokens < card.tokens:
            return TooFewTokens(who=owner.id)
        if sum(count for item, count in at_hand(state).items() if is_sample(item)) < card.samples:
            return NotAtHand()
        return None if does(state, _ability_text(command, card)) else ChangesNothing()

    def use(state: HabitatState, command: UseAbility) -> Sequence[Event]:
        card = ability(state, command.ability)
        assert card is not None
        paid = AbilityUsed(who=command.who, ability=command.ability, tokens=card.tokens)
        text = _ability_text(command, card)
        samples = (Waiting(effect=SpendSample(), source=text.source),) * card.samples
        return used(state, [paid], *samples, text)

    def every_ability(state: HabitatState) -> Iterator[Command]:
        return (UseAbility(who=each.id, ability=card) for each in state.crew for card in each.abilities)

    def why_not_find(state: HabitatState, command: UseFind) -> Reason | None:
        if reason := why_no_window(state):
            return reason
        if command.item not in state.available or family(command.item) != "find":
            return NotAtHand()
        effect = find_effect(state, name(command.item))
        if effect is None or not does(state, Waiting(effect=effect, source=_of_find(command))):
            return ChangesNothing()
        return None

    def use_find(state: HabitatState, command: UseFind) -> Sequence[Event]:
        effect = find_effect(state, name(command.item))
        assert effect is not None
        return used(state, [FindUsed(item=command.item)], Waiting(effect=effect, source=_of_find(command)))

    return Chapter(
        orders={
            UseAbility: Order(why_not=why_not_use, unfold=use, candidates=every_ability),
            UseFind: Order(
                why_not=why_not_find,
                unfold=use_find,
                candidates=lambda state: (UseFind(item=item) for item in _of_sort(state, "find")),
            ),
            ScrapUpgrade: Order(
                why_not=_why_not_scrap,
                unfold=_scrap,
                candidates=lambda state: (ScrapUpgrade(item=item) for item in _of_sort(state, "upgrade")),
            ),
            UseAssayBench: Order(why_not=_why_no_bench, unfold=_use_bench, candidates=lambda state: (UseAssayBench(),)),
        },
        folds={
            AbilityUsed: _paid,
            FindUsed: _find_gone,
            UpgradeScrapped: _scrapped,
            BenchUsed: lambda state, event: changed(state, counted={**state.counted, BENCH: 1}),
        },
        reasons=(NotAtHand, UsedAlready, HasMigraine, TooFewTokens, ChangesNothing),
    )


def _ability_text(command: UseAbility, card: AbilityCard) -> Waiting:
    return Waiting(effect=card.effect, you=command.who, source=Source("habitat_abilities", card.id))


def _of_find(command: UseFind) -> Source:
    return Source("habitat_finds", card_of(name(command.item)))


def _of_sort(state: HabitatState, sort: str) -> list[Item]:
    return [item for item in dict.fromkeys(state.available) if family(item) == sort]


def _why_not_scrap(state: HabitatState, command: ScrapUpgrade) -> Reason | None:
    """HBD-17: at any decision point; a card that a stack of the plan has is not there."""
    if reason := why_no_window(state):
        return reason
    planned = any(stack.task.item == command.item for stack in state.plan)
    there = command.item in state.available and family(command.item) == "upgrade"
    return None if there and not planned else NotAtHand()


def _scrap(state: HabitatState, command: ScrapUpgrade) -> Sequence[Event]:
    card: UpgradeCard = state.box.others["habitat_upgrades"][name(command.item)]
    gained = GainedItems(items=tuple(map(part, card.parts)))
    return used(state, [UpgradeScrapped(item=command.item), gained])


def _why_no_bench(state: HabitatState, _: UseAssayBench) -> Reason | None:
    """Once in a sol, for a blue success die that was just rolled (HCT-01, HCT-02)."""
    if reason := why_no_window(state):
        return reason
    if ASSAY_BENCH not in state.upgrades or not works(state, LAB):
        return NotAtHand()
    if BENCH in state.counted:
        return UsedAlready()
    now = just_rolled(state, Color.BLUE)
    return None if now is not None and Sign.SUCCESS in now.dice else ChangesNothing()


def _use_bench(state: HabitatState, _: UseAssayBench) -> Sequence[Event]:
    source = Source("habitat_upgrades", ASSAY_BENCH)
    return used(state, [BenchUsed()], Waiting(effect=RerollSuccess(color=Color.BLUE), source=source))


def _paid(state: HabitatState, event: AbilityUsed) -> HabitatState:
    owner = state.astronaut(event.who)
    assert owner is not None
    return with_astronaut(state, owner.id, tokens=owner.tokens - event.tokens, used=(*owner.used, event.ability))


def _find_gone(state: HabitatState, event: FindUsed) -> HabitatState:
    there = tuple(sorted((*state.discards.get(Pile.FINDS, ()), name(event.item))))
    available = without(state.available, (event.item,))
    return changed(state, available=available, discards={**state.discards, Pile.FINDS: there})


def _scrapped(state: HabitatState, event: UpgradeScrapped) -> HabitatState:
    """It may come again: the card lies in the box with those that are not in play."""
    upgrades = tuple(sorted((*state.piles[Pile.UPGRADES], name(event.item))))
    available = without(state.available, (event.item,))
    return changed(state, available=available, piles={**state.piles, Pile.UPGRADES: upgrades})


# What may be given at a decision point, and what would make the game stop there.
USABLE: tuple[type[Command], ...] = (
    UseAbility, UseFind, ScrapUpgrade, UseAssayBench, PayForTile, DeclareChain,
)  # fmt: skip
