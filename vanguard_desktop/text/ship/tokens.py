"""Words for tokens that come and go: income, prices, losses."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from vanguard_desktop.rulesets.ship.data.tokens import BagChanged, PoolChanged
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.state import ShipState

INCOME = ("command", "energy", "change_income")


def counted(energy: int = 0, command: int = 0, success: int = 0) -> str:
    """So many of each kind, whether they come or go."""
    each = (
        #: Part of a row of tokens, as "2 [energy], 1 [command]". %n is how many.
        QCoreApplication.translate("ShipTokens", "%n [energy]", "", abs(energy)) if energy else "",
        #: Part of a row of tokens, as "2 [energy], 1 [command]". %n is how many.
        QCoreApplication.translate("ShipTokens", "%n [command]", "", abs(command)) if command else "",
        #: Part of a row of tokens, as "2 [energy], 1 [command]". %n is how many.
        QCoreApplication.translate("ShipTokens", "%n [success]", "", abs(success)) if success else "",
    )
    return ", ".join(filter(None, each))


def left_over(energy: int, command: int, success: int) -> str:
    """What is in the pools when the rooms of the ship are closed (FAC-07)."""
    #: Chronicle aboard. {tokens} are numbers and icons, as "2 [energy]".
    lost = QCoreApplication.translate("ShipTokens", "Left over, and lost: {tokens}.")
    tokens = counted(energy, command, success)
    return lost.format(tokens=tokens) if tokens else ""


def at_stake(energy: int, command: int, success: int) -> str:
    """The same in short, for a button."""
    #: Below a button that closes the rooms of the ship. {tokens} are numbers and icons, as "2 [energy]".
    lost = QCoreApplication.translate("ShipTokens", "lost: {tokens}")
    tokens = counted(energy, command, success)
    return lost.format(tokens=tokens) if tokens else ""


def pool_line(event: PoolChanged, before: ShipState, paying: bool) -> str:
    """A price is paid, an effect costs something; what only goes into the token bag or out of it is not told."""
    where = (before.phase, before.step)
    if before.phase in (Phase.SAVE_POINT, Phase.RESUME) or where == (Phase.BRIDGE, "penalty"):
        return ""
    if where == (Phase.FACILITIES, "close"):
        return left_over(event.energy, event.command, event.success)
    if where[0] is Phase.BRIDGE and where[1] in INCOME and not paying:
        #: Chronicle aboard. {tokens} are numbers and icons, as "2 [energy]".
        text = QCoreApplication.translate("ShipTokens", "Income: {tokens}.")
        if event.energy + event.command + event.success < 0:
            #: Chronicle aboard. {tokens} are numbers and icons, as "2 [energy]".
            text = QCoreApplication.translate("ShipTokens", "Taken from the income: {tokens}.")
    elif event.energy + event.command + event.success > 0:
        #: Chronicle aboard. {tokens} are numbers and icons, as "2 [energy]".
        text = QCoreApplication.translate("ShipTokens", "Gained: {tokens}.")
    elif paying:
        #: Chronicle aboard. {tokens} are numbers and icons, as "2 [energy]".
        text = QCoreApplication.translate("ShipTokens", "Paid: {tokens}.")
    else:
        #: Chronicle aboard. {tokens} are numbers and icons, as "2 [energy]".
        text = QCoreApplication.translate("ShipTokens", "Lost: {tokens}.")
    return text.format(tokens=counted(event.energy, event.command, event.success))


def bag_line(event: BagChanged, before: ShipState) -> str:
    """What the training has earned, and what it buys; afterwards the bag only keeps what is told elsewhere."""
    if before.phase is not Phase.SET_UP:
        return ""
    #: Chronicle aboard. {tokens} are numbers and icons, as "2 [energy]".
    text = QCoreApplication.translate("ShipTokens", "Brought along from the training: {tokens}.")
    if event.success < 0:
        #: Chronicle aboard. {tokens} are numbers and icons, as "2 [energy]".
        text = QCoreApplication.translate("ShipTokens", "Paid: {tokens}.")
    return text.format(tokens=counted(event.energy, event.command, event.success))
