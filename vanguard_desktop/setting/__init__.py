"""What the books of this world share: families of cards, crew, lander, what one hands to the next."""

from __future__ import annotations

from .box import *
from .cards import *
from .cards_ship import *
from .crew_boards import *
from .crossing import *
from .lander import *
from .launch import *
from .script import *
from .standing import *
