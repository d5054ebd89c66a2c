"""What a step of an expedition has brought: moments, and dice that fell."""
