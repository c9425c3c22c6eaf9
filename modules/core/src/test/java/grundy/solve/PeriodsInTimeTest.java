package grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.Evidence;
import grundy.finding.CodeChunks;
import grundy.finding.ExtendibleSequence;
import grundy.limit.Limits;
import grundy.limit.MemoryLedger;
import grundy.question.LongRunQuestion;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.value.Play;
import java.lang.management.ManagementFactory;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Periods are told as soon as their theorem can prove them, and they are the least.
///
/// Source of the periods of octal codes: A. Gangolli and T. Plambeck, A note on periodicity in some octal games,
/// International Journal of Game Theory 18 (1989); A. Flammenkamp's tables of octal games.
class PeriodsInTimeTest {
    /// Heaps that an engine may work out at once.
    private static final long BLOCK = 1 << 11;

    private static ExtendibleSequence sequence(String rules) throws SyntaxException {
        var game = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(rules)).game();
        return new Solver(Limits.DEFAULT.withPositions(Integer.MAX_VALUE))
                .solve(new LongRunQuestion(game.rules(), Play.NORMAL, CodeChunks.inMemory(MemoryLedger.PROCESS)))
                .sequence()
                .orElseThrow();
    }

    private static Evidence.Period untilProved(ExtendibleSequence sequence, long most) {
        while (sequence.period().isEmpty() && sequence.length() < most)
            sequence.extend(sequence.length() + Math.max(64, sequence.length() / 200));
        return sequence.period().orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({
        "0.07, 53, 34",
        "0.137, 52, 34",
        "0.77, 71, 12",
        "0.156, 3479, 349",
        "0.356, 7315, 142",
        "0.644, 3256, 442",
        "0.165, 5181, 1550",
        "0.16, 105351, 149459",
    })
    @Tag("slow")
    void ofCodesWithPublishedPeriods(String rules, long preperiod, long period) throws SyntaxException {
        var sequence = sequence(rules);
        var found = untilProved(sequence, 2_000_000);
        assertThat(found.period()).isEqualTo(period);
        assertThat(found.preperiod()).isBetween(preperiod - 1, preperiod + 1);
        assertInTime(sequence, found);
        assertLeast(sequence, found);
    }

    @ParameterizedTest
    @CsvSource({
        "4.4",
        "4.5",
        "4.13",
        "4.156",
        "0.45",
        "0.3122",
        "'take {2, 5, 8}'",
        "'take {64, 100, 177}'",
        "'take {7, 300, 1001}'",
        "'take {9, 11, 20, 33, 50}'"
    })
    void ofOtherGames(String rules) throws SyntaxException {
        var sequence = sequence(rules);
        var found = untilProved(sequence, 100_000);
        assertInTime(sequence, found);
        assertLeast(sequence, found);
    }

    private static void assertInTime(ExtendibleSequence sequence, Evidence.Period found) {
        assertThat(found.isProved()).isTrue();
        assertThat(sequence.length()).isLessThanOrEqualTo((found.verifiedTo() + 1) * 102 / 100 + BLOCK);
    }

    /// Heap 0 may count to the period or not.
    private static void assertLeast(ExtendibleSequence sequence, Evidence.Period found) {
        long n0 = Math.max(1, found.preperiod());
        long p = found.period();
        sequence.extend(n0 + 2 * p);
        assertThat(LongStream.range(n0, n0 + p)
                        .allMatch(n -> sequence.value(n + p) == sequence.value(n) + found.saltus()))
                .isTrue();
        if (n0 > 1)
            assertThat(sequence.value(n0 - 1 + p)).isNotEqualTo((int) (sequence.value(n0 - 1) + found.saltus()));
        for (long part = 1; part < p; part++) {
            if (p % part != 0 || found.saltus() * part % p != 0) continue;
            long shorter = part;
            long saltus = found.saltus() * part / p;
            assertThat(LongStream.range(n0, n0 + p - part)
                            .allMatch(n -> sequence.value(n + shorter) == sequence.value(n) + saltus))
                    .as("period " + part)
                    .isFalse();
        }
    }

    /// Nothing is worked out beyond a period that is proved: copies cost a hundredth.
    @Tag("slow")
    @Test
    void theRestIsCopied() throws SyntaxException {
        var sequence = sequence("0.165");
        long begun = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        long needed = untilProved(sequence, 100_000).verifiedTo();
        long found = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        sequence.extend(20 * needed);
        long copied = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        assertThat(copied - found).isLessThan(4 * (found - begun));
    }
}
