package grundy.contest.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.contest.problem.CaseValue;
import grundy.contest.problem.FormulaParser;
import grundy.contest.problem.JudgeException;
import grundy.contest.problem.Problem;
import grundy.contest.problem.ProblemCase;
import grundy.limit.Limits;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.json.JsonMapper;

/// The cases collected from the judges' statements (samples read there, or checked by brute force), in cases.jsonl.
class JudgeCasesTest {
    /// The same problems at another judge have the cases.
    private static final Set<String> TWINS = Set.of("HDU1524", "HDU1525", "POJ2505", "POJ2960");

    record Sample(String id, String input, String output) {
        @Override
        public String toString() {
            return id;
        }
    }

    static List<Sample> samples() throws IOException {
        try (var stream = JudgeCasesTest.class.getResourceAsStream("/grundy/judge/cases.jsonl")) {
            var mapper = JsonMapper.builder().build();
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(mapper::readTree)
                    .map(node -> new Sample(
                            node.get("id").asString(),
                            node.get("input").asString(),
                            node.get("output").asString()))
                    .toList();
        }
    }

    static String answer(String id, String input) {
        try {
            return answer(Problems.find(id), input);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    static String answer(Problem problem, String input) throws IOException {
        var output = new ByteArrayOutputStream();
        Judge.answer(problem, new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), output, Limits.DEFAULT);
        return output.toString(StandardCharsets.UTF_8);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("samples")
    void answersAsTheJudgeDoes(Sample sample) {
        assertThat(answer(sample.id, sample.input)).isEqualTo(sample.output);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("samples")
    void blanksAndLineEndsDoNotMatter(Sample sample) {
        assertThat(answer(sample.id, sample.input.stripTrailing())).isEqualTo(sample.output);
        assertThat(answer(sample.id, sample.input.replace("\n", " \r\n"))).isEqualTo(sample.output);
        assertThat(answer(sample.id, "\uFEFF\n" + sample.input + "\n\n")).isEqualTo(sample.output);
    }

    static List<String> problems() {
        return Problems.all().stream().map(Problem::id).toList();
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("problems")
    void everySmallInputThatTheLimitsAllowHasAnAnswer(String id) throws IOException {
        var problem = Problems.find(id);
        var sampler = new Sampler(problem);
        for (var unit : sampler.small(30)) {
            var input = sampler.text(List.of(unit));
            assertThatCode(() -> answer(problem, input)).as(input).doesNotThrowAnyException();
        }
    }

    @Test
    void everyProblemHasACase() throws IOException {
        var without = new TreeSet<>(problems());
        samples().forEach(sample -> without.remove(sample.id));
        assertThat(without)
                .as("The sample of a statement is a line of cases.jsonl, but for problems of two judges")
                .isEqualTo(TWINS);
    }

    @Test
    void everyProblemSaysInBothLanguagesWhichGameItIsAndWhichTrapLiesInIt() {
        assertThat(Problems.all()).hasSizeGreaterThanOrEqualTo(92).allSatisfy(problem -> {
            assertThat(problem.title()).containsKeys("en", "zh");
            assertThat(problem.about()).containsKeys("en", "zh");
            assertThat(problem.trap()).containsKeys("en", "zh");
            assertThat(problem.family()).isNotEmpty();
            assertThat(problem.limits()).isNotEmpty();
            assertThat(problem.about().get("zh") + problem.trap().get("zh")).containsPattern("\\p{IsHan}");
            assertThat(problem.about().get("en") + problem.trap().get("en")).doesNotContainPattern("\\p{IsHan}");
        });
    }

    @Test
    void everyProblemSaysWhereItsFormComesFrom() {
        assertThat(Problems.all())
                .allSatisfy(problem ->
                        assertThat(problem.source()).as(problem.id()).matches("https?://\\S+\\.\\S+|AtCoder, .+"));
        assertThat(Problems.all().stream().map(Problem::source)).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @CsvSource({
        "hdu1846, HDU1846",
        "HDU 1846, HDU1846",
        "codeforces 1194d, CF1194D",
        "P2197, LuoguP2197",
        "洛谷P2197, LuoguP2197",
        "力扣292, LeetCode292",
        "leetcode 913, LeetCode913",
        "ABC 255 G, ABC255G",
        "arc091f, ARC091Fa",
        "Project Euler 301, PE301",
        "timus 1180, Timus1180"
    })
    void problemsAreFoundByTheirUsualNames(String name, String id) throws IOException {
        assertThat(Problems.find(name).id()).isEqualTo(id);
    }

    @Test
    void anUnknownNameIsRefusedWithASuggestion() {
        assertThatThrownBy(() -> Problems.find("HDU1845"))
                .isInstanceOf(JudgeException.class)
                .hasMessageContaining("HDU1846");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "HDU1846 | 2\\n23 2\\n4 x\\n | line 3, column 3: expected a whole number (m), found \"x\"",
                "HDU1846 | 2\\n23 2\\n | line 3, column 1: expected a whole number (n), found the end of the input",
                "HDU1846 | 1\\n23 2\\n5 5\\n | line 3, column 1: expected the end of the input",
                "POJ2234 | 2 3 -1\\n | line 1, column 5",
                "HDU1846 | 1\\n2.5 3\\n | found \"2.5\"",
                "HDU1536 | 2 0 3\\n1\\n1 5\\n0\\n | take {0, 3}",
                "POJ2234 | -3 1 2\\n | it cannot have -3 items",
                "LeetCode486 | [1,5,2\\n | line 1, column 1: expected a list such as [1,5,2] (nums), found \"[1,5,2\"",
                "LeetCode486 | [1 5]\\n | found \"1 5\"",
                "LeetCode913 | [[2],[0],[0]]]\\n | found \"]\"",
                "LeetCode913 | [[2],[0],[3]]\\n | there is no vertex 3; the last one is 2"
            })
    void brokenInputIsShownWithLineAndColumn(String id, String input, String message) {
        assertThatThrownBy(() -> answer(id, input.replace("\\n", "\n")))
                .isInstanceOf(JudgeException.class)
                .hasMessageContaining(message);
    }

    @ParameterizedTest
    @CsvSource({
        "2^3^2, 512",
        "2^2^2^2, 65536",
        "-2^2, -4",
        "(2^3)^2, 64",
        "1^10^7, 1",
        "0^10^7, 0",
        "(0-1)^10000001, -1",
        "0^0, 1"
    })
    void towersOfPowersAssociateToTheRight(String formula, long value) {
        assertThat(FormulaParser.parse(formula).of(new ProblemCase())).isEqualTo(CaseValue.WholeNumber.of(value));
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "POJ1067 | 165580140 267914295\\n165580141 267914296\\n0 0\\n0 1\\n | 0\\n1\\n0\\n1\\n",
                "HDU1907 | 5\\n1\\n0\\n2\\n0 1\\n3\\n0 0 0\\n4\\n0 1 1 0\\n0\\n | John\\nBrother\\nJohn\\nJohn\\nJohn\\n",
                "HDU3537 | 3\\n5 5 5\\n2\\n7 7 | No\\nNo\\n",
                "LuoguP6487 | 1000000000000000 | 3\\n",
                "PE306 | 1000000 | 852938\\n",
                "PE301 | 1 | 2\\n",
                "PE301 | 60 | 4052739537881\\n",
                "HDU2149 | 1 1\\n5 5 | 1\\n5\\n",
                "HDU1517 | 1\\n9\\n10\\n18\\n19\\n4294967295 | "
                        + "Ollie wins.\\nStan wins.\\nOllie wins.\\nOllie wins.\\nStan wins.\\nStan wins.\\n",
                "CSES2207 | 4\\n1222\\n1223\\n1000000\\n1 | second\\nfirst\\nfirst\\nsecond\\n",
                "HDU3980 | 2\\n2 3\\n3 3 | Case #1: abcdxyzk\\nCase #2: aekdycoin\\n",
                "HDU2177 | 5 7\\n0 0 | 1\\n3 5\\n4 7\\n",
                "Timus1180 | 1000000000000000000000000000000000000000000000000 | 1\\n1\\n"
            })
    void theTrapsAreNotFallenInto(String id, String input, String output) {
        assertThat(answer(id, input.replace("\\n", "\n"))).isEqualTo(output.replace("\\n", "\n"));
    }
}
