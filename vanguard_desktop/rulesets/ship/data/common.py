"""Questions and answers that every chapter uses: one of several options, an order, a card, a crewmember, pass."""

from __future__ import annotations

from vanguard_desktop.core import NOBODY, Command, Decision, Effect, Event, Flag, LogId, Reason, Source, Waiting
from vanguard_desktop.dice.faces import Section


class ShipDecision(Decision):
    """A question aboard; `section` has the final say, the others propose (CYC-09, CYC-10)."""

    section: Section = Section.RECON


class ChooseOption(ShipDecision, tag="choose_option"):
    """One of the alternatives that a text offers; what cannot be paid cannot be chosen (CYC-13)."""

    options: tuple[Effect, ...]
    source: Source = NOBODY
    labels: tuple[str, ...] = ()


class ChooseWhether(ShipDecision, tag="choose_whether"):
    """An optional effect: use it or pass."""

    effect: Waiting


class ChooseOrder(ShipDecision, tag="choose_order"):
    """Effects that happen at the same time are resolved one after another: which is next? (CYC-11)"""

    effects: tuple[Waiting, ...]


class ChooseThing(ShipDecision, tag="choose_thing"):
    """An effect needs one thing named: a card, a die, a crewmember. Which, says the effect."""

    effect: Waiting
    may_pass: bool = False


class AskOrder(Effect, tag="step_ask_order"):
    """These effects happen at the same time; the section orders them."""

    effects: tuple[Waiting, ...]
    section: Section = Section.RECON


class PickOption(Command, tag="pick_option"):
    """Take the alternative of that number, counted from 1; also: resolve that effect next."""

    number: int


class PickThing(Command, tag="pick_thing"):
    """Name a card, a die or a crewmember by its piece."""

    thing: str


class SayYes(Command, tag="say_yes"):
    """Use what is offered."""


class Pass(Command, tag="pass"):
    """Do nothing, or go on (CYC-14)."""


class LogRead(Event, tag="log_read", reveals=True):
    """An entry of the logbook is opened (LOG-15)."""

    log: LogId


class OptionTaken(Event, tag="option_taken"):
    """In an entry of the logbook this option was chosen, counted from 1; the chronicle keeps it (LOG-16)."""

    log: LogId
    option: int


class FlagRaised(Event, tag="flag_raised"):
    """The campaign remembers a keyword (LOG-09)."""

    flag: Flag


class NotOffered(Reason, tag="not_offered", rule="CYC-24"):
    """This is not one of the answers to choose from."""


class CannotPay(Reason, tag="cannot_pay", rule="CYC-13"):
    """The alternative cannot be paid completely."""
