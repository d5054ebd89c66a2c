"""The look of the client, with no game in it: tokens, fonts, icons, painted things and controls."""
