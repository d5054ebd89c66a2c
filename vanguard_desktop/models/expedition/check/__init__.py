"""The running dice check as models."""
