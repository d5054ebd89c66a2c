"""Names that come from elsewhere (of saves, of files) as they can be shown: one line of letters, not endless."""

from __future__ import annotations

LONGEST = 80
# They join letters or keep them apart where a script needs that; alone they show nothing.
_JOINERS = "\u200c\u200d"


def plain_name(name: str) -> str:
    """Without controls and switches of the writing direction; empty if nothing of it would be seen."""
    seen = "".join(" " if letter.isspace() else letter for letter in name if _shows(letter))
    seen = " ".join(seen.split())
    if not seen.strip(_JOINERS):
        return ""
    # Of the name of a file the ending counts as well.
    return seen if len(seen) <= LONGEST else f"{seen[: LONGEST - 12]}…{seen[-11:]}"


def _shows(letter: str) -> bool:
    return letter.isprintable() or letter.isspace() or letter in _JOINERS
