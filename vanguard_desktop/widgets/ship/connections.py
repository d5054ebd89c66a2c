"""What the parts of the ship book wish, and who grants it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vanguard_desktop.models.ship.lessons import chapter_id

if TYPE_CHECKING:
    from .ship_screen import ShipScreen


def connect(screen: ShipScreen) -> None:
    """Once, when all parts are there."""
    screen.heed(screen.header)
    screen.header.journal_wished.connect(screen.sheets.toggle_journal)
    screen.header.seats_wished.connect(screen.sheets.toggle_seats)
    screen.header.objective.clicked.connect(screen.sheets.show_objective)
    screen.header.morale.clicked.connect(lambda: screen.explain_pill(screen.header.morale))
    screen.prompt.chosen.connect(screen.give)
    screen.prompt.all_wished.connect(screen.toggle_list)
    screen.prompt.back_wished.connect(screen.back_to_now)
    screen.prompt.refused.connect(screen.refused)
    screen.prompt.looked_at.connect(screen.look_at_slot)
    screen.list.chosen.connect(screen.give)
    screen.list.closed.connect(screen.list.hide)
    screen.left.chosen.connect(screen.bridge.submit)
    screen.left.explained.connect(screen.prompt.explain)
    screen.left.lesson.more_wished.connect(lambda page: screen.open_codex(f"chapter:{chapter_id(page)}"))
    screen.rail.page_wished.connect(screen.read_page)
    screen.stores.store_wished.connect(screen.sheets.open_store)
    screen.crew.person_pressed.connect(screen.take_person)
    screen.crew.dropped.connect(screen.give)
    screen.bridge.retranslated.connect(screen.show_all)
    screen.bridge.refused.connect(screen.tell_refusal)
    screen.bridge.only_looked_at.connect(lambda: screen.prompt.explain(screen.notice.words))
