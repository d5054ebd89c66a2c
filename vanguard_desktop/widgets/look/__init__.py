"""The look of the client, with no game in it: tokens, fonts, icons, painted things and controls."""

from __future__ import annotations

from .fonts import *
from .icons import *
from .naming import *
from .parts import *
from .settling import *
from .spoken import *
from .style import *
from .theme import *
