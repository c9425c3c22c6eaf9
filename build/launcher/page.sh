# shellcheck shell=sh
# A part of the launcher, read by `serve`: the page of the workbench.

part lock
part failures

# The page is built on first use; without npm programs can still ask the server.
is_page_stale() {
    [ ! -f "$page/index.html" ] || [ -n "$(find "$home/apps/web/page" "$home/apps/web/src/main/resources" -name node_modules -prune -o \
        -type f -newer "$page/index.html" -print 2>/dev/null | grep -v src/generated | head -n 1)" ]
}

# Builds the page if it is missing or older than its sources, one build at a time.
make_page() {
    is_page_stale || return 0
    if ! lock; then
        say "The page of the workbench is not built yet, and its folder cannot be written: $home" "工作台的页面尚未构建，而其所在目录不可写：$home"
        echo >&2
        return
    fi
    ! is_page_stale || build_page
    unlock
    trap - EXIT INT TERM HUP
}

# Builds the workbench's page. What is missing for that is said in a line; the server starts all the same.
build_page() {
    if ! command -v npm >/dev/null; then
        say 'The page of the workbench is built with npm, which was not found (apt install nodejs npm, brew install node, or https://nodejs.org).' \
            '工作台的页面需要用 npm 构建，但没有找到 npm（apt install nodejs npm、brew install node，或 https://nodejs.org）。'
        echo >&2
        return
    fi
    say 'Building the page (first use, about half a minute) …' '正在构建页面（首次使用，约半分钟）……'
    if (cd "$home/apps/web/page" && npm ci --ignore-scripts --no-audit --no-fund && npm run build) </dev/null >"$state/page.log" 2>&1; then
        rm -f "$state/page.log"
        say ' done.' ' 完成。'
        echo >&2
        return
    fi
    echo >&2
    grep -v '^$' "$state/page.log" | tail -n 3 >&2
    say "The page could not be built; the whole log: $state/page.log" "页面构建失败；完整日志：$state/page.log"
    echo >&2
}
