"""Events, adventures and follow-ups of Halfway as a whole: enough of them, no two alike, each told, each playable."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from typing import Any
from xml.etree import ElementTree

import attrs
import pytest

from tests.habitat.hub import BO, MISSION, begun, halfway, hub, seed_for
from vanguard_desktop.bots.habitat import texts
from vanguard_desktop.bots.habitat.worths import SENSIBLE
from vanguard_desktop.core.effects import If, SetFlag
from vanguard_desktop.core.engine import follow, legal_commands
from vanguard_desktop.core.ids import CardId, Flag, RuleId
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.core.questions import FlagSet, Not
from vanguard_desktop.resources import LANGUAGES, resource_path
from vanguard_desktop.rulesets.habitat.data import effects as fx
from vanguard_desktop.rulesets.habitat.data.actions import ActionDieRolled, HaveAdventure, Task, TaskKind
from vanguard_desktop.rulesets.habitat.data.cards import (
    AdventureCard,
    EventCard,
    FollowUpCard,
    JournalCard,
    MissionCard,
    Moment,
    Tag,
)
from vanguard_desktop.rulesets.habitat.data.director import AgendaItem, Director, Due, Entry
from vanguard_desktop.rulesets.habitat.data.kinds import Color, Difficulty, Item, Sign, Space, StructureId
from vanguard_desktop.rulesets.habitat.data.missions import MissionLost, MissionWon, ObjectiveReached
from vanguard_desktop.rulesets.habitat.data.predicates import Trait
from vanguard_desktop.rulesets.habitat.data.rounds import SolBegun
from vanguard_desktop.rulesets.habitat.data.steps import Step
from vanguard_desktop.rulesets.habitat.missions.journal import entry
from vanguard_desktop.rulesets.habitat.rules import HABITAT
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.habitat.words import HabitatWords

EVENTS: dict[CardId, EventCard]
ADVENTURES: dict[CardId, AdventureCard]
FOLLOW_UPS: dict[CardId, FollowUpCard]
EVENTS, ADVENTURES, FOLLOW_UPS = (
    dict(halfway().others[f"habitat_{name}"]) for name in ("events", "adventures", "follow_ups")
)
JOURNAL: dict[CardId, JournalCard] = dict(halfway().others["habitat_journal"])
MISSIONS: dict[CardId, MissionCard] = {
    id: card for id, card in halfway().others["habitat_missions"].items() if id != MISSION
}
FAMILIES: dict[str, dict[CardId, Any]] = {"events": EVENTS, "adventures": ADVENTURES, "follow_ups": FOLLOW_UPS}
WORDS = ("title", "text", "text_done", "text_struck", "label", "labels")
LONGEST = 90  # words of what is read aloud when a card comes
MOST_ANSWERS = 40
# The starter events that the book prints.
PRINTED = (
    "ev-dust", "ev-filter", "ev-quarrel", "ev-rations", "ev-static", "ev-letters", "ev-coolant", "ev-nightmare",
    "ev-crate", "ev-window", "ev-tremor", "ev-vent",
)  # fmt: skip
# On normal: how often a danger comes that nobody acts upon (HDF-05), and the pawns that a tested action takes.
IN_THE_END, TESTED = 0.756, 1.5
SHORTEST_ENTRY, LONGEST_ENTRY = 40, 120


def bare(value: Any) -> Any:
    """A card without its words: what it does, and to whom."""
    if attrs.has(type(value)):
        named = {field.name: getattr(value, field.name) for field in attrs.fields(type(value))}
        return (type(value).__name__, *(bare(each) for name, each in named.items() if name not in (*WORDS, "id")))
    return tuple(map(bare, value)) if isinstance(value, (tuple, list)) else value


def told(value: Any) -> list[str]:
    """Every text of a card."""
    if isinstance(value, (tuple, list)):
        return [text for each in value for text in told(each)]
    if not attrs.has(type(value)):
        return []
    found = []
    for field in attrs.fields(type(value)):
        there = getattr(value, field.name)
        if field.name in WORDS:
            found += [there] if isinstance(there, str) else [*there]
        else:
            found += told(there)
    return [text for text in found if text]


def inside(value: Any, kind: type[Any]) -> list[Any]:
    """Everything of a kind within a card, its alternatives and delayed parts included."""
    if isinstance(value, (tuple, list)):
        return [each for one in value for each in inside(one, kind)]
    if not attrs.has(type(value)):
        return []
    own = [value] if isinstance(value, kind) else []
    return own + [each for field in attrs.fields(type(value)) for each in inside(getattr(value, field.name), kind)]


@cache
def translated(language: str) -> dict[tuple[str, str], str]:
    root = ElementTree.parse(resource_path("..", "i18n", f"content_{language}.ts")).getroot()
    return {
        (context.findtext("name", ""), message.findtext("source", "")): message.findtext("translation", "")
        for context in root.findall("context")
        for message in context.findall("message")
    }


def general() -> list[EventCard]:
    return [card for card in EVENTS.values() if not card.missions]


class TestContent:
    @pytest.mark.rule("HAP-33")
    def test_there_are_enough_of_everything(self):
        assert len(general()) >= 30
        colors = Counter(card.color for card in ADVENTURES.values())
        assert min(colors[color] for color in Color) >= 12
        assert len(FOLLOW_UPS) >= 10
        boons = [card for card in general() if Tag.BOON in card.tags]
        assert len(boons) * 4 >= len(general())

    @pytest.mark.rule("HAP-35")
    def test_events_added_later_are_as_strong_as_those_of_the_book(self):
        """As somebody sensible plays them on normal, in pawns: the best option, and then the danger or the action."""
        state = rich(3, Difficulty.NORMAL).state

        def worth(effect):
            return texts.text(state, SENSIBLE, effect)

        def acting(action):
            ways = [] if action is None else action.ways
            costs = ((each, (each.pawns or TESTED) * SENSIBLE.pawn + priced(each.needs)) for each in ways)
            return max((worth(way.reward or action.reward) - cost for way, cost in costs), default=0.0)

        def priced(needs):
            things = len(needs.parts) + needs.any_parts + needs.samples
            return things * SENSIBLE.part + len(needs.reserves) * SENSIBLE.reserve + needs.tokens * SENSIBLE.token

        def with_option(card, option):
            danger, action = card.consequence, card.action
            if option is not None:
                danger = option.consequence or (danger if option.strikes else None)
                action = option.action or (action if option.acts else None)
            left = 0.0 if danger is None else IN_THE_END * worth(danger.effect)
            now = 0.0 if option is None else worth(option.effect)
            return now + (max(left, acting(action)) if action is not None else left)

        def average(cards):
            found = [(card, max(with_option(card, each) for each in card.options or (None,))) for card in cards]
            total = sum(card.weight * (worth(card.effect) + best) for card, best in found)
            return total / sum(card.weight for card in cards)

        first = [EVENTS[CardId(id)] for id in PRINTED]
        later = [card for card in general() if card.id not in PRINTED]
        assert average(first) < 0
        assert abs(average(later) - average(first)) < 1

    @pytest.mark.rule("HAP-33")
    def test_each_mission_of_the_campaign_has_three_of_its_own(self):
        (campaign,) = halfway().others["habitat_campaigns"].values()
        own = Counter(mission for card in EVENTS.values() for mission in card.missions)
        assert {mission: own[mission] for mission in campaign.missions} == dict.fromkeys(campaign.missions, 3)
        assert set(own) <= set(MISSIONS)

    def test_somebody_can_have_every_trait_that_is_asked_for(self):
        traits = {trait for profile in halfway().others["habitat_profiles"].values() for trait in profile.traits}
        asked = {each.trait for each in inside(list(EVENTS.values()), Trait)}
        asked |= {each.trait for card in EVENTS.values() for each in card.follow_ups if each.trait is not None}
        assert asked
        assert asked <= traits

    @pytest.mark.rule("HAP-39")
    def test_a_third_of_the_general_events_lets_the_group_choose(self):
        assert sum(bool(card.options) for card in general()) * 3 >= len(general())

    @pytest.mark.parametrize("family", FAMILIES)
    def test_no_two_do_the_same(self, family):
        seen: dict[Any, CardId] = {}
        for id, card in FAMILIES[family].items():
            assert seen.setdefault(bare(card), id) == id, f"{id} does what {seen[bare(card)]} does"

    def test_options_of_one_card_differ(self):
        for card in (*EVENTS.values(), *ADVENTURES.values()):
            assert len({bare(each) for each in card.options}) == len(card.options), card.id

    @pytest.mark.rule("HAP-29")
    def test_an_event_leads_to_each_follow_up(self):
        assert {each.event for card in EVENTS.values() for each in card.follow_ups} == set(FOLLOW_UPS)

    def test_what_is_remembered_was_said_by_another_card(self):
        texts = [*(card for cards in FAMILIES.values() for card in cards.values()), *MISSIONS.values()]
        raised = {each.flag for each in inside(texts, SetFlag)}
        asked = {each.flag for each in inside([*texts, *JOURNAL.values()], FlagSet)}
        assert asked <= raised

    @pytest.mark.rule("HAP-34")
    def test_no_event_is_cruel(self):
        for card in EVENTS.values():
            assert len(inside(card, fx.Break)) <= 2, card.id
            assert all(each.by >= -2 for each in inside(card, fx.ChangePawns)), card.id

    @pytest.mark.rule("HFX-04")
    def test_every_structure_exists(self):
        there = {*halfway().others["habitat_structures"], "that", None}
        for cards in FAMILIES.values():
            for each in inside(list(cards.values()), fx.PutModifier):
                assert each.structure in there
            named = {getattr(each, "structure", None) for each in inside(list(cards.values()), Effect)}
            assert {each for each in named if isinstance(each, str)} <= there

    @pytest.mark.rule("HAP-37")
    def test_texts_that_come_later_are_there(self):
        for card in EVENTS.values():
            acts = card.action is not None or any(each.action for each in card.options)
            assert bool(card.text_done) == acts, card.id
            strikes = [each for each in card.options if each.consequence is not None]
            assert bool(card.text_struck) == (card.consequence is not None or bool(strikes)), card.id


@pytest.mark.parametrize("family", FAMILIES)
def test_words_in_every_language(family):
    for text in (text for card in FAMILIES[family].values() for text in told(card)):
        assert "!" not in text
        assert not re.search(r"['\"]", text), text
        assert len(text.split()) <= LONGEST, text
        for language in LANGUAGES:
            if language == "en":
                continue
            found = translated(language)[f"habitat_{family}", text]
            assert found, (language, text)
            assert "!" not in found
            assert not re.search(r"['\"]", found), found
            assert found != text or len(text.split()) < 3, (language, text)


def played(base: Any, choose: int = 0) -> Any:
    """What is asked is answered, now with the first answer and now with the last, until nothing is asked."""
    state = base.state
    for count in range(MOST_ANSWERS):
        if HABITAT.over(state) or state.question is None:
            return state
        legal = legal_commands(HABITAT, state)
        _, state = follow(HABITAT, state, legal[(count + choose) % len(legal)])
    raise AssertionError(state.question)


def rich(sol: int, difficulty: Difficulty, **fields: Any) -> Any:
    """A base in which nearly everything can happen: people with tokens and wounds, parts, samples, red elements."""
    base = hub(sol=sol, last_sol=9, difficulty=difficulty, stress=6, **fields).reserves(energy=5, oxygen=5, food=5)
    for who in base.state.crew:
        base = base.person(who.id, tokens=4, wounds=1)
    return base.having("part:cpu", "part:oxygen", "sample", "seed").red("LAB:cpu", "CRQ:hardware", "OX2:power")


@pytest.mark.parametrize("difficulty", Difficulty)
class TestPlay:
    """Each card comes with all its alternatives, and what comes of them, and no rule of the position is broken."""

    def test_every_event(self, difficulty):
        for id, card in EVENTS.items():
            alone = attrs.evolve(card, missions=(), window=None, condition=None, excludes=())
            box = attrs.evolve(halfway(), others={**halfway().others, "habitat_events": {id: alone}})
            for option in range(max(1, len(card.options))):
                came = rich(3, difficulty, box=box).step(Step.MISSION_EVENT)
                after = played(came if not card.options else came.option(option + 1), option)
                assert not HABITAT.broken(after), id

    def test_what_comes_of_every_event(self, difficulty):
        sure = {"chances": (100, 100, 100)}
        for id, card in EVENTS.items():
            options = tuple(
                each
                if each.consequence is None
                else attrs.evolve(each, consequence=attrs.evolve(each.consequence, **sure))
                for each in card.options
            )
            struck = None if card.consequence is None else attrs.evolve(card.consequence, **sure)
            alone = attrs.evolve(card, options=options, consequence=struck)
            box = attrs.evolve(halfway(), others={**halfway().others, "habitat_events": {id: alone}})
            for option in range(1, 1 + len(card.options)) if card.options else (0,):
                entry = Entry(event=id, sol=2, option=option, who=BO, structure=StructureId("OX1"))
                base = rich(3, difficulty, box=box, director=Director(journal=(entry,)))
                assert not HABITAT.broken(played(base.step(Step.WHAT_COMES_DUE))), id

    def test_every_follow_up(self, difficulty):
        for id, card in FOLLOW_UPS.items():
            flags = [each.flag for each in inside(card, FlagSet)]
            for noted in ((), tuple(flags)):
                item = AgendaItem(kind=Due.FOLLOW_UP, id=id, who=BO, due=4, made=3)
                for answer in range(2):
                    base = rich(4, difficulty, director=Director(agenda=(item,)), flags=noted)
                    assert not HABITAT.broken(played(base.step(Step.WHAT_COMES_DUE), answer)), id

    def test_every_adventure_and_what_comes_of_it(self, difficulty):
        for id, card in ADVENTURES.items():
            box = attrs.evolve(halfway(), others={**halfway().others, "habitat_adventures": {id: card}})
            for option in range(max(1, len(card.options))):
                base = rich(4, difficulty, box=box).effects(HaveAdventure(color=card.color), you=BO)
                assert not HABITAT.broken(played(base, option)), id
                item = AgendaItem(kind=Due.ADVENTURE, id=id, who=BO, due=4, made=3, option=option + bool(card.options))
                delayed = card.options[option].delayed if card.options else card.delayed
                if delayed is not None:
                    late = rich(4, difficulty, box=box, director=Director(agenda=(item,)))
                    assert not HABITAT.broken(played(late.step(Step.WHAT_COMES_DUE))), id


@pytest.mark.rule("HCL-02", "HAC-44")
@pytest.mark.parametrize("id", ["ad-brittle", "ad-hole"])
def test_what_was_let_go_on_the_way_is_not_collected(id):
    box = attrs.evolve(
        halfway(), others={**halfway().others, "habitat_adventures": {CardId(id): ADVENTURES[CardId(id)]}}
    )
    task = Task(kind=TaskKind.COLLECT, space=Space("R1-N"), item=Item("sample"))

    def asked(seed):
        """It is done with dice, so that the adventure comes before the result."""
        base = hub(box=box, seed=seed, sol=3, last_sol=9).explored(R1_N="g1a").lying(R1_N="sample")
        return base.plans(task, f"{BO}:1", f"{BO}:2").resolved()

    def succeeds(base):
        die = [each.shows for each in base.happened(ActionDieRolled) if each.sign is Sign.SUCCESS]
        return bool(base.state.question) and die == [True]

    gives = next(at for at, each in enumerate(ADVENTURES[CardId(id)].options, 1) if inside(each, fx.LoseSampleHere))
    after = asked(seed_for(asked, succeeds)).option(gives)
    assert [each.tag for each in after.events if each.tag in ("sample_lost", "collected")] == ["sample_lost"]


def test_follow_ups_answer_what_was_chosen():
    """What was said or done before is told apart, and something else comes of it."""
    answering = [card for card in FOLLOW_UPS.values() if any(_asks(each.test) for each in inside(card, If))]
    assert len(answering) >= 12


def _asks(test: Any) -> bool:
    return isinstance(test, FlagSet) or (isinstance(test, Not) and _asks(test.test))


def of(mission: CardId, moment: Moment) -> list[JournalCard]:
    return [card for card in JOURNAL.values() if card.mission == mission and card.moment is moment]


class TestJournal:
    def test_every_entry_has_40_to_120_words(self):
        counted = {id: len(card.text.split()) for id, card in JOURNAL.items()}
        assert {id: words for id, words in counted.items() if not SHORTEST_ENTRY <= words <= LONGEST_ENTRY} == {}

    def test_every_entry_is_there_in_every_language(self):
        for text in (text for card in JOURNAL.values() for text in (card.title, card.text)):
            for language in LANGUAGES:
                assert "!" not in translated(language).get(("habitat_journal", text), ""), (language, text)
                assert language == "en" or translated(language)["habitat_journal", text] not in ("", text)

    @pytest.mark.parametrize(
        "mission", sorted({card.mission for card in JOURNAL.values() if card.mission} | set(MISSIONS))
    )
    def test_every_mission_has_a_beginning_a_way_and_two_ends(self, mission):
        assert len(of(mission, Moment.BEGINS)) == 1
        assert of(mission, Moment.SOL) or of(mission, Moment.REACHED)
        for moment in (Moment.WON, Moment.LOST):
            assert [card for card in of(mission, moment) if card.test is None], moment

    @pytest.mark.parametrize("mission", MISSIONS)
    def test_what_is_told_of_can_be_reached(self, mission):
        there = {objective.id for objective in MISSIONS[mission].objectives}
        for card in of(mission, Moment.REACHED):
            assert card.objective in there, card.id
        for card in of(mission, Moment.SOL):
            assert card.sol is not None
            assert 1 < card.sol <= MISSIONS[mission].sols, card.id

    def test_the_end_remembers_whether_the_keyboard_came_home(self):
        base = begun(mission="housewarming")
        found = {f"collected:{item}": 1 for item in ("objective:orange-1", "objective:orange-2")}
        home = base.laid(counted={**base.state.counted, **found})
        assert entry(base.state, MissionWon()) == JOURNAL[CardId("jn-hw-6")]
        assert entry(home.state, MissionWon()) == JOURNAL[CardId("jn-hw-5")]

    @pytest.mark.parametrize(
        ("mission", "flag", "id"),
        [
            ("static", "waited", "jn-m3-3"),
            ("static", "told_desk", "jn-m3-4"),
            ("the-quiet-illness", "halfway_hasty", "jn-m4-3"),
            ("the-quiet-illness", "halfway_gentle", "jn-m4-4"),
            ("postage", "stays_behind", "jn-m5-3"),
            ("postage", "", "jn-m5-4"),
        ],
    )
    def test_a_victory_remembers_what_was_chosen(self, mission, flag, id):
        base = hub().laid(mission=CardId(mission), flags=(Flag(flag),))
        assert entry(base.state, MissionWon()) == JOURNAL[CardId(id)]

    def test_it_is_told_with_what_happens(self):
        base, words = begun(mission="housewarming"), HabitatWords(Names(halfway()))
        for event, id in (
            (SolBegun(sol=1), "jn-hw-1"),
            (ObjectiveReached(objective=CardId("array")), "jn-hw-2"),
            (MissionLost(), "jn-hw-7"),
            (MissionLost(because=RuleId("HHP-22")), "jn-died"),
        ):
            assert words.event(event, base.state).endswith(f"{JOURNAL[CardId(id)].title} – {JOURNAL[CardId(id)].text}")
        assert words.event(SolBegun(sol=2), base.state) == "Sol 2 begins."
        assert words.event(ObjectiveReached(objective=CardId("farm")), base.state).endswith("greenhouse.")
