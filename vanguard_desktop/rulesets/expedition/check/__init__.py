"""The dice check, step by step, and the texts that bend it."""
