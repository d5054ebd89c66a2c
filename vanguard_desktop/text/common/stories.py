"""Stories with people in them: the slots of an entry become the names of who is there when it is shown."""

from __future__ import annotations

import re

from PySide6.QtCore import QObject

from vanguard_desktop.core import LogId, MemberId
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.rulesets.expedition.data import State
from vanguard_desktop.setting import Box

from .names import Names

SECTIONS = {section.value: section for section in Section}
SLOT = re.compile(r"\{(active|captain|" + "|".join(SECTIONS) + r")\}")


class Stories(QObject):
    """`{active}` is whoever caused the entry to be read, `{science}` the crewmember of that section in the away team.

    A section without crew in the team speaks through its lead aboard. Names are put in when an entry is shown, never
    stored: another language or another team tells the same entry with its own.
    """

    def __init__(self, names: Names, box: Box) -> None:
        super().__init__()
        self._names, self._box = names, box

    def log(self, id: LogId, state: State, reader: MemberId | None = None) -> str:
        """The story of an entry of the logbook; `reader` is the crewmember whom its "you" means."""
        return SLOT.sub(lambda slot: self._who(slot[1], state, reader), self._names.log_story(id))

    def aboard(self, id: LogId) -> str:
        """The story of an entry that is read aboard: sections speak through their leads there."""
        return SLOT.sub(lambda slot: self._who_aboard(slot[1]), self._names.log_story(id))

    def _who_aboard(self, slot: str) -> str:
        if slot == "captain":
            return self._aboard(None) or self.tr("the captain")
        if slot == "active":
            return self.tr("one of you")
        return self._aboard(SECTIONS[slot]) or self._names.section(SECTIONS[slot])

    def _who(self, slot: str, state: State, reader: MemberId | None) -> str:
        if slot == "captain":
            #: In a story, where the captain has no name.
            return self._aboard(None) or self.tr("the captain")
        if slot == "active":
            active = reader or state.turn or state.start_token
            return self._names.member(active) if active is not None else self.tr("one of you")
        section = SECTIONS[slot]
        member = next((one for one in state.everybody if one.section is section), None)
        if member is not None:
            return self._names.member(member.id)
        return self._aboard(section) or self._names.section(section)

    def _aboard(self, section: Section | None) -> str:
        """The captain, or the lead of a section, as the campaign of the packs says."""
        campaign = next(iter(self._box.campaigns.values()), None)
        if campaign is None:
            return ""
        name = campaign.captain if section is None else campaign.leads.get(section, "")
        return self._names.content("campaigns", name)
