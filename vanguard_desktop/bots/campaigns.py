"""One campaign that bots play, over ship and planets, until it is won or lost; every event is watched."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import attrs

from vanguard_desktop.books import BOOKS
from vanguard_desktop.core import BookId, BookOpened, CampaignId, CardId, Command, Event, LogId, Ruleset, legal_commands
from vanguard_desktop.play.campaign import fold, follow_on, open_book
from vanguard_desktop.rulesets.expedition.data import State
from vanguard_desktop.rulesets.expedition.data import events as on_planet
from vanguard_desktop.rulesets.expedition.data.commands import AnswerLiftOff, LiftOff
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.rulesets.ship.data.campaign.logbook import BoxMarked, ToBeContinued
from vanguard_desktop.rulesets.ship.data.common import LogRead
from vanguard_desktop.rulesets.ship.data.journey.cycle import Moved, TeamHome
from vanguard_desktop.rulesets.ship.data.journey.launch import EmergencyMarked
from vanguard_desktop.rulesets.ship.data.journey.leaving import CrewDied
from vanguard_desktop.rulesets.ship.data.journey.star_map import Registered
from vanguard_desktop.rulesets.ship.journey.team import EMERGENCIES
from vanguard_desktop.rulesets.ship.pieces import family_of, id_of
from vanguard_desktop.rulesets.ship.rules import SHIP
from vanguard_desktop.rulesets.ship.state import CampaignOpening, Mode, ShipOptions, ShipState
from vanguard_desktop.rulesets.ship.zones import REMOVED
from vanguard_desktop.setting import Box, ExpeditionOpening, card_of
from vanguard_desktop.store.codec import Codec
from vanguard_desktop.store.position import Position

from .bot import Bot
from .expedition.planning.plans import Table
from .expedition.results import became
from .expedition.sensible import Sensible
from .names import SENSIBLE
from .playing import is_answered
from .seats import make_bot
from .verifying import Kept
from .watch import SAVED_EVERY, Violation

# No campaign has a last cycle (OBJ-12), and drifting never ends one (OBJ-11): who plays at random may drift for ever
# beside the repair that would bring the ship under way. From this cycle on somebody plays who wants to get on.
LATE_CYCLE = 30
# No campaign that was seen is half as long. One that is has no end, and something is wrong.
LONGEST_CAMPAIGN = 80_000
# From here on even the random bot wants to go home.
MOST_ROUNDS = 20
LONGEST_EXPEDITION = 1_000
# The register of the road is nowhere read: it is written wherever the ship goes (LOG-13).
REGISTER = LogId("999")
# Cards that a campaign may meet; crew, dice and section cards are not counted.
FAMILIES = (
    "pois", "missions", "conditions", "uniques", "rank_ups", "events", "equipment", "landing_cards",
    "facility_upgrades", "situations", "research_projects", "production_projects", "lander_mods", "landers",
    "objectives", "tech_levels", "upgrades", "add_ons", "threats", "discoveries",
)  # fmt: skip
ON_PLANET = ("pois", "missions", "conditions", "events", "threats", "rank_ups", "equipment", "discoveries")


@attrs.frozen(kw_only=True)
class Voyage:
    """Which campaign is to be played, or which operation without one (OPS-04): all that it takes to play it again.

    Without `cycles` to its end, otherwise so many cycles of it.
    """

    campaign: CampaignId
    players: int
    bot: str = "random"
    seed: int
    options: ShipOptions = ShipOptions()
    operation: CardId | None = None
    cycles: int | None = None


@attrs.frozen(kw_only=True)
class Traveled:
    """How one campaign went. `met` counts cards by `family:id` and entries by `logs:id`."""

    ending: str
    cycles: int
    act: int
    expeditions: Counter[str]
    deaths: int
    morale: str
    decisions: int
    events: int
    seconds: float
    met: Counter[str]
    fingerprint: str


def play_campaign(box: Box, codec: Codec, voyage: Voyage) -> tuple[Traveled, Kept]:
    """Play the campaign out; what must hold is looked at after every event."""
    started = time.perf_counter()
    names = tuple(f"Player {number}" for number in range(1, voyage.players + 1))
    opening = CampaignOpening(
        campaign=voyage.campaign,
        players=names,
        options=voyage.options,
        mode=Mode.QUICK_START if voyage.operation is None else Mode.OPERATION,
        operation=voyage.operation,
    )
    watch = CampaignWatch(codec, box, voyage.seed)
    events = list(open_book(box, opening, voyage.seed))
    opened = fold(box, None, events)
    assert opened is not None
    position = opened
    watch.see(events, position)
    table, away = _Table(voyage), 0
    steps, commands = [codec.write_events(events)], list[Command]()
    told = 0
    while not _over(position, voyage):
        if len(commands) >= LONGEST_CAMPAIGN:
            raise Violation(voyage.seed, len(commands), f"no end after {_ship(position).cycle} cycles")
        rules = BOOKS[position.book].rules
        legal = legal_commands(rules, position.state)
        if not is_answered(rules, position.state, legal):
            raise Violation(voyage.seed, len(commands), f"nothing answers {position.state.question}")
        away = away + 1 if rules is EXPEDITION else 0
        command = table.bot(position, away).choose(rules, position.state, legal)
        events, position = follow_on(box, position, command)
        watch.see(events, position)
        steps.append(codec.write_events(events))
        commands.append(command)
        told += len(events)
    ship = _ship(position)
    fingerprint = codec.fingerprint(position)
    traveled = Traveled(
        ending=_ending(ship),
        cycles=ship.cycle,
        act=ship.act,
        expeditions=watch.expeditions,
        deaths=watch.deaths,
        morale=ship.morale.value,
        decisions=len(commands),
        events=told,
        seconds=time.perf_counter() - started,
        met=watch.met,
        fingerprint=fingerprint,
    )
    return traveled, Kept(steps=tuple(steps), commands=tuple(commands), fingerprint=fingerprint)


class Homesick(Sensible):
    """Goes home whatever is undone, and waits no longer for whoever cannot come along (LFT)."""

    def goes_home(self, state: State, table: Table) -> bool:
        return state.lander is not None and not state.in_the_air

    def choose(self, rules: Ruleset[Any], state: Any, legal: Sequence[Command]) -> Command:
        agreed = (command for command in legal if isinstance(command, AnswerLiftOff) and command.agree)
        alone = state.round > 2 * MOST_ROUNDS and LiftOff() in legal
        return next(agreed, None) or (LiftOff() if alone else super().choose(rules, state, legal))


class _Table:
    """Who plays: one bot aboard, one on planets; a team that will not come home is taken over by one that will, and a
    campaign that goes on and on by sensible players.
    """

    def __init__(self, voyage: Voyage) -> None:
        self._aboard = make_bot(SHIP.book, voyage.bot, voyage.seed)
        self._away = make_bot(EXPEDITION.book, voyage.bot, voyage.seed)
        self._late = [make_bot(book, SENSIBLE, voyage.seed) for book in (SHIP.book, EXPEDITION.book)]
        self._homesick = Homesick(voyage.seed)

    def bot(self, position: Position, away: int) -> Bot:
        state: Any = position.state
        late = _ship(position).cycle >= LATE_CYCLE
        aboard, on_planet = self._late if late else [self._aboard, self._away]
        if not away:
            return aboard
        wandering = away > LONGEST_EXPEDITION or state.round > MOST_ROUNDS
        return self._homesick if wandering else on_planet


def _over(position: Position, voyage: Voyage) -> bool:
    ship = _ship(position)
    cut = voyage.cycles is not None and ship.cycle > voyage.cycles
    return cut or ship.finished is not None or isinstance(ship.question, ToBeContinued)


def _ship(position: Position) -> ShipState:
    ship = position.states[SHIP.book]
    assert isinstance(ship, ShipState)
    return ship


def _ending(ship: ShipState) -> str:
    if isinstance(ship.question, ToBeContinued):
        return f"act {ship.question.act - 1} complete"
    if ship.finished is None:
        return f"the first {ship.cycle - 1} cycles"
    return f"{'won' if ship.finished.victory else 'lost'}: {ship.finished.ending or 'by a text'}"


class CampaignWatch:
    """Follows a campaign event by event with a second position of its own, folded from what the codec gave back."""

    def __init__(self, codec: Codec, box: Box, seed: int) -> None:
        self._codec, self._box, self._seed = codec, box, seed
        self._shadow: Position | None = None
        self._steps = 0
        self.met: Counter[str] = Counter()
        self.expeditions: Counter[str] = Counter()
        self.deaths = 0

    def see(self, events: Sequence[Event], after: Position) -> None:
        """Check every event of a step, then that the position survives being saved and equals its replay."""
        for event in events:
            self._fold(event)
            self._count(event)
        if self._shadow != after:
            self._fail("the replay of the recorded events is another position")
        self._steps += 1
        if self._steps % SAVED_EVERY:
            return
        if self._codec.read_position(self._codec.write_position(after), self._box) != after:
            self._fail("the position does not survive being saved")

    def _fold(self, event: Event) -> None:
        again = self._codec.read_events(self._codec.write_events((event,)))[0]
        if again != event:
            self._fail(f"{event} comes back from the codec as {again}")
        before = self._shadow
        self._shadow = fold(self._box, before, (again,))
        assert self._shadow is not None
        rules = BOOKS[self._shadow.book].rules
        wrong = list(rules.broken(self._shadow.state))
        if before is not None and before.book == self._shadow.book:
            wrong += rules.unaccounted(before.state, self._shadow.state)
        for what in wrong:
            self._fail(f"after {event.tag}: {what}")

    def _count(self, event: Event) -> None:
        assert self._shadow is not None
        self.met.update(met_in(self._box, event, self._shadow.book))
        if isinstance(event, CrewDied):
            self.deaths += 1
        elif isinstance(event, TeamHome):
            self.expeditions[became(event.home.ending, event.home.failed).value] += 1

    def _fail(self, what: str) -> None:
        raise Violation(self._seed, self._steps, what)


def met_in(box: Box, event: Event, book: BookId) -> Iterator[str]:
    """Cards and entries that an event brings into play; decks that are only shuffled or put away do not count."""
    match event:
        case LogRead(log=log) | on_planet.LogRead(log=log):
            yield f"logs:{log}"
        case BoxMarked(log=log):
            yield f"logs:{log}"
        case EmergencyMarked():
            yield f"logs:{EMERGENCIES}"
        case Registered():
            yield f"logs:{REGISTER}"
        case Moved(pieces=pieces, to=to) if to != REMOVED:
            yield from (f"{family_of(card)}:{id_of(card)}" for card in pieces if family_of(card) in FAMILIES)
        case BookOpened(opening=CampaignOpening(campaign=campaign)):
            yield from (f"{start.family}:{start.card}" for start in box.campaigns[campaign].start_cards)
        case BookOpened(opening=ExpeditionOpening(world=world)):
            board = box.worlds[world]
            yield from (f"pois:{sector.poi}" for sector in board.sectors if sector.poi is not None)
            if board.condition_card:
                yield f"conditions:{board.condition_card}"
        case TeamHome(home=home):
            yield from (f"pois:{card_of(card)}" for there in home.places.values() for card in there)
            yield from (f"missions:{card}" for card in (*home.missions, *home.missions_done))
        case _ if book == EXPEDITION.book:
            yield from _named(box, event)


def _named(box: Box, event: Event) -> Iterator[str]:
    card = getattr(event, "card", None)
    if isinstance(card, str):
        id = card_of(CardId(card))
        yield from (f"{family}:{id}" for family in ON_PLANET if id in getattr(box, family))


def everything(box: Box) -> Mapping[str, int]:
    """All that a campaign of these packs could meet, with nought for each."""
    cards = {f"{family}:{id}": 0 for family in FAMILIES for id in sorted(getattr(box, family), key=str)}
    return {**cards, **{f"logs:{id}": 0 for id in sorted(box.logs)}}
