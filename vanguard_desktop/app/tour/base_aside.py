"""Pictures of what may be opened over the habitat at any time: lists, sheets, sums, the cards of the codex."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vanguard_desktop.rulesets.habitat.data.actions import ResolvePlan
from vanguard_desktop.rulesets.habitat.data.common import NotOffered
from vanguard_desktop.text.codex.families import OPEN, Family
from vanguard_desktop.widgets.look.controls.asking import Asked

from .part import Shoot

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from vanguard_desktop.widgets.habitat.habitat_screen import HabitatScreen

    from ..program import Program


def picture_aside(screen: HabitatScreen, program: Program, shoot: Shoot, seen: set[str]) -> None:
    """With a full plan; at the end only the codex, which then tells of all that was drawn."""
    if screen.plan_model.planning:
        _lists(screen, shoot)
        _sheets(screen, program, shoot)
        _sums(screen, shoot)
    else:
        _codex(screen, shoot, seen)


def _lists(screen: HabitatScreen, shoot: Shoot) -> None:
    for name, toggle in (
        ("all_answers", screen.offers.toggle_answers),
        ("any_time", screen.offers.toggle_any_time),
    ):
        toggle()
        if screen.offers.opened is not None:
            shoot(f"habitat_{name}")
            screen.offers.close()


def _sheets(screen: HabitatScreen, program: Program, shoot: Shoot) -> None:
    for name, toggle in (("journal", screen.sheets.toggle_journal), ("seats", screen.sheets.toggle_seats)):
        toggle()
        shoot(f"habitat_{name}")
        screen.close_sheet()
    program.pages.open_shortcuts()
    shoot("habitat_shortcuts")
    program.close_sheet()


def _sums(screen: HabitatScreen, shoot: Shoot) -> None:
    """Where numbers come from: a reserve, a track with its odds, a structure, somebody; and a refusal."""
    panel = next(iter(screen.complexes.values()))
    asked: tuple[tuple[str, QWidget], ...] = (
        *((f"reserve_{number}", part) for number, part in enumerate(screen.header.reserves, 1)),
        ("track", panel),
        ("structure", panel.shown[0]),
        ("person", screen.people.plates[0]),
    )
    for name, part in asked:
        at = panel.head.center() if part is panel else part.rect().center()
        screen.explain_asked(Asked(widget=part, at=at, held=True))
        shoot(f"habitat_explained_{name}")
        screen.explainer.put_away()
    screen.tell_refusal(ResolvePlan(), NotOffered())
    shoot("habitat_explained_refusal")
    screen.explainer.put_away()


def _codex(screen: HabitatScreen, shoot: Shoot, seen: set[str]) -> None:
    """Every family of the habitat, by the card of which there is most to say."""
    codex = screen.wording.codex
    for family in Family:
        cards = tuple(codex.cards.open()) if family in OPEN else screen.laid_open()
        there = [card for card in cards if card.partition("/")[0] == family.value]
        name = f"codex_{family.value}"
        if there and name.startswith("codex_habitat_") and name not in seen:
            seen.add(name)
            screen.open_codex(f"card:{max(there, key=lambda card: _length(screen, card))}")
            shoot(name)
            screen.close_sheet()


def _length(screen: HabitatScreen, card: str) -> int:
    told = screen.wording.codex.cards.find(card)
    return 0 if told is None else sum(len(line) for line in told.lines)
