package grundy.solve.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.finding.CodeChunks;
import grundy.finding.ExtendibleSequence;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.limit.MemoryLedger;
import grundy.question.LongRunQuestion;
import grundy.question.SequenceQuestion;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.catalogue.PrefixedRules;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LongSequencesTest {
    private static Optional<ExtendibleSequence> run(PrefixedRules game, CodeChunks chunks, Limits limits) {
        return new Solver(limits)
                .solve(new LongRunQuestion(game.game().rules(), game.play(), chunks))
                .sequence();
    }

    private static PrefixedRules read(String rules) throws SyntaxException {
        return new RuleLanguage(Catalogue.builtIn()).rules(Source.of(rules));
    }

    /// The values are those of the short way, in whatever steps they are worked out, and also where one goes on.
    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "take {1,3,4}",
                "take {2,5,9}",
                "misere take {3,7}",
                "take any",
                "0.3033[3]",
                "take at most half",
                "misere take at most half",
                "take at most third",
                "misere take at most n/7",
                "take squares",
                "misere take cubes",
                "take triangular",
                "take divisors",
                "misere take divisors",
                "take {64,101,200}",
                "misere take {64,65,201}",
                "0.137",
                "kayles",
                "4.007",
                "lasker",
                "0.8",
                "0.F",
                "0.2048",
                "0.006",
                "0.165",
                "(n): (n - 1) | (n - 2) where n mod 3 == 0",
                "(n): (i) + (j) where i + j == n and i != j and i > 0 and j > 0"
            })
    void hasTheValuesOfTheShortWay(String rules) throws SyntaxException {
        var game = read(rules);
        var expected = new Solver(Limits.DEFAULT).solve(new SequenceQuestion(game.game(), game.play(), 700));
        var chunks = CodeChunks.inMemory(MemoryLedger.PROCESS);
        var sequence = run(game, chunks, Limits.DEFAULT).orElseThrow();
        for (int to = 1; to < 400; to += 1 + to / 3) {
            sequence.extend(to);
            assertThat(sequence.length()).isGreaterThanOrEqualTo(to);
            assertThat(sequence.period().map(found -> found.verifiedTo() < sequence.length()))
                    .isNotEqualTo(Optional.of(false));
        }
        var resumed = new Solver(Limits.DEFAULT)
                .solve(new LongRunQuestion(
                        game.game().rules(), game.play(), chunks, sequence.length(), sequence.coding()))
                .sequence()
                .orElseThrow();
        assertThat(resumed.engine()).isEqualTo(sequence.engine());
        assertThat(resumed.period()).isEqualTo(sequence.period());
        resumed.extend(701);
        for (int heap = 0; heap <= 700; heap++)
            assertThat(resumed.value(heap)).as("heap %d", heap).isEqualTo(expected.values()[heap]);
        var proved = expected.period().filter(period -> period.isProved());
        assertThat(resumed.period().map(found -> found.period())).isEqualTo(proved.map(found -> found.period()));
        assertThat(resumed.period().map(found -> found.preperiod())).isEqualTo(proved.map(found -> found.preperiod()));
    }

    @Test
    void goesOnByAProvedPeriodFarBeyondTheTable() throws SyntaxException {
        var game = read("take {1,3,4}");
        var limits = Limits.DEFAULT.withPositions(5_000);
        var sequence =
                run(game, CodeChunks.inMemory(MemoryLedger.PROCESS), limits).orElseThrow();
        sequence.extend(3_000_000);
        int[] period = {0, 1, 0, 1, 2, 3, 2};
        for (long heap = 0; heap < 3_000_000; heap += 997)
            assertThat(sequence.value(heap)).isEqualTo(period[(int) (heap % 7)]);
    }

    @Test
    void whatWasWorkedOutStaysWhenALimitIsReached() throws SyntaxException {
        var game = read("take squares");
        var limits = Limits.DEFAULT.withPositions(5_000);
        var sequence =
                run(game, CodeChunks.inMemory(MemoryLedger.PROCESS), limits).orElseThrow();
        assertThatThrownBy(() -> sequence.extend(1_000_000)).isInstanceOf(LimitException.class);
        assertThat(sequence.length()).isEqualTo(5_000);
        assertThat(sequence.value(4)).isEqualTo(2);
    }

    @Test
    void saysWhatIsNoGameOfSingleHeaps() throws SyntaxException {
        var game = read("wythoff");
        assertThat(run(game, CodeChunks.inMemory(MemoryLedger.PROCESS), Limits.DEFAULT))
                .isEmpty();
    }
}
