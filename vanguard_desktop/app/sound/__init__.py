"""What players hear: which sound an event has, how it is made from a few numbers, and the device that plays it."""
