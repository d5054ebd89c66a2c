"""Parts of the screens of all books: the prompt bar, cards that lie open, sheets, the way back."""
