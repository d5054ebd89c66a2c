"""The rule book of the habitat: a small crew keeps a base on Mars alive, sol by sol."""
