"""What tokens of equipment do on the planet board: carrying, barring, sounding, and placing them without an action."""

from __future__ import annotations

from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.steps import BarThis, ComesNext, LayToken, Load, SetDown, SetMarkerDown
from vanguard_desktop.text.common.rooms import Room, given, tr


class BoardGearText(Room):
    """Sentences for the players; "you" is whoever uses the token, or the card that speaks of tokens."""

    effects = {
        fx.PlaceSomeToken: tr(
            "Place the token of a piece of mission equipment that you carry in your sector; this is not an action."
        ),
        fx.LoadUp: tr(
            "One other crewmember, marker or token of the sector goes along with the traveler, and "
            "so does the token of this equipment."
        ),
        fx.BarNextDoor: tr(
            "A [threat] enters a connected sector of your choice only by spending its whole move (from now on)."
        ),
        fx.ChoosePoi: tr(
            "Look at the [poi] cards that your sector may still get next and choose one; it is the next to come here."
        ),
        Load: given(
            "member",
            #: Choice while a vehicle moves: who travels with it. {member} is the name of a crewmember.
            tr("{member} goes along."),
            given(
                "card",
                #: {equipment} is the name of the card of a token, in quotation marks.
                tr("The token {equipment} goes along."),
                tr("A marker goes along."),
            ),
        ),
        #: {equipment} is the name of the card of a token, in quotation marks.
        SetDown: tr("Set down the token {equipment}."),
        #: Choice at the end of a move with a marker that was carried along. {sector} is the number of a sector.
        SetMarkerDown: tr("Set down the marker from sector {sector}.", sector="start"),
        #: {equipment} is the name of the card of a token, in quotation marks.
        LayToken: tr("Place the token {equipment}."),
        #: Choice: the sector into which no threat comes. {sector} is the number of a sector.
        BarThis: tr("Guard sector {sector}."),
        #: {poi} is the name of a card in quotation marks.
        ComesNext: tr("The [poi] card {poi} comes next."),
    }
