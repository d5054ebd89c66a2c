"""What the laboratory counts among the lanterns, and a keeper who plays there."""

from __future__ import annotations

from collections.abc import Sequence

from tests.third_book.rules import FAMILY, LanternLit, LanternOpening, LanternState
from vanguard_desktop.bots.lab.bench import Bench, Figure, Listing, Report, Start, Tally
from vanguard_desktop.core.kinds import Command, Event

LIT = Listing(id="lanterns", title="Lanterns", columns=("lit",), family=FAMILY, judged=True, brief=True)


class LanternCounting:
    def __init__(self, _box: object, _opening: LanternOpening) -> None:
        self._tally = Tally()

    def see(self, _before: object, _command: object, events: Sequence[Event], _after: object) -> None:
        for event in events:
            if isinstance(event, LanternLit):
                self._tally.add(LIT.id, event.card, "lit")

    def told(self, state: LanternState) -> Report:
        return Report("the water", {"all_lit": state.all_lit, "oil": state.oil}, self._tally.told())


BENCH = Bench(
    starts=lambda box: [Start(id="water", name="The Water")] if FAMILY in box.others else [],
    opening=lambda box, start, players: LanternOpening(keepers=("Ann", "Bo", "Cy", "Di")[:players]),
    over=lambda state: state.all_lit,
    figures=(Figure(id="all_lit", title="All lit", share=True), Figure(id="oil", title="Oil left")),
    lists=(LIT,),
    counting=LanternCounting,
)


class Rower:
    """Lights what there is oil for, and rows on."""

    def __init__(self, _seed: int) -> None:
        pass

    def choose(self, _rules: object, state: LanternState, legal: Sequence[Command]) -> Command:
        dark = [command for command in legal if getattr(command, "to", None) not in state.lit]
        return (dark or list(legal))[0]


PLAYERS = {"sensible": Rower}
