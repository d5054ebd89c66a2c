"""The algebra of dice checks: faces, pools, requirements, matching, exact odds."""
