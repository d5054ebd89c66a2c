"""HEV, HAP, HDF: what the director draws, the journal, delayed consequences, what comes due, difficulty."""

from __future__ import annotations

import attrs
import pytest

from tests.habitat.hub import ADA, BO, CY, halfway, hub, seed_for
from vanguard_desktop.core.effects import InOrder, Nothing
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.rulesets.habitat.data import director as ev
from vanguard_desktop.rulesets.habitat.data.actions import (
    ActionBegun,
    ActionEnded,
    ActionSucceeded,
    HaveAdventure,
    NotThere,
    PlanTask,
    TakenAlready,
    Task,
    TaskKind,
)
from vanguard_desktop.rulesets.habitat.data.cards import (
    ActionWay,
    AdventureCard,
    Consequence,
    Delayed,
    EventAction,
    EventCard,
    EventOption,
    FollowUp,
    FollowUpCard,
    Needs,
    ScriptedEvent,
    ScriptedRise,
    Tag,
    Target,
)
from vanguard_desktop.rulesets.habitat.data.common import CannotBeDone, PickOption
from vanguard_desktop.rulesets.habitat.data.crew import StressChanged, TokensChanged, Wounded
from vanguard_desktop.rulesets.habitat.data.director import AgendaItem, Director, Due, Entry, EntryState
from vanguard_desktop.rulesets.habitat.data.effects import (
    ByDifficulty,
    ChangeReserve,
    ChangeStress,
    ChangeTokens,
    ChangeTrack,
    Hurt,
)
from vanguard_desktop.rulesets.habitat.data.kinds import (
    ActionType,
    Color,
    Complex,
    Difficulty,
    Element,
    Resource,
    Who,
)
from vanguard_desktop.rulesets.habitat.data.malfunctions import TrackRaised
from vanguard_desktop.rulesets.habitat.data.steps import Step
from vanguard_desktop.rulesets.habitat.director.difficulty import at_difficulty
from vanguard_desktop.rulesets.habitat.director.due import CHANCES, chance
from vanguard_desktop.rulesets.habitat.director.eligible import eligible, is_eligible, weight

SALT, LEAK, MAIL, STORM, SKY = (CardId(each) for each in ("salt", "leak", "mail", "storm", "sky"))
TRUCE, GLINT = CardId("truce"), CardId("glint")
STRESS = ChangeStress(by=3)


def event(id, **fields):
    return EventCard(id=id, title=str(id).title(), text="It happens.", **fields)


def action(*ways, reward=None):
    return EventAction(ways=ways or (ActionWay(pawns=1),), reward=reward or Nothing())


EVENTS = (
    event(SALT, effect=STRESS, action=action(reward=ChangeStress(by=-2)), consequence=Consequence(effect=STRESS)),
    event(
        LEAK,
        effect=ChangeTrack(complex=Complex.SYSTEMS, by=2),
        tags=(Tag.ORDEAL,),
        action=action(
            ActionWay(pawns=2),
            ActionWay(pawns=1, needs=Needs(parts=(Element.HARDWARE,))),
            reward=ChangeTrack(complex=Complex.SYSTEMS, by=-2),
        ),
    ),
    event(MAIL, tags=(Tag.BOON,), effect=ChangeTokens(who=Who.EACH, by=1)),
    event(
        STORM,
        options=(
            EventOption(label="Shout", effect=ChangeStress(by=4)),
            EventOption(
                label="Take it back",
                effect=InOrder(steps=(ChangeTokens(who=Who.FIRST_PLAYER, by=-2), ChangeStress(by=1))),
                strikes=False,
            ),
        ),
        action=action(),
        consequence=Consequence(effect=Hurt(who=Who.FIRST_PLAYER), chances=(100, 100, 100)),
    ),
    event(SKY, action=action(ActionWay(type=ActionType.RESEARCH, needs=Needs(samples=1)))),
)


def box(*events, **others):
    cards = {card.id: card for card in events or EVENTS}
    found = {"habitat_events": cards, **{f"habitat_{name}": {c.id: c for c in cards} for name, cards in others.items()}}
    return attrs.evolve(halfway(), others={**halfway().others, **found})


def told(*events, sol=1, seed=7, players=4, **changes):
    """The base in a sol, with these events in the deck."""
    return hub(players, seed=seed, box=box(*events), sol=sol, last_sol=9, **changes)


def with_entry(base, event, sol, state=EntryState.OPEN, option=0):
    return base.laid(director=Director(journal=(Entry(event=event, sol=sol, state=state, option=option),)))


def card(id):
    return next(each for each in EVENTS if each.id == id)


class TestBag:
    @pytest.mark.rule("HEV-01", "HAP-07", "HAP-08")
    @pytest.mark.example("HAP 1")
    def test_in_three_sols_each_complex_rises_once(self):
        base = told()
        named = []
        for _ in range(3):
            base = base.step(Step.MALFUNCTION_INCREASE)
            (found,) = base.happened(ev.ComplexNamed)
            base.then(found, TrackRaised(complex=found.complex, by=1))
            named.append(found.complex)
        assert set(named) == set(Complex)
        assert base.state.director.bag == ()
        hard = told(difficulty=Difficulty.HARD).step(Step.MALFUNCTION_INCREASE)
        assert len(hard.state.director.bag) == 3

    @pytest.mark.rule("HAP-09")
    def test_the_mission_may_prescribe_it_and_the_bag_stays(self):
        base = told().mission(rises=(ScriptedRise(sol=1, complex=Complex.LIVING),)).step(Step.MALFUNCTION_INCREASE)
        base.then(
            ev.ComplexNamed(complex=Complex.LIVING, drawn=0, prescribed=True),
            TrackRaised(complex=Complex.LIVING, by=1),
        )
        assert base.state.director == Director()


class TestEvents:
    @pytest.mark.rule("HAP-12", "HAP-04")
    @pytest.mark.example("HAP 2")
    def test_events_are_drawn_by_their_weight(self):
        three = [event(CardId(id), weight=n) for id, n in (("a", 3), ("b", 2), ("c", 1))]
        base = told(*three)

        def drawn(seed):
            return told(*three, seed=seed).step(Step.MISSION_EVENT)

        seed = seed_for(lambda seed: told(*three, seed=seed).state.rng.below(6)[0], lambda at: at == 3)
        after = drawn(seed)
        after.then(ev.EventTold(event="b", drawn=1))
        assert [each.id for each in eligible(base.state, ())] == ["a", "b", "c"]

    @pytest.mark.rule("HEV-04", "HEV-06", "HEV-16", "HAP-14")
    def test_its_effects_happen_and_its_action_enters_the_journal(self):
        base = told(card(SALT)).step(Step.MISSION_EVENT)
        base.then(
            *base.happened(ev.EventTold),
            ev.EntryOpened(entry=Entry(event=SALT, sol=1)),
            StressChanged(by=3),
        )
        mail = told(card(MAIL)).step(Step.MISSION_EVENT)
        assert mail.state.director.journal == ()

    @pytest.mark.rule("HAP-12", "HMS-31", "HAP-36")
    def test_the_mission_may_script_an_event(self):
        scripted = (ScriptedEvent(sol=1, event=LEAK),)
        base = told().mission(events=scripted).step(Step.MISSION_EVENT)
        assert base.happened(ev.EventTold) == [ev.EventTold(event=LEAK, drawn=0, prescribed=True)]

    @pytest.mark.rule("HAP-13", "HAP-11", "HAP-38")
    def test_what_was_told_comes_again_only_when_nothing_else_is_left(self):
        once = event(CardId("once"), once=True)
        base = told(card(MAIL), once).laid(director=Director(drawn=(MAIL, once.id))).step(Step.MISSION_EVENT)
        (again,) = base.happened(ev.EventTold)
        assert (again.event, again.returned) == (MAIL, True)
        told(once).laid(director=Director(drawn=(once.id,))).step(Step.MISSION_EVENT).then(ev.QuietSol())

    @pytest.mark.rule("HAP-10", "HAP-11")
    def test_only_what_fits_is_eligible(self):
        other = event(CardId("other"), missions=(CardId("research"),))
        late = event(CardId("late"), window=(5, 9))
        shy = event(CardId("shy"), excludes=(SALT,))
        base = with_entry(told(other, late, shy, card(SALT), sol=3), SALT, 2)
        assert eligible(base.state, ()) == []
        assert is_eligible(base.laid(sol=6, director=Director()).state, late, ())

    @pytest.mark.rule("HAP-36", "HDF-05")
    @pytest.mark.example("HAP 9")
    def test_ordeals_are_paced_by_the_sol(self):
        leak = card(LEAK)
        base = told(leak, difficulty=Difficulty.HARD).laid(last_sol=7)
        at = {sol: base.laid(sol=sol).state for sol in range(1, 8)}
        assert [is_eligible(at[sol], leak, ()) for sol in range(1, 8)] == [False, False, *[True] * 5]
        assert [weight(at[sol], leak) for sol in range(3, 8)] == [4, 4, 8, 8, 8]
        after = base.laid(sol=5, director=Director(events=(LEAK,)))
        assert not is_eligible(after.state, leak, ())
        assert weight(base.laid(difficulty=Difficulty.EASY).state, card(MAIL)) == 4
        base.then()

    @pytest.mark.rule("HAP-36")
    @pytest.mark.example("HAP 10")
    def test_after_much_came_due_something_good_follows(self):
        base = told(card(SALT), card(MAIL), sol=4).laid(director=Director(busy=2)).step(Step.ABILITIES)
        after = base.laid(sol=5).step(Step.MISSION_EVENT)
        (found,) = after.happened(ev.EventTold)
        after.then(found, *(TokensChanged(who=each.id, by=1) for each in after.state.crew))
        assert found.event == MAIL

    @pytest.mark.rule("HAP-40", "HGN-06")
    @pytest.mark.example("HAP 11")
    def test_an_option_that_cannot_be_paid_is_refused_and_one_may_take_the_danger_away(self):
        poor = told(card(STORM), sol=3).step(Step.MISSION_EVENT)
        assert (poor.state.question, poor.state.stress) == (None, 4)
        rich = told(card(STORM), sol=3).person(ADA, tokens=2).step(Step.MISSION_EVENT)
        rich.then(*rich.happened(ev.EventTold), ev.EntryOpened(entry=Entry(event=STORM, sol=3)))
        done = rich.option(2)
        done.then(ev.OptionKept(event=STORM, option=2), TokensChanged(who=ADA, by=-2), StressChanged(by=1))
        done.laid(sol=4).step(Step.WHAT_COMES_DUE).then()
        rich.person(ADA, tokens=1).refuses(PickOption(number=2), CannotBeDone())


class TestActions:
    @pytest.mark.rule("HEV-11", "HAP-17", "HAC-41", "HAC-52")
    @pytest.mark.example("HAP 12")
    def test_either_way_of_an_action_is_the_only_one(self):
        tracks = {Complex.WORK: 0, Complex.LIVING: 0, Complex.SYSTEMS: 4}
        base = with_entry(told(sol=3, tracks=tracks), LEAK, 3).having("part:hardware")
        base = base.plans(Task(kind=TaskKind.EVENT, id=LEAK, way=1), "medic:1")
        base.refuses(PlanTask(task=Task(kind=TaskKind.EVENT, id=LEAK, way=0)), TakenAlready())
        done = base.resolved()
        done.then(
            ActionBegun(number=1),
            ActionSucceeded(),
            ev.EntryClosed(event=LEAK, state=EntryState.DONE),
            TrackRaised(complex=Complex.SYSTEMS, by=-2),
            ActionEnded(),
        )
        assert done.state.available == ()
        done.planning().refuses(PlanTask(task=Task(kind=TaskKind.EVENT, id=LEAK, way=0)), NotThere())

    @pytest.mark.rule("HAP-18", "HEV-10", "HAC-16", "HAC-15")
    @pytest.mark.example("HAP 8")
    def test_a_typed_action_that_fails_may_be_tried_again(self):
        def played(seed):
            base = with_entry(told(sol=3, seed=seed), SKY, 3).having("sample")
            return base.plans(Task(kind=TaskKind.EVENT, id=SKY, item="sample"), "medic:1").resolved()

        failed = played(seed_for(played, lambda each: each.events_of("action_failed")))
        failed.then(*failed.events_of(*{each.tag for each in failed.events} - ENGINE))
        assert failed.state.director.journal[0].state is EntryState.OPEN
        again = failed.laid(sol=4).plans(Task(kind=TaskKind.EVENT, id=SKY, item="sample"), "medic:1", "medic:2")
        assert again.needs == (1, 2)

    @pytest.mark.rule("HAP-19")
    def test_skipping_needs_no_command(self):
        base = with_entry(told(sol=3), LEAK, 3).planning()
        assert PlanTask(task=Task(kind=TaskKind.EVENT, id=LEAK)) in base.legal()


class TestConsequences:
    @pytest.mark.rule("HEV-07", "HEV-09", "HEV-12", "HAP-16", "HAP-21", "HCU-10")
    @pytest.mark.example("HEV 2")
    @pytest.mark.example("HAP 3")
    def test_three_checks_and_the_last_of_them_unseen(self):
        base = with_entry(told(sol=2), SALT, 2)
        base.step(Step.WHAT_COMES_DUE).then()
        entry = base.state.director.journal[0]
        chances = [chance(base.laid(sol=sol).state, entry, card(SALT).consequence) for sol in (3, 4, 5)]
        assert chances == [25, 35, 50]

        def unharmed(seed):
            return with_entry(told(sol=3, seed=seed), SALT, 2).step(Step.WHAT_COMES_DUE)

        lucky = unharmed(seed_for(unharmed, lambda each: not each.events_of("entry_closed")))
        lucky.then(*lucky.happened(ev.ConsequenceChecked))
        aged = with_entry(told(sol=4), SALT, 2).step(Step.SOL_COUNTER)
        aged.then(ev.EntryClosed(event=SALT, state=EntryState.OVERDUE))
        gone = aged.laid(sol=5).planning()
        gone.refuses(PlanTask(task=Task(kind=TaskKind.EVENT, id=SALT)), NotThere())

        def last(seed):
            return with_entry(told(sol=5, seed=seed), SALT, 2, EntryState.OVERDUE).step(Step.WHAT_COMES_DUE)

        over = last(seed_for(last, lambda each: not each.events_of("stress_changed")))
        over.then(*over.happened(ev.ConsequenceChecked), ev.EntryClosed(event=SALT, state=EntryState.LAPSED))
        over.laid(sol=6).step(Step.WHAT_COMES_DUE).then()

    @pytest.mark.rule("HEV-08", "HAP-21")
    @pytest.mark.example("HEV 3")
    def test_after_the_consequence_the_action_is_refused(self):
        struck = with_entry(told(sol=3), STORM, 2, option=1).step(Step.WHAT_COMES_DUE)
        struck.then(
            *struck.happened(ev.ConsequenceChecked),
            ev.EntryClosed(event=STORM, state=EntryState.STRUCK),
            Wounded(who=ADA, count=1),
        )
        struck.planning().refuses(PlanTask(task=Task(kind=TaskKind.EVENT, id=STORM)), NotThere())

    @pytest.mark.rule("HEV-10")
    @pytest.mark.example("HEV 4")
    def test_what_was_done_is_not_checked_any_more(self):
        done = with_entry(told(sol=5), STORM, 2, EntryState.DONE).step(Step.WHAT_COMES_DUE)
        done.then()

    @pytest.mark.rule("HEV-09", "HAP-16")
    def test_an_entry_without_a_consequence_just_lapses(self):
        with_entry(told(sol=4), LEAK, 2).step(Step.SOL_COUNTER).then(
            ev.EntryClosed(event=LEAK, state=EntryState.LAPSED)
        )

    @pytest.mark.rule("HDF-05", "HAP-02", "HAP-21")
    @pytest.mark.example("HDF 3")
    @pytest.mark.example("HDF 5")
    def test_chances_by_difficulty(self):
        hard, normal = CHANCES[Difficulty.HARD], CHANCES[Difficulty.NORMAL]
        assert (hard[1] > 49, normal[1] > 49, normal[2] > 49) == (True, False, True)

        def ever(three):
            spared = 1.0
            for each in three:
                spared *= 1 - each / 100
            return round(100 * (1 - spared), 1)

        assert [ever(CHANCES[each]) for each in Difficulty] == [58.6, 75.6, 87.8]
        told().then()


class TestAgenda:
    @pytest.mark.rule("HAP-22", "HAP-20", "HAP-23")
    @pytest.mark.example("HAP 4")
    def test_two_items_in_a_sol_and_the_rest_moves_on(self):
        truce = FollowUpCard(id=TRUCE, title="Truce", text="x", effect=ChangeTokens(who=Who.ACTOR, by=2))
        items = [
            AgendaItem(kind=Due.FOLLOW_UP, id=TRUCE, who=who, due=5, made=made)
            for made, who in enumerate((ADA, BO, CY))
        ]
        base = hub(box=box(follow_ups=(truce,)), sol=5, director=Director(agenda=tuple(items)))
        after = base.step(Step.WHAT_COMES_DUE)
        after.then(
            ev.AgendaTaken(item=items[0]),
            TokensChanged(who=ADA, by=2),
            ev.AgendaTaken(item=items[1]),
            TokensChanged(who=BO, by=2),
            ev.AgendaMoved(),
        )
        assert [each.due for each in after.state.director.agenda] == [6]

    @pytest.mark.rule("HEV-03", "HAP-27", "HAP-28")
    @pytest.mark.example("HEV 5")
    def test_a_delayed_adventure_comes_before_the_mission_event(self):
        glint = AdventureCard(
            id=GLINT,
            color=Color.GREEN,
            title="Glint",
            text="x",
            delayed=Delayed(effect=ChangeStress(by=1), text="It was that."),
        )
        item = AgendaItem(kind=Due.ADVENTURE, id=GLINT, who=BO, due=2, made=1)
        base = hub(box=box(card(MAIL), adventures=(glint,)), sol=2, director=Director(agenda=(item,)))
        after = base.step(Step.WHAT_COMES_DUE, Step.MISSION_EVENT)
        after.then(
            ev.AgendaTaken(item=item),
            StressChanged(by=1),
            *after.happened(ev.EventTold),
            *(TokensChanged(who=each.id, by=1) for each in after.state.crew),
        )
        made = [
            hub(box=box(adventures=(glint,)), seed=seed, sol=2).effects(HaveAdventure(color=Color.GREEN), you=BO)
            for seed in range(30)
        ]
        dues = {each.due for base in made for each in base.state.director.agenda}
        assert dues == {3, 4, 5}
        assert any(not base.state.director.agenda for base in made)

    @pytest.mark.rule("HAP-29", "HAP-30", "HEV-13")
    def test_a_follow_up_is_decided_when_the_event_appears(self):
        follow = FollowUp(event=TRUCE, chance=100, delay=(1, 3), target=Target.FIRST_PLAYER)
        base = told(event(SALT, follow_ups=(follow,)), sol=4).step(Step.MISSION_EVENT)
        (item,) = base.state.director.agenda
        assert (item.who, item.kind) == (ADA, Due.FOLLOW_UP)
        assert 5 <= item.due <= 7
        never = attrs.evolve(follow, chance=1)
        spared = [told(event(SALT, follow_ups=(never,)), seed=seed).step(Step.MISSION_EVENT) for seed in range(20)]
        assert sum(bool(each.state.director.agenda) for each in spared) < 5

    @pytest.mark.rule("HAP-26", "HDC-18", "HDC-19", "HDC-20", "HDC-22")
    def test_adventures_of_a_color_come_again_when_all_have_come(self):
        two = [
            AdventureCard(id=CardId(id), color=Color.BLUE, title=id, text="x", effect=ChangeStress(by=1)) for id in "ab"
        ]
        base = hub(box=box(adventures=two))
        for _ in range(3):
            base = base.effects(HaveAdventure(color=Color.BLUE), you=CY)
        assert base.happened(ev.AdventureDrawn)[0].renewed
        hub(box=box(adventures=two)).effects(HaveAdventure(color=Color.GREEN), you=CY).then()


class TestDifficulty:
    @pytest.mark.rule("HDF-03", "HDF-01")
    @pytest.mark.example("HDF 1")
    def test_stress_of_three(self):
        for difficulty, by in zip(Difficulty, (2, 3, 4), strict=True):
            base = told(event(SALT, effect=STRESS), difficulty=difficulty).step(Step.MISSION_EVENT)
            base.then(*base.happened(ev.EventTold), StressChanged(by=by))

    @pytest.mark.rule("HDF-03")
    @pytest.mark.example("HDF 2")
    def test_one_wound_stays_one(self):
        base = told(event(SALT, effect=Hurt(who=Who.FIRST_PLAYER)), difficulty=Difficulty.HARD).step(Step.MISSION_EVENT)
        base.then(*base.happened(ev.EventTold), Wounded(who=ADA, count=1))

    @pytest.mark.rule("HDF-03", "HDF-07")
    @pytest.mark.example("HDF 4")
    def test_what_helps_and_harms_counts_as_harmful(self):
        mixed = InOrder(steps=(ChangeReserve(resource=Resource.FOOD, by=-3), ChangeStress(by=-3)))
        amounts = {}
        for difficulty in (Difficulty.EASY, Difficulty.HARD):
            amounts[difficulty] = [each.by for each in at_difficulty(mixed, difficulty).steps]
        assert amounts == {Difficulty.EASY: [-2, -2], Difficulty.HARD: [-4, -4]}
        helps = ChangeTokens(who=Who.EACH, by=2)
        assert [at_difficulty(helps, each).by for each in Difficulty] == [3, 2, 2]
        told().then()

    @pytest.mark.rule("HDF-02", "HDF-04")
    def test_three_amounts_are_chosen_from(self):
        three = ByDifficulty(effects=(Nothing(), ChangeStress(by=1), ChangeStress(by=5)))
        assert [at_difficulty(three, each) for each in Difficulty] == list(three.effects)


ENGINE = {"effect_taken", "effects_queued", "decision_opened", "decision_closed"}
