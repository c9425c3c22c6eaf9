#!/bin/sh
# Answers an input as large as the limits allow for each problem: seconds on the clock, seconds of the processor, megabytes, bytes of the input.
#
#   bench/judge.sh [PROBLEM...]        all problems unless some are named
#
# Inputs are made by `grundy judge PROBLEM --largest` (at most 2 million numbers and 100,000 cases) and kept in target/judge.
set -eu
home=$(cd "$(dirname "$0")/.." && pwd)
inputs=$home/target/judge
mkdir -p "$inputs"
echo '0' | "$home/grundy" judge HDU1846 >/dev/null
[ $# -gt 0 ] || set -- $(ls "$home/games/judge" | sed -n 's/\.problem$//p')
printf '%-34s %8s %8s %6s %12s\n' problem seconds cpu MB bytes
for problem in "$@"; do
    input=$inputs/$problem.txt
    [ -s "$input" ] || "$home/grundy" judge "$problem" --largest >"$input"
    /usr/bin/time -o "$inputs/time" -f '%e %U %M' timeout 120 "$home/grundy" judge "$problem" <"$input" >/dev/null 2>"$inputs/err" || true
    tail -n 1 "$inputs/time" | { read -r seconds cpu kb; printf '%-34s %8s %8s %6s %12s\n' "$problem" "$seconds" "$cpu" $((kb / 1024)) "$(wc -c <"$input")"; }
done
