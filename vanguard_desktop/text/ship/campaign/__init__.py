"""Words for the chapters about the campaign as a whole."""
