"""How an action runs its course: its dice, its penalties, its end (HAC-41 to HAC-48)."""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from vanguard_desktop.core import Effect, Event, mappings_in_order

from ..kinds import Color, Rover, Sign
from .plan import Declared


@attrs.frozen(kw_only=True, field_transformer=mappings_in_order)
class Running:
    """The action that is being resolved: its dice, whether it succeeds, and which penalties have come already."""

    declared: Declared
    dice: Mapping[Sign, bool] = attrs.field(factory=dict)
    wounded: bool = False
    adventured: bool = False


class ResolveActions(Effect, tag="step_resolve_actions"):
    """The next action, in the order of their types; within a type the group chooses (HAC-41, HAC-42)."""


class DoAction(Effect, tag="step_do_action"):
    """One action runs its course (HAC-43)."""

    number: int


class RollAction(Effect, tag="step_roll_action"):
    """Its dice are rolled (HDC-01)."""


class ApplyDice(Effect, tag="step_apply_dice"):
    """What the wound die and the adventure die show happens (HDC-07)."""


class ApplyResult(Effect, tag="step_apply_result"):
    """Success or failure (HAC-46)."""


class ApplyPenalties(Effect, tag="step_apply_penalties"):
    """Penalties of tokens and terrain (HAC-45)."""


class EndAction(Effect, tag="step_end_action"):
    """Its pawns are taken back."""


class HurtActor(Effect, tag="step_hurt_actor"):
    """One wound of this action, from die, token or terrain: it happens once (HGN-21)."""


class CauseAdventure(Effect, tag="step_cause_adventure"):
    """The adventure of this action: it happens once (HDC-21)."""


class HaveAdventure(Effect, tag="step_have_adventure"):
    """The director draws an adventure of a color for somebody (HDC-19)."""

    color: Color


class FinishActions(Effect, tag="step_finish_actions"):
    """The end of the action phase: rovers, tiles, repaired elements, pawns (HAC-48)."""


class ActionBegun(Event, tag="action_begun", rule="HAC-43"):
    """An action is being resolved."""

    number: int


class ActionAbandoned(Event, tag="action_abandoned", rule="HAC-44"):
    """An action has become impossible: nothing happens, and what was put with it returns."""

    number: int


class ActionDieRolled(Event, tag="action_die_rolled", rule="HDC-01", reveals=True):
    """A die of the action that is being resolved; a second roll of the same die counts in place of the first."""

    color: Color
    sign: Sign
    shows: bool
    drawn: int


class ActionSucceeded(Event, tag="action_succeeded", rule="HAC-46"):
    """The action succeeds; what was put with it is used up."""


class ActionFailed(Event, tag="action_failed", rule="HDC-05"):
    """The action fails; what was put with it returns."""


class PenaltyCame(Event, tag="penalty_came", rule="HGN-09"):
    """A wound or an adventure of this action: no second one comes."""

    sign: Sign


class RoverStrained(Event, tag="rover_strained", rule="HRO-07"):
    """A rover has to be rolled for at the end of the phase."""

    rover: Rover


class ActionEnded(Event, tag="action_ended", rule="HAC-43"):
    """The action is over, and its pawns are free."""


class ActionsEnded(Event, tag="actions_ended", rule="HAC-48"):
    """The action phase is over: all pawns are back."""
