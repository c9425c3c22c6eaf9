#!/bin/sh
# Prints a program for each problem in each language, compiles it and duels it.
#
#   bench/emit.sh [PROBLEM...]         all problems unless some are named
#
# LANGUAGES="cpp java python" and CASES=300 may be changed. What is missing on this machine is left out. A line for each
# program: problem, language, what the duel said. Programs are kept in target/emit.
set -u
home=$(cd "$(dirname "$0")/.." && pwd)
folder=$home/target/emit
mkdir -p "$folder"
echo '0' | "$home/grundy" judge HDU1846 >/dev/null
[ $# -gt 0 ] || set -- $(ls "$home/games/judge" | sed -n 's/\.problem$//p')

# compile LANGUAGE FOLDER: sets the command that runs the program
compile() {
    case $1 in
        cpp) g++ -std=c++17 -O2 -o "$2/a" "$2/a.cpp" 2>"$2/err" && run="$2/a" ;;
        java) javac --release 17 -d "$2" "$2/Main.java" 2>"$2/err" && run="java -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -cp $2 Main" ;;
        python) run="python3 $2/a.py" ;;
    esac
}

for language in ${LANGUAGES:-cpp java python}; do
    case $language in cpp) tool=g++ file=a.cpp ;; java) tool=javac file=Main.java ;; python) tool=python3 file=a.py ;; esac
    command -v "$tool" >/dev/null || { echo "$tool is not installed: $language is left out"; continue; }
    for problem in "$@"; do
        place=$folder/$problem
        mkdir -p "$place"
        if ! "$home/grundy" emit "$problem" --to "$language" --out "$place/$file" 2>"$place/err"; then
            printf '%-34s %-7s %s\n' "$problem" "$language" "not printed: $(head -n 1 "$place/err")"
        elif grep -q 'class Solution' "$place/$file"; then
            printf '%-34s %-7s %s\n' "$problem" "$language" 'a class without a main part: SolutionClassTest runs it'
        elif ! compile "$language" "$place"; then
            printf '%-34s %-7s %s\n' "$problem" "$language" "does not compile: $(head -n 1 "$place/err")"
        else
            # shellcheck disable=SC2086
            "$home/grundy" duel "$problem" --cases "${CASES:-300}" --time 10 --memory 1024 -- $run >"$place/duel" 2>&1
            printf '%-34s %-7s %s %s\n' "$problem" "$language" "$?" "$(head -n 1 "$place/duel")"
        fi
    done
done
