"""The journal tells what the table saw: what the dice showed, whose track moved, how it ended."""

from __future__ import annotations

import attrs
import pytest

from tests.support.boxes import ADA, BO, CAVES
from tests.text.samples import ANY_CARD, sample_box, sample_state
from vanguard_desktop.core.cards import CheckCard
from vanguard_desktop.core.dice import DangerIcon, Icon, InjuryIcon
from vanguard_desktop.core.ids import DieId, TrackId
from vanguard_desktop.core.pool import Treatment
from vanguard_desktop.rulesets.expedition import events as ev
from vanguard_desktop.rulesets.expedition.effects_moves import Lasting, Until
from vanguard_desktop.rulesets.expedition.events_moves import LastingBegun
from vanguard_desktop.rulesets.expedition.in_force import InForce
from vanguard_desktop.rulesets.expedition.state import Check, Ending, Purpose, Rolled
from vanguard_desktop.text.wording import Wording

RED, GREEN = DieId("red-basic-1"), DieId("green-explore-1")


@pytest.fixture
def tells(speak):
    """The line of an event, in English."""
    speak("en")
    words = Wording.of(sample_box())
    return lambda event, state=None: words.log.sentence(event, state or sample_state())


def test_a_roll_shows_its_results(tells):
    pool = (Rolled(die=RED, owner=ADA, face=4), Rolled(die=GREEN, owner=BO, face=0))
    check = Check(active=ADA, purpose=Purpose.TEXT, source="", at=CAVES, card=CheckCard(), pool=pool)
    rolled = ev.DiceRolled(faces=(4, 0), injuries=(InjuryIcon.MENTAL,), dangers=(DangerIcon.RARE,))
    state = attrs.evolve(sample_state(), checks=(check,))
    assert tells(rolled, state) == "The dice show: [ace], [explore], [injury_mental], [danger_rare]."
    assert tells(rolled) == "4 dice are rolled."


def test_a_die_that_is_rolled_again_shows_its_new_result(tells):
    assert tells(ev.DieRerolled(die=RED, face=5, drawn=1)) == (
        "A die is rolled again: Basic die (red). It shows [accident]."
    )


@pytest.mark.parametrize(
    ("track", "line"),
    [
        (f"poi:{CAVES}", "The time token stands on space 2: Shelter."),
        (f"poi:{CAVES}:{ANY_CARD}:1:green", "Progress reaches space 2: Shelter."),
        (f"mission:{ANY_CARD}", "The time token stands on space 2: Any card."),
    ],
)
def test_a_track_is_named_by_its_card(track, line, tells):
    assert tells(ev.TrackMoved(track=TrackId(track), to=2)) == line
    assert tells(ev.TrackMoved(track=TrackId(track), to=0)).startswith("A track is empty again: ")


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
