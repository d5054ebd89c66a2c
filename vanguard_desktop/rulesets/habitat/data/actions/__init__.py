"""Actions of a sol (HAC): the plan, the course of an action, what it brings, and why one cannot be done."""

from __future__ import annotations

from .course import *
from .plan import *
from .refusals import *
from .results import *
