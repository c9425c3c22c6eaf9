#!/bin/sh
# Kills runs to files of values at random moments, goes on with them by the same command, and compares the finished file, byte for byte,
# with that of a run that was left alone.
#
#   bench/kill.sh                     one sequence of each engine, ten kills each (about ten minutes)
#   bench/kill.sh RULES TO [KILLS]    one sequence
#
#   SEED     of the random moments; else the time
#   SIGNAL   KILL (usual) or TERM; a shell's background processes do not hear INT
#
# Prints a line for each: seconds of the run left alone, kills, seconds of all the runs that were killed and the last, their ratio, and
# whether the files are the same. Exit status 1 if some are not.

home=$(cd "$(dirname "$0")/.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export GRUNDY_DATA="$folder/data"
seed=${SEED:-$(date +%s)}
signal=${SIGNAL:-KILL}
status=0
"$home/grundy" --version >/dev/null || exit 3

now() {
    date +%s.%N
}

# between FROM TO: a random number
between() {
    seed=$((seed + 1))
    awk -v s="$seed" -v a="$1" -v b="$2" 'BEGIN { srand(s); rand(); printf "%.2f", a + rand() * (b - a) }'
}

# minus TO FROM
minus() {
    awk -v a="$1" -v b="$2" 'BEGIN { printf "%.1f", a - b }'
}

# one RULES TO KILLS
one() {
    begun=$(now)
    if ! "$home/grundy" values "$1" --to "$2" --out "$folder/alone.run" >"$folder/log" 2>&1; then
        cat "$folder/log"
        status=1
        return
    fi
    alone=$(minus "$(now)" "$begun")
    # Ten moments, so that they are all over before the run is: starting takes about a second of each.
    most=$(awk -v t="$alone" -v k="$3" 'BEGIN { m = 0.5 + 2 * t / k; print m < 1.5 ? 1.5 : m }')
    kills=0
    tries=0
    begun=$(now)
    while [ $kills -lt "$3" ] && [ $tries -lt $((3 * $3)) ]; do
        tries=$((tries + 1))
        "$home/grundy" values "$1" --to "$2" --out "$folder/killed.run" >"$folder/log" 2>&1 &
        run=$!
        sleep "$(between 0.2 "$most")"
        if kill -s "$signal" $run 2>/dev/null; then kills=$((kills + 1)); fi
        wait $run 2>/dev/null
        # Finished too early: begin anew.
        [ $? -ne 0 ] || rm -f "$folder/killed.run"
    done
    "$home/grundy" values "$1" --to "$2" --out "$folder/killed.run" >"$folder/log" 2>&1 || cat "$folder/log"
    killed=$(minus "$(now)" "$begun")
    same=same
    cmp -s "$folder/alone.run" "$folder/killed.run" || same=DIFFERENT
    [ $same = same ] || status=1
    awk -v r="$1" -v n="$2" -v a="$alone" -v k="$kills" -v t="$killed" -v s=$same \
        'BEGIN { printf "| %s | %s | %s | %s | %s | %.1f | %s |\n", r, n, a, k, t, t / a, s }'
    rm -f "$folder"/*.run "$folder"/*.json
}

echo '| rules | to | seconds alone | kills | seconds with kills | ratio | files |'
echo '| --- | --- | --- | --- | --- | --- | --- |'
if [ $# -ge 2 ]; then
    one "$1" "$2" "${3:-10}"
    exit $status
fi
one 0.106 20000000 10             # sparse space
one 0.6 300000 10                 # sparse space with many rare heaps
one grundys-game 600000 10        # sparse space, a mask that grows
one 0.004 40000 10                # no sparse space
one 'take {100, 177, 300}' 1000000000 10
one 'misere take {3, 50, 81, 97}' 300000000 10
one 'take {1, 3, 4} leave 0..2' 100000 10
one lasker 5000000 10             # closed form
one prim 20000 10                 # search
exit $status
