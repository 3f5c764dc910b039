"""Checks an exported table without a line of Longtable's own code: Python 3.11 and nothing else.

    python verify.py FILE                 chain, promised seed, every seal
    python verify.py FILE WORD ...        also: does this head or seal, which I wrote down, stand in it?
    python verify.py FILE --dice N K LABEL FACES ...   draw K of entry N again, from the seed

Exit code 0: everything holds; 1: something doesn't; 2: no export. `longtable verify` also plays the rules again.
"""

import base64
import hashlib
import hmac
import json
import sys
import unicodedata
from itertools import count
from pathlib import Path

TAGS = {"action": "longtable/seal/1", "note": "longtable/note/1", "joining": "longtable/joining/1"}


def canonical(*parts):  # the one byte form: sorted keys, no spaces, NFC, UTF-8, whole numbers only
    return unicodedata.normalize("NFC", json.dumps(parts, ensure_ascii=False, sort_keys=True, separators=(",", ":"))).encode()


def sha256(data):
    return hashlib.sha256(data).hexdigest()


def head(entry_hash):
    return base64.b32encode(bytes.fromhex(entry_hash)).decode()[:20]


def draw(seed, entry_hash, k, label, faces):
    """Draw k of that entry: faces from 1 (a pick of three among five is drawn as faces of 5, 4, 3: places in what is left)."""
    parts = ("longtable/draw/1", entry_hash, k, label)
    stream = (byte for block in count() for byte in hmac.digest(seed, canonical(*parts, block), "sha256"))
    for below in faces:
        width, space, value = (1, 256, 256) if below <= 256 else (8, 1 << 64, 1 << 64)
        while value >= space - space % below:  # rejected, or low faces would come more often
            value = int.from_bytes(bytes(next(stream) for _ in range(width)), "big")
        yield value % below + 1


def seal_of(table, one):
    where = (table, one["seat"]) if one["kind"] == "joining" else (table, one["decision"], one["seat"])
    return ("note:" if one["kind"] == "note" else "") + sha256(canonical(TAGS[one["kind"]], *where, one["body"], one["salt"]))


def faults(file):
    """What doesn't hold, a line each. Of a table that still runs only hashes and neighbours can be checked."""
    hashes = {json.loads(one["text"])[2]: sha256(one["text"].encode()) for one in file["entries"]}
    entries = {json.loads(one["text"])[2]: json.loads(one["text"]) for one in file["entries"]}
    yield from ("an entry has another hash than it says" for one in file["entries"] if one["hash"] not in hashes.values())
    for n, (_, before, *_) in entries.items():
        if before != ("0" * 64 if n == 0 else hashes.get(n - 1, "" if file["complete"] else before)):
            yield f"entry {n} doesn't follow from the one before"
    promised = entries[0][5]
    yield from (f"entry 0 names another {name}" for name in ("table", "game", "version") if promised[name] != file[name])
    if not file["complete"]:
        return
    if list(entries) != list(range(len(file["entries"]))) or head(hashes[len(hashes) - 1]) != file["head"]:
        yield "the chain has gaps or ends in another head"
    told = {name: sha256(bytes.fromhex(file[name])) if file[name] else None for name in ("seed", "roll_seed")}
    yield from (f"the {name} isn't the one that was promised in entry 0" for name in told if promised[name] != told[name])
    acts = {one["n"]: json.dumps(one["body"]) for one in file["openings"] if one["kind"] == "action"}
    for one in file["openings"]:
        facts, words = entries[one["n"]][5], one["kind"] == "note"
        erased = words and one["body"] is None  # by who wrote them; the seal still stands
        there = one["seal"] in json.dumps(facts) + (acts.get(one["n"], "") if words else "")
        openly = canonical(one["body"]) == canonical(facts.get("action"))
        if not (there and (erased or one["seal"] == seal_of(file["table"], one)) if one["seal"] else openly):
            yield f"entry {one['n']}: what was opened isn't what was sealed"
    opened = {one["seal"] for one in file["openings"]}
    undone = {(one["body"] or {}).get("of") for one in file["openings"] if one["kind"] == "action"}  # taken back: it stays sealed
    for n, (*_, facts) in entries.items():
        if n not in undone and {part["seal"] for part in [facts, *facts.get("seats", [])] if "seal" in part} - opened:
            yield f"entry {n}: its seal isn't opened"
        old = facts["table"].get("of") if n and "table" in facts else None  # words mended or removed: the old ones are gone
        if old and not any(one["seal"] == old and one["n"] < n and one["body"] is None for one in file["openings"]):
            yield f"entry {n}: it mends words that weren't written by then, or still stand"


def main(path, *asked):
    file = json.loads(Path(path).read_text(encoding="utf-8"))
    hashes = [one["hash"] for one in file["entries"]]
    if asked[:1] == ("--dice",):
        return print(*draw(bytes.fromhex(file["seed"]), hashes[int(asked[1])], int(asked[2]), asked[3], map(int, asked[4:]))) or 0
    known = {*map(head, hashes), *(one["seal"] for one in file["openings"])}
    found = [*faults(file), *(f"{word} stands nowhere in it" for word in asked if word not in known)]
    whole = f"Everything holds: {len(hashes)} entries, {len(file['openings'])} openings, head {file['head']}."
    return print(*(found or [whole]), sep="\n") or int(bool(found))


if __name__ == "__main__":
    try:
        sys.exit(main(*sys.argv[1:]))
    except (OSError, ValueError, LookupError, TypeError):
        sys.exit(print("Give an exported table that can be read: python3 verify.py FILE", file=sys.stderr) or 2)
