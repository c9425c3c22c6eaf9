package grundy.contest.duel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import grundy.contest.judge.Problems;
import grundy.contest.problem.JudgeException;
import grundy.testkit.CaseCount;
import grundy.testkit.DrawnCases;
import grundy.testkit.EveryTurn;
import grundy.testkit.InstalledPrograms;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Programs with planted faults, in the languages that are installed here, and hostile ones.
@Tag("slow")
@EveryTurn
class DuelTest {
    private static final RunAllowance USUAL = new RunAllowance(10_000, 512);

    @TempDir
    Path folder;

    private static Duel.Difference duel(String problem, long cases, RunAllowance allowance, String... program)
            throws IOException {
        try (var contestant = Contestant.of(List.of(program))) {
            return new Duel(
                            Problems.find(problem),
                            contestant,
                            allowance,
                            cases,
                            Duration.ofMinutes(5),
                            1,
                            (_, _) -> {})
                    .run();
        }
    }

    private String compiled(String source) throws IOException, InterruptedException {
        InstalledPrograms.assume("g++");
        var file = Files.writeString(folder.resolve("program.cpp"), source);
        var program = folder.resolve("program");
        var compiler = new ProcessBuilder("g++", "-O1", "-o", program.toString(), file.toString()).start();
        assertThat(compiler.waitFor(2, TimeUnit.MINUTES)).isTrue();
        assertThat(compiler.exitValue()).isZero();
        return program.toString();
    }

    /// It looks twice as many moves ahead as there are vertices, and calls the rest a draw.
    @Test
    void aPursuitCanTakeMoreThanTwiceAsManyMovesAsThereAreVertices() throws Exception {
        var program = compiled("""
                #include <iostream>
                #include <string>
                #include <vector>
                using namespace std;
                int main() {
                    string line;
                    while (cin >> line) {
                        vector<vector<int>> to;
                        for (size_t i = 1; i < line.size(); i++) {
                            if (line[i] == '[') to.emplace_back();
                            else if (isdigit(line[i])) {
                                int v = line[i] - '0';
                                if (isdigit(line[i + 1])) v = 10 * v + line[++i] - '0';
                                to.back().push_back(v);
                            }
                        }
                        int n = to.size();
                        vector<vector<int>> after(n, vector<int>(n)), now;
                        for (int t = 2 * n; t >= 0; t--) {
                            now = after;
                            for (int m = 0; m < n; m++)
                                for (int c = 0; c < n; c++) {
                                    int own = t % 2 + 1, best = 3 - own;
                                    for (int v : to[t % 2 ? c : m]) {
                                        if (t % 2 && v == 0) continue;
                                        int value = t % 2 ? after[m][v] : after[v][c];
                                        if (value == own || value == 0 && best != own) best = value;
                                    }
                                    now[m][c] = m == 0 ? 1 : m == c ? 2 : t == 2 * n ? 0 : best;
                                }
                            after = now;
                        }
                        cout << after[1][2] << endl;
                    }
                }
                """);
        var found = duel("LeetCode913", 200, USUAL, program);
        assertThat(found.ending()).isEqualTo(RunEnding.WRONG);
        assertThat(found.expected()).isEqualTo("2\n");
    }

    @DrawnCases
    @Test
    void theGoldenRatioInDoublePrecisionFirstFailsAtAKnownPair() throws Exception {
        var program = compiled("""
                #include <cstdio>
                #include <cmath>
                #include <algorithm>
                int main() {
                    int a, b;
                    while (scanf("%d%d", &a, &b) == 2) {
                        if (a > b) std::swap(a, b);
                        puts((int) ((b - a) * (1 + sqrt(5.0)) / 2) == a ? "0" : "1");
                    }
                }
                """);
        var found = duel("POJ1067", 400, USUAL, program);
        assertThat(found.ending()).isEqualTo(RunEnding.WRONG);
        assertThat(found.input().strip()).isIn("165580140 267914295", "267914295 165580140");
    }

    @Test
    void aTableThatTakesNothingCallsEveryPositionWon() throws IOException {
        var python = InstalledPrograms.itself("python3");
        var program = Files.writeString(folder.resolve("program.py"), """
                import sys
                a = [0] + [1 << i for i in range(11)]
                sg = [0] * 1001
                for i in range(1001):
                    seen = set(sg[i - k] for k in a if k <= i)
                    while sg[i] in seen: sg[i] += 1
                for n in map(int, sys.stdin.read().split()):
                    print("Kiki" if sg[n] else "Cici")
                """);
        var found = duel("HDU1847", 40, USUAL, python, program.toString());
        assertThat(found.ending()).isEqualTo(RunEnding.WRONG);
        assertThat(found.input().strip()).isEqualTo("3");
        assertThat(found.expected()).isEqualTo("Cici\n");
    }

    @Test
    void emptyHeapsAreCountedInMisereNim(@TempDir Path other) throws IOException {
        var python = InstalledPrograms.itself("python3");
        var program = Files.writeString(folder.resolve("program.py"), """
                import sys
                d = list(map(int, sys.stdin.read().split()))
                n, k = d[0], d[1]
                for t in range(k):
                    a = d[2 + t * n:2 + t * n + n]
                    lost = n % 2 == 1
                    for v in a:
                        if v > 1:
                            x = 0
                            for w in a: x ^= w
                            lost = x == 0
                    print("CONCEDE" if lost else "won")
                """);
        var problem = Files.writeString(other.resolve("misere.problem"), """
                problem   misere
                input     N K, K times { a[N] }
                limit     N 1..20
                limit     K 1..50
                limit     a 0..1000
                rules     misere nim
                position  $a
                win       won
                lose      CONCEDE
                """);
        var found = duel(problem.toString(), 300, USUAL, python, program.toString());
        assertThat(found.ending()).isEqualTo(RunEnding.WRONG);
        assertThat(found.input()).isEqualTo("1 1\n0\n");
    }

    @Test
    void ordinaryNimIsFoundWhereTheLastOneLoses() throws IOException {
        var python = InstalledPrograms.itself("python3");
        var program = Files.writeString(folder.resolve("program.py"), """
                import sys
                d = list(map(int, sys.stdin.read().split()))
                at = 1
                for t in range(d[0]):
                    n = d[at]
                    a = d[at + 1:at + 1 + n]
                    at += n + 1
                    x = 0
                    for v in a: x ^= v
                    print("Brother" if x == 0 else "John")
                """);
        var found = duel("HDU1907", 60, USUAL, python, program.toString());
        assertThat(found.input()).isEqualTo("1\n1\n1\n");
    }

    @DrawnCases
    @Test
    void numbersAreMadeAsSmallAsCanBe() throws IOException {
        InstalledPrograms.assume("sh");
        var problem = Files.writeString(folder.resolve("bash.problem"), """
                problem   bash
                input     { n } until end
                limit     n 1..1000000
                rules     take 1..3
                position  $n
                """);
        var script = "while read n; do [ $((n % 4)) -ne 0 ] || [ $n -gt 123457 ] && echo win || echo lose; done";
        var found = duel(problem.toString(), 200, USUAL, "sh", "-c", script);
        assertThat(found.input()).isEqualTo("123460\n");
    }

    @Test
    void lettersThatShouldBeSmallAreAFaultOfForm() throws IOException {
        InstalledPrograms.assume("sh");
        var script = "read T; while read n m; do [ $((n % (m + 1))) -ne 0 ] && echo First || echo Second; done";
        assertThat(duel("HDU1846", 20, USUAL, "sh", "-c", script).ending()).isEqualTo(RunEnding.PRESENTATION);
    }

    @Test
    void tooManyProcessesAreSaidToBeThat() throws IOException {
        InstalledPrograms.assume("sh");
        var script = "i=0; while [ $i -lt 100 ]; do sleep 20 & i=$((i + 1)); done; wait";
        var run = duel("HDU1846", 4, new RunAllowance(10_000, 512), "sh", "-c", script)
                .run();
        assertThat(run.fault()).isEqualTo(RunEnding.CRASH);
        assertThat(run.processes()).isTrue();
    }

    @DrawnCases
    @Test
    void aRightProgramIsNotBlamed() throws IOException {
        var python = InstalledPrograms.itself("python3");
        var program = Files.writeString(folder.resolve("program.py"), """
                import sys
                d = list(map(int, sys.stdin.read().split()))
                for i in range(d[0]):
                    print("first" if d[1 + 2 * i] % (d[2 + 2 * i] + 1) else "second")
                """);
        assertThat(duel("HDU1846", CaseCount.of(160), USUAL, python, program.toString()))
                .isNull();
    }

    @DrawnCases(oneIn = 8)
    @EveryTurn
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "OUTPUT | yes",
                "TIME | exec sleep 30",
                "TIME | yes 1>&2",
                "TIME | sleep 30 & sleep 30 & exec sleep 30",
                "CRASH | exec 0<&-; exit 3",
                "CRASH | kill -SEGV $$",
                "WRONG | head -c 100 /dev/urandom",
                "WRONG | cat > /dev/null",
                "PRESENTATION | while read a b; do printf 'first '; done; exit 0",
                "CRASH | false"
            })
    void hostileProgramsAreEnded(RunEnding ending, String script) throws IOException {
        InstalledPrograms.assume("sh");
        var allowance = new RunAllowance(ending == RunEnding.TIME ? 400 : 10_000, 512);
        if (ending == RunEnding.PRESENTATION) {
            var problem = Files.writeString(folder.resolve("won.problem"), """
                    problem   won
                    input     { n m } until end
                    limit     n m 1..9
                    rules     nim
                    position  $n $(n + m)
                    win       first
                    lose      second
                    """);
            assertThat(duel(problem.toString(), 20, allowance, "sh", "-c", script)
                            .ending())
                    .isEqualTo(ending);
            return;
        }
        assertThat(duel("HDU1846", 4, allowance, "sh", "-c", script).ending()).isEqualTo(ending);
        assertThat(ProcessHandle.current()
                        .descendants()
                        .filter(process -> process.info().command().orElse("").endsWith("sleep")))
                .isEmpty();
    }

    @Test
    void whatAProgramStartsInASessionOfItsOwnIsEndedToo() throws IOException {
        InstalledPrograms.assume("setsid");
        assumeTrue(System.getProperty("os.name").equals("Linux"));
        var length = unusual();
        duel("HDU1846", 2, new RunAllowance(400, 512), "sh", "-c", "setsid sleep " + length + " & sleep " + length);
        assertThat(sleeping(length)).isEmpty();
    }

    /// @return a number of seconds that no other program sleeps for
    private static String unusual() {
        return "600." + Math.abs(System.nanoTime());
    }

    /// @return the processes of the whole system that sleep so long, whoever started them
    private static List<Path> sleeping(String length) throws IOException {
        var found = new ArrayList<Path>();
        try (var processes = Files.list(Path.of("/proc"))) {
            for (var process : processes.toList())
                try {
                    if (Files.readString(process.resolve("cmdline")).contains(length + "\0")) found.add(process);
                } catch (IOException _) {
                    // no process, or it has ended
                }
        }
        return found;
    }

    @Test
    void noFileGrowsWithoutEnd() throws IOException {
        InstalledPrograms.assume("prlimit");
        var file = folder.resolve("large");
        var found = duel("HDU1846", 2, USUAL, "sh", "-c", "exec head -c 500000000 /dev/zero > " + file);
        assertThat(found.ending()).isEqualTo(RunEnding.OUTPUT);
        assertThat(found.run().status()).isEqualTo(Contestant.TOO_LARGE_FILE);
        assertThat(Files.size(file)).isEqualTo(ProcessEnclosure.MOST_FILE_BYTES);
    }

    @Test
    void aProgramCannotStopOrKillWhoeverStartedIt() throws IOException {
        assumeTrue(ProcessEnclosure.ofSystem().processes() > 0, "the system offers no space of processes of its own");
        var script = "kill -STOP $PPID; kill -9 $PPID; kill -9 %d; kill -9 -1; exit 7"
                .formatted(ProcessHandle.current().pid());
        var found = duel("HDU1846", 2, USUAL, "sh", "-c", script);
        assertThat(found.ending()).isEqualTo(RunEnding.CRASH);
        assertThat(found.run().status()).isEqualTo(7);
    }

    @Test
    void aProgramEndsWhenTheDuelIsKilled() throws IOException, InterruptedException {
        assumeTrue(ProcessEnclosure.ofSystem().processes() > 0, "the system offers no space of processes of its own");
        InstalledPrograms.assume("setpriv");
        var length = unusual();
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var duel = new ProcessBuilder(java, "-cp", classPath(), DuelTest.class.getName(), length)
                .inheritIO()
                .start();
        for (int i = 0; i < 600 && sleeping(length).size() < 3; i++) Thread.sleep(100);
        // Two that sleep, and the shell that started them; the machine itself has the number, too.
        assertThat(sleeping(length)).hasSizeGreaterThanOrEqualTo(3);
        duel.destroyForcibly().waitFor();
        for (int i = 0; i < 100 && !sleeping(length).isEmpty(); i++) Thread.sleep(100);
        assertThat(sleeping(length)).isEmpty();
    }

    private static String classPath() {
        return DuelTest.class.getClassLoader() instanceof URLClassLoader loader
                ? Arrays.stream(loader.getURLs()).map(URL::getPath).collect(Collectors.joining(":"))
                : System.getProperty("java.class.path");
    }

    /// A duel that waits for its program, until somebody kills it.
    ///
    /// @param arguments how long the program sleeps
    public static void main(String[] arguments) throws IOException {
        duel(
                "HDU1846",
                2,
                new RunAllowance(600_000, 512),
                "sh",
                "-c",
                "setsid sleep \"$1\" & sleep \"$1\"; exit 0",
                "sh",
                arguments[0]);
    }

    @Test
    void tooMuchMemoryIsSeen() throws IOException {
        var python = InstalledPrograms.itself("python3");
        assumeTrue(Files.isDirectory(Path.of("/proc/self")));
        var found = duel(
                "HDU1846",
                2,
                new RunAllowance(10_000, 64),
                python,
                "-c",
                "a = bytearray(300000000); import time; time.sleep(20)");
        assertThat(found.ending()).isEqualTo(RunEnding.MEMORY);
    }

    @Test
    void aProgramThatIsNotThereIsSaidSo() {
        assertThatThrownBy(() -> Contestant.of(List.of("./no-such-program")))
                .isInstanceOf(JudgeException.class)
                .hasMessageContaining("./no-such-program");
    }
}
