"""The malfunctions phase: pool, roll, tracks, cards (HMF)."""

from __future__ import annotations

from collections.abc import Mapping

from vanguard_desktop.core import CardId, Effect, Event

from .kinds import Complex


class PoolGathered(Event, tag="pool_gathered", rule="HMF-01"):
    """The malfunction dice of this sol."""

    dice: tuple[Complex, ...]


class PoolRolled(Event, tag="pool_rolled", rule="HMF-03", reveals=True):
    """What the malfunction dice show."""

    shows: Mapping[Complex, int]
    drawn: int


class PoolChanged(Event, tag="pool_changed", rule="HMF-06"):
    """What a malfunction die shows is changed, never below nothing."""

    complex: Complex
    by: int


class TrackRaised(Event, tag="track_raised", rule="HMF-07"):
    """A track moves by its die and by the red elements of its complex."""

    complex: Complex
    by: int
    is_full: bool = False


class FillTrack(Effect, tag="step_fill_track"):
    """A full track has a card drawn and resolved; then it stands at nothing (HMF-09)."""

    complex: Complex


class MoveChain(Effect, tag="step_move_chain"):
    """The marker of the next complex turns red (HMF-10)."""

    complex: Complex


class RollPool(Effect, tag="step_roll_pool"):
    """The whole pool is rolled (HMF-03)."""


class ResolveFull(Effect, tag="step_resolve_full"):
    """All tracks that are full, one after the other (HMF-08)."""


class MalfunctionDrawn(Event, tag="malfunction_drawn", rule="HMF-09", reveals=True):
    """A malfunction card is drawn and lies on its discards; `resolved` unless its structure cannot be concerned."""

    complex: Complex
    card: CardId
    drawn: int
    resolved: bool


class ApplyMalfunction(Effect, tag="step_apply_malfunction"):
    """The card that was drawn is resolved; `again`: it is binding (HGN-12)."""

    complex: Complex
    card: CardId
    resolved: bool
    again: bool = False


class MalfunctionRedrawn(Event, tag="malfunction_redrawn", rule="HGN-12", reveals=True):
    """Another malfunction card counts in place of the first."""

    complex: Complex
    card: CardId
    drawn: int
    resolved: bool


class DeckRenewed(Event, tag="deck_renewed", rule="HMF-15"):
    """The discards of a malfunction deck are the deck again."""

    complex: Complex


class TrackReset(Event, tag="track_reset", rule="HMF-09"):
    """A full track stands at nothing again."""

    complex: Complex


class FinishFilling(Effect, tag="step_finish_filling"):
    """The card is resolved: the track stands at nothing again (HMF-09)."""

    complex: Complex


class ExaminedReturned(Event, tag="examined_returned", rule="HMF-24"):
    """What was examined is no more."""
