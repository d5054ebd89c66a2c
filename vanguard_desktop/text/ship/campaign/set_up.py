"""Words for setting up a campaign."""

from __future__ import annotations

from vanguard_desktop.rulesets.ship.campaign.recruits import KEPT
from vanguard_desktop.rulesets.ship.data.campaign import set_up as data
from vanguard_desktop.rulesets.ship.state import Mode, ShipState

from ...common.rooms import (
    Room,
    tr,
    when,
)
from .. import people


class ShipSetUp(Room):
    """The beginning of a campaign."""

    def _keep(self, effect: data.KeepRecruit, state: ShipState) -> str:
        """Of several that are kept it is said which one this is."""
        count = KEPT[state.mode]
        kept = sum(sleeve.section is effect.section for sleeve in state.sleeves.values())
        #: Question aboard. {section} is the name of a section, as Science.
        text = self.tr("{section}: which recruit do you keep?")
        if count > 1:
            #: Question aboard. {section} is the name of a section, as Science. {number} is a number. {count} is how
            #: many there are in all.
            text = self.tr("{section}: which recruit do you keep? ({number} of {count})")
        return text.format(section=self.names.section(effect.section), number=kept + 1, count=count)

    effects = {
        #: What happens at the start of a campaign. {section} is the name of a section, as Science.
        data.AssignSection: tr("Name the player of this section: {section}."),
        #: What happens at the start of a campaign. {section} is the name of a section, as Science.
        data.KeepRecruit: tr("{section} keeps one recruit."),
        #: What happens at the start of a campaign. {section} is the name of a section, as Science.
        data.PutOnBoard: tr("{section} puts one crewmember on the crew board; the other rests."),
        #: Name of a player who has not typed one. {number} is from 1 to 4.
        data.EnterSection: tr(
            "Player {number} sends a section to the first planet.", number=lambda _, effect: effect.seat + 1
        ),
        data.BuyWildDice: tr("Pay 5 [success]: each section gains its wild die."),
    }

    events = {
        #: Chronicle: who plays a section. {player} is the name of a player. {section} is the name of a section, as
        #: Science.
        data.SectionAssigned: tr(
            "{section}: {player}.", player=lambda _, event, state: people.player(state, event.seat)
        ),
        data.SectionEntered: when(
            lambda _, __, state: state.mode is Mode.OPERATION,
            #: Chronicle aboard. {section} is the name of a section, as Science.
            tr("{section} takes part in the operation."),
            #: Chronicle aboard. {section} is the name of a section, as Science.
            tr("{section} goes to the first planet."),
        ),
    }

    things = {
        #: Question at the start of a campaign. {section} is the name of a section, as Science.
        data.AssignSection: tr("Who controls {section}?"),
        data.KeepRecruit: _keep,
        #: Question aboard. {section} is the name of a section, as Science.
        data.PutOnBoard: tr("{section}: who goes on the crew board?"),
        #: Question to a player. {player} is the name.
        data.EnterSection: tr(
            "{player}: which section goes to the first planet?",
            player=lambda _, effect, state: people.player(state, effect.seat),
        ),
    }

    answers = {
        data.AssignSection: people.seat,
        data.EnterSection: people.section,
    }
