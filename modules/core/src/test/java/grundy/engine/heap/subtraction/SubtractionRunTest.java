package grundy.engine.heap.subtraction;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.Evidence;
import grundy.check.period.PeriodCheck;
import grundy.finding.CodeChunks;
import grundy.limit.Limits;
import grundy.limit.MemoryLedger;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.RuleTree.Term;
import grundy.rules.formula.AmountSets;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.testkit.HeapOracle;
import grundy.value.Play;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@EveryTurn
class SubtractionRunTest {
    private static final long SEED = 20261121;

    /// Ascending amounts, few or many, small or large.
    static long[] amounts(Random random) {
        int[] greatest = {6, 20, 70, 130, 300, 1000, 5000};
        int[] most = {3, 7, 15, 31, 63};
        int least = random.nextInt(3) == 0 ? 1 : 1 << random.nextInt(10);
        int range = greatest[random.nextInt(greatest.length)];
        int count = 1 + random.nextInt(most[random.nextInt(most.length)]);
        return random.ints(count, least, least + range)
                .sorted()
                .distinct()
                .asLongStream()
                .toArray();
    }

    private static TakeAndBreak take(long... amounts) {
        return new TakeAndBreak(List.of(new Term(AmountSets.of(amounts), 3)));
    }

    private static SubtractionRun run(TakeAndBreak rules, Play play, CodeChunks chunks, long done) {
        return SubtractionRun.of(rules, play, chunks, done, Limits.DEFAULT).orElseThrow();
    }

    private static int[] naive(TakeAndBreak rules, Play play, int end) {
        var amounts = new ArrayList<Amount>();
        for (var term : rules.terms())
            for (long amount : AmountSets.upTo(term.amounts(), end))
                if (amount > 0) amounts.add(new Amount((int) amount, term.parts()));
        return HeapOracle.values(end, play == Play.MISERE, (heap, values, seen) -> {
            for (var amount : amounts) {
                int left = heap - amount.amount;
                if (left > 0 && (amount.parts & 2) != 0 || left == 0 && (amount.parts & 1) != 0) seen.set(values[left]);
            }
        });
    }

    private record Amount(int amount, int parts) {}

    @Tag("slow")
    @Test
    void lanesAgreeWithTheDefinitionAndProveTheLeastPeriod() {
        var random = CaseCount.random(SEED);
        int proofs = 0;
        for (int game = 0; game < CaseCount.of(250); game++) {
            var rules = take(amounts(random));
            if (!SubtractionRun.isFor(TakingRules.of(rules).orElseThrow())) continue;
            for (var play : Play.values()) proofs += check(rules, play, 40_000, "game " + game + " " + rules);
        }
        assertThat(proofs).isGreaterThan(CaseCount.least(150));
    }

    /// Amounts of at least 64, of each number from 1 to 9: the loops of bytes and those next to them.
    @Tag("slow")
    @Test
    void everyNumberOfAmountsAgreesWithTheDefinitionWhetherCopiedOrWorkedOut() {
        var random = CaseCount.random(SEED);
        for (int game = 0; game < CaseCount.of(90); game++) {
            int range = random.nextBoolean() ? 100 : 3000;
            long[] amounts = random.ints(1 + game % 9, 64, 64 + range)
                    .sorted()
                    .distinct()
                    .asLongStream()
                    .toArray();
            int end = 20_011;
            int[] naive = naive(take(amounts), Play.NORMAL, end);
            for (boolean copies : new boolean[] {true, false}) {
                var run = run(take(amounts), Play.NORMAL, CodeChunks.inMemory(MemoryLedger.PROCESS), 0);
                if (!copies) run.stopCopying();
                run.extend(end);
                assertThat(Arrays.equals(run.values(end), naive))
                        .as("seed %d, game %d", SEED, game)
                        .isTrue();
            }
        }
    }

    @Tag("slow")
    @Test
    void ringsAgreeWithTheDefinition() {
        var random = CaseCount.random(SEED);
        for (int game = 0; game < CaseCount.of(15); game++) {
            int range = 200 + random.nextInt(4000);
            int count = range / 4 + 40;
            var amounts = random.ints(count, 1 + random.nextInt(9), range)
                    .sorted()
                    .distinct()
                    .filter(amount -> amount % 9 != 5)
                    .asLongStream()
                    .toArray();
            for (var play : Play.values()) check(take(amounts), play, 20_000, "game " + game);
        }
    }

    @Tag("slow")
    @Test
    void lastCountersMayBeTakenByOtherRules() {
        var random = CaseCount.random(SEED);
        for (int game = 0; game < CaseCount.of(200); game++) {
            var terms = new ArrayList<Term>();
            for (int parts = 1; parts <= 3; parts++)
                if (parts == 2 || random.nextBoolean()) terms.add(new Term(AmountSets.of(amounts(random)), parts));
            var rules = new TakeAndBreak(terms);
            if (SubtractionRun.isFor(TakingRules.of(rules).orElseThrow()))
                for (var play : Play.values()) check(rules, play, 30_000, "game " + game + " " + rules);
        }
    }

    /// @return 1 if a period is proved
    private static int check(TakeAndBreak rules, Play play, int end, String context) {
        int[] naive = naive(rules, play, end);
        var chunks = CodeChunks.inMemory(MemoryLedger.PROCESS);
        var run = run(rules, play, chunks, 0);
        run.extend(end);
        assertThat(run.length()).isGreaterThanOrEqualTo(end);
        assertThat(Arrays.equals(run.values(end), naive))
                .as(context + " " + play)
                .isTrue();
        var expected =
                least(naive, TakingRules.of(rules).orElseThrow().greatest().intValueExact());
        if (expected.isPresent() && expected.get().verifiedTo() + 1 < end * 0.95) {
            assertThat(run.period()).as(context + " " + play).isPresent();
            assertThat(run.period().get().period())
                    .as(context)
                    .isEqualTo(expected.get().period());
            assertThat(run.period().get().preperiod())
                    .as(context)
                    .isEqualTo(expected.get().preperiod());
            assertThat(run.period().get().verifiedTo())
                    .as(context)
                    .isEqualTo(expected.get().verifiedTo());
            assertThat(PeriodCheck.fault(rules, with(run.period().get(), play)))
                    .as(context)
                    .isEmpty();
        }
        for (int i = 0; i < 20; i++)
            assertThat(run.value((long) i * (end / 20))).isEqualTo(naive[i * (end / 20)]);
        int stop = 512 * (1 + end / 2 / 512);
        var again = run(rules, play, chunks, stop);
        again.extend(end);
        assertThat(Arrays.equals(again.values(end), naive))
                .as(context + " " + play + " resumed")
                .isTrue();
        assertThat(again.period()).isEqualTo(run.period());
        return run.period().isPresent() ? 1 : 0;
    }

    private static Evidence.Period with(Evidence.Period period, Play play) {
        assertThat(period.misere()).isEqualTo(play == Play.MISERE);
        return period;
    }

    /// The least period that the values show, if the theorem proves it.
    private static Optional<Evidence.Period> least(int[] values, int greatest) {
        for (int p = 1; p + greatest < values.length; p++) {
            int start = values.length - p;
            if (!Arrays.equals(values, start - greatest, start, values, start - greatest + p, values.length)) continue;
            while (start > 0 && values[start - 1] == values[start - 1 + p]) start--;
            long last = Math.max(start, 1) + greatest - 1L + p;
            if (last < values.length) return Optional.of(new Evidence.Period(start, p, 0, last, "", false));
        }
        return Optional.empty();
    }

    @Test
    void aPeriodIsFoundWithinTwoPerCentOfWhatItsTheoremNeeds() {
        var random = CaseCount.random(SEED);
        int found = 0;
        for (int game = 0; game < CaseCount.of(600); game++) {
            var amounts =
                    random.ints(3, 300, 5000).sorted().distinct().asLongStream().toArray();
            var run = run(take(amounts), Play.NORMAL, CodeChunks.inMemory(MemoryLedger.PROCESS), 0);
            run.seek(4_000_000);
            if (run.period().isEmpty()) continue;
            long needed = run.period().get().verifiedTo() + 1;
            if (needed < 60_000) continue;
            assertThat(run.length()).isLessThanOrEqualTo(needed + needed / 50);
            found++;
        }
        assertThat(found).isGreaterThan(CaseCount.least(40));
    }

    @Test
    void codesLieInChunksAsTheyAreRead() {
        var chunks = CodeChunks.inMemory(MemoryLedger.PROCESS);
        var rules = take(64, 100, 177);
        var run = run(rules, Play.NORMAL, chunks, 0);
        int end = 2 * CodeChunks.HEAPS + 1000;
        run.extend(end);
        int[] naive = naive(rules, Play.NORMAL, end);
        assertThat(run.coding().width()).isEqualTo(1);
        assertThat(run.coding().mask()).isZero();
        for (int heap = CodeChunks.HEAPS - 500; heap < CodeChunks.HEAPS + 500; heap++)
            assertThat((int) chunks.chunk(heap / CodeChunks.HEAPS, 1)
                            .get(ValueLayout.JAVA_BYTE, heap % CodeChunks.HEAPS))
                    .isEqualTo(naive[heap]);
        assertThat(Arrays.equals(run.values(end), naive)).isTrue();
    }
}
