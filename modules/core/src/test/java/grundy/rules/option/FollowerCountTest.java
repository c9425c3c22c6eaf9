package grundy.rules.option;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.testkit.CaseCount;
import grundy.testkit.DrawnCases;
import grundy.testkit.EveryTurn;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// A bound that is too high would refuse what can be answered: here it is compared with all positions, one by one.
@Tag("slow")
@EveryTurn
class FollowerCountTest {
    private static final RuleLanguage LANGUAGE = new RuleLanguage(Catalogue.builtIn());
    private static final int MOST = CaseCount.of(6_000);

    private static RuleTree rules(String text) throws SyntaxException {
        return LANGUAGE.rules(Source.of(text)).game().rules();
    }

    private static Stream<Position> below(RuleTree rules, Position position) {
        return switch (rules) {
            case RuleTree.Partizan(var left, var right) -> Stream.concat(below(left, position), below(right, position));
            case RuleTree.Players(var byPlayer) -> byPlayer.stream().flatMap(rule -> below(rule, position));
            default -> RuleOptions.stream(rules, position).flatMap(List::stream);
        };
    }

    /// @return empty if there are too many
    private static Set<Position> reachable(RuleTree rules, Position start) {
        var seen = new HashSet<Position>(List.of(start));
        var open = new ArrayDeque<>(seen);
        while (!open.isEmpty()) {
            var options = below(rules, open.poll()).toList();
            for (var option : options) if (seen.add(option)) open.add(option);
            if (seen.size() > MOST) return Set.of();
        }
        return seen;
    }

    /// @return whether all could be counted
    private static boolean holds(String name, RuleTree rules, Position position) {
        var all = reachable(rules, position);
        if (all.isEmpty()) return false;
        var as = name + " at " + position;
        assertThat(FollowerCount.all(rules, position)).as(as).isBetween(BigInteger.ONE, BigInteger.valueOf(all.size()));
        long options = below(rules, position).distinct().count();
        assertThat(FollowerCount.inOneMove(rules, position))
                .as(as)
                .isBetween(BigInteger.ONE, BigInteger.valueOf(Math.max(1, options)));
        return true;
    }

    @DrawnCases
    @Test
    void noGameOfTheCatalogueHasFewerThanIsSaid() throws SyntaxException {
        int counted = 0;
        for (var entry : Catalogue.builtIn().entries()) {
            var game = LANGUAGE.rules(Source.of(entry.id())).game();
            if (game.rules() instanceof RuleTree.Scored) continue;
            for (var example : entry.examples()) {
                var sum = LANGUAGE.question(Source.of(entry.id() + " " + example));
                for (var component : sum.components())
                    if (holds(game.text(), component.game().rules(), component.position())) counted++;
            }
            int arity = game.rules().arity();
            var random = CaseCount.random(entry.id().hashCode());
            for (int i = 0; i < CaseCount.of(10) && arity > 0; i++) {
                var position = Tuple.of(random.ints(arity, 0, arity == 1 ? 40 : 9)
                        .mapToObj(BigInteger::valueOf)
                        .toList());
                if (holds(game.text(), game.rules(), position)) counted++;
            }
        }
        assertThat(counted).isGreaterThan(CaseCount.least(1_000));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "antonim",
                "bean-game",
                "end-nim",
                "georgia-and-bob",
                "moore",
                "multiples",
                "nim-on-graphs",
                "nim-with-a-pass",
                "nimble",
                "parity-nim",
                "redistribution-nim",
                "welter",
                "e-and-d",
                "staircase",
                "mock-turtles",
                "mogul",
                "ruler",
                "twins",
                "paint-chain",
                "kayles-ring",
                "rugs",
                "turning-corners",
                "ruler x mock-turtles"
            })
    void noBoardHasFewerThanIsSaid(String game) throws SyntaxException {
        var random = CaseCount.random(game.hashCode());
        int counted = 0;
        for (int i = 0; i < CaseCount.of(40); i++) {
            var numbers = random.ints(3, 1, 9)
                    .sorted()
                    .distinct()
                    .mapToObj(String::valueOf)
                    .toList();
            var position = switch (game) {
                case "multiples" -> "9: " + numbers.getFirst();
                case "nim-on-graphs" -> "ring " + String.join(" ", numbers) + " 2";
                case "nim-with-a-pass" -> String.join(" ", numbers) + " pass";
                case "e-and-d" -> "4 " + numbers.getFirst();
                case "paint-chain", "kayles-ring" -> "ring 1" + numbers.getFirst();
                case "rugs", "turning-corners", "ruler x mock-turtles" -> "(%s,3) (6,1)".formatted(numbers.getFirst());
                default -> String.join(" ", numbers);
            };
            for (var component :
                    LANGUAGE.question(Source.of(game + " " + position)).components())
                if (holds(game, component.game().rules(), component.position())) counted++;
        }
        assertThat(counted).isPositive();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(n): (i) + (j) where i + j == n and i != j",
                "(n): (i) + (j) where i + 2*j == n",
                "(n): (i) + (j) where i + j == n and j == 2*i",
                "(a, b): (a - k, b - l) where k <= l and l < 2*k + 1",
                "(a, b): (a - k, b - l) where k + l == 4 | (a - 2*k, b)",
                "(a, b): (a - k, b) where k <= b | (a, b - k) where 2*k <= a",
                "(a, b): (b, a - k) | (a - k, b + k)",
                "(a, b): (a - k, b) where k != b and k != 2 | (a, b - 1) where a mod 2 == 0",
                "(a, b, c): (a - k, c, b) | (a, b - i, c - j) where not (i == 2 and j == 1)",
                "(n, q): (n - k, k) where k <= 3 and k != q",
                "(n, q): (n - k, 2*k) where k <= q",
                "(n, q): (n - 1, q + 1) where q < 3 | (n - 2, 0) where q == 3",
                "(n): (n - k) where k in {2, 5} | (n / 2) where n > 0",
                "take {2, 5}",
                "take odd",
                "take squares",
                "take at most n/3",
                "0.07",
                "0.0137",
                "4.[3]",
                "0.F8",
                "left take {2, 3}; right take {5}",
                "3 players: take 2..3"
            })
    void noOtherRulesHaveFewerThanIsSaid(String text) throws SyntaxException {
        var rules = rules(text);
        var random = CaseCount.random(text.hashCode());
        int counted = 0;
        for (int i = 0; i < CaseCount.of(60); i++) {
            var position = Tuple.of(random.ints(rules.arity(), 0, rules.arity() == 1 ? 40 : 10)
                    .mapToObj(BigInteger::valueOf)
                    .toList());
            if (holds(text, rules, position)) counted++;
        }
        assertThat(counted).isPositive();
    }

    /// Kinds that searches would run on with.
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "(a, b): (a - k, b) | (a, b - k); 2; 35",
                "(a, b): (a - k, b) | (a, b - k) | (a - k, b - l) where k <= l and l < 2*k; 2; 35",
                "(a, b): (i, b) + (j, b) where i + j == a and 2 <= i <= j and b >= 2 | (a, i) + (a, j) where i + j == b and 2 <= i <= j; 2; 34",
                "(a, b, c, d): (a - k, b, i - 1, j - 1) where not (a - k == c and b == d) and i - 1 <= a - k and j - 1 <= b; 4; 35",
                "(n, q): (n - k, k) where k <= 5 and k != q; 2; 16",
                "(n): (n - k) where k < 3 | (n / 3) where n > 0; 1; 17",
                "(n): (i) + (j) where i + j == n and i != j; 1; 17",
                "take {1, 3}; 1; 17",
                "take divisors; 1; 17",
                "0.77; 1; 17",
                "8.[3]; 1; 17"
            })
    void whatRunsOnIsForeseen(String text, int coordinates, int digits) throws SyntaxException {
        var position = Tuple.of(Collections.nCopies(coordinates, BigInteger.TEN.pow(18)));
        assertThat(FollowerCount.all(rules(text), position)).isGreaterThan(BigInteger.TEN.pow(digits));
    }
}
