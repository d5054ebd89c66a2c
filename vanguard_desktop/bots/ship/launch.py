"""The lander is fitted out and loaded, decks are built: for the planet ahead, as far as anything is known of it."""

from __future__ import annotations

from collections import Counter

from vanguard_desktop.dice.faces import Icon, Section
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.facilities.hangar import AttachMod, ChooseLander, EndHangar
from vanguard_desktop.rulesets.ship.data.journey.launch import (
    AddCard,
    BuildDeck,
    FinishDeck,
    LoadEquipment,
    StrapIn,
    TakeOutCard,
)
from vanguard_desktop.rulesets.ship.pieces import Piece, id_of, name_of
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.setting import SMALLEST_DECK, LanderCard, ModCard, Stat

from ..advice import Advice
from ..motive import Motive
from .asked import Asked, best_of, pass_on, pick
from .landing import Ahead, ahead
from .motives import (
    AsksFor,
    BestLander,
    DeckIsReady,
    FittedOut,
    HardlyOfUse,
    HelpsAgainst,
    HoldIsReady,
    LeastUse,
    NothingGained,
    OfUseAnywhere,
    RoomForMod,
    StrongerCard,
    TestedFor,
    TooFewCards,
    WeakestCard,
)
from .people import icons_of
from .prints import card_worth, equipment_worth, printed
from .worths import Worths

# A card must be so much better than the weakest of the deck to take its place.
BETTER = 0.25
# Equipment that is worth less stays aboard.
LEAST = 0.2


def fit_out(asked: Asked) -> Advice:
    """The best lander, then every mod that fits, best for what is tested."""
    state, worths, known = asked.state, asked.worths, ahead(asked.state)
    assert state.lander is not None
    others = asked.of(ChooseLander)
    bare = not state.at(zones.LANDER_MODS)
    found = best_of(others, lambda command: _lander(state.box.landers[command.lander], known, worths))
    if bare and found is not None and found[0] > _lander(state.box.landers[state.lander], known, worths):
        return Advice(found[1], BestLander(lander=found[1].lander))
    mod = best_of(asked.of(AttachMod), lambda command: _mod(_printed(state, command.mod), known, worths))
    if mod is None:
        return Advice(EndHangar(), FittedOut())
    card = _printed(state, mod[1].mod)
    stat = next((stat for stat in known.stats if getattr(card, stat.value)), None)
    if stat is not None and known.planet is not None and worths.figure:
        return Advice(mod[1], TestedFor(stat=stat, planet=known.planet))
    return Advice(mod[1], RoomForMod())


def _printed(state: ShipState, mod: Piece) -> ModCard:
    return state.box.lander_mods[id_of(mod)]


def _lander(card: LanderCard, known: Ahead, worths: Worths) -> float:
    room = 0.5 * card.supplies + 0.4 * card.personal + 0.3 * card.mission + 0.3 * card.discoveries
    return _figures(card, known, worths) - card.landing_rolls + room + 0.6 * (card.structural + card.utility)


def _mod(card: ModCard, known: Ahead, worths: Worths) -> float:
    room = 0.5 * card.supplies + 0.4 * card.personal + 0.3 * card.mission + 0.2 * card.discoveries
    other = bool(card.abilities or card.actions or card.ashore or card.standing or card.any_sector)
    return _figures(card, known, worths) + room + 0.3 * card.landing_loss + 1.2 * other


def _figures(card: LanderCard | ModCard, known: Ahead, worths: Worths) -> float:
    """What is tested counts in full, what is not hardly; as long as nobody knows, all alike."""

    def each(stat: Stat) -> float:
        points: int = getattr(card, stat.value)
        return points * (0.6 if not known.stats else 1.0 if stat in known.stats else 0.1)

    return max(worths.figure, 0.3) * sum(map(each, Stat))


def build_deck(asked: Asked) -> Advice:
    """Ten cards: one that is better takes the place of the weakest."""
    state, worths, known = asked.state, asked.worths, ahead(asked.state)
    question = state.question
    assert isinstance(question, BuildDeck)

    def value(card: Piece) -> float:
        return card_worth(state.box.section_cards[id_of(card)], known, worths)

    deck = state.at(zones.board_deck(question.section))
    added = best_of(asked.of(AddCard), lambda command: value(command.card))
    weakest = best_of(asked.of(TakeOutCard), lambda command: -value(command.card))
    if len(deck) < SMALLEST_DECK and added is not None:
        return Advice(added[1], TooFewCards())
    if len(deck) > SMALLEST_DECK and weakest is not None:
        return Advice(weakest[1], WeakestCard())
    if added is not None and weakest is not None and added[0] > -weakest[0] + BETTER and worths.card_rank:
        card = added[1].card
        icon = next((icon for icon in _icons(state, card) if icon in known.icons), None)
        if _rank(state, card) == _rank(state, weakest[1].card) and icon is not None and known.planet is not None:
            return Advice(added[1], AsksFor(icon=icon, planet=known.planet))
        return Advice(added[1], StrongerCard(rank=_rank(state, card)))
    return Advice(FinishDeck() if FinishDeck() in asked.legal else asked.legal[0], DeckIsReady())


def _rank(state: ShipState, card: Piece) -> int:
    return state.box.section_cards[id_of(card)].rank


def _icons(state: ShipState, card: Piece) -> list[Icon]:
    return sorted(printed(state.box.section_cards[id_of(card)]).icons, key=lambda icon: icon.value)


def take_small(asked: Asked) -> Advice:
    """One for everybody: what helps most there."""
    state, worths, known = asked.state, asked.worths, ahead(asked.state)
    taken = Counter(id_of(card) for section in Section for card in state.at(zones.board_equipment(section)))

    def value(card: Piece) -> float:
        return equipment_worth(state.box.equipment[id_of(card)], known, worths, loaded=taken[id_of(card)])

    found = best_of(asked.things, value)
    passed = pass_on(asked)
    if found is None or (found[0] < LEAST and passed is not None):
        assert passed is not None
        return Advice(passed, NothingGained())
    return Advice(pick(asked, found[1]), _use(state, found[1], known, worths))


def load(asked: Asked) -> Advice:
    """The best of each kind, as much as there is room for."""
    state, worths, known = asked.state, asked.worths, ahead(asked.state)
    there = {
        icon
        for section in Section
        for member in state.members(zones.board_crew(section))
        for icon in icons_of(state, member)
    }
    loaded = Counter(id_of(card) for card in state.at(zones.CARGO))

    def value(command: LoadEquipment) -> float:
        id = id_of(command.card)
        return equipment_worth(state.box.equipment[id], known, worths, there, loaded[id])

    found = best_of(asked.of(LoadEquipment), value)
    if found is None or found[0] < LEAST:
        return Advice(StrapIn(), HoldIsReady() if found is None else HardlyOfUse())
    return Advice(found[1], _use(state, found[1].card, known, worths))


def _use(state: ShipState, card: Piece, known: Ahead, worths: Worths) -> Motive:
    face = printed(state.box.equipment[id_of(card)])
    if known.planet is None or not worths.wanted:
        return OfUseAnywhere()
    icon = next((icon for icon in known.icons if icon in face.icons), None)
    if icon is not None:
        return AsksFor(icon=icon, planet=known.planet)
    letter = next((letter for letter in known.dangers if letter in face.letters), None)
    return OfUseAnywhere() if letter is None else HelpsAgainst(letter=letter, planet=known.planet)


def replace(asked: Asked) -> Advice:
    """Where there is no room for another lander or mod the least useful one leaves."""
    state, worths, known = asked.state, asked.worths, Ahead()

    def value(piece: Piece) -> float:
        if piece.startswith("landers:"):
            return _lander(state.box.landers[name_of(piece)], known, worths)
        return _mod(_printed(state, piece), known, worths)

    found = best_of(asked.things, lambda piece: -value(piece))
    assert found is not None
    passed = pass_on(asked)
    new = asked.effect.card
    if passed is not None and value(new) <= -found[0]:
        return Advice(passed, NothingGained())
    return Advice(pick(asked, found[1]), LeastUse())
