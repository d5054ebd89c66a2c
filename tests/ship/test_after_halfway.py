"""What a campaign of the habitat leaves for the long road: keywords that are handed down (LEG-05, HCA-08)."""

from __future__ import annotations

import pytest

from tests.habitat.test_season import ended, season
from tests.support.boxes import shipped
from vanguard_desktop.core.engine import legal_commands
from vanguard_desktop.core.ids import CampaignId, Counter, Flag
from vanguard_desktop.play.campaign import fold, follow_on, open_book
from vanguard_desktop.rulesets.ship.data.campaign.logbook import CounterChanged
from vanguard_desktop.rulesets.ship.data.common import LogRead
from vanguard_desktop.rulesets.ship.facilities.production import start_stage
from vanguard_desktop.rulesets.ship.pieces import piece
from vanguard_desktop.rulesets.ship.rules import SHIP
from vanguard_desktop.rulesets.ship.state import CampaignOpening
from vanguard_desktop.store.legacy_file import export_season, import_legacy

STORES, OTHER = (piece("production_projects", id) for id in ("C03", "C01"))


def begun(handed):
    """A campaign of the long road up to its first crew: what was read, what trust came, and the position then."""
    opening = CampaignOpening(campaign=CampaignId("long_post"), players=("Ada", "Bo"), legacy=handed)
    events = list(open_book(shipped(), opening, 7))
    position = fold(shipped(), None, events)
    while not any(getattr(event, "step", "") == "training_crew" for event in events):
        happened, position = follow_on(shipped(), position, legal_commands(SHIP, position.state)[0])
        events += happened
    trust = [event.to for event in events if isinstance(event, CounterChanged) and event.counter == Counter("trust")]
    return [event.log for event in events if isinstance(event, LogRead)], trust, position.state


@pytest.mark.rule("LEG-05")
def test_rest_at_halfway_is_answered_with_trust_and_haste_with_full_stores():
    read, trust, plain = begun({})
    assert not [log for log in read if log.startswith("START-")]
    assert (trust, start_stage(plain, STORES)) == ([], 1)
    assert plain.legacy["glove_left"] == "true"

    read, trust, gentle = begun({"halfway_gentle": "true"})
    assert [log for log in read if log.startswith("START-")] == ["START-GENTLE"]
    assert (trust, start_stage(gentle, STORES)) == ([1], 1)

    read, trust, hasty = begun({"halfway_hasty": "true", "glove_left": "false"})
    assert [log for log in read if log.startswith("START-")] == ["START-HASTY"]
    assert (trust, start_stage(hasty, STORES)) == ([], 2)
    assert start_stage(hasty, OTHER) == start_stage(plain, OTHER)
    assert hasty.legacy["glove_left"] == "false"


@pytest.mark.rule("HCA-08", "LEG-03", "LEG-05")
@pytest.mark.parametrize(("glove", "kept"), [(1, "true"), (2, "false")])
def test_a_season_that_is_over_hands_down_its_choices(glove, kept, tmp_path):
    last = season(5).unable()
    over = ended(last.laid(flags=(Flag("halfway_hasty"),)), won=True).option(1).option(glove)
    legacy = import_legacy(export_season(over.state, tmp_path / "season"))
    assert legacy.values == {"halfway_gentle": "false", "halfway_hasty": "true", "glove_left": kept}
    assert (legacy.victory, legacy.cycles) == (True, 1)
    with pytest.raises(AssertionError):
        export_season(last.state, tmp_path / "early")
    assert begun(legacy.values)[2].legacy["glove_left"] == kept
