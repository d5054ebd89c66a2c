"""How a decision is carried out at the table of an expedition: by keys alone, and by the mouse alone."""

from __future__ import annotations

from PySide6.QtCore import Qt

from vanguard_desktop.rulesets.expedition.data.commands import (
    AddDie,
    PickDie,
    PickSector,
    PlayCard,
    TakeBackDie,
    Travel,
)
from vanguard_desktop.rulesets.expedition.data.decisions import GatherDice

DIGITS = [Qt.Key(Qt.Key.Key_1 + place) for place in range(9)]


def way_of_keys(table, hands, command):
    """The key of its button, a digit that stands elsewhere, or a list and its arrows."""
    if (place := place_on_sheet(table, command)) is not None:
        hands.press(DIGITS[place])
        return
    answers = [row.command for row in table.options.rows]
    slot = next((slot for slot in table.prompt.buttons if slot.row.only == command), None)
    if slot is not None and slot.row.key.isalpha():
        hands.press(Qt.Key(ord(slot.row.key)))
        return
    if command in answers:
        place = answers.index(command)
        if table.any_time_list.isVisible():  # its numbers mean what could be done instead
            hands.press(Qt.Key.Key_Escape)
        if slot is not None and slot.primary:
            hands.press(Qt.Key.Key_Return)
            return
        if (key := table.options.rows[place].key) and not table.prompt.acts:
            if slot is None and not is_read(table, command):
                hands.press(Qt.Key.Key_0)  # numbers stand in the list
            hands.press(Qt.Key(ord(key)))
            return
        if not table.list.isVisible():
            hands.press(Qt.Key.Key_0)
    else:
        place = [row.command for row in table.any_time.rows].index(command)
        if table.any_time_list.isVisible() and place < len(DIGITS):  # it has opened by itself, and Enter accepts
            hands.press(DIGITS[place])
            return
        if not table.any_time_list.isVisible():
            hands.press(Qt.Key.Key_A)
    hands.press(*[Qt.Key.Key_Down] * place, Qt.Key.Key_Return)


def comes_with_the_next(table, command):
    """Whether the sheet of an event offers what this leads to: it is given together with the choice."""
    sheet = table.reading.sheet
    return sheet is not None and any(command in answer.first for answer in sheet.reading.answers)


def place_on_sheet(table, command):
    """Where the sheet of an event offers a choice before the event has taken effect."""
    sheet = table.reading.sheet
    answers = [] if sheet is None else [answer.command for answer in sheet.reading.answers if answer.first]
    return answers.index(command) if command in answers else None


def is_read(table, command):
    """Whether the number of an answer stands somewhere besides the bar."""
    faces = [face.choice.command for face in table.tray.faces.faces if face.isVisible()]
    opened = table.list.isVisible() or table.card_choice.isVisible() or table.reading.sheet is not None
    return opened or isinstance(command, PickSector) or command in faces


def open_board(table, hands, member):
    """Whoever's board is folded is opened by its strip."""
    if not table.crew.boards[member].isVisible():
        hands.click(table.crew.strips[member])
    return table.crew.boards[member]


def way_of_dice(table, hands, die, *, carried):
    """Pressed where it lies, or carried: into the tray for a check, to the other side of the board for a cost."""
    if die in table.tray.felt.dice and table.tray.isVisible():
        hands.click(table.tray.felt.dice[die])
        return
    area = next(open_board(table, hands, id).dice for id, board in table.crew.boards.items() if die in board.dice.dice)
    if not carried:
        hands.click(area.dice[die])
    elif isinstance(table.bridge.state.question, GatherDice):
        hands.drag(area.dice[die], table.tray.felt)
    else:
        spent = any(die in member.spent for member in table.bridge.state.members)
        hands.drag(area.dice[die], area.columns if spent else area.pool)


def way_of_the_pawn(table, hands, command):
    """Carried along the path, or sent by the sign on it."""
    traveler = table.scene.journey.traveler
    path = table.scene.paths.row(command.path)
    there = path.end if path.start == traveler.sector else path.start
    pawn = table.scene.pawns[traveler.id]
    start = table.map.mapFromScene(pawn.pos()) + pawn.body.center().toPoint()
    if len(table.scene.journey.legal(there)) > 1:
        hands.click(table.map, table.map.mapFromScene(table.scene.ways.by_id[command.path].pill.pos()))
    else:
        hands.drag(table.map, table.map, at=start, onto=table.map.plate_rect(there).center())


def way_of_the_mouse(table, hands, command, *, carried):
    """On the thing itself where it lies on the table, otherwise on its button or line."""
    match command:
        case AddDie(die=die) | TakeBackDie(die=die) | PickDie(die=die):
            way_of_dice(table, hands, die, carried=carried)
        case PlayCard(member=member, card=card):
            lying = open_board(table, hands, member).hand.cards[card]
            if carried:
                hands.drag(lying, table.tray if table.tray.isVisible() else table.map)
            else:
                hands.click(lying)
        case Travel():
            way_of_the_pawn(table, hands, command)
        case PickSector(sector=sector) if table.reading.sheet is None:
            hands.click(table.map, table.map.plate_rect(sector).center())
        case _:
            way_of_buttons(table, hands, command)


def way_of_buttons(table, hands, command):
    if (place := place_on_sheet(table, command)) is not None:
        hands.click(table.reading.sheet.rows[place])
        return
    rows = table.options.rows if command in [row.command for row in table.options.rows] else table.any_time.rows
    place = [row.command for row in rows].index(command)
    if table.reading.sheet is not None:
        hands.click(table.reading.sheet.rows[place])
        return
    said = table.wording.names.spoken(rows[place].label)
    lines = table.list if rows is table.options.rows else table.any_time_list
    buttons = [slot for slot in (*table.prompt.buttons, *table.prompt.beside) if slot.row.only == command]
    if lines.isVisible():
        hands.click(lines.rows[place])
    elif buttons:
        hands.click(buttons[0])
    elif slots := [slot for slot in (*table.prompt.buttons, *table.prompt.beside) if command in slot.row.commands]:
        hands.click(slots[0])
        hands.click(next(row for row in lines.rows if row.text() == said))
    else:
        hands.click(table.prompt.every if lines is table.any_time_list else table.prompt.buttons[0])
        hands.click(lines.rows[place])
