# shellcheck shell=sh
# A part of the launcher, read where the cache of loaded classes must be made; what is packed has it, too.

# Lets java write down the classes that typical commands load, linked and ready, but not how often their methods were called: compiling
# those at once delays short commands. An empty file says that it was tried and failed.
write_cache() {
    set_classpath
    rm -f "$cache" "$cache.whole"
    # shellcheck disable=SC2086
    "$jdk/bin/java" $options -XX:+IgnoreUnrecognizedVMOptions -XX:+UnlockDiagnosticVMOptions -XX:-AOTRecordTraining \
        -XX:AOTCacheOutput="$cache.new.$$" -Dgrundy.page="$page" -cp "$classpath" "$main" train $what </dev/null >/dev/null 2>&1
    if [ -s "$cache.new.$$" ]; then
        { : >"$cache.whole"; } 2>/dev/null && touch -r "$cache.new.$$" "$cache.whole"
        mv -f "$cache.new.$$" "$cache"
    else
        : >"$cache"
    fi
}
