"""What people share beyond one table: the game of the day."""
