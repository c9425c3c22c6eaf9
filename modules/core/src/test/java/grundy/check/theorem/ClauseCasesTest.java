package grundy.check.theorem;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.automaton.ComparedSum;
import grundy.rules.Tuple;
import grundy.rules.option.RuleOptions;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Of each two positions all comparisons of some case hold exactly if a move leads from the one to the other.
class ClauseCasesTest {
    private static final int FAR = 6;

    private static GameFormulas game(String text) {
        var read = Claimed.rules(text);
        return GameFormulas.of(read.game().rules(), read.play(), 0);
    }

    private static List<List<BigInteger>> positions(int arity) {
        List<List<BigInteger>> all = List.of(List.of());
        for (int i = 0; i < arity; i++)
            all = all.stream()
                    .flatMap(some -> IntStream.rangeClosed(0, FAR)
                            .mapToObj(number -> RuleTerms.concat(some, List.of(BigInteger.valueOf(number)))))
                    .toList();
        return all;
    }

    private static boolean holds(ComparedSum comparison, List<String> names, List<BigInteger> numbers) {
        var sum = comparison.term().constant();
        for (int i = 0; i < names.size(); i++)
            sum = sum.add(comparison.term().factor(names.get(i)).multiply(numbers.get(i)));
        return comparison.equal() ? sum.signum() == 0 : sum.signum() <= 0;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(a, b): (a-k, b) | (a, b-k) | (a-k, b-k)",
                "(a, b): (b, a-k) | (a-3, b+1)",
                "(a, b): (a-k, b+2*k) where k <= 2",
                "(a, b): (a-i, b-j) where i <= 2*j and (j <= i or a < b)",
                "(a, b): (a-i, b-j) where not (i > j+1 and b-j < a-i)",
                "(a, b): (a-i, b-j) where not (i > j+1 or b-j == a-i)",
                "(a, b): (a-i, b-i) where i != 2 and a != b",
                "(a, b): (a-1, b) where not (not (a >= 3))",
                "(a, b): (a-i, b) where i == 2 or i == 3",
                "(a, b): (a-k, b) where 1 == 2 | (a, b-1) where 1 <= 2",
                "(a, b): (a-k, b) where 3*a - 2*b <= 4",
                "(n): (n-k) where k <= 3",
                "(n): (n-1000000+999998)",
            })
    void theCasesAreTheMoves(String text) {
        var game = game(text);
        var cases = ClauseCases.of(game).orElseThrow();
        var names = ClauseCases.names(game);
        var positions = positions(game.coordinates().size());
        for (var position : positions) {
            var options = new HashSet<List<BigInteger>>();
            RuleOptions.stream(
                            game.rules(),
                            Tuple.of(position.stream()
                                    .mapToLong(BigInteger::longValueExact)
                                    .toArray()))
                    .forEach(option ->
                            options.add(((Tuple) option.getFirst()).stream().toList()));
            for (var target : positions) {
                var numbers = RuleTerms.concat(position, target);
                assertThat(cases.stream().anyMatch(each -> each.stream().allMatch(one -> holds(one, names, numbers))))
                        .as("%s: %s to %s", text, position, target)
                        .isEqualTo(options.contains(target));
            }
        }
        // Nothing is said twice, nor what says nothing.
        for (var each : cases)
            for (int i = 0; i < each.size(); i++) {
                assertThat(each.get(i).always()).isEmpty();
                for (int j = 0; j < each.size(); j++)
                    if (i != j) assertThat(each.get(i).follows(each.get(j))).isFalse();
            }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "(a, b): (a-k, b) where 16*b <= a; true",
                "(a, b): (a-k, b) where 17*b <= a; false",
                "(a, b): (a-k, b) where a <= 16*b; true",
                "(a, b): (a-k, b) where a <= 17*b; false",
                "(a, b): (a-k, b-16*k); true",
                "(a, b): (a-k, b-17*k); false",
                "(n): (n-16*k); false",
                "(n): (n-k) where n >= 1000000; true",
                "(n): (n-k) where n >= 1000002; false",
                "(n): (n-k) where n <= 1000000; true",
                "(n): (n-k) where n <= 1000001; false",
                "(n): (n-k) where k mod 2 == 0; false",
                "(n): (n-k) where k odd; false",
                "(n): (i) + (j) where i + j == n - 1; false",
                "(n): (n-1) | (i) + (j) where i + j == n - 1; false",
                "(a, b): (a-k, b) where k < 5 and a > b; true",
                "(n): (n-1) where 2*k < n; false",
                "(n): (n-2*k); false",
            })
    void whatIsNoCaseOfSmallSumsIsRefused(String text, boolean expected) {
        assertThat(ClauseCases.of(game(text.replace("k odd", "k in odd"))).isPresent())
                .as(text)
                .isEqualTo(expected);
    }

    /// One case for each choice from ten or more alternatives of two.
    @ParameterizedTest
    @CsvSource({"9, true", "10, false"})
    void tooManyCasesAreNotTold(int choices, boolean expected) {
        var either = new ArrayList<String>();
        for (int i = 0; i < choices; i++) either.add("(b == %d or a > b + %d)".formatted(i, i));
        var text = "(a, b): (a-k, b) where " + either.stream().collect(Collectors.joining(" and "));
        assertThat(ClauseCases.of(game(text)).isPresent()).isEqualTo(expected);
        var many = IntStream.rangeClosed(1, expected ? 1_000 : 1_001)
                .mapToObj("a == %d"::formatted)
                .collect(Collectors.joining(" or "));
        assertThat(ClauseCases.of(game("(a): (a-1) where " + many)).isPresent()).isEqualTo(expected);
    }
}
