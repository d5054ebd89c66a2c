"""The habitat in players' words: a sol, the base, the work, the people."""

from __future__ import annotations

from .base import BASE
from .people import PEOPLE
from .sol import SOL
from .work import WORK

HABITAT = (*SOL, *BASE, *WORK, *PEOPLE)
