"""Lines of the journal about what cards and skills do to the roll pool of a dice check."""

from __future__ import annotations

from vanguard_desktop.rulesets.expedition.data import events as ev
from vanguard_desktop.text.common.rooms import Room, nothing, over, tr
from vanguard_desktop.text.expedition.places import face_shown


class PoolLog(Room):
    """Texts in force for a check, and dice that do not go the usual way."""

    events = {
        #: A head, small: what holds during the running check follows.
        ev.TextInForce: over(tr("for this dice check"), "text"),
        #: {dice} is "1 red die" or the like, the object of the sentence, {result} are the icons that it shows.
        #: {member} is the first name of a crewmember.
        ev.DiePutInPool: tr("{member} puts {dice} in the roll pool, showing {result}.", result=face_shown),
        #: {dice} is "1 red die" or the like, the object of the sentence. {member} is the first name of a
        #: crewmember.
        ev.DieKeptAside: tr("{member} keeps {dice} aside."),
        #: {result} are the icons that the die shows. {member} is the first name of a crewmember.
        ev.AsideRolled: tr("{member} also rolls the die that was kept aside; it shows {result}.", result=face_shown),
        #: {dice} is "1 red die and 2 green dice" or the like.
        ev.DiceWillReturn: tr("After the check are refreshed {dice}."),
        #: {die} is a die by its color.
        ev.DieStays: tr("{die} has paid and stays in the roll pool."),
    }

    undo = {
        #: What is undone, after "Undo –". {die} is a die, as "Basic die (red)".
        ev.DiePutInPool: tr("die put in the roll pool: {die}"),
        #: What is undone, after "Undo –". {die} is a die, as "Basic die (red)".
        ev.DieKeptAside: tr("die kept aside: {die}"),
        #: What is undone, after "Undo –": dice were rolled. A noun.
        ev.AsideRolled: tr("roll"),
        #: What is undone, after "Undo –". {die} is a die, as "Basic die (red)".
        ev.DieStays: tr("die that stays in the roll pool: {die}"),
        **dict.fromkeys((ev.TextInForce, ev.DiceWillReturn), nothing),
    }
