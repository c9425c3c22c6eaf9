# shellcheck shell=sh
# A part of the launcher: only one build at a time. What it names without setting it is set in `grundy`.

# Only one build at a time: the others wait for it, and then find nothing left to do.
lock() {
    mkdir -p "$state" 2>/dev/null && [ -w "$state" ] && [ -w "$home/apps/cli" ] || return 1
    waits=0
    until mkdir "$state/lock" 2>/dev/null; do
        [ -w "$state" ] || return 1
        [ $waits -eq 20 ] && say 'Waiting for another build of Grundy …' '正在等待另一个 Grundy 构建……' && echo >&2
        owner=
        [ -r "$state/lock/owner" ] && read -r owner <"$state/lock/owner"
        # The owner is gone, or never came to write its name, or has been at it for longer than any build takes.
        if { [ -n "$owner" ] && ! kill -0 "$owner" 2>/dev/null; } || { [ -z "$owner" ] && [ $waits -ge 50 ]; } || [ $waits -ge 6000 ]; then
            break_lock "$owner"
            waits=21
        fi
        waits=$((waits + 1))
        sleep 0.1 2>/dev/null || sleep 1
    done
    { echo $$ >"$state/lock/owner"; } 2>/dev/null || {
        rm -rf "$state/lock"
        fail_if_full
    }
    trap unlock EXIT
    trap 'interrupted 130' INT
    trap 'interrupted 143' TERM HUP
}

# Of several who wait, one may break a lock, and only the one that it saw: the next owner's must stay.
break_lock() {
    mkdir "$state/breaking" 2>/dev/null || return 0
    owner=
    [ -r "$state/lock/owner" ] && read -r owner <"$state/lock/owner"
    [ "$owner" = "$1" ] && rm -rf "$state/lock"
    rmdir "$state/breaking"
}

unlock() {
    rm -rf "$state/started" "$jar.new" "$jar.newer" "$texts.new" "$cache.new.$$" "$cache.new.$$.config" "$state/lock"
}

interrupted() {
    trap - EXIT
    unlock
    rm -f "$state/build.log"
    echo >&2
    exit "$1"
}
