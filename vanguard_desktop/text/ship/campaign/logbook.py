"""Words for the logbook: boxes, counters, notes, jumps, acts."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from vanguard_desktop.core.ids import Counter
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship.data.campaign import logbook as data
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.text.common.told import Listed, Printed, Told
from vanguard_desktop.text.ship.chapter_words import ChapterWords, Speaker


def _mark(effect: fx.MarkBox, _: Speaker) -> str:
    if effect.box is None:
        #: Effect of an entry of the logbook: boxes that are ticked. {log} is the number of an entry of the logbook.
        return QCoreApplication.translate("ShipLogbook", "Mark the first open box of log {log}.").format(log=effect.log)
    #: Effect of an entry of the logbook: boxes that are ticked. {box} and {log} are numbers.
    text = QCoreApplication.translate("ShipLogbook", "Mark box {box} of log {log}.")
    return text.format(box=effect.box, log=effect.log)


def _counter(effect: fx.ChangeCounter, say: Speaker) -> str:
    if effect.by < 0:
        #: Effect of a card aboard. {counter} is a keyword in quotation marks, %n a number.
        text = QCoreApplication.translate("ShipLogbook", "The counter {counter} goes down by %n.", "", -effect.by)
    else:
        #: Effect of a card aboard. {counter} is a keyword in quotation marks, %n a number.
        text = QCoreApplication.translate("ShipLogbook", "The counter {counter} goes up by %n.", "", effect.by)
    return text.format(counter=say.names.keyword(effect.counter))


def _note(effect: fx.WriteNote, say: Speaker) -> str:
    #: {key} and {text} are in quotation marks.
    text = QCoreApplication.translate("ShipLogbook", "Write down {text} under {key}.")
    return text.format(key=say.quoted(effect.key), text=say.quoted(effect.text))


def _table(effect: fx.RollTen, say: Speaker) -> Told:
    rows = (
        Printed(
            #: Results of a ten-sided die; what happens then follows. {first} and {last} are numbers from 0 to 9.
            QCoreApplication.translate("ShipLogbook", "{first}–{last}").format(first=each.first, last=each.last)
            if each.first != each.last
            else str(each.first),
            say.tell(each.effect),
        )
        for each in effect.rows
    )
    #: A head, small: its results and what they bring follow as lines.
    return Listed(QCoreApplication.translate("ShipLogbook", "roll a ten-sided die"), tuple(rows), numbered=False)


def _look(effect: fx.Look, say: Speaker) -> str:
    if Counter(effect.what) in say.names.box.counters:
        #: Effect of a card aboard. {counter} is a keyword in quotation marks.
        text = QCoreApplication.translate("ShipLogbook", "Look at the counter {counter}.")
        return text.format(counter=say.names.keyword(effect.what))
    if effect.what != fx.SITUATIONS:
        #: Effect of a card aboard: a landing card is covered in parts. %n is a number of parts. {card} is the name of a
        #: card in quotation marks.
        text = QCoreApplication.translate("ShipLogbook", "Look at the first %n part(s) of {card}.", "", effect.count)
        return text.format(card=say.quoted(say.card(effect.what)))  # type: ignore[arg-type]
    #: Effect of a card aboard. %n is a number of cards.
    return QCoreApplication.translate(
        "ShipLogbook", "Look at the top %n card(s) of Possible Situations.", "", effect.count
    )


def _look_in_system(effect: fx.LookInSystem, _: Speaker) -> str:
    #: Effect of a card aboard: a landing card is covered in parts. %n is a number of parts.
    return QCoreApplication.translate(
        "ShipLogbook", "Look at the first %n part(s) of a landing card of this system.", "", effect.count
    )


def _looked(event: data.Looked, say: Speaker, _: ShipState) -> str:
    if Counter(event.what) in say.names.box.counters:
        #: Chronicle aboard. {counter} is a keyword in quotation marks, {number} its value.
        text = QCoreApplication.translate("ShipLogbook", "The counter {counter} shows {number}.")
        return text.format(counter=say.names.keyword(event.what), number=event.shown[0])
    if event.what in say.names.box.landing_cards:
        #: Chronicle aboard: parts of a landing card that is covered. %n is their number. {card} is the name of a card
        #: in quotation marks.
        text = QCoreApplication.translate("ShipLogbook", "%n part(s) of {card} are shown.", "", len(event.shown))
        return text.format(card=say.quoted(say.card(event.what)))  # type: ignore[arg-type]
    #: Chronicle aboard. {cards} are names of cards.
    text = QCoreApplication.translate("ShipLogbook", "The next situations are shown: {cards}.")
    return text.format(cards=", ".join(map(say.piece, event.shown)))


LOGBOOK = ChapterWords(
    effects={
        fx.MarkBox: _mark,
        fx.ChangeCounter: _counter,
        #: Effect of a card aboard: the keyword counts no more. {flag} is a keyword in quotation marks.
        fx.RemoveFlag: lambda effect, say: QCoreApplication.translate("ShipLogbook", "Strike out {flag}.").format(
            flag=say.names.keyword(effect.flag)
        ),
        fx.WriteNote: _note,
        #: Effect of a card aboard: the entry is read. {log} is the number of an entry of the logbook.
        fx.GoToLog: lambda effect, say: QCoreApplication.translate("ShipLogbook", "Go on to log {log}.").format(
            log=effect.log
        ),
        #: Effect of a card aboard. {page} is a number.
        fx.GoToPage: lambda effect, say: QCoreApplication.translate(
            "ShipLogbook", "Go to page {page} of the ship book."
        ).format(page=effect.page),
        #: A campaign has acts as a play has. {act} is a number.
        fx.BeginAct: lambda effect, say: QCoreApplication.translate("ShipLogbook", "Act {act} begins.").format(
            act=effect.act
        ),
        fx.RollTen: _table,
        fx.Look: _look,
        fx.LookInSystem: _look_in_system,
    },
    events={
        #: Chronicle aboard: an entry of the logbook has boxes that are ticked. {box} and {log} are numbers.
        data.BoxMarked: lambda event, say, state: QCoreApplication.translate(
            "ShipLogbook", "Box {box} of log {log} is marked."
        ).format(box=event.box, log=event.log),
        #: Chronicle aboard. {key} is what a note is about. {text} is what was written.
        data.NoteWritten: lambda event, say, state: QCoreApplication.translate(
            "ShipLogbook", "Written down under {key}: {text}."
        ).format(key=event.key, text=event.text),
        data.ActBegun: lambda event, say, state: QCoreApplication.translate("ShipLogbook", "Act {act} begins.").format(
            act=event.act
        ),
        data.Looked: _looked,
    },
    things={
        fx.LookInSystem: lambda effect, say, state: QCoreApplication.translate(
            "ShipLogbook", "Which landing card do you look at?"
        ),
    },
    questions={
        #: Question aboard, where the campaign has no more content. {act} is a number.
        data.ToBeContinued: lambda asked, say, state: QCoreApplication.translate(
            "ShipLogbook", "To be continued. Act {act} begins when a content pack brings it."
        ).format(act=asked.act),
    },
    #: Button under the end of what has been written of a campaign.
    commands={data.GoOn: lambda command, say, state: QCoreApplication.translate("ShipLogbook", "Go on")},
    reasons={
        #: Why the campaign cannot go on. {act} is a number.
        data.ActMissing: lambda reason, say, state: QCoreApplication.translate(
            "ShipLogbook", "No content pack holds act {act} yet."
        ).format(act=reason.act),
    },
)
