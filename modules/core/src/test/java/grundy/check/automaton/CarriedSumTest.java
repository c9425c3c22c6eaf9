package grundy.check.automaton;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.automaton.CarriedSum.EarlyTruth;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What is known of a sum while its words are read holds of all words of up to 40 digits, by their least
/// and greatest sums.
@EveryTurn
class CarriedSumTest {
    private static final int LONGEST = 40;
    private static final long MOST = 1L << 44;
    private static final long NONE = Long.MAX_VALUE;

    /// An automaton that reads one word, mostly with few accepting states.
    static Automaton random(Random random, int digits) {
        int states = 1 + random.nextInt(4);
        var targets = new ArrayList<int[]>();
        var accepting = new boolean[states + 1];
        for (int state = 0; state < states; state++) {
            int same = random.nextInt(states);
            boolean isSame = random.nextInt(4) == 0;
            var next = new int[digits];
            for (int digit = 0; digit < digits; digit++)
                next[digit] = isSame ? same : random.nextInt(5) < 2 ? states : random.nextInt(states);
            targets.add(next);
            accepting[state] = random.nextInt(3) > 0;
        }
        var end = new int[digits];
        Arrays.fill(end, states);
        targets.add(end);
        return Automaton.complete(1, digits, targets, accepting);
    }

    private static long[] weights(NumerationSystem system) {
        return system.weights(LONGEST + 10).stream()
                .mapToLong(BigInteger::longValueExact)
                .toArray();
    }

    private static long owed(int[] vector, long[] weights, int n) {
        long owed = 0;
        for (int j = 0; j < vector.length; j++) owed += vector[j] * weights[n + j];
        return owed;
    }

    /// @return the least of the sums of words that are accepted, by their length and the state before them
    private static long[][] least(Automaton set, long[] weights, int factor) {
        var least = new long[LONGEST + 1][set.states()];
        for (int length = 0; length <= LONGEST; length++)
            for (int state = 0; state < set.states(); state++) {
                least[length][state] = length == 0 && set.accepts(state) ? 0 : NONE;
                if (length == 0) continue;
                for (int i = 0; i < set.symbols()[state].length; i++) {
                    long rest = least[length - 1][set.targets()[state][i]];
                    if (rest == NONE) continue;
                    long sum = factor * set.symbols()[state][i] * weights[length - 1] + rest;
                    least[length][state] = Math.min(least[length][state], sum);
                }
            }
        return least;
    }

    @ParameterizedTest
    @ValueSource(strings = {"fibonacci", "base-2", "tribonacci", "linear-2-1"})
    void whatIsKnownHoldsOfAllThatMayFollow(String name) {
        var system = NumerationSystem.find(name).orElseThrow();
        var weights = weights(system);
        int degree = system.coefficients().size();
        var random = CaseCount.random(61);
        int decided = 0;
        int missed = 0;
        for (int draw = 0; draw < CaseCount.of(2_400); draw++) {
            var set = random(random, system.digits());
            int[] factors = {random.nextInt(7) - 3, random.nextInt(7) - 3};
            // A large one hides for short words what long ones come to.
            long constant = (random.nextInt(9) - 4) * (draw % 2 == 0 ? 1 : weights[10 + random.nextInt(20)]);
            boolean equal = random.nextInt(3) == 0;
            CarriedSum sum;
            try {
                sum = new CarriedSum(system, factors, constant, equal, set);
            } catch (TooLargeException _) {
                continue;
            }
            var least = least(set, weights, factors[1]);
            var greatest = least(set, weights, -factors[1]);
            for (int each = 0; each < 20; each++) {
                int far = each % 2 == 0 ? 5 : 1;
                var vector = random.ints(degree, -far, far + 1).toArray();
                for (int state = 0; state < set.states(); state++) {
                    boolean above = true;
                    boolean below = true;
                    boolean notAbove = true;
                    boolean notBelow = true;
                    boolean any = false;
                    for (int n = 0; n <= LONGEST; n++) {
                        if (least[n][state] == NONE) continue;
                        any = true;
                        long owed = owed(vector, weights, n) + constant;
                        long lowest = owed + Math.min(factors[0], 0) * (weights[n] - 1) + least[n][state];
                        long highest = owed + Math.max(factors[0], 0) * (weights[n] - 1) - greatest[n][state];
                        above &= lowest > 0;
                        below &= highest < 0;
                        notAbove &= highest <= 0;
                        notBelow &= lowest >= 0;
                    }
                    if (!any) continue;
                    boolean never = above || equal && below;
                    boolean always = notAbove && (!equal || notBelow);
                    var truth = sum.certainty(vector, 0, state);
                    var what = "%s, factors %d and %d, constant %d".formatted(name, factors[0], factors[1], constant);
                    if (truth == EarlyTruth.NEVER) assertThat(never).as(what).isTrue();
                    if (truth == EarlyTruth.ALWAYS) assertThat(always).as(what).isTrue();
                    if (never || always) decided++;
                    if ((never || always) && truth == EarlyTruth.OPEN) missed++;
                }
            }
        }
        assertThat(decided).isGreaterThan(CaseCount.least(8_000));
        assertThat(missed).as("%d decided", decided).isLessThan(2 * decided / 3);
    }

    /// Words of every length have digits of their own, so that short words may come to more than long ones.
    private static Automaton byLength(Random random, int digits) {
        int chain = random.nextInt(22);
        int shortest = random.nextBoolean() ? 0 : random.nextInt(chain + 1);
        var targets = new ArrayList<int[]>();
        var accepting = new boolean[chain + 3];
        for (int state = 0; state < chain + 2; state++) {
            var next = new int[digits];
            for (int digit = 0; digit < digits; digit++)
                next[digit] = random.nextInt(4) == 0 ? chain + 2 : Math.min(state + 1, chain + 1);
            targets.add(next);
            accepting[state] = state >= shortest && (state > chain || random.nextInt(3) > 0);
        }
        var end = new int[digits];
        Arrays.fill(end, chain + 2);
        targets.add(end);
        return Automaton.complete(1, digits, targets, accepting);
    }

    /// A vector of which so many places below is owed what the given one owes: what is owed stays small for long.
    private static int[] before(int[] vector, NumerationSystem system, int places) {
        var before = vector.clone();
        int degree = before.length;
        for (int place = 0; place < places; place++) {
            var next = new int[degree];
            next[degree - 1] = before[0] / system.coefficients().getLast();
            for (int j = 1; j < degree; j++)
                next[j - 1] =
                        before[j] - next[degree - 1] * system.coefficients().get(degree - 1 - j);
            before = next;
        }
        return before;
    }

    /// The least and the greatest sum of all words of a length.
    private record SumBounds(long lowest, long highest) {}

    private static List<Optional<SumBounds>> ends(
            int[] vector, long[] weights, int factor, long[][] least, long[][] greatest, int state) {
        var ends = new ArrayList<Optional<SumBounds>>();
        for (int n = 0; n <= LONGEST; n++) {
            long owed = owed(vector, weights, n);
            ends.add(
                    least[n][state] == NONE
                            ? Optional.empty()
                            : Optional.of(new SumBounds(
                                    owed + Math.min(factor, 0) * (weights[n] - 1) + least[n][state],
                                    owed + Math.max(factor, 0) * (weights[n] - 1) - greatest[n][state])));
        }
        return ends;
    }

    /// The constants are such that the least or the greatest sum of some length is 0 or beside it.
    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"fibonacci", "base-2", "tribonacci", "linear-2-1"})
    void whatIsKnownOfSumsThatComeCloseToZeroHolds(String name) {
        var system = NumerationSystem.find(name).orElseThrow();
        var weights = weights(system);
        int degree = system.coefficients().size();
        int places =
                (int) Arrays.stream(weights).filter(weight -> weight < 60_000).count();
        var random = CaseCount.random(64);
        int clear = 0;
        int told = 0;
        for (int draw = 0; draw < CaseCount.of(4_800); draw++) {
            var set = draw % 3 == 0 ? random(random, system.digits()) : byLength(random, system.digits());
            int[] factors = {random.nextInt(5) - 2, random.nextInt(5) - 2};
            boolean equal = random.nextBoolean();
            var least = least(set, weights, factors[1]);
            var greatest = least(set, weights, -factors[1]);
            var vector = random.ints(degree, -4, 5).toArray();
            if (degree > 1 && draw % 2 == 0) vector = before(vector, system, random.nextInt(places));
            int state = random.nextInt(3) > 0 ? 0 : random.nextInt(set.states());
            var ends = ends(vector, weights, factors[0], least, greatest, state);
            var known = ends.stream().flatMap(Optional::stream).toList();
            if (known.isEmpty()) continue;
            for (int each = 0; each < 8; each++) {
                long aim = aim(random, known, each);
                long constant = random.nextInt(3) - 1 - aim;
                if (Math.abs(constant) > MOST) continue;
                CarriedSum sum;
                try {
                    sum = new CarriedSum(system, factors, constant, equal, set);
                } catch (TooLargeException _) {
                    continue;
                }
                boolean above = known.stream().allMatch(end -> end.lowest + constant > 0);
                boolean below = known.stream().allMatch(end -> end.highest + constant < 0);
                boolean notAbove = known.stream().allMatch(end -> end.highest + constant <= 0);
                boolean notBelow = known.stream().allMatch(end -> end.lowest + constant >= 0);
                boolean never = above || equal && below;
                boolean always = notAbove && (!equal || notBelow);
                var says = sum.certainty(vector, 0, state);
                var what = "%s, factors %s, constant %d, owed %s"
                        .formatted(name, Arrays.toString(factors), constant, Arrays.toString(vector));
                if (says == EarlyTruth.NEVER) assertThat(never).as(what).isTrue();
                if (says == EarlyTruth.ALWAYS) assertThat(always).as(what).isTrue();
                if (!never && !always || !isClear(ends, weights, constant)) continue;
                clear++;
                if (says == (never ? EarlyTruth.NEVER : EarlyTruth.ALWAYS)) told++;
            }
        }
        assertThat(clear).isGreaterThan(CaseCount.least(800));
        assertThat(told).as("of %d", clear).isGreaterThan(clear * 19 / 20);
    }

    private static long aim(Random random, List<SumBounds> ends, int kind) {
        return switch (kind) {
            case 0, 1 -> ends.stream().mapToLong(SumBounds::lowest).min().orElseThrow();
            case 2, 3 -> ends.stream().mapToLong(SumBounds::highest).max().orElseThrow();
            case 4, 5 -> ends.get(random.nextInt(ends.size())).highest;
            default -> ends.get(random.nextInt(ends.size())).lowest;
        };
    }

    /// Whether the sums of long words grow away from 0.
    private static boolean isClear(List<Optional<SumBounds>> ends, long[] weights, long constant) {
        boolean up = true;
        boolean down = true;
        for (int n = 12; n <= LONGEST; n++) {
            var end = ends.get(n);
            if (end.isEmpty()) return false;
            up &= end.get().lowest + Math.min(constant, 0) > weights[n] / 2;
            down &= end.get().highest + Math.max(constant, 0) < -weights[n] / 2;
        }
        return up || down;
    }

    @ParameterizedTest
    @ValueSource(strings = {"fibonacci", "base-2", "tribonacci", "linear-2-1"})
    void whatIsOwedIsWhatTheDigitsBring(String name) {
        var system = NumerationSystem.find(name).orElseThrow();
        var weights = weights(system);
        int degree = system.coefficients().size();
        var random = CaseCount.random(62);
        for (int draw = 0; draw < CaseCount.of(800); draw++) {
            int[] factors = {random.nextInt(9) - 4, random.nextInt(9) - 4};
            long constant = random.nextInt(5) - 2;
            boolean equal = random.nextBoolean();
            var sum = new CarriedSum(system, factors, constant, equal, random(random, system.digits()));
            var vectors = new int[2 * degree];
            int length = 1 + random.nextInt(8);
            var brought = new long[6];
            for (int place = length - 1; place >= 0; place--) {
                var digits = random.ints(2, 0, system.digits()).toArray();
                sum.read(vectors, 0, digits, vectors, degree);
                System.arraycopy(vectors, degree, vectors, 0, degree);
                for (int n = 0; n < brought.length; n++)
                    brought[n] += (factors[0] * digits[0] + factors[1] * digits[1]) * weights[n + place];
            }
            var vector = Arrays.copyOf(vectors, degree);
            for (int n = 0; n < brought.length; n++)
                assertThat(owed(vector, weights, n)).as(name).isEqualTo(brought[n]);
            assertThat(sum.holds(vectors, 0))
                    .isEqualTo(equal ? brought[0] + constant == 0 : brought[0] + constant <= 0);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"fibonacci", "base-2", "tribonacci"})
    void weakerIsWhatHoldsWheneverTheOtherDoes(String name) {
        var system = NumerationSystem.find(name).orElseThrow();
        var weights = weights(system);
        int degree = system.coefficients().size();
        var random = CaseCount.random(63);
        int weaker = 0;
        for (int draw = 0; draw < CaseCount.of(4_000); draw++) {
            boolean equal = draw % 4 == 0;
            var sum = new CarriedSum(system, new int[] {1, -1}, 0, equal, random(random, system.digits()));
            var both = random.ints(2 * degree, -2, 3).toArray();
            var one = Arrays.copyOf(both, degree);
            var other = Arrays.copyOfRange(both, degree, 2 * degree);
            boolean expected = true;
            for (int n = 0; n < LONGEST; n++)
                expected &=
                        equal ? one[n % degree] == other[n % degree] : owed(one, weights, n) <= owed(other, weights, n);
            assertThat(sum.isWeaker(both, 0, both, degree))
                    .as("%s and %s", Arrays.toString(one), Arrays.toString(other))
                    .isEqualTo(expected);
            if (expected) weaker++;
        }
        assertThat(weaker).isGreaterThan(CaseCount.least(400));
    }

    /// Reads words of one digit that are longer than those whose sums are known exactly.
    private static Automaton longWords(int digit, int digits) {
        int chain = 17;
        var targets = new ArrayList<int[]>();
        for (int state = 0; state <= chain + 1; state++) {
            var next = new int[digits];
            Arrays.fill(next, chain + 1);
            if (state <= chain) next[digit] = Math.min(state + 1, chain);
            targets.add(next);
        }
        var accepting = new boolean[chain + 2];
        accepting[chain] = true;
        return Automaton.complete(1, digits, targets, accepting);
    }

    /// The words have 17 digits or more, all 1: the sum of the position x and the option y comes closest to
    /// 0 with 17.
    @ParameterizedTest
    @CsvSource({"0, 40", "0, 400", "-200, 400", "-40, 300"})
    void boundsOfLongWordsAreRightAndNotFarOff(int ofPosition, int ofOption) {
        var system = NumerationSystem.find("base-2").orElseThrow();
        var set = longWords(1, 2);
        long closest = (ofPosition + ofOption) * ((1L << 17) - 1);
        int spare = 32;
        for (int beside = -2 * spare; beside <= 2 * spare; beside++) {
            long constant = beside - closest;
            for (boolean equal : new boolean[] {false, true}) {
                var above = new CarriedSum(system, new int[] {ofPosition, ofOption}, constant, equal, set);
                var truth = above.certainty(new int[1], 0, 0);
                if (beside <= 0) assertThat(truth).as("%d", beside).isEqualTo(EarlyTruth.OPEN);
                if (beside > spare) assertThat(truth).as("%d", beside).isEqualTo(EarlyTruth.NEVER);
                var below = new CarriedSum(system, new int[] {-ofPosition, -ofOption}, -constant, equal, set);
                truth = below.certainty(new int[1], 0, 0);
                if (beside < 0 || equal && beside == 0)
                    assertThat(truth).as("%d", beside).isEqualTo(EarlyTruth.OPEN);
                if (beside > spare)
                    assertThat(truth).as("%d", beside).isEqualTo(equal ? EarlyTruth.NEVER : EarlyTruth.ALWAYS);
            }
        }
    }

    /// What is owed after 17 digits has the other sign than after more: only the constant makes up for it.
    @Test
    void whatIsOwedMayBeginWithTheOtherSign() {
        var system = NumerationSystem.find("fibonacci").orElseThrow();
        var weights = weights(system);
        var set = longWords(0, 2);
        int[] vector = before(new int[] {160, -90}, system, 17);
        assertThat(owed(vector, weights, 17)).isNegative();
        assertThat(owed(vector, weights, 18)).isPositive();
        var contrary = Arrays.stream(vector).map(each -> -each).toArray();
        int[] factors = {0, 1};
        for (boolean equal : new boolean[] {false, true}) {
            assertThat(new CarriedSum(system, factors, 1_000, equal, set).certainty(vector, 0, 0))
                    .isEqualTo(EarlyTruth.NEVER);
            assertThat(new CarriedSum(system, factors, -1_000, equal, set).certainty(contrary, 0, 0))
                    .isEqualTo(equal ? EarlyTruth.NEVER : EarlyTruth.ALWAYS);
        }
    }
}
