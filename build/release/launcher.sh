# ---- what came along. `./grundy package` puts this in the place of the launcher's section that builds.

jar=$home/lib/grundy.jar
texts=$home/lib/texts.jar
page=$home/lib/page
needed=java
bundled=$home/java

# What is made for this Grundy is kept in the user's folders; where there are none, nothing is made.
if [ -n "${XDG_CACHE_HOME-}" ]; then
    state=$XDG_CACHE_HOME/grundy/$release
else
    state=${HOME:-$home/nowhere}/.cache/grundy/$release
fi
libraries=
options="$options -Dgrundy.packed=true"

# Whether the archive of classes that came along is one of this Java and these jars. Java takes it only for jars of the same age, which they
# lose where somebody copies them; and not where it counts more than 32 GB as its memory, since then it writes addresses otherwise.
is_fitting() {
    [ "$jdk" = "$bundled" ] && [ -s "$1" ] || return 1
    for packed in "$jar" "$texts"; do
        if [ "$packed" -nt "$1" ] || [ "$packed" -ot "$1" ]; then return 1; fi
    done
    memory=0
    [ ! -r /proc/meminfo ] || read -r _ memory _ </proc/meminfo
    [ "${memory:-0}" -lt 125000000 ]
}

is_untrained() {
    [ ! -f "$cache" ] || [ "$jar" -nt "$cache" ] || is_changed
}

# ready [WHAT]: has a cache for WHAT if there can be one; without it Java only starts more slowly
ready() {
    cache=$state/grundy-$jdk_version${1:+-$1}.aot
    what=${1-}
    shipped=$home/lib/classes.jsa
    is_fitting "$shipped" || shipped=
    if [ -n "$shipped" ] && [ -z "$what" ]; then
        cache=
        return
    fi
    is_untrained || return 0
    if [ -z "${HOME-}${XDG_CACHE_HOME-}" ] || ! mkdir -p "$state" 2>/dev/null || [ ! -w "$state" ]; then
        cache=
        return
    fi
    say "Preparing Grundy for Java $jdk_version …" "正在为 Java $jdk_version 准备 Grundy……"
    trap 'rm -f "$cache.new.$$" "$cache.new.$$.config"; echo >&2; exit 130' INT
    trap 'rm -f "$cache.new.$$" "$cache.new.$$.config"; echo >&2; exit 143' TERM HUP
    write_cache
    trap - INT TERM HUP
    say ' done.' ' 完成。'
    echo >&2
}

find_page() {
    :
}

# Puts DuckDB on the class path if somebody put it into the folder of data, or beside our jar; if not, the program says how to get it.
find_database() {
    libraries=$home/lib
    [ -z "${GRUNDY_DATA-}${XDG_DATA_HOME-}${HOME-}" ] || libraries=${GRUNDY_DATA:-${XDG_DATA_HOME:-${HOME-}/.local/share}/grundy}/lib
    for database in "$libraries"/duckdb*.jar "$home"/lib/duckdb*.jar; do
        if [ -s "$database" ]; then
            classpath=$classpath:$database
            return
        fi
    done
    options="$options -Dgrundy.duckdb=$duckdb"
}

# Spark is not used from here: the program says so.
find_spark() {
    :
}
