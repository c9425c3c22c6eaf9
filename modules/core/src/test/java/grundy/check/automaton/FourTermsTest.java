package grundy.check.automaton;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.theorem.Claimed;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What is said by four variables is the same as what was said by a bound one that two equations give. Base 2 decides
/// both, where sums are left as they are.
@EveryTurn
class FourTermsTest {
    private static final List<String> FREE = List.of("a", "b");
    private static final List<String> BOUND = List.of("k", "x", "y");

    private final Arithmetic arithmetic = Claimed.in("base-2");

    private static LinearSum sum(int... factors) {
        var names = List.of("a", "b", "k", "x", "y");
        var sum = LinearSum.ZERO;
        for (int i = 0; i < names.size(); i++)
            sum = sum.plus(LinearSum.of(names.get(i)).times(factors[i]));
        return sum.plus(factors.length > names.size() ? factors[names.size()] : 0);
    }

    private Formula thin(Random random) {
        var members = new ArrayList<Formula>();
        for (int i = 0; i < 4; i++)
            members.add(Formula.all(
                    Formula.equal(LinearSum.of("x"), LinearSum.of(random.nextInt(6))),
                    Formula.equal(LinearSum.of("y"), LinearSum.of(random.nextInt(6)))));
        var names = List.of("x", "y");
        return new Formula.Acceptance(arithmetic.inOrder(arithmetic.decide(new Formula.Any(members)), names), names);
    }

    private Optional<Formula> apart(List<Formula> conjuncts) {
        return FourTerms.apart(conjuncts, new LinkedHashSet<>(BOUND), () -> "#amount");
    }

    private Automaton decided(Formula formula) {
        return arithmetic.inOrder(arithmetic.decide(formula), FREE);
    }

    private Automaton decided(List<Formula> conjuncts) {
        return decided(new Formula.Exists(BOUND, new Formula.All(conjuncts)));
    }

    private static Formula more(Random random) {
        var k = LinearSum.of("k");
        var term = switch (random.nextInt(4)) {
            case 0 -> k.minus(LinearSum.of(random.nextInt(5)));
            case 1 -> LinearSum.of(random.nextInt(5)).minus(k);
            case 2 -> LinearSum.of("a").minus(k);
            default -> LinearSum.of("x").minus(LinearSum.of(random.nextInt(4)));
        };
        return switch (random.nextInt(6)) {
            case 0 -> new Formula.AtMostZero(term);
            case 1 -> Formula.not(new Formula.IsZero(term));
            case 2 -> new Formula.Divisible(term, 2 + random.nextInt(2));
            case 3 -> Formula.any(new Formula.AtMostZero(term), new Formula.Divisible(k, 3));
            case 4 -> Formula.not(Formula.all(new Formula.AtMostZero(term), new Formula.Divisible(k.plus(1), 2)));
            default -> new Formula.IsZero(term);
        };
    }

    /// Equations `a = ±x ± k` and `b = ±y ± k`, with other things that are said of k.
    @Test
    void theSameIsSaid() {
        var random = CaseCount.random(41);
        int apart = 0;
        for (int draw = 0; draw < CaseCount.of(400); draw++) {
            var conjuncts = new ArrayList<Formula>();
            int[] signs = random.ints(6, 0, 2).map(each -> 2 * each - 1).toArray();
            conjuncts.add(new Formula.IsZero(sum(signs[0], 0, signs[1], signs[2], 0)));
            conjuncts.add(new Formula.IsZero(
                    sum(0, signs[3], signs[4], 0, signs[5], draw % 3 == 0 ? random.nextInt(3) - 1 : 0)));
            conjuncts.add(thin(random));
            for (int i = 0; i < random.nextInt(3); i++) conjuncts.add(more(random));
            Collections.shuffle(conjuncts, random);
            var found = apart(conjuncts);
            if (found.isEmpty()) continue;
            apart++;
            assertThat(found.get().free()).isSubsetOf(FREE);
            assertThat(decided(found.get())).as("%s", conjuncts).isEqualTo(decided(conjuncts));
        }
        assertThat(apart).isGreaterThan(CaseCount.least(300));
    }

    /// Factors of a, b, k, x, y and a constant, of two equations, and whether they are said by four variables.
    @ParameterizedTest
    @CsvSource({
        "1 0 -1 -1 0, 0 1 -1 0 -1, true",
        "1 0 1 -1 0, 0 1 -1 0 -1, true",
        "1 0 -1 -1 0, 0 1 1 0 -1, true",
        "1 0 -1 -1 0 4, 0 1 -1 0 -1 2, true",
        // only one gives k
        "1 0 -1 -1 0, 0 1 0 0 -1, false",
        "1 0 -2 -1 0, 0 1 -1 0 -1, false",
        "1 0 -1 -2 0, 0 1 -1 0 -1, false",
        "1 1 -1 -1 0, 0 1 -1 0 -1, false",
        "1 0 -1 0 0, 0 1 -1 0 -1, false",
        // what is left has fewer than four
        "1 0 -1 -1 0, 1 0 -1 0 -1, false",
        "1 0 -1 -1 0, 0 1 -1 -1 0, false",
        // x and y are told by one equation
        "1 1 -1 0 0, 0 0 -1 1 -1, false",
    })
    void equationsOfThreeVariablesAreWhatIsTakenApart(String first, String second, boolean apart) {
        var conjuncts = List.of(equation(first), equation(second), thin(CaseCount.random(43)));
        assertThat(apart(conjuncts).isPresent()).isEqualTo(apart);
    }

    private static Formula equation(String factors) {
        return new Formula.IsZero(sum(
                Arrays.stream(factors.split(" ")).mapToInt(Integer::parseInt).toArray()));
    }

    @Test
    void nothingIsTakenApartWhereMoreIsSaidOfTheBoundVariable() {
        var equations = List.of(equation("1 0 -1 -1 0"), equation("0 1 -1 0 -1"), thin(CaseCount.random(44)));
        assertThat(apart(equations)).isPresent();
        var k = LinearSum.of("k");
        for (var allowed : List.of(
                Formula.less(LinearSum.ZERO, k),
                new Formula.Divisible(k, 5),
                Formula.not(new Formula.IsZero(k.plus(-2))),
                new Formula.Xor("a", "b", "x"),
                Formula.any(Formula.less(k, LinearSum.of(3)), new Formula.Divisible(k, 2))))
            assertThat(apart(with(equations, allowed))).as("%s", allowed).isPresent();
        for (var refused : List.of(
                new Formula.Xor("a", "k", "x"),
                new Formula.Membership("k", new AutomaticSet.Powers(2)),
                Formula.not(new Formula.Membership("k", new AutomaticSet.Powers(2))),
                Formula.less(LinearSum.of("b").plus(LinearSum.of("y")), k),
                new Formula.IsZero(k.times(2).plus(-8)),
                Formula.all(new Formula.Divisible(k, 2), new Formula.Membership("k", new AutomaticSet.Powers(2))),
                Formula.any(Formula.less(k, LinearSum.of(3)), new Formula.Xor("k", "x", "y"))))
            assertThat(apart(with(equations, refused))).as("%s", refused).isEmpty();
        // Of which two variables something else is said must be known.
        assertThat(apart(equations.subList(0, 2))).isEmpty();
    }

    private static List<Formula> with(List<Formula> formulas, Formula one) {
        return Stream.concat(formulas.stream(), Stream.of(one)).toList();
    }
}
