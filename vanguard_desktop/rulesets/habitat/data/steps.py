"""The phases of a sol and their steps, in order (HRD-01, HRD-09)."""

from __future__ import annotations

from enum import Enum


class Phase(Enum):
    """The six phases, after the set-up."""

    SET_UP = "set_up"
    EVENTS = "events"
    MORALE = "morale"
    PRODUCTION = "production"
    ACTIONS = "actions"
    MALFUNCTIONS = "malfunctions"
    CLEAN_UP = "clean_up"


class Step(Enum):
    """The steps of all phases; a phase is known by the first letter of its steps."""

    MALFUNCTION_INCREASE = "E1"
    WHAT_COMES_DUE = "E2"
    MISSION_EVENT = "E3"
    MORALE = "M1"
    MORALE_UPGRADES = "M2"
    ENERGY = "P1"
    OXYGEN = "P2"
    FARM = "P3"
    STRESS = "P4"
    BROKEN_CPUS = "P5"
    DISMANTLING = "A1"
    DECLARATION = "A2"
    RESOLUTION = "A3"
    END_OF_ACTIONS = "A4"
    POOL = "F1"
    ROLL = "F2"
    PENALTIES = "F3"
    TRACKS = "F4"
    FULL_TRACKS = "F5"
    TOKENS = "C1"
    LOADING_ZONE = "C2"
    ABILITIES = "C3"
    FIRST_PLAYER = "C4"
    SOL_COUNTER = "C5"

    @property
    def phase(self) -> Phase:
        return _PHASES[self.value[0]]

    @property
    def rule(self) -> str:
        """The rule that says what is done in it."""
        return _RULES[self]


_PHASES = {
    "E": Phase.EVENTS,
    "M": Phase.MORALE,
    "P": Phase.PRODUCTION,
    "A": Phase.ACTIONS,
    "F": Phase.MALFUNCTIONS,
    "C": Phase.CLEAN_UP,
}
_RULES = dict(
    zip(
        Step,
        (
            *("HEV-01", "HEV-03", "HEV-04", "HMO-02", "HMO-09"),
            *("HPR-02", "HPR-03", "HPR-17", "HPR-31", "HPR-35"),
            *("HAC-47", "HAC-01", "HAC-41", "HAC-48"),
            *("HMF-01", "HMF-03", "HMF-05", "HMF-07", "HMF-08"),
            *("HCU-01", "HCU-05", "HCU-06", "HCU-08", "HCU-09"),
        ),
        strict=True,
    )
)


def step_after(step: Step | None) -> Step:
    """After the last step of a sol comes the first of the next one."""
    every = tuple(Step)
    return every[0] if step is None else every[(every.index(step) + 1) % len(every)]
