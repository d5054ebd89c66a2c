"""What cards and events have said for a while stands in the situation, for whom and how long."""

from __future__ import annotations

import attrs
import pytest

from tests.support.expeditions import landing_on
from vanguard_desktop.core import Source
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.expedition.situation import Situation
from vanguard_desktop.rulesets.expedition.data import Lasting, Until
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.lasting import Due, InForce
from vanguard_desktop.text.common.wording import Wording


@pytest.mark.rule("GEN-02")
def test_what_holds_is_told_with_its_card_its_owner_and_its_end(qapp):
    game = landing_on("W01", players=2, seed=5)
    first = game.state.members[0].id
    entries = (
        InForce(
            what=Lasting.FREE_REST, until=Until.ROUND, owner=first, source=Source("condition", game.state.condition)
        ),
        InForce(what=Lasting.LATER, until=Until.ROUND, owner=first, due=Due.ROUND_END, effect=fx.LoseSupplies(count=2)),
    )

    class Held(Bridge):
        @property
        def state(self):
            return attrs.evolve(game.state, lasting=entries)

    wording = Wording.of(game.box)
    told = Situation(Held(game), wording).now().holds
    name = wording.names.called(first)
    assert told[0].endswith(f"{name}\nResting costs no [supplies](pl) (this round).")
    assert told[1].startswith(f"{name}\n")
    assert "end of the round" in told[1].lower()
    assert "2 [supplies]" in told[1]
