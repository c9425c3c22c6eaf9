package grundy.contest.duel;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.contest.judge.Problems;
import grundy.limit.Limits;
import grundy.text.Block;
import grundy.text.Language;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DuelReportTest {
    private static String report(String output) throws IOException {
        var run = new ProgramRun(null, 0, false, output.getBytes(StandardCharsets.UTF_8), "", 1, 1);
        var difference = new Duel.Difference(RunEnding.PRESENTATION, List.of(), "1\n", "first\n", run);
        var report = new DuelReport(
                Problems.find("HDU1846"),
                List.of("program"),
                1,
                new RunAllowance(1_000, 64),
                new Duel.Tally(),
                difference,
                Language.EN,
                Limits.DEFAULT);
        return report.blocks().stream().map(Block::toString).collect(Collectors.joining("\n"));
    }

    @ParameterizedTest
    @ValueSource(ints = {2_001, 3_999, 4_001, 5_000, 1_000_000})
    void ofLongOutputTheTrueLengthIsReported(int length) throws IOException {
        assertThat(report("x".repeat(length)))
                .contains("(%d characters in all; --json has them.)".formatted(length))
                .contains("x".repeat(2_000) + "…")
                .doesNotContain("x".repeat(2_001));
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "💠", "\u0007"})
    void aTextOfTwoThousandCharactersIsShownWhole(String character) throws IOException {
        assertThat(report(character.repeat(2_000))).doesNotContain("…").doesNotContain("in all");
        assertThat(report(character.repeat(2_001)))
                .contains("(2001 characters in all")
                .doesNotContain("\u0007");
    }
}
