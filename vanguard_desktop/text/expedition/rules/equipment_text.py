"""What effects do with equipment, with its tokens on the planet board and with threats of choice, as sentences."""

from __future__ import annotations

from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.steps import BarThis, ComesNext, LayToken, Load, SetDown, SetMarkerDown

from ...common.rooms import Room, given, tr, when


class EquipmentText(Room):
    """Sentences for the players; "you" is the crewmember whose text it is."""

    effects = {
        fx.PlaceToken: tr("Place the token of this equipment in your sector."),
        fx.MoveEquipment: tr("Move one piece of equipment from any crewmember to any other."),
        fx.ReadyEquipment: tr("One piece of equipment that you carry may be used once more, in spite of its limit."),
        fx.ReturnEquipment: tr(
            "One piece of equipment discarded in this expedition returns to a crewmember in your sector."
        ),
        fx.DiscardEquipment: tr("Discard one piece of equipment that you carry."),
        fx.BlockEquipment: given(
            "rounds",
            #: Effect of a card: what is blocked cannot be used. %n is the number of further rounds.
            tr("One piece of equipment that you carry is blocked for this round and %n more.", n="rounds"),
            tr("One piece of equipment that you carry is blocked until it is freed."),
        ),
        fx.FreeEquipment: tr("No equipment is blocked any more."),
        fx.MoveSomeThreat: given(
            "to_you",
            given(
                "nearest",
                #: Effect of a card, a threat near you comes closer. %n is how many sectors.
                tr("The nearest [threat] moves %n sector(s) toward you."),
                #: Effect of a card, a threat comes closer. %n is how many sectors.
                tr("One [threat] of your choice moves %n sector(s) toward you."),
            ),
            #: Effect of a card. %n is how many steps, each from one sector to the next.
            tr("Move one [threat] of your choice %n time(s) to a connected sector."),
        ),
        fx.SkipThreat: when(
            lambda _, effect: effect.among > 1,
            given(
                "here",
                #: Effect of a card: a threat does what stands on its cards, one after another. %n is how many of these
                #: are looked at.
                tr("Look at the next %n effect(s) of a [threat] in your sector; it skips one of them.", n="among"),
                #: Effect of a card: any threat does what stands on its cards, one after another. %n is how many of
                #: these are looked at.
                tr("Look at the next %n effect(s) of a [threat] of your choice; it skips one of them.", n="among"),
            ),
            given(
                "here",
                tr("A [threat] in your sector skips its next effect."),
                tr("A [threat] of your choice skips its next effect."),
            ),
        ),
        fx.MoveThreatBack: tr("Move one [threat] of your choice back to the sector from which it came last."),
        fx.Shelter: given(
            "once",
            tr("The next attack of a [threat] does not affect you."),
            tr("Until the next turn of whoever uses this, attacks of [threat](pl) do not affect you."),
        ),
        #: Effect of a card: [time] is the token on the time track of a threat. %n is how many spaces it goes
        #: back.
        fx.ThreatsBack: tr(
            "The [time] of each [threat] in your sector and in connected sectors goes back %n space(s)."
        ),
        fx.ResetThreat: tr("Reset the time track of a [threat] in your sector."),
        #: {threat} is the name of a card in quotation marks.
        fx.AdvanceThreat: tr("The [time] of the [threat] {threat} progresses 1 space."),
        fx.ThreatStrays: tr(
            "Roll the ten-sided die. On 0 to 4 the [threat] moves to the connected sector with the "
            "lowest number, on 5 to 9 to the one with the highest."
        ),
        #: Effect of a card: the threat is away for %n rounds.
        fx.SendAway: tr("Remove a [threat] of your choice; after %n round(s) it comes back to its sector."),
        fx.PlaceStandee: given(
            "sector",
            #: {sector} is the number of a sector.
            tr("Place a secondary standee of this [threat] in sector {sector}."),
            tr("Place a secondary standee of this [threat] in its sector."),
        ),
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
