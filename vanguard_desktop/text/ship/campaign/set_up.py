"""Words for setting up a campaign."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from vanguard_desktop.rulesets.ship.campaign.recruits import KEPT
from vanguard_desktop.rulesets.ship.data.campaign import set_up as data
from vanguard_desktop.rulesets.ship.state import Mode, ShipState
from vanguard_desktop.text.ship import people
from vanguard_desktop.text.ship.chapter_words import ChapterWords, Speaker


def _keep(effect: data.KeepRecruit, say: Speaker, state: ShipState) -> str:
    """Of several that are kept it is said which one this is."""
    count = KEPT[state.mode]
    kept = sum(sleeve.section is effect.section for sleeve in state.sleeves.values())
    #: Question aboard. {section} is the name of a section, as Science.
    text = QCoreApplication.translate("ShipSetUp", "{section}: which recruit do you keep?")
    if count > 1:
        #: Question aboard. {section} is the name of a section, as Science. {number} is a number. {count} is how many
        #: there are in all.
        text = QCoreApplication.translate("ShipSetUp", "{section}: which recruit do you keep? ({number} of {count})")
    return text.format(section=say.names.section(effect.section), number=kept + 1, count=count)


def _entered(event: data.SectionEntered, say: Speaker, state: ShipState) -> str:
    #: Chronicle aboard. {section} is the name of a section, as Science.
    text = QCoreApplication.translate("ShipSetUp", "{section} goes to the first planet.")
    if state.mode is Mode.OPERATION:
        #: Chronicle aboard. {section} is the name of a section, as Science.
        text = QCoreApplication.translate("ShipSetUp", "{section} takes part in the operation.")
    return text.format(section=say.names.section(event.section))


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
        data.SectionEntered: _entered,
    },
    things={
        #: Question at the start of a campaign. {section} is the name of a section, as Science.
        data.AssignSection: lambda effect, say, state: QCoreApplication.translate(
            "ShipSetUp", "Who controls {section}?"
        ).format(section=say.names.section(effect.section)),
        data.KeepRecruit: _keep,
        #: Question aboard. {section} is the name of a section, as Science.
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
