"""`python -m caverna`."""

if __name__ == "__main__":  # not so in a bot worker, which imports this module but needs no command line
    from caverna.cli import main

    main()
