"""Words for operations: stand-alone explorations and those of a campaign."""

from __future__ import annotations

from typing import Any

from vanguard_desktop.rulesets.ship.data.campaign import operations as data
from vanguard_desktop.rulesets.ship.state import ShipState

from ...common.rooms import (
    Room,
    choose,
    given,
    tr,
)
from .. import people


class ShipOperations(Room):
    """Single games without a campaign."""

    def _name(self, operation: Any, _: ShipState) -> str:
        return str(self.say.piece(f"operations:{operation.operation}"))

    def _quoted(self, operation: Any, state: ShipState) -> str:
        return self.names.quoted(self._name(operation, state))

    effects = {
        data.EnterOperation: tr("A section takes part in the operation."),
        data.KeepForOperation: tr("The section keeps one of three crew cards."),
        data.PickOperationDie: tr("The section adds a die of its choice."),
        data.RewardOperation: tr("The operation is completed: choose a reward."),
        #: Effect of a card: equipment for a single game. %n is a number of cards, {tier} a number from 1.
        data.GainTierEquipment: tr("%n random equipment card(s) of tier {tier} go to the armory."),
    }

    events = {
        #: Chronicle. {operation} is the name of a single game in quotation marks.
        data.OperationStarted: tr("The ship steers for the operation {operation}.", operation=_quoted),
        #: Chronicle. {operation} is the name of a single game in quotation marks.
        data.OperationCompleted: tr("The operation {operation} is completed.", operation=_quoted),
        data.OperationScored: choose(
            "medal",
            #: Chronicle: how a single game was rated. {operation} is its name in quotation marks, {score} a number.
            failed=tr("{operation} has failed with a score of {score}.", operation=_quoted),
            #: Chronicle: how a single game was rated, the third medal. {operation} is its name in quotation marks,
            #: {score} a number.
            bronze=tr("{operation}: bronze with a score of {score}.", operation=_quoted),
            #: Chronicle: how a single game was rated, the second medal. {operation} is its name in quotation marks,
            #: {score} a number.
            silver=tr("{operation}: silver with a score of {score}.", operation=_quoted),
            #: Chronicle: how a single game was rated, the first medal. {operation} is its name in quotation marks,
            #: {score} a number.
            gold=tr("{operation}: gold with a score of {score}.", operation=_quoted),
        ),
    }

    commands = {
        data.StartOperation: given(
            "deadly",
            #: Choice before a single game in which whoever dies stays dead. {operation} is its name.
            tr("Start the operation {operation} with deadly injuries", operation=_name),
            #: Choice before a single game. {operation} is its name.
            tr("Start the operation {operation}", operation=_name),
        ),
    }

    reasons = {
        data.NoSuchOperation: tr("This operation is not there, or it is completed already."),
        data.OperationTooDear: tr("An operation costs two energy."),
    }

    things = {
        #: Question aboard. {player} is the name of a player.
        data.EnterOperation: tr(
            "{player}: which section takes part in the operation?",
            player=lambda _, effect, state: people.player(state, effect.seat),
        ),
        #: Question aboard. {section} is the name of a section, as Science.
        data.KeepForOperation: tr("{section}: who takes part in the operation?"),
        #: Question aboard. %n is how many. {section} is the name of a section, as Science.
        data.PickOperationDie: tr(
            "{section} has %n dice: which one is added?", n=lambda _, effect, state: len(state.dice_of(effect.section))
        ),
    }

    answers = {
        data.EnterOperation: people.section,
    }
