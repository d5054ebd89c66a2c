"""The tour with eyes: `python -m tests.app.watched_tour FOLDER ...` says on each picture what is cut or covered.

It names each picture, and keeps those of which it has something to say.

What was asked for and lies freely over the table (explanations, cards looked at, sheets on their scrim) may cover what
is below it; what the table tells by itself covers nothing.
"""

from __future__ import annotations

import sys

import pytest

from tests.widgets.covered_map import covered_on_map
from tests.widgets.look.clipped import clipped_texts, overlapping, wider_than_seen
from vanguard_desktop import cli
from vanguard_desktop.app.tour.tour import Guide

keep = Guide._shoot


def shoot(guide, program, name):
    guide._settle(program)
    sys.stdout.write(f"drawn {name}\n")


def watch(guide, program, name):
    shoot(guide, program, name)
    window = program.window
    with pytest.MonkeyPatch.context() as patch:
        seen = [*clipped_texts(patch, window), *overlapping(window), *wider_than_seen(window), *covered_on_map(window)]
    for complaint in dict.fromkeys(seen):
        sys.stdout.write(f"cut on {name}: {complaint}\n")
    if seen:
        keep(guide, program, name)


if __name__ == "__main__":
    Guide._shoot = watch
    sys.exit(cli.main(["tour", *sys.argv[1:]]))
