"""The web application: pages, live updates, store, clocks, accounts, notices."""
