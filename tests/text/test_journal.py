"""The journal tells what the table saw: what the dice showed, whose track moved, how it ended."""

from __future__ import annotations

import attrs
import pytest

from tests.support.boxes import ADA, BO, CAVES, RIDGE, shipped
from tests.support.expeditions import landing_on
from tests.text.samples import ANY_CARD, sample_box, sample_state
from vanguard_desktop.core.ids import DieId, MemberId
from vanguard_desktop.core.sources import Source
from vanguard_desktop.dice.faces import DangerIcon, Icon, InjuryIcon
from vanguard_desktop.dice.pool import Treatment
from vanguard_desktop.rulesets.expedition.data import events as ev
from vanguard_desktop.rulesets.expedition.data.check import Check, Purpose, Rolled
from vanguard_desktop.rulesets.expedition.data.events import LastingBegun
from vanguard_desktop.rulesets.expedition.data.lasting import InForce, Lasting, Until
from vanguard_desktop.rulesets.expedition.data.state import Ending
from vanguard_desktop.rulesets.expedition.data.tracks import Track
from vanguard_desktop.setting.cards import CheckCard, RowColor
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.common.wording import Wording

RED, GREEN = DieId("red-basic-1"), DieId("green-explore-1")


@pytest.fixture
def tells(speak):
    """The line of an event, in English."""
    speak("en")
    words = Wording.of(sample_box())
    return lambda event, state=None: words.log.sentence(event, state or sample_state())


def test_a_roll_shows_its_results(tells):
    pool = (Rolled(die=RED, owner=ADA, face=4), Rolled(die=GREEN, owner=BO, face=0))
    check = Check(active=ADA, purpose=Purpose.TEXT, source=Source.read(""), at=CAVES, card=CheckCard(), pool=pool)
    rolled = ev.DiceRolled(faces=(4, 0), injuries=(InjuryIcon.MENTAL,), dangers=(DangerIcon.RARE,))
    state = attrs.evolve(sample_state(), checks=(check,))
    assert tells(rolled, state) == "The dice show: [ace], [explore], [injury_mental], [danger_rare]."
    assert tells(rolled) == "4 dice are rolled."


def test_a_die_that_is_rolled_again_shows_its_new_result(tells):
    assert tells(ev.DieRerolled(die=RED, face=5, drawn=1)) == "A red die is rolled again and shows [accident]."


@pytest.mark.parametrize(
    ("track", "line"),
    [
        (f"poi:{CAVES}", "The time token of “Shelter” stands on space 2."),
        (f"poi:{CAVES}:{ANY_CARD}:1:green", "The green track of “Shelter” reaches space 2."),
        (f"mission:{ANY_CARD}", "The time token of “Any card” stands on space 2."),
    ],
)
def test_a_track_is_named_by_its_card(track, line, tells):
    assert tells(ev.TrackMoved(track=Track.read(track), to=2)) == line
    assert tells(ev.TrackMoved(track=Track.read(track), to=0)).endswith(" is empty again.")


def test_dice_are_counted_by_color_and_outcomes_told_in_a_sentence(tells):
    assert tells(ev.PoolDiceSpent(dice=(RED, GREEN, DieId("red-basic-2")))) == (
        "Spent from the roll pool: 2 [die_red] and 1 [die_green]."
    )
    assert tells(ev.DiceAdded(injuries=1, dangers=("A", "A"))) == "To the check come 1 injury die and 2 danger dice."
    assert tells(ev.OutcomeApplied(color=RowColor.GREEN)) == "The green outcome happens."


def test_what_has_one_cause_is_one_line(speak):
    """Time tracks that go on together, dice that are sacrificed together, a threat that moves several sectors."""
    assert speak("en")
    words = Wording.of(sample_box())
    shelter, mission = Track.read(f"poi:{CAVES}"), Track.read(f"mission:{ANY_CARD}")
    events = (
        ev.TrackMoved(track=shelter, to=2),
        ev.TrackMoved(track=mission, to=1),
        ev.DieSacrificed(member=ADA, die=RED),
        ev.DieSacrificed(member=ADA, die=GREEN),
        ev.DieSacrificed(member=BO, die=GREEN),
        ev.ThreatMoved(card=ANY_CARD, to=RIDGE),
        ev.ThreatMoved(card=ANY_CARD, to=CAVES),
        ev.TrackMoved(track=Track.read(f"{shelter}:{ANY_CARD}:1:green"), to=2),
    )
    assert words.log.happened(events, sample_state()) == (
        "Time goes on for “Shelter” (space 2) and “Any card” (space 1).",
        "Ada sacrifices 1 [die_red] and 1 [die_green].",
        "Bo sacrifices 1 [die_green].",
        "The threat “Any card” moves to “Caves”.",
        "The green track of “Shelter” reaches space 2.",
    )


def test_the_table_calls_people_by_their_given_names_unless_two_share_one():
    box = shipped()
    names = Names(box)
    member = MemberId("kwabena_firat")
    assert (names.member(member), names.called(member)) == ("Kwabena Firat", "Kwabena")
    namesake = attrs.evolve(box.crew[member], id=MemberId("other"), name="Kwabena Other")
    assert Names(attrs.evolve(box, crew={**box.crew, namesake.id: namesake})).called(member) == "Kwabena Firat"


@pytest.mark.parametrize(
    ("treatment", "line"),
    [
        (Treatment(shown=Icon.BASIC, becomes=(Icon.ACCIDENT,)), "[basic] counts as [accident]."),
        (Treatment(shown=Icon.ACCIDENT, becomes=()), "[accident] does not count."),
        (Treatment(shown=Icon.BASIC, becomes=(Icon.SCIENCE,), also=True), "[basic] may also serve as [science]."),
        (Treatment(shown=None, becomes=(Icon.BASIC,)), "all results of some dice count as [basic]."),
    ],
)
def test_results_that_count_as_something_else_are_told(treatment, line, tells):
    assert tells(ev.PoolTreated(treatment=treatment)) == f"For the rest of this check, {line}"


@pytest.mark.rule("END-01")
def test_who_is_left_behind_is_named(tells):
    ending = ev.ExpeditionEnding(ending=Ending.LIFTED_OFF, left_behind=(BO,))
    assert tells(ending) == "The lander lifts off. Left behind: Bo."


def test_bookkeeping_stays_out_of_the_journal(speak):
    speak("en")
    words = Wording.of(sample_box())
    events = (ev.StepReached(step=2), ev.Exerted(member=ADA), ev.CardHelped(member=BO))
    assert words.log.journal(events, sample_state()) == ("Ada exerts.",)


def test_a_text_that_waits_is_told_when_its_time_has_come_and_not_before(speak):
    speak("en")
    words = Wording.of(sample_box())
    waiting = LastingBegun(entry=InForce(what=Lasting.LATER, until=Until.TURN_END))
    felt = LastingBegun(entry=InForce(what=Lasting.TRAVEL_LAST, until=Until.TURN_END))
    assert words.log.journal((waiting,), sample_state()) == ()
    assert words.log.journal((felt,), sample_state()) == ("This holds for a while: Your last action must be travel.",)


@pytest.mark.parametrize(
    ("language", "taken", "spent"),
    [
        ("en", "Ada takes 1 red die for the check.", "2 red dice and 1 green die."),
        ("it", "Ada prende 1 dado rosso per il tiro.", "2 dadi rossi e 1 dado verde."),
        ("de", "Ada nimmt 1 roten Würfel für den Würfelwurf.", "2 rote Würfel und 1 grüner Würfel."),
        ("cs", "Ada bere 1 červenou kostku pro ověření.", "2 červené kostky a 1 zelená kostka."),
    ],
)
def test_tiles_of_dice_are_heard_as_the_sentence_bends_them(speak, language, taken, spent):
    assert speak(language)
    words, state = Wording.of(sample_box()), sample_state()
    takes = words.log.sentence(ev.DieTaken(die=RED, owner=ADA), state)
    assert "[die_red]" in takes
    assert words.names.spoken(takes) == taken
    gone = words.log.sentence(ev.PoolDiceSpent(dice=(RED, DieId("red-basic-2"), GREEN)), state)
    assert words.names.spoken(gone).endswith(f": {spent}")


def test_an_outcome_that_happens_at_once_is_not_said_to_be_marked_as_well(speak):
    assert speak("en")
    marked, happens = ev.RowMarked(color=RowColor.GREEN), ev.OutcomeApplied(color=RowColor.GREEN)
    log = Wording.of(sample_box()).log
    assert log.journal((marked, happens), sample_state()) == ("The green outcome happens.",)
    assert log.journal((marked,), sample_state()) == ("The green outcome is marked.",)
    assert log.journal((ev.RowMarked(color=RowColor.YELLOW), happens), sample_state()) == (
        "The yellow outcome is marked.",
        "The green outcome happens.",
    )


@pytest.mark.rule("PLN-16")
def test_a_card_of_the_same_name_on_a_sector_is_told_as_another_one(speak):
    """No sector shows itself."""
    speak("en")
    state = landing_on("W01", quick=True).state
    words = Wording.of(state.box)
    same = 0
    for sector in state.board.sectors:
        for poi in state.box.pois:
            line = words.log.sentence(ev.PoiStacked(sector=sector.number, cards=(poi,)), state)
            name = words.names.sector(state.board, sector.number)
            if words.names.poi(poi) == name:
                same += 1
                assert line == f"“{name}” now shows another card."
            assert line.count(name) == 1 or words.names.poi(poi) != name
    assert same
