"""What a measurement is, and how time is taken."""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import attrs


@attrs.frozen(kw_only=True)
class Measure:
    """One figure. `most` is what it may be: of the ratio to the baseline if there is one, else of the value itself."""

    name: str
    value: float
    unit: str
    baseline: float | None = None
    against: str = ""
    most: float | None = None

    @property
    def ratio(self) -> float | None:
        return None if self.baseline is None else self.value / self.baseline

    @property
    def holds(self) -> bool:
        figure = self.value if self.ratio is None else self.ratio
        return self.most is None or figure <= self.most


@contextmanager
def undisturbed() -> Iterator[None]:
    """No garbage collection in the middle of a measurement."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def seconds(action: Callable[[], object]) -> float:
    start = time.perf_counter()
    action()
    return time.perf_counter() - start


def best(action: Callable[[], object], rounds: int = 5) -> float:
    """The fastest of some rounds: what the machine can do when nothing else disturbs it."""
    with undisturbed():
        return min(seconds(action) for _ in range(rounds))


def middle(times: list[float]) -> float:
    return statistics.median(times)
