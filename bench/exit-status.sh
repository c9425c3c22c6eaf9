#!/bin/sh
# Exit statuses of commands, listed by hand: 0 done, 1 a refusal that was asked for, 2 bad input, 3 a stated limit was reached.
#
#   bench/exit-status.sh [GRUNDY]    the launcher, or another command line that is grundy; exit status 1 if some status is another
#
# Where a command does not end in a status, it has no line. Ten to twenty seconds of processor time.
home=$(cd "$(dirname "$0")/.." && pwd)
grundy=${1:-$home/grundy}
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT TERM HUP
cd "$work" || exit 2
export GRUNDY_DATA="$work/data" GRUNDY_LANG=en
asked=0
wrong=0

# expect STATUS ARGUMENT...
expect() {
    expected=$1
    shift
    status=0
    # shellcheck disable=SC2086
    $grundy "$@" >out 2>err </dev/null || status=$?
    asked=$((asked + 1))
    [ "$status" != "$expected" ] || grep -q 'Exception\|internal error' out err || return 0
    wrong=$((wrong + 1))
    echo "grundy $*: exit status $status, expected $expected" >&2
    head -n 3 out err >&2
}

printf 'a b\nb c\nc a\n' >cyclic.txt
printf 'a b nosuch [\n' >broken.txt

expect 0 solve nim 3 5 7 --certificate position.json
expect 2 solve nosuchgame 5
expect 3 solve 'take primes' 1000000000000000000000 --time 1
expect 0 check position.json
sed 's/"outcome":"N"/"outcome":"P"/' position.json >forged.json
expect 1 check forged.json
expect 2 check nosuch.json
expect 0 values 'take {1,2}' --to 20 --out short.run
expect 2 values 'take {1,,2}'
expect 3 values 'take primes' --to 100000000 --time 1
expect 0 prove 'take {1,2}' --no-store
expect 1 prove 'take {1,2}' --conjecture 'P when n mod 4 == 0' --no-store
expect 2 prove 'take {'
expect 3 prove 'take primes' --no-store --time 1
expect 0 play nim 1
expect 2 play nim x
expect 0 games
expect 2 games --group nosuch
expect 0 show kayles
expect 2 show nosuchgame
expect 0 eval '*3 + *5'
expect 2 eval '*3 +'
expect 3 eval 'domineering(8x8)' --time 1
expect 0 survey octal --digits 1 --to 100 --out atlas
expect 0 survey --in atlas --sql 'SELECT code FROM atlas'
expect 2 survey --in atlas --sql 'SELECT nosuch FROM atlas'
expect 2 survey nosuchfamily
expect 0 matrix '1,1 0,0; 0,0 1,1'
expect 2 matrix '1,1 0,0; 0'
expect 3 matrix 'cournot[a = 22, most = 2000]'
expect 0 graph cyclic.txt a
expect 2 graph broken.txt a
expect 0 tree kuhn-poker
expect 2 tree nosuch
expect 0 pattern '0 1 2 0 1 2 0 1 2'
expect 2 pattern '0 1 x'
expect 0 quotient 0.77
expect 0 learn
expect 2 learn wythof
expect 0 exercise nim --count 3
expect 2 exercise nmi
expect 2 quotient 0.9z
expect 3 quotient 0.3122 --time 1
expect 0 emit nim
expect 2 emit nosuch
expect 3 emit clobber
expect 0 judge --list
expect 2 judge nosuch
expect 0 duel HDU1846 --cases 3 -- awk 'NR > 1 { print ($1 % ($2 + 1)) ? "first" : "second" }'
expect 1 duel HDU1846 -- echo nonsense
expect 2 duel nosuch -- true
expect 2 nosuch
expect 2 serve --port x

[ "$wrong" = 0 ] && echo "All $asked statuses are as they should be." && exit 0
echo "$wrong of $asked statuses are others." >&2
exit 1
