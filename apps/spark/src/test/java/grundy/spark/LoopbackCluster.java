package grundy.spark;

import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/// A real cluster of Spark's own on this machine: a master and workers of one core each, every one a process.
final class LoopbackCluster implements AutoCloseable {
    private static final String HOST = "127.0.0.1";
    private static final Duration PATIENCE = Duration.ofSeconds(180);

    private final Path home;
    private final int port;
    private Process master;
    private final List<Process> workers = new ArrayList<>();
    private int started;

    private LoopbackCluster(Path home, int port) {
        this.home = home;
        this.port = port;
    }

    /// @param home an empty folder
    static LoopbackCluster start(Path home, int workers) throws IOException, InterruptedException {
        Files.createDirectories(home.resolve("jars"));
        for (var entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            var jar = Path.of(entry);
            if (entry.endsWith(".jar") && !jar.getFileName().toString().startsWith("grundy"))
                Files.createSymbolicLink(home.resolve("jars").resolve(jar.getFileName()), jar);
        }
        var cluster = new LoopbackCluster(home, freePort());
        cluster.master = cluster.process(
                "master",
                "org.apache.spark.deploy.master.Master",
                "--host",
                HOST,
                "--port",
                "" + cluster.port,
                "--webui-port",
                "" + freePort());
        cluster.await("master", "Starting Spark master|I have been elected leader");
        for (int i = 0; i < workers; i++) cluster.addWorker();
        return cluster;
    }

    String url() {
        return "spark://" + HOST + ":" + port;
    }

    void addWorker() throws IOException, InterruptedException {
        var name = "worker" + ++started;
        workers.add(process(
                name,
                "org.apache.spark.deploy.worker.Worker",
                "--host",
                HOST,
                "--port",
                "" + freePort(),
                "--webui-port",
                "" + freePort(),
                "-c",
                "1",
                "-m",
                "1g",
                "-d",
                home.resolve(name).toString(),
                url()));
        await(name, "Successfully registered with master");
    }

    /// Kills a worker with all that it has started, as a machine that goes off would.
    void kill(int worker) {
        var process = workers.remove(worker);
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        process.descendants().forEach(ProcessHandle::destroyForcibly);
    }

    /// Kills the processes that work for a driver, but not the worker.
    void killExecutors(int worker) {
        workers.get(worker).descendants().forEach(ProcessHandle::destroyForcibly);
    }

    boolean isWorking(int worker) {
        return workers.get(worker).descendants().findAny().isPresent();
    }

    private Process process(String name, String main, String... arguments) throws IOException {
        var command = new ArrayList<>(List.of(
                System.getProperty("java.home") + "/bin/java",
                "-Xmx512m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "--enable-native-access=ALL-UNNAMED",
                "--sun-misc-unsafe-memory-access=allow",
                "-Dlog4j2.configurationFile=" + LoopbackCluster.class.getResource("/cluster-log4j2.properties"),
                "-cp",
                home.resolve("jars") + "/*",
                main));
        command.addAll(List.of(arguments));
        var builder = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(log(name).toFile());
        builder.environment().put("SPARK_HOME", home.toString());
        builder.environment().put("SPARK_SCALA_VERSION", "2.13");
        builder.environment().put("SPARK_LOCAL_IP", HOST);
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        return builder.start();
    }

    private Path log(String name) {
        return home.resolve(name + ".log");
    }

    private void await(String name, String pattern) throws IOException, InterruptedException {
        var words = List.of(pattern.split("\\|"));
        awaitUntil(
                () -> {
                    try {
                        var text = Files.readString(log(name));
                        return words.stream().anyMatch(text::contains);
                    } catch (IOException _) {
                        return false;
                    }
                },
                name + ": " + log(name));
    }

    static void awaitUntil(BooleanSupplier is, String what) throws InterruptedException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!is.getAsBoolean()) {
            if (System.nanoTime() > end) throw new AssertionError("Waited in vain: " + what);
            Thread.sleep(50);
        }
    }

    private static int freePort() throws IOException {
        try (var socket = new ServerSocket(0, 1, InetAddress.getByName(HOST))) {
            return socket.getLocalPort();
        }
    }

    @Override
    public void close() {
        while (!workers.isEmpty()) kill(0);
        master.destroyForcibly();
    }
}
