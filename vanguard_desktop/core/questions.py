"""Questions that the position answers itself, as far as the rule books mean the same by them."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.ids import Flag
from vanguard_desktop.core.kinds import Test


@attrs.frozen(kw_only=True)
class Not(Test):
    """The opposite."""

    tag: ClassVar[str] = "not"
    test: Test


@attrs.frozen(kw_only=True)
class AllOf(Test):
    """Every one of them."""

    tag: ClassVar[str] = "all_of"
    tests: tuple[Test, ...]


@attrs.frozen(kw_only=True)
class AnyOf(Test):
    """At least one of them."""

    tag: ClassVar[str] = "any_of"
    tests: tuple[Test, ...]


@attrs.frozen(kw_only=True)
class FlagSet(Test):
    """The campaign remembers this keyword."""

    tag: ClassVar[str] = "flag_set"
    flag: Flag
