"""Saves to test the store with."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.support.play import play, saved_game


@pytest.fixture(scope="session")
def played_once(tmp_path_factory):
    path = tmp_path_factory.mktemp("played") / "campaign.vanguard"
    play(saved_game(path), 200, undo=0.03).close()
    return path


@pytest.fixture
def save(played_once, tmp_path):
    """A save at rest with some hundred steps on several lines of play."""
    return Path(shutil.copy(played_once, tmp_path))
