"""Players with dice of their own say what those show; the game asks die by die, and rolls for whoever wants it."""

from __future__ import annotations

from random import Random

import pytest

from tests.habitat.hub import ADA, crew_of, halfway, hub
from vanguard_desktop.bots.names import SENSIBLE
from vanguard_desktop.bots.seats import make_bot
from vanguard_desktop.bots.watch import Watch
from vanguard_desktop.core.engine import follow, legal_commands, replay, settle
from vanguard_desktop.core.events import RealDiceChosen
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.play.campaign import codec
from vanguard_desktop.rulesets.habitat.data import actions as ev
from vanguard_desktop.rulesets.habitat.data import effects as fx
from vanguard_desktop.rulesets.habitat.data.abilities import GoOn
from vanguard_desktop.rulesets.habitat.data.actions import Task, TaskKind
from vanguard_desktop.rulesets.habitat.data.chance import DieRolled
from vanguard_desktop.rulesets.habitat.data.common import NotOffered
from vanguard_desktop.rulesets.habitat.data.crew import TokensChanged, Wounded
from vanguard_desktop.rulesets.habitat.data.kinds import Color, Complex, Modifier, Rover, Sign
from vanguard_desktop.rulesets.habitat.data.malfunctions import PoolRolled
from vanguard_desktop.rulesets.habitat.data.missions import ContentRolled, LoadRevealed
from vanguard_desktop.rulesets.habitat.data.rolls import (
    ActionDie,
    FaceTold,
    MalfunctionDie,
    RollForMe,
    TellFace,
    TellShown,
)
from vanguard_desktop.rulesets.habitat.data.steps import Step
from vanguard_desktop.rulesets.habitat.rules import HABITAT
from vanguard_desktop.rulesets.habitat.state import HabitatOpening

STUDY = Task(kind=TaskKind.STUDY, item="sample")


def blue(sign):
    return ActionDie(color=Color.BLUE, sign=sign)


def asked(base):
    assert isinstance(base.state.question, TellFace)
    return base.state.question.die


def told(base, *shown):
    """These are told, one after the other; the last step is returned."""
    for each in shown:
        base = base.order(TellShown(shows=each))
    return base


@pytest.mark.rule("HDC-01", "HGN-19")
def test_the_dice_of_an_action_are_asked_one_by_one_and_count_together():
    base = hub(real_dice=True).having("sample").plans(STUDY, "scientist:1").resolved()
    assert asked(base) == blue(Sign.SUCCESS)
    assert base.state.question.who == ADA
    assert base.legal() == (TellShown(shows=1), TellShown(shows=0), RollForMe())
    base.refuses(TellShown(shows=2), NotOffered())
    second = told(base, 0)
    second.then(FaceTold(shows=0))
    assert asked(second) == blue(Sign.WOUND)
    third = told(second, 1)
    assert asked(third) == blue(Sign.ADVENTURE)
    told(third, 0).then(
        FaceTold(shows=0),
        *(
            ev.ActionDieRolled(color=Color.BLUE, sign=sign, shows=sign is Sign.WOUND, drawn=0)
            for sign in (Sign.SUCCESS, Sign.WOUND, Sign.ADVENTURE)
        ),
        ev.PenaltyCame(sign=Sign.WOUND),
        Wounded(who=ADA, count=1),
        ev.ActionFailed(),
        TokensChanged(who=ADA, by=2),
        ev.ActionEnded(),
    )


@pytest.mark.rule("HDC-14", "HGN-19")
def test_a_success_that_has_to_be_rolled_again_is_asked_for_again():
    base = hub(real_dice=True).active("LAB", Modifier.REROLL).having("sample").plans(STUDY, "scientist:1").resolved()
    again = told(base, 1)
    assert asked(again) == blue(Sign.SUCCESS)
    assert asked(told(again, 0)) == blue(Sign.WOUND)
    assert asked(told(base, 0)) == blue(Sign.WOUND)  # a blank is not rolled again


@pytest.mark.rule("HAB-08", "HDC-16", "HGN-19")
def test_a_die_that_an_ability_rolls_again_is_asked_for_too():
    base = hub(real_dice=True).having("sample").plans(STUDY, "scientist:1").resolved()
    rolled = told(base, 0, 0, 0)
    again = told(base, 0, 0).able(ADA, "scientist").order(TellShown(shows=0))
    assert rolled.happened(ev.ActionFailed)
    assert not again.happened(ev.ActionFailed)
    use = next(each for each in again.legal() if not isinstance(each, GoOn))
    chosen = again.order(use)
    if chosen.asks is not None:
        chosen = chosen.pick(Sign.SUCCESS.value)
    assert asked(chosen) == blue(Sign.SUCCESS)
    (die,) = told(chosen, 1).happened(ev.ActionDieRolled)
    assert (die.sign, die.shows, die.drawn) == (Sign.SUCCESS, True, 0)


@pytest.mark.rule("HMF-03", "HMF-17", "HGN-19")
def test_the_first_player_tells_the_whole_pool():
    base = hub(real_dice=True, pool={Complex.WORK: 0, Complex.SYSTEMS: 0}).step(Step.ROLL)
    assert asked(base) == MalfunctionDie(complex=Complex.WORK)
    assert base.state.question.who == base.state.first_player.id
    assert base.legal() == (*(TellShown(shows=each) for each in (1, 2, 3)), RollForMe())
    second = told(base, 3)
    assert asked(second) == MalfunctionDie(complex=Complex.SYSTEMS)
    done = told(second, 4)
    done.then(FaceTold(shows=4), PoolRolled(shows={Complex.WORK: 3, Complex.SYSTEMS: 4}, drawn=0))
    assert done.state.told == ()


@pytest.mark.rule("HGN-19")
def test_the_game_rolls_a_die_for_whoever_wants_it():
    base = hub(real_dice=True, pool={Complex.LIVING: 0}).step(Step.ROLL)
    done = base.order(RollForMe())
    (face,) = done.happened(FaceTold)
    assert face.drawn > 0
    done.then(face, PoolRolled(shows={Complex.LIVING: face.shows}, drawn=0))
    assert done.state.rng == base.state.rng.after(face.drawn)


@pytest.mark.rule("HPR-36", "HRO-07", "HGN-19")
def test_the_wound_die_of_a_rover_is_told():
    base = hub(real_dice=True).effects(fx.RollForRover(rover=Rover.SCOUT))
    assert asked(base) == ActionDie(color=Color.GREEN, sign=Sign.WOUND)
    told(base, 0).then(FaceTold(shows=0), DieRolled(color=Color.GREEN, sign=Sign.WOUND, shows=False, drawn=0))


@pytest.mark.rule("HMS-17", "HGN-19")
def test_a_content_that_is_known_already_is_rolled_and_told_again():
    from tests.habitat.test_lost_haulers import mission, with_ground

    base = with_ground(mission(), revealed={"hauler-1": "cultures"}).laid(real_dice=True).effects(fx.Uncover())
    chosen = base.pick("hauler-2")
    assert asked(chosen) == MalfunctionDie(complex=Complex.WORK)
    again = told(chosen, 1)
    again.then(FaceTold(shows=1))
    told(again, 3).then(
        FaceTold(shows=3),
        ContentRolled(shows=1, drawn=0),
        ContentRolled(shows=3, drawn=0),
        LoadRevealed(token="hauler-2", content="instruments"),
    )


@pytest.mark.rule("HGN-19")
def test_a_whole_mission_is_played_with_real_dice_alone():
    """Whatever falls is told; the generator draws cards and what the director does, no die."""
    box, fallen = halfway(), Random(5)
    opening = HabitatOpening(mission=CardId("housewarming"), players=("Ada", "Bo"), professions=crew_of(2))
    start = HABITAT.begin(box, opening, 11)
    watch, bot = Watch(HABITAT, codec(), box, 11, start), make_bot(HABITAT.book, SENSIBLE, 11)
    happened = [RealDiceChosen(on=True)]
    state = replay(HABITAT, start, happened)
    more = settle(HABITAT, state)
    state = replay(HABITAT, state, more)
    watch.see([*happened, *more], state)
    asked_for = 0
    while not HABITAT.over(state):
        legal = legal_commands(HABITAT, state)
        if isinstance(state.question, TellFace):
            asked_for += 1
            command = fallen.choice([each for each in legal if isinstance(each, TellShown)])
        else:
            command = bot.choose(HABITAT, state, legal)
        events, state = follow(HABITAT, state, command)
        watch.see(events, state)
        dice = [each for each in events if isinstance(each, ev.ActionDieRolled | PoolRolled | DieRolled)]
        assert all(each.drawn == 0 for each in dice)
    assert asked_for >= 20
    assert state.told == ()
