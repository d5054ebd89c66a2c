"""What may be used in a step of the running check: dice laid on something, answers, cards, skills, equipment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import attrs
from PySide6.QtCore import QObject

from vanguard_desktop.core import CardId, Command
from vanguard_desktop.play.laying import Ground, Kind
from vanguard_desktop.play.questions import effect_of_use
from vanguard_desktop.rulesets.expedition.data import (
    Commit,
    DeclareAce,
    Exert,
    PlayCard,
    SayNo,
    SayYes,
    State,
    UseCombination,
    UseDiscovery,
    UseEquipment,
    UseSkill,
)
from vanguard_desktop.setting import Combination, card_of
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.expedition.command_text import Thing

from ...bridge import Bridge
from ..options import icon_of
from .dice import CheckDice
from .laying import CheckLaying
from .shown import TrayDie, Usable

_OWNED = (PlayCard, UseSkill, UseEquipment, UseDiscovery)


class CheckUsables(QObject):
    """Each thing once, under its name; whose it is, is said where two have the same."""

    def __init__(
        self, bridge: Bridge, wording: Wording, laying: CheckLaying, dice: CheckDice, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._bridge, self._wording, self._laying, self._dice = bridge, wording, laying, dice

    def shown(self, state: State) -> tuple[Usable, ...]:
        """What dice are laid on and other answers, then cards, skills, equipment; exerting stays in the prompt bar."""
        answers = self._bridge.answers()
        orders = [(self._laying.order(ground), ground) for ground in self._laying.laid]
        # Committing nothing is an answer of its own.
        laid = [(order, ground) for order, ground in orders if order is not None and _spends(order)]
        declined = [c for c in answers if isinstance(c, SayNo) or (isinstance(c, Commit) and not c.dice)]
        aside = [c for c in self._bridge.beside() if not isinstance(c, Exert)]
        asked = [c for c in answers if isinstance(c, SayYes)] if isinstance(state.question, DeclareAce) else []
        every = (*laid, *((command, None) for command in (*asked, *declined, *aside)))
        return tuple(self._named_apart(state, _once(self._usable(state, *each) for each in every)))

    def _usable(self, state: State, command: Command, ground: Ground | None) -> Usable:
        names, label, detail = self._wording.names, self._label(command, state), self._detail(command, state)
        spoken = label
        if detail:
            #: Read aloud in a dice check. {card} is the name of what can be used, {effect} what it does, a whole
            #: sentence.
            spoken = self.tr("{card}. {effect}").format(card=label, effect=detail)
        return Usable(
            command=command,
            label=label,
            detail=detail,
            spoken=names.spoken(spoken),
            told=names.spoken(self._wording.prompts.answer(command, state)),
            icon=self._sign(command, state),
            dice=() if ground is None else self._laying.laid[ground],
            ground=ground,
            laid=() if ground is None or ground.kind is Kind.ROW else self._laid_on(state, ground),
        )

    def _laid_on(self, state: State, ground: Ground) -> tuple[TrayDie, ...]:
        return self._dice.named(state, self._laying.shown(ground))

    def _named_apart(self, state: State, found: Iterable[Usable]) -> Iterator[Usable]:
        """Two that have the same name, and are not the same, say whose they are."""
        found = tuple(found)
        named = Counter((each.label, each.detail) for each in found)
        for each in found:
            if named[each.label, each.detail] > 1 and isinstance(each.command, _OWNED):
                #: A card or ability of which two crewmembers have the same. {card} is its name, {member} is whose it
                #: is.
                label = self.tr("{card} – {member}").format(
                    card=each.label, member=self._wording.names.called(each.command.member)
                )
                each = attrs.evolve(each, label=label, spoken=each.spoken.replace(each.label, label, 1))
            yield each

    def _label(self, command: Command, state: State) -> str:
        prompts = self._wording.prompts
        return prompts.thing(command, state) if isinstance(command, Thing) else prompts.answer(command, state)

    def _detail(self, command: Command, state: State) -> str:
        """What it does, without its moment, which is now."""
        if isinstance(command, UseCombination):
            printed = _printed(command, state)
            return "" if printed is None else self._wording.rules.effect(printed.effect)
        effect = effect_of_use(state, command)
        return "" if effect is None else self._wording.rules.effect(effect)

    def _sign(self, command: Command, state: State) -> str:
        match command:
            case UseCombination():
                return "combination"
            case PlayCard(member=member) | UseSkill(member=member) | UseEquipment(member=member):
                return f"section_{state.member(member).section.value}"
            case _:
                return icon_of(command)


def _once(found: Iterable[Usable]) -> Iterator[Usable]:
    """Two copies of a card in one hand are the same to whoever plays one."""
    seen = set[object]()
    for each in found:
        copy = (each.label, each.detail, each.command.member) if isinstance(each.command, PlayCard) else each.command
        if copy not in seen:
            seen.add(copy)
            yield each


def _spends(order: Command) -> bool:
    return not isinstance(order, Commit) or bool(order.dice)


def _printed(command: UseCombination, state: State) -> Combination | None:
    """The combination as its card tells it."""
    if command.source != "condition":
        return state.box.section_cards[card_of(CardId(command.source))].combination
    condition = state.condition_card
    return None if condition is None else condition.combinations[command.number - 1]
