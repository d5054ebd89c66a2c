"""What leads the story on: entries that nobody has read, places that missions tell of, markers that they count."""

from __future__ import annotations

from collections.abc import Iterator

from vanguard_desktop.core import AllOf, Effect, SectorId, Test
from vanguard_desktop.rulesets.expedition.data import Marks, State
from vanguard_desktop.rulesets.expedition.data import effects as do
from vanguard_desktop.rulesets.expedition.holds import holds
from vanguard_desktop.setting import Sector, card_of

from .values import ASIDE, CURIOSITY, MANDATORY, NEWS, OPTIONAL, SEARCHED, STAR


def news_worth(state: State, at: SectorId | None) -> float:
    """An entry that nobody has read: any of them may lead on, as long as nobody knows where the mission is done."""
    if not undone(state):
        return NEWS * CURIOSITY
    if (told := told_worth(state, at)) is not None:
        return told
    places = [sector for sector in state.board.sectors if _mandatory(state, sector.number)]
    if any(_leads_on(state, sector) for sector in places):
        return NEWS * ASIDE
    if important(state, at) and not places:
        return NEWS * STAR
    if places:
        return NEWS * SEARCHED
    return NEWS * (SEARCHED if searching(state) else 1.0)


def told_worth(state: State, at: SectorId | None) -> float | None:
    """Of the missions in play that tell of the place, what the greatest is worth; None if none does."""
    return max((mission_worth(state, card) for card in state.missions if _told_of(state, card, at)), default=None)


def _told_of(state: State, mission: str, at: SectorId | None) -> bool:
    """Whether the mission tells of the place: bots cannot read its story, but it names what could be eased there."""
    poi = state.poi(at)
    return poi is not None and poi.id in state.box.missions[card_of(mission)].eased


def _mandatory(state: State, at: SectorId) -> bool:
    """Whether a mandatory mission tells of the place."""
    mandatory = (card for card in state.missions if not state.box.missions[card_of(card)].optional)
    return any(_told_of(state, card, at) for card in mandatory)


def searching(state: State) -> bool:
    """Whether nothing can be done, or read, where a star is."""
    return not any(state.is_important(sector.number) and _leads_on(state, sector) for sector in state.board.sectors)


def _leads_on(state: State, sector: Sector) -> bool:
    poi = state.poi(sector.number)
    if poi is None:
        return sector.log is not None and f"log:{sector.log}" not in state.tally
    return any(action.test is None or holds(state, action.test, state.turn) for action in poi.actions)


def unread_entries(state: State, effect: Effect) -> Iterator[do.ReadLog]:
    """Those that a text would have the team read."""
    match effect:
        case do.ReadLog(log=log) if f"log:{log}" not in state.tally:
            yield effect
        case do.InOrder(steps=parts) | do.Choose(options=parts):
            for part in parts:
                yield from unread_entries(state, part)
        case _:
            return


def undone(state: State) -> bool:
    """Whether a mandatory mission is still to be done."""
    return any(not state.box.missions[card_of(card)].optional for card in state.missions)


def important(state: State, at: SectorId | None) -> bool:
    """Where the star is, a mission waits (PLN-30)."""
    return at is not None and state.is_important(at)


def marker_worth(state: State, at: SectorId | None) -> float:
    """What one more marker there means to the missions in play, wherever they want it in the end."""
    worth = 0.0
    for card in state.missions:
        printed = state.box.missions[card_of(card)]
        for test in _counted(printed.test):
            lying = sum(state.marks.values()) if test.sector is None else state.marks.get(test.sector, 0)
            if lying < test.count and (printed.escort or test.sector in (None, at)):
                worth += mission_worth(state, card) / test.count
    return worth


def _counted(test: Test | None) -> Iterator[Marks]:
    match test:
        case Marks():
            yield test
        case AllOf(tests=tests):
            for one in tests:
                yield from _counted(one)
        case _:
            return


def marks_worth(count: int) -> float:
    """The first markers of a sector lead somewhere, later ones hardly."""
    return sum(1.0 / number**2 for number in range(1, count + 1))


def mission_worth(state: State, mission: str) -> float:
    card = state.box.missions[card_of(mission)]
    return OPTIONAL if card.optional else MANDATORY


def fulfilled(state: State, mission: str) -> bool:
    """Whether all is there that the mission asks for."""
    test = state.box.missions[card_of(mission)].test
    return test is not None and holds(state, test)
