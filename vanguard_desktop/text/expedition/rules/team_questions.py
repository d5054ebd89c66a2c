"""What a goal or an ability asks of the team and its feats, as clauses."""

from __future__ import annotations

from vanguard_desktop.rulesets.expedition.data import (
    AtHighest,
    ConditionSeen,
    EveryRounds,
    FoundOfType,
    HasInjury,
    MandatoryDoneWith,
    RankAtLeast,
    YouBegin,
)

from ...common.rooms import Room, tr


class TeamQuestions(Room):
    """What fits after "if" and "only if"; "you" is the crewmember whose text it is."""

    tests = {
        #: After "if". {rank} is 1, 2 or 3.
        RankAtLeast: tr("your rank is {rank} or higher", rank="count"),
        AtHighest: tr("a crewmember is in the sector with the highest number"),
        #: After "if". {injury} is the name of an injury card in quotation marks.
        HasInjury: tr("you have the injury {injury}", injury="kind"),
        #: {condition} is the name of a card in quotation marks.
        ConditionSeen: tr("the [global_condition] {condition} has been placed at least %n time(s)"),
        #: {deck} is the icon of a discovery deck.
        FoundOfType: tr("at least %n {deck} card(s) lie on the lander"),
        #: After "if" or as a goal. %n stands before the icon of supplies.
        MandatoryDoneWith: tr("a mandatory [mission] was completed with at most %n [supplies] left"),
        YouBegin: tr("you have the start token"),
        #: After "if": it is true in every so manyth round. {count} is a number.
        EveryRounds: tr("the number of the round is divisible by {count}"),
    }
