"""Which question is read on a sheet: a revealed event, and the choice of its text."""

from __future__ import annotations

import attrs

from vanguard_desktop.core.cards import EventCard
from vanguard_desktop.core.ids import CardId, SectorId
from vanguard_desktop.core.kinds import Command
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.rulesets.expedition.commands import GoOn, PickOption
from vanguard_desktop.rulesets.expedition.decisions import ChooseOption, EventRevealed
from vanguard_desktop.text.wording import Wording
from vanguard_desktop.widgets.table.event_sheet import Answer

_EVENT = "event:"


@attrs.frozen(kw_only=True)
class Reading:
    """The card that lies open, where it happens, and what can be answered."""

    card: EventCard
    here: SectorId
    answers: tuple[Answer, ...]


def reading_of(bridge: Bridge, wording: Wording) -> Reading | None:
    """None if the open question is answered on the table itself."""
    state = bridge.state
    match state.question:
        case EventRevealed(member=member, card=card):
            here = state.member(member).sector
            commands: tuple[Command, ...] = (GoOn(),)
        case ChooseOption(member=member, options=options, source=source, at=at) if source.startswith(_EVENT):
            card = CardId(source.removeprefix(_EVENT))
            here = at if at is not None or member is None else state.member(member).sector
            commands = tuple(PickOption(number=number) for number in range(1, len(options) + 1))
        case _:
            return None
    if here is None or card not in bridge.box.events:
        return None
    return Reading(
        card=bridge.box.events[card],
        here=here,
        answers=tuple(_answer(bridge, wording, command) for command in commands),
    )


def _answer(bridge: Bridge, wording: Wording, command: Command) -> Answer:
    reason = bridge.why_not(command)
    return Answer(
        command=command,
        words=wording.prompts.answer(command, bridge.state),
        reason=wording.names.spoken(wording.refusals.sentence(reason, bridge.state)) if reason else "",
    )
