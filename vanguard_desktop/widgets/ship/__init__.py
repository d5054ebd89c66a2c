"""The ship book on the screen: a binder with its rail, stores and crew strip."""
