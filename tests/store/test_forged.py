"""A save that somebody wrote who knows how they are made: every hash fits, and still nothing but a `SaveError`."""

from __future__ import annotations

from random import Random

import attrs
import pytest

from tests.store.forge import Forgery, forge_many
from tests.support.play import BOX, anything, examined, play, reopened
from vanguard_desktop.core.ids import MemberId
from vanguard_desktop.play.campaign import codec
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseAction
from vanguard_desktop.store.errors import Damage, SaveError
from vanguard_desktop.store.event_log import DiskLog


def repaired(save):
    return save.with_name("campaign (repaired).vanguard")


def test_forged_saves_of_every_kind_are_answered_in_a_sentence(tmp_path):
    # `python -m tests.store.forge --times 500` does the same for as long as one likes.
    assert forge_many(5, 1, tmp_path).total() == 5


def test_a_question_to_nobody_is_a_damaged_save(save):
    """What looks for a member in the middle of listing commands ends in another way than what looks before."""
    game, random = reopened(save), Random(1)
    while not (game.state.pending and isinstance(game.state.pending[-1], ChooseAction)):
        game.submit(anything(game, random))
    cursor, position = game.cursor, game.position
    game.close()
    to_nobody = attrs.evolve(position.state, pending=(ChooseAction(member=MemberId("nobody")),))
    log = DiskLog.open(save, codec(), BOX)
    log.keep(cursor, position.with_state(to_nobody))
    log.close()
    with pytest.raises(SaveError) as refused:
        reopened(save)
    assert refused.value.damage is Damage.DAMAGED
    assert examined(save)[0] == 1
    play(reopened(repaired(save)), 1).close()


def test_a_kept_position_leads_on_behind_a_step_that_nobody_can_read(save):
    forgery = Forgery.of(save, Random(1))
    line, step = next(place for place in forgery.kept if place[1] == 32)
    forgery.steps[line, step]["told"] = [["effect_taken", 7]]
    forgery.write()
    code, told = examined(save)
    assert (code, f"Step {step} of line {line} cannot be read" in told) == (1, True), told
    assert examined(repaired(save))[0] == 0
    play(reopened(repaired(save)), 1).close()


@pytest.mark.parametrize("shifted", [-1, 1])
def test_a_line_said_to_begin_elsewhere_than_its_steps_is_found(save, shifted):
    forgery = Forgery.of(save, Random(1))
    parent, fork = forgery.lines[2]
    forgery.lines[2] = parent, fork + shifted
    forgery.write()
    assert examined(save)[0] == 1
    assert examined(repaired(save))[0] == 0
    play(reopened(repaired(save)), 1).close()
