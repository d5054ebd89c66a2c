"""Saves to test the store with."""

from __future__ import annotations

import pytest

from tests.support.play import play, saved_game


@pytest.fixture
def save(tmp_path):
    """A save at rest with some hundred steps on several lines of play."""
    path = tmp_path / "campaign.vanguard"
    play(saved_game(path), 200, undo=0.03).close()
    return path
