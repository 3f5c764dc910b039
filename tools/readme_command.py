"""The command the README tells people to test with: the fenced block after the comment `<!-- ci: test -->`.

CI runs what people are told to run, so the page can't go stale.
"""

import re
import sys
from pathlib import Path

_BLOCK = re.compile(r"<!--\s*ci:\s*test\s*-->\s*```[a-z]*\n(.*?)\n```", re.DOTALL)


def command(page: str) -> str:
    """The lines of the marked block, prompts left out; raises ValueError if there isn't exactly one."""
    blocks: list[str] = _BLOCK.findall(page)
    if len(blocks) != 1:
        raise ValueError(f"{len(blocks)} fenced blocks follow a comment <!-- ci: test -->, there must be one")
    return "\n".join(line.removeprefix("$ ") for line in blocks[0].splitlines())


def main() -> int:
    try:
        print(command(Path(sys.argv[1]).read_text(encoding="utf-8")))
    except (OSError, ValueError) as fault:
        print(f"{sys.argv[1]}: {fault}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
