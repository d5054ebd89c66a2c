"""What is read before the book goes on: pages that were passed, and the news of a step."""
