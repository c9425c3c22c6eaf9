#!/bin/sh
# Starts the workbench and asks what it gives to processes of its own: a heavy question, a proof, values to a file.
#
#   bench/heavy-questions.sh [GRUNDY]    the launcher, or another grundy; exit status 1 if something is not answered
set -eu
cd "$(dirname "$0")/.."

grundy=${1:-./grundy}
scratch=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server" 2>/dev/null || true; rm -rf "$scratch"' EXIT

fail() {
    echo "$*" >&2
    exit 1
}

command -v curl >/dev/null || fail 'curl is needed.'
GRUNDY_DATA=$scratch/data "$grundy" serve --json --no-browser >"$scratch/serving" 2>/dev/null </dev/null &
server=$!
waits=0
until [ -s "$scratch/serving" ]; do
    waits=$((waits + 1))
    [ $waits -lt 600 ] || fail 'The workbench did not start.'
    sleep 0.2
done
port=$(sed 's/.*"port":\([0-9]*\).*/\1/' "$scratch/serving")
token=$(sed 's/.*"token":"\([^"]*\)".*/\1/' "$scratch/serving")

# ask PATH [BODY]: what the server says, with the status in a line of its own
ask() {
    if [ $# -gt 1 ]; then set -- "$1" --data "$2" --header 'Content-Type: application/json'; fi
    path=$1
    shift
    curl -s --write-out '\n%{http_code}\n' --header "Authorization: Bearer $token" "$@" "http://127.0.0.1:$port/api/v1/$path"
}

# expect WORD PATH BODY: 200, and the word in the answer, at once or when the job is over
expect() {
    said=$(ask "$2" "$3")
    waits=0
    while [ "${said##*
}" = 202 ]; do
        case $said in *'"job":"'*) job=$(printf %s "$said" | sed -n 's/.*"job":"\([^"]*\)".*/\1/p') ;; esac
        waits=$((waits + 1))
        [ $waits -lt 300 ] || fail "$2 $3 does not end."
        sleep 0.2
        said=$(ask "jobs/$job")
    done
    case $said in
        *"$1"*200) echo "ok  $2" ;;
        *) fail "$2 $3 is answered by $said" ;;
    esac
}

expect '"outcome":"N"' solve '{"rules":"domineering 4x4","seconds":20}'
expect '"proved":true' prove '{"rules":"take 1..3","seconds":20}'
expect '"period"' run '{"rules":"0.137","to":2999999,"name":"check"}'
