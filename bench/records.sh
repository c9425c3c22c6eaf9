#!/bin/sh
# Runs each line of the table of goals once, and prints goal and what was reached, as a table in Markdown. All output of the runs goes to
# bench/target/records.log. Seven minutes where vectors are those of AVX-512, half an hour on smaller machines.
#
#   bench/records.sh [--short] [PATTERN]
#
#   --short    a hundredth of the heaps: for a look at the whole in some minutes; rates are lower, since the machine is still warming up
#   PATTERN    only the lines that contain it, such as 0.6
#
# Collector and options are those of the launcher. Build first: mvn -o -q -ntp package -pl bench -am -DskipTests. JAVA is the java to use; MEMORY the heap (512m).

home=$(cd "$(dirname "$0")/.." && pwd)
jar=$home/bench/target/benchmarks.jar
log=$home/bench/target/records.log
java=${JAVA:-java}
memory=${MEMORY:-512m}
vectors='--add-modules jdk.incubator.vector'
! grep -qsw avx512vbmi /proc/cpuinfo || vectors="$vectors -Dgrundy.vbmi=true"
# One core is one core: the compiler of the virtual machine has no other.
pinned=
! command -v taskset >/dev/null || pinned='taskset -c 0'
parts=1
if [ "${1-}" = --short ]; then
    parts=100
    shift
fi
pattern=${1-}
[ -f "$jar" ] || {
    echo "No $jar: mvn -o -q -ntp package -pl bench -am -DskipTests" >&2
    exit 3
}
: >"$log"

# line WORK GOAL REACHED
line() {
    printf '| %s | %s | %s |\n' "$1" "$2" "$3"
}

# wanted WORK
wanted() {
    case $1 in
        *"$pattern"*) return 0 ;;
        *) return 1 ;;
    esac
}

# run OPTIONS CLASS ARGUMENTS...: the output is in $out, seconds by the clock in $seconds
run() {
    options=$1
    class=$2
    shift 2
    case $options in
        *ProcessorCount=1*) on=$pinned ;;
        *) on= ;;
    esac
    begun=$(date +%s.%N)
    # shellcheck disable=SC2086
    out=$($on "$java" -XX:+UseSerialGC "-Xmx$memory" $options -cp "$jar" "grundy.bench.$class" "$@" 2>&1)
    seconds=$(date +%s.%N | awk -v b="$begun" '{ printf "%.1f", $1 - b }')
    printf '== %s %s %s\n%s\n\n' "$options" "$class" "$*" "$out" >>"$log"
}

# heaps N: a hundredth of it if it is to be short
heaps() {
    awk -v n="$1" -v p=$parts 'BEGIN { printf "%.0f", n / p }'
}

# rate WORK GOAL OPTIONS RULES TO: heaps a second, at each power of ten
rate() {
    wanted "$1" || return 0
    run "$3" SequenceRates "$4" --to "$(heaps "$5")"
    line "$1" "$2" "$(printf '%s\n' "$out" | awk -F '|' \
        '/^\| [0-9]+ \|/ { text = text sprintf("%s%s/s at %.0e", text == "" ? "" : ", ", $5, $2) } /plain loop/ { loop = $0 }
            END { gsub(/  +/, " ", text); sub(/.*library [0-9.]+ s, /, "; ", loop); sub(/ as fast./, " the plain loop", loop)
                print text == "" ? "failed, see the log" : text loop }')"
}

# period WORK GOAL OPTIONS RULES TO: until the period is proved
period() {
    wanted "$1" || return 0
    run "$3" SequenceRates "$4" --to "$(heaps "$5")" --until-period
    line "$1" "$2" "$(printf '%s\n' "$out" | awk '/^Proved|^No period/ { found = $0 } END { print found == "" ? "failed, see the log" : found }')"
}

# other WORK GOAL OPTIONS CLASS PATTERN: the lines of another main that fit
other() {
    wanted "$1" || return 0
    run "$3" "$4"
    line "$1" "$2" "$(printf '%s\n' "$out" | awk -v p="$5" \
        '$0 ~ p { gsub(/\|/, " "); gsub(/  +/, " "); text = text (text == "" ? "" : ";") $0 } END { print text == "" ? "failed, see the log" : text }') ($seconds s in all)"
}

echo '| work | goal | reached |'
echo '| --- | --- | --- |'
one="$vectors -XX:ActiveProcessorCount=1"
rate '0.6 to 10^8, one core, vectors' '2.5e6/s' "$one" 0.6 100000000
rate '0.6 to 10^8, one core, no vectors' '1e6/s' -XX:ActiveProcessorCount=1 0.6 100000000
rate '0.6 to 10^8, both cores' '1.7 times one core' "$vectors" 0.6 100000000
rate 'grundys-game to 10^8' '2.5e6/s' "$vectors" grundys-game 100000000
rate '0.106 to 10^9' '1.5e7/s' "$vectors -XX:MaxDirectMemorySize=2g" 0.106 1000000000
period '0.104: 197769598, 11770282' '180 s' "$vectors" 0.104 500000000
period '0.054: 193235616, 10015179' '180 s' "$vectors" 0.054 500000000
period '0.454: 160949019, 60620715' '600 s' "$vectors" 0.454 500000000
parts_asked=$parts
parts=1
period '0.16: 105351, 149459' '0.5 s' "$vectors" 0.16 2000000
period '0.56: 326640, 144' '0.5 s' "$vectors" 0.56 2000000
parts=$parts_asked
period '0.376: 2268248, 4' '180 s' "$vectors" 0.376 6000000
if [ $parts = 1 ]; then
    other 'all codes 0.d1d2d3 and 4.d1d2d3 to 2^14' '180 s' "$vectors" CodeSurvey ' codes '
    other 'subtraction outcomes, 3 amounts >= 64' '8e9/s' "$vectors" SubtractionRates '^. outcomes .256.* 1e.09'
    other 'subtraction values, 7 amounts >= 64' '1e9/s' "$vectors" SubtractionRates '^. values 7 .64, 65.* 1e.08'
    other 'Wythoff table' '20 times the plain loop' "$vectors" LineRates '^. 2000 '
fi
exit 0
