"""The codex: the rules in players' words, and what every icon, keyword, card and number means."""
