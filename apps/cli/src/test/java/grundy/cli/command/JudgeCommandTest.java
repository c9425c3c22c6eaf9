package grundy.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.cli.Ran;
import grundy.contest.judge.Judge;
import grundy.contest.judge.Problems;
import grundy.limit.Limits;
import grundy.text.DisplayWidth;
import grundy.text.Language;
import grundy.text.PhraseBook;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// `judge` and `duel` from the command line.
class JudgeCommandTest {
    @Test
    void answersInTheJudgesOwnFormat() {
        var ran = Ran.run("2\n23 2\n4 3\n", "judge", "HDU", "1846");
        assertThat(ran.out()).isEqualTo("first\nsecond\n");
        assertThat(ran.status()).isZero();
        assertThat(Ran.run("5 3\n", "judge", "POJ1067", "--json")
                        .json()
                        .get("output")
                        .asString())
                .isEqualTo("0\n");
    }

    @Test
    void brokenInputEndsWithStatusTwoBehindWhatWasAnswered() {
        var ran = Ran.run("2\n23 2\nx 3\n", "judge", "HDU1846");
        assertThat(ran.out()).isEqualTo("first");
        assertThat(ran.err()).contains("line 3, column 1");
        assertThat(ran.status()).isEqualTo(2);
        assertThat(Ran.run("", "judge", "HDU9999").status()).isEqualTo(2);
        assertThat(Ran.run("", "judge").status()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void theColumnsOfTheListAreStraight(String language) {
        var rows =
                Ran.run("", "judge", "--list", "--lang", language).out().lines().toList();
        var starts = rows.stream()
                .map(row -> Pattern.compile("(?<=\\S) {2,}(?=\\S)")
                        .matcher(row)
                        .results()
                        .map(gap -> DisplayWidth.of(row.substring(0, gap.end())))
                        .toList())
                .collect(Collectors.toSet());
        assertThat(rows).hasSizeGreaterThan(90);
        assertThat(starts).hasSize(1);
        assertThat(starts.iterator().next()).hasSize(3);
    }

    @Test
    void listsAndExplainsInBothLanguages() {
        assertThat(Ran.run("", "judge", "--list", "wythoff").out())
                .contains("POJ1067")
                .contains("0..1000000000");
        assertThat(Ran.run("", "judge", "--list", "--json").json().size()).isGreaterThanOrEqualTo(92);
        assertThat(Ran.run("", "judge", "POJ1067", "--explain").out()).contains("165580140");
        assertThat(Ran.run("", "judge", "POJ1067", "--explain", "--lang", "zh").out())
                .contains("威佐夫")
                .contains("陷阱");
        for (var problem : Ran.run("", "judge", "--list", "--json").json())
            assertThat(problem.get("family").asString()).satisfies(family -> {
                assertThat(PhraseBook.of(Language.ZH).knows("judge.family." + family))
                        .isTrue();
                assertThat(PhraseBook.of(Language.EN).knows("judge.family." + family))
                        .isTrue();
            });
    }

    private static String wrong(Path folder, String lines) throws Exception {
        var file = Files.writeString(folder.resolve("my.problem"), "problem my\n" + lines);
        var ran = Ran.run("5 2\n", "judge", file.toString());
        assertThat(ran.status()).isEqualTo(2);
        return ran.err();
    }

    @Test
    void mistakesInAProblemsFileAreSaidWithTheirLine(@TempDir Path folder) throws Exception {
        assertThat(wrong(folder, "input n k\nrules take 1..$m\nposition $n\n"))
                .contains("line 3: m is not defined here; known are case, k, n.");
        assertThat(wrong(folder, "input n k\nrules take 1..$k\nposition $n\nwin $cuont\n"))
                .contains("line 5: cuont is not defined here");
        assertThat(wrong(folder, "input n a[k]\nrules nim\nposition $a\n")).contains("line 2: k is not defined here");
        assertThat(wrong(folder, "input n n\nrules nim\nposition $n\n")).contains("line 2: the input names n twice");
        assertThat(wrong(folder, "input n k\nrules nim\nposition $n\npick last\nwin $take\n"))
                .contains("line 5: expected");
        assertThat(wrong(folder, "input n k\ncode nonsuch\n"))
                .contains("line 3:")
                .contains("tokens-on-graph");
        assertThat(wrong(folder, "input n k\nrules tke 1\nposition $n\n")).contains("my.problem, line 3: tke 1");
        assertThat(wrong(folder, "input n k\nrules take 1..3\nposition $(n / (k - k))\n"))
                .contains("line 4: division");
        assertThat(wrong(folder, "input n\nlet d = k + 1\nrules nim\nposition $d\n"))
                .contains("line 3: k is not defined here");
        assertThat(wrong(folder, "input n\nlet n = 1\nrules nim\nposition $n\n"))
                .contains("line 3: the input names n twice");
        assertThat(wrong(folder, "call bool f(int m)\ninput n\nrules nim\nposition $n\n"))
                .contains("line 2: \"bool f(int m)\" is not a method")
                .contains("(int n)");
        assertThat(wrong(folder, "call bool f(int n)\ninput n a[n]\nrules nim\nposition $a\n"))
                .contains("line 2: only numbers, words, lines and lists in brackets");
    }

    @Test
    void aProblemsFileMayBeginWithAByteOrderMarkButMustBeUtf8(@TempDir Path folder) throws Exception {
        var file = folder.resolve("my.problem");
        Files.writeString(file, "\uFEFFproblem my\r\ninput n\r\nrules nim\r\nposition $n\r\n");
        assertThat(Ran.run("5\n", "judge", file.toString()).out()).isEqualTo("win\n");
        Files.write(file, "problem my\ntitle \u00e9t\u00e9\n".getBytes(StandardCharsets.ISO_8859_1));
        var ran = Ran.run("5\n", "judge", file.toString());
        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err()).contains("my.problem is not a text in UTF-8");
    }

    @Test
    void aFileThatIsTooLongIsRefused(@TempDir Path folder) throws Exception {
        var file = Files.write(folder.resolve("my.problem"), new byte[(1 << 20) + 1]);
        var ran = Ran.run("", "judge", file.toString());
        assertThat(ran.status()).isEqualTo(3);
        assertThat(ran.err()).contains("my.problem holds more than 1 MB");
    }

    @Test
    void aProblemOfOnesOwnIsAFile(@TempDir Path folder) throws Exception {
        var file = Files.writeString(folder.resolve("my.problem"), """
                problem   my
                input     T, T times { n }
                rules     take {1,3,4}
                position  $n
                win       Yes $n
                lose      No
                """);
        assertThat(Ran.run("3\n2\n3\n7\n", "judge", file.toString()).out()).isEqualTo("No\nYes 3\nNo\n");
        Files.writeString(file, "problem my\ninput T times n\nrules nim\nposition $n\n");
        var ran = Ran.run("1\n", "judge", file.toString());
        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err()).contains("line 2").contains("^");
    }

    @Test
    void smallAndLargeCasesMayStandInAnyOrder(@TempDir Path folder) throws Exception {
        var file = Files.writeString(folder.resolve("my.problem"), """
                problem   my
                input     { a b } until end
                rules     (a, b): (a-k, b) | (a, b-k) | (a-k, b-k) | (a-4, b-3)
                position  $a $b
                win       won
                lose      lost
                """);
        var answers = Map.of("3 5\n", "lost\n", "1500 2000\n", "won\n", "2600 2600\n", "won\n");
        for (var first : answers.keySet())
            for (var second : answers.keySet())
                assertThat(Ran.run(first + second, "judge", file.toString()).out())
                        .as(first + second)
                        .isEqualTo(answers.get(first) + answers.get(second));
    }

    @Test
    void duelsRefuseWhatCannotBeRun() {
        assertThat(Ran.run("", "duel", "HDU1846").status()).isEqualTo(2);
        assertThat(Ran.run("", "duel", "HDU1846", "--", "./no-such-program").status())
                .isEqualTo(2);
        assertThat(Ran.run("", "duel", "--rules", "tke 3", "--", "true").status())
                .isEqualTo(2);
        assertThat(Ran.run("", "duel", "--", "true").status()).isEqualTo(2);
    }

    @Tag("slow")
    @Test
    void aDuelOfOnesOwnRulesTellsOfTheDifference() {
        var ran = Ran.run("", "duel", "--rules", "take 1..3", "--cases", "20", "--json", "--", "cat");
        assertThat(ran.status()).isEqualTo(1);
        assertThat(ran.json().get("result").asString()).isEqualTo("WA");
        assertThat(ran.json().get("expected").asString()).isEqualTo("second\n");
        assertThat(ran.json().get("input").asString()).isEqualTo("0\n");
    }

    @Test
    void atATerminalItSaysWhatToTypeAndHowToEnd() throws Exception {
        for (var problem : Problems.all())
            for (var language : Language.values())
                assertThat(JudgeCommand.typing(problem).in(language))
                        .as(problem.id())
                        .contains(problem.inputText())
                        .contains("Ctrl-D");
        assertThat(JudgeCommand.typing(Problems.find("poj1067")).in(Language.EN))
                .containsPattern("For example:\n\\d+ \\d+\n");
        assertThat(Ran.run("2 1\n", "judge", "poj1067").err()).isEmpty();
    }

    /// A terminal goes on after its end was typed.
    @Test
    void theEndOfTheInputIsAskedForOnce() throws Exception {
        var ends = new AtomicInteger();
        var input = new ByteArrayInputStream("3 4\n2 1\n".getBytes(StandardCharsets.UTF_8)) {
            @Override
            public synchronized int read(byte[] bytes, int from, int length) {
                int count = super.read(bytes, from, length);
                if (count < 0) ends.incrementAndGet();
                return count;
            }
        };
        Judge.answer(Problems.find("poj1067"), input, new ByteArrayOutputStream(), Limits.DEFAULT);
        assertThat(ends).hasValue(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"--sample", "--largest"})
    void aSampleIsADocumentWhereOneIsAskedFor(String which) {
        var text = Ran.command("judge", "", "HDU1846", which).out();
        var document = Ran.command("judge", "", "HDU1846", which, "--json").json();
        assertThat(document.get("problem").asString()).isEqualTo("HDU1846");
        assertThat(document.get("input").asString()).isEqualTo(text);
    }

    @Test
    void anEmptyListIsADocument() {
        assertThat(Ran.command("judge", "", "--list", "--json", "nothing at all")
                        .json())
                .isEmpty();
    }
}
