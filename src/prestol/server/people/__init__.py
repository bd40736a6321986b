"""People: guests, accounts, sessions, and how they are told that it is their turn."""
