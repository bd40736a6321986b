"""Oath. One to six players: a Chancellor and those who would take the throne."""
