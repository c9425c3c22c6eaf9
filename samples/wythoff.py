# A program as one meets it for POJ 1067 (Wythoff's game): floating point, so it fails somewhere. Where?
import sys

PHI = (1 + 5 ** 0.5) / 2
for line in sys.stdin:
    if line.strip():
        a, b = sorted(map(int, line.split()))
        print(0 if a == int((b - a) * PHI) else 1)
