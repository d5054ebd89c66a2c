"""Steps from the set-up to the first round, and the lander's leaving (STP, LND)."""

from __future__ import annotations

from typing import Annotated

from vanguard_desktop.core import Between, Effect, MemberId


class ShuffleAll(Effect, tag="step_shuffle_all"):
    """Set-up: shuffle section decks, discovery decks and events (STP-11, STP-12)."""


class LandingRoll(Effect, tag="step_landing_roll"):
    """One roll of the landing procedure, and again until the lander is down (LND-12)."""


class LandingResult(Effect, tag="step_landing_result"):
    """The ten-sided die of the landing has fallen; now its row takes effect (LND-12)."""

    value: Annotated[int, Between(0, 9)]


class AskLander(Effect, tag="step_ask_lander"):
    """Where does the lander stand, if nothing has put it anywhere? (STP-15)"""


class Disembark(Effect, tag="step_disembark"):
    """Pawns in the lander sector, rank-up card, equipment, first hands (STP-16 to STP-23)."""


class TakeSeats(Effect, tag="step_take_seats"):
    """The crew sit down: player by player in table order, each player's crew in the order chosen (TRN-06)."""

    order: tuple[MemberId, ...] = ()


class TakePlaces(Effect, tag="step_take_places"):
    """Pawns in the lander sector, or in the start sectors of a world where nobody lands (STP-16, TUT-07, TUT-54)."""


class FirstCondition(Effect, tag="step_first_condition"):
    """Of the first two global conditions the team chooses the one that it begins with (PLN-36)."""


class AskRankUp(Effect, tag="step_ask_rank_up"):
    """Two rank-up cards are drawn, one is kept (STP-17)."""


class HandOut(Effect, tag="step_hand_out"):
    """The loaded equipment is handed out (STP-20)."""


class FirstHands(Effect, tag="step_first_hands"):
    """Everybody draws their first hand (STP-23); with an open launch so many cards more, and so many drawn anew."""

    more: int = 0
    redraws: int = 0


class TakeOff(Effect, tag="step_take_off"):
    """The lander leaves; the entry that could still keep the team on the planet has been read (END-03)."""
