"""What holds a save together: every step carries a hash that stands for it and for all steps before it."""

from __future__ import annotations

import zlib
from hashlib import sha256

# Before the first step of a line that has no parent.
NO_PARENT = b""
LARGEST_POSITION = 1 << 24


# A step as it lies in a save: packed; the first programs wrote it down as it is.
Written = str | bytes


def link(parent: bytes, at: int, played: int, reveals: bool, events: Written) -> bytes:
    """A step's place in the chain: nothing before it can change without being noticed."""
    kept = events.encode() if isinstance(events, str) else events
    return sha256(b"%s %d %d %d %s" % (parent, at, played, reveals, kept)).digest()


def proof(step_hash: bytes, body: bytes) -> bytes:
    """A kept position belongs to its step, and is as it was written."""
    return sha256(step_hash + body).digest()[:16]


def packed(position: str) -> bytes:
    return zlib.compress(position.encode())


def packed_step(events: str) -> bytes:
    """What a card says is told again with every part of it. A small window and little memory: the players wait."""
    packer = zlib.compressobj(1, zlib.DEFLATED, 12, 4)
    return packer.compress(events.encode()) + packer.flush()


def unpacked(body: Written) -> str:
    """A save from elsewhere may pretend to hold as much as the memory."""
    if isinstance(body, str):
        return body
    unpacker = zlib.decompressobj()
    try:
        text = unpacker.decompress(body, LARGEST_POSITION)
    except zlib.error as problem:
        raise ValueError(str(problem)) from problem
    if not unpacker.eof:
        raise ValueError("what is packed has no end")
    return text.decode()
