"""Running matches: loading, answering, taking back, clocks, bots, and what each onlooker may see."""
