"""What the parts of the habitat wish, and who grants it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .habitat_screen import HabitatScreen


def connect(screen: HabitatScreen) -> None:
    """Once, when all parts are there."""
    header = screen.header
    screen.heed(header)
    header.journal_wished.connect(screen.sheets.toggle_journal)
    header.seats_wished.connect(screen.sheets.toggle_seats)
    header.campaign_wished.connect(screen.sheets.toggle_campaign)
    header.advice_wished.connect(screen.advise)
    for panel in screen.complexes.values():
        panel.wanted.connect(screen.offers.press_structure)
    screen.map.pressed_space.connect(screen.offers.press_space)
    screen.people.wanted.connect(screen.pointed.press_person)
    screen.drones.wanted.connect(screen.pointed.press_drone)
    screen.switches.turned.connect(screen.turn_switch)
    screen.plan.offered.connect(screen.offers.offer)
    screen.plan.chosen.connect(screen.bridge.submit)
    screen.plan.marked.connect(screen.mark)
    screen.prompt.chosen.connect(screen.bridge.submit)
    screen.prompt.choice_wished.connect(lambda slot: screen.offers.offer(slot.commands, slot.name))
    screen.prompt.all_wished.connect(screen.offers.toggle_answers)
    screen.prompt.any_time_wished.connect(screen.offers.toggle_any_time)
    screen.prompt.refused.connect(screen.refused)
    for each in screen.offers.both:
        each.chosen.connect(screen.pawn_goals.choose)
        each.closed.connect(screen.offers.close)
    screen.bridge.retranslated.connect(screen.show_all)
    screen.bridge.refused.connect(screen.tell_refusal)
