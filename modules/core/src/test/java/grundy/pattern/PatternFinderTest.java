package grundy.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.Limits;
import grundy.pattern.FittingFormula.Kind;
import grundy.pattern.InputTable.Reading;
import grundy.rules.Oracles;
import grundy.rules.formula.Evaluation;
import grundy.rules.language.formula.CatalogueClaim;
import grundy.rules.language.formula.ClaimParser;
import grundy.rules.notation.SyntaxException;
import grundy.testkit.CaseCount;
import grundy.testkit.DrawnCases;
import grundy.testkit.EveryTurn;
import grundy.testkit.HeapOracle;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.LongUnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Every kind of formula is found again in a table made from it and predicts what follows; rules are found
/// again from their values; what is called proved is right far beyond; and noise gives nothing.
@Tag("slow")
@EveryTurn
class PatternFinderTest {
    /// As many values by the definition as are quickly had.
    private static final int MOST = 260;

    private static InputTable table(int first, int length, LongUnaryOperator term) {
        var values = new long[length];
        for (int i = 0; i < length; i++) values[i] = term.applyAsLong(first + i);
        return new InputTable(first, values, Reading.VALUES);
    }

    private static InputTable outcomes(int length, LongUnaryOperator term) {
        return new InputTable(0, table(0, length, term).values(), Reading.OUTCOMES);
    }

    private static Pattern formulas(InputTable table) {
        return PatternFinder.of(table, List.of(), Limits.DEFAULT);
    }

    /// The best formula is of the kind, strong, and right for the next 300 heaps.
    private static FittingFormula found(Kind kind, InputTable table, LongUnaryOperator term) {
        var all = formulas(table).formulas().stream()
                .map(Pattern.FittedFormula::formula)
                .toList();
        var found = all.stream().filter(formula -> formula.kind() == kind).findFirst();
        assertThat(found).as("%s among %s", kind, all).isPresent();
        assertThat(found.get().isWeak(table)).as("weak: %s", found.get()).isFalse();
        for (long heap = found.get().from(); heap < table.end() + 300; heap++)
            assertThat(found.get().term().at(heap))
                    .as("%s at %d", found.get(), heap)
                    .hasValue(term.applyAsLong(heap));
        return found.get();
    }

    @Test
    void findsPeriodsAndTheirShortNames() {
        found(Kind.CONSTANT, table(0, 20, _ -> 3), _ -> 3);
        found(Kind.MODULAR, table(0, 40, n -> n % 7), n -> n % 7);
        found(Kind.PERIODIC, table(0, 40, n -> n % 7), n -> n % 7);
        assertThat(found(Kind.MODULAR, table(0, 60, n -> n % 15 / 4), n -> n % 15 / 4)
                        .claim())
                .isEqualTo("g = (n mod 15) / 4");
        found(Kind.LINEAR, table(0, 40, n -> (3 * n + 2) / 5), n -> (3 * n + 2) / 5);
        found(Kind.ARITHMETIC_PERIODIC, table(0, 40, n -> n / 4 * 3 + (n % 4 ^ 1)), n -> n / 4 * 3 + (n % 4 ^ 1));
    }

    @Test
    void findsAnyPeriodWithAnyPreperiod() {
        var random = CaseCount.random(1);
        for (int round = 0; round < CaseCount.of(200); round++) {
            int preperiod = random.nextInt(10);
            int period = 1 + random.nextInt(12);
            int saltus = random.nextInt(3);
            var begin = random.ints(preperiod + period, 0, 5).toArray();
            LongUnaryOperator term = n -> n < preperiod
                    ? begin[(int) n]
                    : begin[(int) (preperiod + (n - preperiod) % period)] + (n - preperiod) / period * saltus;
            var table = table(0, 3 * (preperiod + period) + 8, term);
            var best = formulas(table).formulas().getFirst().formula();
            assertThat(best.isWeak(table)).isFalse();
            for (long heap = best.from(); heap < 1000; heap++)
                assertThat(best.term().at(heap)).as("%s at %d", best, heap).hasValue(term.applyAsLong(heap));
        }
    }

    @Test
    void findsBitFormulas() {
        found(Kind.BITS, table(0, 64, Long::bitCount), Long::bitCount);
        found(Kind.BITS, table(0, 64, n -> n ^ n >> 1), n -> n ^ n >> 1);
        found(Kind.BITS, table(0, 64, n -> Long.bitCount(n) % 2), n -> Long.bitCount(n) % 2);
        found(Kind.BITS, table(0, 64, n -> Long.bitCount(n) % 3), n -> Long.bitCount(n) % 3);
        found(Kind.BITS, table(1, 64, n -> n - Long.highestOneBit(n)), n -> n - Long.highestOneBit(n));
        // n xor c is its own short name beside the period it has
        found(Kind.ARITHMETIC_PERIODIC, table(0, 64, n -> n ^ 5), n -> n ^ 5);
    }

    @Test
    void findsRulers() {
        found(Kind.RULER, table(1, 64, Long::numberOfTrailingZeros), Long::numberOfTrailingZeros);
        found(
                Kind.RULER,
                table(0, 64, n -> Long.numberOfTrailingZeros(n + 1) + 1),
                n -> Long.numberOfTrailingZeros(n + 1) + 1);
        found(Kind.RULER, table(1, 64, Long::lowestOneBit), Long::lowestOneBit);
        found(Kind.RULER, table(1, 64, n -> n / Long.lowestOneBit(n)), n -> n / Long.lowestOneBit(n));
        found(
                Kind.RULER,
                table(1, 200, n -> Long.numberOfTrailingZeros(n) % 2),
                n -> Long.numberOfTrailingZeros(n) % 2);
    }

    @Test
    void findsRootsAndDivisors() {
        found(Kind.ARITHMETIC, table(0, 80, HeapFunction::root), HeapFunction::root);
        found(
                Kind.ARITHMETIC,
                table(0, 80, n -> n - HeapFunction.root(n) * HeapFunction.root(n)),
                n -> n - HeapFunction.root(n) * HeapFunction.root(n));
        LongUnaryOperator square = n -> HeapFunction.root(n) * HeapFunction.root(n) == n ? 0 : 1;
        found(Kind.ARITHMETIC, outcomes(200, square), square);
    }

    @Test
    void findsBeattySequences() {
        for (var alpha : List.of(
                QuadraticIrrational.GOLDEN,
                QuadraticIrrational.GOLDEN_SQUARED,
                new QuadraticIrrational(0, 1, 2, 1),
                new QuadraticIrrational(2, 1, 2, 1),
                new QuadraticIrrational(-1, 1, 13, 2),
                new QuadraticIrrational(0, 1, 3, 1))) {
            var found = found(Kind.BEATTY, table(0, 150, alpha::floorTimes), alpha::floorTimes);
            assertThat(found.parameters()).containsEntry("alpha", alpha.toString());
            found(Kind.BEATTY, table(1, 150, n -> alpha.floorTimes(n) + 1), n -> alpha.floorTimes(n) + 1);
            var terms = new TreeSet<Long>();
            for (int k = 0; k < 1500; k++) terms.add(alpha.floorTimes(k));
            LongUnaryOperator lost = n -> terms.contains(n) ? 0 : 1;
            found(Kind.BEATTY, outcomes(400, lost), lost);
        }
    }

    @Test
    void floorsOfQuadraticIrrationalsAreExact() {
        var random = CaseCount.random(2);
        for (int round = 0; round < CaseCount.of(2000); round++) {
            long n = random.nextLong(1L << (1 + random.nextInt(32)));
            var alpha = new QuadraticIrrational(random.nextInt(20), 1 + random.nextInt(4), 13, 1 + random.nextInt(6));
            var under = new QuadraticIrrational(alpha.a() + 20, -alpha.b(), 13, alpha.c());
            var root = BigInteger.valueOf(alpha.b() * n)
                    .pow(2)
                    .multiply(BigInteger.valueOf(13))
                    .sqrt();
            var a = BigInteger.valueOf(alpha.a()).multiply(BigInteger.valueOf(n));
            assertThat(alpha.floorTimes(n))
                    .isEqualTo(a.add(root).divide(BigInteger.valueOf(alpha.c())).longValueExact());
            var over = BigInteger.valueOf(under.a())
                    .multiply(BigInteger.valueOf(n))
                    .subtract(root);
            if (n > 0) over = over.subtract(BigInteger.ONE);
            assertThat(under.floorTimes(n))
                    .isEqualTo(over.divide(BigInteger.valueOf(alpha.c())).longValueExact());
        }
    }

    @Test
    void findsAutomata() {
        // The word of paper folding, of Rudin and Shapiro, of Cantor, of the Zeckendorf forms that end in an even
        // number of zeros, and of the digit sum in base 3.
        LongUnaryOperator folding = n -> (n / Long.lowestOneBit(n) & 3) == 1 ? 2 : 1;
        found(Kind.AUTOMATIC, table(1, 600, folding), folding);
        LongUnaryOperator rudin = n -> Long.bitCount(n & n >> 1) % 2 + 1;
        found(Kind.AUTOMATIC, table(0, 600, rudin), rudin);
        LongUnaryOperator cantor = n -> Long.toString(n, 3).contains("1") ? 1 : 0;
        found(Kind.AUTOMATIC, table(0, 800, cantor), cantor);
        LongUnaryOperator digits =
                n -> Long.toString(n, 3).chars().map(c -> c - '0').sum() % 4;
        found(Kind.AUTOMATIC, table(0, 900, digits), digits);
        LongUnaryOperator fibonacci =
                n -> zeckendorf(n).endsWith("1") ? 2 : zeckendorf(n).endsWith("10") ? 1 : 0;
        found(Kind.AUTOMATIC, table(0, 900, fibonacci), fibonacci);
    }

    private static String zeckendorf(long number) {
        long small = 1;
        long large = 2;
        while (large <= number) {
            long next = small + large;
            small = large;
            large = next;
        }
        var text = new StringBuilder();
        for (long rest = number; small >= 1; ) {
            text.append(small <= rest ? '1' : '0');
            if (small <= rest) rest -= small;
            if (small == 1) break;
            long before = large - small;
            large = small;
            small = before;
        }
        return text.toString();
    }

    /// What a formula says in the language of claims is what it is.
    @Test
    void claimsSayWhatTheTermsDo() throws SyntaxException {
        var tables = List.of(
                table(0, 60, Long::bitCount),
                table(0, 60, n -> n % 15 / 4),
                table(0, 60, n -> (3 * n + 2) / 5),
                table(1, 60, n -> n / Long.lowestOneBit(n) + 2),
                table(0, 60, n -> (n + 1 ^ n + 1 >> 1) % 5),
                table(2, 60, n -> HeapFunction.root(n - 1) / 2),
                table(0, 60, QuadraticIrrational.GOLDEN_SQUARED::floorTimes),
                outcomes(90, n -> Long.bitCount(n + 1) == 1 ? 0 : 1),
                outcomes(90, n -> n % 7 == 0 || n % 7 == 2 ? 0 : 1),
                outcomes(90, n -> HeapFunction.root(8 * n + 1) * HeapFunction.root(8 * n + 1) == 8 * n + 1 ? 1 : 0));
        int compared = 0;
        for (var table : tables)
            for (var fitted : formulas(table).formulas()) {
                var formula = fitted.formula();
                if (formula.claim().isEmpty()) continue;
                var claim = ClaimParser.claim(formula.claim(), List.of("n"), Map.of());
                for (long heap = formula.from(); heap < 300; heap++) {
                    var at = Evaluation.of(List.of("n"), List.of(BigInteger.valueOf(heap)));
                    long says = formula.term().at(heap).orElseThrow();
                    switch (claim) {
                        case CatalogueClaim.Cold cold ->
                            assertThat(at.holds(cold.condition()))
                                    .as(formula.claim())
                                    .isEqualTo(says == 0);
                        case CatalogueClaim.Grundy grundy ->
                            assertThat(at.value(grundy.value()).longValueExact())
                                    .as(formula.claim())
                                    .isEqualTo(says);
                    }
                }
                compared++;
            }
        assertThat(compared).isGreaterThanOrEqualTo(tables.size());
    }

    @Test
    void noiseGivesNoFormula() {
        var random = CaseCount.random(3);
        for (int round = 0; round < CaseCount.of(200); round++) {
            int values = 2 + random.nextInt(4);
            var table = table(0, 60 + random.nextInt(200), _ -> random.nextInt(values));
            assertThat(formulas(table).formulas().stream()
                            .filter(each -> !each.formula().isWeak(table)))
                    .as(() -> Arrays.toString(table.values()))
                    .isEmpty();
        }
    }

    @Test
    void aPeriodThatIsHardlyRepeatedIsNoObservation() {
        var random = CaseCount.random(4);
        var period = random.ints(20, 0, 9).toArray();
        var pattern = formulas(table(0, 22, n -> period[(int) (n % 20)]));
        assertThat(pattern.formulas()).isEmpty();
        assertThat(pattern.shortPeriod()).isEqualTo(20);
    }

    private static int[] subtraction(Set<Integer> amounts, int length) {
        return HeapOracle.values(length, (heap, values, seen) -> {
            for (int amount : amounts) if (amount <= heap) seen.set(values[heap - amount]);
        });
    }

    /// By the definition, for codes of up to 4 digits.
    private static int[] code(String digits, int length) {
        return HeapOracle.values(length, (heap, values, seen) -> {
            for (int taken = 0; taken <= Math.min(heap, digits.length() - 1); taken++) {
                int digit = Character.digit(digits.charAt(taken), 16);
                int rest = heap - taken;
                if ((digit & 1) != 0 && rest == 0) seen.set(0);
                if ((digit & 2) != 0 && rest > 0) seen.set(values[rest]);
                for (int i = 1; (digit & 4) != 0 && i < rest; i++) seen.set(values[i] ^ values[rest - i]);
            }
        });
    }

    private static InputTable table(int[] values, int length, Reading reading) {
        var all = new long[length];
        for (int i = 0; i < length; i++) all[i] = reading == Reading.VALUES ? values[i] : Math.min(values[i], 1);
        return new InputTable(0, all, reading);
    }

    private static void matches(InputTable table, int[] truth) {
        var pattern = PatternFinder.of(table, Limits.DEFAULT);
        assertThat(pattern.rules()).isNotEmpty();
        for (var match : pattern.rules()) {
            assertThat(match.checked()).isEqualTo(table.length());
            for (int i = 0; i < Math.min(table.length(), match.farther().length); i++)
                assertThat(match.farther()[i]).as("%s at %d", match.text(), i).isEqualTo(table.values()[i]);
        }
        for (var fitted : pattern.formulas())
            for (var trial : fitted.trials()) {
                if (!trial.isProved()) continue;
                var far = Oracles.heapValues(trial.rules().game().rules(), Play.NORMAL, Math.min(truth.length, MOST));
                for (long heap = fitted.formula().from(); heap < far.length; heap++) {
                    long value = table.isOutcomes() ? Math.min(far[(int) heap], 1) : far[(int) heap];
                    assertThat(fitted.formula().term().at(heap))
                            .as(
                                    "%s for %s at %d",
                                    fitted.formula(), trial.rules().text(), heap)
                            .hasValue(value);
                }
            }
    }

    @DrawnCases(oneIn = 2)
    @ParameterizedTest
    @ValueSource(ints = {11, 12, 13})
    void findsSubtractionSetsAgain(int seed) {
        var random = CaseCount.random(seed);
        for (int round = 0; round < CaseCount.of(32); round++) {
            var amounts = new TreeSet<Integer>();
            int count = 1 + random.nextInt(6);
            for (int i = 0; i < count; i++) amounts.add(1 + random.nextInt(25));
            var values = subtraction(amounts, 3000);
            var reading = round % 4 == 0 ? Reading.OUTCOMES : Reading.VALUES;
            matches(table(values, 60 + random.nextInt(200), reading), values);
        }
    }

    @Test
    void findsOctalCodesAgain() {
        var random = CaseCount.random(21);
        for (int round = 0; round < CaseCount.of(16); round++) {
            var digits =
                    (random.nextInt(4) == 0 ? "4" : "0") + random.nextInt(8) + random.nextInt(8) + random.nextInt(8);
            var values = code(digits, 700);
            if (values[1] == 0 && values[2] == 0 && values[3] == 0) continue;
            var table = table(values, 40 + random.nextInt(100), Reading.VALUES);
            if (table.distinct() == 1) continue;
            matches(table, values);
        }
    }

    @Test
    void subtractAFactorialIsNotPeriodic() {
        var factorials = new TreeSet<>(List.of(1, 2, 6, 24, 120));
        var table = table(subtraction(factorials, 200), 200, Reading.VALUES);
        var pattern = PatternFinder.of(table, Limits.DEFAULT);
        assertThat(pattern.rules()).anyMatch(match -> match.names().contains("subtract-a-factorial"));
        var trials = pattern.formulas().getFirst().trials();
        assertThat(trials)
                .anyMatch(trial -> trial.rules().names().contains("subtract-a-factorial")
                        && trial.missedAt().orElse(0) == 5050
                        && !trial.isProved());
    }

    @DrawnCases
    @Test
    void knowsGamesOfTheCatalogue() {
        var misere = PatternFinder.of(outcomes(40, n -> n % 4 == 1 ? 0 : 1), Limits.DEFAULT);
        assertThat(misere.rules()).anyMatch(match -> match.text().equals("misere take 1..3"));
        var lost = new TreeSet<>(List.of(1L, 2L, 3L, 5L, 8L, 13L, 21L, 34L));
        var fibonacci = new long[34];
        for (int i = 0; i < fibonacci.length; i++) fibonacci[i] = lost.contains(i + 1L) ? 0 : 1;
        var nim = PatternFinder.of(new InputTable(1, fibonacci, Reading.POSITIONS), Limits.DEFAULT);
        assertThat(nim.rules()).anyMatch(match -> match.text().equals("fibonacci-nim"));
    }

    @Test
    void whatHadNoTimeToBeTriedIsNotDenied() {
        var table = table(0, 12, n -> n % 3);
        var cut = PatternFinder.of(table, Limits.DEFAULT.cancelledBy(() -> true));
        assertThat(cut.untried()).containsExactly(Pattern.UntriedReason.TIME);
        assertThat(cut.rules().getFirst().text()).isEqualTo("take 1..2");
        assertThat(PatternFinder.of(table, Limits.DEFAULT).untried()).isEmpty();
    }
}
