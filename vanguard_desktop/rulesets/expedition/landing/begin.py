"""Lay out an expedition: dice on the boards, decks on the table, the board as it was left (STP)."""

from __future__ import annotations

from vanguard_desktop.core import CardId, Effect, Rng, SectorId, Waiting
from vanguard_desktop.dice.faces import ALL_DICE
from vanguard_desktop.setting import USABLE_SLOTS, Box, World, card_of, copies_of

from ..data import INJURIES, LEADS, ExpeditionOpening, Member, State, TeamMember, Threat, eased_pois
from ..data import steps as st
from ..data.effects import ReadLog
from ..threats.standees import beside
from .landing_table import landing_table


def begin(box: Box, opening: ExpeditionOpening, seed: int) -> State:
    """The position before the first die of the landing; what needs chance waits in the queue (STP-02)."""
    board = box.worlds[opening.world]
    places = dict(opening.record.places) if opening.record is not None else _printed_cards(board)
    in_place = {card for cards in places.values() for card in cards}
    store = tuple(
        copy
        for id, poi in sorted(box.pois.items())
        for copy in copies_of(id, poi.copies)
        if copy not in in_place and id not in _printed(board)
    )
    threats = opening.record.threats if opening.record is not None else {c: s for s, c in board.threats.items()}
    standees = opening.record.standees if opening.record is not None else {}
    uniques = opening.record.uniques if opening.record is not None else board.uniques
    return State(
        rng=Rng(seed),
        queue=tuple(Waiting(effect=effect) for effect in _set_up(board, opening)),
        box=box,
        world=opening.world,
        seats=opening.seats,
        options=opening.options,
        members=tuple(_member(who) for who in opening.team),
        lander_card=opening.lander,
        mods=opening.mods,
        stats=opening.stats,
        landing_left=opening.landing_rolls if landing_table(board) else 0,
        supplies=opening.supplies,
        most_supplies=opening.most_supplies,
        event_deck=opening.events or tuple(sorted(box.events)),
        pois={sector: cards for sector, cards in places.items() if cards},
        poi_store=store,
        condition=opening.condition or board.condition_card,
        missions=board.missions,
        threats=tuple(
            Threat(card=card, sector=sector, others=standees.get(card, beside(box, card, sector)))
            for card, sector in sorted(threats.items())
            if card not in opening.absent
        ),
        uniques=tuple(number for number in uniques if number not in opening.uniques_gone),
        opened=opening.record.opened if opening.record is not None else (),
        marks=opening.record.marks if opening.record is not None else {},
        discoveries=opening.discoveries,
        lead_bag=tuple(sorted(LEADS)),
        injury_stock={kind: table.copies for kind, table in INJURIES.items()},
        equipment_unused=opening.equipment,
        rank_up_store=opening.rank_ups,
        rank_ups_removed=opening.rank_ups_removed,
        flags=opening.flags,
        eased=eased_pois(box, opening.flags),
        lift_off=opening.lift_off,
    )


def _member(who: TeamMember) -> Member:
    """Dice without a slot stay in the compartment (CRW-09)."""
    free = dict(USABLE_SLOTS[who.section][who.rank - 1])
    available = []
    for die in who.dice:
        color = ALL_DICE[die].color
        if free[color]:
            free[color] -= 1
            available.append(die)
    return Member(
        id=who.id,
        section=who.section,
        rank=who.rank,
        available=tuple(available),
        gone=tuple(die for die in who.dice if die not in available),
        deck=who.cards,
        charges=who.charges,
        equipment=who.equipment,
    )


def _set_up(board: World, opening: ExpeditionOpening) -> tuple[Effect, ...]:
    """Landing, then the planet board, disembarking, the first round (STP-02)."""
    first = opening.briefing or board.briefing
    briefing: tuple[Effect, ...] = () if first is None else (ReadLog(log=first),)
    return (
        st.ShuffleAll(),
        *briefing,
        st.LandingRoll(),
        st.AskLander(),
        st.Disembark(),
        *([st.FirstCondition()] if opening.choose_condition else ()),
        st.AskRankUp(),
        st.HandOut(),
        st.FirstHands(more=opening.more_cards, redraws=opening.redraws),
        st.OpenRound(),
    )


def _printed(board: World) -> set[CardId]:
    """Points of interest printed on sectors are no cards of the store."""
    return {sector.poi for sector in board.sectors if sector.poi is not None}


def _printed_cards(board: World) -> dict[SectorId, tuple[CardId, ...]]:
    """The cards that lie on sectors before play begins; each is the first copy of its number."""
    return {sector.number: tuple(copies_of(card_of(card), 1)[0] for card in sector.cards) for sector in board.sectors}
