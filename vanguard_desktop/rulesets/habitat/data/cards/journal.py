"""The journal of a mission: what is told at its beginning, on the way and at its end. It changes nothing."""

from __future__ import annotations

from enum import Enum

import attrs

from vanguard_desktop.core import CardId, Name, Test, Text

from .story import SolNumber


class Moment(Enum):
    """When an entry is told."""

    BEGINS = "begins"
    SOL = "sol"
    REACHED = "reached"
    WON = "won"
    LOST = "lost"
    DIED = "died"


@attrs.frozen(kw_only=True)
class JournalCard:
    """An entry of the journal of a mission. Of several for one moment the first is told whose `test` holds.

    Without a `mission` it is for all of them. `sol` goes with the moment of that name, `objective` with the one at
    which it is reached.
    """

    id: CardId
    mission: CardId | None = None
    moment: Moment
    sol: SolNumber | None = None
    objective: CardId | None = None
    test: Test | None = None
    title: Name
    text: Text
