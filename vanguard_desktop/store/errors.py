"""What can be wrong with a save, told so that a player knows what was kept and what to do."""

from __future__ import annotations

from enum import Enum


class Damage(Enum):
    """The kinds of trouble with a save; `text` has a sentence for each.

    What is `MISSING` was not found when it was to be opened, what is `GONE` vanished while it was played.
    """

    NOT_A_SAVE = "not_a_save"
    DAMAGED = "damaged"
    TRUNCATED = "truncated"
    NEWER = "newer"
    MISSING = "missing"
    READ_ONLY = "read_only"
    DISK_FULL = "disk_full"
    NO_ACCESS = "no_access"
    IO_ERROR = "io_error"
    IN_THE_WAY = "in_the_way"
    GONE = "gone"
    REPLACED = "replaced"
    OTHER_CONTENT = "other_content"
    BUSY = "busy"
    MOVED_ON = "moved_on"


# What rules may raise when they replay what cannot have happened: with other content, or in a save that was forged.
UNPLAYABLE = (
    *(LookupError, StopIteration, AssertionError, AttributeError, TypeError, ValueError, ArithmeticError),
    *(RuntimeError, MemoryError),  # a generator that stops, rules that go round and round, numbers without measure
)


class SaveError(Exception):
    """A save cannot be read or written. Nothing that was recorded before is lost.

    `packs` are those that the save was played with and that are not here.
    """

    def __init__(self, damage: Damage, path: str, detail: str = "", packs: tuple[str, ...] = ()) -> None:
        super().__init__(f"{path}: {damage.value}{': ' + detail if detail else ''}")
        self.damage = damage
        self.path = path
        self.detail = detail
        self.packs = packs
