"""Measurements, each as a ratio to a baseline of the same run: `python -m tests.bench`.

Every module here that has a function `measure() -> list[Measure]` takes part.
"""

from __future__ import annotations

import vanguard_desktop.app.plain_imports  # noqa: F401  as the program begins
