"""The dice tray: where a dice check is played, step by step."""
