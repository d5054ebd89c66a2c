"""Lines of the journal about what texts of single planets have done."""

from __future__ import annotations

from vanguard_desktop.rulesets.expedition.data import events as ev
from vanguard_desktop.text.common.rooms import Room, nothing, signed, tr
from vanguard_desktop.text.expedition.places import bearer


class PlanetLog(Room):
    """Markers on cards, lost missions, a lift-off that does not take place."""

    events = {
        ev.CardMarked: signed(
            #: {card} is an icon and the name of a card in quotation marks.
            tr("%n marker(s) are taken off {card}.", card=bearer),
            #: {card} is an icon and the name of a card in quotation marks.
            tr("%n marker(s) are put on {card}.", card=bearer),
        ),
        #: {mission} is the name of a mission in quotation marks.
        ev.MissionLost: tr("The mission {mission} fails and is discarded."),
        ev.LiftOffCalledOff: tr("The team stays on the planet."),
        #: Journal: the lander has less room for finds. %n is for how many cards.
        ev.RoomTaken: tr("The room of %n discovery card(s) in the lander is taken."),
    }

    undo = {
        **dict.fromkeys((ev.CardMarked, ev.MissionLost, ev.LiftOffCalledOff, ev.RoomTaken), nothing),
    }

    aloud = (ev.MissionLost,)
