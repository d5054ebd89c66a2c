"""Cards of the facilities on their way from the envelope to their pages (ZON-08)."""

from __future__ import annotations

from enum import Enum

from vanguard_desktop.core import Effect

from ...pieces import Piece


class Page(Enum):
    """Which page of the ship book the cards go to."""

    LABORATORY = "laboratory"
    READY = "ready"
    WORKS = "works"
    READING = "reading"


class InstallFromEnvelope(Effect, tag="step_install_from_envelope"):
    """All cards of a page come out of the envelope; with fewer slots than cards the players choose which (ZON-09)."""

    page: Page


class InstallResearch(Effect, tag="step_install_research"):
    """A research project goes to a free slot of choice (LAB-01)."""

    card: Piece
