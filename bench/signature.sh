#!/bin/sh
# The signature of behaviour: asks the program some thousand questions and hashes what it answers (verdicts, values, moves, numbers of
# positions visited, certificates, explanations in English and Chinese). A change that must not change any answer leaves the signature as it is.
#
#   bench/signature.sh [GROUP...]      compares with bench/signature.txt; exit status 1 if a group differs
#   bench/signature.sh --update        writes bench/signature.txt
#   bench/signature.sh --diff OLD NEW  which questions are answered otherwise, and how the first of them; the two are files of --full
#
#   --jar JAR      the program; else apps/cli/target/grundy.jar or the launcher's, whichever is newer, and if there is neither it is built
#   --full FILE    for each question a line "hash<TAB>question", and in FILE.d the answers, each named by its hash
#   --times FILE   for each question a line "milliseconds<TAB>group<TAB>question"
#
# Questions are the lines of bench/signature/GROUP.txt; bench/signature/Signature.java says how they are written, asks them one after the
# other in one virtual machine, and leaves out of the answers what depends on the clock. To find out what a change changed:
#
#   bench/signature.sh --jar old.jar --full /tmp/old; bench/signature.sh --full /tmp/new; bench/signature.sh --diff /tmp/old /tmp/new
#
# GRUNDY_JAVA_OPTS are more options for java; none of them may change an answer. A minute to two on a quiet machine. Exit status 2 if it
# cannot be run.
home=$(cd "$(dirname "$0")/.." && pwd)
expected=$home/bench/signature.txt
# of the questions that are answered otherwise, so many are listed, and of so many the answers are shown
listed=100
shown=5

fail() {
    echo "$1" >&2
    exit 2
}

# absolute PATH
absolute() {
    case $1 in
        /*) printf '%s\n' "$1" ;;
        *) printf '%s/%s\n' "$(pwd -P)" "$1" ;;
    esac
}

# readable FILE: with documents of JSON, which are one line, broken into lines
readable() {
    awk '{ gsub(/,"/, ",\n\""); print }' "$1" 2>/dev/null
}

# differ OLD NEW: compares two files of --full. A question is known by its group and text, and by which of several with that text it is;
# groups that only one of the files has are left out.
differ() {
    [ -f "$1" ] && [ -f "$2" ] || fail "There is no file $1, or no file $2."
    awk -F '\t' '
        FNR == 1 { files++ }
        /^# / { group = substr($0, 3); asked[files, group]; next }
        {
            if (files == 2 && !((1, group) in asked)) next
            key = group ": " substr($0, length($1) + 2)
            seen[files, key]++
            key = key SUBSEP seen[files, key]
            if (files == 1) { old[key] = $1; in_group[key] = group; next }
            now[key]
            split(key, parts, SUBSEP)
            if (!(key in old)) print "-", $1, parts[1]
            else if (old[key] != $1) print old[key], $1, parts[1]
        }
        END { for (key in old) if (!(key in now) && (2, in_group[key]) in asked) { split(key, parts, SUBSEP); print old[key], "-", parts[1] } }' "$1" "$2" >"$work/differ"
    [ -s "$work/differ" ] || { echo 'All answers are the same.'; return 0; }
    echo "$(wc -l <"$work/differ" | tr -d ' ') questions are answered otherwise:"
    head -n $listed "$work/differ" | cut -d ' ' -f 3- | cut -c 1-150 | sed 's/^/  /'
    head -n $shown "$work/differ" | while read -r before after question; do
        printf '\n== %s\n' "$question" | cut -c 1-400
        readable "$1.d/$before" >"$work/before"
        readable "$2.d/$after" >"$work/after"
        diff -U 2 "$work/before" "$work/after" | tail -n +3 | cut -c 1-400 | head -n 30
    done
    return 1
}

jar=
update=
full=
times=
old=
while [ $# -gt 0 ]; do
    case $1 in
        --jar) jar=$(absolute "${2?}") && shift ;;
        --full) full=$(absolute "${2?}") && shift ;;
        --times) times=$(absolute "${2?}") && shift ;;
        --update) update=yes ;;
        --diff)
            old=${2?}
            new=${3?}
            shift 2
            ;;
        -*) fail "There is no option $1; see the head of this file." ;;
        *) break ;;
    esac
    shift
done
work=$(cd "$(mktemp -d)" && pwd -P) || exit 2
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT TERM HUP

if [ -n "$old" ]; then
    differ "$old" "$new"
    exit
fi

[ -z "$update" ] || [ $# = 0 ] || fail 'The signature is written for all groups only.'
for group in "$@"; do [ -f "$home/bench/signature/$group.txt" ] || fail "There is no group $group in bench/signature."; done
[ $# -gt 0 ] || set -- $(ls "$home/bench/signature" | sed -n 's/\.txt$//p')

if [ -z "$jar" ]; then
    jar=$home/apps/cli/target/grundy.jar
    quick=$home/apps/cli/target/quick/grundy.jar
    [ -f "$jar" ] || [ -f "$quick" ] || (cd "$home" && mvn -q -B -ntp package -pl apps/cli -am -DskipTests) || exit 2
    if [ -f "$quick" ] && { [ ! -f "$jar" ] || [ "$quick" -nt "$jar" ]; }; then jar=$quick; fi
fi
[ -f "$jar" ] || fail "There is no file $jar."
# The launcher keeps the texts of its jar in another one.
texts=${jar%/*}/texts.jar
[ ! -f "$texts" ] || jar=$texts:$jar
java=${GRUNDY_JAVA_HOME:-${JAVA_HOME:-$(cat "$home/target/launcher/jdk" 2>/dev/null)}}
java=${java:+$java/bin/}java
version=$("$java" -version 2>&1 | sed -n 's/.* version "\([0-9]*\).*/\1/p')
[ "${version:-0}" -ge 25 ] || fail "$java is not that of a JDK 25 or newer: set JAVA_HOME."

# The same surroundings on every machine. Standard error must not be a terminal, where the program would tell how far it is.
cd "$work" || exit 2
[ -t 1 ] && progress=--progress || progress=
# shellcheck disable=SC2086
env -i PATH="$PATH" LC_ALL=C.UTF-8 TZ=UTC GRUNDY_LANG=en GRUNDY_DATA=signature-data \
    "$java" -XX:+UseSerialGC -Xmx2g -Xss1m -XX:-UsePerfData --enable-native-access=ALL-UNNAMED ${GRUNDY_JAVA_OPTS-} -cp "$jar" \
    "$home/bench/signature/Signature.java" "$home/bench/signature" "$work/signature" \
    ${full:+--full "$full"} ${times:+--times "$times"} $progress "$@" 2>"$work/messages" </dev/null ||
    { cat "$work/messages" >&2; fail 'The questions could not be asked.'; }

if [ -n "$update" ]; then
    cp "$work/signature" "$expected" && tail -n 1 "$expected"
    exit
fi
status=0
all=all
[ $# = "$(ls "$home/bench/signature" | grep -c '\.txt$')" ] || all=
while read -r group count hash; do
    if [ "$group" = all ] && [ -z "$all" ]; then continue; fi
    if grep -qx "$group $count $hash" "$expected" 2>/dev/null; then
        [ "$group" != all ] && [ -n "$all" ] || echo "$group $count $hash: the same"
    else
        echo "$group $count $hash: DIFFERENT, $(grep "^$group " "$expected" 2>/dev/null || echo unknown) was expected"
        status=1
    fi
done <"$work/signature"
exit $status
