#!/bin/sh
# Packs Grundy, unpacks it where no Java is found, into a read-only folder whose name has a blank and Chinese letters, and asks it.
#
#   build/release/check.sh            a minute or two
#   build/release/check.sh --twice    packs the last commit once more, in a clone elsewhere, and compares the bytes, too
set -eu
home=$(cd "$(dirname "$0")/../.." && pwd)
scratch=$(mktemp -d)
finish() {
    [ -z "${server-}" ] || kill "$server" 2>/dev/null || true
    chmod -R u+w "$scratch"
    rm -rf "$scratch"
}
trap finish EXIT
trap 'exit 130' INT TERM HUP

fail() {
    echo "$*" >&2
    exit 1
}

seconds=$(date +%s)
"$home/grundy" package --output "$scratch/out"
echo "ok  packed in $(($(date +%s) - seconds)) s"
if [ "${1-}" = --twice ]; then
    [ -z "$(git -C "$home" status --porcelain)" ] || fail 'There are changes that are not committed.'
    git clone -q "$home" "$scratch/another clone"
    "$scratch/another clone/grundy" package --output "$scratch/again"
    for archive in "$scratch"/out/*.zip; do cmp "$archive" "$scratch/again/${archive##*/}"; done
    echo 'ok  the same bytes twice'
fi

# ---- the archive with its own Java

# What the launcher calls, and nothing else.
mkdir "$scratch/bin" "$scratch/用户 home"
for tool in sh readlink mkdir rm mv touch grep; do ln -s "$(command -v $tool)" "$scratch/bin/$tool"; done
place="$scratch/a 目录"
mkdir "$place"
unzip -q "$scratch"/out/grundy-*-linux-x64.zip -d "$place"
chmod -R a-w "$place"
ln -s "$place"/grundy-*/grundy "$scratch/link"
ln -s link "$scratch/grundy"

# run ARGUMENT…: in an environment with no Java and no names of folders
run() { env -i "PATH=$scratch/bin" "HOME=$scratch/用户 home" "$scratch/grundy" "$@"; }

# expect STATUS WORD ARGUMENT…: as in .ci/run
expect() {
    wanted=$1 word=$2
    shift 2
    status=0
    run "$@" >"$scratch/stdout" 2>"$scratch/stderr" </dev/null || status=$?
    said=stdout
    [ "$status" = 0 ] || said=stderr
    if [ "$status" != "$wanted" ] || ! grep -q -e "$word" "$scratch/$said"; then
        cat "$scratch/stdout" "$scratch/stderr" >&2
        fail "grundy $*: exit status $status, expected $wanted and \"$word\" in $said"
    fi
    echo "ok  packed grundy $*"
}

expect 0 'first player wins' solve nim 3 5 7
[ ! -s "$scratch/stderr" ] || { cat "$scratch/stderr" >&2 && fail 'The first call wrote to standard error.'; }
[ ! -e "$scratch/用户 home/.cache" ] || fail 'The first call did not take the classes that came along.'
expect 0 必败 solve 威佐夫 165580141 267914296 --lang zh
expect 0 "$(git -C "$home" log -1 --format=%cs 2>/dev/null)" --version
expect 0 temperature eval '{5|-2} + {3|1}' --png "$scratch/heat.png"
[ -s "$scratch/heat.png" ] || fail 'There is no picture.'
expect 0 'exactly' prove wythoff
expect 2 kayles solve keylas 5
expect 2 "用户 home/.local/share/grundy/lib" survey octal --digits 1 --out "$scratch/atlas"
expect 3 'Spark' survey octal --digits 1 --spark local --out "$scratch/atlas"

# ---- its workbench

# Not by `run`, so that it is the process that is ended.
env -i "PATH=$scratch/bin" "HOME=$scratch/用户 home" "$scratch/grundy" serve --no-browser >"$scratch/address" 2>/dev/null </dev/null &
server=$!
waits=0
until [ -s "$scratch/address" ]; do
    waits=$((waits + 1))
    [ $waits -lt 300 ] || fail 'The workbench did not start.'
    sleep 0.2
done
if command -v curl >/dev/null; then
    curl -s -L -c "$scratch/cookies" -b "$scratch/cookies" "$(cat "$scratch/address")" | grep -q '<script type="module"' ||
        fail 'The workbench has no page.'
fi
echo 'ok  packed grundy serve'

# ---- its guides

for file in docs/index.html docs/zh/commands.html docs/search-en.js; do [ -s "$place"/grundy-*/$file ] || fail "There is no $file."; done
grep -q minisearch "$place"/grundy-*/THIRD-PARTY.md || fail 'THIRD-PARTY.md does not name what searches in the guides.'
echo 'ok  packed guides'

# ---- the archive for any system, with the JDK that packed it

for archive in "$scratch"/out/grundy-*.zip; do
    case $archive in *-linux-x64.zip) ;; *) unzip -q "$archive" -d "$scratch/plain" ;; esac
done
plain=$(echo "$scratch"/plain/grundy-*)
XDG_CACHE_HOME="$scratch/cache" "$plain/grundy" solve nim 3 5 7 >"$scratch/stdout" 2>&1
grep -q 'first player wins' "$scratch/stdout" || { cat "$scratch/stdout" >&2 && fail 'The archive without a Java does not answer.'; }
echo 'ok  packed grundy with a JDK'
