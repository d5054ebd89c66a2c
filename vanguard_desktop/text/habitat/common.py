"""Questions and answers that every chapter uses, and how things of the habitat stand in its sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vanguard_desktop.core import AnswerFirst, CardId, ItIsOver
from vanguard_desktop.rulesets.habitat.data import common as data
from vanguard_desktop.rulesets.habitat.data.kinds import PRB, Element
from vanguard_desktop.rulesets.habitat.data.steps import Phase
from vanguard_desktop.rulesets.habitat.state import HabitatState

from ..common.rooms import How, Room, tr, when
from .called import HabitatNames


class HabitatTexts(Room):
    """Choices of texts."""

    def _source(self, asked: data.ChooseOption, state: Any, *_: Any) -> str:
        """The card that offers it, or the action in which it is offered."""
        running = state.running
        if (card := str(self.say.source(asked.source))) or running is None:
            return card
        return str(self.say.tasks.task(running.declared.stack.task, state))

    def _effect(self, asked: data.ChooseWhether, *_: Any) -> str:
        return str(self.say.effect(asked.effect.effect))

    def _option(self, command: data.PickOption, state: Any) -> str:
        question = state.question
        assert isinstance(question, data.ChooseOption)
        self.say.called.concerned = question.you
        said = self.say.option(question.options[command.number - 1], question.labels, command.number)
        self.say.called.concerned = None
        return str(said)

    questions = {
        data.ChooseOption: when(
            _source,
            #: Question. {source} is the name of a card or structure, or an action of the plan.
            tr("{source}: choose one.", source=_source),
            tr("Choose one of these."),
        ),
        #: Question. {effect} is whole sentences of a card.
        data.ChooseWhether: tr("Do you want this? {effect}", effect=_effect),
    }

    commands = {
        data.PickOption: _option,
        #: Answer: carry it out.
        data.SayYes: tr("Yes"),
        #: Answer: leave it.
        data.Pass: tr("No"),
    }

    reasons = {
        AnswerFirst: tr("Answer the open question first."),
        ItIsOver: tr("The mission is over."),
        data.NotOffered: tr("This is not one of the answers to choose from."),
        data.CannotBeDone: tr("It cannot be carried out in full, and something else can."),
    }


def _say(method: str) -> How:
    return lambda say, value, *_: getattr(say.called, method)(value)


def _quoted_card(family: str) -> How:
    return lambda say, value, *_: say.names.quoted(say.called.card(family, value))


PLACES: Mapping[str, How] = {
    **{place: _say(place) for place in ("resource", "element", "modifier", "complex", "rover", "color", "sign")},
    "phase": _say("phase"),
    "items": _say("items"),
    "item": _say("item"),
    "structure": _say("structure"),
    "astronaut": _say("astronaut"),
    "condition": lambda say, value, *_: say.called.card("habitat_conditions", value.value),
    "upgrade": _quoted_card("habitat_upgrades"),
    "mission": _quoted_card("habitat_missions"),
    "drone": lambda say, value, *_: say.called.card("habitat_drones", getattr(value, "value", value)),
}


def by(_: Any, thing: Any, *__: Any) -> str:
    """A change with its sign."""
    return f"+{thing.by}" if thing.by >= 0 else f"−{-thing.by}"


def of_broken_cpu(_: Any, __: Any, state: Any, *___: Any) -> bool:
    """Whether the probe bay loses a sample, and nothing that somebody does (HPR-37)."""
    return state.phase is Phase.PRODUCTION and Element.CPU in state.structures[PRB].broken


def probe_bay(room: Any, *_: Any) -> str:
    return str(room.say.called.structure(PRB))


def aim(room: Any, thing: Any, *_: Any) -> str:
    found: str = room.say.called.aim(thing)
    return found


def level(room: Any, thing: Any, *_: Any) -> str:
    found: str = room.say.called.level(thing)
    return found


def objective(names: HabitatNames, id: CardId, state: HabitatState) -> str:
    """An objective of the mission by its text."""
    found = next((each.text for each in state.sheet.objectives if each.id == id), id)
    return names.names.content("habitat_missions", found)
