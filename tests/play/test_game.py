"""A running game: what is submitted, taken back, made again and branched, in memory and in a save alike."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from random import Random

import attrs
import pytest

from tests.support.boxes import small_box
from tests.support.play import BOX, anything, memory_game, play, reopened, saved_game
from vanguard_desktop.books import BOOKS
from vanguard_desktop.core.events import BookOpened, LuckRenewed, PlayerRenamed, RealDiceChosen
from vanguard_desktop.core.ids import BookId, PackId
from vanguard_desktop.core.reasons import IllegalCommand
from vanguard_desktop.core.rng import Rng
from vanguard_desktop.play.campaign import RulesFailed, codec, fold
from vanguard_desktop.play.game import Habits, Way
from vanguard_desktop.play.positions import SNAPSHOT_EVERY
from vanguard_desktop.rulesets.expedition.data.commands import EndTurn, GiveStartToken, GoOn, TellDanger
from vanguard_desktop.rulesets.expedition.data.decisions import AskDanger
from vanguard_desktop.rulesets.expedition.data.events import DangerRolled, EventDrawn
from vanguard_desktop.store.errors import Damage, SaveError
from vanguard_desktop.store.log import Cursor
from vanguard_desktop.store.memory_log import MemoryLog
from vanguard_desktop.store.saves import look_at


@pytest.fixture(params=["in memory", "in a save"])
def begin(request, tmp_path):
    games = []

    def begin(habits=None, **how):
        if request.param == "in memory":
            games.append(memory_game(habits, **how))
        else:
            games.append(saved_game(tmp_path / f"{len(games)}.vanguard", habits, **how))
        return games[-1]

    yield begin
    for game in games:
        game.close()


def all_positions(game):
    """The position after each step of this line, as one gets them by walking back."""
    found = [game.state]
    while game.can_undo():
        found.append(game.undo().after)
    return found[::-1]


def test_a_game_starts_at_its_first_question(begin):
    game = begin()
    assert game.state.question is not None
    assert game.cursor == Cursor(1, 0)
    assert not game.can_undo()
    assert not game.can_redo()
    assert isinstance(game.last_events()[0], BookOpened)


def test_a_step_tells_where_from_where_to_and_what_happened(begin):
    game = begin()
    told = []
    game.listen(told.append)
    before = game.state
    command = game.legal_commands()[0]
    step = game.submit(command)
    assert told == [step]
    assert (step.before, step.after, step.way) == (before, game.state, Way.PLAYED)
    assert step.events == game.last_events()


def test_what_is_refused_leaves_the_game_and_the_log_as_they_were(begin):
    game = begin()
    told = []
    game.listen(told.append)
    before = game.state, game.cursor
    assert game.why_not(EndTurn()) is not None
    with pytest.raises(IllegalCommand):
        game.submit(EndTurn())
    assert (game.state, game.cursor, told) == (*before, [])


def let_fail(monkeypatch, part, problem):
    """From now on this part of the rule book raises what it is not meant to raise."""

    def fails(*_):
        raise problem

    rules = BOOKS[BookId("expedition")].rules
    monkeypatch.setitem(BOOKS, rules.book, attrs.evolve(BOOKS[rules.book], rules=attrs.evolve(rules, **{part: fails})))


@pytest.mark.parametrize("part", ["beside", "why_not", "resolve"])
@pytest.mark.parametrize("problem", [IndexError("row 1"), RuntimeError("generator raised"), StopIteration()])
def test_a_step_after_which_the_rules_cannot_go_on_is_never_recorded(tmp_path, monkeypatch, part, problem):
    path = tmp_path / "game.vanguard"
    game = play(saved_game(path), 3)
    told = []
    game.listen(told.append)
    here, tip = (game.position, game.cursor), game.tip
    command = next(command for command in game.legal_commands() if isinstance(command, EndTurn | GoOn))
    with monkeypatch.context() as patched:
        let_fail(patched, part, problem)
        with pytest.raises(RulesFailed) as failure:
            game.submit(command)
    assert failure.value.command == command
    assert failure.value.__cause__ is problem
    assert ((game.position, game.cursor), game.tip, told) == (here, tip, [])
    game.undo()
    game.redo()
    game.submit(command)
    assert told[-1].way is Way.PLAYED
    game.close()
    again = reopened(path)
    assert again.position == game.position
    again.close()


def test_what_is_legal_is_reckoned_once_for_a_position(begin, monkeypatch):
    game = play(begin(), 3)
    rules = BOOKS[game.rules.book].rules
    asked = []

    def counted(state):
        asked.append(state)
        return rules.beside(state)

    monkeypatch.setitem(BOOKS, rules.book, attrs.evolve(BOOKS[rules.book], rules=attrs.evolve(rules, beside=counted)))
    after = game.submit(game.legal_commands()[0]).after
    assert game.legal_commands() == (*game.legal.answers, *game.legal.beside)
    assert [state is after for state in asked].count(True) == 1


@pytest.mark.rule("CYC-22")
def test_undo_reaches_the_start_of_the_campaign_and_redo_its_end(begin):
    game = play(begin(), 3 * SNAPSHOT_EVERY + 5)
    here = game.position
    positions = all_positions(game)
    assert len(positions) == 3 * SNAPSHOT_EVERY + 6
    assert game.cursor.step == 0
    for state in positions[1:]:
        assert game.redo().after == state
    assert game.position == here
    assert not game.can_redo()


def test_one_undo_takes_back_one_decision_with_all_that_followed(begin):
    game = begin()
    game.submit(GiveStartToken(to=game.state.members[0].id))
    before = game.state
    step = game.submit(EndTurn())
    assert any(isinstance(event, EventDrawn) for event in step.events)
    undone = game.undo()
    assert (undone.before, undone.after, undone.way) == (step.after, before, Way.UNDONE)
    assert game.next_events() == step.events


def test_every_position_can_be_jumped_to_from_everywhere(begin):
    game = play(begin(), 80, undo=0.1)
    known = {}
    for line in game.lines():
        for step in range(line.tip + 1):
            known[Cursor(line.id, step)] = game.go_to(Cursor(line.id, step)).after
    places = list(known)
    Random(1).shuffle(places)
    for place in places:
        assert game.go_to(place).after == known[place]
        assert game.cursor == place


@pytest.mark.rule("CYC-20")
def test_a_roll_undone_and_made_again_falls_the_same(begin):
    game = play(begin(), 40)
    random = Random(4)
    rolls = 0
    for _ in range(60):
        command = anything(game, random)
        first = game.submit(command)
        rolls += any(event.reveals for event in first.events)
        game.undo()
        again = game.submit(command)
        assert again.events == first.events
        assert again.after == first.after
    assert rolls > 5


class Seeds:
    """Fresh chance for tests: 101, 102 and so on."""

    def __init__(self):
        self.given = 100

    def __call__(self):
        self.given += 1
        return self.given


def test_new_luck_opens_the_branch_with_a_recorded_new_seed(begin):
    game = play(begin(Habits(new_luck=True), new_seed=Seeds()), 20)  # the campaign itself begins with seed 101
    random = Random(5)
    game.undo()
    step = game.submit(anything(game, random))
    assert step.events[0] == LuckRenewed(seed=102)
    assert game.cursor.line == 2
    assert step.after.rng.seed == 102
    # At the tip of a line luck stays as it is.
    assert not isinstance(game.submit(anything(game, random)).events[0], LuckRenewed)
    # Undo takes the new luck back too, and each branch has its own.
    game.undo()
    game.undo()
    assert game.state.rng.seed == 101
    assert game.submit(anything(game, random)).events[0] == LuckRenewed(seed=103)


def test_with_new_luck_a_roll_made_again_may_fall_otherwise(begin):
    game = begin(new_seed=Seeds())
    command = at_the_danger(game)
    game.habits = Habits(new_luck=True)
    rolled = []
    for _ in range(12):
        rolled += [event.icon for event in game.submit(command).events if isinstance(event, DangerRolled)]
        game.undo()
    assert len(rolled) == 12
    assert len(set(rolled)) > 1


def test_without_the_habit_no_new_seed_is_ever_asked_for(begin):
    seeds = Seeds()
    play(begin(new_seed=seeds), 100, undo=0.1)
    assert seeds.given == 101


@pytest.mark.rule("CYC-22")
def test_strict_undo_stops_at_what_was_revealed(begin):
    game = begin(Habits(strict_undo=True))
    game.submit(GiveStartToken(to=game.state.members[0].id))
    assert game.can_undo()
    game.submit(EndTurn())  # an event is drawn
    assert not game.can_undo()
    game.submit(GoOn())
    if game.can_undo():
        game.undo()
        assert not game.can_undo()
    game.habits = Habits()
    assert game.can_undo()


def test_strict_undo_lets_take_back_what_showed_nothing(begin):
    game = play(begin(), 60)
    game.habits = Habits(strict_undo=True)
    walked = 0
    for _ in range(60):
        revealed = any(event.reveals for event in game.last_events())
        assert game.can_undo() is not revealed
        game.habits = Habits()
        game.undo()
        game.habits = Habits(strict_undo=True)
        walked += revealed
    assert walked > 5


def at_the_danger(game):
    """Go on until a danger die must fall; the command that makes it fall is not yet played."""
    random = Random(3)
    for _ in range(300):
        for command in game.legal_commands():
            step = game.submit(command)
            rolls = any(isinstance(event, DangerRolled) for event in step.events)
            asks = isinstance(game.state.question, AskDanger)
            game.undo()
            if rolls or asks:
                return command
        game.submit(anything(game, random))
    raise AssertionError("no danger in sight")


def test_with_real_dice_the_game_asks_what_fell(begin):
    game = begin()
    command = at_the_danger(game)
    game.habits = Habits(real_dice=True)
    step = game.submit(command)
    assert step.events[0] == RealDiceChosen(on=True)
    assert isinstance(game.state.question, AskDanger)
    before = game.state.rng
    told = next(command for command in game.legal_commands() if isinstance(command, TellDanger) and command.icon)
    step = game.submit(told)
    (rolled,) = (event for event in step.events if isinstance(event, DangerRolled))
    assert (rolled.icon, rolled.drawn) == (told.icon, 0)
    assert game.state.rng == before


def test_real_dice_put_away_are_rolled_by_the_game_again(begin):
    game = begin(Habits(real_dice=True))
    command = game.legal_commands()[0]
    assert game.submit(command).events[0] == RealDiceChosen(on=True)
    assert RealDiceChosen(on=True) not in game.submit(game.legal_commands()[0]).events
    game.habits = Habits()
    assert game.submit(game.legal_commands()[0]).events[0] == RealDiceChosen(on=False)


@pytest.mark.rule("CYC-20", "RND-07")
def test_replay_never_draws(tmp_path, monkeypatch):
    path = tmp_path / "campaign.vanguard"
    game = play(saved_game(path), 100, undo=0.05)
    here = game.position
    game.close()

    def drawn(*_):
        raise AssertionError("replay has drawn")

    monkeypatch.setattr(Rng, "below", drawn)
    game = reopened(path)
    assert game.position == here
    all_positions(game)
    position = None
    line = game.cursor.line
    for events in game.history(0, game.tip):
        position = fold(BOX, position, events)
    assert position.state == game.go_to(Cursor(line, game.tip)).after
    game.close()


@pytest.mark.rule("CYC-21")
def test_equal_seeds_and_commands_make_equal_games(begin):
    one, other = play(begin(), 120), play(begin(), 120)
    assert one.position == other.position
    assert list(one.history(0, 120)) == list(other.history(0, 120))


@pytest.mark.rule("CYC-21")
def test_rules_name_what_justified_an_event(begin):
    game = play(begin(), 60)
    named = {event.because for events in game.history(0, 60) for event in events if event.because}
    assert {"EVT-01", "TRN-08", "TRN-17"} <= named


class FullLog(MemoryLog):
    """There is room as long as `room` says so."""

    room = True

    def append(self, *step, **kept):
        if not self.room:
            raise SaveError(Damage.DISK_FULL, "here")
        return super().append(*step, **kept)

    def move(self, to):
        if not self.room:
            raise SaveError(Damage.DISK_FULL, "here")
        super().move(to)


def test_after_a_failed_append_the_game_is_as_before_and_goes_on():
    log = FullLog()
    game = play(memory_game(log=log), 10)
    told = []
    game.listen(told.append)
    before = game.position, game.cursor, game.tip
    log.room = False
    with pytest.raises(SaveError):
        game.submit(game.legal_commands()[0])
    with pytest.raises(SaveError):
        game.undo()
    assert (game.position, game.cursor, game.tip, told) == (*before, [])
    log.room = True
    play(game, 5)
    assert game.cursor.step == 15


def test_what_another_program_played_on_is_not_overwritten():
    log = MemoryLog()
    game = play(memory_game(log=log), 10)
    log.move(Cursor(1, 5))
    before = game.position, game.cursor
    with pytest.raises(SaveError) as refused:
        game.submit(game.legal_commands()[0])
    assert refused.value.damage is Damage.MOVED_ON
    assert (game.position, game.cursor) == before


def test_a_reopened_game_goes_on_where_it_stopped(tmp_path):
    path = tmp_path / "campaign.vanguard"
    for round in range(20):
        game = reopened(path) if round else saved_game(path)
        play(game, 7, seed=round, undo=0.1)
        here, cursor = game.position, game.cursor
        game.close()
        game = reopened(path)
        assert (game.position, game.cursor) == (here, cursor)
        game.close()


def test_a_save_made_in_the_middle_of_a_question_asks_it_again(tmp_path):
    path = tmp_path / "campaign.vanguard"
    game = saved_game(path)
    random = Random(1)
    questions = set()
    for _ in range(60):
        game.submit(anything(game, random))
        question, legal = game.state.question, game.legal_commands()
        game.close()
        game = reopened(path)
        assert (game.state.question, game.legal_commands()) == (question, legal)
        questions.add(type(question))
    game.close()
    assert len(questions) > 3


def test_content_that_has_changed_in_its_words_opens_and_is_noted(tmp_path):
    path = tmp_path / "campaign.vanguard"
    play(saved_game(path), 20).close()
    other = small_box(fingerprint="newer words")
    game = play(reopened(path, box=other), 1)
    game.close()
    about = look_at(path, codec()).about
    assert about is not None
    assert about.fingerprint == "newer words"


def test_content_that_lacks_what_was_played_is_named_as_the_reason(tmp_path):
    path = tmp_path / "campaign.vanguard"
    play(saved_game(path), 20).close()
    before = path.read_bytes()
    elsewhere = attrs.evolve(small_box(fingerprint="elsewhere"), worlds={})
    with pytest.raises(SaveError) as refused:
        reopened(path, box=elsewhere)
    assert refused.value.damage is Damage.OTHER_CONTENT
    assert path.read_bytes() == before
    reopened(path).close()


def test_a_pack_that_is_not_here_is_missed_though_none_of_its_cards_was_met(tmp_path):
    path = tmp_path / "campaign.vanguard"
    both = attrs.evolve(small_box(), packs=(*small_box().packs, PackId("more")))
    play(saved_game(path, box=both), 3).close()
    before = path.read_bytes()
    with pytest.raises(SaveError) as refused:
        reopened(path)
    assert (refused.value.damage, refused.value.packs) == (Damage.OTHER_CONTENT, ("more",))
    assert path.read_bytes() == before
    reopened(path, box=both).close()


def test_a_save_of_another_shape_is_replayed_once_and_then_kept(tmp_path):
    path = tmp_path / "campaign.vanguard"
    game = play(saved_game(path), 5 * SNAPSHOT_EVERY)
    here = game.position
    game.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("UPDATE snapshots SET shape = 'of an older program'")
    game = reopened(path)
    assert game.position == here
    game.close()
    with closing(sqlite3.connect(path)) as database:
        kept = database.execute("SELECT count(*) FROM snapshots WHERE shape = ?", (codec().shape,)).fetchone()
    assert kept == (6,)


def test_every_book_can_be_told_by_its_opening():
    assert len({book.rules.opening for book in BOOKS.values()}) == len(BOOKS)
    assert all(id == book.id for id, book in BOOKS.items())


def test_a_player_gets_another_name_and_undo_takes_it_back(begin):
    game = begin()
    before = game.state.seats
    step = game.rename(0, "Zoe")
    assert step.events == (PlayerRenamed(seat=0, name="Zoe"),)
    assert [seat.name for seat in game.state.seats] == ["Zoe", *(seat.name for seat in before[1:])]
    assert [seat.sections for seat in game.state.seats] == [seat.sections for seat in before]
    game.submit(game.legal_commands()[0])
    assert game.state.seats[0].name == "Zoe"
    game.undo()
    game.undo()
    assert game.state.seats == before


def test_the_position_after_an_earlier_step_can_be_looked_at(begin):
    game = begin()
    first = game.state
    at = game.cursor.step
    game.submit(game.legal_commands()[0])
    assert game.state_at(at) == first
    assert game.state_at(game.cursor.step) == game.state


def test_notes_are_taken_where_the_players_stand_and_dropped(begin):
    game = begin()
    game.take_note("  The gate\x00 opens at noon ")
    game.take_note("\n\t")
    (note,) = game.notes
    assert (note.text, note.step) == ("The gate opens at noon", game.cursor.step)
    game.drop_note(note)
    assert game.notes == ()
