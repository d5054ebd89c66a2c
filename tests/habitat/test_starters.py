"""HAP-25 to HAP-41: the starter events, adventures and follow-ups as they are printed, and how they are told."""

from __future__ import annotations

import attrs
import pytest

from tests.habitat.hub import ADA, BO, CY, DI, MISSION, OF_THE_ENGINE, Hub, crew_of, halfway, hub, seed_for
from vanguard_desktop.bots.habitat.players import RandomHabitat
from vanguard_desktop.core.engine import follow, legal_commands, replay, settle
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.core.rng import Rng
from vanguard_desktop.rulesets.habitat.data import director as ev
from vanguard_desktop.rulesets.habitat.data.actions import (
    ActionBegun,
    ActionEnded,
    ActionSucceeded,
    HaveAdventure,
    Task,
    TaskKind,
)
from vanguard_desktop.rulesets.habitat.data.base import (
    ElementBroken,
    ElementRepaired,
    GainedItems,
    ModifierPut,
    ModifierTaken,
    ProductionChanged,
    ReserveChanged,
)
from vanguard_desktop.rulesets.habitat.data.cards import Consequence
from vanguard_desktop.rulesets.habitat.data.chance import RoverMarked
from vanguard_desktop.rulesets.habitat.data.common import CannotBeDone, PickOption
from vanguard_desktop.rulesets.habitat.data.crew import MoraleChanged, StressChanged, TokensChanged, Wounded
from vanguard_desktop.rulesets.habitat.data.director import AgendaItem, Director, Due, Entry, EntryState
from vanguard_desktop.rulesets.habitat.data.effects import (
    Break,
    ChangePawns,
    ChangeProduction,
    ChangeTokens,
    NameStructure,
)
from vanguard_desktop.rulesets.habitat.data.kinds import (
    GAR,
    LAB,
    MED,
    OX2,
    PRB,
    SP1,
    SP2,
    THAT,
    Color,
    Difficulty,
    Element,
    Modifier,
    Resource,
    Rover,
    StructureKind,
    Who,
)
from vanguard_desktop.rulesets.habitat.data.missions import MissionLost, MissionWon
from vanguard_desktop.rulesets.habitat.data.steps import Step
from vanguard_desktop.rulesets.habitat.director.difficulty import leaves
from vanguard_desktop.rulesets.habitat.director.entries import carried_over
from vanguard_desktop.rulesets.habitat.rules import HABITAT
from vanguard_desktop.rulesets.habitat.state import HabitatOpening
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.habitat.words import HabitatWords

EVENTS, ADVENTURES, FOLLOW_UPS = (
    halfway().others[f"habitat_{name}"] for name in ("events", "adventures", "follow_ups")
)


def only(family, id, **fields):
    """The built-in game with one card of a family alone."""
    card = attrs.evolve(halfway().others[family][CardId(id)], **fields)
    return attrs.evolve(halfway(), others={**halfway().others, family: {card.id: card}})


def shown(id, sol=3, seed=7, difficulty=Difficulty.NORMAL, lay=lambda base: base, **fields):
    """The base after this event has come, up to the first question."""
    base = hub(box=only("habitat_events", id, **fields), seed=seed, sol=sol, last_sol=9, difficulty=difficulty)
    return lay(base).step(Step.MISSION_EVENT)


def acts(base, id, *pawns, **fields):
    """The action of the event is done."""
    return base.plans(Task(kind=TaskKind.EVENT, id=CardId(id), **fields), *pawns).resolved()


def rewarded(*events, id):
    return (
        ActionBegun(number=1),
        ActionSucceeded(),
        ev.EntryClosed(event=id, state=EntryState.DONE),
        *events,
        ActionEnded(),
    )


def struck(id, option=0, sol=3, seed=7, **fields):
    """The consequence of an event of the sol before happens for certain."""
    card = EVENTS[id]
    sure = {}
    if card.consequence is not None:
        sure["consequence"] = attrs.evolve(card.consequence, chances=(100, 100, 100))
    sure["options"] = tuple(
        each
        if each.consequence is None
        else attrs.evolve(each, consequence=attrs.evolve(each.consequence, chances=(100, 100, 100)))
        for each in card.options
    )
    entry = Entry(event=CardId(id), sol=sol - 1, option=option, **fields)
    box = only("habitat_events", id, **sure)
    base = hub(box=box, seed=seed, sol=sol, director=Director(journal=(entry,)))
    return base.step(Step.WHAT_COMES_DUE)


def after_check(base, id, *events):
    (checked,) = base.happened(ev.ConsequenceChecked)
    return base.then(checked, ev.EntryClosed(event=CardId(id), state=EntryState.STRUCK), *events)


def adventure(id, seed=7, base=None, you=BO):
    color = ADVENTURES[id].color
    start = (base or hub()).state
    box = only("habitat_adventures", id)
    return Hub(attrs.evolve(start, box=attrs.evolve(box))).effects(HaveAdventure(color=color), you=you)


class TestEvents:
    @pytest.mark.rule("HAP-41", "HEV-05")
    def test_dust_names_a_panel_and_speaks_of_it_again(self):
        asked = shown("ev-dust")
        assert asked.offered == [SP1, SP2]
        hit = asked.pick(SP2)
        hit.then(ev.StructureNamed(event="ev-dust", structure=SP2), ProductionChanged(structure=SP2, by=-2))
        assert hit.state.director.journal[0].structure == SP2
        acts(hit, "ev-dust", "medic:1").then(*rewarded(ProductionChanged(structure=SP2, by=2), id="ev-dust"))
        after_check(
            struck("ev-dust", structure=SP2),
            "ev-dust",
            ProductionChanged(structure=SP1, by=-1),
            ProductionChanged(structure=SP2, by=-1),
        )

    @pytest.mark.rule("HAP-15", "HAP-17")
    def test_the_filter_that_broke_is_the_one_that_is_mended(self):
        broken = shown("ev-filter").pick(MED)
        broken.then(
            ev.StructureNamed(event="ev-filter", structure=MED),
            ElementBroken(structure=MED, element=Element.OXYGEN),
        )
        done = acts(broken.having("part:oxygen"), "ev-filter", "medic:1")
        done.then(
            *rewarded(
                ElementRepaired(structure=MED, element=Element.OXYGEN), TokensChanged(who=DI, by=1), id="ev-filter"
            )
        )
        assert done.state.available == ()

    @pytest.mark.rule("HAP-41", "HFX-08")
    def test_only_what_can_break_is_named(self):
        asked = shown("ev-filter", lay=lambda base: base.red("MED:oxygen"))
        assert MED not in asked.offered

    @pytest.mark.rule("HDF-03")
    def test_what_is_named_bears_the_amount_of_the_difficulty(self):
        worse = NameStructure(kind=StructureKind.PANEL, then=ChangeProduction(structure=THAT, by=-2))
        hit = shown("ev-dust", effect=worse, difficulty=Difficulty.HARD).pick(SP2)
        assert hit.happened(ProductionChanged) == [ProductionChanged(structure=SP2, by=-3)]

    @pytest.mark.rule("HAP-15")
    def test_a_consequence_speaks_of_what_the_event_has_named(self):
        again = Consequence(effect=ChangeProduction(structure=THAT, by=-1), chances=(100, 100, 100))
        entry = Entry(event=CardId("ev-vent"), sol=2, structure=OX2)
        box = only("habitat_events", "ev-vent", consequence=again)
        base = hub(box=box, sol=3, director=Director(journal=(entry,))).step(Step.WHAT_COMES_DUE)
        after_check(base, "ev-vent", ProductionChanged(structure=OX2, by=-1))

    @pytest.mark.rule("HAP-40", "HGN-06")
    @pytest.mark.example("HAP 11")
    def test_the_quarrel_has_three_ways_and_one_without_danger(self):
        asked = shown("ev-quarrel")
        asked.refuses(PickOption(number=2), CannotBeDone())
        rich = shown("ev-quarrel", lay=lambda base: base.person(ADA, tokens=2))
        paid = rich.option(2)
        paid.then(ev.OptionKept(event="ev-quarrel", option=2), TokensChanged(who=ADA, by=-2), StressChanged(by=1))
        for sol in (4, 5, 6):
            assert not paid.laid(sol=sol).step(Step.WHAT_COMES_DUE).happened(ev.ConsequenceChecked)
        after_check(struck("ev-quarrel", 1), "ev-quarrel", MoraleChanged(by=-1), Wounded(who=ADA, count=1))
        after_check(struck("ev-quarrel", 3), "ev-quarrel", MoraleChanged(by=-1))

    @pytest.mark.rule("HAP-40", "HGN-06")
    @pytest.mark.example("HAP 13")
    def test_short_rations_are_forced_when_the_sack_is_nearly_empty(self):
        low = {Resource.ENERGY: 2, Resource.OXYGEN: 2, Resource.FOOD: 1}
        forced = shown("ev-rations", lay=lambda base: base.laid(reserves=low))
        forced.then(
            *forced.happened(ev.EventTold),
            *forced.happened(ev.EntryOpened),
            ev.OptionKept(event="ev-rations", option=2),
            StressChanged(by=3),
        )

    @pytest.mark.rule("HEV-18")
    def test_where_an_event_names_nobody_it_is_the_first_player(self):
        gift = ChangeTokens(who=Who.ACTOR, by=1)
        base = shown("ev-crate", effect=gift, options=(), action=None, lay=lambda base: base.laid(first=2))
        base.then(*base.happened(ev.EventTold), TokensChanged(who=CY, by=1))

    @pytest.mark.rule("HEV-05")
    def test_static_leaves_a_token_that_its_action_discards(self):
        base = shown("ev-static")
        put = [ModifierPut(structure=GAR, modifier=Modifier.EXTRA_PAWN, active=each) for each in (True, False)]
        base.then(*base.happened(ev.EventTold), *base.happened(ev.EntryOpened), *put)
        acts(base, "ev-static", "medic:1").then(
            *rewarded(
                ModifierTaken(structure=GAR, modifier=Modifier.EXTRA_PAWN, active=False),
                TokensChanged(who=DI, by=1),
                id="ev-static",
            )
        )
        marks = [RoverMarked(rover=each, modifier=Modifier.ROVER_HAZARD) for each in Rover]
        after_check(struck("ev-static"), "ev-static", *marks)

    @pytest.mark.rule("HAP-15", "HAP-30")
    def test_the_nightmare_names_somebody_and_stays_with_them(self):
        def rested(base):
            return base.laid(crew=tuple(attrs.evolve(each, tokens=2) for each in base.state.crew))

        asked = shown("ev-nightmare", lay=rested)
        (told,) = asked.happened(ev.EventTold)
        asked.option(1).then(
            ev.OptionKept(event="ev-nightmare", option=1), TokensChanged(who=told.who, by=-2), StressChanged(by=2)
        )
        dreams = [shown("ev-nightmare", seed=seed) for seed in range(20)]
        found = [
            (item.who, base.happened(ev.EventTold)[0].who) for base in dreams for item in base.state.director.agenda
        ]
        assert found
        assert all(who == named for who, named in found)

    @pytest.mark.rule("HAP-41", "HRS-19")
    def test_a_quake_marks_the_way_and_clearing_it_takes_the_tokens_back(self):
        def quake(seed):
            return shown("ev-tremor", seed=seed)

        for wanted in (1, 2):
            base = quake(
                seed_for(quake, lambda each, wanted=wanted: len(each.happened(ev.SpacesMarked)[0].spaces) == wanted)
            )
            (drawn,) = base.happened(ev.SpacesMarked)
            assert [space[:2] for space in drawn.spaces] == ["R1", "R2"][:wanted]
            assert (drawn.spaces[0][3:] in ("N", "S")) is (wanted == 2)
            assert base.state.marks == dict.fromkeys(drawn.spaces, (Modifier.EXTRA_PAWN,))
            done = acts(base, "ev-tremor", "medic:1")
            done.then(*rewarded(ev.SpacesCleared(spaces=drawn.spaces, modifier=Modifier.EXTRA_PAWN), id="ev-tremor"))
            assert done.state.marks == {}

    @pytest.mark.rule("HEV-16")
    def test_a_sunday_by_mistake_asks_for_nothing(self):
        base = shown("ev-sunday", follow_ups=(), lay=lambda base: base.laid(stress=5))
        base.then(*base.happened(ev.EventTold), StressChanged(by=-3))
        assert base.state.director.journal == ()

    @pytest.mark.rule("HAP-17", "HAP-18")
    def test_a_draft_is_stopped_by_a_build_action(self):
        air = {Resource.ENERGY: 2, Resource.OXYGEN: 5, Resource.FOOD: 2}
        base = shown("ev-draft", follow_ups=(), lay=lambda base: base.laid(reserves=air))
        base.then(
            *base.happened(ev.EventTold),
            *base.happened(ev.EntryOpened),
            ReserveChanged(resource=Resource.OXYGEN, by=-2),
        )
        done = acts(base, "ev-draft", "engineer:1", "medic:1")
        done.then(*rewarded(ReserveChanged(resource=Resource.OXYGEN, by=2), id="ev-draft"))
        shut = struck("ev-draft")
        assert len(shut.offered) == 3

    @pytest.mark.rule("HEV-17")
    def test_wounds_of_this_phase_count_at_once(self):
        base = after_check(struck("ev-rations", 2), "ev-rations", Wounded(who=ADA, count=1))
        assert base.someone(ADA).wounds == 1


class TestAdventures:
    @pytest.mark.rule("HAP-28")
    def test_only_the_sample_that_was_bagged_leaves_grit(self):
        asked = adventure("ad-glint")
        taken = asked.option(1)
        taken.then(GainedItems(items=("sample",)), *taken.happened(ev.AgendaMade))
        assert len(taken.happened(ev.AgendaMade)) == 1
        asked.option(2).then(TokensChanged(who=BO, by=1))

    @pytest.mark.rule("HAP-41", "HDC-25")
    def test_without_a_rover_a_sample_or_a_token_only_the_other_way_is_left(self):
        wound = Wounded(who=BO, count=1)
        for id in ("ad-gully", "ad-brittle"):
            base = adventure(id)
            base.then(*base.happened(ev.AdventureDrawn), wound)
        tether = adventure("ad-tether")
        tether.then(*tether.happened(ev.AdventureDrawn), StressChanged(by=1), *tether.happened(ev.AgendaMade))

    @pytest.mark.rule("HAP-27", "HAP-23")
    def test_a_loose_screw_breaks_what_was_repaired_or_wears_the_work_complex(self):
        def due(spot):
            item = AgendaItem(kind=Due.ADVENTURE, id=CardId("ad-loose"), who=BO, due=4, made=3, spot=spot)
            return hub(sol=4, director=Director(agenda=(item,))).step(Step.WHAT_COMES_DUE), ev.AgendaTaken(item=item)

        screw, taken = due("LAB:cpu")
        screw.then(taken, ElementBroken(structure=LAB, element=Element.CPU))
        worn, taken = due("")
        worn.then(taken, *worn.events_of("track_raised"))
        assert worn.events_of("track_raised")[0].by == 2

    def test_there_are_three_starters_of_each_color(self):
        colors = [card.color for card in ADVENTURES.values()]
        assert all(colors.count(color) >= 3 for color in Color)

    @pytest.mark.rule("HAP-41")
    def test_a_part_as_repaired_is_hardware_where_nothing_was_repaired(self):
        base = adventure("ad-knack")
        base.then(*base.happened(ev.AdventureDrawn), GainedItems(items=("part:hardware",)))

        def mended(seed):
            box = only("habitat_adventures", "ad-knack")
            lies = hub(seed=seed, box=box).red("GAR:power").having("part:power").active("WSH", Modifier.ADVENTURE)
            task = Task(kind=TaskKind.REPAIR, structure=GAR, element=Element.POWER)
            return lies.plans(task, "engineer:1", "medic:1").resolved()

        assert mended(7).happened(GainedItems) == [GainedItems(items=("part:power",))]


class TestFollowUps:
    def came(self, id, **laid):
        item = AgendaItem(kind=Due.FOLLOW_UP, id=CardId(id), who=CY, due=4, made=3)
        return hub(sol=4, director=Director(agenda=(item,))).laid(**laid), ev.AgendaTaken(item=item)

    @pytest.mark.rule("HAP-32", "HEV-13")
    def test_soup_where_the_sick_bay_is_open_and_a_wound_where_it_is_not(self):
        base, taken = self.came("fu-cough")
        base.step(Step.WHAT_COMES_DUE).then(taken)
        shut = base.structure("MED", active=(Modifier.BREAKDOWN,))
        shut.step(Step.WHAT_COMES_DUE).then(taken, Wounded(who=CY, count=1))

    @pytest.mark.rule("HAP-41")
    def test_a_dream_costs_a_token_or_a_pawn(self):
        base, taken = self.came("fu-dream")
        tired = base.step(Step.WHAT_COMES_DUE)
        tired.then(taken, ev.PawnsChanged(who=CY, by=-1))
        assert tired.state.more_pawns == {CY: -1}
        awake = base.person(CY, tokens=1).step(Step.WHAT_COMES_DUE).option(1)
        awake.then(TokensChanged(who=CY, by=-1))

    @pytest.mark.rule("HAP-24")
    def test_nothing_comes_to_somebody_who_is_no_more(self):
        item = AgendaItem(kind=Due.FOLLOW_UP, id=CardId("fu-truce"), who=DI, due=4, made=3)
        after = hub(players=2, sol=4, director=Director(agenda=(item,))).step(Step.WHAT_COMES_DUE)
        after.then(ev.AgendaDropped(item=item))
        assert after.state.director.agenda == ()


class TestCampaign:
    @pytest.mark.rule("HAP-25", "HAP-38")
    @pytest.mark.example("HAP 5")
    def test_what_is_left_on_the_agenda_keeps_its_delay(self):
        item = AgendaItem(kind=Due.ADVENTURE, id=CardId("ad-seam"), who=BO, due=9, made=6)
        late = attrs.evolve(item, due=7)
        before = Director(
            drawn=("ev-dust",),
            adventures=("ad-seam",),
            agenda=(item, late),
            busy=2,
            events=("ev-filter",),
            journal=(Entry(event=CardId("ev-dust"), sol=7),),
        )
        after = carried_over(before, 7)
        assert [each.due for each in after.agenda] == [2, 1]
        assert (after.drawn, after.adventures) == (("ev-dust",), ("ad-seam",))
        assert (after.journal, after.events, after.busy) == ((), (), 0)
        first = hub(sol=1, director=after).step(Step.WHAT_COMES_DUE)
        first.then(
            ev.AgendaTaken(item=after.agenda[1]), ModifierPut(structure=PRB, modifier=Modifier.WOUND, active=False)
        )
        second = Hub(first.state).laid(sol=2).step(Step.WHAT_COMES_DUE)
        assert second.happened(ev.AgendaTaken) == [ev.AgendaTaken(item=after.agenda[0])]

    @pytest.mark.rule("HAP-16")
    def test_with_the_mission_every_entry_lapses(self):
        states = (EntryState.OPEN, EntryState.OVERDUE, EntryState.DONE)
        journal = tuple(Entry(event=CardId("ev-dust"), sol=sol, state=each) for sol, each in enumerate(states, 1))
        for ending in (MissionWon(), MissionLost(because="HEN-06")):
            base = hub(director=Director(journal=journal))
            after = replay(HABITAT, base.state, [ending])
            assert [each.state for each in after.director.journal] == [EntryState.LAPSED] * 2 + [EntryState.DONE]


class TestChance:
    @pytest.mark.rule("HAP-01", "HAP-03", "HAP-05")
    @pytest.mark.example("HAP 6")
    @pytest.mark.example("HAP 7")
    def test_the_same_seed_tells_the_same_story_and_a_replay_draws_nothing(self, monkeypatch):
        names = tuple(f"Player {number}" for number in range(1, 4))
        opening = HabitatOpening(mission=MISSION, players=names, professions=crew_of(3))

        def played():
            start = HABITAT.begin(halfway(), opening, 5)
            log = list(settle(HABITAT, start))
            state, bot = replay(HABITAT, start, log), RandomHabitat(5)
            while state.outcome is None:
                happened, state = follow(HABITAT, state, bot.choose(HABITAT, state, legal_commands(HABITAT, state)))
                log += happened
            return start, log, state

        start, log, state = played()
        assert state.director.drawn
        again = Hub(state, tuple(played()[1]))
        again.then(*(event for event in log if not isinstance(event, OF_THE_ENGINE)))

        def no_chance(*_):
            raise AssertionError("a replay draws")

        monkeypatch.setattr(Rng, "below", no_chance)
        assert replay(HABITAT, start, log) == state

    @pytest.mark.rule("HEV-14", "HAP-06")
    def test_of_what_is_to_come_nothing_is_said(self):
        say = HabitatWords(Names(halfway()))
        base = hub().state
        item = AgendaItem(kind=Due.FOLLOW_UP, id=CardId("fu-truce"), who=CY, due=4, made=3)
        secrets = (
            ev.AgendaMade(item=item, drawn=3),
            ev.ConsequenceChecked(event="ev-dust", drawn=1),
            ev.EntryClosed(event="ev-dust", state=EntryState.OVERDUE),
            ev.EntryClosed(event="ev-dust", state=EntryState.LAPSED),
            ev.AgendaMoved(),
        )
        assert [say.event(each, base) for each in secrets] == [""] * len(secrets)


class TestContent:
    @pytest.mark.rule("HAP-37")
    def test_every_card_says_what_it_comes_from(self):
        for card in EVENTS.values():
            options = card.options or (None,)
            assert bool(card.text_done) == (card.action is not None), card.id
            dangers = [card.consequence, *(option.consequence for option in options if option)]
            assert bool(card.text_struck) == any(dangers), card.id
        delayed = [card.delayed for card in ADVENTURES.values()]
        delayed += [option.delayed for card in ADVENTURES.values() for option in card.options]
        assert all(each.text for each in delayed if each)
        assert all(card.text for card in FOLLOW_UPS.values())

    @pytest.mark.rule("HAP-34")
    def test_no_event_breaks_more_than_two_elements_or_takes_more_than_two_pawns(self):
        for card in EVENTS.values():
            dangers = [card.consequence, *(option.consequence for option in card.options)]
            texts = [
                card.effect,
                *(option.effect for option in card.options),
                *(each.effect for each in dangers if each),
            ]
            for text in texts:
                found = list(leaves(text))
                assert sum(isinstance(each, Break) for each in found) <= 2, card.id
                assert sum(-each.by for each in found if isinstance(each, ChangePawns)) <= 2, card.id

    def test_a_third_of_the_events_offer_options(self):
        assert 3 * sum(bool(card.options) for card in EVENTS.values()) >= len(EVENTS)
        assert {len(card.options) for card in EVENTS.values()} <= {0, 2, 3}

    @pytest.mark.rule("HAP-37")
    def test_the_journal_tells_what_was_done_and_what_was_not(self):
        say = HabitatWords(Names(halfway()))
        told = ev.EntryClosed(event="ev-quarrel", state=EntryState.STRUCK)
        moved = Director(journal=(Entry(event=CardId("ev-quarrel"), sol=2, option=3),))
        card = EVENTS["ev-quarrel"]
        assert say.event(told, hub(director=moved).state) == f"{card.title} – {card.options[2].text_struck}"
        first = attrs.evolve(moved, journal=(attrs.evolve(moved.journal[0], option=1),))
        assert say.event(told, hub(director=first).state) == f"{card.title} – {card.text_struck}"
