package grundy.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Servers and their processes that are ended from outside.
@Tag("slow")
class ServerEndTest {
    private static final String HEAVY = "{\"rules\":\"clobber 6x7\",\"seconds\":600,\"tab\":\"a\"}";
    private static final long PATIENCE_SECONDS = 60;
    private static final Map<String, Integer> NUMBERS = Map.of("HUP", 1, "INT", 2, "TERM", 15);

    @TempDir
    private Path passing;

    @TempDir
    private Path jobs;

    /// A shell that starts what runs behind it lets that ignore some signals.
    private static boolean ignores(ProcessHandle process, String signal) throws Exception {
        var status = Path.of("/proc", String.valueOf(process.pid()), "status");
        if (!Files.exists(status)) return false;
        for (var line : Files.readAllLines(status))
            if (line.startsWith("SigIgn:")) {
                long mask = Long.parseUnsignedLong(
                        line.substring("SigIgn:".length()).strip(), 16);
                return (mask >> (NUMBERS.get(signal) - 1) & 1) == 1;
            }
        return false;
    }

    private static ProcessHandle child(WorkbenchProcess server) throws InterruptedException {
        while (true) {
            var child = server.handle().children().findFirst();
            if (child.isPresent()) return child.get();
            assertThat(server.handle().isAlive()).isTrue();
            Thread.sleep(10);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"TERM", "INT", "HUP"})
    void aServerThatIsEndedLeavesNothingBehind(String signal) throws Exception {
        try (var server = new WorkbenchProcess(passing, jobs);
                var asking = new Asking(server)) {
            assumeThat(ignores(server.handle(), signal)).isFalse();
            assertThat(asking.post("solve", HEAVY).status()).isEqualTo(202);
            var child = child(server);
            assertThat(passing).isNotEmptyDirectory();
            server.end(signal);
            assertThat(passing).isEmptyDirectory();
            child.onExit().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        }
    }

    @Test
    void theNextServerRemovesWhatAKilledOneHasLeftAndNothingOfOneThatIsAlive() throws Exception {
        try (var killed = new WorkbenchProcess(passing, jobs);
                var alive = new WorkbenchProcess(passing, jobs)) {
            killed.end("KILL");
            assertThat(passing.toFile().list()).hasSize(2);
            try (var next = new WorkbenchProcess(passing, jobs)) {
                assertThat(passing.toFile().list())
                        .hasSize(2)
                        .anyMatch(name -> name.contains("-" + alive.handle().pid() + "-"))
                        .anyMatch(name -> name.contains("-" + next.handle().pid() + "-"));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"KILL", "TERM"})
    void aQuestionWhoseProcessWasEndedNeedsNoMoreMemory(String signal) throws Exception {
        try (var server = new WorkbenchProcess(passing, jobs);
                var asking = new Asking(server)) {
            var job = String.valueOf(asking.post("solve", HEAVY).document().get("job"));
            new ProcessBuilder(
                            "kill", "-" + signal, String.valueOf(child(server).pid()))
                    .start()
                    .waitFor();
            var answer = asking.ended(job);
            assertThat(answer.status()).as(answer.toString()).isEqualTo(503);
            assertThat(answer.document().get("error")).asString().contains("SIG" + signal);
            assertThat(asking.waited("solve", "{\"rules\":\"nim 3 5\",\"seconds\":60}")
                            .status())
                    .as("the next question has another process")
                    .isEqualTo(200);
        }
    }
}
