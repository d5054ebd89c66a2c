"""Words for research and production."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from vanguard_desktop.core.events import Waiting
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship.data.facilities import laboratory as lab
from vanguard_desktop.rulesets.ship.data.facilities import production as works
from vanguard_desktop.rulesets.ship.data.facilities.envelope import InstallResearch
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.text.common.told import all_of
from vanguard_desktop.text.ship.chapter_words import ChapterWords, Speaker
from vanguard_desktop.text.ship.facilities.tasks import need_words


def _results(effect: lab.TurnOver, say: Speaker) -> str:
    """The back of a project stays secret until it is turned over (LAB-02)."""
    #: {cards} are names of research projects in quotation marks, with "and" before the last one.
    text = QCoreApplication.translate("ShipProjects", "Turn over {cards}.")
    return text.format(cards=all_of([say.quoted(say.piece(card)) for card in effect.cards]))


def _projects(asked: lab.CompleteProjects, say: Speaker, _: ShipState) -> str:
    if not asked.keyword:
        return QCoreApplication.translate("ShipProjects", "Projects of which keyword do you complete?")
    #: Question aboard. {keyword} is a keyword in quotation marks.
    text = QCoreApplication.translate("ShipProjects", "Which project with the keyword {keyword} do you pay for?")
    return text.format(keyword=say.names.keyword(asked.keyword))


def _slot(thing: str, _: Waiting, __: Speaker, state: ShipState) -> str:
    number = int(thing.rpartition("RL")[2] or 0) if "RL" in thing else 0
    if not 1 <= number <= len(state.pages.lab_slots):
        return thing
    #: Choice of a place in the laboratory. {number} is a number, {icons} are what crew must show there.
    text = QCoreApplication.translate("ShipProjects", "Slot {number}: {icons}")
    icons = tuple((icon,) for icon in state.pages.lab_slots[number - 1])
    return text.format(number=number, icons=need_words(icons))


def _queue(thing: str, _: Waiting, __: Speaker, ___: ShipState) -> str:
    row, dot, stage = thing.rpartition(".Q")[2].partition(".")
    if not dot:
        return thing
    #: Choice of a place where things are made. {row} and {stage} are numbers.
    text = QCoreApplication.translate("ShipProjects", "Queue {row}, stage {stage}")
    return text.format(row=row, stage=stage)


PROJECTS = ChapterWords(
    effects={
        lab.AskProjects: lambda effect, say: QCoreApplication.translate(
            "ShipProjects", "Research projects may be completed."
        ),
        lab.TurnOver: _results,
        lab.LabWork: lambda effect, say: QCoreApplication.translate("ShipProjects", "Lab work may be done."),
        #: What happens aboard: a project. {card} is the name of a card in quotation marks.
        lab.PayAndTurnOver: lambda effect, say: QCoreApplication.translate("ShipProjects", "Complete {card}.").format(
            card=say.quoted(say.piece(effect.card))
        ),
        works.StartNext: lambda effect, say: QCoreApplication.translate(
            "ShipProjects", "Production projects may be started."
        ),
        #: What happens aboard: a project. {card} is the name of a card in quotation marks.
        works.StartIn: lambda effect, say: QCoreApplication.translate("ShipProjects", "Start {card}.").format(
            card=say.quoted(say.piece(effect.card))
        ),
        works.BoostNext: lambda effect, say: QCoreApplication.translate("ShipProjects", "Projects may be boosted."),
        #: What happens aboard: a project is made in stages. {card} is the name of a card in quotation marks.
        works.Advance: lambda effect, say: QCoreApplication.translate(
            "ShipProjects", "{card} moves one stage on."
        ).format(card=say.quoted(say.piece(effect.card))),
        #: Effect of a card aboard: projects are made in stages. %n is how many stages.
        fx.ProgressProject: lambda effect, say: QCoreApplication.translate(
            "ShipProjects", "Move production projects %n stage(s) on.", "", effect.count
        ),
        #: Effect of a card aboard: a project. {card} is the name of a card in quotation marks.
        fx.CompleteProject: lambda effect, say: QCoreApplication.translate(
            "ShipProjects", "Complete {card} without cost."
        ).format(card=say.quoted(say.card(effect.card))),
    },
    questions={lab.CompleteProjects: _projects},
    commands={
        lab.ChooseKeyword: lambda command, say, state: say.names.keyword(command.keyword),
        lab.CompleteResearch: lambda command, say, state: say.piece(command.card),
    },
    reasons={
        lab.NoSuchProject: lambda reason, say, state: QCoreApplication.translate(
            "ShipProjects", "No such project with this keyword is in the laboratory."
        ),
        lab.ProjectTooDear: lambda reason, say, state: QCoreApplication.translate(
            "ShipProjects", "The gathered discoveries do not pay the whole cost."
        ),
        lab.KeywordFirst: lambda reason, say, state: QCoreApplication.translate(
            "ShipProjects", "First choose the keyword."
        ),
    },
    things={
        lab.LabWork: lambda effect, say, state: QCoreApplication.translate(
            "ShipProjects", "Which project is completed by lab work?"
        ),
        works.StartNext: lambda effect, say, state: QCoreApplication.translate(
            "ShipProjects", "Which project do you start?"
        ),
        #: Question aboard. {card} is the name of a project in quotation marks.
        works.StartIn: lambda effect, say, state: QCoreApplication.translate(
            "ShipProjects", "In which queue do you start {card}?"
        ).format(card=say.quoted(say.piece(effect.card))),
        works.BoostNext: lambda effect, say, state: QCoreApplication.translate(
            "ShipProjects", "Which project do you boost?"
        ),
        fx.ProgressProject: lambda effect, say, state: QCoreApplication.translate(
            "ShipProjects", "Which project moves one stage on?"
        ),
    },
    thing={InstallResearch: _slot, works.StartIn: _queue},
)
