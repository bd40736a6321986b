"""What an answer means, as a message and its arguments."""
