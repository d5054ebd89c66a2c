"""The faces of the crew: cut-paper parts from resources/portraits, put together for each crewmember."""
