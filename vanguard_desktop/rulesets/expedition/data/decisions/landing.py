"""What is asked until the team has disembarked (DEC-31)."""

from __future__ import annotations

from vanguard_desktop.core import Decision, MemberId
from vanguard_desktop.dice.faces import Section


class ChooseSeat(Decision, tag="choose_seat", version=2):
    """Who of one player's crew sits next, clockwise? `order` are those who sit already (TRN-06, DEC-31)."""

    section: Section
    order: tuple[MemberId, ...] = ()


class AskTen(Decision, tag="ask_ten", automatic=False):
    """What does the real ten-sided die of the landing show? `again` if a first result is void."""

    again: bool = False


class PlaceLander(Decision, tag="place_lander"):
    """In which lander sector does the lander stand? (DEC-31)"""


class KeepRankUp(Decision, tag="keep_rank_up", version=2):
    """Which of the rank-up cards that were drawn is kept? (DEC-31)"""


class HandOutEquipment(Decision, tag="hand_out_equipment", automatic=False):
    """Who carries what? (DEC-31)"""


class ChooseStart(Decision, tag="choose_start", version=2):
    """In which of the start sectors does the crew member begin? (TUT-54)"""

    member: MemberId
