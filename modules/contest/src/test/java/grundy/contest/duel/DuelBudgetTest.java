package grundy.contest.duel;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.contest.judge.Judge;
import grundy.contest.judge.Problems;
import grundy.contest.judge.Sampler;
import grundy.contest.problem.Problem;
import grundy.limit.Limits;
import grundy.testkit.CaseCount;
import grundy.testkit.DrawnCases;
import grundy.testkit.EveryTurn;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// How much a duel tries, of what, and with how much memory.
@EveryTurn
class DuelBudgetTest {
    private static final RunAllowance USUAL = new RunAllowance(1000, 256);
    private static final Duration LONG = Duration.ofMinutes(5);

    private static ProgramRun wrote(String text) {
        return new ProgramRun(null, 0, false, text.getBytes(StandardCharsets.UTF_8), "", 0, 0);
    }

    private static ProgramRun tooSlow(String text) {
        return new ProgramRun(RunEnding.TIME, 137, false, text.getBytes(StandardCharsets.UTF_8), "", 0, 0);
    }

    private static TestedProgram right(Problem problem) {
        return (input, _, _) ->
                wrote(Judge.right(problem, input, Limits.DEFAULT).text());
    }

    private static Duel duel(Problem problem, TestedProgram program, long cases, Duration most) {
        return new Duel(problem, program, USUAL, cases, most, 1, (_, _) -> {});
    }

    static List<String> problems() {
        return Problems.all().stream().map(Problem::id).toList();
    }

    @Tag("slow")
    @DrawnCases(oneIn = 12)
    @ParameterizedTest
    @MethodSource("problems")
    void noMoreCasesAreTriedThanWereSaid(String id) throws IOException {
        var problem = Problems.find(id);
        for (int cases : List.of(1, 3, CaseCount.of(20))) {
            var duel = duel(problem, right(problem), cases, LONG);
            assertThat(duel.run()).as(id).isNull();
            assertThat(duel.tally().cases()).as(id + " " + cases).isBetween(1L, (long) cases);
        }
    }

    @ParameterizedTest
    @CsvSource({"HDU1846, 10", "LuoguP2252, 10", "POJ2368, 40"})
    void eachKindHasItsShare(String id, int cases) throws IOException {
        var problem = Problems.find(id);
        var duel = duel(problem, right(problem), cases, LONG);
        duel.run();
        var tally = duel.tally();
        assertThat(tally.cases()).isEqualTo(cases);
        assertThat(tally.small()).isEqualTo(cases / 2);
        assertThat(tally.traps()).isPositive();
        assertThat(tally.random()).isPositive();
    }

    @Test
    void anEndlessNumberOfCasesBeginsAtOnce() throws IOException {
        var problem = Problems.find("HDU1846");
        var found = duel(problem, (_, _, _) -> wrote(""), Long.MAX_VALUE, LONG).run();
        assertThat(found.ending()).isEqualTo(RunEnding.WRONG);
    }

    @Test
    void whereTheTimeIsOverEachKindIsTriedOnce() throws IOException {
        var problem = Problems.find("LuoguP2252");
        var duel = duel(problem, right(problem), 2000, Duration.ZERO);
        assertThat(duel.run()).isNull();
        assertThat(duel.tally().hurried()).isTrue();
        assertThat(duel.tally().small()).isEqualTo(1);
        assertThat(duel.tally().traps()).isEqualTo(1);
        assertThat(duel.tally().random()).isEqualTo(1);
    }

    @Test
    void howeverFewRandomCasesThereIsTimeForTheyReachUpToTheLimits() throws IOException {
        var problem = Problems.of("problem any\ninput n\nlimit n 1..1000000000000\nvalue n\nwin $value\n");
        var last = new AtomicInteger();
        var longest = new AtomicInteger();
        TestedProgram program = (input, allowance, most) -> {
            last.set(input.length);
            return right(problem).run(input, allowance, most);
        };
        var duel = new Duel(problem, program, USUAL, Long.MAX_VALUE, Duration.ofMillis(800), 1, (phase, _) -> {
            if (phase.equals("random")) longest.accumulateAndGet(last.get(), Math::max);
        });
        assertThat(duel.run()).isNull();
        assertThat(duel.tally().random()).isGreaterThan(1);
        assertThat(longest.get()).isGreaterThan("100000000000\n".length() - 1);
    }

    @Test
    void whoOnlyWaitedForOthersIsNotTooSlow() throws IOException {
        var problem = Problems.find("HDU1846");
        var runs = new AtomicInteger();
        TestedProgram program = (input, allowance, most) ->
                runs.getAndIncrement() % 2 == 0 ? tooSlow("") : right(problem).run(input, allowance, most);
        assertThat(duel(problem, program, 100, LONG).run()).isNull();
    }

    /// The smallest one is found, and with few runs.
    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"612220033, 1", "75, 3", "1000001, 1", "999999999, 1"})
    void theFirstNumberWithAFaultIsFoundWithFewRuns(long first, int divisor) {
        var problem = Problems.of("problem any\ninput n\nlimit n 1..1000000000\nvalue n\nwin $value\n");
        var runs = new AtomicInteger();
        TestedProgram program = (input, allowance, most) -> {
            runs.incrementAndGet();
            long n = Long.parseLong(new String(input, StandardCharsets.UTF_8).strip());
            return n >= first && n % divisor == 0
                    ? wrote("0\n")
                    : right(problem).run(input, allowance, most);
        };
        var duel = duel(problem, program, 2000, LONG);
        assertThat(duel.run().input()).isEqualTo(first + "\n");
        assertThat(runs.get() - duel.tally().cases()).isLessThan(200);
    }

    @Test
    void theLargestNumbersAreAmongTheTraps() {
        for (var input : List.of("n", "n, a[n]", "list a[n]")) {
            var limit = input.equals("n") ? "n 4..777777" : "n 4..9\nlimit a 1..777777";
            var problem = Problems.of("problem any\ninput %s\nlimit %s\nvalue 1\n".formatted(input, limit));
            var sampler = new Sampler(problem);
            assertThat(TrapInputs.of(problem, sampler).stream()
                            .map(unit -> sampler.text(List.of(unit)))
                            .filter(text -> text.contains("777777")))
                    .as(input)
                    .isNotEmpty();
        }
    }

    @Test
    void whatIsMadeSmallerFailsInTheSameWay() throws IOException {
        var problem = Problems.find("HDU1846");
        var runs = new AtomicInteger();
        TestedProgram program = (_, _, _) -> runs.getAndIncrement() < 2 ? tooSlow("first\n") : wrote("wrong\n");
        var found = duel(problem, program, 100, LONG).run();
        assertThat(found.ending()).isEqualTo(RunEnding.TIME);
        assertThat(found.run().fault()).isEqualTo(RunEnding.TIME);
    }

    @Tag("slow")
    @DrawnCases(oneIn = 12)
    @ParameterizedTest
    @MethodSource("problems")
    void trapsAreWithinTheLimitsAndEachStandsThereOnce(String id) throws IOException {
        var problem = Problems.find(id);
        var sampler = new Sampler(problem);
        var seen = new HashSet<>();
        for (var unit : TrapInputs.of(problem, sampler)) {
            assertThat(seen.add(unit.levels())).as(sampler.text(List.of(unit))).isTrue();
            var again = sampler.replay(unit.choices());
            assertThat(again).as(sampler.text(List.of(unit))).isNotNull();
            assertThat(again.levels()).isEqualTo(unit.levels());
        }
    }

    /// In a process of its own, which has no more memory than the smallest machines.
    @Tag("slow")
    @Test
    void theTrapsOfAllProblemsAreMadeAndAnsweredWithLittleMemory() throws Exception {
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var process = new ProcessBuilder(java, "-Xmx512m", "-cp", classPath(), DuelBudgetTest.class.getName())
                .redirectErrorStream(true)
                .start();
        var said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(10, TimeUnit.MINUTES)).isTrue();
        assertThat(process.exitValue()).as(said).isZero();
        assertThat(said.lines().count()).isEqualTo(Problems.all().size());
    }

    private static String classPath() {
        return DuelBudgetTest.class.getClassLoader() instanceof URLClassLoader loader
                ? Arrays.stream(loader.getURLs()).map(URL::getPath).collect(Collectors.joining(":"))
                : System.getProperty("java.class.path");
    }

    public static void main(String[] arguments) {
        for (var problem : Problems.all()) {
            var duel = duel(problem, right(problem), 1, LONG);
            if (duel.traps(Long.MAX_VALUE) != null) throw new AssertionError(problem.id());
            System.out.println(problem.id() + " " + duel.tally().cases());
        }
    }
}
