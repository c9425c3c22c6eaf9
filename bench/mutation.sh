#!/bin/sh
# Writes the tables of docs/mutation.md from reports of PIT: which changes of the code tests notice, and those that none does.
#
#   bench/mutation.sh [--update] REPORT...    prints the tables, or puts them into docs/mutation.md
#
# A REPORT is a mutations.xml; where several have the same type, the last one counts. What docs/mutation.md says of a type that stands in none
# is kept. They are made by the profile `mutation`, of some types at a time or of a whole package (modules/core/tests/target/quick/pit-reports/mutations.xml):
#
#   mvn -Dquick -Dtest.without=thorough -Dmutation -pl modules/core/tests -am process-test-classes
#
# Why a mutant survives stands in bench/mutation/explained.txt. The java is that of JAVA_HOME, a JDK 25, or the launcher's.
home=$(cd "$(dirname "$0")/.." && pwd)
guide=$home/docs/mutation.md
begin='<!-- bench/mutation.sh writes what follows -->'
update=false
if [ "${1-}" = --update ]; then
    update=true
    shift
fi
if [ $# -eq 0 ]; then
    echo "Which reports? For example: bench/mutation.sh modules/core/tests/target/quick/pit-reports/mutations.xml" >&2
    exit 2
fi
java=${JAVA_HOME:-$(cat "$home/target/launcher/jdk")}/bin/java
tables=$("$java" "$home/bench/mutation/MutationTable.java" "$home" "$@") || exit 2
if $update; then
    kept=$(sed "/$(printf '%s' "$begin" | sed 's,/,\\/,g')/q" "$guide") || exit 2
    printf '%s\n\n%s\n' "$kept" "$tables" >"$guide"
else
    printf '%s\n' "$tables"
fi
