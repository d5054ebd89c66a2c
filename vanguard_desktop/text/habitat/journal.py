"""Entries of the mission's journal, behind the line that says what has happened."""

from __future__ import annotations

from typing import Any

from vanguard_desktop.rulesets.habitat.missions.journal import entry

from ..common.rooms import Entry


def with_entry(said: Entry) -> Entry:
    """A line of the journal, with the entry that belongs to the moment if the mission has one."""

    def told(room: Any, event: Any, state: Any, *at: Any) -> str:
        line, card = said(room, event, state, *at), entry(state, event)
        if card is None:
            return str(line)
        title, text = (room.names.content("habitat_journal", each) for each in (card.title, card.text))
        return f"{line} {title} – {text}"

    return told
