"""Between landing and save point: dice are traded, patients treated, finds put away."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.dice.coverage import Convert
from vanguard_desktop.dice.faces import ALL_DICE, DieType, Section
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.aboard.beds import CATEGORIES, milder, next_places
from vanguard_desktop.rulesets.ship.data.aboard.medbay import AssignTherapist, EndTherapy
from vanguard_desktop.rulesets.ship.data.journey.debriefing import SALE_PRICE, BuyDie, EndTrade, SellDice
from vanguard_desktop.rulesets.ship.journey.debriefing import instruction, price
from vanguard_desktop.rulesets.ship.journey.dice_supply import free_dice
from vanguard_desktop.rulesets.ship.pieces import Piece, die_of, family_of, id_of
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.rulesets.ship.zones import Zone
from vanguard_desktop.setting import Bed, DiscoveryType

from ..advice import Advice
from .asked import Asked, best_of, by_trial, pick
from .judgment import PROJECTS, converts_of, die_quality, discovery_worth, member_worth, slots
from .landing import ahead
from .motives import (
    AllAlike,
    AnotherDie,
    BackOnDuty,
    Better,
    BoardsAreFull,
    CheaperWith,
    FillsSlot,
    Gain,
    LeastUse,
    ManyAces,
    NeededForLaunch,
    OneBedOn,
    ShowsIcon,
    SwapDice,
    TooDear,
    TurnsBasics,
    WayIsFree,
)
from .people import spare

# So much more a die must show on average to be worth the successes that go with the old one.
MUCH_BETTER = 0.3


def trade(asked: Asked) -> Advice:
    """Successes are good for dice alone; an instructor lowers the price if that is what is missing."""
    state, worths = asked.state, asked.worths
    room = _is_room(state) or worths.idle_die >= worths.die
    if worths.swaps_dice and SellDice() in asked.legal and _pays_to_swap(asked, room):
        return Advice(SellDice(), SwapDice())
    if not room:
        return Advice(EndTrade(), BoardsAreFull())
    if BuyDie() in asked.legal:
        return Advice(BuyDie(), AnotherDie(count=state.dice_each + 1))
    idle = spare(state, worths)
    helped = [command for command in asked.of(BuyDie) if command.instructor in idle]
    if helped and worths.convert:
        member = min(helped, key=lambda command: idle.index(command.instructor)).instructor  # type: ignore[arg-type]
        assert member is not None
        return Advice(BuyDie(instructor=member), CheaperWith(member=member, count=instruction(state, member)))
    return Advice(EndTrade(), TooDear(price=price(state), left=state.pool.success))


def _is_room(state: ShipState) -> bool:
    """Whether a crew board of half the sections has a slot for one die more than it owns (CRW-08)."""
    return sum(sum(slots(state, section).values()) > state.dice_each for section in Section) >= len(Section) / 2


def _pays_to_swap(asked: Asked, room: bool) -> bool:
    """A poor die of each section brings what a better one costs, as long as the successes buy none on top of it."""
    state = asked.state
    if (room and BuyDie() in asked.legal) or state.pool.success + SALE_PRICE < price(state) - 1:
        return False
    free = [die_of(die) for die in free_dice(state)]
    if len(free) < len(Section):
        return False
    better = 0.0
    for section in Section:
        converts = converts_of(state, section)
        worst = min(die_quality(die, converts) for die in state.dice_of(section))
        better += max(die_quality(die, converts) for die in free) - worst
    return better > len(Section) * MUCH_BETTER


def take_die(asked: Asked) -> Advice:
    """What shows most, on a slot that is free."""
    section: Section = asked.effect.section
    found = best_of(asked.things, lambda die: _fits(asked, section, die))
    assert found is not None
    return Advice(pick(asked, found[1]), _why_die(asked, section, found[1]))


def return_die(asked: Asked) -> Advice:
    """What finds no slot first, then what shows least."""
    section: Section = asked.effect.section
    state = asked.state
    room, converts = slots(state, section), converts_of(state, section)
    owned = [ALL_DICE[die].color for die in state.dice_of(section)]

    def use(die: Piece) -> float:
        color = ALL_DICE[die_of(die)].color
        return die_quality(die_of(die), converts) - 2.0 * (owned.count(color) > room[color])

    found = best_of(asked.things, lambda die: -use(die))
    assert found is not None
    return Advice(pick(asked, found[1]), LeastUse())


def place_die(asked: Asked) -> Advice:
    """The best dice go along, for what the planet asks."""
    section: Section = asked.effect.section
    converts, wanted = _on_board(asked.state, section), ahead(asked.state).icons
    seen = wanted if asked.worths.wanted else ()
    found = best_of(asked.things, lambda die: die_quality(die_of(die), converts, seen))
    assert found is not None
    return Advice(pick(asked, found[1]), _why_die(asked, section, found[1], converts))


def _on_board(state: ShipState, section: Section) -> tuple[Convert, ...]:
    there = state.members(zones.board_crew(section))
    return state.box.crew[there[0]].converts if there else converts_of(state, section)


def _fits(asked: Asked, section: Section, die: Piece) -> float:
    state = asked.state
    color = ALL_DICE[die_of(die)].color
    owned = sum(ALL_DICE[each].color is color for each in state.dice_of(section))
    free = owned < slots(state, section)[color]
    return asked.worths.die * free + 4 * asked.worths.face * die_quality(die_of(die), converts_of(state, section))


def _why_die(asked: Asked, section: Section, piece: Piece, converts: Sequence[Convert] | None = None):  # type: ignore[no-untyped-def]
    die = ALL_DICE[die_of(piece)]
    if die.skill is not None:
        return ShowsIcon(icon=die.skill)
    if die.type is DieType.WILD:
        return ManyAces()
    own = converts_of(asked.state, section) if converts is None else converts
    made = next((convert.icon for convert in own if convert.color is die.color), None)
    if made is not None and asked.worths.convert:
        return TurnsBasics(icon=made)
    return FillsSlot()


def treat(asked: Asked) -> Advice:
    """The worst first, or whoever is back on duty by it; only by somebody who stays aboard anyway."""
    state, worths = asked.state, asked.worths
    idle = [] if not worths.convert else spare(state, worths)
    answers = asked.of(AssignTherapist)
    if not worths.convert:  # whoever looks no further takes whoever is named first
        idle = [command.therapist for command in answers]

    def gain(command: AssignTherapist) -> float:
        now, after = _bed(state, command.patient), milder(_bed(state, command.patient))
        there = 1.0 if after is None else worths.beds[after]
        helped = (there - worths.beds[now]) * member_worth(state, command.patient, worths)
        back = 1.0 if after is None and not state.available(state.section_of(command.patient)) else 0.0
        rests = (1 - worths.at_rest) * member_worth(state, command.therapist, worths)
        return helped + back - rests

    able = [command for command in answers if command.therapist in idle]
    found = best_of(able, gain)
    if found is None or found[0] <= 0:
        return Advice(EndTherapy(), NeededForLaunch())
    patient = found[1].patient
    recovers = milder(_bed(state, patient)) is None
    return Advice(found[1], BackOnDuty(patient=patient) if recovers else OneBedOn(patient=patient))


def _bed(state: ShipState, member: str) -> Bed:
    place = state.place_of(member) or ""  # type: ignore[arg-type]
    return next((bed for bed in CATEGORIES if place.endswith(bed.value)), Bed.LIGHT)


def lie_down(asked: Asked) -> Advice:
    """In a lane where the next bed is free, so that a therapist can help at once."""
    state = asked.state

    def way(zone: Piece) -> float:
        lane, category = zone.split(".")[2], _category(Zone(zone))
        beyond = milder(category)
        return 0.0 if beyond is None or state.at(zones.bed(lane, beyond)) else 1.0

    found = best_of(asked.things, way)
    if found is None:
        return by_trial(asked)
    several = len({way(zone) for zone in asked.things}) > 1
    return Advice(pick(asked, found[1]), WayIsFree() if several else AllAlike())


def _category(zone: Zone) -> Bed:
    return next(bed for bed in Bed if zone.endswith(bed.value))


def move_somebody(asked: Asked) -> Advice:
    """A patient of choice, for nothing."""
    state, worths = asked.state, asked.worths

    def gain(thing: Piece) -> float:
        member = id_of(thing)
        after = milder(_bed(state, member))
        there = 1.0 if after is None else worths.beds[after]
        return (there - worths.beds[_bed(state, member)]) * member_worth(state, member, worths)  # type: ignore[arg-type]

    movable = [thing for thing in asked.things if next_places(state, id_of(thing))]  # type: ignore[arg-type]
    found = best_of(movable, gain)
    if found is None:
        return by_trial(asked)
    member = id_of(found[1])
    back = milder(_bed(state, member)) is None
    return Advice(pick(asked, found[1]), BackOnDuty(patient=member) if back else OneBedOn(patient=member))  # type: ignore[arg-type]


def give_away(asked: Asked) -> Advice:
    """Of finds the one that is least rare and that no project asks for."""
    wanted = _wanted_types(asked.state)

    def use(card: Piece) -> float:
        asked_for = _type(asked.state, card) in wanted
        return discovery_worth(asked.state, card, asked.worths) + 0.5 * asked_for

    found = best_of(asked.things, lambda card: -use(card))
    assert found is not None
    return Advice(pick(asked, found[1]), LeastUse())


def gather(asked: Asked) -> Advice:
    """Of the type that projects ask for most."""
    state = asked.state
    wanted = _wanted_types(state)
    there = [_type(state, card) for card in state.at(zones.GATHERED)]

    def missing(deck: Piece) -> float:
        return wanted.count(DiscoveryType(deck)) - 0.5 * there.count(DiscoveryType(deck))

    found = best_of(asked.things, missing)
    return by_trial(asked) if found is None else Advice(pick(asked, found[1]), Better(gain=Gain.DISCOVERY))


def _type(state: ShipState, card: Piece) -> DiscoveryType | None:
    return state.box.discoveries[id_of(card)].type if family_of(card) == "discoveries" else None


def _wanted_types(state: ShipState) -> list[DiscoveryType]:
    """Types that research projects on page 9 and in the envelope ask for."""
    found = []
    for zone, there in state.zones.items():
        if zone.startswith("SB.P9.") or zone == zones.ENVELOPE:
            for card in there:
                if family_of(card) == PROJECTS[0]:
                    cost = state.box.research_projects[id_of(card)].cost
                    found += [item.deck for item in cost for _ in range(item.count) if item.deck is not None]
    return found
