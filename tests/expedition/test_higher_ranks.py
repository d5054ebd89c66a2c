"""What section cards of rank 2 and 3 bring: marked sectors, crew that stands fast, dice spent instead of sacrificed."""

from __future__ import annotations

import attrs
import pytest

from tests.expedition.checks import go_on, rolled, up
from tests.expedition.table import (
    ENG,
    FIVE,
    GO_TWO,
    ONE,
    REC,
    SCI,
    SIX,
    THREE,
    TWO,
    Table,
    box,
    dice,
    event,
    path,
    planet,
    poi,
    sector,
    turn_of,
)
from vanguard_desktop.core.effects import ReadLog
from vanguard_desktop.core.ids import CardId, LeadId, LogId, PathId, SectorId
from vanguard_desktop.core.sources import Source
from vanguard_desktop.dice.faces import Color, DangerIcon, Icon
from vanguard_desktop.dice.requirements import asks
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.commands import (
    AddDie,
    PickDie,
    PickOption,
    PutLead,
    Rest,
    RollDice,
    TakeSpecialAction,
    Travel,
)
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseDieToRefresh, ChooseOption, Optional, OrderLeads
from vanguard_desktop.rulesets.expedition.data.effects import MakeTwoWay, SendAway, SpareOutcome, TurnAlike
from vanguard_desktop.rulesets.expedition.data.events import (
    CardsSeen,
    DangerRolled,
    Deck,
    DieSacrificed,
    DieSpent,
    DieTurned,
    EventDrawn,
)
from vanguard_desktop.rulesets.expedition.data.lasting import Lasting, Until
from vanguard_desktop.rulesets.expedition.data.picked import PlaceThisLead
from vanguard_desktop.rulesets.expedition.data.questions import FirstAction
from vanguard_desktop.rulesets.expedition.data.reasons import (
    NoActionHere,
    NoMoreDiceToAssist,
    NotHere,
    PathClosed,
    WrongWay,
)
from vanguard_desktop.rulesets.expedition.data.state import Threat
from vanguard_desktop.rulesets.expedition.data.steps import DangerResult, OpenRound, RestRefresh, RevealEvent
from vanguard_desktop.rulesets.expedition.holds import holds
from vanguard_desktop.rulesets.expedition.planet.travel import connected
from vanguard_desktop.setting.cards import (
    Biome,
    CheckCard,
    DiscoveryCard,
    DiscoveryType,
    EquipmentCard,
    EquipmentKind,
    LogEntry,
    Row,
    RowColor,
    SpecialAction,
    ThreatCard,
)

STORM = Source("condition", "C0")


def marked(table: Table, what: Lasting, uses: int | None = None, until: Until = Until.EXPEDITION) -> Table:
    return table.resolve(fx.Last(what=what, until=until, here=True, uses=uses))


def unasked(table: Table) -> Table:
    """Costs are paid without the question whether somebody wants to do something about them."""
    return table.given(options=attrs.evolve(table.state.options, never_ask_cost=True))


@pytest.mark.rule("DIE-28", "GEN-02")
def test_a_die_is_spent_instead_of_sacrificed_once() -> None:
    start = unasked(turn_of(REC, SCI)).with_member(
        REC, available=dice("red", "red"), spent=dice("green-basic-2", "blue-basic-2")
    )
    spared = start.resolve(fx.Last(what=Lasting.SPEND_INSTEAD, until=Until.ROUND, uses=1))
    paid = spared.resolve(fx.SacrificeDice())
    assert paid.told(DieSpent)
    assert not paid.told(DieSacrificed)
    assert not paid.state.lasting
    two = spared.resolve(fx.SacrificeDice(count=2))
    assert len(two.told(DieSpent)) == 1


@pytest.mark.rule("DIE-28", "DIE-31")
def test_whoever_has_nothing_to_spend_sacrifices_after_all() -> None:
    start = unasked(turn_of(REC)).with_member(REC, available=(), spent=dice("red", "red", "red", "red"))
    spared = start.resolve(fx.Last(what=Lasting.SPEND_INSTEAD, until=Until.TURN_END))
    assert spared.resolve(fx.SacrificeDice()).told(DieSacrificed)


@pytest.mark.rule("DIE-21", "DIE-22")
def test_all_dice_of_a_color_come_back() -> None:
    spent = dice("green-explore-1", "red-physical-2", "red-basic-2", "green-basic-2", "blue-basic-2")
    start = turn_of(REC, SCI).with_member(REC, available=(), spent=spent)
    assert set(start.resolve(fx.RefreshAll(color=Color.RED)).member(REC).available) == set(spent[1:3])
    assert set(start.resolve(fx.RefreshAll()).member(REC).available) == set(spent)


@pytest.mark.rule("ACT-33", "GEN-02")
def test_nothing_moves_the_crew_of_a_held_sector_but_the_crew() -> None:
    held = marked(turn_of(REC, SCI), Lasting.STAND_FAST, until=Until.OWN_TURN)
    moved = fx.MoveTo(sector=THREE)
    assert held.resolve(moved, SCI, source=STORM).member(SCI).sector == ONE
    assert held.resolve(moved, SCI, source="log:104").member(SCI).sector == ONE
    assert held.resolve(fx.MoveToBiome(biomes=(Biome.CAVES,)), SCI, source="poi:1:P1:1").member(SCI).sector == ONE
    for toward_somebody in (fx.MoveTowardLander(), fx.MoveBeside()):
        apart = held.with_member(REC, sector=TWO).given(lander=TWO)
        assert apart.resolve(toward_somebody, SCI, source=STORM).member(SCI).sector == ONE
        assert apart.resolve(toward_somebody, SCI, source="card:X").member(SCI).sector == TWO
    assert held.resolve(moved, SCI, source="card:X").member(SCI).sector == THREE
    assert held.play(Travel(path=GO_TWO)).member(REC).sector == TWO
    away = held.with_member(SCI, sector=TWO)
    assert away.resolve(moved, SCI, source=STORM).member(SCI).sector == THREE


@pytest.mark.rule("GEN-02", "CHK-83", "CHK-30")
def test_a_held_sector_keeps_whoever_would_be_moved_by_an_outcome_but_not_who_pays_for_a_move() -> None:
    slide = CheckCard(rows=(Row(color=RowColor.RED, effect=fx.MoveTo(sector=THREE)),))
    in_check = rolled(
        marked(turn_of(REC, SCI), Lasting.STAND_FAST), up("red-basic-2", Icon.ACCIDENT), card=slide, step=8
    )
    assert go_on(in_check).member(REC).sector == ONE
    free = rolled(turn_of(REC, SCI), up("red-basic-2", Icon.ACCIDENT), card=slide, step=8)
    assert go_on(free).member(REC).sector == THREE
    paid = rolled(marked(turn_of(REC, SCI), Lasting.STAND_FAST), up("red-basic-2", Icon.ACCIDENT), step=5)
    assert paid.resolve(fx.MoveTo(sector=THREE), REC, source=STORM).member(REC).sector == THREE


@pytest.mark.rule("ACT-33", "EQP-12")
def test_equipment_holds_the_crew_of_its_sector_against_conditions_only() -> None:
    lamp = EquipmentCard(id=CardId("E38"), kind=EquipmentKind.PERSONAL, name="Lamp", steady=True)
    start = turn_of(REC, SCI, in_box=box(equipment=[lamp])).with_member(REC, equipment=(CardId("E38"),))
    moved = fx.MoveTo(sector=THREE)
    assert start.resolve(moved, SCI, source=STORM).member(SCI).sector == ONE
    assert start.resolve(moved, SCI, source="event:E0").member(SCI).sector == THREE
    blocked = start.given(blocked={CardId("E38"): 9})
    assert blocked.resolve(moved, SCI, source=STORM).member(SCI).sector == THREE


def rested(table: Table) -> int:
    """How many dice a rest brings back, whichever are chosen."""
    resting = table.resolve(RestRefresh())
    while isinstance(resting.question, ChooseDieToRefresh):
        resting = resting.play(resting.legal(PickDie)[0])
    return len(resting.member(REC).available)


@pytest.mark.rule("ACT-39")
def test_a_rest_in_a_marked_sector_refreshes_one_more() -> None:
    spent = dice("red-physical-2", "red-basic-2", "green-basic-1", "blue-basic-3")
    tired = turn_of(REC).with_member(REC, available=(), spent=spent)
    watched = marked(tired, Lasting.REST_MORE)
    assert rested(watched) == rested(tired) + 1
    assert rested(watched.with_member(REC, sector=TWO)) == rested(tired)
    assert watched.play(Rest()).state.supplies == tired.state.supplies - 1


@pytest.mark.rule("EVT-01", "GEN-02")
def test_the_next_event_of_a_guarded_sector_is_discarded_without_effect() -> None:
    hail = event("E0", fx.LoseSupplies(count=2), fx.LoseSupplies(count=2))
    guarded = marked(turn_of(REC, SCI, in_box=box(events=[hail])), Lasting.NO_EVENT, uses=1)
    spared = guarded.resolve(RevealEvent())
    assert spared.told(EventDrawn)
    assert (spared.state.supplies, spared.state.event_shown) == (guarded.state.supplies, None)
    assert not spared.state.lasting


@pytest.mark.rule("DNG-09")
def test_the_first_danger_die_of_a_painted_sector_may_be_rerolled_each_round() -> None:
    painted = marked(turn_of(REC, SCI), Lasting.DANGER_AGAIN)
    hit = DangerResult(letter="A", icon=DangerIcon.RARE)
    asked = painted.resolve(hit)
    assert isinstance(asked.question, ChooseOption)
    again = asked.play(PickOption(number=2))
    assert again.told(DangerRolled)
    taken = asked.play(PickOption(number=1))
    assert taken.member(REC).injury_count == 1
    assert taken.resolve(hit).member(REC).injury_count == 2
    new_round = taken.resolve(OpenRound(), you=None)
    assert isinstance(new_round.resolve(hit).question, ChooseOption)
    assert not isinstance(painted.with_member(REC, sector=TWO).resolve(hit).question, ChooseOption)
    assert not isinstance(marked(turn_of(REC, SCI), Lasting.NO_ASSIST).resolve(hit).question, ChooseOption)


@pytest.mark.rule("PLN-03", "PLN-60")
def test_a_one_way_and_a_closed_path_are_open_both_ways_for_everybody() -> None:
    back = PathId("2-6")
    start = turn_of(REC, SCI, in_box=box(planet())).with_member(REC, sector=SIX).with_member(SCI, sector=SIX)
    assert isinstance(start.refuses(Travel(path=back)), WrongWay)
    assert connected(start.state, SIX) == ()
    asked = start.resolve(MakeTwoWay(), you=SCI)
    opened = asked.play(PickOption(number=1)) if isinstance(asked.question, ChooseOption) else asked
    opened = opened.given(pending=start.state.pending)
    assert connected(opened.state, SIX) == (TWO,)
    assert opened.play(Travel(path=back)).member(REC).sector == TWO
    shut = turn_of(REC, SCI, in_box=box(planet(paths=(path(1, 2, closed=True, one_way=True),))))
    assert isinstance(shut.refuses(Travel(path=GO_TWO)), PathClosed)
    free = shut.resolve(MakeTwoWay()).play(PickOption(number=1)).given(pending=shut.state.pending)
    assert free.play(Travel(path=GO_TWO)).member(REC).sector == TWO
    assert ONE in connected(free.state, TWO)


@pytest.mark.rule("LED-02", "LED-05")
def test_of_two_drawn_leads_one_is_placed_and_the_other_returned() -> None:
    start = turn_of(REC, SCI)
    bag = start.state.lead_bag
    asked = start.resolve(fx.PlaceOneLead(count=2))
    assert all(isinstance(option, PlaceThisLead) for option in asked.options)
    lead: LeadId = asked.options[0].lead
    ordering = asked.play(PickOption(number=1))
    assert isinstance(ordering.question, OrderLeads)
    assert sorted(ordering.state.lead_bag) == sorted(other for other in bag if other != lead)
    placed = ordering.play(PutLead(lead=lead, type=DiscoveryType.FLORA))
    assert not placed.state.lead_drawn


@pytest.mark.rule("DSC-03", "LED-14")
def test_a_discovery_is_gained_only_from_a_deck_with_a_lead() -> None:
    find = DiscoveryCard(id=CardId("D1"), type=DiscoveryType.FLORA, name="Moss")
    start = turn_of(REC, SCI, in_box=box(discoveries=[find]))
    deck = {DiscoveryType.FLORA: (CardId("D1"),)}
    assert not start.given(discoveries=deck).resolve(fx.DiscoveryWithLead()).state.found
    lead = start.state.lead_bag[0]
    bag = start.state.lead_bag[1:]
    known = start.given(lead_bag=bag, leads={DiscoveryType.FLORA: (lead,)}, discoveries=deck)
    assert known.resolve(fx.DiscoveryWithLead()).state.found == (CardId("D1"),)


@pytest.mark.rule("DIE-35")
def test_up_to_three_dice_are_turned_to_one_icon() -> None:
    pool = [up("blue-science-1", Icon.BASIC), up("blue-basic-1", Icon.BASIC), up("blue-basic-2", Icon.BASIC)]
    asked = rolled(turn_of(REC, SCI), *pool).resolve(TurnAlike(count=3))
    assert isinstance(asked.question, ChooseOption)
    icons = [option.steps[0].icon for option in asked.options]
    assert Icon.SCIENCE in icons
    assert Icon.BASIC not in icons
    turned = asked.play(PickOption(number=icons.index(Icon.SCIENCE) + 1))
    assert turned.told(DieTurned)
    assert not isinstance(turned.question, Optional)


@pytest.mark.rule("THR-02", "THR-18")
def test_a_threat_that_is_sent_away_comes_back_after_two_rounds() -> None:
    cat = CardId("X")
    start = turn_of(REC, in_box=box(threats=[ThreatCard(id=cat, name="Cat")]))
    sent = start.given(threats=(Threat(card=cat, sector=TWO),)).resolve(SendAway(count=2))
    assert sent.state.threats == ()
    first = sent.resolve(OpenRound(), you=None)
    assert first.state.threats == ()
    assert first.resolve(OpenRound(), you=None).state.threats == (Threat(card=cat, sector=TWO),)


@pytest.mark.rule("PLN-16", "PLN-26")
def test_the_cards_that_a_sector_may_still_get_are_looked_at() -> None:
    """Sounding Mast: also behind an entry; what lies on the planet board already cannot come once more."""
    search = SpecialAction(name="Search", effect=ReadLog(log=LogId("7")))
    entry = LogEntry(id=LogId("7"), story="", effect=fx.ReplacePoi(card=CardId("P2")))
    away = fx.ReplacePoi(card=CardId("P3"), sector=TWO)
    cards = [poi("P1", search, SpecialAction(name="Dig", effect=away)), poi("P2"), poi("P3")]
    shore = planet(sector(1, lander=True, poi=CardId("P1")))
    start = turn_of(REC, SCI, in_box=box(shore, pois=cards, logs=[entry]))
    (seen,) = start.resolve(fx.LookAtPois()).told(CardsSeen)
    assert (seen.deck, seen.cards) == (Deck.POIS, (CardId("P2"),))
    empty = start.with_member(REC, sector=THREE)
    assert not empty.resolve(fx.LookAtPois()).told(CardsSeen)
    (far,) = empty.resolve(fx.LookAtPois(sector=ONE)).told(CardsSeen)
    assert far.cards == (CardId("P2"),)


@pytest.mark.rule("PLN-24", "PLN-16")
def test_from_a_high_view_one_sees_what_waits_in_a_sector_of_choice() -> None:
    """High View: also behind a number that lies open, until a card covers it; what comes after that stays hidden."""
    later = SpecialAction(name="Search", effect=fx.ReplacePoi(card=CardId("P3")))
    entries = [LogEntry(id=LogId(n), story="", effect=fx.ReplacePoi(card=CardId(f"P{n}"))) for n in ("2", "4")]
    world = planet(sector(2, log=LogId("2")), sector(4, log=LogId("4")))
    pois = [poi("P2", later), poi("P3"), poi("P4")]
    start = turn_of(REC, SCI, in_box=box(world, pois=pois, logs=entries))
    asked = start.resolve(fx.LookAtPois(anywhere=True))
    assert asked.options == (fx.LookAtPois(sector=TWO), fx.LookAtPois(sector=SectorId(4)))
    assert asked.play(PickOption(number=1)).told(CardsSeen)[0].cards == (CardId("P2"),)
    covered = start.resolve(fx.ReplacePoi(card=CardId("P2"), sector=TWO)).resolve(fx.LookAtPois(sector=TWO))
    assert covered.told(CardsSeen)[0].cards == (CardId("P3"),)


@pytest.mark.rule("ACT-02", "CHK-35")
def test_a_special_action_of_a_connected_sector_is_taken_as_if_there() -> None:
    """Everything Is a Tool: what the action calls "here" is the other sector; it serves once."""
    mark = SpecialAction(name="Mark", effect=fx.MarkSector())
    trial = SpecialAction(name="Try", check=CheckCard())
    shore = planet(sector(2, poi=CardId("P2")))
    start = turn_of(REC, in_box=box(shore, pois=[poi("P2", mark, trial)]))
    assert isinstance(start.refuses(TakeSpecialAction(source=Source.read("poi:2"), number=1)), NoActionHere)
    reaching = start.resolve(fx.Last(what=Lasting.REACH, until=Until.TURN_END, uses=1))
    assert len(reaching.legal(TakeSpecialAction)) == 2
    done = reaching.play(TakeSpecialAction(source=Source.read("poi:2"), number=1))
    assert (dict(done.state.marks), done.member(REC).sector) == ({TWO: 1}, ONE)
    assert not done.state.lasting
    tried = reaching.play(TakeSpecialAction(source=Source.read("poi:2"), number=2))
    assert tried.state.check is not None
    assert (tried.state.check.at, tried.state.check.source) == (TWO, Source.read("poi:2:P2:2"))
    far = reaching.with_member(REC, sector=FIVE)
    assert isinstance(far.refuses(TakeSpecialAction(source=Source.read("poi:2"), number=1)), NoActionHere)


@pytest.mark.rule("THR-03", "ACT-02")
def test_actions_on_a_threat_in_a_connected_sector_are_within_reach() -> None:
    calm = SpecialAction(name="Calm", check=CheckCard())
    start = turn_of(REC, in_box=box(threats=[ThreatCard(id=CardId("X"), name="Cat", actions=(calm,))]))
    near = start.given(threats=(Threat(card=CardId("X"), sector=TWO),))
    order = TakeSpecialAction(source=Source.read("threat:X"), number=1)
    assert isinstance(near.refuses(order), NoActionHere)
    reaching = near.resolve(fx.Last(what=Lasting.REACH, until=Until.TURN_END, uses=1))
    tried = reaching.play(order)
    assert tried.state.check is not None
    assert tried.state.check.at == TWO
    assert not tried.state.lasting


@pytest.mark.rule("CHK-06", "CHK-08", "GEN-02")
def test_whoever_hands_over_a_shift_lends_up_to_three_dice_from_anywhere() -> None:
    trial = SpecialAction(name="Try", check=CheckCard())
    shore = planet(sector(1, lander=True, poi=CardId("P1")))
    start = turn_of(REC, SCI, ENG, in_box=box(shore, pois=[poi("P1", trial)])).with_member(SCI, sector=THREE)
    start = start.with_member(ENG, sector=THREE)
    lent = start.member(SCI).available
    order = TakeSpecialAction(number=1)
    assert isinstance(start.play(order).refuses(AddDie(die=lent[0])), NotHere)
    lending = start.resolve(fx.Borrow(count=3), you=REC, source=f"skill:{SCI}").play(order)
    two = lending.play(*(AddDie(die=die) for die in lent[:2]))
    rolling = two.play(RollDice())
    (left,) = rolling.state.lasting
    assert (left.who, left.whom, left.uses) == (SCI, REC, 1)
    three = lending.play(*(AddDie(die=die) for die in lent[:3]))
    assert isinstance(three.refuses(AddDie(die=lent[3])), NoMoreDiceToAssist)
    assert not three.play(RollDice()).state.lasting
    one = lending.play(AddDie(die=lent[0]), RollDice())
    assert [entry.uses for entry in one.state.lasting] == [2]
    assert isinstance(lending.refuses(AddDie(die=start.member(ENG).available[0])), NotHere)
    beside = lending.with_member(SCI, sector=ONE)  # its first die is ordinary assistance
    for given, left in ((1, 3), (2, 2)):
        rolling = beside.play(*(AddDie(die=die) for die in lent[:given]), RollDice())
        assert [entry.uses for entry in rolling.state.lasting] == [left]
    borrow = fx.Borrow(count=1)
    twice = start.resolve(borrow, source=f"skill:{SCI}").resolve(borrow, source=f"skill:{SCI}").play(order)
    assert len(twice.play(AddDie(die=lent[0]), RollDice()).state.lasting) == 1


@pytest.mark.rule("TRN-07")
def test_the_first_action_of_a_turn_is_known() -> None:
    start = turn_of(REC, SCI)
    assert not holds(start.state, FirstAction(), REC)
    gone = start.play(Travel(path=GO_TWO))
    assert holds(gone.state, FirstAction(), REC)
    assert not holds(gone.state, FirstAction(), SCI)


@pytest.mark.rule("CHK-83", "CHK-85", "GEN-02")
def test_a_marked_red_outcome_does_nothing_if_it_is_spared() -> None:
    red = CheckCard(rows=(Row(color=RowColor.RED, requirement=asks(), effect=fx.LoseSupplies(count=2)),))
    start = rolled(turn_of(REC), card=red, step=10, marked=RowColor.RED)
    full = start.state.supplies
    assert go_on(start).state.supplies == full - 2
    spared = start.resolve(SpareOutcome(color=RowColor.RED))
    assert go_on(spared).state.supplies == full
    other = start.resolve(SpareOutcome(color=RowColor.YELLOW))
    assert go_on(other).state.supplies == full - 2
    yellow = Row(color=RowColor.YELLOW, effect=fx.Nothing(), also=(RowColor.RED,))
    by_arrow = rolled(turn_of(REC), card=CheckCard(rows=(yellow, *red.rows)), step=10, marked=RowColor.YELLOW)
    assert go_on(by_arrow.resolve(SpareOutcome(color=RowColor.RED))).state.supplies == full - 2
