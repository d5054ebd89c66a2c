"""What the laboratory counts of an expedition."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from vanguard_desktop.core import (
    BookOpened,
    CardId,
    Command,
    EffectsQueued,
    EffectTaken,
    Event,
    Opening,
    Source,
    Waiting,
    WorldId,
)
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.play.operation_kit import operation_at
from vanguard_desktop.rulesets.expedition.data import (
    Check,
    ChooseOption,
    ExpeditionOpening,
    Optional,
    PickOption,
    Purpose,
    SayYes,
    State,
    UseDiscovery,
)
from vanguard_desktop.rulesets.expedition.data import events as ev
from vanguard_desktop.rulesets.expedition.options import labels, printed
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.setting import Box, RowColor, card_of

from ..lab.bench import Bench, Figure, Listing, Report, Start, Tally
from ..lab.choices import CHOICES, count_choice, count_offer, without_place
from ..reach import within_reach
from .results import Result, result

FIGURES = (
    Figure(id="success", title="Mission done", share=True),
    Figure(id="undone", title="Home without", share=True),
    Figure(id="evacuated", title="Evacuated", share=True),
    Figure(id="lost", title="Lost", share=True),
    Figure(id="crew", title="Crew"),
    Figure(id="optional", title="Optional missions"),
    Figure(id="rank_up", title="Rank-up done", share=True, brief=False),
    Figure(id="deaths", title="Deaths"),
    Figure(id="injuries", title="Injuries"),
    Figure(id="rounds", title="Rounds"),
    Figure(id="supplies", title="Supplies left"),
    Figure(id="successes", title="Successes", brief=False),
    Figure(id="discoveries", title="Discoveries", brief=False),
    Figure(id="exerted", title="Exertions", brief=False),
)
CARDS = Listing(id="cards", title="Cards", columns=("taken", "used"), judged=True)
EVENTS = Listing(
    id="events",
    title="Events",
    columns=("drawn", "main", "side", "spared"),
    share=("main", "drawn"),
    wanted=True,
    family="events",
)
ENTRIES = Listing(id="entries", title="Entries read", columns=("read",), family="logs")
MISSIONS = Listing(
    id="missions", title="Missions", columns=("met", "done"), share=("done", "met"), family="missions", brief=True
)
CHECKS = Listing(id="checks", title="Checks", columns=("tried", "passed"), share=("passed", "tried"), wanted=True)

HARM = Listing(id="harm", title="What hurts", columns=("injuries", "dice", "deaths"))
HURTS: Mapping[type[Event], str] = {ev.InjuryGained: "injuries", ev.InjuryDiePlaced: "dice", ev.MemberDied: "deaths"}


def _starts(box: Box) -> Sequence[Start]:
    """All worlds but the boards of operations, which begin aboard."""
    return [Start(id=id, name=box.worlds[id].name) for id in sorted(box.worlds) if operation_at(box, id) is None]


def _opening(box: Box, start: str, players: int) -> Opening:
    return stand_alone_opening(box, WorldId(start), players)


class ExpeditionCounting:
    """Follows one expedition, from its opening until it is closed."""

    def __init__(self, box: Box, opening: ExpeditionOpening) -> None:
        self._box = box
        self._world = opening.world
        self._tally = Tally()
        self._injuries = self._exerted = 0
        self._shown: CardId | None = None
        self._checks: list[tuple[Check, bool]] = []
        for member in opening.team:
            self.card("crew", member.id)
            for card in member.equipment:
                self.card("equipment", card)
        for mod in opening.mods:
            self.card("lander_mods", mod)

    def see(self, before: State, command: Command | None, events: Sequence[Event], after: State) -> None:
        if isinstance(command, PickOption) and isinstance(question := before.question, ChooseOption):
            options = printed(question)
            if options:
                count_choice(self._tally, question.source, options, labels(question), command.number)
        elif isinstance(before.question, Optional) and command is not None:
            count_offer(self._tally, before.question.effect.source, isinstance(command, SayYes))
        elif isinstance(command, UseDiscovery):
            self.card("discoveries", command.card, "used")
        for event in events:
            if (seen := SEEN.get(type(event))) is not None:
                seen(self, event)
        if any(type(event) in HURTS for event in events):
            self._hurt(before, command, events)

    def told(self, state: State) -> Report:
        for card in {*state.missions, *state.missions_done}:
            self._tally.add(MISSIONS.id, card_of(card), "met")
            self._tally.add(MISSIONS.id, card_of(card), "done", card in state.missions_done)
        operation = operation_at(self._box, self._world)
        return Report(self._world if operation is None else operation.id, self._figures(state), self._tally.told())

    def _figures(self, state: State) -> Mapping[str, float]:
        missions = self._box.missions
        became = result(state)
        return {
            "success": became is Result.DONE,
            "undone": became is Result.UNDONE,
            "evacuated": became is Result.EVACUATED,
            "lost": became is Result.LOST,
            "crew": len(state.everybody),
            "optional": sum(missions[card].optional for card in state.missions_done),
            "rank_up": state.rank_up_done,
            "deaths": len(state.lost),
            "injuries": self._injuries,
            "rounds": state.round,
            "supplies": state.supplies,
            "successes": state.successes,
            "discoveries": len(state.found) + len(state.uniques_found),
            "exerted": self._exerted,
        }

    def _hurt(self, before: State, command: Command | None, events: Sequence[Event]) -> None:
        """Which text it was: the one that was carried out last. Few steps hurt, so these are gone over once more."""
        state, said = before, _asked_by(before) or ("" if command is None else command.tag)
        for event in events:
            if isinstance(event, EffectTaken):
                said = _said_by(state, state.queue[0])
            elif (column := HURTS.get(type(event))) is not None:
                for name in HARM.columns:
                    self._tally.add(HARM.id, said, name, name == column)
            if not isinstance(event, BookOpened):
                state = EXPEDITION.evolve(state, event)

    def card(self, family: str, card: str | int, column: str = "taken") -> None:
        thing = f"{family}:{card_of(CardId(str(card)))}"
        for name in CARDS.columns:
            self._tally.add(CARDS.id, thing, name, name == column)

    def lander_used(self, event: ev.LanderUsed) -> None:
        family = "landers" if card_of(event.card) in self._box.landers else "lander_mods"
        self.card(family, event.card, "used")

    def cards_drawn(self, event: ev.CardsDrawn) -> None:
        for card in event.cards:
            self.card("section_cards", card)

    def event_drawn(self, event: ev.EventDrawn) -> None:
        self._shown = event.card
        self._tally.add(EVENTS.id, event.card, "drawn")

    def queued(self, event: EffectsQueued) -> None:
        """The first thing that a shown event sets off is its main effect or the other one (EVT-03, EVT-05)."""
        if self._shown is None or not event.effects or event.effects[0].source != Source("event", self._shown):
            return
        main = event.effects[0].effect == self._box.events[self._shown].main
        self._tally.add(EVENTS.id, self._shown, "main" if main else "side")
        self._shown = None

    def event_discarded(self, event: ev.EventDiscarded) -> None:
        if self._shown == event.card:
            self._tally.add(EVENTS.id, event.card, "spared")
        self._shown = None

    def log_read(self, event: ev.LogRead) -> None:
        self._tally.add(ENTRIES.id, event.log, "read")

    def check_started(self, event: ev.CheckStarted) -> None:
        self._checks.append((event.check, False))

    def outcome(self, event: ev.OutcomeApplied) -> None:
        check, passed = self._checks[-1]
        self._checks[-1] = (check, passed or event.color is not RowColor.RED)

    def check_ended(self, _: ev.CheckEnded) -> None:
        check, passed = self._checks.pop()
        if check.purpose is not Purpose.PREPARE:  # there is nothing to be passed
            self._tally.add(CHECKS.id, without_place(check.source), "tried")
            self._tally.add(CHECKS.id, without_place(check.source), "passed", passed)

    def check_taken_back(self, _: ev.ActionTakenBack) -> None:
        if self._checks:
            self._checks.pop()

    def injured(self, _: ev.InjuryGained) -> None:
        self._injuries += 1

    def exerted(self, _: ev.Exerted) -> None:
        self._exerted += 1


def _asked_by(state: State) -> str:
    """Which text asked the question that is open."""
    question = state.question
    if question is None:
        return ""
    source = getattr(question, "source", None) or getattr(getattr(question, "effect", None), "source", None)
    return _text(state, source, question.tag)


def _said_by(state: State, waiting: Waiting) -> str:
    return _text(state, waiting.source, waiting.effect.tag)


def _text(state: State, source: object, otherwise: str) -> str:
    """What no text says is done by the check that is running, or by the rules."""
    if isinstance(source, Source) and source:
        return without_place(source)
    return otherwise if state.check is None else f"{without_place(state.check.source)}, in the check"


_Seen = Callable[[ExpeditionCounting, Any], None]
SEEN: Mapping[type[Event], _Seen] = {
    EffectsQueued: ExpeditionCounting.queued,
    ev.EventDrawn: ExpeditionCounting.event_drawn,
    ev.EventDiscarded: ExpeditionCounting.event_discarded,
    ev.LogRead: ExpeditionCounting.log_read,
    ev.CheckStarted: ExpeditionCounting.check_started,
    ev.OutcomeApplied: ExpeditionCounting.outcome,
    ev.CheckEnded: ExpeditionCounting.check_ended,
    ev.ActionTakenBack: ExpeditionCounting.check_taken_back,
    ev.InjuryGained: ExpeditionCounting.injured,
    ev.Exerted: ExpeditionCounting.exerted,
    ev.CardsDrawn: ExpeditionCounting.cards_drawn,
    ev.LanderUsed: ExpeditionCounting.lander_used,
    ev.CardPlayed: lambda counting, event: counting.card("section_cards", event.card, "used"),
    ev.SkillUsed: lambda counting, event: counting.card("crew", event.member, "used"),
    ev.EquipmentGiven: lambda counting, event: counting.card("equipment", event.card),
    ev.EquipmentUsed: lambda counting, event: counting.card("equipment", event.card, "used"),
    ev.DiscoveryGained: lambda counting, event: counting.card("discoveries", event.card),
    ev.UniqueGained: lambda counting, event: counting.card("uniques", event.number),
    ev.RankUpKept: lambda counting, event: counting.card("rank_ups", event.card),
    ev.RankUpCompleted: lambda counting, event: counting.card("rank_ups", event.card, "used"),
}
BENCH = Bench(
    starts=_starts,
    opening=_opening,
    reach=lambda box, start: within_reach(box, "worlds", start),
    over=EXPEDITION.over,
    figures=FIGURES,
    lists=(CARDS, CHOICES, ENTRIES, EVENTS, MISSIONS, CHECKS, HARM),
    counting=ExpeditionCounting,
)
