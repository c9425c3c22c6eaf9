package grundy.web;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/// A workbench in a process of its own, which tests may end by signals.
final class WorkbenchProcess implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 120;
    private final Process process;
    private final String port;
    private final String token;

    /// @param passing the folder for passing files
    /// @param jobs the folder of kept jobs
    WorkbenchProcess(Path passing, Path jobs) throws IOException {
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-Xmx256m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
        command.add("-Djava.io.tmpdir=" + passing);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), WorkbenchProcess.class.getName()));
        command.add(jobs.toString());
        process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        BufferedReader said = process.inputReader();
        port = String.valueOf(said.readLine());
        token = String.valueOf(said.readLine());
    }

    /// The process itself.
    public static void main(String[] arguments) throws InterruptedException {
        var options = new Workbench.Options(0, Optional.empty(), Path.of(arguments[0]));
        var workbench = Workbench.open(options);
        System.out.println(workbench.port());
        System.out.println(workbench.token());
        new CompletableFuture<Void>().join();
    }

    ProcessHandle handle() {
        return process.toHandle();
    }

    int port() {
        return Integer.parseInt(port);
    }

    String token() {
        return token;
    }

    /// Sends a signal, and waits for the end.
    void end(String signal) throws Exception {
        new ProcessBuilder("kill", "-" + signal, String.valueOf(process.pid()))
                .start()
                .waitFor();
        process.onExit().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
