"""Search, compiled with the rules: a player's own turn (`turn`), and a tree of everybody's turns (`tree`)."""
