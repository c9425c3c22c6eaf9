package grundy.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.cli.Programs;
import grundy.cli.Ran;
import grundy.contest.emit.Emitter;
import grundy.contest.judge.Judge;
import grundy.contest.judge.Problems;
import grundy.contest.judge.SampleCase;
import grundy.contest.judge.Sampler;
import grundy.contest.problem.Problem;
import grundy.contest.sketch.TargetLanguage;
import grundy.limit.Limits;
import grundy.testkit.CaseCount;
import grundy.testkit.DrawnCases;
import grundy.testkit.EveryTurn;
import grundy.text.PrintableText;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What `emit` prints is compiled where a compiler is installed, run, and compared with `judge`. All problems are
/// compared by bench/emit.sh; here some of each kind.
@Tag("slow")
@EveryTurn
class EmitCommandTest {
    @TempDir
    Path folder;

    private String run(TargetLanguage target, String code, String input)
            throws ReflectiveOperationException, IOException, InterruptedException {
        return new Programs(target, folder, List.of(code))
                .outputs(List.of(new Programs.Run(0, input)))
                .getFirst();
    }

    static String truth(Problem problem, String input) throws IOException {
        var out = new ByteArrayOutputStream();
        Judge.answer(problem, new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), out, Limits.DEFAULT);
        return out.toString(StandardCharsets.UTF_8);
    }

    static String sample(Problem problem, int seed) {
        var random = new SplittableRandom(seed);
        var sampler = new Sampler(problem);
        var units = new ArrayList<SampleCase>();
        long cases = Math.min(sampler.mostCases(), 40);
        for (long i = 0; i < cases; i++) {
            var first = units.isEmpty() ? null : units.getFirst();
            double size = (i + 1.0) / cases / seed;
            var unit = first == null ? sampler.random(random, size, 20) : sampler.randomBeside(first, random, size, 20);
            if (unit != null && (units.isEmpty() || sampler.together(units.getFirst(), unit))) units.add(unit);
        }
        return sampler.text(units);
    }

    private static final Map<TargetLanguage, List<String>> PROBLEMS = Map.of(
            TargetLanguage.CPP,
            List.of("POJ1067", "HDU1536", "HDU2177", "POJ3710", "ABC255G", "LibraryChecker-nim_product_64"),
            TargetLanguage.JAVA,
            List.of("HDU2176", "LuoguP2575", "CF919F", "CodinGame-misere-nim", "Timus1180"),
            TargetLanguage.PYTHON,
            List.of("HDU1848", "HDU3537", "LuoguP3235", "POJ2068", "POJ2425", "PE306"));

    @DrawnCases(oneIn = 12)
    @ParameterizedTest
    @EnumSource
    void whatIsPrintedAgreesWithTheJudge(TargetLanguage target)
            throws ReflectiveOperationException, IOException, InterruptedException {
        var emitter = new Emitter(target == TargetLanguage.JAVA);
        var problems = new ArrayList<Problem>();
        var codes = new ArrayList<String>();
        for (var name : PROBLEMS.getOrDefault(target, List.of())) {
            problems.add(Problems.find(name));
            codes.add(emitter.problem(problems.getLast(), target).code());
        }
        var programs = new Programs(target, folder, codes);
        var runs = new ArrayList<Programs.Run>();
        for (int i = 0; i < problems.size(); i++)
            for (int seed = 1; seed <= CaseCount.of(8); seed++)
                runs.add(new Programs.Run(i, sample(problems.get(i), seed)));
        var said = programs.outputs(runs);
        for (int i = 0; i < runs.size(); i++) {
            var problem = problems.get(runs.get(i).program());
            var input = runs.get(i).input();
            assertThat(said.get(i)).as(problem.id() + "\n" + input).isEqualTo(truth(problem, input));
        }
    }

    @DrawnCases
    @Test
    void aProgramInJavaIsOneFileAsAJudgeCompilesIt() throws IOException, InterruptedException {
        var source = Files.writeString(folder.resolve("Main.java"), emit("take {1,3,4}", "--to", "java"));
        var in = Files.writeString(folder.resolve("in"), "7\n8\n").toFile();
        var out = folder.resolve("out");
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var program = new ProcessBuilder(java, "-XX:TieredStopAtLevel=1", source.toString())
                .redirectInput(in)
                .redirectOutput(out.toFile())
                .redirectErrorStream(true)
                .start();
        assertThat(program.waitFor(1, TimeUnit.MINUTES)).isTrue();
        assertThat(Files.readString(out)).isEqualTo("second\nfirst\n");
    }

    @DrawnCases(oneIn = 2)
    @ParameterizedTest
    @EnumSource
    void programsForRulesTellTheWinner(TargetLanguage target)
            throws ReflectiveOperationException, IOException, InterruptedException {
        var programs = new Programs(
                target,
                folder,
                List.of(emit("take {1,3,4}", "--to", target.id()), emit("wythoff", "--to", target.id())));
        var whereADoubleIsWrong =
                "165580140 267914295\n267914296 165580141\n1100087778366101931 1779979416004714189\n0 0\n";
        assertThat(programs.outputs(List.of(
                        new Programs.Run(0, "7\r\n8 \n\n  2 9 7\n1 3"), new Programs.Run(1, whereADoubleIsWrong))))
                .containsExactly("second\nfirst\nsecond\nsecond\n", "second\nfirst\nsecond\nsecond\n");
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
                for (var target : TargetLanguage.values()) {
                    var program = emitter.problem(problem, target);
                    assertThat(program.code()).as(problem.id()).endsWith("\n").doesNotContain("= later");
                    assertThat(program.method()).isNotEmpty();
                    assertThat(program.cost()).as(problem.id()).isNotEmpty();
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

    @DrawnCases
    @ParameterizedTest
    @EnumSource
    void namesForFormulasAreWorkedOutWhereTheJudgeWorksThemOut(TargetLanguage target)
            throws ReflectiveOperationException, IOException, InterruptedException {
        var of = List.of("a[n]", "sum of n { b }");
        var let = List.of("low = sorted(a) - 1\nlet least = low[1]", "low = b - 1\nlet least = low");
        for (int i = 0; i < 2; i++) {
            var file = Files.writeString(folder.resolve("my.problem"), """
                    problem   my
                    input     T, T times { n, %s }
                    let       %s
                    when      least > 2
                    rules     take 1..3
                    position  $low
                    when      1 = 1
                    rules     nim
                    position  $low
                    win       first
                    lose      second
                    """.formatted(of.get(i), let.get(i)));
            var input = "3\n3\n4 6 9\n3\n1 4 6\n2\n5 5\n";
            var judged = Ran.run(input, "judge", file.toString());
            assertThat(judged.status()).as(judged.err()).isZero();
            var code = emit(file.toString(), "--to", target.id());
            assertThat(run(target, code, input)).as(code).isEqualTo(judged.out());
        }
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

    @DrawnCases(oneIn = 2)
    @ParameterizedTest
    @EnumSource(TargetLanguage.class)
    void noTitleLeavesItsComment(TargetLanguage target)
            throws ReflectiveOperationException, IOException, InterruptedException {
        var codes = new ArrayList<String>();
        var runs = new ArrayList<Programs.Run>();
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
            runs.add(new Programs.Run(codes.size(), "2\n23 2\n4 3\n"));
            codes.add(emit(file.toString(), "--to", target.id()));
        }
        assertThat(new Programs(target, folder, codes).outputs(runs))
                .allSatisfy(said -> assertThat(said).isIn("first\nsecond\n", "first\nsecond"));
    }

    @DrawnCases(oneIn = 4)
    @ParameterizedTest
    @EnumSource(TargetLanguage.class)
    void noAnswerLeavesItsQuotes(TargetLanguage target)
            throws ReflectiveOperationException, IOException, InterruptedException {
        var file = Files.writeString(folder.resolve("my.problem"), """
                problem   my
                input     n m
                rules     bash[$m]
                position  $n
                win       %s.
                lose      second
                """.formatted(HOSTILE.stream()
                .filter(text -> text.codePoints().allMatch(PrintableText::isSafe))
                .collect(Collectors.joining(" | "))));
        var input = "23 2\n";
        var judged = Ran.run(input, "judge", file.toString());
        assertThat(judged.status()).as(judged.err()).isZero();
        var code = emit(file.toString(), "--to", target.id());
        assertThat(run(target, code, input).strip())
                .as(code)
                .isEqualTo(judged.out().strip());
    }

    @DrawnCases(oneIn = 3)
    @ParameterizedTest
    @ValueSource(
            strings = {
                "hackenbush",
                "connect-four",
                "chomp",
                "short cram",
                "left take 1; right (n): (2*k) where k < n and k mod 3 = n mod 2"
            })
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
