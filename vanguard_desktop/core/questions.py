"""Questions that the position answers itself, as far as the rule books mean the same by them."""

from __future__ import annotations

from .ids import Flag
from .kinds import Test


class Not(Test, tag="not"):
    """The opposite."""

    test: Test


class AllOf(Test, tag="all_of"):
    """Every one of them."""

    tests: tuple[Test, ...]


class AnyOf(Test, tag="any_of"):
    """At least one of them."""

    tests: tuple[Test, ...]


class FlagSet(Test, tag="flag_set"):
    """The campaign remembers this keyword."""

    flag: Flag
