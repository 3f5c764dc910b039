"""The command line: `longtable …` or `python -m bot …`."""

from bot.cli.app import main

if __name__ == "__main__":
    main()
