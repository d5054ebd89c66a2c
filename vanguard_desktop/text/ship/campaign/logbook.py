"""Words for the logbook: boxes, counters, notes, jumps, acts."""

from __future__ import annotations

from vanguard_desktop.core import Counter
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship.data.campaign import logbook as data
from vanguard_desktop.rulesets.ship.state import ShipState

from ...common.rooms import (
    Room,
    given,
    signed,
    tr,
)
from ...common.told import Listed, Printed, Told


class ShipLogbook(Room):
    """Entries, boxes, counters and notes."""

    def _table(self, effect: fx.RollTen) -> Told:
        rows = (
            Printed(
                #: Results of a ten-sided die; what happens then follows. {first} and {last} are numbers from 0 to 9.
                self.tr("{first}–{last}").format(first=each.first, last=each.last)
                if each.first != each.last
                else str(each.first),
                self.say.tell(each.effect),
            )
            for each in effect.rows
        )
        #: A head, small: its results and what they bring follow as lines.
        return Listed(self.tr("roll a ten-sided die"), tuple(rows), numbered=False)

    def _look(self, effect: fx.Look) -> str:
        if Counter(effect.what) in self.names.box.counters:
            #: Effect of a card aboard. {counter} is a keyword in quotation marks.
            text = self.tr("Look at the counter {counter}.")
            return text.format(counter=self.names.keyword(effect.what))
        if effect.what != fx.SITUATIONS:
            #: Effect of a card aboard: a landing card is covered in parts. %n is a number of parts. {card} is the name
            #: of a card in quotation marks.
            text = self.tr("Look at the first %n part(s) of {card}.", "", effect.count)
            return text.format(card=self.say.quoted(self.say.card(effect.what)))
        #: Effect of a card aboard. %n is a number of cards.
        return self.tr("Look at the top %n card(s) of Possible Situations.", "", effect.count)

    def _looked(self, event: data.Looked, _: ShipState) -> str:
        if Counter(event.what) in self.names.box.counters:
            #: Chronicle aboard. {counter} is a keyword in quotation marks, {number} its value.
            text = self.tr("The counter {counter} shows {number}.")
            return text.format(counter=self.names.keyword(event.what), number=event.shown[0])
        if event.what in self.names.box.landing_cards:
            #: Chronicle aboard: parts of a landing card that is covered. %n is their number. {card} is the name of a
            #: card in quotation marks.
            text = self.tr("%n part(s) of {card} are shown.", "", len(event.shown))
            return text.format(card=self.say.quoted(self.say.card(event.what)))
        #: Chronicle aboard. {cards} are names of cards.
        text = self.tr("The next situations are shown: {cards}.")
        return text.format(cards=", ".join(map(self.say.piece, event.shown)))

    effects = {
        fx.MarkBox: given(
            "box",
            #: Effect of an entry of the logbook: boxes that are ticked. {box} and {log} are numbers.
            tr("Mark box {box} of log {log}."),
            #: Effect of an entry of the logbook: boxes that are ticked. {log} is the number of an entry of the logbook.
            tr("Mark the first open box of log {log}."),
        ),
        fx.ChangeCounter: signed(
            #: Effect of a card aboard. {counter} is a keyword in quotation marks, %n a number.
            tr("The counter {counter} goes down by %n."),
            #: Effect of a card aboard. {counter} is a keyword in quotation marks, %n a number.
            tr("The counter {counter} goes up by %n."),
        ),
        #: Effect of a card aboard: the keyword counts no more. {flag} is a keyword in quotation marks.
        fx.RemoveFlag: tr("Strike out {flag}."),
        #: {key} and {text} are in quotation marks.
        fx.WriteNote: tr(
            "Write down {text} under {key}.",
            key=lambda room, effect: room.say.quoted(effect.key),
            text=lambda room, effect: room.say.quoted(effect.text),
        ),
        #: Effect of a card aboard: the entry is read. {log} is the number of an entry of the logbook.
        fx.GoToLog: tr("Go on to log {log}."),
        #: Effect of a card aboard. {page} is a number.
        fx.GoToPage: tr("Go to page {page} of the ship book."),
        #: A campaign has acts as a play has. {act} is a number.
        fx.BeginAct: tr("Act {act} begins."),
        fx.RollTen: _table,
        fx.Look: _look,
        #: Effect of a card aboard: a landing card is covered in parts. %n is a number of parts.
        fx.LookInSystem: tr("Look at the first %n part(s) of a landing card of this system."),
    }

    events = {
        #: Chronicle aboard: an entry of the logbook has boxes that are ticked. {box} and {log} are numbers.
        data.BoxMarked: tr("Box {box} of log {log} is marked."),
        #: Chronicle aboard. {key} is what a note is about. {text} is what was written.
        data.NoteWritten: tr("Written down under {key}: {text}."),
        data.ActBegun: tr("Act {act} begins."),
        data.Looked: _looked,
    }

    things = {
        fx.LookInSystem: tr("Which landing card do you look at?"),
    }

    questions = {
        #: Question aboard, where the campaign has no more content. {act} is a number.
        data.ToBeContinued: tr("To be continued. Act {act} begins when a content pack brings it."),
    }

    commands = {
        #: Button under the end of what has been written of a campaign.
        data.GoOn: tr("Go on"),
    }

    reasons = {
        #: Why the campaign cannot go on. {act} is a number.
        data.ActMissing: tr("No content pack holds act {act} yet."),
    }
