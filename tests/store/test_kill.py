"""A program killed at any moment loses no decision that it had shown."""

from __future__ import annotations

import subprocess
import sys


def test_no_decision_that_was_shown_is_lost():
    # `python -m tests.store.kill --times 1000` does the same for as long as one likes.
    command = [sys.executable, "-m", "tests.store.kill", "--times", "12"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("12 kills")
