"""Whole games as the store wrote them. Each must open for ever and end alike; none is ever written again."""
