"""The law, chapter by chapter: one file for each chapter or action.

Every action of the act phase is a step of its name, `search(s, seat)`, and beside it a question whether it is possible
now, `can_search(s, seat)`; the act phase offers those that are. `access`, `costs` and `pieces` are what all share.
"""
