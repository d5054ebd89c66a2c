"""Any-time cards of the box, played while something else is asked: the question answers from what is true now."""

from __future__ import annotations

import attrs
import pytest

from tests.expedition.table import Table, face
from tests.support.boxes import shipped
from vanguard_desktop.core.engine import replay, settle
from vanguard_desktop.core.ids import CardId, DieId, MemberId, SectorId, WorldId
from vanguard_desktop.core.sources import Source
from vanguard_desktop.dice.faces import ALL_DICE, Color, Icon, Section, is_free
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.check import Check, Purpose, Rolled
from vanguard_desktop.rulesets.expedition.data.commands import (
    Commit,
    GoOn,
    PickMember,
    PickOption,
    PickSector,
    PlayCard,
    RollDice,
    SayNo,
    SayYes,
    TakeSpecialAction,
    TellDie,
    UseSkill,
)
from vanguard_desktop.rulesets.expedition.data.decisions import (
    ChooseAction,
    ChooseCommitment,
    ChooseMember,
    ChooseOption,
    ChooseReroll,
    ChooseSector,
    ChooseThreatMove,
    Combine,
    GatherDice,
    MarkRow,
)
from vanguard_desktop.rulesets.expedition.data.events import (
    CheckEnded,
    ConditionPlaced,
    PoolDiceSpent,
    RowMarked,
    SpecialEffectPassed,
    SuppliesChanged,
    ThreatMoved,
    TrackMoved,
    Traveled,
)
from vanguard_desktop.rulesets.expedition.data.member import Member
from vanguard_desktop.rulesets.expedition.data.state import Threat
from vanguard_desktop.rulesets.expedition.data.steps import GoOnWithCheck
from vanguard_desktop.rulesets.expedition.data.tracks import CONDITION
from vanguard_desktop.rulesets.expedition.planet.travel import connected
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.setting.cards import RowColor

BOX = shipped()
TWO, THREE, FIVE, EIGHT, NINE = (SectorId(number) for number in (2, 3, 5, 8, 9))
CALF, REEDS = CardId("P104"), CardId("P101")
GREEN = RowColor.GREEN


def landed(world: str = "W01") -> Table:
    """Four crew on the ground; the first of them chooses an action."""
    start = EXPEDITION.begin(BOX, stand_alone_opening(BOX, WorldId(world), 1, sections=tuple(Section)), seed=5)
    happened = settle(EXPEDITION, start)
    table = Table(state=replay(EXPEDITION, start, happened), events=tuple(happened))
    while not isinstance(table.question, ChooseAction):
        table = table.play(table.legal()[0])
    return table.given(queue=())


def of(table: Table, section: Section) -> Member:
    member = table.state.member_of(section)
    assert member is not None
    return member


def holding(table: Table, card: str) -> tuple[Table, PlayCard]:
    """The card in the hand of its section, out of wherever it lies, and the order to play it."""
    member = of(table, BOX.section_cards[CardId(card)].section)
    copy = CardId(f"{card}/1")
    for place in ("deck", "hand", "discards"):
        left = tuple(other for other in getattr(member, place) if other != copy)
        member = attrs.evolve(member, **{place: left})
    held = {"deck": member.deck, "discards": member.discards, "hand": (*member.hand[:1], copy)}
    return table.with_member(member.id, **held), PlayCard(member=member.id, card=copy)


def up(die: str, *icons: Icon, of: MemberId) -> Rolled:
    return Rolled(die=DieId(die), owner=of, face=face(die, *icons))


def in_check(table: Table, at: int, source: Source, *pool: Rolled, step: int) -> Table:
    """Whoever owns the first die makes the check that the source prints and has come to that step with these dice."""
    active = pool[0].owner
    taken = [rolled.die for rolled in pool]
    for member in table.state.members:
        left = {name: tuple(d for d in getattr(member, name) if d not in taken) for name in ("available", "spent")}
        table = table.with_member(member.id, **left)
    number, family, name = source.number, source.family, source.id
    printed = BOX.threats[CardId("X01")] if family == "threat" else BOX.pois[CardId(name)]
    card = printed.actions[number - 1].check
    assert card is not None
    made = Check(active=active, purpose=Purpose.ACTION, source=source, at=SectorId(at), card=card, pool=pool, step=step)
    return table.given(checks=(made,), pending=()).resolve(GoOnWithCheck(), you=active)


def with_poi(table: Table, sector: SectorId, card: CardId) -> Table:
    """That card lies in the sector, the others that lay there are back in the store."""
    copy = CardId(f"{card}/1")
    pois = {at: tuple(c for c in cards if c != copy) for at, cards in table.state.pois.items()}
    store = tuple(c for c in (*table.state.poi_store, *pois.get(sector, ())) if c != copy)
    return table.given(poi_store=store, pois={**{at: c for at, c in pois.items() if c}, sector: (copy,)})


def under(table: Table, condition: str) -> Table:
    """The condition is in force, its token one space before the end."""
    time = BOX.conditions[CardId(condition)].time
    assert time is not None
    return table.given(condition=CardId(condition), tracks={**table.state.tracks, CONDITION: time.length - 1})


# ---------------------------------------------------------------------------------------------- the row in question


def row_in_question(real_dice: bool = True) -> tuple[Table, PlayCard, MemberId]:
    """On the reeds an ace would be the icon of the green row; Calm Voice is at hand."""
    table, calm_voice = holding(landed().given(real_dice=real_dice), "SEC06")
    sci = of(table, Section.SCIENCE).id
    table = with_poi(table, TWO, REEDS)
    asked = in_check(table, TWO, Source.read(f"poi:2:{REEDS}:1"), up("blue-science-1", Icon.ACE, of=sci), step=8)
    assert isinstance(asked.question, MarkRow)
    return asked, calm_voice, sci


def rerolled(asked: Table, calm_voice: PlayCard, *shows: Icon) -> Table:
    """Calm Voice has the die rerolled on the players' table."""
    chosen = asked.play(calm_voice, PickOption(number=2))
    assert isinstance(chosen.question, ChooseReroll)
    return chosen.play(TellDie(die=DieId("blue-science-1"), face=face("blue-science-1", *shows)))


@pytest.mark.rule("DEC-25", "CHK-72", "CHK-74")
def test_a_row_that_is_covered_no_more_is_not_marked():
    asked, calm_voice, _ = row_in_question()
    after = rerolled(asked, calm_voice, Icon.BASIC)
    assert [event.color for event in after.told(RowMarked)] == [RowColor.RED]


@pytest.mark.rule("DEC-25", "CHK-75")
def test_a_row_that_is_really_shown_by_now_cannot_be_declined():
    asked, calm_voice, _ = row_in_question()
    science = rerolled(asked, calm_voice, Icon.ACE)
    assert isinstance(science.question, MarkRow)
    assert SayNo() in science.legal()
    xenology = "green-xenology-1"
    table, calm_voice = holding(landed().given(real_dice=True), "SEC06")
    sci = of(table, Section.SCIENCE).id
    asked = in_check(
        with_poi(table, TWO, REEDS), TWO, Source.read(f"poi:2:{REEDS}:1"), up(xenology, Icon.ACE, of=sci), step=8
    )
    chosen = asked.play(calm_voice, PickOption(number=2))
    shown = chosen.play(TellDie(die=DieId(xenology), face=face(xenology, Icon.XENOLOGY)))
    assert not isinstance(shown.question, MarkRow)
    assert [event.color for event in shown.told(RowMarked)] == [GREEN]


@pytest.mark.rule("DEC-25")
def test_of_two_rows_in_question_the_one_that_an_ace_still_reaches_is_asked_for():
    asked, calm_voice, sci = row_in_question()
    check = asked.state.running_check
    pool = (*check.pool, up("red-basic-3", Icon.ACE, of=sci))
    table = in_check(asked.given(checks=()), TWO, check.source, *pool, step=8)
    assert isinstance(table.question, MarkRow)
    after = rerolled(table, calm_voice, Icon.BASIC)
    assert isinstance(after.question, MarkRow)
    assert [event.color for event in after.play(SayYes()).told(RowMarked)] == [GREEN]


# ------------------------------------------------------------------------------------------ the condition in step 7


def forecast(table: Table, member: MemberId) -> Table:
    """That crew member has the skill of Zainab Torvald."""
    skill = BOX.crew[MemberId("zainab_torvald")].skill
    crew = {**table.state.box.crew, member: attrs.evolve(table.state.box.crew[member], skill=skill)}
    return table.given(box=attrs.evolve(table.state.box, crew=crew)).with_member(member, charges=1)


def marked(table: Table) -> list[tuple[str, int]]:
    return [(event.track.color.value, event.to) for event in table.told(TrackMoved)]


CHANGES = [("G04", "G03"), ("G07", "G08"), ("G10", "G09")]


def committing(condition: str, place: str, *more: Rolled) -> Table:
    """An ace could take part in the green special effect of the place, which stands behind that of the condition."""
    table = under(landed(), condition)
    table, _ = holding(table, "REC14")
    sci = of(table, Section.SCIENCE).id
    ace = up("blue-science-1", Icon.ACE, of=sci)
    if place == "X01":
        table = table.given(threats=(Threat(card=CardId("X01"), sector=TWO),))
        asked = in_check(table, TWO, Source.read("threat:X01:1"), ace, *more, step=7)
    else:
        asked = in_check(with_poi(table, TWO, CALF), TWO, Source.read(f"poi:2:{CALF}:1"), ace, *more, step=7)
    return asked


@pytest.mark.rule("CHK-56", "CHK-86", "DEC-25")
@pytest.mark.parametrize("place", ["X01", "P104"])
@pytest.mark.parametrize(("condition", "following"), CHANGES)
def test_special_effects_are_those_that_step_7_found_when_it_began(condition: str, following: str, place: str):
    """G04 is left before its place's green track has moved: the ace still counts for the track it was committed to."""
    asked = begun(condition, place)
    assert isinstance(asked.question, ChooseCommitment)
    before = [command for command in asked.legal(Commit) if command.dice]
    recon = of(asked, Section.RECON).id
    changed = asked.play(PlayCard(member=recon, card=CardId("REC14/1")), PickOption(number=1))
    assert changed.state.condition == following
    assert isinstance(changed.question, ChooseCommitment)
    assert [command for command in changed.legal(Commit) if command.dice] == before
    after = changed.play(before[0])
    assert marked(after) == [("green", 1)]


def begun(condition: str, place: str) -> Table:
    """The same, begun with step 6: the position has come to step 7 by itself."""
    asked = committing(condition, place)
    check = asked.state.running_check
    table = asked.given(checks=(), pending=())
    pool = (*check.pool,)
    return in_check(table, TWO, check.source, *pool, step=6)


@pytest.mark.rule("CHK-56", "DEC-25")
def test_a_condition_that_comes_during_step_7_brings_no_special_effect_into_it():
    """G09 has none; G10, which its token brings, would cost a supply for the accident."""
    table, _ = holding(under(landed(), "G09"), "REC14")
    sci, recon = of(table, Section.SCIENCE).id, of(table, Section.RECON).id
    ace, accident = up("blue-science-1", Icon.ACE, of=sci), up("red-basic-3", Icon.ACCIDENT, of=sci)
    asked = in_check(with_poi(table, TWO, CALF), TWO, Source.read(f"poi:2:{CALF}:1"), ace, accident, step=6)
    assert isinstance(asked.question, ChooseCommitment)
    changed = asked.play(PlayCard(member=recon, card=CardId("REC14/1")), PickOption(number=1))
    assert changed.state.condition == "G10"
    green = changed.play(next(command for command in changed.legal(Commit) if command.dice))
    assert marked(green) == [("green", 1), ("red", 1)]
    assert not green.told(SuppliesChanged)


@pytest.mark.rule("CHK-56", "DEC-25")
def test_a_skill_that_advances_the_condition_leaves_the_special_effects_as_they_were():
    table = forecast(under(landed(), "G04"), of(landed(), Section.SECURITY).id)
    sci, sec = of(table, Section.SCIENCE).id, of(table, Section.SECURITY).id
    ace = up("blue-science-1", Icon.ACE, of=sci)
    table = table.given(threats=(Threat(card=CardId("X01"), sector=TWO),))
    asked = in_check(table, TWO, Source.read("threat:X01:1"), ace, step=6)
    changed = asked.play(UseSkill(member=sec), PickOption(number=1))
    assert changed.state.condition == "G03"
    assert [type(changed.question), type(asked.question)] == [ChooseCommitment, ChooseCommitment]
    assert changed.legal(Commit) == asked.legal(Commit)


# --------------------------------------------------------------------------------------------- who stands elsewhere


@pytest.mark.rule("ACT-32", "PLN-07", "DEC-25")
def test_whoever_is_fetched_while_choosing_a_way_goes_on_from_the_new_place():
    """The combination of Long Stride is open; Firm Grip fetches its crew member."""
    table, firm_grip = holding(landed(), "SEC08")
    rec, sec = of(table, Section.RECON), of(table, Section.SECURITY)
    table = table.with_member(rec.id, sector=TWO).with_member(sec.id, sector=FIVE).given(pending=())
    asked = table.resolve(fx.MoveConnected(), you=rec.id, source="card:REC01/1")
    assert isinstance(asked.question, ChooseSector)
    assert asked.ways == connected(table.state, TWO)
    fetched = asked.play(firm_grip)
    while isinstance(fetched.question, ChooseMember):
        fetched = fetched.play(PickMember(member=rec.id))
    assert fetched.member(rec.id).sector == FIVE
    assert fetched.ways == connected(table.state, FIVE)
    assert fetched.legal(PickSector) == tuple(PickSector(sector=to) for to in connected(table.state, FIVE))
    assert PickSector(sector=THREE) not in fetched.legal()


@pytest.mark.rule("ACT-33", "DEC-25")
def test_a_move_of_two_goes_on_after_it_was_interrupted():
    table, firm_grip = holding(landed(), "SEC08")
    rec, sec = of(table, Section.RECON), of(table, Section.SECURITY)
    table = table.with_member(rec.id, sector=TWO).with_member(sec.id, sector=FIVE).given(pending=())
    asked = table.resolve(fx.MoveConnected(count=2), you=rec.id).play(firm_grip)
    while isinstance(asked.question, ChooseMember):
        asked = asked.play(PickMember(member=rec.id))
    once = asked.play(PickSector(sector=TWO))
    assert isinstance(once.question, ChooseSector)
    assert len(once.play(PickSector(sector=THREE)).told(Traveled)) == 1


@pytest.mark.rule("THR-08", "THR-12", "DEC-25")
def test_the_way_of_a_threat_is_asked_from_where_it_stands_now():
    """Two ways are equally short; a card of Recon leads the threat somewhere else first."""
    table, lead = holding(landed(), "REC16")
    table = table.given(threats=(Threat(card=CardId("X01"), sector=THREE),), pending=())
    asked = table.resolve(
        fx.MoveThreat(sector=EIGHT), you=of(table, Section.SECURITY).id, source=Source.read("threat:X01")
    )
    assert isinstance(asked.question, ChooseThreatMove)
    assert asked.ways == (TWO, NINE)
    led = asked.play(lead)
    assert isinstance(led.question, ChooseThreatMove)
    away = led.play(PickSector(sector=TWO))
    # From there one way is the shortest: nobody is asked any more.
    assert not isinstance(away.question, ChooseThreatMove)
    assert [event.to for event in away.told(ThreatMoved)] == [TWO, FIVE]


@pytest.mark.rule("THR-18", "DEC-25")
def test_no_way_is_asked_of_a_threat_that_has_left():
    table = landed().given(threats=(Threat(card=CardId("X01"), sector=THREE),), pending=())
    asked = table.resolve(fx.MoveThreat(sector=EIGHT), you=None, source="threat:X01")
    assert isinstance(asked.question, ChooseThreatMove)
    left = interrupted(asked, fx.RemoveThreat(card=CardId("X01")))
    assert not isinstance(left.question, ChooseThreatMove)
    assert not left.state.pending


def interrupted(table: Table, effect: object) -> Table:
    """An any-time card of this text is played into the open question."""
    member = table.state.members[0]
    card = BOX.section_cards[CardId("SEC08")]
    made = attrs.evolve(card, main=attrs.evolve(card.main, effect=effect), section=member.section)
    cards = {**table.state.box.section_cards, card.id: made}
    ready = table.given(box=attrs.evolve(table.state.box, section_cards=cards))
    copy = CardId("SEC08/1")
    deck, hand = (tuple(c for c in pile if c != copy) for pile in (member.deck, member.hand))
    owner = next((m for m in ready.state.members if copy in (*m.deck, *m.hand)), None)
    if owner is not None and owner.id != member.id:
        ready = ready.with_member(
            owner.id,
            deck=tuple(c for c in owner.deck if c != copy),
            hand=tuple(c for c in owner.hand if c != copy),
        )
    ready = ready.with_member(member.id, deck=deck, hand=(*hand[:1], copy))
    return ready.play(PlayCard(member=member.id, card=copy))


@pytest.mark.rule("GEN-25", "DEC-25")
def test_whoever_has_left_the_sector_is_not_meant_any_more():
    table = landed().given(pending=())
    you, other, third, _ = table.state.members
    for member in table.state.members:
        table = table.with_member(member.id, sector=TWO)
    asked = table.resolve(fx.ForCrew(who=fx.Who.ANOTHER_HERE, effect=fx.DrawCards()), you=you.id)
    assert isinstance(asked.question, ChooseMember)
    assert other.id in asked.people
    gone = interrupted(asked, fx.ForCrew(who=fx.Who.ANOTHER_HERE, effect=fx.MoveTo(sector=FIVE)))
    left = gone.play(PickMember(member=other.id))
    assert isinstance(left.question, ChooseMember)
    assert other.id not in left.people
    assert third.id in left.people


# ------------------------------------------------------------------------------------------------ places and marks


@pytest.mark.rule("GEN-02", "DEC-28")
def test_however_often_a_place_is_marked_each_mark_lays_a_result_of_the_same_color():
    """Overbuilt five times in the same sector, and red each time."""
    table = landed().given(pending=())
    eng = of(table, Section.ENGINEERING)
    table = table.with_member(eng.id, sector=TWO).given(turn=eng.id)
    for _ in range(5):
        table = table.resolve(
            BOX.section_cards[CardId("ENG19")].main.effect, you=eng.id, source=Source.read("card:ENG19/1")
        )
    table = with_poi(table, TWO, REEDS).given(pending=(ChooseAction(member=eng.id),))
    asked = table.play(TakeSpecialAction(source=Source.read("poi"), number=1))
    for _ in range(5):
        assert isinstance(asked.question, ChooseOption)
        asked = asked.play(PickOption(number=list(Color).index(Color.RED) + 1))
    assert isinstance(asked.question, GatherDice)
    lying = [rolled.die for rolled in asked.state.running_check.pool]
    assert len(set(lying)) == 5
    assert all(is_free(die) and ALL_DICE[die].color is Color.RED for die in lying)
    assert asked.play(RollDice()).legal()


@pytest.mark.rule("PLN-19", "TIM-14", "CHK-82")
def test_a_marker_finds_no_track_when_its_place_has_left_during_the_check():
    table = with_poi(landed().given(condition=None), TWO, CALF)
    sci = of(table, Section.SCIENCE).id
    biology = up("green-biology-1", Icon.BIOLOGY, of=sci)
    asked = in_check(table, TWO, Source.read(f"poi:2:{CALF}:1"), biology, step=5)
    assert isinstance(asked.question, Combine)
    replaced = interrupted(asked, fx.ReplacePoi(card=REEDS, sector=TWO))
    assert isinstance(replaced.question, Combine)
    after = replaced.play(GoOn())
    assert not after.told(TrackMoved)
    assert not [track for track in after.state.tracks if track.color is RowColor.GREEN]
    assert [event.times for event in after.told(SpecialEffectPassed)] == [1, 0]
    assert after.told(PoolDiceSpent)
    assert after.told(CheckEnded)


@pytest.mark.rule("CHK-86", "DEC-25")
def test_a_condition_that_discards_itself_in_step_7_leaves_the_rest_of_it_as_announced():
    """Its first special effect takes the condition away, its second is still carried out."""
    table = landed()
    card = BOX.conditions[CardId("G04")]
    (accident,) = card.special
    away = attrs.evolve(accident, effect=fx.DiscardCondition())
    made = {**BOX.conditions, card.id: attrs.evolve(card, special=(away, accident))}
    table = table.given(box=attrs.evolve(table.state.box, conditions=made), condition=card.id)
    sci = of(table, Section.SCIENCE).id
    ace, accident_die = up("blue-science-1", Icon.ACE, of=sci), up("red-basic-3", Icon.ACCIDENT, of=sci)
    asked = in_check(with_poi(table, TWO, CALF), TWO, Source.read(f"poi:2:{CALF}:1"), accident_die, ace, step=6)
    assert asked.told(ConditionPlaced)
    assert [event.times for event in asked.told(SpecialEffectPassed)] == [1, 0]
    assert isinstance(asked.question, ChooseCommitment)
    green = asked.play(next(command for command in asked.legal(Commit) if command.dice))
    assert ("green", 1) in marked(green)
