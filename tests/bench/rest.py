"""What a table does that nobody touches: layout, repaints, timers."""

from __future__ import annotations

from tests.bench.measure import Measure
from tests.bench.repaint import a_game
from tests.bench.stage import dressed, table_of
from tests.support.rest import work_within

SETTLED_AFTER, WATCHED = 2000, 5000  # milliseconds


def measure() -> list[Measure]:
    application = dressed()
    table = table_of(application, a_game())
    work_within(application, SETTLED_AFTER)
    done = work_within(application, WATCHED)
    table.close()
    return [
        Measure(
            name=f"{what} of a table at rest",
            value=sum(times for name, times in done.items() if name.startswith(kinds)),
            unit="in 5 s",
            most=0,
            against="nothing",
        )
        for what, kinds in (
            ("layout passes", "LayoutRequest"),
            ("repaints", ("UpdateRequest", "Paint")),
            ("timer shots", "Timer"),
        )
    ]
