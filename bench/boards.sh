#!/usr/bin/env bash
# Who wins the boards of boards.txt, and how much processor time that takes, from the command to its end: a table in Markdown.
#
#   bench/boards.sh [--jar NEW] [--beside OLD] [--time S] [PATTERN]
#
#   --jar NEW      a jar of the program as mvn verify makes it (apps/cli/target/grundy.jar), instead of ./grundy, which starts faster
#   --beside OLD   another jar, which answers each question right after the first; the ratio is OLD to NEW
#   --time S       how long a board may take by the clock (300)
#   PATTERN        only the lines that contain it, such as domineering
#
# Exit status 1 if an outcome is another one than in the table. JAVA is the java to use.
export LC_ALL=C.UTF-8 GRUNDY_LANG=en
here=$(cd "$(dirname "$0")" && pwd)
new=
old=
time=300
while :; do
    case ${1-} in
        --jar) new=$2; shift 2 ;;
        --beside) old=$2; shift 2 ;;
        --time) time=$2; shift 2 ;;
        *) break ;;
    esac
done
pattern=${1-}

# program JAR WORDS...: runs the launcher where there is no jar
program() {
    local jar=$1
    shift
    if [ -n "$jar" ]; then "${JAVA:-java}" -XX:+UseSerialGC -Xmx2g -jar "$jar" "$@"; else GRUNDY_JAVA_OPTS=-Xmx2g "$here/../grundy" "$@"; fi
}
program "$new" solve nim 1 >/dev/null || exit 3

# ask JAR QUESTION: the outcome's letter in $outcome, or ?; seconds of processor time in $seconds
ask() {
    local answer TIMEFORMAT='%U %S'
    exec 3>&1
    answer=$({ time program "$1" solve "$2" --only outcome --time "$time" --json 2>/dev/null >&4; } 4>&1 2>&1)
    exec 3>&-
    seconds=$(tail -n 1 <<<"$answer" | awk '{ printf "%.2f", $1 + $2 }')
    outcome=$(grep -o '"outcome": *"[A-Z]"' <<<"$answer" | head -n 1 | grep -o '[A-Z]')
    outcome=${outcome:-?}
}

wrong=0
if [ -n "$old" ]; then
    printf '| board | outcome | goal | s | before | ratio |\n| --- | --- | --- | --- | --- | --- |\n'
else
    printf '| board | outcome | goal | s |\n| --- | --- | --- | --- |\n'
fi
while IFS='|' read -r goal known question; do
    goal=${goal// /} known=${known// /} question=${question# }
    case $goal in '' | '#'*) continue ;; esac
    case $question in *"$pattern"*) ;; *) continue ;; esac
    ask "$new" "$question"
    note=
    if [ "$outcome" != "$known" ] && [ "$outcome" != '?' ]; then
        wrong=1
        note=" (wrong: $known)"
    fi
    row="| \`$question\` | $outcome$note | $goal | $seconds |"
    if [ -n "$old" ]; then
        after=$seconds
        ask "$old" "$question"
        row="$row $seconds | $(awk -v o="$seconds" -v n="$after" 'BEGIN { printf "%.2f", o / n }') |"
    fi
    printf '%s\n' "$row"
done < <(grep -v '^#' "$here/boards.txt" | sed 's/ *| */|/; s/ *| */|/')
exit "$wrong"
