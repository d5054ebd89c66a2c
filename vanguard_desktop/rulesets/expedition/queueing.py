"""Small words for putting effects into the queue."""

from __future__ import annotations

from vanguard_desktop.core import NOBODY, CardId, Effect, EffectsQueued, MemberId, SectorId, Source, Waiting
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.setting import card_of

from .data import Member, State


def steps(you: MemberId | None, *effects: Effect, source: Source = NOBODY, at: SectorId | None = None) -> EffectsQueued:
    """These come next, for `you`."""
    return EffectsQueued(effects=tuple(Waiting(effect=e, you=you, source=source, at=at) for e in effects))


def same(waiting: Waiting, *effects: Effect) -> EffectsQueued:
    """These come next, said by the same text to the same crew member at the same place."""
    return steps(waiting.you, *effects, source=waiting.source, at=waiting.at)


def you(state: State, waiting: Waiting) -> Member:
    """The crew member whom the text addresses (GEN-08)."""
    assert waiting.you is not None, f"{waiting.effect} addresses nobody"
    return state.member(waiting.you)


def decider(state: State, waiting: Waiting) -> Section:
    """Who answers: the one addressed, otherwise whoever settles a question of the team (GEN-08, GEN-09)."""
    if waiting.you is not None:
        return state.member(waiting.you).section
    return Section.ENGINEERING if waiting.source.family == "landing" else team_decider(state)


def team_decider(state: State) -> Section:
    """The section of the turn crew member, outside a turn Recon (GEN-09)."""
    return Section.RECON if state.turn is None else state.member(state.turn).section


def place(state: State, waiting: Waiting) -> SectorId | None:
    """What "here" means: the place of the check or card, otherwise where `you` stands (CHK-35)."""
    if waiting.at is not None:
        return waiting.at
    return None if waiting.you is None else state.member(waiting.you).sector


def user(state: State, waiting: Waiting) -> MemberId | None:
    """Whose card or skill says it, whomever it addresses."""
    said = waiting.source
    match said.family:
        case "skill":
            return next((member.id for member in state.members if member.id == said.id), None)
        case "card":  # the section has one crew member in the team (GEN-06)
            user = state.member_of(state.box.section_cards[card_of(CardId(said.id))].section)
            return None if user is None else user.id
        case _:
            return None
