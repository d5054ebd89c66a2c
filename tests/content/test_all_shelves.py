"""A pack with something of every family: how it is read, and what can be wrong with its cards."""

from __future__ import annotations

import pytest

from tests.content.conftest import ALL_SHELVES
from vanguard_desktop.content.families import of_the_box
from vanguard_desktop.content.load import load_box
from vanguard_desktop.core.ids import CardId, SectorId, WorldId
from vanguard_desktop.dice.faces import Color, Icon
from vanguard_desktop.dice.requirements import asks
from vanguard_desktop.play.game import Game
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.rulesets.expedition.data.effects import FollowPath, GainDiscovery, SpendDice
from vanguard_desktop.rulesets.expedition.data.questions import AllOf, FlagSet, Not, Successes
from vanguard_desktop.setting.cards import ImmediateEffect, SpecialEffect
from vanguard_desktop.store.memory_log import MemoryLog


def test_every_family_is_read():
    box = load_box([ALL_SHELVES])
    assert all(getattr(box, family) for family in of_the_box())
    assert set(box.uniques) == {5, 6}
    assert box.rank_ups[CardId("R02")].successes == (3, None)
    assert box.missions[CardId("M01")].test == AllOf(tests=(Successes(count=3), Not(test=FlagSet(flag="torn"))))
    assert box.missions[CardId("M02")].effect == GainDiscovery(deck=box.discoveries[CardId("D3")].type)
    world = box.worlds[WorldId("paper_moon")]
    assert world.threats == {SectorId(3): CardId("X01")}
    assert world.condition.time.spaces[2].effect == SpendDice()
    storm = box.conditions[CardId("G01")].travel_check
    assert storm.rows[1].requirement == asks(Icon.EXPLORE, (Color.RED, Color.BLUE))
    assert storm.rows[1].effect == FollowPath()
    special = box.pois[CardId("P01")].actions[0].check.special
    assert [type(one) for one in special] == [ImmediateEffect, ImmediateEffect, SpecialEffect]


def test_it_can_be_played():
    box = load_box([ALL_SHELVES])
    game = Game.start(box, MemoryLog(), stand_alone_opening(box, players=4), lambda: 3)
    for turn in range(80):
        commands = game.legal_commands()
        if not commands:
            break
        game.submit(commands[turn * 5 % len(commands)])
        assert not game.rules.broken(game.state)


log = {"type": "read_log", "log": "L01"}
SPOILED = {
    "a question that no card asks": (
        ("missions.json", 0, "test", {"type": "sucesses", "count": 3}),
        "missions.json: $[0].test.type: unknown type 'sucesses' (did you mean 'successes'?)",
    ),
    "an item that is none": (
        ("section_cards.json", 0, "combination", "requirement", "alternatives", 0, 0, "type", "sane"),
        (
            "section_cards.json: $[0].combination.requirement.alternatives[0][0].type: unknown type 'sane' "
            "(did you mean 'same'?)"
        ),
    ),
    "an ace that is asked for": (
        ("section_cards.json", 1, "combination", "requirement", "alternatives", 0, 0, "icon", "ace"),
        (
            "section_cards.json: $[1].combination.requirement.alternatives[0][0]: "
            'found {"icon": "ace"}, which does not belong here'
        ),
    ),
    "a test of the pool for nothing": (
        ("pois.json", 0, "actions", 0, "check", "special", 0, "test", "icons", ["ace"]),
        (
            "pois.json: $[0].actions[0].check.special[0].test: "
            'found {"icons": ["ace"], "count": 2}, which does not belong here'
        ),
    ),
    "a special effect of another kind": (
        ("pois.json", 0, "actions", 0, "check", "special", 0, "type", "imediate"),
        "pois.json: $[0].actions[0].check.special[0].type: unknown type 'imediate' (did you mean 'immediate'?)",
    ),
    "half a pair": (
        ("rank_ups.json", 0, "successes", [2]),
        "rank_ups.json: $[0].successes: found [2], which does not belong here",
    ),
    "a pair that is none": (
        ("rank_ups.json", 0, "successes", 2),
        "rank_ups.json: $[0].successes: found 2, but a list belongs here",
    ),
    "a word in a pair": (
        ("rank_ups.json", 0, "successes", 1, "4"),
        'rank_ups.json: $[0].successes[1]: found "4", but a whole number belongs here',
    ),
    "a space that has no number": (
        ("missions.json", 2, "time", "spaces", "five", {"type": "nothing"}),
        'missions.json: $[2].time.spaces.five: found "five", but a whole number belongs here',
    ),
    "a space behind the end": (
        ("missions.json", 2, "time", "spaces", "6", {"type": "nothing"}),
        "missions.json: $[2].time.spaces.6: found 6, but a number from 1–5 belongs here",
    ),
    "a unique discovery that is not there": (
        ("worlds.json", 0, "uniques", [7]),
        "worlds.json: $[0].uniques[0]: '7' is not in uniques",
    ),
    "a threat that is not there": (
        ("worlds.json", 0, "threats", "3", "X04"),
        "worlds.json: $[0].threats.3: 'X04' is not in threats (did you mean 'X02'?)",
    ),
    "a threat in no sector": (
        ("worlds.json", 0, "threats", {"7": "X01"}),
        "worlds.json: $[0].threats.7: '7' is not in {folder}/worlds.json: $[0].sectors",
    ),
    "a log that is not there": (
        ("worlds.json", 0, "briefing", "L09"),
        "worlds.json: $[0].briefing: 'L09' is not in logs (did you mean 'L05'?)",
    ),
    "a card inside an effect that is not there": (
        ("missions.json", 0, "effect", "card", "M04"),
        "missions.json: $[0].effect.card: 'M04' is not in missions (did you mean 'M03'?)",
    ),
    "a mission that a question names wrongly": (
        ("missions.json", 2, "test", {"type": "mission_in_play", "card": "M1"}),
        "missions.json: $[2].test.card: 'M1' is not in missions (did you mean 'M01'?)",
    ),
    "a sector that the world does not have": (
        ("events.json", 2, "main", {"type": "move_to", "sector": 9}),
        "events.json: $[2].main.sector: '9' is not in {folder}/worlds.json: $[0].sectors",
    ),
    "a path that the world does not have": (
        ("logs.json", 0, "effect", {"type": "open_path", "path": "1-3"}),
        "logs.json: $[0].effect.path: '1-3' is not in {folder}/worlds.json: $[0].paths",
    ),
    "a travel icon on a card": (
        ("events.json", 2, "main", {"type": "travel_icon"}),
        "events.json: $[2].main: found travel_icon, which does not belong here",
    ),
    "a behavior that the threat does not have": (
        ("threats.json", 0, "time", "spaces", "1", "behavior", "buz"),
        ("threats.json: $[0].time.spaces.1.behavior: 'buz' is not in $[0].behaviors (did you mean 'buzz'?)"),
    ),
    "an outcome that is not printed": (
        ("pois.json", 0, "actions", 0, "check", "rows", 1, "color", "yellow"),
        "pois.json: $[0].actions[0].check.special[1].outcome: 'green' is not in $[0].actions[0].check",
    ),
    "an arrow to nowhere": (
        ("missions.json", 1, "actions", 0, "check", "tracks", 0, "also", ["yellow"]),
        "missions.json: $[1].actions[0].check.tracks[0].also[0]: 'yellow' is not in $[1].actions[0].check",
    ),
    "a landing that speaks to nobody": (
        ("worlds.json", 0, "landing", 0, "effect", {"type": "spend_dice"}),
        (
            "worlds.json: $[0].landing[0].effect: nobody in particular is meant here, "
            "but spend_dice needs somebody or a sector"
        ),
    ),
    "a last log that speaks to nobody": (
        ("logs.json", 4, "effect", {"type": "read_log", "log": "L03"}),
        "logs.json: $[2].effect: nobody in particular is meant here, but dice_check needs somebody or a sector",
    ),
    "a landing row from back to front": (
        ("worlds.json", 0, "landing", 1, "last", 2),
        "worlds.json: $[0].landing[1].last: found 2, but a number from 4–9 belongs here",
    ),
    "a log that reads itself": (
        ("logs.json", 0, "effect", log),
        "logs.json: $[0]: these set each other off without end: log L01",
    ),
    "a time track that winds itself up": (
        (
            "missions.json",
            2,
            "time",
            "spaces",
            "1",
            {"type": "in_order", "steps": [{"type": "reset_track"}, {"type": "advance_time", "which": "this"}]},
        ),
        "missions.json: $[2]: these set each other off without end: time MissionCard M03",
    ),
    "a behavior that follows itself": (
        ("threats.json", 0, "behaviors", "buzz", {"type": "behave", "behavior": "buzz"}),
        "threats.json: $[0]: these set each other off without end: behavior X01 buzz",
    ),
    "everybody for everybody": (
        (
            "events.json",
            2,
            "main",
            {
                "type": "for_crew",
                "who": "each",
                "effect": {
                    "type": "for_crew",
                    "who": "each",
                    "effect": {
                        "type": "for_crew",
                        "who": "each",
                        "effect": {"type": "for_crew", "who": "each", "effect": {"type": "draw_cards", "count": 20}},
                    },
                },
            },
        ),
        "events.json: $[2]: at worst more than 4000 effects follow one another",
    ),
    "an effect of the expedition aboard": (
        ("situations.json", 0, "solved", {"type": "spend_dice"}),
        "situations.json: $[0].solved: found spend_dice, which does not belong here",
    ),
    "a gained card that is not there": (
        ("situations.json", 0, "solved", {"type": "gain", "card": "Z77"}),
        "situations.json: $[0].solved.card: 'Z77' is not in ship",
    ),
    "a flight to nowhere": (
        ("systems.json", 0, "outbound", 0, "to", "SYS-02"),
        "systems.json: $[0].outbound[0].to: 'SYS-02' is not in systems (did you mean 'SYS-01'?)",
    ),
    "a requirement without end": (
        ("section_cards.json", 0, "combination", "requirement", "alternatives", [[{"type": "same"}] * 17]),
        "section_cards.json: $[0].combination.requirement: more than 16 parts for one card",
    ),
}


@pytest.mark.parametrize(("change", "sentence"), SPOILED.values(), ids=SPOILED.keys())
def test_a_mistake_is_named_with_its_place(shelves, change, sentence):
    shelves.set(*change)
    wanted = [] if sentence is None else [sentence.replace("{folder}", shelves.folder.as_posix())]
    assert shelves.sentences() == wanted


def test_two_unique_discoveries_of_one_number_are_one_too_many(shelves):
    shelves.set("worlds.json", 0, "uniques", [5])
    shelves.set("uniques.json", 1, "number", 5)
    first = f"{shelves.folder.as_posix()}/uniques.json: $[0]"
    assert shelves.sentences() == [f"uniques.json: $[1].number: the id '5' is already taken by {first}"]


def test_being_sent_on_once_is_no_endless_chain(shelves):
    shelves.set("logs.json", 1, "effect", {"type": "move_to", "sector": 4})
    assert shelves.sentences() == []


def test_logs_that_read_each_other_are_an_endless_chain(shelves):
    shelves.set("logs.json", 3, "effect", {"type": "read_log", "log": "L05"})
    shelves.set("logs.json", 4, "effect", {"type": "choose", "options": [{"type": "read_log", "log": "L04"}]})
    assert shelves.sentences() == ["logs.json: $[3]: these set each other off without end: log L04, log L05"]


def test_sectors_that_send_each_other_on_are_an_endless_chain(shelves):
    shelves.set("logs.json", 1, "effect", {"type": "move_to", "sector": 4})
    shelves.set("logs.json", 2, "effect", {"type": "move_to", "sector": 2})
    sentence = "these set each other off without end: log L02, log L03"
    assert [one.partition(": ")[2].partition(": ")[2] for one in shelves.sentences()] == [sentence]
