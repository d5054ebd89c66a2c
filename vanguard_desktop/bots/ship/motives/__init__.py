"""What speaks for a command aboard, in data."""

from __future__ import annotations

from .ahead import *
from .home import *
