"""What the effects of all subjects share."""

from __future__ import annotations

from vanguard_desktop.core import Effect

from ..kinds import Complex, StructureId, StructureKind


class OnCard(Effect):
    """What packs may print; all other effects are steps of the rules' own."""


class AtStructure(OnCard):
    """Something that happens to a structure (HFX-04): a named one, one of a kind or of a complex, or any one.

    Of several that fit the group chooses one; with `each` it happens to all of them. Structures that are shut down are
    never chosen.
    """

    structure: StructureId | None = None
    kind: StructureKind | None = None
    complex: Complex | None = None
    each: bool = False
