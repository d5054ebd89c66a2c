"""Sessions on disk: what is kept after every event, stopping, and coming back in other numbers (SAV, RSM)."""

from __future__ import annotations

from random import Random

import attrs
import pytest

from tests.ship.ship import small_ship
from vanguard_desktop.core.ids import CampaignId, MemberId
from vanguard_desktop.play.campaign import codec
from vanguard_desktop.play.saved_game import new_game, open_game
from vanguard_desktop.rulesets.ship.data.campaign.save_point import ResumeSession, SavePoint, SessionStored, StopHere
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.state import CampaignOpening, Tokens
from vanguard_desktop.store.errors import Damage, SaveError

OPENING = CampaignOpening(campaign=CampaignId("fixture"), players=("Mia", "Tom"))


@pytest.fixture
def path(tmp_path):
    return tmp_path / "campaign.vanguard"


def begun(path):
    return new_game(path, small_ship(), OPENING, lambda: 11)


def opened(path, box=None):
    return open_game(path, box or small_ship(), lambda: 11)


def at_first_save_point(game, seed=1, most=3000):
    """Somebody orders anything legal until the first team is home and put away."""
    chance = Random(seed)
    for _ in range(most):
        if isinstance(game.state.question, SavePoint):
            return game
        game.submit(chance.choice(game.legal_commands()))
    raise AssertionError("nobody came home")


@pytest.mark.rule("SAV-03")
def test_after_every_order_what_happened_is_in_the_file(path):
    game = begun(path)
    for _ in range(12):
        game.submit(game.legal_commands()[0])
        watching = opened(path)
        assert watching.position == game.position
        watching.close()
    game.close()


@pytest.mark.rule("SAV-01", "RSM-01", "RSM-04", "CMP-03", "GEN-07")
def test_a_session_that_was_stopped_goes_on_with_other_players_where_it_was_left(path):
    game = at_first_save_point(begun(path))
    crew = {member for there in game.state.zones.values() for member in there if member.startswith("crew:")}
    game.submit(StopHere())
    stored = game.position
    game.close()
    later = opened(path)
    assert later.position == stored
    assert isinstance(later.state.question, SessionStored)
    assert later.state.pool == Tokens()
    later.submit(ResumeSession(players=("Mia", "Tom", "Zoe")))
    while later.state.phase is Phase.RESUME:
        later.submit(later.legal_commands()[0])
    assert [len(seat.sections) for seat in later.state.seats] in ([2, 1, 1], [1, 2, 1], [1, 1, 2])
    assert [seat.name for seat in later.state.seats] == ["Mia", "Tom", "Zoe"]
    assert {member for there in later.state.zones.values() for member in there if member.startswith("crew:")} == crew
    assert later.state.cycle == 1
    later.close()


@pytest.mark.rule("SAV-02", "SAV-10")
def test_a_stop_and_a_position_written_down_at_any_question_of_it_lead_to_the_same_future(path):
    game = at_first_save_point(begun(path))
    game.submit(StopHere())
    game.submit(ResumeSession(players=OPENING.players))
    while game.state.phase is Phase.RESUME:
        again = codec().read_position(codec().write_position(game.position), game.box)
        assert again == game.position
        game.submit(game.legal_commands()[0])
    game.close()


@pytest.mark.rule("RSM-07")
def test_a_campaign_is_not_opened_with_content_on_which_it_could_not_have_been_played(path):
    game = begun(path)
    for _ in range(8):
        game.submit(game.legal_commands()[0])
    kept = next(iter(game.state.sleeves))
    game.close()
    without = attrs.evolve(
        small_ship(),
        crew={id: card for id, card in small_ship().crew.items() if id != kept},
        campaigns={},
        fingerprint="newer",
    )
    with pytest.raises(SaveError) as refused:
        opened(path, without)
    assert refused.value.damage is Damage.OTHER_CONTENT
    own = opened(path)
    assert kept in own.state.sleeves
    own.close()


@pytest.mark.rule("RSM-07")
def test_a_campaign_goes_on_with_content_that_tells_the_same_in_other_words(path):
    game = begun(path)
    position = game.position
    game.close()
    crew = {**small_ship().crew}
    first = MemberId("c50")
    crew[first] = attrs.evolve(crew[first], name="Somebody else")
    reworded = attrs.evolve(small_ship(), crew=crew, fingerprint="reworded")
    again = opened(path, reworded)
    assert again.position == position
    again.close()
