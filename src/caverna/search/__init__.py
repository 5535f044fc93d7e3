"""Looking ahead, compiled with the rules: a player's own turn, and a tree of everybody's."""
