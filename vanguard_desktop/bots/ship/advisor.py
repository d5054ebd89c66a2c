"""What a good player would do aboard, and why: for every question of the ship book one rule that answers it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import ClassVar

from vanguard_desktop.core import Command, Decision, Effect, members
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship.data.aboard import barracks, medbay, memorial, morale, situation_room
from vanguard_desktop.rulesets.ship.data.campaign import objectives, operations, save_point, set_up
from vanguard_desktop.rulesets.ship.data.common import ChooseThing
from vanguard_desktop.rulesets.ship.data.facilities import envelope, facilities, hangar, laboratory, production, tasks
from vanguard_desktop.rulesets.ship.data.journey import debriefing, docking, launch, scanner, star_map
from vanguard_desktop.rulesets.ship.data.rolls import LetGameRoll, TellDice
from vanguard_desktop.rulesets.ship.state import ShipState

from ..advice import Advice
from ..motive import Motive
from . import bridge, homecoming, motives, people, projects, situations, visits
from . import launch as launching
from .asked import Asked, Rule, by_trial
from .imagination import Imagination
from .motives import AllAlike, GoOn, OnlyAnswer
from .worths import SENSIBLE, Worths

# Nobody is told to stop, to make the game harder, or to take back what was just put somewhere.
NEVER = (
    save_point.SetDifficulty, save_point.StopHere, hangar.DetachMod, launch.UnloadEquipment,
)  # fmt: skip


def _let_roll(_: Asked) -> Advice:
    return Advice(LetGameRoll(), AllAlike())


def _deal(asked: Asked) -> Advice:
    """As they come: the rules see to it that everybody gets as many as the others (CMP-02)."""
    return Advice(asked.legal[0], AllAlike())


def _play_on(_: Asked) -> Advice:
    return Advice(save_point.PlayOn(), GoOn())


# What is not named here is tried out in the mind.
QUESTIONS: Mapping[type[Decision], Rule] = {
    TellDice: _let_roll,
    debriefing.TradeDice: homecoming.trade,
    medbay.TreatPatients: homecoming.treat,
    save_point.SavePoint: _play_on,
    objectives.OnTheBridge: bridge.on_the_bridge,
    star_map.Travel: bridge.travel,
    star_map.ConfirmDrift: bridge.drift,
    scanner.Scan: bridge.scan,
    facilities.ChooseFacility: visits.choose_facility,
    laboratory.CompleteProjects: projects.complete,
    barracks.ArrangeCrew: people.arrange,
    barracks.TrainCrew: people.train,
    hangar.FitOutLander: launching.fit_out,
    launch.BuildDeck: launching.build_deck,
    launch.LoadLander: launching.load,
}
ABOUT_CREW = (
    fx.Promote, fx.Demote, fx.Kill, fx.SendToRest, fx.CallBack, fx.Heal, fx.Hospitalize, medbay.AdmitNext,
    memorial.Memorialize, barracks.MakeRoomFor, set_up.PutOnBoard,
)  # fmt: skip
# By what needs a thing named.
THINGS: Mapping[type[Effect], Rule] = {
    **dict.fromkeys(ABOUT_CREW, people.about_crew),
    set_up.AssignSection: _deal,
    set_up.KeepRecruit: people.keep_recruit,
    set_up.EnterSection: people.enter_section,
    operations.KeepForOperation: people.keep_recruit,
    barracks.DraftTurns: people.shortest_section,
    barracks.DraftOne: people.draft_one,
    fx.Recruit: people.shortest_section,
    launch.ChooseTeamMember: people.send,
    debriefing.TakeDie: homecoming.take_die,
    operations.PickOperationDie: homecoming.take_die,
    morale.ReturnDie: homecoming.return_die,
    launch.PlaceDice: homecoming.place_die,
    medbay.LieDown: homecoming.lie_down,
    medbay.MovePatient: homecoming.lie_down,
    medbay.MoveSomebody: homecoming.move_somebody,
    docking.MakeRoom: homecoming.give_away,
    fx.PayDiscoveries: homecoming.give_away,
    fx.GatherDiscovery: homecoming.gather,
    envelope.InstallFromEnvelope: projects.install,
    production.StartNext: projects.start,
    production.BoostNext: projects.boost,
    fx.ProgressProject: projects.advance,
    laboratory.LabWork: projects.lab_work,
    tasks.AssignCrew: projects.assign,
    situation_room.SolveOne: situations.solve,
    fx.SolveSituations: situations.solve,
    situation_room.SuperviseNext: situations.supervise,
    hangar.InstallLander: launching.replace,
    hangar.InstallMod: launching.replace,
    launch.TakeSmallEquipment: launching.take_small,
}


class ShipAdvisor:
    """Values by one table; the same position always gets the same advice."""

    motives: ClassVar[tuple[type[Motive], ...]] = members(Motive, vars(motives))

    def __init__(self, worths: Worths = SENSIBLE) -> None:
        self._worths = worths
        self._imagination = Imagination()

    def advise(self, state: ShipState, legal: Sequence[Command]) -> Advice:
        if len(legal) == 1:
            return Advice(legal[0], OnlyAnswer())
        open_ = tuple(command for command in legal if not isinstance(command, NEVER)) or tuple(legal)
        asked = Asked(state, open_, self._worths, lambda: self._imagination.picture(state), self._answer)
        used = bridge.use_ability(asked)
        if used is not None:
            return used
        asked = asked.without(objectives.UseAbility)
        return _rule(state)(asked)

    @cached_property
    def _answer(self) -> Callable[[ShipState, Sequence[Command]], Command]:
        """What comes up while something is tried out: whoever looks ahead thinks about it, others take the first."""
        if not self._worths.looks_ahead:
            return lambda state, legal: legal[0]
        other = ShipAdvisor(SENSIBLE)
        return lambda state, legal: other.advise(state, legal).command


def _rule(state: ShipState) -> Rule:
    question = state.question
    if isinstance(question, ChooseThing):
        return THINGS.get(type(question.effect.effect), by_trial)
    return QUESTIONS.get(type(question), by_trial)  # type: ignore[arg-type]
