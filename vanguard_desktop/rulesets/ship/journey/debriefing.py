"""DBR: promotions, the success pool, and dice sold and bought."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from vanguard_desktop.core import Command, DecisionClosed, DecisionOpened, Event, MemberId, Reason, Waiting, changed
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.setting import ModifierKey, Often

from .. import effects as fx
from .. import zones
from ..aboard.crew import promote
from ..aboard.medbay import team
from ..chapter import Chapter, Order
from ..data.aboard.morale import ReturnDie
from ..data.facilities.tasks import TaskName
from ..data.journey.debriefing import (
    SALE_PRICE,
    AlreadySold,
    AskTrade,
    BoxHasTooFewDice,
    BuyDie,
    DieTooDear,
    EndTrade,
    KeepFourDice,
    NoInstructor,
    SellDice,
    SuccessesPooled,
    TradeDice,
)
from ..facilities.tasks import assign, assignable, why_no_task, why_not_assign
from ..limits import is_left, use
from ..modifiers import cost, modifiers, spend, total
from ..moves import move, shuffle_in, steps
from ..phases import Phase
from ..pieces import id_of
from ..state import ShipState, Tokens
from ..tokens import success
from .dice_supply import each_takes_a_die, enough_dice
from .leaving import first_planet_is_open, returned

# DBR-10: a sale leaves every section four dice.
LEAST_TO_SELL = 5
SALE = "sell_dice"


def promotion(state: ShipState) -> Sequence[Event]:
    """Everybody of the team is compared with the same full number, counted and not spent (DBR-01 to DBR-06)."""
    card = state.only(zones.BOARD_RANK_UP)
    if card is None:
        return []
    promoted: list[Event] = []
    if returned(state).rank_up_done:
        needed = state.box.rank_ups[id_of(card)].successes
        for member in team(state):
            rank = state.sleeves[member].rank
            threshold = needed[rank - 1] if rank <= len(needed) else None
            if threshold is not None and state.earned >= threshold:
                promoted += promote(state, member)
    # CMP-27: the card of the first planet is used once, whatever comes of it.
    if promoted or first_planet_is_open(state):
        return [*promoted, *move([card], zones.BOARD_RANK_UP, zones.REMOVED)]
    return shuffle_in(state, [card], zones.BOARD_RANK_UP, zones.RANK_UPS)


def success_pool(state: ShipState) -> Sequence[Event]:
    """From the planet board, the lander and the bag; the other tokens stay in the bag (DBR-07)."""
    earned, bag = state.earned, state.bag.success
    return [SuccessesPooled(earned=earned, bag=bag)] if earned or bag else []


def dice_trade(_: ShipState) -> Sequence[Event]:
    return [steps(AskTrade())]


def _ask_trade(_: ShipState, __: Waiting) -> Sequence[Event]:
    """Asked again after every sale and purchase; whoever can do neither goes on by itself (DBR-17, DEC-27)."""
    return [DecisionOpened(decision=TradeDice(section=Section.RECON))]


def _trades(state: ShipState, _: TradeDice) -> Iterable[Command]:
    yield SellDice()
    yield BuyDie()
    yield from (BuyDie(instructor=member) for member in assignable(state))
    yield EndTrade()


def _why_not_sell(state: ShipState, _: SellDice) -> Reason | None:
    if not is_left(state, SALE, Often.PER_PHASE):
        return AlreadySold()
    return KeepFourDice() if state.dice_each < LEAST_TO_SELL else None


def _sell(_: ShipState, __: SellDice) -> Sequence[Event]:
    """Each section chooses its die; then the pool gains the price."""
    returns = (ReturnDie(section=section) for section in Section)
    return [DecisionClosed(), *use(SALE, Often.PER_PHASE), steps(*returns, fx.ChangeSuccess(by=SALE_PRICE), AskTrade())]


def instruction(state: ShipState, member: MemberId) -> int:
    """By how much an instructor lowers the price: one for rank 2, two for rank 3 (DBR-12).

    A card that lets instructors count one rank higher makes instructors of rank 1 as well, and rank 3 worth three.
    """
    return max(0, state.sleeves[member].rank - 1 + total(state, ModifierKey.INSTRUCTOR))


def price(state: ShipState, instructor: MemberId | None = None) -> int:
    """As many successes as every section owns dice; the next die costs one more (DBR-11)."""
    less = instruction(state, instructor) if instructor is not None else 0
    return max(0, cost(state, ModifierKey.DIE_PRICE, state.dice_each) - less)


def _why_not_buy(state: ShipState, command: BuyDie) -> Reason | None:
    if not enough_dice(state):
        return BoxHasTooFewDice()
    if command.instructor is not None:
        if reason := why_no_task(state, TaskName.INSTRUCTOR):
            return reason
        if reason := why_not_assign(state, [command.instructor]):
            return reason
        if not instruction(state, command.instructor):
            return NoInstructor()
    return DieTooDear() if state.pool.success < price(state, command.instructor) else None


def _buy(state: ShipState, command: BuyDie) -> Sequence[Event]:
    """The instructor rests, the price goes back to the supply, every section takes a die (DBR-13, DBR-16)."""
    applied, rests = modifiers(state, ModifierKey.DIE_PRICE), []
    if command.instructor is not None:
        applied, rests = applied + modifiers(state, ModifierKey.INSTRUCTOR), assign(state, [command.instructor])
    paid = success(state, -price(state, command.instructor))
    return [DecisionClosed(), *rests, *paid, *spend(state, applied), steps(AskTrade()), each_takes_a_die()]


def _pooled(state: ShipState, event: SuccessesPooled) -> ShipState:
    def more(tokens: Tokens, by: int) -> Tokens:
        return Tokens(energy=tokens.energy, command=tokens.command, success=tokens.success + by, penalty=tokens.penalty)

    return changed(state, pool=more(state.pool, event.earned + event.bag), bag=more(state.bag, -event.bag), earned=0)


DEBRIEFING = Chapter(
    steps={
        (Phase.DEBRIEFING, "promotion"): promotion,
        (Phase.DEBRIEFING, "success_pool"): success_pool,
        (Phase.DEBRIEFING, "dice_trade"): dice_trade,
    },
    effects={AskTrade: _ask_trade},
    questions={TradeDice: _trades},
    orders={
        SellDice: Order(answers=(TradeDice,), why_not=_why_not_sell, unfold=_sell),
        BuyDie: Order(answers=(TradeDice,), why_not=_why_not_buy, unfold=_buy),
        EndTrade: Order(
            answers=(TradeDice,),
            why_not=lambda state, command: None,
            unfold=lambda state, command: [DecisionClosed()],
        ),
    },
    folds={SuccessesPooled: _pooled},
    reasons=(AlreadySold, KeepFourDice, DieTooDear, BoxHasTooFewDice, NoInstructor),
)
