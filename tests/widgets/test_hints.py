"""What could be done is told to whoever asks, and to learners when nobody guides them any more."""

from __future__ import annotations

from PySide6.QtCore import Qt

from tests.support.expeditions import landing_on
from tests.widgets.hands import Hands
from vanguard_desktop.bots.advice import advise
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.rulesets.expedition.data import decisions as ask

FIRST = 150


def played_to_an_action(game, after_round):
    for _ in range(FIRST):
        if isinstance(game.state.question, ask.ChooseAction) and game.state.round > after_round:
            return game
        game.submit(advise(game.position).command)
    raise AssertionError("it did not come up")


def read(table):
    while table.reading.sheet is not None:
        table.reading.read_on()


def test_one_key_tells_what_could_be_done_and_why(lay_table):
    table = lay_table(Bridge(played_to_an_action(landing_on("W01", players=2, seed=5), 0)))
    read(table)
    before = table.bridge.game.cursor
    Hands(table).press(Qt.Key.Key_H)
    advice, state = advise(table.bridge.game.position), table.bridge.state
    said = table.wording.in_book(state)
    assert table.happened.isVisible()
    assert said.answer(advice.command, state).rstrip(".") in table.happened.lines[-1]
    assert said.motive(advice.motive, state) in table.happened.lines[-1]
    slots = (*table.prompt.buttons, *table.prompt.beside)
    (slot,) = (slot for slot in slots if advice.command in slot.row.commands)
    assert f"({slot.row.key})" in table.happened.lines[-1]
    assert table.bridge.game.cursor == before


def test_nobody_is_told_unasked_but_who_learns_after_the_guided_round(lay_table, qtbot):
    for world, after, told in (("W01", 0, False), ("W00", 1, True)):
        game = played_to_an_action(landing_on(world, players=1, seed=5), after)
        table = lay_table(Bridge(game))
        read(table)
        game.undo()
        step = advise(game.position).command
        table.bridge.submit(step)
        read(table)
        assert isinstance(game.state.question, ask.ChooseAction)
        qtbot.wait(1200)
        hinted = any(line.startswith("You could") for line in table.happened.lines)
        assert hinted is told
