"""The pages: HTML rendered here, changed in place by small scripts over the JSON interface."""
