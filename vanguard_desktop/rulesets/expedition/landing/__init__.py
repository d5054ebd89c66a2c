"""From the lander in orbit to the first round."""
