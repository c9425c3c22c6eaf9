package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import grundy.contest.emit.Emitter;
import grundy.contest.emit.Target;
import grundy.contest.judge.Judge;
import grundy.contest.judge.Problems;
import grundy.contest.judge.Sampler;
import grundy.contest.judge.Unit;
import grundy.contest.problem.Problem;
import grundy.limit.Limits;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What `emit` prints is compiled where a compiler is installed, run, and compared with `judge`. All problems are
/// compared by bench/emit.sh; here some of each kind.
@Tag("slow")
class EmitCommandTest {
    @TempDir
    Path folder;

    private static void needs(String program) {
        assumeTrue(
                List.of(System.getenv("PATH").split(":")).stream()
                        .anyMatch(place -> Files.isExecutable(Path.of(place, program))),
                program + " is not installed");
    }

    /// Makes a program from its text.
    ///
    /// @return the command that runs it
    private List<String> built(Target target, String code) throws IOException, InterruptedException {
        return switch (target) {
            case CPP -> {
                needs("g++");
                var source = Files.writeString(folder.resolve("a.cpp"), code);
                var program = folder.resolve("a").toString();
                compile("g++", "-std=c++17", "-O0", "-Wall", "-Wextra", "-Werror", "-o", program, source.toString());
                yield List.of(program);
            }
            case JAVA -> {
                var source = Files.writeString(folder.resolve("Main.java"), code);
                var home = Path.of(System.getProperty("java.home"), "bin");
                var javac = ToolProvider.findFirst("javac").orElseThrow();
                var told = new StringWriter();
                var log = new PrintWriter(told);
                assertThat(javac.run(log, log, "--release", "17", "-d", folder.toString(), source.toString()))
                        .as(told.toString())
                        .isZero();
                yield List.of(
                        home.resolve("java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-cp",
                        folder.toString(),
                        "Main");
            }
            case PYTHON -> {
                needs("python3");
                yield List.of(
                        "python3",
                        Files.writeString(folder.resolve("a.py"), code).toString());
            }
        };
    }

    private void compile(String... command) throws IOException, InterruptedException {
        var log = folder.resolve("compiler.log").toFile();
        var compiler = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(log)
                .start();
        assertThat(compiler.waitFor(2, TimeUnit.MINUTES)).isTrue();
        assertThat(compiler.exitValue()).as(Files.readString(log.toPath())).isZero();
    }

    private String run(List<String> command, String input) throws IOException, InterruptedException {
        var in = Files.writeString(folder.resolve("in"), input).toFile();
        var out = folder.resolve("out").toFile();
        var program = new ProcessBuilder(command)
                .redirectInput(in)
                .redirectOutput(out)
                .redirectErrorStream(true)
                .start();
        assertThat(program.waitFor(1, TimeUnit.MINUTES)).isTrue();
        return Files.readString(out.toPath());
    }

    private static String truth(Problem problem, String input) throws IOException {
        var out = new ByteArrayOutputStream();
        Judge.answer(problem, new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), out, Limits.DEFAULT);
        return out.toString(StandardCharsets.UTF_8);
    }

    private static String sample(Problem problem, int seed) {
        var random = new SplittableRandom(seed);
        var sampler = new Sampler(problem);
        var units = new ArrayList<Unit>();
        long cases = Math.min(sampler.mostCases(), 40);
        for (long i = 0; i < cases; i++) {
            var first = units.isEmpty() ? null : units.getFirst();
            double size = (i + 1.0) / cases / seed;
            var unit = first == null ? sampler.random(random, size, 20) : sampler.randomBeside(first, random, size, 20);
            if (unit != null && (units.isEmpty() || sampler.together(units.getFirst(), unit))) units.add(unit);
        }
        return sampler.text(units);
    }

    @ParameterizedTest
    @CsvSource({
        "POJ1067,CPP",
        "HDU1536,CPP",
        "HDU2177,CPP",
        "POJ3710,CPP",
        "ABC255G,CPP",
        "LibraryChecker-nim_product_64,CPP",
        "HDU2176,JAVA",
        "LuoguP2575,JAVA",
        "CF919F,JAVA",
        "CodinGame-misere-nim,JAVA",
        "Timus1180,JAVA",
        "HDU1848,PYTHON",
        "HDU3537,PYTHON",
        "LuoguP3235,PYTHON",
        "POJ2425,PYTHON",
        "LeetCode294,PYTHON",
        "PE306,PYTHON"
    })
    void whatIsPrintedAgreesWithTheJudge(String name, Target target) throws IOException, InterruptedException {
        var problem = Problems.find(name);
        var command = built(
                target,
                new Emitter(target == Target.JAVA).problem(problem, target).code());
        for (int seed = 1; seed <= 3; seed++) {
            var input = sample(problem, seed);
            assertThat(run(command, input)).as(input).isEqualTo(truth(problem, input));
        }
    }

    @ParameterizedTest
    @EnumSource
    void programsForRulesTellTheWinner(Target target) throws IOException, InterruptedException {
        var code = emit("take {1,3,4}", "--to", target.id());
        assertThat(run(built(target, code), "7\r\n8 \n\n  2 9 7\n1 3")).isEqualTo("second\nfirst\nsecond\nsecond\n");
    }

    @ParameterizedTest
    @EnumSource
    void wythoffHoldsWhereADoubleIsWrong(Target target) throws IOException, InterruptedException {
        var code = emit("wythoff", "--to", target.id());
        assertThat(run(
                        built(target, code),
                        "165580140 267914295\n267914296 165580141\n1100087778366101931 1779979416004714189\n0 0\n"))
                .isEqualTo("second\nfirst\nsecond\nsecond\n");
    }

    private static String emit(String... words) {
        var line = new ArrayList<>(List.of("emit"));
        line.addAll(List.of(words));
        var ran = Ran.run("", line.toArray(String[]::new));
        assertThat(ran.status()).as(ran.err()).isZero();
        return ran.out();
    }

    @Test
    void everyProblemIsPrintedInEveryLanguage() {
        for (boolean chinese : new boolean[] {false, true}) {
            var emitter = new Emitter(chinese);
            for (var problem : Problems.all())
                for (var target : Target.values()) {
                    var emitted = emitter.problem(problem, target);
                    assertThat(emitted.code()).as(problem.id()).endsWith("\n").doesNotContain("= later");
                    assertThat(emitted.method()).isNotEmpty();
                    assertThat(emitted.cost()).as(problem.id()).isNotEmpty();
                }
        }
    }

    @Test
    void commentsAreInTheLanguageAskedFor() {
        assertThat(emit("HDU2147", "--to", "python", "--lang", "zh")).contains("# 代价：");
        assertThat(emit("HDU2147", "--to", "python", "--lang", "en")).contains("# Cost:");
    }

    @Test
    void theoremsAreCitedInTheLanguageAskedFor() {
        for (var name : List.of("HDU1564", "POJ3710", "HDU3595", "CF919F", "AcWing892", "0.77")) {
            var ran = Ran.run("", "emit", name, "--to", "cpp", "--lang", "zh");
            assertThat(ran.status()).as(name).isZero();
            assertThat(ran.out().lines().filter(line -> line.startsWith("// 依据")))
                    .isNotEmpty()
                    .noneMatch(line -> line.matches(".*\\b[a-z]{3,}[ ,:]+[a-z]{3,}.*"));
        }
        assertThat(Ran.run("", "emit", "HDU1564", "--to", "cpp", "--lang", "zh").out())
                .contains("依据：用多米诺骨牌作完美匹配");
        assertThat(Ran.run("", "emit", "0.77", "--to", "cpp", "--lang", "zh").out())
                .contains("依据：Guy 与 Smith 1956");
    }

    @Test
    void aProblemOfAUsersOwnIsPrinted() throws IOException {
        var file = Files.writeString(folder.resolve("my.problem"), """
                problem   my
                input     T, T times { n m }
                rules     bash[$m]
                position  $n
                win       first
                lose      second
                """);
        assertThat(emit(file.toString(), "--to", "cpp")).contains("n % (m + 1) != 0");
    }

    /// What would be code, or would take a line of code away, if it left its comment or its quotes.
    private static final List<String> HOSTILE = List.of(
            "a \\u000aint evil = 1 +; //",
            "coding: rot13",
            "a \\",
            "a \\uuu000d}}}}",
            "a ??/",
            "a \\\\u000a int evil;",
            "-*- coding=utf_16 -*-",
            "a \\   ",
            "a */ int evil; /*",
            "a \"\"\" + evil() + '''",
            "a \u2028 evil( \u0085 \f evil \u202e",
            "a {evil} %s %n {{evil}} \\N{EVIL} \\x41 \\7");

    @ParameterizedTest
    @EnumSource(Target.class)
    void noTitleLeavesItsComment(Target target) throws IOException, InterruptedException {
        for (int i = 0; i < HOSTILE.size(); i += 2) {
            var file =
                    Files.writeString(folder.resolve("my.problem"), """
                    problem   my
                    title     %s
                    about     %s
                    input     T, T times { n m }
                    rules     bash[$m]
                    position  $n
                    win       first
                    lose      second
                    """.formatted(HOSTILE.get(i), HOSTILE.get(i + 1)));
            var code = emit(file.toString(), "--to", target.id());
            assertThat(run(built(target, code), "2\n23 2\n4 3\n")).as(code).isIn("first\nsecond\n", "first\nsecond");
        }
    }

    @ParameterizedTest
    @EnumSource(Target.class)
    void noAnswerLeavesItsQuotes(Target target) throws IOException, InterruptedException {
        var file = Files.writeString(folder.resolve("my.problem"), """
                problem   my
                input     n m
                rules     bash[$m]
                position  $n
                win       %s.
                lose      second
                """.formatted(String.join(" | ", HOSTILE)));
        var input = "23 2\n";
        var judged = Ran.run(input, "judge", file.toString());
        assertThat(judged.status()).as(judged.err()).isZero();
        var code = emit(file.toString(), "--to", target.id());
        assertThat(run(built(target, code), input).strip())
                .as(code)
                .isEqualTo(judged.out().strip());
    }

    @ParameterizedTest
    @ValueSource(strings = {"hackenbush", "connect-four", "chomp", "misere kayles", "3 players: take 1"})
    void rulesWithoutAMethodAreRefused(String rules) {
        assertThat(Ran.run("", "emit", rules, "--to", "cpp").status()).isEqualTo(Command.LIMIT_REACHED);
    }

    @Test
    void badWordsAreExplained() {
        assertThat(Ran.run("", "emit", "HDU1846", "--to", "cobol").status()).isEqualTo(Command.BAD_INPUT);
        assertThat(Ran.run("", "emit").status()).isEqualTo(Command.BAD_INPUT);
        assertThat(Ran.run("", "emit", "take {1,,2}").status()).isEqualTo(Command.BAD_INPUT);
    }

    @Test
    void jsonHasTheProgramAndWhatIsKnownOfIt() {
        assertThat(emit("HDU1846", "--to", "java", "--json"))
                .contains(
                        "\"language\":\"java\"",
                        "\"method\":\"bash\"",
                        "\"evidence\":\"Bachet 1612\"",
                        "\"cost\":",
                        "\"code\":");
    }
}
