"""What screens and chronicles ask the rules about a question and about a check."""

from __future__ import annotations

from vanguard_desktop.rulesets.expedition.check.special import specials_of as specials_of
from vanguard_desktop.rulesets.expedition.options import alternatives as alternatives
from vanguard_desktop.rulesets.expedition.options import labels as labels
from vanguard_desktop.rulesets.expedition.options import printed as printed
