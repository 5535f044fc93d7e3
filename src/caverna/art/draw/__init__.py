"""The programs that make the sheets of drawings: run `python -m caverna.art.draw` after a change."""
