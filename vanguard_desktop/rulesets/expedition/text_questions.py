"""What the texts of cards ask: one of several, yes or no, whom they mean, and where they lead (GEN-08 to GEN-17)."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import (
    Effect,
    EffectsQueued,
    Event,
    If,
    Nothing,
    Reason,
    Source,
    Waiting,
    changed,
    does_something,
)

from .chapter import Question, Questions, nothing
from .data import CHOSEN_EFFECTS, CannotPay, NotOffered, State
from .data import commands as do
from .data import decisions as ask
from .data.effects import (
    DrawCards,
    GainCharges,
    LoseSupplies,
    SacrificeDice,
    SpendDice,
)
from .data.steps import MoveTrack, MoveTracks, PlaceLeads
from .options import (
    alternatives,
    for_member,
    go_to,
    move_there,
    people,
    sectors,
    threat_ways,
)
from .payments import payable
from .planet.tracks import track
from .queueing import same, steps
from .resolve import resolve
from .things import discoveries

# Alternatives that are carried out also where nothing changes: they say so or depend on the position, dice can always
# be paid (GEN-12), armor may leave nothing to lose, things are offered only as they are there.
NEEDS_NOTHING = (Nothing, If, SpendDice, SacrificeDice, LoseSupplies, *CHOSEN_EFFECTS)


def _why_no_option(state: State, question: ask.ChooseOption, command: do.PickOption) -> Reason | None:
    options = alternatives(state, question)
    if not 1 <= command.number <= len(options):
        return NotOffered()
    return None if _open_options(state, question, options)[command.number - 1] else CannotPay()


def _open_options(state: State, question: ask.ChooseOption, options: Sequence[Effect]) -> list[bool]:
    """If none can be paid in full, one of them is carried out as far as possible; any, if nothing is (GEN-14)."""
    asked = question.asked
    texts = [Waiting(effect=option, you=asked.you, source=asked.source, at=asked.at) for option in options]
    here = changed(state, pending=state.pending[:-1])
    in_full = [payable(here, text) and _is_possible(here, text) for text in texts]
    partly = in_full if any(in_full) else [does_something(resolve, here, text) for text in texts]
    return partly if any(partly) else [text is texts[0] for text in texts]


def _is_possible(state: State, text: Waiting) -> bool:
    """What costs nothing must at least be possible: nobody blocks equipment who carries none (GEN-10).

    In an entry of the logbook players decide how the story goes on, and need not gain or lose anything by it.
    """
    freely = isinstance(text.effect, NEEDS_NOTHING) or text.source.family == "log"
    return freely or does_something(resolve, state, text)


def _option(state: State, question: ask.ChooseOption, command: do.PickOption) -> Sequence[Event]:
    return [same(question.asked, alternatives(state, question)[command.number - 1])]


def _lead_bonus(state: State, question: ask.LeadBonus, command: do.PickMember) -> Sequence[Event]:
    bonus: Effect = DrawCards() if question.bonus == "card" else GainCharges()
    return [steps(command.member, bonus, source=Source("lead"))]


def _track(state: State, question: ask.OrderTracks, command: do.PickTrack) -> Sequence[Event]:
    left = tuple(other for other in question.tracks if other != command.track)
    there = question.you is not None and state.is_here(question.you)
    return [steps(question.you if there else state.turn, MoveTrack(track=command.track), MoveTracks(tracks=left))]


def _lead(state: State, question: ask.OrderLeads, command: do.PutLead) -> Sequence[Event]:
    leads = tuple(lead for lead in question.leads if lead != command.lead)
    rest = PlaceLeads(leads=leads, types=question.types, apart=question.apart)
    return discoveries.put_lead(state, command.lead, command.type, rest, None)


TEXT_QUESTIONS: Questions = {
    ask.ChooseOption: Question(
        answers=lambda state, question: (
            do.PickOption(number=number) for number, _ in enumerate(alternatives(state, question), 1)
        ),
        why_not={do.PickOption: _why_no_option},
        then={do.PickOption: _option},
    ),
    ask.Optional: Question(
        answers=lambda state, question: (do.SayYes(), do.SayNo()),
        then={
            do.SayYes: lambda state, question, command: [EffectsQueued(effects=(question.effect,))],
            do.SayNo: nothing,
        },
    ),
    ask.ChooseMember: Question(
        answers=lambda state, question: (do.PickMember(member=member) for member in people(state, question)),
        then={do.PickMember: lambda state, question, command: [for_member(state, question, command.member)]},
    ),
    ask.ChooseSector: Question(
        answers=lambda state, question: (do.PickSector(sector=sector) for sector in sectors(state, question)),
        then={do.PickSector: lambda state, question, command: go_to(state, question, command.sector)},
    ),
    ask.ChooseThreatMove: Question(
        answers=lambda state, question: (do.PickSector(sector=sector) for sector in threat_ways(state, question)),
        then={do.PickSector: lambda state, question, command: move_there(question, command.sector)},
    ),
    ask.OrderTracks: Question(
        answers=lambda state, question: (
            do.PickTrack(track=id) for id in question.tracks if track(state, id) is not None
        ),
        then={do.PickTrack: _track},
    ),
    ask.LeadBonus: Question(
        answers=lambda state, question: (do.PickMember(member=member.id) for member in state.members),
        then={do.PickMember: _lead_bonus},
    ),
    ask.ChooseDeck: Question(
        answers=lambda state, question: (do.PickDeck(type=type) for type in state.discoveries),
        then={do.PickDeck: lambda state, question, command: discoveries.gain_discovery(state, command.type)},
    ),
    ask.OrderLeads: Question(
        answers=lambda state, question: (
            do.PutLead(lead=lead, type=type) for lead in question.leads for type in question.types
        ),
        then={do.PutLead: _lead},
    ),
}
