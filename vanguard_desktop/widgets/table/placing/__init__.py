"""What is placed because a question asks for it: it lies ready beside the map and is carried to its place."""
