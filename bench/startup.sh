#!/usr/bin/env bash
# How long ./grundy takes to answer, next to what Java itself takes to start: medians of 11 in milliseconds, taken in turns.
# Exit status 1 if the ratio is above 3. Needs bash 5.
export LC_ALL=C.UTF-8
cd "$(dirname "$0")/.." || exit 2

runs=11
answer() { ./grundy solve nim 3 5 7; }
started() { java -version; }
answer >/dev/null || exit 2
command -v java >/dev/null || PATH=${JAVA_HOME:-$(cat target/launcher/jdk)}/bin:$PATH

# microseconds COMMAND: prints how long it takes
microseconds() {
    local from=${EPOCHREALTIME/./}
    "$@" >/dev/null 2>&1 </dev/null
    echo $((${EPOCHREALTIME/./} - from))
}

for ((run = 0; run < runs; run++)); do
    java[run]=$(microseconds started)
    grundy[run]=$(microseconds answer)
done

median() {
    printf '%s\n' "$@" | sort -n | sed -n "$((($# + 1) / 2))p"
}
java=$(median "${java[@]}")
grundy=$(median "${grundy[@]}")
ratio=$((grundy * 100 / java))
printf '%-28s %4d ms\n' 'java -version' $((java / 1000)) './grundy solve nim 3 5 7' $((grundy / 1000))
printf '%-28s %d.%02d (at most 3)\n' 'ratio' $((ratio / 100)) $((ratio % 100))
[ "$ratio" -le 300 ]
