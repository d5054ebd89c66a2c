"""What has failed more than once goes more easily: green tracks that are one space shorter (TIM-20)."""

from __future__ import annotations

from collections.abc import Iterable

import attrs

from vanguard_desktop.core import CardId, Flag
from vanguard_desktop.setting import ActionTrack, Box, PoiCard, RowColor, SpecialAction


def eased_pois(box: Box, flags: Iterable[Flag]) -> tuple[CardId, ...]:
    """The points of interest of missions for which this is noted."""
    noted = set(flags)
    missions = (mission for mission in box.missions.values() if mission.eased_by in noted)
    return tuple(sorted({card for mission in missions for card in mission.eased}))


def eased(card: PoiCard) -> PoiCard:
    """Only what leads to success is shortened, and never to nothing."""
    return attrs.evolve(card, actions=tuple(map(_action, card.actions)))


def _action(action: SpecialAction) -> SpecialAction:
    if action.check is None:
        return action
    tracks = tuple(map(_shorter, action.check.tracks))
    return attrs.evolve(action, check=attrs.evolve(action.check, tracks=tracks))


def _shorter(track: ActionTrack) -> ActionTrack:
    if track.color is not RowColor.GREEN or track.length == 1:
        return track
    return attrs.evolve(track, length=track.length - 1)
