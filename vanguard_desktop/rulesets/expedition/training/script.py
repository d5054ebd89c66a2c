"""The guided first round of the training: the one command that each prescribed step allows (TUT-09, TUT-14 to TUT-26).

The script is printed on the planet board; this module knows no card. A question that the script says nothing about is
free, and so is one where the prescribed command is not possible.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from vanguard_desktop.core import Command, DieId, Source
from vanguard_desktop.dice.faces import ALL_DICE, Icon
from vanguard_desktop.setting import Deed, ScriptedAction, ScriptedDie, card_of

from ..crew.dice_to_pick import faces_to_pick
from ..data import Check, Member, State
from ..data import commands as do
from ..data import decisions as ask

GUIDED_ROUND = 1
ACTIONS = 2


def action_now(state: State) -> ScriptedAction | None:
    """What the script says of the action that is running, or is to be chosen now."""
    script = state.board.script
    if script is None or state.round != GUIDED_ROUND or not state.options.training or state.turn is None:
        return None
    ids = [member.id for member in state.everybody]
    if state.turn not in ids or state.start_token not in ids:
        return None
    turn = (ids.index(state.turn) - ids.index(state.start_token)) % len(ids)
    chosen = ACTIONS - state.actions_left
    number = chosen if isinstance(state.question, ask.ChooseAction) else chosen - 1
    if turn >= len(script.turns) or not 0 <= number < len(script.turns[turn].actions):
        return None
    held = script.turns[turn].held
    if held is not None and number == 0 and _forbids_travel(state):
        return held
    return script.turns[turn].actions[number]


def _forbids_travel(state: State) -> bool:
    assert state.turn is not None
    poi = state.poi(state.member(state.turn).sector)
    return poi is not None and poi.no_movement


def chooses_dice(state: State) -> bool:
    """Whether the script says which dice are rolled, so that nobody is asked to assist (TUT-15)."""
    action = action_now(state)
    return action is not None and bool(action.dice or action.all_dice)


def prescribed(state: State) -> Command | None:
    """The command that the script prescribes as the answer to the open question, if it prescribes one."""
    action = action_now(state)
    if action is None:
        return None
    question = state.question
    match question:
        case ask.ChooseAction():
            return _deed(action)
        case ask.GatherDice(member=id):
            return _next_die(state, action, state.member(id))
        case ask.Modify(member=id) if action.play is not None:
            held = (card for card in state.member(id).hand if card_of(card) == action.play)
            card = next(held, None)
            return do.GoOn() if card is None else do.PlayCard(member=id, card=card)
        case ask.Combine():
            return do.GoOn()
        case ask.ChoosePoolDie() if action.away is not None and state.check is not None:
            die = _named(action.away, (rolled.die for rolled in state.check.pool))
            return None if die is None else do.PickDie(die=die)
        case ask.ChooseTurn() if action.turned is not None:
            return _turn(state, question, action.turned)
        case ask.MarkRow() if action.mark:
            return do.SayYes()
        case ask.ChooseOption(source=source) if action.option and source.family == "condition" and source.id:
            return do.PickOption(number=action.option)
        case ask.ChoosePrepare(card=card):
            return do.PickOption(number=1) if card else do.GoOn()
        case _:
            return None


def _deed(action: ScriptedAction) -> Command | None:
    match action.deed:
        case Deed.SPECIAL_ACTION:
            return do.TakeSpecialAction(number=action.number, source=Source("poi"))
        case Deed.TRAVEL:
            return None if action.path is None else do.Travel(path=action.path)
        case Deed.REST:
            return do.Rest()
        case Deed.PREPARE:
            return do.Prepare()
        case _:
            assert_never(action.deed)


def _next_die(state: State, action: ScriptedAction, active: Member) -> Command | None:
    """The named dice one by one, or all of the board; then the roll."""
    check = state.check
    if check is None or not (action.dice or action.all_dice):
        return None
    if action.all_dice:
        return do.AddDie(die=active.available[0]) if active.available else do.RollDice()
    taken = [die for die, _ in check.hand]
    for wanted in action.dice:
        if _named(wanted, taken) is None:
            die = _named(wanted, active.available)
            return do.RollDice() if die is None else do.AddDie(die=die)
    return do.RollDice()


def _named(wanted: ScriptedDie, dice: Iterable[DieId]) -> DieId | None:
    return next((die for die in dice if die.rpartition("-")[0] == wanted.make), None)


def _turn(state: State, question: ask.ChooseTurn, wanted: ScriptedDie) -> Command | None:
    choices = faces_to_pick(state, question)
    faces = ((die, face) for die, face in choices if _named(wanted, (die,)) and _shows(die, face) == wanted.shows)
    return next((do.TellDie(die=die, face=face) for die, face in faces), None)


def _shows(die: DieId, face: int) -> tuple[Icon, ...]:
    return ALL_DICE[die].faces[face]


def fixed_faces(state: State, check: Check) -> tuple[int, ...] | None:
    """How the dice of a prescribed roll fall (TUT-15); None if they are really rolled."""
    action = action_now(state)
    if action is None or check.injuries or check.dangers or not all(die.shows for die in action.dice):
        return None
    if len(check.hand) != len(action.dice) or not check.hand:
        return None
    faces = []
    for die, _ in check.hand:
        wanted = next((each for each in action.dice if _named(each, (die,))), None)
        if wanted is None:
            return None
        faces.append(ALL_DICE[die].faces.index(wanted.shows))
    return tuple(faces)


def counts_not(state: State, check: Check, faces: Iterable[int]) -> bool:
    """Whether the roll shows so many accidents that all dice are rolled again (TUT-21)."""
    action = action_now(state)
    if action is None or not action.again_at:
        return False
    dice = zip(check.hand, faces, strict=True)
    return sum(Icon.ACCIDENT in _shows(die, face) for (die, _), face in dice) >= action.again_at
