package grundy.web.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import grundy.testkit.SourceFiles;
import grundy.text.Language;
import grundy.web.api.Endpoints;
import grundy.web.request.RefusedRequest;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The server and its processes stay within three quarters of the machine.
class MemoryPlanTest {
    private static final long MEGABYTE = 1 << 20;
    private static final List<Long> MACHINES =
            List.of(128L, 512L, 1024L, 1536L, 2048L, 3000L, 4096L, 8192L, 16_384L, 24_000L, 65_536L, 1_048_576L);

    @Test
    void allTogetherTakeNoMoreThanTheirShareOfAnyMachine() {
        for (long machine : MACHINES)
            for (int part = 1; part <= 64; part++) {
                long server = machine * MEGABYTE / part;
                var plan = MemoryPlan.of(machine * MEGABYTE, server);
                assertThat(plan.processes()).isBetween(0, 4);
                if (plan.processes() == 0) continue;
                assertThat(MemoryPlan.whole(server) + plan.processes() * MemoryPlan.whole(plan.heap()))
                        .as("%d MB, of which the server has 1/%d: %s", machine, part, plan)
                        .isLessThanOrEqualTo(machine * MEGABYTE / 4 * 3);
                assertThat(plan.heap()).isGreaterThanOrEqualTo(128 * MEGABYTE);
                assertThat(plan.heavy() + plan.keptProcesses()).isEqualTo(plan.processes());
            }
    }

    @Test
    void smallerMachinesHaveFewerProcessesAtATime() {
        var processes = List.of(1024L, 2048L, 4096L, 8192L, 12_288L, 16_384L).stream()
                .map(machine -> MemoryPlan.of(machine * MEGABYTE, machine * MEGABYTE / 8))
                .map(MemoryPlan::processes)
                .toList();
        assertThat(processes).containsExactly(0, 1, 2, 2, 3, 4);
    }

    @ParameterizedTest
    @ValueSource(strings = {"docs/workbench.md", "docs/workbench.zh-CN.md"})
    void theGuideSaysIt(String guide) throws IOException {
        var rows = Pattern.compile("\\| (\\d+) GB \\| (\\d+) MB \\| (\\d) \\| (\\d+) MB \\|")
                .matcher(Files.readString(SourceFiles.root().resolve(guide)));
        int read = 0;
        for (; rows.find(); read++) {
            long machine = Long.parseLong(rows.group(1)) << 30;
            long server = Long.parseLong(rows.group(2)) * MEGABYTE;
            assertThat(server).isEqualTo(machine / 8);
            assertThat(MemoryPlan.of(machine, server))
                    .as(rows.group())
                    .isEqualTo(
                            new MemoryPlan(Integer.parseInt(rows.group(3)), Long.parseLong(rows.group(4)) * MEGABYTE));
        }
        assertThat(read).isEqualTo(5);
    }

    @Test
    void aProcessHasTheHeapOfThePlan() {
        var plan = MemoryPlan.of(16_384 * MEGABYTE, 2048 * MEGABYTE);
        var command = QuestionProcess.command(Endpoints.find("solve").orElseThrow(), plan.heap());
        assertThat(command.stream().filter(option -> option.startsWith("-Xm")))
                .containsExactly("-Xmx" + plan.heap() / MEGABYTE + "m");
        assertThat(command).contains("-XX:MaxMetaspaceSize=96m", "-XX:ReservedCodeCacheSize=64m");
    }

    @Test
    void theMachineIsNoSmallerThanThisProcess() {
        assertThat(MemoryPlan.machine()).isGreaterThan(Runtime.getRuntime().totalMemory());
    }

    @Test
    void whereThereIsNoRoomAHeavyQuestionIsRefusedWithTheReason() {
        var jobs = new JobList();
        var solve = Endpoints.find("solve").orElseThrow();
        try (var workers = new WorkerPool(1 << 20, () -> new MemoryPlan(0, 0))) {
            var job = jobs.open("", "solve", Language.EN);
            assertThatExceptionOfType(RefusedRequest.class)
                    .isThrownBy(() -> workers.keep(job, solve, WorkLimits.QUICK, new byte[0]))
                    .satisfies(refused -> assertThat(refused.status()).isEqualTo(503))
                    .satisfies(refused -> assertThat(refused.explanation().in(Language.EN))
                            .contains("Start the server with a smaller heap"));
        }
    }
}
