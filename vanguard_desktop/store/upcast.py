"""Data of older programs: each change of an event or of a question brings it from one version to the next."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Fields = dict[str, Any]
Upcast = Callable[[Fields], Fields]
Upcasts = Mapping[tuple[str, int], Upcast]


def upcast(upcasts: Upcasts, tag: str, version: int, current: int, fields: Fields) -> Fields:
    """Lead data from the version it was written in to the current one, one step each."""
    for step in range(version, current):
        fields = upcasts[tag, step](fields)
    return fields


def _without(name: str) -> Upcast:
    """What follows from the position is not kept any more."""
    return lambda fields: {key: value for key, value in fields.items() if key != name}


def _choose_option(fields: Fields) -> Fields:
    """The alternatives that were kept are those of a text that names them."""
    effect = {"type": "choose", "options": fields["options"], "labels": fields.get("labels", [])}
    asked = {"effect": effect, "you": fields["member"], "source": fields["source"], "at": fields.get("at")}
    return {"section": fields["section"], "asked": asked}


def _choose_member(fields: Fields) -> Fields:
    waiting = fields["effect"]
    these = {"type": "step_one_of_these", "members": fields["members"], "effect": waiting["effect"]}
    return {"section": fields["section"], "asked": {**waiting, "effect": these}}


def _choose_sector(fields: Fields) -> Fields:
    these = {"type": "step_one_of_these", "sectors": fields["sectors"]}
    return {"asked": {"effect": these, "you": fields["member"]}}


def _choose_threat_move(fields: Fields) -> Fields:
    card, standee = fields["card"], fields.get("standee")
    these = {"type": "step_one_of_these", "sectors": fields["sectors"]}
    return {"card": card, "standee": standee, "asked": {"effect": these, "source": f"threat:{card}"}}


# By tag and the version that the step starts from; it leads to the next one. Events have not changed since the first
# format. Questions once kept what might be answered, and where in a list they stood (DEC-25).
UPCASTS: Upcasts = {
    ("choose_option", 1): _choose_option,
    ("choose_member", 1): _choose_member,
    ("choose_sector", 1): _choose_sector,
    ("choose_threat_move", 1): _choose_threat_move,
    ("choose_commitment", 1): _without("number"),
    ("declare_ace", 1): _without("number"),
    ("mark_row", 1): _without("row"),
    ("keep_rank_up", 1): _without("cards"),
    ("choose_seat", 1): _without("members"),
    ("choose_start", 1): _without("sectors"),
}
