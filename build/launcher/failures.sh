# shellcheck shell=sh
# A part of the launcher: says why something could not be built or fetched. What it names without setting it is set in `grundy`.

# is_full: whether nothing more can be written where Grundy keeps its things
is_full() {
    mkdir -p "$state" 2>/dev/null
    case $({ head -c 65536 /dev/zero >"$state/probe"; } 2>&1) in
        *"o space left"* | *"uota exceeded"*) full=yes ;;
        *) full= ;;
    esac
    rm -f "$state/probe" 2>/dev/null
    [ -n "$full" ]
}

fail_if_full() {
    ! is_full || fail "There is no space left on the device that holds $home." "$home 所在的磁盘已满。"
}

# cause PATTERN: sets `cause` to the first line of Maven's log that matches, without Maven's marks and at most 300 characters
cause() {
    cause=$(grep -E -m 1 "$1" "$state/build.log" 2>/dev/null | sed -e 's/^\[[A-Z]*\] *//' -e 's/.*Could not transfer/Could not transfer/' | cut -c 1-400)
    [ -n "$cause" ]
}

# Says in a line why Maven failed, where that is not a fault of a source, and shows Maven's own line.
fail_with_cause() {
    fail_if_full
    if cause 'No space left on device'; then
        say 'Maven found no space left on the device:' 'Maven 报告磁盘已满：'
    elif cause 'offline mode|in offline'; then
        say 'Maven is set to work offline and has not everything yet:' 'Maven 处于离线模式，而需要的文件还没有下载：'
    elif cause 'Unknown host|UnknownHost|Name or service not known|[Nn]ame resolution|Network is unreachable|No route to host|Connection refused|[Cc]onnect(ion)? timed out|Read timed out'; then
        say 'Maven could not fetch what the build needs; is there a connection?' 'Maven 无法下载构建所需的文件，请检查网络：'
    elif cause 'requires Maven|Maven version'; then
        say 'This Maven is too old:' 'Maven 版本太旧：'
    elif cause 'release version [0-9]+ not supported|invalid target release|UnsupportedClassVersion|has been compiled by a more recent version'; then
        say "Maven does not work with the JDK at $jdk:" "Maven 无法使用 $jdk 处的 JDK："
    elif cause 'Could not (transfer|find) artifact|could not be resolved'; then
        say 'Maven could not fetch what the build needs:' 'Maven 无法下载构建所需的文件：'
    else
        return 0
    fi
    printf '\n%s\n' "$cause" >&2
    fail "Maven's whole log: $state/build.log" "Maven 的完整日志：$state/build.log"
}
