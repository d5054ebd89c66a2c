"""What every rule book stands on: plain data and functions over it, without Qt, files, clock or chance of its own."""
