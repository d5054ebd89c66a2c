"""Names of things on the table. An id is unique within its family only: L01 is a landing card and a lead token."""

from __future__ import annotations

from typing import NewType

BookId = NewType("BookId", str)
PackId = NewType("PackId", str)
WorldId = NewType("WorldId", str)
SectorId = NewType("SectorId", int)
PathId = NewType("PathId", str)
MemberId = NewType("MemberId", str)
DieId = NewType("DieId", str)
CardId = NewType("CardId", str)
LogId = NewType("LogId", str)
LeadId = NewType("LeadId", str)
Flag = NewType("Flag", str)
Counter = NewType("Counter", str)
SystemId = NewType("SystemId", str)
CampaignId = NewType("CampaignId", str)
RuleId = NewType("RuleId", str)
