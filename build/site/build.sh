#!/bin/sh
# Makes a site of the guides, in target/site or FOLDER: `./grundy site [--output FOLDER]` (docs/decisions/0043-the-site.md).
#
#   build/site/build.sh --fetch   only fetches what searches, for the tests; without npm it does nothing
#   GRUNDY_CLASSPATH              the program whose help the site shows; else the launcher's
set -eu
umask 022
export LC_ALL=C.UTF-8

# say ENGLISH CHINESE: a line in the user's language
say() {
    case ${GRUNDY_LANG-} in
        [zZ][hH]*) printf '%s\n' "$2" >&2 ;;
        *) printf '%s\n' "$1" >&2 ;;
    esac
}

home=$(cd "$(dirname "$0")/../.." && pwd)
output=$home/target/site
case $#${1-} in
    0 | 1--fetch) ;;
    2--output) output=$2 ;;
    *)
        say 'usage: ./grundy site [--output FOLDER]' '用法：./grundy site [--output 目录]'
        case ${1-} in -h | --help | help) exit 0 ;; *) exit 2 ;; esac
        ;;
esac

if ! command -v npm >/dev/null; then
    [ "${1-}" != --fetch ] || exit 0
    say 'npm is needed: it fetches what searches in the site.' '需要 npm：站内搜索所用的库由它下载。'
    exit 3
fi
(
    cd "$home/build/site"
    stamp=node_modules/.of-lock
    cmp -s package-lock.json "$stamp" || { npm ci --ignore-scripts --no-audit --no-fund >/dev/null && cp package-lock.json "$stamp"; }
)
[ "${1-}" != --fetch ] || exit 0

# Only a folder that is empty, or that holds a site, is replaced.
if [ -d "$output" ] && [ -n "$(ls -A "$output")" ] && [ ! -f "$output/minisearch.js" ]; then
    say "There is something else in $output." "$output 里有别的东西。"
    exit 2
fi
"$JAVA_HOME/bin/java" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp "$GRUNDY_CLASSPATH" "$home/build/site/src/main/java/grundy/site/Site.java" "$home" "$output"
say "$output/index.html" "$output/index.html"
