"""What effects do to the planet board, as sentences: places, conditions, missions, tracks, logs, landing, threats."""

from __future__ import annotations

from vanguard_desktop.rulesets.expedition.data.effects import (
    AddMission,
    AdvanceTime,
    Attack,
    Behave,
    CompleteMission,
    CoverPoi,
    DiscardCondition,
    DiscardPoi,
    FailMission,
    LandIn,
    MarkSector,
    MoveStandees,
    MoveThreat,
    OpenPath,
    PlaceCondition,
    PlaceThreat,
    Progress,
    ReduceTime,
    RemoveThreat,
    ReplacePoi,
    ResetTrack,
    SkipLanding,
)

from ...common.rooms import Room, choose, given, over, signed, tr, when

# No planet board is wider: a threat that may move so far reaches where it goes.
ALL_THE_WAY = 9


class BoardText(Room):
    """Sectors go by their numbers on the board, cards by their names."""

    effects = {
        ReplacePoi: given(
            "sector",
            #: {poi} is the name of a card in quotation marks. {sector} is the number of a sector.
            tr("Replace all [poi] cards of sector {sector} with {poi}."),
            #: {poi} is the name of a card in quotation marks.
            tr("Replace all [poi] cards of this sector with {poi}."),
        ),
        CoverPoi: given(
            "sector",
            #: {poi} is the name of a card in quotation marks. {sector} is the number of a sector.
            tr("Place the [poi] card {poi} on top of those in sector {sector}."),
            #: {poi} is the name of a card in quotation marks.
            tr("Place the [poi] card {poi} on top of those in this sector."),
        ),
        DiscardPoi: given(
            "sector",
            #: {sector} is the number of a sector.
            tr("Discard the topmost [poi] card of sector {sector}."),
            tr("Discard the topmost [poi] card of this sector."),
        ),
        MarkSector: given(
            "sector",
            signed(
                #: {sector} is the number of a sector: do not let two numbers stand side by side.
                tr("Take %n marker(s) off sector {sector}."),
                #: {sector} is the number of a sector: do not let two numbers stand side by side.
                tr("Put %n marker(s) in sector {sector}."),
            ),
            signed(
                #: Effect of a card, about the sector in which you stand. %n is a number of markers.
                tr("Take %n marker(s) off this sector."),
                #: Effect of a card, about the sector in which you stand. %n is a number of markers.
                tr("Put %n marker(s) in this sector."),
            ),
        ),
        #: {condition} is the name of a card in quotation marks.
        PlaceCondition: tr("Place the [global_condition] card {condition}."),
        DiscardCondition: tr("Discard the [global_condition] card; the printed one is in force again."),
        #: {mission} is the name of a card in quotation marks.
        AddMission: tr("Put the [mission] card {mission} into play."),
        #: {mission} is the name of a card in quotation marks.
        CompleteMission: tr("Complete the [mission] {mission}."),
        FailMission: tr("Put a mission failed token on the lander."),
        AdvanceTime: choose(
            "which",
            #: Effect of a card: the tokens of all time tracks go forward. %n is how many spaces.
            all=tr("All time tracks progress by %n space(s)."),
            #: Effect of a card that has a time track itself: its token goes forward. %n is how many spaces.
            this=tr("The time track of this card progresses by %n space(s)."),
            #: Effect of a card: the token on the card of the global condition goes forward. %n is how many spaces.
            condition=tr("The time track of the [global_condition] progresses by %n space(s)."),
        ),
        ReduceTime: choose(
            "which",
            #: Effect of a card: [time] is the token on a time track. %n is how many spaces each goes back.
            all=tr("The [time] of each time track goes back %n space(s)."),
            #: Effect of a card that has a time track itself: [time] is the token on it. %n is how many spaces it
            #: goes back.
            this=tr("The [time] of this card goes back %n space(s)."),
            #: Effect of a card: [time] is the token on the card of the global condition. %n is how many spaces it
            #: goes back.
            condition=tr("The [time] of the [global_condition] goes back %n space(s)."),
        ),
        ResetTrack: choose(
            "color",
            none=tr("Reset the time track of this card."),
            yellow=tr("Reset the yellow track."),
            green=tr("Reset the green track."),
            red=tr("Reset the red track."),
        ),
        Progress: signed(
            choose(
                "color",
                #: Effect of an outcome: the token on the track of an outcome of this color goes back. %n is how many
                #: spaces.
                yellow=tr("The yellow track goes back %n space(s)."),
                #: Effect of an outcome: the token on the track of an outcome of this color goes back. %n is how many
                #: spaces.
                green=tr("The green track goes back %n space(s)."),
                #: Effect of an outcome: the token on the track of an outcome of this color goes back. %n is how many
                #: spaces.
                red=tr("The red track goes back %n space(s)."),
            ),
            choose(
                "color",
                #: Effect of an outcome: the token on the track of an outcome of this color goes forward. %n is how many
                #: spaces.
                yellow=tr("The yellow track progresses by %n space(s)."),
                #: Effect of an outcome: the token on the track of an outcome of this color goes forward. %n is how many
                #: spaces.
                green=tr("The green track progresses by %n space(s)."),
                #: Effect of an outcome: the token on the track of an outcome of this color goes forward. %n is how many
                #: spaces.
                red=tr("The red track progresses by %n space(s)."),
            ),
        ),
        #: {sector} is the number of a sector.
        LandIn: tr("The lander stands in sector {sector} from now on."),
        SkipLanding: tr("The marker on the landing track moves one more space."),
        OpenPath: when(
            lambda room, effect: room.names.changes_a_path(effect.path),
            #: {path} names the two sectors that the path joins, in quotation marks.
            tr("The icons of the path {path} are covered by the travel icon from now on."),
            #: {path} names the two sectors that the path joins, in quotation marks.
            tr("The path {path} is open from now on."),
        ),
        #: {threat} is the name of a card in quotation marks. {sector} is the number of a sector.
        PlaceThreat: tr("The [threat] {threat} appears in sector {sector}."),
        # What moves farther than any board is wide goes all the way.
        MoveThreat: when(
            lambda _, effect: effect.count >= ALL_THE_WAY,
            given(
                "sector",
                #: {sector} is the number of a sector.
                tr("The [threat] moves all the way to sector {sector}."),
                choose(
                    "toward",
                    crew=tr("The [threat] moves all the way to the nearest crewmember."),
                    last_traveler=tr("The [threat] moves all the way to the crewmember who traveled last."),
                    equipment=tr("The [threat] moves all the way to the nearest equipment."),
                    most_crew=tr("The [threat] moves all the way to the sector with most crewmembers."),
                ),
            ),
            given(
                "sector",
                #: {sector} is the number of a sector.
                tr("The [threat] moves %n sector(s) toward sector {sector}."),
                choose(
                    "toward",
                    #: Effect of a threat card, a whole sentence. %n is how far it goes, the crewmember is its aim.
                    crew=tr("The [threat] moves %n sector(s) toward the nearest crewmember."),
                    #: Effect of a threat card, a whole sentence. %n is how far it goes; its aim is whoever traveled
                    #: last.
                    last_traveler=tr("The [threat] moves %n sector(s) toward the crewmember who traveled last."),
                    #: Effect of a threat card, a whole sentence. %n is how far it goes; its aim is a token of equipment
                    #: on the board.
                    equipment=tr("The [threat] moves %n sector(s) toward the nearest equipment."),
                    #: Effect of a threat card, a whole sentence. %n is how far it goes; its aim is the sector with most
                    #: pawns.
                    most_crew=tr("The [threat] moves %n sector(s) toward the sector with most crewmembers."),
                ),
            ),
        ),
        MoveStandees: choose(
            "toward",
            #: Effect of a threat card that has several standees (figures of cardboard). %n is how far each goes.
            crew=tr("Each standee moves %n sector(s) by itself toward the nearest crewmember."),
            #: Effect of a threat card that has several standees; their aim is whoever traveled last. %n is how far
            #: each goes.
            last_traveler=tr("Each standee moves %n sector(s) by itself toward the crewmember who traveled last."),
            #: Effect of a threat card that has several standees; their aim is a token of equipment. %n is how far
            #: each goes.
            equipment=tr("Each standee moves %n sector(s) by itself toward the nearest equipment."),
            #: Effect of a threat card that has several standees; their aim is the sector with most pawns. %n is how
            #: far each goes.
            most_crew=tr("Each standee moves %n sector(s) by itself toward the sector with most crewmembers."),
        ),
        #: A head: what an attack does to each of them follows.
        Attack: over(tr("attack on each crewmember in the sector of the [threat]")),
        #: {behavior} is a name printed on the card of the threat, in quotation marks.
        Behave: tr("The [threat] carries out {behavior}."),
        RemoveThreat: given(
            "card",
            #: {threat} is the name of a card in quotation marks.
            tr("Remove the [threat] {threat} from the planet board."),
            tr("Remove the [threat] from the planet board."),
        ),
    }
