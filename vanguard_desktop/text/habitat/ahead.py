"""How far it is and what is to be expected, in a few words: sols, chances, what broken elements bring."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import QLocale

from vanguard_desktop.rulesets.habitat.data.kinds import ActionType, Penalty, StructureKind

from ..common.texts import Texts


class HabitatAhead(Texts):
    """In the language of now."""

    def chance(self, share: Fraction) -> str:
        """A chance as it stands beside other words; exact ones are rounded to a tenth of a percent."""
        number = QLocale().toString(float(100 * share), "f", 0 if share in (0, 1) else 1)
        #: A chance. {number} is as "66.7"; the sign stands as the language sets it.
        return self.tr("{number} %").format(number=number).replace(" ", "\u00a0")

    def sol(self, now: int, last: int) -> str:
        #: How far a mission is. {sol} is a Martian day, counted from 1; {last} is the last one of the mission.
        return self.tr("Sol {sol} of {last}").format(sol=max(now, 1), last=last)

    def ended(self, sol: str, *, won: bool) -> str:
        """How far a mission came, and how it ended."""
        if won:
            #: How a mission ended. {sol} is as "Sol 3 of 7".
            return self.tr("{sol}: mission won").format(sol=sol)
        #: How a mission ended. {sol} is as "Sol 3 of 7".
        return self.tr("{sol}: mission lost").format(sol=sol)

    def of_mission(self, mission: str, sol: str) -> str:
        #: How far a campaign is. {mission} is the name of its mission, {sol} is as "Sol 3 of 7".
        return self.tr("{mission}, {sol}").format(mission=mission, sol=sol)

    def does(self, action: ActionType) -> str:
        """What an action of a type is good for, in a few words."""
        return {
            #: What is done in a structure.
            ActionType.REST: self.tr("Rest: 1 morale token"),
            #: What is done in a structure. The minus is a sign.
            ActionType.RELAX: self.tr("Relax: morale +1 or stress −6"),
            #: What is done in a structure.
            ActionType.HEAL: self.tr("Heal a wound or a condition"),
            #: What is done in a structure.
            ActionType.MANAGE: self.tr("Manage: a malfunction track falls"),
            #: What is done in a structure.
            ActionType.EXPLORE: self.tr("Explore a region"),
            #: What is done in a structure.
            ActionType.COLLECT: self.tr("Collect what lies outside"),
            #: What is done in a structure.
            ActionType.RESEARCH: self.tr("Research, sow"),
            #: What is done in a structure.
            ActionType.BUILD: self.tr("Repair and build"),
        }[action]

    def makes(self, kind: StructureKind) -> str:
        """What a structure is good for by itself."""
        return {
            #: What a structure is for.
            StructureKind.OXYGENATOR: self.tr("Makes oxygen"),
            #: What a structure is for.
            StructureKind.PANEL: self.tr("Makes energy"),
            #: What a structure is for.
            StructureKind.FARM: self.tr("Grows food"),
        }.get(kind, "")

    def happened(self) -> str:
        #: Title of the page that sums up, phase by phase, what the base and its people have just done.
        return self.tr("What happened")

    def penalty(self, penalty: Penalty, kind: StructureKind) -> str:
        """What a red element of a structure brings, after its name."""
        if penalty is Penalty.PRODUCTION_STEP:
            return self._every_sol(kind)
        return {
            Penalty.NONE: "",
            #: What a broken element does as long as it is broken.
            Penalty.ENERGY: self.tr("each action here costs energy"),
            #: What a broken element does as long as it is broken.
            Penalty.OXYGEN: self.tr("each action here costs oxygen"),
            #: What a broken element does as long as it is broken.
            Penalty.MUST_ROLL: self.tr("each action here must be rolled for"),
            #: What a broken element does as long as it is broken.
            Penalty.NO_ROVER: self.tr("no rover can be used"),
            #: What a broken element does as long as it is broken.
            Penalty.MALFUNCTION: self.tr("the malfunction track rises by 1 every sol"),
            #: What a broken element does as long as it is broken.
            Penalty.WITHERING: self.tr("a plant withers unless it is paid for"),
        }[penalty]

    def _every_sol(self, kind: StructureKind) -> str:
        """What the broken computer of a structure does in each production phase (HPR-36 to HPR-39)."""
        return {
            #: What a broken element does as long as it is broken.
            StructureKind.GARAGE: self.tr("every sol a rover may break down"),
            #: What a broken element does as long as it is broken.
            StructureKind.PROBE_BAY: self.tr("every sol a sample outside is lost"),
            #: What a broken element does as long as it is broken.
            StructureKind.LABORATORY: self.tr("every sol stress +1"),
            #: What a broken element does as long as it is broken.
            StructureKind.WORKSHOP: self.tr("from the next production on each action here needs one more pawn"),
        }[kind]
