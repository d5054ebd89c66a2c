"""ADD: the facility out of the sealed supply: add-ons are installed, used, built and staffed."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import Event, Waiting
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.setting import AddOnCard, AddOnKind, Often

from .. import effects as fx
from .. import zones
from ..aboard.discoveries import can_pay
from ..chapter import Chapter, Pick
from ..common import Does, Payable, ask_thing
from ..data.facilities.add_ons import (
    Build,
    BuildOne,
    EndBuilding,
    StaffOne,
    UseAddOn,
    UseNext,
)
from ..data.facilities.envelope import Page
from ..limits import is_left, use
from ..modifiers import is_disabled
from ..moves import move, move_all, reveal, steps
from ..phases import Phase
from ..pieces import Piece, id_of, source_of
from ..state import ShipState
from .assignments import STAFF, Task, ask_crew, can_do
from .envelope import free_slots, installed
from .tasks import ANYBODY

OFFERED = 3


def printed(state: ShipState, card: Piece) -> AddOnCard:
    return state.box.add_ons[id_of(card)]


def visit_add_ons(state: ShipState) -> list[Piece]:
    return [
        card
        for card in installed(state, Page.READING)
        if printed(state, card).kind is AddOnKind.VISIT and not is_disabled(state, id_of(card))
    ]


def offer(state: ShipState) -> Sequence[Event]:
    """The top of the deck is laid open (ADD-07)."""
    top = state.at(zones.ADD_ONS)[:OFFERED]
    return [*reveal(top, zones.ADD_ONS, zones.ADD_ON_OFFER), steps(BuildOne(), EndBuilding())] if top else []


def _ask_build(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    return ask_thing(state, waiting, BUILD_ONE, Section.SCIENCE, may_pass=True)


def _affordable(state: ShipState, _: BuildOne) -> Sequence[Piece]:
    return [card for card in state.at(zones.ADD_ON_OFFER) if can_pay(state, printed(state, card).cost)]


def _pay(state: ShipState, _: BuildOne, thing: str) -> Sequence[Event]:
    card = Piece(thing)
    return [steps(fx.PayDiscoveries(cost=printed(state, card).cost), Build(card=card), source=source_of(card))]


def _build(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    """Into a free slot or, if there is none, into that of another one, which leaves the game (ADD-08)."""
    assert isinstance(waiting.effect, Build)
    card = waiting.effect.card
    face = printed(state, card)
    if face.kind is AddOnKind.ONE_SHOT:
        once = [steps(face.effect, source=source_of(card))] if face.effect is not None else []
        return [*move([card], zones.ADD_ON_OFFER, zones.REMOVED), *once]
    free = free_slots(state, Page.READING)
    if not free:
        return ask_thing(state, waiting, REPLACE, Section.RECON)
    return move([card], zones.ADD_ON_OFFER, free[0])


def _replaces(state: ShipState, effect: Build, thing: str) -> Sequence[Event]:
    old = Piece(thing)
    slot = state.where(old)
    assert slot is not None
    return [*move([old], slot, zones.REMOVED), *move([effect.card], zones.ADD_ON_OFFER, slot)]


def _use_add_on(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, UseAddOn)
    card = waiting.effect.card
    effect = printed(state, card).effect
    text = [steps(effect, source=source_of(card))] if effect is not None else []
    return [*use(card, Often.PER_VISIT), *text]


BUILD_ONE = Pick(candidates=_affordable, picked=_pay)
REPLACE = Pick(candidates=lambda state, effect: installed(state, Page.READING), picked=_replaces)


def add_ons(payable: Payable, does: Does) -> Chapter:
    """The chapter of the add-on facility. It asks the other chapters whether a text can be carried out (TSK-08)."""

    def works(state: ShipState, card: Piece) -> bool:
        effect = printed(state, card).effect
        return (
            effect is not None
            and payable(state, effect)
            and does(state, Waiting(effect=effect, source=source_of(card)))
        )

    def usable(state: ShipState, _: UseNext) -> Sequence[Piece]:
        return [card for card in visit_add_ons(state) if is_left(state, card, Often.PER_VISIT) and works(state, card)]

    def use_one(_: ShipState, __: UseNext, thing: str) -> Sequence[Event]:
        return [steps(UseAddOn(card=Piece(thing)), UseNext())]

    def task(card: Piece) -> Task:
        return Task(STAFF, ANYBODY, UseAddOn(card=card), Section.RECON, card)

    def staffable(state: ShipState, _: StaffOne) -> Sequence[Piece]:
        """A second time: only what has been used in this visit (ADD-09)."""
        return [
            card
            for card in visit_add_ons(state)
            if not is_left(state, card, Often.PER_VISIT) and works(state, card) and can_do(state, task(card))
        ]

    def staff_one(state: ShipState, _: StaffOne, thing: str) -> Sequence[Event]:
        return ask_crew(state, task(Piece(thing)))

    next_use = Pick(candidates=usable, picked=use_one)
    staffed = Pick(candidates=staffable, picked=staff_one)
    return Chapter(
        steps={
            (Phase.ADD_ON, "use"): lambda state: [steps(UseNext())],
            (Phase.ADD_ON, "build"): offer,
            (Phase.ADD_ON, "staff"): lambda state: [steps(StaffOne())],
        },
        effects={
            UseNext: lambda state, waiting: ask_thing(state, waiting, next_use, Section.RECON, may_pass=True),
            UseAddOn: _use_add_on,
            BuildOne: _ask_build,
            Build: _build,
            EndBuilding: lambda state, waiting: move_all(state, zones.ADD_ON_OFFER, zones.ADD_ONS),
            StaffOne: lambda state, waiting: ask_thing(state, waiting, staffed, Section.RECON, may_pass=True),
        },
        picks={UseNext: next_use, BuildOne: BUILD_ONE, Build: REPLACE, StaffOne: staffed},
    )
