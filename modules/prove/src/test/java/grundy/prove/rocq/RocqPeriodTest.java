package grundy.prove.rocq;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.answer.NimSequence;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.question.SequenceQuestion;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.testkit.DrawnCases;
import grundy.value.Play;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Periods written for Rocq are accepted by it, and what was changed in them is refused.
@Tag("slow")
class RocqPeriodTest {
    private static final int HEAPS = 2_000;

    /// The library, compiled once.
    @TempDir
    private static Path folder;

    private static Rocq rocq;

    @BeforeAll
    static void library() throws IOException, SyntaxException, InterruptedException {
        rocq = Rocq.with(misere("take {1,3}"), folder);
    }

    private static NimSequence sequence(String text) throws SyntaxException {
        var game = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(text)).game();
        return new Solver(Limits.DEFAULT).solve(new SequenceQuestion(game, Play.NORMAL, HEAPS));
    }

    private static RocqExport export(String text) throws SyntaxException {
        var sequence = sequence(text);
        var rules = sequence.game().rules();
        return RocqPeriod.of(text, rules, sequence.period().orElseThrow(), sequence.values(), text);
    }

    private static RocqExport misere(String text) throws SyntaxException {
        var sequence = sequence(text);
        var rules = sequence.game().rules();
        return RocqPeriod.ofMisere(text, rules, sequence.period().orElseThrow(), sequence.values(), text);
    }

    @DrawnCases(oneIn = 32)
    @ParameterizedTest
    @ValueSource(
            strings = {
                "kayles",
                "0.137",
                "0.45",
                "0.B",
                "4.3",
                "take {2,5,7}",
                "take 1..3, 7",
                "take {3,5} or split",
                "take 1..4 then may split",
                "0.123",
                "take {4,10,12}"
            })
    void isAccepted(String rules) throws IOException, InterruptedException, SyntaxException {
        var said = rocq.checked(export(rules).theorem());
        assertThat(said.lines()).as(rules).containsOnly(Rocq.PROVED);
    }

    @DrawnCases(oneIn = 24)
    @ParameterizedTest
    @ValueSource(strings = {"take {1,3,4}", "take {2,5,7}", "take {4,10,12}", "take 2..5", "0.13", "0.3", "0.23"})
    void isAcceptedInMiserePlay(String rules) throws IOException, InterruptedException, SyntaxException {
        var said = rocq.checked(misere(rules).theorem());
        assertThat(said.lines()).as(rules).containsOnly(Rocq.PROVED);
    }

    /// Rocq reads no list of so many values at once.
    @Tag("thorough")
    @DrawnCases
    @Test
    void aLongListOfValuesIsAcceptedInBothPlays() throws IOException, InterruptedException, SyntaxException {
        var text = "take {31,77,500,1013,2333}";
        var game = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(text)).game();
        var sequence = new Solver(Limits.DEFAULT).solve(new SequenceQuestion(game, Play.NORMAL, 65_535));
        var period = sequence.period().orElseThrow();
        assertThat(period.preperiod() + period.period()).isGreaterThan(40_000);
        for (var export : List.of(
                RocqPeriod.of(text, game.rules(), period, sequence.values(), text),
                RocqPeriod.ofMisere(text, game.rules(), period, sequence.values(), text)))
            assertThat(rocq.checked(export.theorem()).lines()).containsOnly(Rocq.PROVED);
    }

    /// Heaps that spoil it, of which the misere quotients of Plambeck and Siegel tell, and heaps that are split.
    @ParameterizedTest
    @ValueSource(strings = {"0.123", "0.1033", "kayles", "0.137", "take {3,5} or split"})
    void whatIsNotAsNimInMiserePlayIsRefused(String rules) {
        assertThatThrownBy(() -> misere(rules)).isInstanceOf(LimitException.class);
    }

    /// Rocq itself looks at each heap.
    @DrawnCases
    @Test
    void aHeapThatSpoilsItIsRefusedByRocq() throws IOException, InterruptedException, SyntaxException {
        var wild = export("0.123").theorem().replace("Import Periods", "Import TamePeriods");
        wild = wild.substring(0, wild.indexOf("Theorem nim_values")).replace(": checked", ": tame_checked")
                + "Print Assumptions so_far.\n";
        assertThat(rocq.checked(wild)).contains("Error");
        var tame = misere("take {1,3,4}").theorem();
        assertThat(rocq.checked(tame.replace("[1; 3; 4]", "[1; 3]"))).contains("Error");
        assertThat(rocq.checked(tame.replace("0 7 (", "0 6 ("))).contains("Error");
    }

    /// A value, the period, its beginning, an amount, and a number of heaps that may be left.
    @DrawnCases(oneIn = 24)
    @ParameterizedTest
    @ValueSource(
            strings = {
                "[0; 1; 2; 3; 1; -> [0; 1; 2; 3; 0;",
                "1; 8; 2]. -> 1; 8; 1].",
                "71 12 -> 71 13",
                "71 12 -> 70 12",
                "[1; 2], [0; 1; 2] -> [1; 3], [0; 1; 2]",
                "[1; 2], [0; 1; 2] -> [1; 2], [0; 1]",
                "nim_sum (map g heaps) = 0 -> nim_sum (map g heaps) = 1",
                "g (n + 12) = g n -> g (n + 6) = g n"
            })
    void whatIsWrongIsRefused(String change) throws IOException, InterruptedException, SyntaxException {
        var text = export("kayles").theorem();
        var sides = change.split(" -> ");
        assertThat(text).contains(sides[0]);
        assertThat(rocq.checked(text.replace(sides[0], sides[1]))).as(change).contains("Error");
    }

    /// Values that grow, infinitely many amounts, and a period that is too long.
    @ParameterizedTest
    @ValueSource(strings = {"nim", "take odd"})
    void whatCannotBeSaidYetIsRefused(String rules) {
        assertThatThrownBy(() -> export(rules)).isInstanceOf(LimitException.class);
    }

    @Test
    void theRulesAreReadable() throws SyntaxException {
        assertThat(export("0.137").theorem()).contains("""
                  [([1], [0]%nat);
                   ([2], [0; 1]%nat);
                   ([3], [0; 1; 2]%nat)].
                """);
    }
}
