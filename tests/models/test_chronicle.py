"""The journal is told by pages: all of it, and no line more often than it must."""

from __future__ import annotations

from random import Random

import pytest

from tests.support.expeditions import landing_on
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.expedition import chronicle
from vanguard_desktop.models.expedition.chronicle import ChronicleModel
from vanguard_desktop.models.expedition.chronicle_rows import EVENTS, EVERYTHING, LOGS, STORIES, ChronicleKind
from vanguard_desktop.rulesets.expedition.data.commands import LiftOff
from vanguard_desktop.text.common.wording import Wording

ALL = 1_000_000


@pytest.fixture(scope="module")
def game():
    """Long enough for several pages."""
    game, chance = landing_on("W01", players=3, seed=3), Random(3)
    bridge = Bridge(game)
    while not game.state.closed and game.cursor.step < 230:
        ways = bridge.answers() or bridge.legal_commands()
        bridge.submit(chance.choice([each for each in ways if not isinstance(each, LiftOff)] or ways))
    return game


@pytest.fixture
def told(monkeypatch, game):
    """The steps that were put into words."""
    steps = []
    retold = game.retold

    def counted(first, last):
        for step in retold(first, last):
            steps.append(step[0])
            yield step

    monkeypatch.setattr(game, "retold", counted)
    return steps


def whole(model):
    model.show(EVERYTHING, "")
    model.tell_earlier(ALL, ALL)
    return model.rows


def test_opening_tells_the_newest_page_and_no_more_than_is_seen(qapp, game, told):
    model = ChronicleModel(Bridge(game), Wording.of(game.box))
    told.clear()
    model.show(EVERYTHING, "")
    model.refresh()
    assert 0 < len(told) <= 2 * chronicle.STEPS
    assert len(model.rows) >= chronicle.SCREENFUL


def test_a_step_and_undo_tell_the_newest_page_only(qapp, game, told):
    bridge = Bridge(game)
    model = ChronicleModel(bridge, Wording.of(game.box))
    rows = whole(model)
    assert set(told) >= set(range(game.cursor.step))
    told.clear()
    bridge.undo()
    bridge.redo()
    assert model.rows == rows
    assert len(told) <= 3 * chronicle.STEPS
    assert min(told) > game.cursor.step - 2 * chronicle.STEPS


def test_what_happened_beside_stories_is_put_into_words_for_who_wants_it(qapp, game, monkeypatch):
    wording, put = Wording.of(game.box), []
    journal = wording.log.journal
    monkeypatch.setattr(wording.log, "journal", lambda events, state: put.append(events) or journal(events, state))
    model = ChronicleModel(Bridge(game), wording)
    stories = [row for row in model.rows if row.kind is not ChronicleKind.ROUND]
    assert stories
    assert not put
    lines = [row for row in whole(model) if row.kind is ChronicleKind.LINE]
    assert lines
    put.clear()
    model.show(STORIES, "")
    assert [row for row in model.rows if row.kind is not ChronicleKind.ROUND][-len(stories) :] == stories
    assert not put


def test_a_choice_is_told_with_its_text_wherever_a_page_ends(qapp, game, monkeypatch):
    bridge, wording = Bridge(game), Wording.of(game.box)
    rows = whole(ChronicleModel(bridge, wording))
    assert any(row.choices for row in rows)
    for steps in (1, 7, ALL):
        monkeypatch.setattr(chronicle, "STEPS", steps)
        assert whole(ChronicleModel(bridge, wording)) == rows, steps


def test_a_word_that_stands_nowhere_is_sought_some_pages_at_a_time(qapp, game, told, monkeypatch):
    monkeypatch.setattr(chronicle, "PAGES", 1)
    model = ChronicleModel(Bridge(game), Wording.of(game.box))
    told.clear()
    model.show(EVERYTHING, "qqq")
    assert min(told) > game.cursor.step - 3 * chronicle.STEPS
    while model.later.isActive():
        model.later.stop()
        before = len(told)
        model.look_further()
        assert len(told) - before <= chronicle.STEPS
    assert model.rows == ()
    assert sorted(told) == list(range(game.cursor.step + 1))


def test_what_was_read_says_how_it_begins(qapp, game):
    model = ChronicleModel(Bridge(game), Wording.of(game.box))
    read = [row for row in whole(model) if row.kind in (ChronicleKind.LOG, ChronicleKind.EVENT)]
    assert read
    assert all(row.lead for row in read)
    stories = [Wording.of(game.box).names.event_story(row.card) for row in read if row.card is not None]
    leads = [row.lead for row in read if row.card is not None]
    assert all(story.replace("*", "").startswith(lead[:20]) for story, lead in zip(stories, leads, strict=True))


def test_the_journal_of_one_person_holds_what_they_read_and_what_names_them(qapp, game):
    model, names = ChronicleModel(Bridge(game), Wording.of(game.box)), Wording.of(game.box).names
    everything = len(whole(model))
    counts = []
    for member in game.state.everybody:
        model.show(EVERYTHING, "", member.id)
        model.tell_earlier(ALL, ALL)
        rows = [row for row in model.rows if row.kind is not ChronicleKind.ROUND]
        assert rows
        called = names.called(member.id).casefold()
        assert all(row.reader == member.id or called in row.searched for row in rows)
        counts.append(len(rows))
    assert max(counts) < everything


def test_entries_and_events_are_shown_by_themselves(qapp, game):
    model = ChronicleModel(Bridge(game), Wording.of(game.box))
    for kinds, kind in ((LOGS, ChronicleKind.LOG), (EVENTS, ChronicleKind.EVENT)):
        model.show(kinds, "")
        model.tell_earlier(ALL, ALL)
        assert {row.kind for row in model.rows} <= {kind, ChronicleKind.ROUND}
        assert kind in {row.kind for row in model.rows}
