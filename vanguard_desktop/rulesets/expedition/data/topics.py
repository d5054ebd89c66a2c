"""What the training teaches, in the order of its lessons (TUT-28)."""

from __future__ import annotations

from enum import Enum


class Topic(Enum):
    """A lesson of free play; it is told when it first comes up and can be read again from then on."""

    TURN_ORDER = "turn_order"
    CONVERTS = "converts"
    PATH_ICONS = "path_icons"
    IMMEDIATE_EFFECTS = "immediate_effects"
    TWO_ACTIONS = "two_actions"
    BONUS_OUTCOMES = "bonus_outcomes"
    SEVERAL_COPIES = "several_copies"
    RANK_UP = "rank_up"
    INJURIES = "injuries"
    PREPARE_CHECK = "prepare_check"
    TOO_FEW_DICE = "too_few_dice"
    ASSISTING = "assisting"
    DANGER_DICE = "danger_dice"
    COMBINATIONS = "combinations"
    UNIQUE_DISCOVERY = "unique_discovery"
    EVENTS = "events"
    TIME_TRACKS = "time_tracks"
