"""Markers on the tracks of special actions: forward and back, in a check and outside of it (TIM-20 to TIM-24)."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core.events import Waiting
from vanguard_desktop.core.ids import CardId, SectorId, TrackId
from vanguard_desktop.core.kinds import Event
from vanguard_desktop.rulesets.expedition.check.outcomes import still_in_force
from vanguard_desktop.rulesets.expedition.data.events import TrackMoved
from vanguard_desktop.rulesets.expedition.data.state import State, action_track
from vanguard_desktop.setting.box import card_of
from vanguard_desktop.setting.cards import CheckCard, RowColor, SpecialAction


def progress(state: State, waiting: Waiting, color: RowColor, count: int) -> Sequence[Event]:
    """Forward to the outcome space at most, backward to none (TIM-20 to TIM-24, CHK-88)."""
    found = _meant(state, waiting, color)
    if found is None:
        return []
    id, length = found
    old = state.tracks.get(id, 0)
    new = max(0, min(length, old + count))
    return [TrackMoved(track=id, to=new)] if new != old else []


def reset(state: State, waiting: Waiting, color: RowColor) -> Sequence[Event]:
    """The marker is taken off (GEN-32)."""
    found = _meant(state, waiting, color)
    return [TrackMoved(track=found[0], to=0)] if found is not None and state.tracks.get(found[0], 0) else []


def _meant(state: State, waiting: Waiting, color: RowColor) -> tuple[TrackId, int] | None:
    """The track of the running check, otherwise that of an action of the card whose text this is (TIM-22).

    Ruling: if the card of the check has left or was covered meanwhile, its marker has nowhere to lie and is not placed;
    whatever else was announced is carried out (PLN-19, CHK-82).
    """
    check = state.check
    if check is not None and (length := _length(check.card, color)):
        return (action_track(check.source, color), length) if still_in_force(state, check) else None
    name, actions = _card(state, waiting.source)
    for number, action in enumerate(actions, start=1):
        if action.check is not None and (length := _length(action.check, color)):
            return action_track(f"{name}:{number}", color), length
    return None


def printed_length(state: State, id: TrackId) -> int:
    """How long the track of an action is; 0 if its card is not in play (PLN-19)."""
    check = state.check
    source, _, color = id.rpartition(":")
    if check is not None and check.source == source:
        return _length(check.card, RowColor(color))
    name, actions = _card(state, source)
    at, _, number = source.rpartition(":")
    if at != name or not 0 < int(number) <= len(actions):
        return 0
    printed = actions[int(number) - 1].check
    return 0 if printed is None else _length(printed, RowColor(color))


def _length(card: CheckCard, color: RowColor) -> int:
    return next((track.length for track in card.tracks if track.color is color), 0)


def _card(state: State, source: str) -> tuple[str, tuple[SpecialAction, ...]]:
    """How the actions of the card behind a text are named, and which they are."""
    family, _, rest = source.partition(":")
    name = CardId(rest.partition(":")[0])
    if family == "poi":
        poi = state.poi(SectorId(int(name)))
        return ("", ()) if poi is None else (f"poi:{name}:{poi.id}", poi.actions)
    if family == "condition" and (condition := state.condition_card) is not None:
        return f"condition:{card_of(condition.id)}", condition.actions
    if family == "mission" and name in state.missions:
        return f"mission:{name}", state.box.missions[card_of(name)].actions
    if family == "threat" and state.threat(name) is not None:
        return f"threat:{name}", state.box.threats[name].actions
    if family == "mod" and name in state.mods:
        return f"mod:{name}", state.box.lander_mods[card_of(name)].actions
    if family == "rank_up" and name == state.rank_up:
        card = state.box.rank_ups[card_of(name)]
        return f"rank_up:{name}", card.completed_actions if state.rank_up_done else card.actions
    return "", ()
