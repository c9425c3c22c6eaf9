# shellcheck shell=sh
# A part of the launcher, read where the program must be built: Maven, the rewriting of the jar, the cache of loaded classes.

part lock
part failures
part cache

build() {
    if mvn=$(command -v mvn); then :; elif [ -x "${MAVEN_HOME:-/opt/maven}/bin/mvn" ]; then
        mvn=${MAVEN_HOME:-/opt/maven}/bin/mvn
    else
        fail 'Grundy builds itself with Maven and found no mvn. Install it (apt install maven, brew install maven, or https://maven.apache.org).' \
            'Grundy 需要用 Maven 构建，但没有找到 mvn。请安装（apt install maven、brew install maven，或 https://maven.apache.org）。'
    fi
    if [ -f "$jar" ]; then
        say 'Building Grundy (its sources have changed) …' '正在构建 Grundy（源文件有改动）……'
    else
        say 'Building Grundy (first use, about a minute) …' '正在构建 Grundy（首次使用，约一分钟）……'
    fi
    { : >"$state/started"; } 2>/dev/null || fail_if_full
    # On failure Maven's log stays, for the message below refers to it.
    if ! (cd "$home" && JAVA_HOME=$jdk MAVEN_OPTS="${MAVEN_OPTS-} -XX:+UseSerialGC -XX:TieredStopAtLevel=1" \
        "$mvn" -q -B -ntp -Dstyle.color=never -Dquick -Dmaven.test.skip=true -Dgrundy.jar=grundy.jar.new -pl apps/cli -am package) \
        </dev/null >"$state/build.log" 2>&1 || [ ! -f "$jar.new" ]; then
        echo >&2
        fail_with_cause
        sed -n -e '/Help 1/d' -e '/COMPILATION ERROR/d' -e '/Failed to execute goal .*:compile/,$d' -e '/To see the full stack/,$d' \
            -e 's/^\[ERROR\] *//p' "$state/build.log" | awk 'NF && !seen[$0]++' | head -n 20 >"$state/excerpt"
        # Where Maven, or its script, failed in words of its own, the last of them say why.
        [ -s "$state/excerpt" ] || grep . "$state/build.log" | tail -n 2 >"$state/excerpt"
        cat "$state/excerpt" >&2
        rm -f "$state/excerpt"
        fail "Grundy could not be built; Maven's whole log: $state/build.log" "Grundy 构建失败；Maven 的完整日志：$state/build.log"
    fi
    # The jar is as old as the start of its build: what is changed meanwhile counts as newer.
    touch -r "$state/started" "$jar.new"
    desugar "$jar.new"
    mv -f "$jar.new" "$jar"
    rm -f "$state/build.log"
    built=yes
}

# desugar JAR: rewrites a jar for a fast start, with the texts in a jar of their own. Without it the jar only starts more slowly: where it
# fails, the texts are empty, so that it is not tried at each call.
desugar() {
    if "$jdk/bin/java" -XX:TieredStopAtLevel=1 "$home/apps/cli/startup/Desugar.java" "$1" "$jar.newer" "$texts.new" \
        </dev/null >/dev/null 2>&1; then
        touch -r "$1" "$jar.newer"
        mv -f "$texts.new" "$texts"
        mv -f "$jar.newer" "$1"
    else
        : >"$texts"
    fi
    touch "$texts"
    rm -f "$cache"
}

train() {
    [ -n "$built" ] || say "Preparing Grundy for Java $jdk_version …" "正在为 Java $jdk_version 准备 Grundy……"
    find "$state" -name 'grundy-*.aot*' ! -newer "$jar" -exec rm -f {} +
    write_cache
    built=yes
}

# Builds and trains what is missing, under the lock.
prepare() {
    if ! lock; then
        # A jar that Maven's own build left does as well.
        [ -f "$jar" ] || jar=$home/apps/cli/target/grundy.jar
        [ -f "$jar" ] || fail_if_full
        [ -f "$jar" ] || fail "Grundy is not built yet, and its folder cannot be written: $home" "Grundy 尚未构建，而其所在目录不可写：$home"
        return
    fi
    built=
    ! is_stale || build
    if is_plain; then
        say "Preparing Grundy for Java $jdk_version …" "正在为 Java $jdk_version 准备 Grundy……"
        desugar "$jar"
        built=yes
    fi
    ! is_untrained || train
    unlock
    trap - EXIT INT TERM HUP
    [ -z "$built" ] || { say ' done.' ' 完成。' && echo >&2; }
}
