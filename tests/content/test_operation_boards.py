"""The five operations of the built-in pack: they can be begun, played to an end and won (OPS-01 to OPS-22)."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from tests.ship.test_act_one import under_way
from vanguard_desktop.bots.campaigns import Voyage, play_campaign
from vanguard_desktop.content.complete import counted
from vanguard_desktop.content.load import load_box, open_packs
from vanguard_desktop.core.engine import follow, legal_commands, replay, settle
from vanguard_desktop.core.ids import CampaignId, CardId, Flag, LogId, MemberId, PathId, SectorId, WorldId
from vanguard_desktop.core.sources import Source
from vanguard_desktop.play.campaign import codec
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.rulesets.expedition.data.commands import GiveStartToken, Travel
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseAction
from vanguard_desktop.rulesets.expedition.data.reasons import RopeHolds
from vanguard_desktop.rulesets.expedition.data.state import State
from vanguard_desktop.rulesets.expedition.holds import holds
from vanguard_desktop.rulesets.expedition.round.due import at_round_end
from vanguard_desktop.rulesets.expedition.round.turns import open_round
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.campaign.operations import StartOperation
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.setting.cards import RowColor

BOX = load_box()
LONG_POST = CampaignId("long_post")


def landed(world: str, players: int = 2, seed: int = 3) -> State:
    """Down on the board of an operation, before the first turn."""
    opening = stand_alone_opening(BOX, WorldId(world), players)
    state = EXPEDITION.begin(BOX, opening, seed)
    state = attrs.evolve(state, landing_left=0)
    state = replay(EXPEDITION, state, settle(EXPEDITION, state))
    for _ in range(40):
        if state.round:
            return state
        state = _after(state, legal_commands(EXPEDITION, state)[0])
    raise AssertionError("nobody gets out of the lander")


def _after(state: State, command: Any) -> State:
    return follow(EXPEDITION, state, command)[1]


@pytest.mark.rule("OPS-01", "OPS-02", "OPS-20")
def test_five_operations_have_boards_missions_and_entries_of_their_own() -> None:
    assert [card.id for card in BOX.operations.values()] == [f"OP-{number}" for number in range(1, 6)]
    assert [card.tier for card in BOX.operations.values()] == [1, 2, 1, 2, 3]
    assert [card.team for card in BOX.operations.values()] == [None, None, None, 2, None]
    for card in BOX.operations.values():
        assert card.landing == card.id.replace("OP", "OL")
        board = BOX.worlds[BOX.landing_cards[card.landing].world]
        assert board.missions[0] == card.id.replace("OP-", "OM")
        assert not BOX.missions[board.missions[0]].optional
        assert all(BOX.missions[mission].optional for mission in board.missions[1:])
        own = {log for log in BOX.logs if log.startswith(card.id)}
        assert {board.briefing, board.lift_off, board.evacuation} <= own
        assert card.silver < card.gold


@pytest.mark.rule("OPS-12", "OPS-04")
@pytest.mark.parametrize("operation", sorted(BOX.operations))
@pytest.mark.parametrize("players", [1, 3])
def test_a_stand_alone_operation_comes_to_its_end(operation: str, players: int) -> None:
    voyage = Voyage(campaign=LONG_POST, players=players, seed=4, operation=CardId(operation))
    played, _ = play_campaign(BOX, codec(), voyage)
    assert played.ending in {"lost: failed", "won: bronze", "won: silver", "won: gold"}
    assert played.met[f"landing_cards:{operation.replace('OP', 'OL')}"]


@pytest.mark.rule("OPS-14", "OPS-15")
def test_in_the_campaign_each_of_them_is_a_visit() -> None:
    ship = under_way().pooled(energy=4).step(Phase.STAR_MAP, "travel")
    assert not any(isinstance(command, StartOperation) for command in ship.legal())
    opened = ship.put(zones.BOX_DICE, *(die for die in ship.at(zones.SEALED) if die.startswith("dice:")))
    offered = [command for command in opened.legal() if isinstance(command, StartOperation)]
    assert [command.operation for command in offered] == ([] if opened.at(zones.SEALED) else sorted(BOX.operations))
    gone = ship.order(StartOperation(operation=CardId("OP-3")))
    assert gone.at(zones.SCANNER) == ("landing_cards:OL-3",)
    assert gone.state.pool.energy == 2


def wins(state: State, mission: str, **laid: Any) -> bool:
    """Whether the mission could be completed in this position."""
    test = BOX.missions[CardId(mission)].test
    assert test is not None
    return holds(attrs.evolve(state, **laid), test, state.members[0].id)


@pytest.mark.rule("OPS-02", "PLN-44")
def test_the_main_mission_of_each_can_be_fulfilled() -> None:
    spoons = {SectorId(number): 1 for number in (2, 4, 6, 7)}
    first = landed("WOP1")
    assert wins(first, "OM1", marks=spoons)
    assert not wins(first, "OM1", marks={SectorId(2): 1})
    assert wins(landed("WOP3"), "OM3", marks={SectorId(4): 3})
    rope = landed("WOP4")
    home = tuple(attrs.evolve(member, sector=SectorId(1)) for member in rope.members)
    assert wins(rope, "OM4", marks={SectorId(1): 1}, members=home)
    assert not wins(rope, "OM4", marks={SectorId(1): 1}, members=(home[0], attrs.evolve(home[1], sector=SectorId(2))))
    assert wins(landed("WOP5"), "OM5", marks={SectorId(3): 1})


@pytest.mark.rule("CHK-05", "OPS-01")
def test_whoever_holds_the_medicine_rolls_at_most_three_dice() -> None:
    check = BOX.pois[CardId("OP1-CLUSTER")].actions[0].check
    assert check is not None
    assert check.most_dice == 3
    assert [row.color for row in check.rows] == [RowColor.YELLOW, RowColor.GREEN, RowColor.RED]


TRUTHS = {Flag("op5_first"): 7, Flag("op5_second"): 8, Flag("op5_third"): 6}
# What each of the three clues rules out.
RULED_OUT = {LogId("OP-5-3"): 7, LogId("OP-5-4"): 8, LogId("OP-5-5"): 6}


@pytest.mark.rule("OPS-01", "RND-08")
def test_one_of_three_places_holds_the_stone_and_the_clues_rule_out_the_others() -> None:
    found = {flag for seed in range(12) for flag in landed("WOP5", seed=seed).flags}
    assert found == set(TRUTHS)
    for truth, place in TRUTHS.items():
        told = set()
        for clue in ("OP5-SMALL", "OP5-STEPS", "OP5-HOUSE", "OP5-HILL"):
            check = BOX.pois[CardId(clue)].actions[0].check
            assert check is not None
            effect: Any = next(row.effect for row in check.rows if row.color is RowColor.GREEN).steps[1]  # type: ignore[attr-defined]
            while hasattr(effect, "test"):
                effect = effect.then if effect.test.flag == truth else effect.otherwise
            told.add(effect.log)
        assert {RULED_OUT[log] for log in told} == set(TRUTHS.values()) - {place}


LAMPS = {SectorId(number): 1 for number in (4, 5, 6, 8, 9)}


@pytest.mark.rule("OPS-01", "PLN-43", "TRN-25")
@pytest.mark.parametrize(
    ("round", "dark", "done", "failed"), [(10, None, True, False), (10, 6, False, True), (9, None, False, False)]
)
def test_at_the_dawn_of_the_night_shift_all_five_lamps_burn(
    round: int, dark: int | None, done: bool, failed: bool
) -> None:
    night = landed("WOP2")
    assert night.marks == LAMPS
    night = attrs.evolve(night, round=round, marks={at: n for at, n in LAMPS.items() if at != dark}, tracks={})
    (due,) = at_round_end(night)
    after = _played_out(night, night.members, due)[1]
    assert (CardId("OM2") in after.missions_done, after.mission_failed) == (done, failed)


@pytest.mark.rule("OPS-01", "TIM-13")
def test_eleven_callers_knock_in_the_night_and_each_has_its_price() -> None:
    track = BOX.conditions[CardId("OG4")].time
    assert track is not None
    assert track.length == 11
    assert sorted(track.spaces) == list(range(1, 12))
    assert all(len(caller.options) == 2 for caller in track.spaces.values())  # type: ignore[attr-defined]


@pytest.mark.rule("PLN-38", "TRN-04", "TRN-05")
def test_one_anchors_and_one_flies_and_they_change_about_each_round() -> None:
    state = landed("WOP4")
    flier, anchor = (member.id for member in state.members)
    state = attrs.evolve(state, start_token=flier)
    assert EXPEDITION.why_not(_deciding(state, flier), Travel(path=PathId("op4-1-2"))) is None
    assert EXPEDITION.why_not(_deciding(state, anchor), Travel(path=PathId("op4-1-2"))) == RopeHolds()
    state = attrs.evolve(state, pending=(), queue=())
    for holder in (anchor, flier):
        state = replay(EXPEDITION, state, open_round(state))
        assert state.start_token == holder


def _deciding(state: State, who: MemberId) -> State:
    return attrs.evolve(state, turn=who, pending=(ChooseAction(member=who),), queue=())


@pytest.mark.rule("TRN-25", "PLN-38")
def test_at_the_end_of_a_round_the_rope_between_two_of_them_must_not_hang_slack() -> None:
    state = landed("WOP4")
    first = state.members[0].id
    state = _after(state, GiveStartToken(to=MemberId(first))) if state.turn is None else state
    assert state.start_token == first
    (due,) = [waiting for waiting in at_round_end(state) if waiting.source == Source.read("condition:OG5")]
    near = tuple(attrs.evolve(member, sector=SectorId(at)) for member, at in zip(state.members, (1, 2), strict=True))
    far = tuple(attrs.evolve(member, sector=SectorId(at)) for member, at in zip(state.members, (1, 3), strict=True))
    rolled = {
        name: sum(event.tag == "danger_rolled" for event in _settled(state, members, due))
        for name, members in (("near", near), ("far", far))
    }
    assert rolled == {"near": 2, "far": 0}


def _settled(state: State, members: Any, due: Any) -> list[Any]:
    return _played_out(state, members, due)[0]


def _played_out(state: State, members: Any, due: Any) -> tuple[list[Any], State]:
    laid = attrs.evolve(state, members=members, pending=(), queue=(due,), supplies=0)
    events: list[Any] = []
    for _ in range(20):
        happened = settle(EXPEDITION, laid)
        events += happened
        laid = replay(EXPEDITION, laid, happened)
        if laid.question is None:
            break
        more, laid = follow(EXPEDITION, laid, legal_commands(EXPEDITION, laid)[0])
        events += more
    return events, laid


@pytest.mark.rule("CPI-18", "OPS-01")
def test_what_only_operations_use_is_beside_the_printed_numbers() -> None:
    count = counted(open_packs())
    assert count["operations"] == 5
    assert count["landing_cards"] == sum(card.startswith("L") for card in BOX.landing_cards)
    assert count["missions"] == sum(card.startswith("M") for card in BOX.missions)
    assert count["conditions"] == sum(card.startswith("G") for card in BOX.conditions)
