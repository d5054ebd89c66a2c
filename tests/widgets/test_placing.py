"""What a question asks to place lies ready: it is carried to its place, or placed by a click or with the keyboard."""

from __future__ import annotations

import attrs
import pytest
from PySide6.QtCore import QPoint, QRect, Qt

from tests.support.boxes import shipped
from tests.support.expeditions import landing_on
from tests.widgets.hands import Hands
from vanguard_desktop.core.events import DecisionOpened, Waiting
from vanguard_desktop.core.ids import CardId, LeadId, WorldId
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.play.game import Game
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.rulesets.expedition.data import decisions as ask
from vanguard_desktop.rulesets.expedition.data.events import LeadsDrawn, ThreatPlaced
from vanguard_desktop.rulesets.expedition.data.steps import OneOfThese
from vanguard_desktop.scenes.items.plate_item import Target
from vanguard_desktop.setting.cards import DiscoveryType
from vanguard_desktop.store.memory_log import MemoryLog
from vanguard_desktop.widgets.look.controls.asking import SUBJECT

BOX = shipped()
WIDE, NARROW = (1920, 1080), (1280, 720)
LEAD, OTHER, THREAT = LeadId("L15"), LeadId("L14"), min(BOX.threats)
GEAR = tuple(CardId(f"{id}/1") for id, card in sorted(BOX.equipment.items()) if card.section is None)[:3]
MANY = (LEAD, OTHER, LeadId("L01"), LeadId("L02"))
SIZES = pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])


@pytest.fixture
def lay(lay_table):
    def laid(game, size=WIDE, scale=1.0, language="en"):
        table = lay_table(Bridge(game), size, scale, language)
        while table.reading.sheet is not None and not table.reading.sheet.rows:
            table.reading.read_on()
        Hands.settle()
        return table

    return laid


def begun(world="W03", players=2, *, quick=False):
    return landing_on(world, players=players, seed=1, quick=quick)


def asks_for_the_lander():
    game = begun()
    assert isinstance(game.state.question, ask.PlaceLander)
    return game


def asks_where_to_begin():
    game = begun("W00", 3, quick=True)
    assert isinstance(game.state.question, ask.ChooseStart)
    return game


def asks_who_is_first():
    return until(begun(), ask.ChooseFirst)


def until(game, kind):
    for _ in range(40):
        if isinstance(game.state.question, kind):
            return game
        game.submit(game.legal_commands()[0])
    pytest.fail(f"{kind} was not asked")


def asks_in_a_turn(happened):
    """As if this had just happened to whoever chooses an action."""
    log = MemoryLog()
    opening = stand_alone_opening(BOX, WorldId("W03"), players=2, names=("Anna", "Ben"))
    game = until(Game.start(BOX, log, opening, lambda: 1), ask.ChooseAction)
    log.append(game.cursor, happened(game.state))
    return Game(BOX, log, lambda: 1)


def asks_for_leads(*leads, types=tuple(DiscoveryType)):
    question = ask.OrderLeads(section=Section.RECON, leads=leads, types=types)
    return asks_in_a_turn(lambda _: [LeadsDrawn(leads=leads, drawn=0), DecisionOpened(decision=question)])


def asks(question):
    return asks_in_a_turn(lambda state: [DecisionOpened(decision=question(state))])


def asks_who_carries_what(gear=GEAR):
    opening = stand_alone_opening(BOX, WorldId("W03"), players=2, names=("Anna", "Ben"))
    game = Game.start(BOX, MemoryLog(), attrs.evolve(opening, equipment=gear), lambda: 1)
    return until(game, ask.HandOutEquipment)


QUESTIONS = {
    "equipment": asks_who_carries_what,
    "lander": asks_for_the_lander,
    "pawn": asks_where_to_begin,
    "start token": asks_who_is_first,
    "lead token": lambda: asks_for_leads(LEAD),
    "lead tokens": lambda: asks_for_leads(LEAD, OTHER),
    "many lead tokens": lambda: asks_for_leads(*MANY),
}
EVERY = pytest.mark.parametrize("asked", QUESTIONS.values(), ids=QUESTIONS)


def piece(table):
    return next(iter(table.waiting.pieces.values()))


def sectors(table):
    """Those that may be chosen, and those that may not."""
    rows = table.scene.sectors.rows
    return [row.id for row in rows if row.answer is not None], [row.id for row in rows if row.answer is None]


def spot_of(table, sector):
    return table.map.plate_rect(sector).center()


def bare_land(table):
    """A place of the map where nothing lies."""
    port = table.map.viewport()
    held = table.waiting.geometry().translated(-port.mapTo(table, QPoint(0, 0)))
    return next(
        place
        for x in range(40, port.width(), 30)
        for y in range(40, port.height(), 30)
        if table.map.sector_at(place := QPoint(x, y)) is None
        and table.map.thing_at(place) is None
        and not held.contains(place)
        and table.childAt(port.mapTo(table, place)) is port
    )


@pytest.mark.rule("STP-15")
@SIZES
def test_the_lander_is_carried_to_where_it_stands_then(lay, size):
    table = lay(asks_for_the_lander(), size)
    legal, _ = sectors(table)
    Hands(table).drag(piece(table), table.map, onto=spot_of(table, legal[1]))
    assert table.bridge.state.lander == legal[1]
    assert not table.waiting.isVisible()
    assert not table.waiting.pieces


@pytest.mark.rule("TUT-54")
@SIZES
def test_a_pawn_is_carried_to_where_it_begins_and_the_next_one_lies_ready(lay, size):
    table = lay(asks_where_to_begin(), size)
    member = table.bridge.state.question.member
    legal, _ = sectors(table)
    Hands(table).drag(piece(table), table.map, onto=spot_of(table, legal[1]))
    assert table.bridge.state.member(member).sector == legal[1]
    assert list(table.waiting.pieces) == [table.bridge.state.question.member] != [member]


@SIZES
def test_the_start_token_is_carried_to_somebodys_board(lay, size):
    table = lay(asks_who_is_first(), size)
    other = table.bridge.state.members[1].id
    strips = table.crew_tabs.strips if table.grid.at.left_is_drawer else table.crew.strips
    Hands(table).drag(piece(table), strips[other])
    assert table.bridge.state.turn == other


def test_the_start_token_is_carried_to_somebodys_pawn(lay):
    table = lay(asks_who_is_first())
    other = table.bridge.state.members[1].id
    pawn = table.scene.pawns[other]
    at = table.map.mapFromScene(pawn.pos()) + pawn.body.center().toPoint()
    Hands(table).drag(piece(table), table.map, onto=at)
    assert table.bridge.state.turn == other


@pytest.mark.rule("LED-05")
def test_each_of_several_lead_tokens_is_carried_to_a_deck(lay):
    table = lay(asks_for_leads(LEAD, OTHER))
    hands, decks = Hands(table), table.situation.discoveries.decks
    hands.press(Qt.Key.Key_Escape)  # the list of all answers has opened
    hands.drag(table.waiting.pieces[OTHER], decks, onto=decks.place_of(DiscoveryType.FLORA))
    assert OTHER in table.bridge.state.leads[DiscoveryType.FLORA]


def test_in_a_narrow_window_the_decks_come_to_the_hand_that_carries_a_lead_token(lay):
    table = lay(asks_for_leads(LEAD), NARROW)
    hands, decks = Hands(table), table.situation.discoveries.decks
    start = hands.spot(piece(table))
    hands.take(start)
    hands.carry(start, start + QPoint(0, -40))
    assert decks.isVisible()
    end = hands.spot(decks, decks.place_of(DiscoveryType.MINERAL))
    hands.carry(start, end)
    hands.let_go(end)
    assert LEAD in table.bridge.state.leads[DiscoveryType.MINERAL]
    assert not table.situation_drawer.opened


@pytest.mark.rule("LED-06")
def test_the_charge_of_a_lead_token_is_carried_to_somebody(lay):
    table = lay(asks(lambda _: ask.LeadBonus(bonus="charge")))
    legal = [answer.member for answer in table.bridge.answers()]
    strip, board = table.crew.strips[legal[-1]], table.crew.boards[legal[-1]]
    Hands(table).drag(piece(table), strip if strip.isVisible() else board)
    assert table.bridge.state.queue[0].you == legal[-1]


@pytest.mark.rule("STP-20")
@SIZES
def test_equipment_is_carried_out_of_the_lander_to_somebodys_board(lay, size):
    table = lay(asks_who_carries_what(), size)
    other = table.bridge.state.members[1].id
    strips = table.crew_tabs.strips if table.grid.at.left_is_drawer else table.crew.strips
    before = table.waiting.geometry()
    Hands(table).drag(table.waiting.pieces[GEAR[1]], strips[other])
    after = table.waiting.geometry()
    assert abs(after.center().x() - before.center().x()) <= 1, "what is left waits where it waited"
    assert after.bottom() == before.bottom()
    assert GEAR[1] in table.bridge.state.member(other).equipment
    assert set(table.waiting.pieces) == {GEAR[0], GEAR[2]}


@pytest.mark.rule("STP-20")
def test_who_may_not_carry_the_equipment_says_so(lay, qtbot):
    sections = {member.section for member in asks_who_carries_what().state.members}
    own = next(card for _, card in sorted(BOX.equipment.items()) if card.section in sections)
    table = lay(asks_who_carries_what((CardId(f"{own.id}/1"),)))
    other = next(member.id for member in table.bridge.state.members if member.section is not own.section)
    strip, board = table.crew.strips[other], table.crew.boards[other]
    with qtbot.waitSignal(table.bridge.refused):
        Hands(table).drag(piece(table), strip if strip.isVisible() else board)


def on_the_map(table, figure):
    """The middle of a figure that stands on the board."""
    return table.map.mapFromScene(figure.pos()) + figure.body.center().toPoint()


def to_one_of(*sectors, you=None):
    return Waiting(effect=OneOfThese(sectors=sectors), you=you)


@pytest.mark.rule("THR-12")
def test_a_threat_that_may_go_two_ways_is_carried_along_one_of_them(lay):
    question = DecisionOpened(decision=ask.ChooseThreatMove(card=THREAT, asked=to_one_of(1, 7)))
    table = lay(asks_in_a_turn(lambda _: [ThreatPlaced(card=THREAT, sector=2), question]))
    threat = next(each for each in table.scene.pieces if each.row.kind == "threat")
    Hands(table).drag(table.map, table.map, at=on_the_map(table, threat), onto=spot_of(table, 7))
    assert table.bridge.state.threats[0].sector == 7
    assert threat.pos() == table.scene.plates[7].pos()


@pytest.mark.rule("LND-22")
def test_a_lander_that_stands_already_is_carried_over_the_map(lay):
    table = lay(asks(lambda _: ask.PlaceLander()))
    assert not table.waiting.isVisible()
    lander = next(each for each in table.scene.pieces if each.row.kind == "lander")
    there = next(sector for sector in sectors(table)[0] if sector != table.bridge.state.lander)
    Hands(table).drag(table.map, table.map, at=on_the_map(table, lander), onto=spot_of(table, there))
    assert table.bridge.state.lander == there


def other(state):
    return next(each.id for each in state.members if each.id != state.turn)


def test_whoever_is_asked_where_to_go_is_carried_and_not_who_is_in_turn(lay):
    table = lay(asks(lambda state: ask.ChooseSector(asked=to_one_of(2, 3, you=other(state)))))
    before, asked = table.bridge.state, other(table.bridge.state)
    hands, pawns = Hands(table), table.scene.pawns
    hands.drag(table.map, table.map, at=on_the_map(table, pawns[before.turn]), onto=spot_of(table, 3))
    assert table.bridge.state == before
    table.map.fit(at_once=True)
    hands.drag(table.map, table.map, at=on_the_map(table, pawns[asked]), onto=spot_of(table, 3))
    assert table.bridge.state.member(asked).sector == 3


@EVERY
@SIZES
def test_dropped_beside_all_places_it_lies_ready_again(lay, asked, size):
    table = lay(asked(), size)
    before, hands = table.bridge.state, Hands(table)
    hands.drag(piece(table), table.map, onto=bare_land(table))
    assert table.bridge.state == before
    assert piece(table).isVisible()
    assert not table.waiting.gesture.carrying
    assert not table.situation_drawer.opened


@EVERY
def test_escape_puts_it_back_and_the_hand_holds_nothing_any_more(lay, asked):
    table = lay(asked())
    before, hands = table.bridge.state, Hands(table)
    if table.lists.opened is not None:
        hands.press(Qt.Key.Key_Escape)
    start, end = hands.spot(piece(table)), hands.spot(table.map, spot_of(table, table.scene.sectors.rows[0].id))
    hands.take(start)
    hands.carry(start, end)
    assert table.waiting.gesture.carrying
    hands.press(Qt.Key.Key_Escape)
    assert not table.waiting.gesture.carrying
    hands.carry(start, end)
    hands.let_go(end)
    assert table.bridge.state == before
    assert piece(table).isVisible()


def test_while_it_is_carried_every_sector_says_whether_it_may_stand_there(lay):
    table = lay(asks_for_the_lander())
    hands = Hands(table)
    legal, illegal = sectors(table)
    start, end = hands.spot(piece(table)), hands.spot(table.map, spot_of(table, illegal[0]))
    hands.take(start)
    hands.carry(start, end)
    plates = table.scene.plates
    assert {number for number, plate in plates.items() if plate.target is Target.LEGAL} == set(legal)
    assert {number for number, plate in plates.items() if plate.target is Target.ILLEGAL} == set(illegal)
    assert table.scene.note.text
    assert table.prompt.said
    assert table.scene.note.text.startswith(table.prompt.said)
    hands.let_go(end)
    assert {number for number, plate in plates.items() if plate.target is Target.LEGAL} == set(legal)
    assert not table.scene.note.text


def test_a_place_that_may_not_have_it_refuses_it_and_says_why(lay, qtbot):
    table = lay(asks_for_the_lander())
    _, illegal = sectors(table)
    with qtbot.waitSignal(table.bridge.refused) as refused:
        Hands(table).drag(piece(table), table.map, onto=spot_of(table, illegal[0]))
    assert table.bridge.state.lander is None
    assert refused.args[1].rule == "DEC-28"
    assert table.prompt.said == "This is not one of the answers to choose from."


def test_a_deck_that_is_not_meant_refuses_the_lead_token(lay, qtbot):
    table = lay(asks_for_leads(LEAD, OTHER, types=(DiscoveryType.MINERAL,)))
    decks = table.situation.discoveries.decks
    with qtbot.waitSignal(table.bridge.refused):
        Hands(table).drag(piece(table), decks, onto=decks.place_of(DiscoveryType.FLORA))


def test_a_click_on_the_glowing_place_answers_as_ever(lay):
    table = lay(asks_for_the_lander())
    legal, _ = sectors(table)
    Hands(table).click(table.map, spot_of(table, legal[0]))
    assert table.bridge.state.lander == legal[0]


@EVERY
def test_a_number_answers_as_soon_as_it_can_be_read(lay, asked):
    table = lay(asked())
    before = table.bridge.state
    if table.lists.opened is None and not table.prompt.shows_all:
        Hands(table).press(Qt.Key.Key_0)
    Hands(table).press(Qt.Key.Key_1)
    assert table.bridge.state != before


@EVERY
@pytest.mark.parametrize("way", ["click", "enter"])
def test_who_presses_the_piece_reads_all_places_in_a_list(lay, asked, way):
    table = lay(asked())
    hands = Hands(table)
    if table.lists.opened is not None:
        hands.press(Qt.Key.Key_Escape)
    if way == "click":
        hands.click(piece(table))
    else:
        piece(table).setFocus(Qt.FocusReason.TabFocusReason)
        hands.press(Qt.Key.Key_Return)
    assert table.list.isVisible()
    assert len(table.list.rows) == len(table.bridge.answers())


@EVERY
def test_it_has_a_name_and_is_explained(lay, asked):
    table = lay(asked())
    for waiting in table.waiting.pieces.values():
        assert waiting.row.name in waiting.accessibleName()
        assert table.explanations.of(waiting.property(SUBJECT)) is not None


def test_undo_takes_the_piece_back_to_where_it_lay_ready(lay):
    table = lay(asks_where_to_begin())
    first = list(table.waiting.pieces)
    hands = Hands(table)
    hands.press(Qt.Key.Key_1)
    assert list(table.waiting.pieces) != first
    hands.click(table.header.undo)
    assert list(table.waiting.pieces) == first
    assert table.waiting.isVisible()


def test_while_the_hand_holds_it_a_step_of_the_game_empties_the_hand(lay):
    table = lay(asks_for_the_lander())
    hands = Hands(table)
    start = hands.spot(piece(table))
    hands.take(start)
    hands.carry(start, start + QPoint(0, -60))
    table.bridge.submit(table.options.rows[0].command)
    assert not table.waiting.gesture.carrying
    placed = table.bridge.state
    hands.let_go(start)
    assert table.bridge.state == placed


@EVERY
@pytest.mark.parametrize("language", ["de", "it", "cs"])
def test_large_text_in_a_small_window_leaves_it_whole_and_every_answer_free(lay, asked, language):
    table = lay(asked(), NARROW, 1.5, language)
    ready = table.waiting
    if len(ready.pieces) > 2 and ready.isHidden():  # a whole heap without a free place: the list has all answers
        assert table.list.isVisible()
        return
    assert ready.isVisible()
    assert table.rect().contains(ready.geometry())
    for waiting in ready.pieces.values():
        inside = QRect(waiting.mapTo(ready, QPoint(0, 0)), waiting.size())
        assert ready.rect().contains(inside)
        assert waiting.width() >= waiting.sizeHint().width()
        assert waiting.height() >= waiting.sizeHint().height()
    corner = table.map.viewport().mapTo(table, QPoint(0, 0))
    for number in table.scene.plates:
        assert not ready.geometry().intersects(table.map.standing_rect(number).translated(corner))
    for part in (table.prompt, table.list, table.lesson, table.happened):
        assert part.isHidden() or not ready.geometry().intersects(part.geometry())
