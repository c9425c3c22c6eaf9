"""Makes an atlas that is shipped of one that a survey wrote: without digests and certificates, in a .csv.gz whose bytes depend on nothing else.

Usage: python3 shrink.py FOLDER NAME
"""

import csv
import gzip
import pathlib
import sys

LEFT_OUT = {"digests", "certificate"}
TEXTS = {"rules", "code", "equal_to", "generators", "relations", "stuck", "theorem", "limit"}


def main(folder: str, name: str) -> None:
    with open(pathlib.Path(folder) / "atlas.csv", newline="") as table:
        lines = list(csv.reader(table))
    kept = [i for i, label in enumerate(lines[0]) if label not in LEFT_OUT]
    text = ",".join(lines[0][i] for i in kept) + "\n"
    for line in lines[1:]:
        text += ",".join(quoted(line[i]) if lines[0][i] in TEXTS else line[i] for i in kept) + "\n"
    target = pathlib.Path(__file__).parent / f"{name}.csv.gz"
    target.write_bytes(gzip.compress(text.encode(), compresslevel=9, mtime=0))
    print(f"{name}: {len(lines) - 1} games, {target.stat().st_size} bytes")


def quoted(cell: str) -> str:
    return '"' + cell.replace('"', '""') + '"' if cell else ""


main(*sys.argv[1:])
