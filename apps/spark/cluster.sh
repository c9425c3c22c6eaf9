#!/bin/sh
# A cluster of Spark's own on this machine: a master and workers, each a process, until Ctrl-C.
#
#   apps/spark/cluster.sh [WORKERS]      two workers, if no number is given
#
#   CORES     of each worker (1)
#   MEMORY    of each worker (2g)
#   PORT      of the master (7077); the workers take any that are free
#   HOST      the address that all of them have (127.0.0.1)
#
# What a cluster of several machines needs is the same: the master's command on one, the worker's on each, with the jars of Spark that the
# launcher fetched or those of Spark's own distribution of that version, and a JDK 25. Logs are in target/launcher/cluster.

home=$(cd "$(dirname "$0")/../.." && pwd)
workers=${1:-2}
host=${HOST:-127.0.0.1}
port=${PORT:-7077}
case $workers$port in
    *[!0-9]*)
        echo 'usage: apps/spark/cluster.sh [WORKERS]' >&2
        exit 2
        ;;
esac

# The launcher finds the JDK, and fetches Spark.
"$home/grundy" survey --spark '' >/dev/null 2>"$home/target/launcher/cluster.log" || true
version=$(sed -n 's/.*<spark.version>\(.*\)<.*/\1/p' "$home/pom.xml")
jars=$home/target/launcher/spark-$version
[ -e "$jars/whole" ] || {
    cat "$home/target/launcher/cluster.log" >&2
    exit 3
}
jdk=${GRUNDY_JAVA_HOME:-${JAVA_HOME-}}
[ ! -f "$home/target/launcher/jdk" ] || read -r jdk <"$home/target/launcher/jdk"

place=$home/target/launcher/cluster
mkdir -p "$place"
ln -sfn "$jars" "$place/jars"
export JAVA_HOME="$jdk" SPARK_HOME="$place" SPARK_SCALA_VERSION=2.13 SPARK_LOCAL_IP="$host"

# start NAME CLASS ARGUMENT…
start() {
    name=$1
    shift
    "$jdk/bin/java" -Xmx512m -XX:+UseSerialGC --enable-native-access=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow -cp "$jars/*" "$@" \
        >"$place/$name.log" 2>&1 &
    pids="${pids-} $!"
}

trap 'kill $pids 2>/dev/null; wait' EXIT
trap 'exit 130' INT TERM
start master org.apache.spark.deploy.master.Master --host "$host" --port "$port" --webui-port 0
master=$pids
i=0
while [ $i -lt "$workers" ]; do
    i=$((i + 1))
    start "worker$i" org.apache.spark.deploy.worker.Worker --host "$host" --webui-port 0 -c "${CORES:-1}" -m "${MEMORY:-2g}" \
        -d "$place/worker$i" "spark://$host:$port"
done
tries=0
while ! grep -qs 'Registering worker' "$place/master.log" && [ $tries -lt 60 ] && kill -0 $master 2>/dev/null; do
    tries=$((tries + 1))
    sleep 0.5
done
kill -0 $master 2>/dev/null && [ $tries -lt 60 ] || {
    echo "The cluster did not start; see $place/master.log" >&2
    exit 3
}
echo "A cluster of $workers workers is at spark://$host:$port; its logs are in $place. Ctrl-C ends it."
wait
