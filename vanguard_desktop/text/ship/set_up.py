"""Words for setting up a campaign."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from vanguard_desktop.rulesets.ship.data import set_up as data
from vanguard_desktop.text.ship import people
from vanguard_desktop.text.ship.chapter_words import ChapterWords

SET_UP = ChapterWords(
    effects={
        #: What happens at the start of a campaign. {section} is the name of a section, as Science.
        data.AssignSection: lambda effect, say: QCoreApplication.translate(
            "ShipSetUp", "Name the player of this section: {section}."
        ).format(section=say.names.section(effect.section)),
        #: What happens at the start of a campaign. {section} is the name of a section, as Science.
        data.KeepRecruit: lambda effect, say: QCoreApplication.translate(
            "ShipSetUp", "{section} keeps one recruit."
        ).format(section=say.names.section(effect.section)),
        #: What happens at the start of a campaign. {section} is the name of a section, as Science.
        data.PutOnBoard: lambda effect, say: QCoreApplication.translate(
            "ShipSetUp", "{section} puts one crewmember on the crew board; the other rests."
        ).format(section=say.names.section(effect.section)),
        #: Name of a player who has not typed one. {number} is from 1 to 4.
        data.EnterSection: lambda effect, say: QCoreApplication.translate(
            "ShipSetUp", "Player {number} sends a section to the first planet."
        ).format(number=effect.seat + 1),
        data.BuyWildDice: lambda effect, say: QCoreApplication.translate(
            "ShipSetUp", "Pay 5 [success]: each section gains its wild die."
        ),
    },
    events={
        #: Chronicle: who plays a section. {player} is the name of a player. {section} is the name of a section, as
        #: Science.
        data.SectionAssigned: lambda event, say, state: QCoreApplication.translate(
            "ShipSetUp", "{section}: {player}."
        ).format(section=say.names.section(event.section), player=people.player(state, event.seat)),
        data.SeatsCleared: lambda event, say, state: QCoreApplication.translate(
            "ShipSetUp", "The sections are assigned to the players."
        ),
        #: Chronicle: a section takes part in the first expedition. {section} is the name of a section, as Science.
        data.SectionEntered: lambda event, say, state: QCoreApplication.translate(
            "ShipSetUp", "{section} goes to the first planet."
        ).format(section=say.names.section(event.section)),
    },
    things={
        #: Question at the start of a campaign. {section} is the name of a section, as Science.
        data.AssignSection: lambda effect, say, state: QCoreApplication.translate(
            "ShipSetUp", "Who controls {section}?"
        ).format(section=say.names.section(effect.section)),
        #: Question to the players of a section. {section} is the name of a section, as Science.
        data.KeepRecruit: lambda effect, say, state: QCoreApplication.translate(
            "ShipSetUp", "{section}: which recruit do you keep?"
        ).format(section=say.names.section(effect.section)),
        #: Question to the players of a section: who of the two is sent. {section} is the name of a section, as Science.
        data.PutOnBoard: lambda effect, say, state: QCoreApplication.translate(
            "ShipSetUp", "{section}: who goes on the crew board?"
        ).format(section=say.names.section(effect.section)),
        #: Question to a player. {player} is the name.
        data.EnterSection: lambda effect, say, state: QCoreApplication.translate(
            "ShipSetUp", "{player}: which section goes to the first planet?"
        ).format(player=people.player(state, effect.seat)),
    },
    thing={data.AssignSection: people.seat, data.EnterSection: people.section},
)
