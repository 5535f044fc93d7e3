"""What people share beyond one table: profiles, and the game of the day."""
