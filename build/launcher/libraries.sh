# shellcheck shell=sh
# A part of the launcher, read where a large library is asked for that no other command needs.

part failures

# Puts DuckDB on the class path, which surveys keep their tables with. It is large and nothing else needs it: a survey fetches it once, and
# `serve` has it as soon as it is there.
add_database() {
    while IFS='>' read -r name value; do
        case $name in *'<duckdb.version') version=${value%%<*} && break ;; esac
    done <"$home/pom.xml"
    database=$state/lib/duckdb-$version.jar
    [ "$1" = serve ] || [ -s "$database" ] || fetch_database
    classpath=$classpath:$database
}

fetch_database() {
    mvn=$(command -v mvn) || mvn=${MAVEN_HOME:-/opt/maven}/bin/mvn
    say 'Fetching DuckDB for surveys (80 MB, once) …' '正在下载普查所需的 DuckDB（80 MB，仅一次）……'
    mkdir -p "$state" 2>/dev/null
    if (cd "$home" && JAVA_HOME=$jdk "$mvn" -q -B -ntp -Dstyle.color=never -N -f modules/survey/pom.xml \
        "-Dlauncher=$PWD/target/launcher" dependency:copy@database) </dev/null >"$state/build.log" 2>&1 && [ -s "$database" ]; then
        rm -f "$state/build.log"
        say ' done.' ' 完成。'
        echo >&2
        return
    fi
    echo >&2
    fail_with_cause
    fail "DuckDB could not be fetched; Maven's whole log: $state/build.log" "无法下载 DuckDB；Maven 的完整日志：$state/build.log"
}

# Puts what speaks to a cluster on the class path. It is built, and Spark is fetched: once, and the first again after changes, since both are
# large and nothing else needs them.
add_spark() {
    while IFS='>' read -r name value; do
        case $name in *'<spark.version') version=${value%%<*} && break ;; esac
    done <"$home/pom.xml"
    library=$state/spark-$version
    bridge=$home/apps/spark/target/quick/grundy-spark.jar
    classpath="$classpath:$bridge:$library/*"
    # What Spark does with Java's inner parts is allowed, and not warned of.
    options="$options --sun-misc-unsafe-memory-access=allow -Dslf4j.internal.verbosity=ERROR"
    # Where all is on this machine, its name need not be one that somebody resolves.
    case "$*" in *--spark?local* | *--spark?spark://127.0.0.1:*) export SPARK_LOCAL_IP="${SPARK_LOCAL_IP:-127.0.0.1}" ;; esac
    if [ -e "$library/whole" ] && [ -f "$bridge" ] && [ ! "$jar" -nt "$bridge" ] &&
        [ -z "$(find "$home/apps/spark/pom.xml" "$home/apps/spark/src/main" -newer "$bridge" 2>/dev/null)" ]; then return; fi
    mvn=$(command -v mvn) || mvn=${MAVEN_HOME:-/opt/maven}/bin/mvn
    if [ -e "$library/whole" ]; then
        copied=none
        say 'Building what speaks to a cluster …' '正在构建与集群通信的部分……'
    else
        copied=package
        say 'Fetching Spark (280 MB, once) …' '正在下载 Spark（280 MB，仅一次）……'
    fi
    mkdir -p "$state" 2>/dev/null
    if (cd "$home" && JAVA_HOME=$jdk MAVEN_OPTS="${MAVEN_OPTS-} -XX:+UseSerialGC -XX:TieredStopAtLevel=1" \
        "$mvn" -q -B -ntp -Dstyle.color=never -Dquick -P whole -Dmaven.test.skip=true "-Dspark.copied=$copied" \
        "-Dlauncher=$PWD/target/launcher" -pl apps/spark -am package) </dev/null >"$state/build.log" 2>&1 && [ -f "$bridge" ]; then
        : >"$library/whole"
        touch "$bridge"
        rm -f "$state/build.log"
        say ' done.' ' 完成。'
        echo >&2
        return
    fi
    echo >&2
    fail_with_cause
    fail "Spark could not be fetched; Maven's whole log: $state/build.log" "无法下载 Spark；Maven 的完整日志：$state/build.log"
}
