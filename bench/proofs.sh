#!/bin/sh
# Proves every case of bench/proofs.txt and prints a table: numeration system, states, seconds; exit status 1 if one is not proved
# within ten seconds, or if a theorem is not what brute force and the published formula say.
#
#   bench/proofs.sh [WORDS]            all in one virtual machine, seconds of its thread; only groups whose title contains WORDS
#   bench/proofs.sh --fresh [WORDS]    each as a command of its own, `./grundy prove ...`: seconds by the clock, or of
#                                      the processor where that is less (other programs are running)
home=$(cd "$(dirname "$0")/.." && pwd)
java=${JAVA_HOME:-$(cat "$home/target/launcher/jdk")}/bin/java
[ -f "$home/bench/target/benchmarks.jar" ] || (cd "$home" && mvn -q -B -ntp package -pl bench -am -DskipTests) || exit 2
run() {
    exec "$java" -XX:+UseSerialGC -cp "$home/bench/target/benchmarks.jar" grundy.bench.Proofs "$home/bench/proofs.txt" "$@"
}
if [ "${1-}" = --fresh ]; then
    shift
    "$home/grundy" --version >/dev/null || exit 2
    run --fresh "$home/grundy" "$@"
else
    run "$@"
fi
