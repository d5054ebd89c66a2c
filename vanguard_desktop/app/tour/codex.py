"""Pictures of explanations: a number with its sum, a refusal with its rule, the codex with a search and a chapter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vanguard_desktop.rulesets.expedition.data import NotAtLander
from vanguard_desktop.widgets.codex.codex_sheet import CodexSheet
from vanguard_desktop.widgets.look.controls.asking import Asked

from .part import Shoot

if TYPE_CHECKING:
    from vanguard_desktop.widgets.table.table_screen import TableScreen


def picture_explanations(table: TableScreen, shoot: Shoot) -> None:
    """On a table where an action is to be chosen."""
    supplies, plate = table.header.supplies_text, next(iter(table.scene.plates))
    for name, asked in (
        ("sum", Asked(widget=supplies, at=supplies.rect().center(), held=True)),
        ("sector", Asked(widget=table.map, at=table.map.plate_rect(plate).center(), held=True)),
    ):
        table.explain_asked(asked)
        shoot(f"table_explained_{name}")
        table.explainer.put_away()
    refusals, state = table.wording.refusals, table.bridge.state
    table.explainer.refuse(refusals.why(NotAtLander(lander=state.lander), state))
    shoot("table_explained_refusal")
    table.explainer.put_away()
    table.open_codex("rule:CHK-72")
    shoot("table_codex_rule")
    sheet = table.scrim.sheet
    assert isinstance(sheet, CodexSheet)
    sheet.box.setText("TRN-1")
    shoot("table_codex_search")
    sheet.box.clear()
    sheet.open("chapter:training")
    shoot("table_codex_lessons")
    table.close_sheet()
