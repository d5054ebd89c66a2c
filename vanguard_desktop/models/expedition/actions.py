"""The actions of a turn and what may be done beside: always the same slots, open or closed (ACT, DEC-25)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from vanguard_desktop.core import Command, Reason, total
from vanguard_desktop.play.derivations import rest
from vanguard_desktop.rulesets.expedition.data import (
    ActionNotOpen,
    AllMustAssist,
    ChooseAction,
    Guided,
    Member,
    NoActionHere,
    NobodyAssists,
    NoMovement,
    NoPath,
    NoRestHere,
    NoSupplies,
    NotAtLander,
    OneSpecialAction,
    OnlyTravelLeft,
    PathClosed,
    RopeHolds,
    State,
    WrongWay,
)
from vanguard_desktop.rulesets.expedition.data import commands as do
from vanguard_desktop.text.expedition.command_text import Thing

from ..bridge import Bridge
from ..common.slots import CARDS, EXERT, THINGS, SlotModel, SlotRow

TRAVEL, SPECIAL, PREPARE, REST, LIFT_OFF, END = "travel", "special_action", "prepare", "rest", "lift_off", "end_turn"


class TurnSlots(SlotModel):
    """Travel, special action, prepare, rest, lift-off, end of the turn; none while something else is asked."""

    def _fresh(self) -> Sequence[SlotRow]:
        state: State = self._bridge.state
        if not isinstance(state.question, ChooseAction):
            return ()
        member, legal = state.member(state.question.member), self._bridge.answers()
        return (
            self._travel(state, member, tuple(each for each in legal if isinstance(each, do.Travel))),
            self._special(state, member, tuple(each for each in legal if isinstance(each, do.TakeSpecialAction))),
            #: An action of a turn, on its button.
            self._single(PREPARE, self.tr("Prepare"), "P", do.Prepare(), self.tr("card or check")),
            #: An action of a turn, on its button.
            self._single(REST, self.tr("Rest"), "R", do.Rest(), self._cost_of_rest(state)),
            #: An action of a turn, on its button: the lander leaves the planet.
            self._single(LIFT_OFF, self.tr("Lift-off"), "L", do.LiftOff(), self.tr("if all agree")),
            #: Button: a crewmember is done for this round.
            self._single(END, self.tr("End the turn"), "E", do.EndTurn(), self._left(state), icon="leave"),
        )

    def _travel(self, state: State, member: Member, legal: tuple[do.Travel, ...]) -> SlotRow:
        paths = [path for path in state.paths if member.sector in (path.start, path.end)]
        ends = {path.id: path.end if path.start == member.sector else path.start for path in paths}
        first = do.Travel(path=paths[0].id) if paths else None
        return self._slot(
            TRAVEL,
            #: An action of a turn, on its button.
            self.tr("Travel"),
            "T",
            legal,
            first,
            #: On the button to travel. %n is how many ways are open.
            self.tr("%n path(s) open", "", len(legal)),
            asks=len(legal) > 1,  # the only way needs no second question
            lights=frozenset(ends[order.path] for order in legal),
        )

    def _special(self, state: State, member: Member, legal: tuple[do.TakeSpecialAction, ...]) -> SlotRow:
        printed = self._bridge.game.rules.answers(state)
        first = next((order for order in printed if isinstance(order, do.TakeSpecialAction)), None)
        return self._slot(
            SPECIAL,
            #: An action of a turn, on its button.
            self.tr("Special action"),
            "S",
            legal,
            first,
            #: On the button of special actions. %n is how many can be taken.
            self.tr("%n possible here", "", len(legal)),
            lights=frozenset(order.source.at or member.sector for order in legal),
            closed="" if first else self.tr("none here"),
        )

    def _single(self, id: str, name: str, key: str, command: Command, note: str, icon: str = "") -> SlotRow:
        legal = (command,) if command in self._bridge.answers() else ()
        return self._slot(id, name, key, legal, command, note, icon=icon)

    def _slot(
        self,
        id: str,
        name: str,
        key: str,
        legal: tuple[Command, ...],
        tried: Command | None,
        note: str,
        *,
        icon: str = "",
        asks: bool = False,
        lights: frozenset[object] = frozenset(),
        closed: str = "",
    ) -> SlotRow:
        """Closed, the slot keeps its place and says why: shortly on it, and in a sentence to whoever asks."""
        state, reason = self._bridge.state, ""
        if not legal:
            why = NoActionHere() if tried is None else self._bridge.why_not(tried)
            said = self._wording.refusals.why(why, state) if why is not None else ""
            reason = self._wording.names.spoken(said) or closed or name
            note = closed or self._shortly(why, state)
        return SlotRow(
            id=id,
            name=name,
            icon=icon or id,
            key=key,
            note=note,
            reason=reason,
            subject=f"icon:{id}" if id in (TRAVEL, SPECIAL, PREPARE, REST, LIFT_OFF) else "rule:TRN-14",
            commands=legal,
            asks=asks,
            lights=lights,
        )

    def _shortly(self, reason: Reason | None, state: State) -> str:
        """Why not, in the two or three words that a button has room for."""
        match reason:
            case NoRestHere():
                #: On a closed button, why an action is not possible: two or three words.
                return self.tr("not here")
            case NoSupplies():
                #: On a closed button, why an action is not possible: two or three words.
                return self.tr("no supplies left")
            case NotAtLander(lander=lander) if lander is not None:
                #: On a closed button, where the lander stands. {number} is the number of a sector.
                return self.tr("lander is in {number}").format(number=lander)
            case OneSpecialAction():
                #: On a closed button, why no special action is possible: one was taken already.
                return self.tr("once each turn")
            case NotAtLander():
                #: On the closed button to lift off: no lander stands on this planet.
                return self.tr("no lander here")
            case NoActionHere():
                #: On the closed button of special actions: this sector offers none.
                return self.tr("none here")
            case ActionNotOpen() | NobodyAssists() | AllMustAssist():
                #: On a closed button, why an action is not possible: two or three words.
                return self.tr("not yet possible")
            case OnlyTravelLeft():
                #: On a closed button, why an action is not possible: two or three words.
                return self.tr("only travel now")
            case NoMovement() | NoPath() | PathClosed() | WrongWay() | RopeHolds():
                #: On the closed button to travel: no way is open.
                return self.tr("no way out")
            case Guided():
                #: On a closed button in the training: first comes what the lesson asks for.
                return self.tr("later")
            case _:
                #: On a closed button, why an action is not possible: two or three words.
                return self.tr("not now")

    def _cost_of_rest(self, state: State) -> str:
        if not state.unlimited_supplies or state.turn is None:
            return "−1 [supplies]"
        member = state.member(state.turn)
        #: On the button to rest, where it costs nothing. %n is how many dice come back: half of all, rounded up.
        return self.tr("%n die(s) back", "", min(len(member.spent), total(rest(state, member.id))))

    def _left(self, state: State) -> str:
        #: On the button that ends a turn. %n is how many actions would go unused.
        return self.tr("%n unused", "", state.actions_left) if state.actions_left else ""


class BesideSlots(SlotModel):
    """Cards, skills and gear, exerting; a slot is empty while nothing of its kind would change anything."""

    def _fresh(self) -> Sequence[SlotRow]:
        return tuple(self._slots(self._bridge.state, useful(self._bridge)))

    def _slots(self, state: State, beside: tuple[Command, ...]) -> Iterator[SlotRow]:
        def of(fits: Callable[[Command], bool]) -> tuple[Command, ...]:
            return tuple(command for command in beside if fits(command))

        if cards := of(lambda command: isinstance(command, do.PlayCard)):
            #: Button: cards of a hand that may be played now.
            name = self.tr("Play a card")
            #: On the button for cards. %n is how many may be played.
            note = self._named(cards, state) or self.tr("%n playable", "", len(cards))
            yield SlotRow(id=CARDS, name=name, icon="hand", key="C", note=note, commands=cards, asks=True)
        if things := of(lambda command: not isinstance(command, do.PlayCard | do.Exert)):
            skills = all(isinstance(command, do.UseSkill) for command in things)
            #: Buttons: skills that may be used now, and with them equipment and finds.
            name = self.tr("Use a skill") if skills else self.tr("Skill or gear")
            #: On the button for skills and gear. %n is how many may be used.
            note = self._named(things, state) or self.tr("%n usable", "", len(things))
            yield SlotRow(id=THINGS, name=name, icon="charge", key="K", note=note, commands=things, asks=True)
        if exerts := of(lambda command: isinstance(command, do.Exert)):
            words = self._wording.consequences
            alone = len(exerts) == 1
            #: On the button to exert. %n is how many crewmembers could.
            note = words.brief(exerts[0], state) if alone else self.tr("%n could", "", len(exerts))
            detail = words.of(exerts[0], state) if alone else ""
            #: Button: a die is given up, others come back.
            name = self.tr("Exert")
            yield SlotRow(
                id=EXERT,
                name=name,
                icon="exert",
                key="X",
                note=note,
                detail=detail,
                subject="icon:exert",
                commands=exerts,
            )

    def _named(self, commands: tuple[Command, ...], state: State) -> str:
        """The name of the only one."""
        if len(commands) > 1:
            return ""
        words, only = self._wording, commands[0]
        return words.prompts.thing(only, state) if isinstance(only, Thing) else words.consequences.brief(only, state)


def useful(bridge: Bridge) -> tuple[Command, ...]:
    """What may be done beside, without what would bring nothing: who has no spent die gets none back by exerting.

    Where nothing else leads on, as in a guided round, it is what comes next and is never left out.
    """
    state: State = bridge.state
    beside = bridge.beside()
    if not bridge.answers():
        return beside
    return tuple(each for each in beside if not isinstance(each, do.Exert) or state.member(each.member).spent)
