#!/bin/sh
# Builds what is released, into target/release or FOLDER: `./grundy package [--output FOLDER]` (docs/release.md).
#
#   grundy-VERSION-linux-x64.zip   with a Java of its own: needs nothing else
#   grundy-VERSION.zip             for any system with a JDK 25
#   SHA256SUMS                     their checksums
#
# The same commit and the same JDK give the same bytes: docs/decisions/0041-the-release.md.
set -eu
umask 022
export LC_ALL=C.UTF-8 TZ=UTC

# say ENGLISH CHINESE: a line in the user's language
say() {
    case ${GRUNDY_LANG-} in
        [zZ][hH]*) printf '%s\n' "$2" >&2 ;;
        *) printf '%s\n' "$1" >&2 ;;
    esac
}

home=$(cd "$(dirname "$0")/../.." && pwd)
output=$home/target/release
case $#${1-} in
    0) ;;
    2--output) output=$2 ;;
    *)
        say 'usage: ./grundy package [--output FOLDER]' '用法：./grundy package [--output 目录]'
        case ${1-} in -h | --help | help) exit 0 ;; *) exit 2 ;; esac
        ;;
esac
mkdir -p "$output"
output=$(cd "$output" && pwd)
cd "$home"

java=$JAVA_HOME/bin/java
mvn=$(command -v mvn) || mvn=${MAVEN_HOME:-/opt/maven}/bin/mvn
if ! command -v npm >/dev/null || [ ! -x "$mvn" ]; then
    say 'Maven and npm are needed: the archives hold the program and its page.' '需要 Maven 和 npm：压缩包里有程序和页面。'
    exit 3
fi

# failed LOG: shows why
failed() {
    cat "$1" >&2
    exit 3
}

# ---- which Grundy this is: its version, and the commit with its time

version=$(sed -n 's,^  <version>\(.*\)</version>,\1,p' pom.xml | head -n 1)
if commit=$(git log -1 --format=%H 2>/dev/null); then
    time=$(git log -1 --date=format-local:%Y-%m-%dT%H:%M:%SZ --format=%cd)
    [ -z "$(git status --porcelain)" ] || commit=$commit-changed
else
    commit=
    time=$(sed -n 's,.*<project.build.outputTimestamp>\(.*\)</project.*,\1,p' pom.xml)
fi

# ---- the program

say 'Building the program and its page …' '正在构建程序和页面……'
rm -rf ./*/*/target/packed ./*/*/*/target/packed
build_page() {
    cd apps/web/page
    stamp=node_modules/.of-lock
    cmp -s package-lock.json "$stamp" || { npm ci --ignore-scripts --no-audit --no-fund && cp package-lock.json "$stamp"; }
    npm run --silent build -- --logLevel error
}
(build_page) </dev/null >"$output/page.log" 2>&1 &
page=$!
"$mvn" -q -B -ntp -Dstyle.color=never -Dquick -Dpacked -Dmaven.test.skip=true "-Dproject.build.outputTimestamp=$time" \
    "-Dgrundy.commit=$commit" "-Dgrundy.date=${commit:+${time%T*}}" -pl apps/cli -am package </dev/null >"$output/maven.log" 2>&1 || failed "$output/maven.log"
wait $page || failed "$output/page.log"
rm "$output/maven.log" "$output/page.log"

# ---- what both archives hold

say 'Packing …' '正在打包……'
# Which classes Java loads depends on the letters in its folder's name: that is none of ours.
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP
plain=$stage/grundy-$version
own=$stage/grundy-$version-linux-x64
mkdir -p "$plain/lib" "$plain/docs" "$plain/share/bash-completion/completions" "$plain/share/zsh/site-functions" \
    "$plain/share/man/man1" "$plain/share/man/zh_CN/man1"
"$java" -XX:TieredStopAtLevel=1 apps/cli/startup/Desugar.java apps/cli/target/packed/grundy.jar "$plain/lib/grundy.jar" "$plain/lib/texts.jar"
cp -R apps/web/target/page "$plain/lib/page"
rm "$plain/lib/page/.vite/license.md"
cp LICENSE "$plain/LICENSE"
cp build/release/README.md build/release/README.zh-CN.md "$plain"
GRUNDY_CLASSPATH=$plain/lib/texts.jar:$plain/lib/grundy.jar build/site/build.sh --output "$plain/docs" >"$stage/site.log" 2>&1 || failed "$stage/site.log"

# The launcher: with what came along in the place of what it would build. What it makes later bears the name of these jars.
release=$version-$(cat "$plain/lib/grundy.jar" "$plain/lib/texts.jar" | cksum | cut -d ' ' -f 1)
duckdb=$(sed -n 's,.*<duckdb.version>\(.*\)</.*,\1,p' pom.xml)
{
    sed '/^# ---- building/,$d' grundy
    sed '1,/^$/d' build/launcher/cache.sh
    echo
    sed -e "s/^jar=/release=$release\nduckdb=$duckdb\n&/" build/release/launcher.sh
    echo
    sed -n '/^# ---- running/,$p' grundy
} >"$plain/grundy"
chmod 755 "$plain/grundy"
sed -e "s/@release@/$release/" -e "s/@duckdb@/$duckdb/" -e 's/$/\r/' build/release/grundy.bat >"$plain/grundy.bat"

run() { "$java" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp "$plain/lib/texts.jar:$plain/lib/grundy.jar" grundy.cli.Main "$@"; }
run help --man --lang en >"$plain/share/man/man1/grundy.1"
run help --man --lang zh >"$plain/share/man/zh_CN/man1/grundy.1"
run completion --lang en >"$plain/share/bash-completion/completions/grundy"
{
    echo '#compdef grundy'
    # The script for bash has an alias for it, which zsh does not see in a file that it loads as a whole.
    echo 'compopt() { :; }'
    cat "$plain/share/bash-completion/completions/grundy"
    echo '_bash_complete -o default -F _complete_grundy'
} >"$plain/share/zsh/site-functions/_grundy"

notices() {
    folder=$1
    shift
    "$java" -XX:TieredStopAtLevel=1 -cp apps/cli/target/packed/grundy.jar build/release/Notices.java apps/cli/target/packed/bom.json apps/cli/target/packed/dependencies \
        apps/web/target/page build/release/licences "$folder" "$@"
}

# ---- the one with a Java of its own

if [ "$(uname -s) $(uname -m)" = 'Linux x86_64' ]; then
    cp -R "$plain" "$own"
    rm "$own/grundy.bat"
    modules=$("$JAVA_HOME/bin/jdeps" --multi-release 25 --ignore-missing-deps --print-module-deps apps/cli/target/packed/grundy.jar 2>"$stage/jdeps.log") ||
        failed "$stage/jdeps.log"
    # Packed in the archive, not in the image: Java starts faster, and the archive is smaller.
    # It orders some sets by chance, but not where Java is told to write down the classes that it loads.
    "$JAVA_HOME/bin/jlink" -J-XX:AOTMode=record "-J-XX:AOTConfiguration=$stage/jlink.classes" --add-modules "$modules" --compress zip-0 --strip-debug --no-header-files --no-man-pages --output "$own/java" \
        >"$stage/jlink.log" 2>&1 || failed "$stage/jlink.log"
    # Java takes the classes that were written down only for jars of the same age.
    touch -d "$time" "$own/lib/grundy.jar" "$own/lib/texts.jar"
    "$java" -XX:TieredStopAtLevel=1 build/release/ClassArchive.java "$own"
    notices "$own" "$own/java"
fi
notices "$plain"

rm -f "$output"/grundy-*.zip "$output/SHA256SUMS"
pack() { "$java" -XX:+UseSerialGC build/release/Archive.java "$1" "$output/${1##*/}.zip" "$time"; }
pack "$plain" &
plain_packed=$!
[ ! -d "$own" ] || pack "$own"
wait $plain_packed
cd "$output"
sha256sum grundy-*.zip >SHA256SUMS
say "$output:" "$output："
ls -l "$output" >&2
