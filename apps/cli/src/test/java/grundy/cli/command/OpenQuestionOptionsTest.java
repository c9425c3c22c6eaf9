package grundy.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.cli.CommandOptions;
import grundy.cli.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.Model.OptionSpec;

/// Every option of `solve`, where a number is left open: it changes the answer, writes a file, or is refused in
/// both languages. None is silently ignored, a new one neither.
class OpenQuestionOptionsTest {
    /// Numbers are tried one after the other.
    private static final List<String> QUESTION = List.of("solve", "left take 1..?; right take 2..9", "7");

    private static final List<String> SEVERAL_MOVES = List.of("solve", "nim 3 3 3 ?", "--want=N");

    private static final Set<String> FILES = Set.of("--certificate", "--svg", "--png");

    /// Two lines that differ in the option alone and have different answers.
    private record OptionPair(List<String> words, String one, String other) {}

    private static final Map<String, OptionPair> HONOURED = Map.of(
            "--json", new OptionPair(QUESTION, "--json", "--want=P"),
            "--help", new OptionPair(QUESTION, "--help", "--want=P"),
            "--lang", new OptionPair(QUESTION, "--lang=en", "--lang=zh"),
            "--color", new OptionPair(SEVERAL_MOVES, "--color=never", "--color=always"),
            "--want", new OptionPair(QUESTION, "--want=P", "--want=L"),
            "--from", new OptionPair(QUESTION, "--from=1", "--from=3"),
            "--moves", new OptionPair(SEVERAL_MOVES, "--moves=1", "--moves=3"),
            "--time", new OptionPair(QUESTION, "--time=0", "--time=60"),
            "--limit", new OptionPair(List.of("solve", "cram(3x3) + nim(?)"), "--limit=1", "--limit=10000"));

    private static List<String> names() {
        return CommandOptions.of("solve").map(OptionSpec::longestName).toList();
    }

    private static Ran run(List<String> words, String... more) {
        return Ran.run("", Stream.concat(words.stream(), Stream.of(more)).toArray(String[]::new));
    }

    @Test
    void eachOptionIsHonouredOrRefused() {
        var known = new ArrayList<>(HONOURED.keySet());
        known.addAll(FILES);
        known.addAll(OpenQuestionOutput.OF_A_POSITION);
        assertThat(names()).containsExactlyInAnyOrderElementsOf(known);
    }

    @Test
    void whatMeansNothingIsRefused() {
        CommandOptions.of("solve")
                .filter(option -> OpenQuestionOutput.OF_A_POSITION.contains(option.longestName()))
                .forEach(option -> {
                    var name = option.longestName();
                    var given = option.arity().max() == 0 ? name : name + "=1";
                    var english = run(QUESTION, given);
                    assertThat(english.status()).as(name).isEqualTo(2);
                    assertThat(english.err()).contains(name + " cannot be combined with a number that is left open");
                    assertThat(run(QUESTION, given, "--lang=zh").err()).contains(name + " 不能与待定的数（?）一起使用");
                });
    }

    @Test
    void whatIsHonouredChangesTheAnswer() {
        HONOURED.forEach((name, pair) -> {
            var other = run(pair.words(), pair.other());
            assertThat(other.status()).as(name + other.err()).isZero();
            assertThat(run(pair.words(), pair.one())).as(name).isNotEqualTo(other);
        });
    }

    @Test
    void filesAreWritten(@TempDir Path folder) throws IOException {
        for (var name : FILES) {
            var file = folder.resolve("answer" + name.replace("--", ".").replace("certificate", "json"));
            assertThat(run(SEVERAL_MOVES, name, file.toString()).status()).isZero();
            assertThat(Files.size(file)).as(name).isPositive();
        }
    }
}
