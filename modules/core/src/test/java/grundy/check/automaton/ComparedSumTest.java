package grundy.check.automaton;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// What is known of a comparison without solving it holds at all small numbers.
class ComparedSumTest {
    private static final int FAR = 8;

    private static List<ComparedSum> all() {
        var all = new ArrayList<ComparedSum>();
        for (int first = -2; first <= 2; first++)
            for (int second = -2; second <= 2; second++)
                for (int constant = -2; constant <= 2; constant++) {
                    var term = LinearSum.of("x")
                            .times(first)
                            .plus(LinearSum.of("y").times(second))
                            .plus(constant);
                    all.add(ComparedSum.zero(term));
                    all.add(ComparedSum.atMostZero(term));
                }
        return all;
    }

    private static boolean holds(ComparedSum comparison, int x, int y) {
        int sum = comparison.term().factor("x").intValueExact() * x
                + comparison.term().factor("y").intValueExact() * y
                + comparison.term().constant().intValueExact();
        return comparison.equal() ? sum == 0 : sum <= 0;
    }

    private static boolean implies(ComparedSum one, ComparedSum other) {
        for (int x = 0; x <= FAR; x++)
            for (int y = 0; y <= FAR; y++) if (holds(one, x, y) && !holds(other, x, y)) return false;
        return true;
    }

    @Test
    void whatHoldsAlwaysOrNeverIsKnown() {
        var always = ComparedSum.zero(LinearSum.ZERO);
        var never = ComparedSum.zero(LinearSum.of(1));
        assertThat(always.always()).contains(true);
        assertThat(never.always()).contains(false);
        for (var comparison : all()) {
            boolean holds = implies(always, comparison);
            boolean fails = implies(comparison, never);
            // Of an equation it is known where all its signs are alike.
            if (comparison.equal() && !comparison.term().isConstant())
                fails = comparison.term().coefficients().values().stream()
                                        .map(factor -> factor.signum())
                                        .distinct()
                                        .count()
                                == 1
                        && comparison.term().constant().signum()
                                == comparison.term().coefficients().values().stream()
                                        .findFirst()
                                        .orElseThrow()
                                        .signum();
            assertThat(comparison.always())
                    .as("%s", comparison)
                    .isEqualTo(holds ? Optional.of(true) : fails ? Optional.of(false) : Optional.empty());
        }
    }

    @Test
    void ofTwoComparisonsOfOneSumTheWeakerFollows() {
        for (var one : all())
            for (var other : all()) {
                boolean same = !one.equal()
                        && !other.equal()
                        && one.term().coefficients().equals(other.term().coefficients());
                int far = one.term().constant().compareTo(other.term().constant());
                assertThat(one.follows(other)).as("%s from %s", one, other).isEqualTo(same && far <= 0);
                if (one.follows(other)) assertThat(implies(other, one)).isTrue();
                var asked = ComparedSum.atMostZero(other.term());
                if (one.saysAtMostZero(other.term()))
                    assertThat(implies(one, asked)).isTrue();
            }
    }

    @Test
    void anEquationSaysThatItsSumIsAtMostZeroAndAtLeast() {
        var x = LinearSum.of("x");
        var equation = ComparedSum.zero(x.plus(-3));
        var bound = ComparedSum.atMostZero(x.plus(-3));
        for (var at : List.of(equation, bound)) {
            assertThat(at.saysAtMostZero(x.plus(-3))).isTrue();
            assertThat(at.saysAtMostZero(x.plus(-4))).isTrue();
            assertThat(at.saysAtMostZero(x.plus(-2))).isFalse();
            assertThat(at.saysAtMostZero(x.times(2).plus(-4))).isFalse();
        }
        assertThat(equation.saysAtMostZero(x.times(-1).plus(3))).isTrue();
        assertThat(equation.saysAtMostZero(x.times(-1).plus(4))).isFalse();
        assertThat(bound.saysAtMostZero(x.times(-1).plus(3))).isFalse();
        assertThat(equation.with("x", LinearSum.of("y").plus(1)))
                .isEqualTo(ComparedSum.zero(LinearSum.of("y").plus(-2)));
    }
}
