"""Actions: the plan, what stacks weigh, how they are resolved, one by one."""
