"""The logbook: what entries write down, where they send the players, and how the story comes to its acts (LOG)."""

from __future__ import annotations

from pathlib import Path

import attrs
import pytest

from tests.ship.ship import aboard, small_ship
from tests.support.scenario import TAKEN, opens, queued
from vanguard_desktop.content.load import load_box
from vanguard_desktop.core import effects as core
from vanguard_desktop.core.effects import ForShip
from vanguard_desktop.core.events import DecisionClosed
from vanguard_desktop.core.ids import Counter, Flag, LogId
from vanguard_desktop.core.questions import FlagSet
from vanguard_desktop.core.rng import Rng
from vanguard_desktop.core.sources import Source
from vanguard_desktop.play.campaign import codec
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship import questions as qs
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.chapters import CARD_EFFECTS
from vanguard_desktop.rulesets.ship.data.aboard.morale import MoraleChanged
from vanguard_desktop.rulesets.ship.data.campaign.logbook import (
    ActMissing,
    BoxMarked,
    CounterChanged,
    FlagForgotten,
    GoOn,
    Looked,
    ToBeContinued,
)
from vanguard_desktop.rulesets.ship.data.common import (
    CannotPay,
    ChooseOption,
    FlagRaised,
    LogRead,
    NotOffered,
    OptionTaken,
    PickOption,
)
from vanguard_desktop.rulesets.ship.data.limits import Used
from vanguard_desktop.rulesets.ship.data.rolls import DiceRolled, TellResult
from vanguard_desktop.rulesets.ship.holds import holds
from vanguard_desktop.rulesets.ship.limits import is_left, use
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.setting.cards import LogEntry
from vanguard_desktop.setting.standing import Often, Price, Stretch

TRUST = Counter("trust")
A, B, C = LogId("a"), LogId("b"), LogId("c")


def story(**entries):
    """A ship whose logbook holds these entries besides those of the pack."""
    logs = {LogId(id): LogEntry(id=LogId(id), story=id, effect=effect) for id, effect in entries.items()}
    return aboard(box=attrs.evolve(small_ship(), logs={**small_ship().logs, **logs}))


def flag(name):
    return core.SetFlag(flag=Flag(name))


def in_order(*steps):
    return core.InOrder(steps=steps)


def read(log):
    return core.ReadLog(log=LogId(log))


def entries_read(ship):
    return [event.log for event in ship.happened(LogRead)]


@pytest.mark.rule("LOG-07", "LOG-08")
@pytest.mark.example("LOG-x1")
def test_the_first_open_box_is_marked():
    ship = aboard(marks={"991": (1, 2)}).effects(fx.MarkBox(log=LogId("991"))).then(TAKEN, BoxMarked(log="991", box=3))
    assert ship.state.marks == {"991": (1, 2, 3)}
    assert holds(ship.state, qs.BoxesMarked(log=LogId("991"), count=3))
    assert not holds(ship.state, qs.BoxesMarked(log=LogId("991"), count=4))


@pytest.mark.rule("LOG-08")
def test_with_all_boxes_marked_nothing_is_marked_any_more():
    ship = aboard(marks={"991": (1, 2, 3, 4, 5)}).effects(fx.MarkBox(log=LogId("991")))
    assert ship.state.marks == {"991": (1, 2, 3, 4, 5)}


@pytest.mark.rule("LOG-07")
def test_a_box_of_a_certain_number_is_marked_once():
    ship = aboard().effects(fx.MarkBox(log=LogId("991"), box=4), fx.MarkBox(log=LogId("991"), box=4))
    assert ship.state.marks == {"991": (4,)}


@pytest.mark.rule("LOG-05", "CYC-13")
@pytest.mark.example("LOG-x2")
def test_of_two_options_only_the_one_that_can_be_paid_can_be_chosen():
    choice = core.Choose(options=(fx.ChangeSuccess(by=-2), fx.LowerMorale()))
    ship = story(a=in_order(choice, flag("after"))).pooled(success=1).effects(read("a")).then(
        TAKEN, LogRead(log="a"),
        queued(core.InOrder(steps=(core.Choose(options=(fx.ChangeSuccess(by=-2), fx.LowerMorale())),
            core.SetFlag(flag="after"))), source=Source.read("logs:a")),
        TAKEN,
        queued(core.Choose(options=(fx.ChangeSuccess(by=-2), fx.LowerMorale())), core.SetFlag(flag="after"),
            source=Source.read("logs:a")),
        TAKEN, opens(ChooseOption(options=(fx.ChangeSuccess(by=-2), fx.LowerMorale()), source=Source.read("logs:a"))),
        DecisionClosed(automatic=True), OptionTaken(log="a", option=2), queued(fx.LowerMorale(), source="logs:a"),
        TAKEN, MoraleChanged(level=fx.MoraleLevel.LOW), Used(key="morale_drop/:per_phase"),
        Used(key="morale_drop/logs:a:per_phase"), TAKEN, FlagRaised(flag="after"),
    )  # fmt: skip
    # With one legal option nobody is asked (DEC-27).
    assert ship.state.question is None
    assert ship.state.pool.success == 1
    assert ship.state.morale.value == "low"
    assert "after" in ship.state.flags


@pytest.mark.rule("LOG-05", "LOG-06", "LOG-16")
def test_exactly_one_option_is_chosen_and_the_chronicle_keeps_which():
    choice = core.Choose(options=(flag("left"), flag("right"), fx.ChangeSuccess(by=-2)))
    ship = story(a=choice).effects(read("a"))
    ship.refuses(PickOption(number=3), CannotPay())
    ship.refuses(PickOption(number=4), NotOffered())
    after = ship.option(2)
    assert after.happened(OptionTaken) == [OptionTaken(log=A, option=2)]
    assert after.state.flags == ("right",)
    assert holds(after.state, qs.OptionTaken(log=A, option=2))
    assert not holds(after.state, qs.OptionTaken(log=A, option=1))


@pytest.mark.rule("LOG-09", "LOG-06")
@pytest.mark.example("LOG-x3")
def test_a_keyword_is_remembered_when_the_campaign_is_resumed():
    events = aboard().effects(read("610")).events
    resumed = codec().read_events(codec().write_events(events))
    after = aboard()
    assert tuple(resumed) == events
    ship = after.effects(read("610"))
    assert holds(ship.state, core_flag("signal-answered"))
    forgotten = ship.effects(fx.RemoveFlag(flag=Flag("signal-answered"))).then(
        TAKEN, FlagForgotten(flag="signal-answered"),
    )  # fmt: skip
    assert not holds(forgotten.state, core_flag("signal-answered"))


def core_flag(name):
    return FlagSet(flag=Flag(name))


@pytest.mark.rule("LOG-11", "LOG-04")
@pytest.mark.example("LOG-x4")
def test_a_jump_ends_the_entry_and_a_reading_returns_to_it():
    jump = story(a=in_order(flag("one"), fx.GoToLog(log=B), flag("three")), b=flag("two")).effects(read("a"))
    assert jump.state.flags == ("one", "two")
    reading = story(a=in_order(flag("one"), read("b"), flag("three")), b=flag("two")).effects(read("a")).then(
        TAKEN, LogRead(log="a"),
        queued(core.InOrder(steps=(core.SetFlag(flag="one"), core.ReadLog(log="b"), core.SetFlag(flag="three"))),
            source=Source.read("logs:a")),
        TAKEN, queued(core.SetFlag(flag="one"), core.ReadLog(log="b"), core.SetFlag(flag="three"), source="logs:a"),
        TAKEN, FlagRaised(flag="one"), TAKEN, LogRead(log="b"), queued(core.SetFlag(flag="two"), source="logs:b"),
        TAKEN, FlagRaised(flag="two"), TAKEN, FlagRaised(flag="three"),
    )  # fmt: skip
    assert reading.state.flags == ("one", "two", "three")


@pytest.mark.rule("LOG-11")
def test_a_jump_ends_its_own_entry_only_and_the_one_that_read_it_goes_on():
    ship = story(a=in_order(read("b"), flag("back-in-a")), b=in_order(fx.GoToLog(log=C), flag("lost")), c=flag("in-c"))
    assert ship.effects(read("a"), flag("after")).state.flags == ("in-c", "back-in-a", "after")


@pytest.mark.rule("LOG-11")
def test_on_a_card_a_jump_inserts_the_entry_and_the_rest_of_the_text_follows():
    ship = story(a=flag("read"))
    text = in_order(fx.GoToLog(log=A), flag("rest"))
    assert ship.effects(text, source="situations:S01").state.flags == ("read", "rest")


@pytest.mark.rule("LOG-11", "CYC-23")
def test_a_text_sends_the_ship_book_to_a_page():
    ship = story(a=in_order(fx.GoToPage(page=39), flag("lost"))).effects(read("a"))
    assert ship.state.turn_to is Phase.SAVE_POINT
    assert ship.state.flags == ()


@pytest.mark.rule("LOG-10", "LOG-06")
def test_an_entry_that_is_read_again_is_carried_out_again():
    ship = story(a=fx.ChangeSuccess(by=1)).effects(read("a"), read("a"))
    assert ship.state.pool.success == 2
    assert holds(ship.state, qs.EntryRead(log=A, times=2))
    assert not holds(ship.state, qs.EntryRead(log=A, times=3))


@pytest.mark.rule("LOG-01", "LOG-02", "LOG-12")
def test_entries_are_read_only_when_something_says_so_and_in_the_order_of_references():
    ship = story(a=in_order(flag("x"), read("c")), b=flag("never"), c=flag("y")).effects(read("a"))
    assert entries_read(ship) == ["a", "c"]
    assert "never" not in ship.state.flags


@pytest.mark.rule("LOG-03", "LOG-04")
def test_blocks_follow_one_another_from_top_to_bottom():
    blocks = in_order(
        fx.ChangeSuccess(by=1),
        core.If(test=qs.PoolsHold(tokens=_price(success=1)), then=flag("seen"), otherwise=flag("unseen")),
        fx.MarkBox(log=LogId("991")),
        fx.GoToLog(log=B),
    )
    ship = story(a=blocks, b=flag("end")).effects(read("a"))
    assert ship.state.flags == ("seen", "end")
    assert ship.state.marks == {"991": (1,)}


def _price(**tokens):
    return Price(**tokens)


@pytest.mark.rule("LOG-15", "CYC-22")
def test_an_opened_entry_is_marked_as_revealed_so_that_strict_games_can_stop_there():
    """Undo and branches are the game's, which asks nothing but `reveals`: tests/play/test_campaign.py shows both."""
    (opened,) = aboard().effects(read("610")).happened(LogRead)
    assert opened.reveals


@pytest.mark.rule("LOG-16", "LOG-17")
def test_the_chronicle_counts_entries_and_reading_it_changes_nothing():
    """Free notes of players are no event at all: the game of the table keeps them, no rule looks at them."""
    ship = aboard().effects(read("610"), read("640"), read("610"))
    assert ship.state.logs_read == {"610": 2, "640": 1}


@pytest.mark.rule("LOG-19")
@pytest.mark.example("LOG-x7")
def test_a_counter_stops_at_the_ends_of_its_range():
    ship = aboard(counters={TRUST: 11}).effects(fx.ChangeCounter(counter=TRUST, by=2)).then(
        TAKEN, CounterChanged(counter=TRUST, to=12),
    )  # fmt: skip
    assert ship.state.counters[TRUST] == 12
    assert holds(ship.state, qs.CounterAtLeast(counter=TRUST, count=5))
    assert ship.effects(fx.ChangeCounter(counter=TRUST, by=-40)).state.counters[TRUST] == 0


@pytest.mark.rule("LOG-20")
def test_an_act_begins_by_a_text_alone_and_limits_per_act_count_anew():
    used = use("ability/x", Often.PER_ACT) + use("ability/y", Often.ONCE)
    box = attrs.evolve(small_ship(), acts=())
    ship = aboard(box=box, used={event.key: 1 for event in used})
    assert ship.state.act == 1
    scheduled = ship.effects(fx.Schedule(when=Stretch.ACT, effect=flag("act-two")))
    after = scheduled.effects(fx.BeginAct(act=2))
    assert after.state.act == 2
    assert holds(after.state, qs.ActAtLeast(act=2))
    assert is_left(after.state, "ability/x", Often.PER_ACT)
    assert not is_left(after.state, "ability/y", Often.ONCE)
    assert after.state.flags == ("act-two",)


@pytest.mark.rule("LOG-20", "CYC-26")
def test_an_act_that_no_pack_holds_is_to_be_continued_and_begins_when_it_is_there():
    """The campaign is not over: it waits, and goes on with the same save as soon as a pack brings the act."""
    waiting = aboard(box=attrs.evolve(small_ship(), acts=(1,))).effects(fx.BeginAct(act=2), flag("on"))
    assert waiting.state.question == ToBeContinued(act=2)
    waiting.refuses(GoOn(), ActMissing(act=2))
    assert waiting.legal() == ()
    assert waiting.state.finished is None
    there = waiting.laid(box=attrs.evolve(small_ship(), acts=(1, 2))).order(GoOn())
    assert there.state.act == 2
    assert there.state.flags == ("on",)


@pytest.mark.rule("LOG-20", "ZON-01", "LOG-19")
def test_a_campaign_that_has_waited_files_the_cards_of_the_act_when_it_begins():
    whole = small_ship()
    first = attrs.evolve(
        whole,
        acts=(1,),
        upgrades={id: card for id, card in whole.upgrades.items() if id not in ("B04", "B01")},
        counters={},
    )
    waiting = aboard(box=first).effects(fx.BeginAct(act=2))
    there = waiting.laid(box=attrs.evolve(whole, acts=(1, 2))).order(GoOn())
    assert {"upgrades:B01", "upgrades:B04"} <= set(there.at(zones.BRIDGE))
    assert list(there.at(zones.BRIDGE)) == sorted(there.at(zones.BRIDGE))
    assert there.state.counters == {TRUST: 0}


@pytest.mark.rule("LOG-20")
def test_a_pack_says_which_acts_it_holds():
    assert load_box([small_ship_folder()]).acts == (1,)


def small_ship_folder():
    return Path(__file__).parent.parent / "packs" / "small_ship"


@pytest.mark.rule("LOG-21", "LOG-07")
def test_a_note_is_written_under_a_key_and_can_be_asked_for():
    ship = aboard().effects(fx.WriteNote(key="letters", text="Ott"))
    assert holds(ship.state, qs.NoteReads(key="letters"))
    assert holds(ship.state, qs.NoteReads(key="letters", text="Ott"))
    assert not holds(ship.state, qs.NoteReads(key="letters", text="Yuen"))
    assert not holds(ship.state, qs.NoteReads(key="hens"))


@pytest.mark.rule("LOG-14", "SEF-01")
def test_entries_use_the_words_of_the_ship_and_all_of_them_are_carried_out():
    def leaves(kind):
        return [leaf for each in kind.__subclasses__() for leaf in (leaves(each) or [each])]

    own = [kind for kind in leaves(ForShip) if kind.__module__ == fx.__name__]
    assert [kind.tag for kind in own if kind not in CARD_EFFECTS] == []


TABLE = fx.RollTen(
    rows=(
        fx.TenRow(first=0, last=4, effect=flag("low")),
        fx.TenRow(first=5, last=9, effect=flag("high")),
    )
)


@pytest.mark.rule("SEF-01", "CYC-20")
@pytest.mark.parametrize("seed", range(6))
def test_one_die_decides_which_range_of_a_table_happens(seed):
    ship = aboard(rng=Rng(seed)).effects(TABLE)
    (roll,) = ship.happened(DiceRolled)
    assert ship.state.flags == (("low",) if int(roll.results[0]) < 5 else ("high",))


@pytest.mark.rule("SEF-01", "CYC-20")
def test_who_rolls_a_real_die_tells_it():
    ship = aboard(real_dice=True).effects(TABLE)
    assert ship.order(TellResult(result="7")).state.flags == ("high",)


@pytest.mark.rule("SEF-16")
def test_looking_shows_and_changes_nothing():
    ship = aboard(counters={TRUST: 3})
    seen = ship.effects(fx.Look(what="trust"))
    assert seen.happened(Looked) == [Looked(what="trust", shown=("3",))]
    assert seen.state == ship.state
    assert Looked.reveals
    parts = ship.effects(fx.Look(what="L03", count=2)).happened(Looked)
    assert parts == [Looked(what="L03", shown=("1", "2"))]
    top = ship.effects(fx.Look(what="situations", count=2)).happened(Looked)
    assert top == [Looked(what="situations", shown=ship.at(zones.POSSIBLE)[:2])]
