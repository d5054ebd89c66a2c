"""What the laboratory counts is what happened: compared with games that are gone over once more, event by event."""

from __future__ import annotations

from collections import Counter

import attrs
import pytest

from tests.support.boxes import shipped
from vanguard_desktop.bots.campaigns import Voyage, play_campaign
from vanguard_desktop.bots.expedition.results import Result, result
from vanguard_desktop.bots.lab.game import Piece, play_piece
from vanguard_desktop.bots.playing import Match, opening_of, play
from vanguard_desktop.core.events import BookOpened, DecisionClosed, EffectTaken
from vanguard_desktop.core.ids import BookId, CardId, WorldId
from vanguard_desktop.play.campaign import codec
from vanguard_desktop.rulesets.expedition.data import events as ev
from vanguard_desktop.rulesets.expedition.data.check import Purpose
from vanguard_desktop.rulesets.expedition.data.commands import PickOption
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseOption, Optional
from vanguard_desktop.rulesets.expedition.data.steps import ResolveEvent
from vanguard_desktop.rulesets.expedition.options import printed
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.setting.cards import RowColor
from vanguard_desktop.setting.crossing import Ending

AWAY, ABOARD = BookId("expedition"), BookId("ship")


def gone_over(match):
    """Every event of a game with the position in which it happened, and the command that begins its step."""
    kept = play(shipped(), codec(), match)[1]
    state = EXPEDITION.begin(shipped(), opening_of(shipped(), match), match.seed)
    for number, step in enumerate(kept.steps):
        command = kept.commands[number - 1] if number else None
        for event in codec().read_events(step):
            if not isinstance(event, BookOpened):
                yield state, event, command
                state = EXPEDITION.evolve(state, event)
                command = None
    yield state, None, None


@pytest.mark.parametrize(("world", "bot", "seed"), [("W01", "sensible", 5), ("W02", "random", 3), ("W00", "random", 2)])
def test_an_expedition_is_counted_as_it_happened(world, bot, seed):
    record = play_piece(shipped(), Piece(book=AWAY, start=world, players=2, bot=bot, seed=seed))
    (told,) = record.told
    report = told.report
    happened, drawn, effects, chosen, checks, passed = (Counter() for _ in range(6))
    asked = 0
    for state, event, command in gone_over(Match(world=WorldId(world), players=2, bot=bot, seed=seed)):
        asked += command is not None
        happened[type(event)] += 1
        if isinstance(command, PickOption) and isinstance(state.question, ChooseOption) and printed(state.question):
            chosen[f"{attrs.evolve(state.question.source, at=None)} / {command.number}"] += 1
        if isinstance(event, DecisionClosed) and command and isinstance(state.question, Optional):
            chosen["may"] += 1
        if isinstance(event, ev.CheckEnded) and state.running_check.purpose is not Purpose.PREPARE:
            source = str(attrs.evolve(state.running_check.source, at=None))
            checks[source] += 1
            passed[source] += bool({RowColor.GREEN, RowColor.YELLOW} & set(state.running_check.applied))
        if isinstance(event, ev.EventDrawn):
            drawn[event.card] += 1
        if isinstance(event, EffectTaken) and isinstance(state.queue[0].effect, ResolveEvent):
            card = state.box.events[state.event_shown]
            sector = state.member(state.queue[0].you).sector
            here = () if sector is None else state.biomes(sector)
            effects[card.id, "main" if set(card.biomes) & set(here) else "side"] += 1
    events = report.listed["events"]
    assert {card: columns["drawn"] for card, columns in events.items()} == drawn
    assert {(card, c): n for card, row in events.items() for c, n in row.items() if c in ("main", "side")} == effects
    choices = report.listed.get("choices", {})
    taken = Counter()
    for thing, columns in choices.items():
        source, _, option = thing.partition(" / ")
        if option == "may":
            taken["may"] += columns["offered"]
        elif columns["taken"]:
            taken[f"{source} / {option.split()[0]}"] += columns["taken"]
    assert taken == chosen
    assert sum(row["read"] for row in report.listed["entries"].values()) == happened[ev.LogRead]
    tried = {source: (row["tried"], row["passed"]) for source, row in report.listed["checks"].items()}
    assert tried == {source: (count, passed[source]) for source, count in checks.items()}
    harm = report.listed.get("harm", {})
    for column, kind in (("injuries", ev.InjuryGained), ("dice", ev.InjuryDiePlaced), ("deaths", ev.MemberDied)):
        assert sum(row[column] for row in harm.values()) == happened[kind]
    assert all(harm)
    assert report.figures["injuries"] == happened[ev.InjuryGained]
    assert report.figures["exerted"] == happened[ev.Exerted]
    assert report.figures["decisions"] == asked
    assert report.figures["rounds"] == state.round
    assert report.figures["supplies"] == state.supplies
    became = {"success": Result.DONE, "undone": Result.UNDONE, "evacuated": Result.EVACUATED, "lost": Result.LOST}
    assert [name for name in became if report.figures[name]] == [n for n, r in became.items() if r is result(state)]
    assert set(report.listed["missions"]) == {*state.missions, *state.missions_done}


def test_a_team_that_comes_home_without_its_mission_has_not_succeeded():
    *_, (end, _, _) = gone_over(Match(world=WorldId("W02"), players=2, bot="random", seed=3))
    home = attrs.evolve(end, ending=Ending.LIFTED_OFF, missions=(), mission_failed=False)
    assert result(home) is Result.DONE
    mandatory = next(id for id, card in shipped().missions.items() if not card.optional)
    optional = next(id for id, card in shipped().missions.items() if card.optional)
    assert result(attrs.evolve(home, missions=(CardId(mandatory),))) is Result.UNDONE
    assert result(attrs.evolve(home, missions=(CardId(optional),))) is Result.DONE
    assert result(attrs.evolve(home, mission_failed=True)) is Result.UNDONE
    assert result(attrs.evolve(home, ending=Ending.EVACUATED)) is Result.EVACUATED
    assert result(attrs.evolve(home, ending=Ending.ALL_DEAD)) is Result.LOST
    assert result(attrs.evolve(home, ending=None)) is Result.GOING


def test_an_operation_is_played_as_players_play_it_and_told_by_both_books():
    record = play_piece(shipped(), Piece(book=ABOARD, start="OP-3", players=4, bot="sensible", seed=11))
    away, aboard = record.told
    assert (away.book, away.report.of, aboard.book, aboard.report.of) == (AWAY, "OP-3", ABOARD, "OP-3")
    assert away.report.figures["crew"] == 4
    voyage = Voyage(campaign=min(shipped().campaigns), players=4, bot="sensible", seed=11, operation=CardId("OP-3"))
    traveled = play_campaign(shipped(), codec(), voyage)[0]
    assert list(aboard.report.listed["endings"]) == [traveled.ending]
    assert away.report.figures["decisions"] + aboard.report.figures["decisions"] == traveled.decisions
    assert bool(aboard.report.figures["success"]) is traveled.ending.startswith("won")
    assert bool(away.report.figures["success"]) is (traveled.expeditions["mission done"] == 1)
    assert sum(row["read"] for book in (away, aboard) for row in book.report.listed.get("entries", {}).values()) == sum(
        times for what, times in traveled.met.items() if what.startswith("logs:")
    )


def test_a_campaign_is_counted_over_ship_and_planets(monkeypatch):
    """As far as the first bridge: set-up, the first planet, and all that is done when the team is home."""
    monkeypatch.setattr("vanguard_desktop.bots.ship.bench.LONGEST", 0)
    campaign = min(shipped().campaigns)
    away, aboard = (
        told.report
        for told in play_piece(shipped(), Piece(book=ABOARD, start=campaign, players=2, bot="sensible", seed=5)).told
    )
    which = Voyage(campaign=campaign, players=2, bot="sensible", seed=5, cycles=0)
    traveled = play_campaign(shipped(), codec(), which)[0]
    assert (away.of, aboard.of) == ("W00", campaign)
    assert aboard.figures["cycles"] == traveled.cycles
    assert aboard.figures["landings"] == traveled.expeditions.total() == 1
    assert aboard.figures["succeeded"] == away.figures["success"] == traveled.expeditions["mission done"]
    assert aboard.figures["deaths"] == traveled.deaths
    assert away.figures["decisions"] + aboard.figures["decisions"] == traveled.decisions
    assert list(aboard.listed["endings"]) == ["still on the way in cycle 1"]
    assert any(row["taken"] for row in aboard.listed["cards_aboard"].values())


def test_a_game_without_an_end_is_no_result(monkeypatch):
    monkeypatch.setattr("vanguard_desktop.bots.lab.game.LONGEST_GAME", 20)
    record = play_piece(shipped(), Piece(book=AWAY, start="W00", players=2, bot="random", seed=1))
    assert record.told == ()
    assert record.broken.endswith("no end after 20 decisions")
