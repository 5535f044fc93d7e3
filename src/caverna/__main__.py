"""`python -m caverna`."""

from caverna.cli import main

if __name__ == "__main__":
    main()
