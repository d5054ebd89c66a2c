"""Who plays what, who may go and with which deck (GEN-04 to GEN-06, CRD-04): asked before anything is laid out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from vanguard_desktop.core import CardId, Reason
from vanguard_desktop.dice.faces import Section

from .box import Box, card_of, copies_of

SMALLEST_DECK = 10
SMALLEST_TEAM = 2


class DeckTooSmall(Reason, tag="deck_too_small", rule="CRD-04"):
    """A deck has at least ten cards."""

    count: int


class CardAboveRank(Reason, tag="card_above_rank", rule="CRD-04"):
    """No card of a deck has a higher rank than the crew member."""

    card: CardId


class CardNotOwned(Reason, tag="card_not_owned", rule="CRD-04"):
    """The section has no such card, or not so many copies of it."""

    card: CardId


class TeamTooSmall(Reason, tag="team_too_small", rule="GEN-05"):
    """At least two crew members go, and somebody of every player."""

    count: int


class OneOfEachSection(Reason, tag="one_of_each_section", rule="GEN-06"):
    """There is one crew board for each section."""

    section: Section


class SectionMustGo(Reason, tag="section_must_go", rule="TUT-03"):
    """This section takes part in the training whoever plays."""

    section: Section


class TeamSize(Reason, tag="team_size", rule="TUT-03"):
    """The first expedition is for so many crew members."""

    count: int


class SectionsOfPlayers(Reason, tag="sections_of_players", rule="GEN-04"):
    """Every section has exactly one player, and they are shared out as evenly as can be."""


class NoModSlot(Reason, tag="no_mod_slot", rule="LND-06"):
    """The lander has no free slot of that kind."""

    structural: bool


LaunchReason = (
    DeckTooSmall | CardAboveRank | CardNotOwned | TeamTooSmall | OneOfEachSection | SectionMustGo | TeamSize
    | SectionsOfPlayers | NoModSlot
)  # fmt: skip


class IllegalOpening(Exception):
    """An expedition that the rules do not let begin; the reason is shown to the player."""

    def __init__(self, reason: LaunchReason) -> None:
        super().__init__(f"{type(reason).__name__} ({reason.rule})")
        self.reason = reason


def why_no_deck(box: Box, section: Section, rank: int, cards: Sequence[CardId]) -> LaunchReason | None:
    """Why these cards are no deck for a crew member of this rank; there is no largest deck (CRD-21).

    `cards` are copies, `SEC01/1`. Cards of the training belong to no section's thirty.
    """
    if len(cards) < SMALLEST_DECK:
        return DeckTooSmall(count=len(cards))
    for copy, times in sorted(Counter(cards).items()):
        printed = box.section_cards.get(card_of(copy))
        number = copy.partition("/")[2]
        if printed is None or printed.section is not section or printed.training or times > 1:
            return CardNotOwned(card=copy)
        if not (number.isdecimal() and 1 <= int(number) <= printed.copies):
            return CardNotOwned(card=copy)
        if printed.rank > rank:
            return CardAboveRank(card=copy)
    return None


def starter_deck(box: Box, section: Section) -> tuple[CardId, ...]:
    """The marked cards of a section, with which its crew begins (CRD-02).

    Where ten names are marked that is one of each, and further copies wait in the compartment.
    """
    marked = {id: card for id, card in sorted(box.section_cards.items()) if card.section is section and card.starter}
    once = len(marked) >= SMALLEST_DECK
    return tuple(copy for id, card in marked.items() for copy in copies_of(id, 1 if once else card.copies))


def why_no_seats(players: Sequence[Sequence[Section]]) -> LaunchReason | None:
    """Why the sections cannot be shared out like this; no player has two more than another (GEN-04)."""
    shared = [section for mine in players for section in mine]
    shares = [len(mine) for mine in players]
    if sorted(shared, key=list(Section).index) != list(Section) or max(shares) - min(shares) > 1:
        return SectionsOfPlayers()
    return None


def why_no_team(sections: Sequence[Section], players: Sequence[Sequence[Section]]) -> LaunchReason | None:
    """Why crew of these sections are no team for players who control those."""
    for section, times in Counter(sections).items():
        if times > 1:
            return OneOfEachSection(section=section)
    if len(sections) < SMALLEST_TEAM or not all(set(mine) & set(sections) for mine in players):
        return TeamTooSmall(count=len(sections))
    return None
