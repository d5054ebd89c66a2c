"""VI: what waited becomes active, what was pending available; the next First Player, the next sol (HCU)."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from vanguard_desktop.core import CardId, Event, changed

from ..chapter import Chapter
from ..data.director import AgeJournal
from ..data.items import family, name, together
from ..data.missions import BundleOpened, CheckEnd
from ..data.rounds import FirstPlayerPassed, LoadingZoneMoved, SolClosed
from ..data.steps import Step
from ..missions.bundles import FOOD, fed, is_bundle
from ..parts import coming
from ..state import HabitatState

TILE = "tile"
# What is counted for this sol only.
TODAY = "today:"


def _loading_zone(state: HabitatState) -> Sequence[Event]:
    """HCU-05, HMS-29: bundles turn into what they hold."""
    bundles = [BundleOpened(item=item) for item in state.arriving if is_bundle(state, item)]
    return [LoadingZoneMoved(), *bundles] if state.arriving else []


def _zone_moved(state: HabitatState, _: LoadingZoneMoved) -> HabitatState:
    """HCU-05: upgrade tiles go to their structures and start to work."""
    tiles: list[CardId] = [name(item) for item in state.arriving if family(item) == TILE]
    others = [item for item in state.arriving if family(item) != TILE and item != FOOD]
    return changed(
        fed(state, state.arriving.count(FOOD)),
        arriving=(),
        available=together(state.available, others),
        upgrades=tuple(sorted((*state.upgrades, *tiles))),
    )


def _sol_closed(state: HabitatState, _: SolClosed) -> HabitatState:
    """HCU-06, HCU-07: abilities are ready again, and what counted for this sol is over."""
    crew = tuple(attrs.evolve(each, used=()) for each in state.crew)
    director = attrs.evolve(state.director, busy=0, was_busy=state.director.busy > 1)
    counted = {what: count for what, count in state.counted.items() if not what.startswith(TODAY)}
    after = changed(state, crew=crew, counted=counted, director=director)
    return changed(after, this_sol=(), ignored=(), seen=(), more_pawns={}, locked=())


def _pass_on(state: HabitatState) -> Sequence[Event]:
    """HRD-03: clockwise, and a single player's two astronauts take turns (HGN-20)."""
    return [FirstPlayerPassed(to=(state.first + 1) % len(state.crew))]


CLEAN_UP = Chapter(
    steps={
        Step.LOADING_ZONE: _loading_zone,
        Step.ABILITIES: lambda state: [SolClosed()],
        Step.FIRST_PLAYER: _pass_on,
        Step.SOL_COUNTER: lambda state: [coming(AgeJournal(), CheckEnd(of_sol=True))],
    },
    folds={
        LoadingZoneMoved: _zone_moved,
        SolClosed: _sol_closed,
        FirstPlayerPassed: lambda state, event: changed(state, first=event.to),
    },
)
