"""What everything is worth to the sensible player, in successes: one table, for whoever wants to see or change it."""

from __future__ import annotations

# What the ship is paid in, what serves the crew, what leads the story on.
SUCCESS, DISCOVERY, UNIQUE, LEAD, SUPPLY, CHARGE, CARD = 1.0, 1.0, 2.0, 0.2, 0.5, 0.3, 0.25
AVAILABLE, SPENT, GONE = 0.4, 0.1, -1.6
MANDATORY, OPTIONAL, NEWS, FLAG, WAY = 20.0, 4.0, 4.0, 1.0, 1.5
# An entry that nobody knows: where a star is, a mission may wait; more while nobody knows where it is done, or what
# is missing there, less aside of where it can be done; what a failure leads to is bad; what comes after the mandatory
# missions is only nice to know.
STAR, SEARCHED, ASIDE, BAD_NEWS, CURIOSITY = 2.5, 2.0, 0.5, -1.5, 0.3
# The first injury hurts, the third is dangerous, the fourth ends the expedition.
INJURIES = (0.0, -3.0, -7.0, -15.0, -60.0)
TIME = -0.25
# A text that asks once more comes after the team has agreed to lift off; whoever stays would agree again at once.
STAYING = -100.0
# What lies under a card is worth so much of itself before it is uncovered, a track so much before it is full.
UNCOVERED, UNFINISHED = 0.5, 0.9
# A new card at a place that a mission tells of is one step of that mission: so much of it.
TOLD = 0.5
# Whoever is left behind, a team that is carried home, a mission that failed.
LOST, EVACUATED, FAILED = -20.0, -20.0, -MANDATORY
# What an injury die on the board costs on the average, and a thing that cannot be used for a while.
RISK, BLOCKED = -0.4, -0.2

# What it costs to roll a die.
DIE = AVAILABLE - SPENT
# Before the next turn a cost comes about so often that a die has to pay, and so often an event lets time pass. The last
# die of a color that is asked for on this planet is kept.
COMES, PASSES, LAST_OF_COLOR = 0.25, 0.8, 8.0
# Of all that is done on the way home nothing is urgent: so much is coming home worth that an action costs as much as a
# rest.
COMING_HOME = 5.0
# What lies an action further off is worth so much less; what somebody else is about to do, less again.
LATER, TAKEN = 0.93, 0.35
# What a move and a rest cost beside icons and supplies: an action, and with it a share of an event. Whoever is held in
# a sector first has to get loose; where a threat stands it strikes, sooner or later.
MOVE, RESTING, HELD, THREATENED = 0.35, 0.35, 2.5, 0.7
# Whoever goes further from the lander has to come back: so much of what the way home costs, a die on it, or a
# danger, counting so much, since the supplies may be gone by then.
HOMEWARD, HOME_DIE = 0.4, 0.5
# Where the lander comes down everybody has to start from and come back to: so much of what that costs, for each.
LANDING = 0.25
# What somebody flees from mostly follows: so much of it is escaped.
FLEEING = 0.4
# Fetching a marker is worth so much of what it is worth to bring it.
FETCHING = 0.6
# With fewer supplies than this for each, dice are sacrificed for dice; without any, dice are worth so much less, as
# nothing comes after them.
SHORT, LAST_WORTH = 1, 0.2
# No text takes or gives more supplies at once, so the exact number says nothing new.
MANY_SUPPLIES = 5
# The last dice cannot be given up, an injury comes instead: with so many more, or fewer, each die that goes is dearer.
LAST_DICE, BEFORE_THE_LAST, FEW = 3, 3, -1.0
# The last supplies, one for each of the team, bring everybody home: they are worth more.
KEPT = 1.2
# A card that is of use in any dice check, before it is looked at more closely.
IN_CHECKS = 0.3
# Of dice that serve a plan alike, those with more skills are kept.
SKILL = 0.05

# A plan that is worth less is left alone, but for a mission, if nothing better is left; with optional missions left the
# team stays for plans that are worth so much, until somebody has so many injuries.
WORTH_IT, RECKLESS, WORTH_STAYING, HURT = 0.3, -1.5, 0.8, 2
# What is used meanwhile costs something that may be wanted later; it has to be worth so much more.
RELUCTANCE = 0.25
WORTH_A_ROLL = 0.05
# How often the same card or thing is used in one turn.
MOST_USES = 3

# What a team comes to in an expedition on the average, counted in games of two on the first five worlds: so much of
# what rank-up cards ask for.
USUALLY = {"successes": 2.7, "sectors": 6.0, "leads": 0.5, "discoveries": 0.6, "supplies": 6.0, "anything": 0.3}
USUALLY_DONE = {
    "log_read": 6.2, "condition_changed": 2.0, "rest": 1.9, "exert": 1.7, "card_played": 1.4, "charge_spent": 0.7,
    "mission_unhurt": 0.6, "yellow": 0.4, "assisted": 0.3, "red": 0.2, "optional_mission": 0.2,
    "threat_without_defense": 0.1,
}  # fmt: skip
