"""`python -m understory`: the command, where its script is not on the path."""

from understory.cli import main

if __name__ == "__main__":
    main()
