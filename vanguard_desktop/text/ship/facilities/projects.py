"""Words for research and production."""

from __future__ import annotations

from vanguard_desktop.core import Waiting
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship.data.facilities import laboratory as lab
from vanguard_desktop.rulesets.ship.data.facilities import production as works
from vanguard_desktop.rulesets.ship.data.facilities.envelope import InstallResearch
from vanguard_desktop.rulesets.ship.state import ShipState

from ...common.rooms import (
    Room,
    given,
    like,
    tr,
)
from ...common.told import all_of
from ..standing import ABOUT, kind_words
from .tasks import need_words


def _about(room: Room, keyword: str) -> str:
    """A keyword as the cards call it; one of another pack by its word."""
    return kind_words(keyword, room.say) if keyword in ABOUT else room.names.keyword(keyword)


class ShipProjects(Room):
    """Research and production."""

    def _slot(self, thing: str, _: Waiting, state: ShipState) -> str:
        number = int(thing.rpartition("RL")[2] or 0) if "RL" in thing else 0
        if not 1 <= number <= len(state.pages.lab_slots):
            return thing
        #: Choice of a place in the laboratory. {number} is a number, {icons} are what crew must show there.
        text = self.tr("Slot {number}: {icons}")
        icons = tuple((icon,) for icon in state.pages.lab_slots[number - 1])
        return text.format(number=number, icons=need_words(icons))

    def _queue(self, thing: str, _: Waiting, ___: ShipState) -> str:
        row, dot, stage = thing.rpartition(".Q")[2].partition(".")
        if not dot:
            return thing
        #: Choice of a place where things are made. {row} and {stage} are numbers.
        text = self.tr("Queue {row}, stage {stage}")
        return text.format(row=row, stage=stage)

    effects = {
        lab.AskProjects: tr("Research projects may be completed."),
        #: {cards} are names of research projects in quotation marks, with "and" before the last one.
        lab.TurnOver: tr(
            "Turn over {cards}.",
            cards=lambda room, effect: all_of([room.say.quoted(room.say.piece(card)) for card in effect.cards]),
        ),
        lab.LabWork: tr("Lab work may be done."),
        #: What happens aboard: a project. {card} is the name of a card in quotation marks.
        lab.PayAndTurnOver: tr("Complete {card}."),
        works.StartNext: tr("Production projects may be started."),
        #: What happens aboard: a project. {card} is the name of a card in quotation marks.
        works.StartIn: tr("Start {card}."),
        works.BoostNext: tr("Projects may be boosted."),
        #: What happens aboard: a project is made in stages. {card} is the name of a card in quotation marks.
        works.Advance: tr("{card} moves one stage on."),
        #: Effect of a card aboard: projects are made in stages. %n is how many stages.
        fx.ProgressProject: tr("Move production projects %n stage(s) on."),
        #: Effect of a card aboard: a project. {card} is the name of a card in quotation marks.
        fx.CompleteProject: tr("Complete {card} without cost."),
    }

    questions = {
        lab.CompleteProjects: given(
            "keyword",
            #: Question aboard. {kind} is a sort of projects, as "projects about materials".
            tr("Which project do you pay for? ({kind})", kind=lambda room, asked, _: _about(room, asked.keyword)),
            tr("Projects of which keyword do you complete?"),
        ),
    }

    commands = {
        lab.ChooseKeyword: lambda room, command, _: _about(room, command.keyword),
        lab.CompleteResearch: like("card"),
    }

    reasons = {
        lab.NoSuchProject: tr("No such project with this keyword is in the laboratory."),
        lab.ProjectTooDear: tr("The gathered discoveries do not pay the whole cost."),
        lab.KeywordFirst: tr("First choose the keyword."),
    }

    things = {
        lab.LabWork: tr("Which project is completed by lab work?"),
        works.StartNext: tr("Which project do you start?"),
        #: Question aboard. {card} is the name of a project in quotation marks.
        works.StartIn: tr("In which queue do you start {card}?"),
        works.BoostNext: tr("Which project do you boost?"),
        fx.ProgressProject: tr("Which project moves one stage on?"),
    }

    answers = {
        InstallResearch: _slot,
        works.StartIn: _queue,
    }
