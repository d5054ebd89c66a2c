"""What the first screen shows of a campaign aboard: how far it is, and the room in which the ship book lies open."""

from __future__ import annotations

from vanguard_desktop.models.ship.aboard import words_aboard
from vanguard_desktop.models.ship.pages import page_of
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.ship.campaign.progress import ShipStanding

from ..home.last_position import LastPosition
from ..look.tokens import tokens

_LAND = "orbit"


def last_position(state: ShipState, wording: Wording, *, save: str, when: float, played: int) -> LastPosition:
    names, page = wording.names, page_of(state)
    return LastPosition(
        save=save,
        world=names.campaign(state.campaign) if state.operation is None else names.operation(state.operation),
        palette=_LAND if _LAND in tokens().relief else next(iter(tokens().relief)),
        relief="vanguard",
        round=max(state.cycle, 1),
        over=state.finished is not None,
        when=when,
        played=played,
        where=ShipStanding().where(state, lambda: words_aboard(wording, state).pages.title(page)),
        room=page,
    )
