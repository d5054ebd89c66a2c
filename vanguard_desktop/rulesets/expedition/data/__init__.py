"""What an expedition consists of: position, orders, events, effects, questions, reasons; data without rules."""
