"""Questions and answers that every chapter uses: one of several options, one thing, yes or no."""

from __future__ import annotations

from vanguard_desktop.core import NOBODY, Command, Decision, Effect, Event, Flag, MemberId, Reason, Source, Waiting


class HabitatDecision(Decision):
    """A question; `who` decides, and if it is given to nobody the whole group (HGN-04)."""

    who: MemberId | None = None


class ChooseOption(HabitatDecision, tag="choose_option"):
    """One of the options that a text joins by "or" (HGN-06)."""

    options: tuple[Effect, ...]
    labels: tuple[str, ...] = ()
    source: Source = NOBODY
    you: MemberId | None = None


class ChooseThing(HabitatDecision, tag="choose_thing"):
    """One thing has to be named for an effect: a structure, an element, an astronaut, a part ..."""

    effect: Waiting


class ChooseWhether(HabitatDecision, tag="choose_whether"):
    """An effect that may be carried out or not."""

    effect: Waiting


class PickOption(Command, tag="pick_option"):
    """Take one of the options, counted from 1."""

    number: int


class PickThing(Command, tag="pick_thing"):
    """Name this one."""

    thing: str


class SayYes(Command, tag="say_yes"):
    """Carry it out."""


class Pass(Command, tag="pass"):
    """Leave it."""


class FlagRaised(Event, tag="flag_raised", rule="HFX-11"):
    """A keyword is kept."""

    flag: Flag


class NotOffered(Reason, tag="not_offered", rule="HGN-03"):
    """This is not one of the answers to choose from."""


class CannotBeDone(Reason, tag="cannot_be_done", rule="HGN-06"):
    """Of options joined by "or" only one that can be carried out in full may be chosen."""
