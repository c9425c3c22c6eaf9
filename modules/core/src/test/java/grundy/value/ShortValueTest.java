package grundy.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.value.Value.Nimber;
import grundy.value.Value.Number;
import grundy.value.Value.NumberAndNimber;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Numbers and nimbers as values that add, against trees of options.
@EveryTurn
class ShortValueTest {
    private static final long SEED = 20261122;
    private static final List<ShortValue> SMALL = SmallGame.values(1, 2, 3).toList();

    private static ShortValue any(Random random) {
        var number = new Dyadic(BigInteger.valueOf(random.nextInt(-400, 400)), random.nextInt(7));
        var nimber = BigInteger.valueOf(random.nextInt(20));
        return switch (random.nextInt(3)) {
            case 0 -> new Nimber(nimber);
            case 1 -> new Number(number);
            default -> ShortValue.of(number, nimber);
        };
    }

    @Test
    void valuesFormAnOrderedGroup() {
        var random = CaseCount.random(SEED);
        for (int i = 0; i < CaseCount.of(20_000); i++) {
            var a = any(random);
            var b = any(random);
            var c = any(random);
            assertThat(a.plus(b)).isEqualTo(b.plus(a));
            same(a.plus(b).plus(c), a.plus(b.plus(c)));
            same(a.plus(ShortValue.ZERO), a);
            same(a.minus(a), ShortValue.ZERO);
            same(a.minus(b).plus(b), a);
            same(a.plus(b).negative(), a.negative().plus(b.negative()));
            assertThat(a.negative().negative()).isEqualTo(a);
            assertThat(a.minus(a).outcome()).isEqualTo(Outcome.P);
            assertThat(a.plus(c).comparedWith(b.plus(c))).isEqualTo(a.comparedWith(b));
            assertThat(b.comparedWith(a)).isEqualTo(mirrored(a.comparedWith(b)));
            assertThat(a.comparedWith(b) == Comparison.EQUAL)
                    .isEqualTo(TwoTerms.of(a).equals(TwoTerms.of(b)));
        }
    }

    private static void same(ShortValue a, ShortValue b) {
        assertThat(a.comparedWith(b)).as("%s and %s", a, b).isEqualTo(Comparison.EQUAL);
    }

    private static Comparison mirrored(Comparison comparison) {
        return switch (comparison) {
            case LESS -> Comparison.GREATER;
            case GREATER -> Comparison.LESS;
            case EQUAL, CONFUSED -> comparison;
        };
    }

    @Test
    void sumsAndOutcomesAgreeWithTheTreesOfTheirOptions() {
        for (var a : SMALL) {
            var tree = SmallGame.of(a);
            assertThat(a.outcome()).as("%s", a).isEqualTo(tree.outcome());
            assertThat(a.negative().outcome()).isEqualTo(tree.negative().outcome());
            for (var b : SMALL) {
                var other = SmallGame.of(b);
                assertThat(a.plus(b).outcome())
                        .as("%s + %s", a, b)
                        .isEqualTo(tree.plus(other).outcome());
                boolean less = tree.isAtMost(other);
                boolean more = other.isAtMost(tree);
                assertThat(a.comparedWith(b)).as("%s and %s", a, b).isEqualTo(comparison(less, more));
            }
        }
    }

    private static Comparison comparison(boolean less, boolean more) {
        if (less) return more ? Comparison.EQUAL : Comparison.LESS;
        return more ? Comparison.GREATER : Comparison.CONFUSED;
    }

    @Test
    void sumsOfThreeAgreeWithTheTreesOfTheirOptions() {
        var random = CaseCount.random(SEED);
        var few = SmallGame.values(1, 1, 3).toList();
        for (int i = 0; i < CaseCount.of(2_000); i++) {
            var a = few.get(random.nextInt(few.size()));
            var b = few.get(random.nextInt(few.size()));
            var c = few.get(random.nextInt(few.size()));
            var tree = SmallGame.of(a).plus(SmallGame.of(b)).plus(SmallGame.of(c));
            assertThat(a.plus(b).plus(c).outcome()).as("%s, %s, %s", a, b, c).isEqualTo(tree.outcome());
            assertThat(Summand.sum(List.of(a, b, c)))
                    .hasValueSatisfying(sum -> assertThat(sum.outcome()).isEqualTo(tree.outcome()));
        }
    }

    /// What it finds is equal to the position by the definition; where it finds nothing, no number plus a
    /// nimber is.
    @Tag("slow")
    @Test
    void theValueOfAPositionFollowsFromItsOptions() {
        var random = CaseCount.random(SEED);
        var options = SmallGame.values(2, 1, 3).toList();
        var candidates = SmallGame.values(3, 2, 5).toList();
        int numbers = 0;
        int nimbers = 0;
        int none = 0;
        for (int i = 0; i < CaseCount.of(3_000); i++) {
            var left = chosen(options, random);
            var right = random.nextInt(4) == 0 ? left : chosen(options, random);
            var tree = SmallGame.of(
                    left.stream().map(SmallGame::of).toList(),
                    right.stream().map(SmallGame::of).toList());
            var value = ShortValue.ofOptions(left, right);
            if (value.isPresent()) {
                assertThat(tree.equalsAsValue(SmallGame.of(value.get())))
                        .as("seed %d: {%s | %s} = %s", SEED, left, right, value.get())
                        .isTrue();
                if (value.get() instanceof Number) numbers++;
                else nimbers++;
            } else {
                none++;
                assertThat(candidates.stream().filter(each -> tree.equalsAsValue(SmallGame.of(each))))
                        .as("seed %d: {%s | %s}", SEED, left, right)
                        .isEmpty();
            }
        }
        assertThat(numbers).isGreaterThan(CaseCount.least(500));
        assertThat(nimbers).isGreaterThan(CaseCount.least(50));
        assertThat(none).isGreaterThan(CaseCount.least(500));
    }

    private static List<ShortValue> chosen(List<ShortValue> from, Random random) {
        return random.ints(random.nextInt(4), 0, from.size())
                .mapToObj(from::get)
                .toList();
    }

    @Test
    void thePositionsOfTheBooks() {
        var zero = ShortValue.ZERO;
        var one = new Number(Dyadic.ONE);
        var star = Nimber.of(1);
        assertThat(ShortValue.ofOptions(List.of(), List.of())).contains(zero);
        assertThat(ShortValue.ofOptions(List.of(zero), List.of())).contains(one);
        assertThat(ShortValue.ofOptions(List.of(zero), List.of(one)))
                .contains(new Number(new Dyadic(BigInteger.ONE, 1)));
        assertThat(ShortValue.ofOptions(List.of(zero), List.of(zero))).contains(star);
        assertThat(ShortValue.ofOptions(List.of(zero, star), List.of(zero, star)))
                .contains(Nimber.of(2));
        assertThat(ShortValue.ofOptions(List.of(star), List.of(star))).contains(zero);
        assertThat(ShortValue.ofOptions(List.of(one), List.of(one)))
                .contains(new NumberAndNimber(Dyadic.ONE, BigInteger.ONE));
        assertThat(ShortValue.ofOptions(List.of(zero), List.of(star))).as("up").isEmpty();
        assertThat(ShortValue.ofOptions(List.of(one), List.of(zero)))
                .as("a switch")
                .isEmpty();
        assertThat(one.plus(star)).hasToString("1*").isEqualTo(new NumberAndNimber(Dyadic.ONE, BigInteger.ONE));
    }

    @Test
    void aNumberBesideANimberIsNeverEither() {
        assertThatThrownBy(() -> new NumberAndNimber(Dyadic.ZERO, BigInteger.ONE))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("must not be 0");
        assertThatThrownBy(() -> new NumberAndNimber(Dyadic.ONE, BigInteger.ZERO))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
