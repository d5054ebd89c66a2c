"""What effects do to dice, as sentences: the section dice of a crewmember and the roll pool of a check."""

from __future__ import annotations

from vanguard_desktop.rulesets.expedition.data.effects import (
    BurnBasics,
    CancelIt,
    PoolDieToSpent,
    RefreshDice,
    RerollDanger,
    RerollDice,
    SacrificeDice,
    SkipToStep,
    SpendDice,
    TurnDie,
)

from ...common.rooms import Room, choose, given, tr


class DiceText(Room):
    """Each color has sentences of its own, because other languages bend it with its noun."""

    _turn = choose(
        "color",
        none=tr("Turn one die of the roll pool to a result of your choice."),
        red=tr("Turn one [die_red] of the roll pool to a result of your choice."),
        green=tr("Turn one [die_green] of the roll pool to a result of your choice."),
        blue=tr("Turn one [die_blue] of the roll pool to a result of your choice."),
    )

    _turn_to = choose(
        "color",
        #: {result} is an icon.
        none=tr("Turn one die of the roll pool to {result}.", result="icon"),
        #: {result} is an icon.
        red=tr("Turn one [die_red] of the roll pool to {result}.", result="icon"),
        #: {result} is an icon.
        green=tr("Turn one [die_green] of the roll pool to {result}.", result="icon"),
        #: {result} is an icon.
        blue=tr("Turn one [die_blue] of the roll pool to {result}.", result="icon"),
    )

    effects = {
        SpendDice: choose(
            "color",
            #: Dice of any color.
            none=tr("Spend %n [any_die]."),
            #: Effect of a card: available dice of this color go to the spent pool. %n is a number of dice.
            red=tr("Spend %n [die_red]."),
            #: Effect of a card: available dice of this color go to the spent pool. %n is a number of dice.
            green=tr("Spend %n [die_green]."),
            #: Effect of a card: available dice of this color go to the spent pool. %n is a number of dice.
            blue=tr("Spend %n [die_blue]."),
        ),
        SacrificeDice: choose(
            "color",
            #: Dice of any color.
            none=tr("Sacrifice %n [any_die]."),
            #: Effect of a card: dice of this color leave the board until the end of the expedition. %n is a number
            #: of dice.
            red=tr("Sacrifice %n [die_red]."),
            #: Effect of a card: dice of this color leave the board until the end of the expedition. %n is a number
            #: of dice.
            green=tr("Sacrifice %n [die_green]."),
            #: Effect of a card: dice of this color leave the board until the end of the expedition. %n is a number
            #: of dice.
            blue=tr("Sacrifice %n [die_blue]."),
        ),
        RefreshDice: choose(
            "color",
            #: Dice of any color.
            none=tr("Refresh %n [any_die]."),
            #: Effect of a card: spent dice of this color come back to the board. %n is a number of dice.
            red=tr("Refresh %n [die_red]."),
            #: Effect of a card: spent dice of this color come back to the board. %n is a number of dice.
            green=tr("Refresh %n [die_green]."),
            #: Effect of a card: spent dice of this color come back to the board. %n is a number of dice.
            blue=tr("Refresh %n [die_blue]."),
        ),
        RerollDice: choose(
            "color",
            #: Dice of any color.
            none=tr("Reroll up to %n [any_die] of the roll pool."),
            #: Effect of a card in a dice check: rolled dice of this color may be rolled again. %n is a number of
            #: dice.
            red=tr("Reroll up to %n [die_red] of the roll pool."),
            #: Effect of a card in a dice check: rolled dice of this color may be rolled again. %n is a number of
            #: dice.
            green=tr("Reroll up to %n [die_green] of the roll pool."),
            #: Effect of a card in a dice check: rolled dice of this color may be rolled again. %n is a number of
            #: dice.
            blue=tr("Reroll up to %n [die_blue] of the roll pool."),
        ),
        TurnDie: given("icon", _turn_to, _turn),
        PoolDieToSpent: tr("Move one die from the roll pool to its owner’s spent pool."),
        BurnBasics: tr("For the rest of this dice check, each [basic] counts as [accident]."),
        #: {step} is a number from 1 to 10.
        SkipToStep: tr("Go directly to step {step} of the dice check."),
        #: "This" is a loss, an injury or a danger die that is about to take effect.
        CancelIt: tr("Cancel this."),
        RerollDanger: tr("Reroll the danger die that has just been rolled."),
    }
