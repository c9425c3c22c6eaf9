package grundy.check.theorem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.check.automaton.InexpressibleException;
import grundy.rules.Tuple;
import grundy.rules.language.formula.ClaimParser;
import grundy.rules.notation.SyntaxException;
import grundy.rules.option.RuleOptions;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Automata of moves accept what the rules say of small positions.
@EveryTurn
@Tag("slow")
class MoveRelationsTest {
    private static final int FAR = 5;

    private static GameFormulas game(String text) {
        var read = Claimed.rules(text);
        return GameFormulas.of(read.game().rules(), read.play(), 0);
    }

    /// @return all positions of so many numbers up to a last one
    private static List<List<BigInteger>> positions(int arity, int last) {
        List<List<BigInteger>> all = List.of(List.of());
        for (int i = 0; i < arity; i++)
            all = all.stream()
                    .flatMap(some -> IntStream.rangeClosed(0, last)
                            .mapToObj(number -> joined(List.of(some, List.of(BigInteger.valueOf(number))))))
                    .toList();
        return all;
    }

    private static List<BigInteger> joined(List<List<BigInteger>> lists) {
        return lists.stream().flatMap(List::stream).toList();
    }

    private static int compare(List<BigInteger> one, List<BigInteger> other) {
        for (int i = 0; i < one.size(); i++)
            if (!one.get(i).equals(other.get(i))) return one.get(i).compareTo(other.get(i));
        return 0;
    }

    /// @return the different options, the parts of each in ascending order
    private static Set<List<List<BigInteger>>> options(GameFormulas game, List<BigInteger> position) {
        var all = new HashSet<List<List<BigInteger>>>();
        for (var option : RuleOptions.distinct(
                game.rules(),
                Tuple.of(position.stream().mapToLong(BigInteger::longValueExact).toArray()))) {
            var parts = new ArrayList<List<BigInteger>>();
            for (var part : option) parts.add(((Tuple) part).stream().toList());
            parts.sort(MoveRelationsTest::compare);
            all.add(parts);
        }
        return all;
    }

    private static List<List<BigInteger>> single(GameFormulas game, List<BigInteger> position) {
        return options(game, position).stream()
                .map(List::getFirst)
                .sorted(MoveRelationsTest::compare)
                .toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "base-2; (a, b): (a-k, b) | (a, b-k) | (a-k, b-k)",
                "fibonacci; (a, b): (a-1, b+1) | (b, a-k)",
                "base-3; (n): (n-k) where k <= 3 and n != 2",
            })
    void movesThatLeaveOnePosition(String system, String text) {
        var game = game(text);
        var arithmetic = Claimed.in(system);
        var moves = new MoveRelations(game, arithmetic);
        var random = CaseCount.random(87);
        assertThat(moves.states()).isPositive();
        assertThat(moves.arithmetic()).isSameAs(arithmetic);
        for (int draw = 0; draw < CaseCount.of(24); draw++) {
            var set = Claimed.set(arithmetic, game.coordinates(), random);
            var into = arithmetic.inOrder(moves.into(set), game.coordinates());
            var outOf = arithmetic.inOrder(moves.outOf(set), game.coordinates());
            var inSet = moves.optionsIn(set, false).get(1);
            for (var position : positions(game.coordinates().size(), FAR)) {
                var options = single(game, position);
                var inside = options.stream()
                        .filter(option -> arithmetic.holds(set, option))
                        .toList();
                assertThat(arithmetic.holds(into, position)).isEqualTo(!inside.isEmpty());
                assertThat(arithmetic.holds(outOf, position)).isEqualTo(inside.size() < options.size());
                assertThat(arithmetic.holds(arithmetic.inOrder(moves.movable(), game.coordinates()), position))
                        .isEqualTo(!options.isEmpty());
                for (var other : positions(game.coordinates().size(), FAR + 1)) {
                    var both = joined(List.of(position, other));
                    assertThat(arithmetic.holds(inSet, both)).isEqualTo(inside.contains(other));
                    assertThat(arithmetic.holds(moves.options(), both)).isEqualTo(options.contains(other));
                    assertThat(moves.pairs().stream().anyMatch(pair -> arithmetic.holds(pair, both)))
                            .isEqualTo(options.contains(other));
                }
                if (draw > 0) break;
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void optionsThatMayBeBlockedAreCountedByTheirOrder(int blocked) {
        var text = "(a, b): (a-k, b) | (a, b-k) with %d blocked".formatted(blocked);
        var game = game(text);
        assertThat(game.blocked()).isEqualTo(blocked);
        var arithmetic = Claimed.in("base-2");
        var moves = new MoveRelations(game, arithmetic);
        var random = CaseCount.random(88);
        for (int draw = 0; draw < CaseCount.of(24); draw++) {
            var set = Claimed.set(arithmetic, game.coordinates(), random);
            var into = arithmetic.inOrder(moves.into(set), game.coordinates());
            var ranks = moves.ranks(set);
            for (var position : positions(2, 4)) {
                var inside = single(game, position).stream()
                        .filter(option -> arithmetic.holds(set, option))
                        .toList();
                assertThat(arithmetic.holds(into, position)).isEqualTo(inside.size() > blocked);
                for (var other : positions(2, 4))
                    for (int rank = 0; rank <= blocked + 1; rank++)
                        assertThat(arithmetic.holds(
                                        ranks, joined(List.of(List.of(BigInteger.valueOf(rank)), position, other))))
                                .as("%s to %s: %d of %s", position, other, rank, inside)
                                .isEqualTo(rank <= blocked && inside.contains(other) && inside.indexOf(other) == rank);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(n): (i) + (j) where i + j == n - 1 | (n-2)",
                "(n): (i) + (j) + (k) where i + j + k == n and i < n and j < n and k < n",
                "(a, b): (a-1, b) + (a, b-1) | (b, a-1)",
            })
    void movesThatLeaveSeveralPositions(String text) throws SyntaxException {
        var game = game(text);
        var arithmetic = Claimed.in("base-2");
        var moves = new MoveRelations(game, arithmetic);
        int arity = game.coordinates().size();
        var first = game.coordinates().getFirst();
        var value = "(%s + 2 * %s) mod 4".formatted(first, game.coordinates().getLast());
        var claim = ClaimParser.claim("g = " + value, game.coordinates(), Map.of());
        var values = ClaimAutomata.automaton(claim, game.coordinates(), arithmetic);
        var set = Claimed.set(arithmetic, game.coordinates(), CaseCount.random(89));
        var inSet = moves.optionsIn(set, false);
        var ofValue = moves.optionsIn(values, true);
        var found = arithmetic.inOrder(
                moves.optionValues(values), RuleTerms.concat(game.coordinates(), List.of(MoveRelations.VALUE)));
        assertThat(game.splits()).isTrue();
        int most = arity > 1 ? 2 : 3;
        for (var position : positions(arity, most)) {
            var options = options(game, position);
            var parts = positions(arity, most);
            for (int count : inSet.keySet()) {
                var several = Stream.iterate(
                                parts.stream().map(List::of).toList(),
                                some -> some.stream()
                                        .flatMap(
                                                one -> parts.stream().map(each -> RuleTerms.concat(one, List.of(each))))
                                        .toList())
                        .skip(count - 1)
                        .findFirst()
                        .orElseThrow();
                for (var left : several) {
                    boolean is = options.contains(left);
                    var all = joined(left);
                    assertThat(arithmetic.holds(inSet.get(count), joined(List.of(position, all))))
                            .as("%s to %s", position, left)
                            .isEqualTo(is && left.stream().allMatch(part -> arithmetic.holds(set, part)));
                    for (int target = 0; target < 4; target++)
                        assertThat(arithmetic.holds(
                                        ofValue.get(count),
                                        joined(List.of(position, List.of(BigInteger.valueOf(target)), all))))
                                .as("%s to %s of %d", position, left, target)
                                .isEqualTo(is && nimSum(left) == target);
                }
            }
            for (int target = 0; target < 4; target++) {
                int wanted = target;
                assertThat(arithmetic.holds(found, joined(List.of(position, List.of(BigInteger.valueOf(target))))))
                        .isEqualTo(options.stream().anyMatch(left -> nimSum(left) == wanted));
            }
        }
        for (var asked :
                List.<ThrowingCallable>of(moves::pairs, moves::options, () -> moves.into(set), () -> moves.outOf(set)))
            assertThatThrownBy(asked).isInstanceOf(IllegalArgumentException.class);
    }

    private static int nimSum(List<List<BigInteger>> parts) {
        return parts.stream()
                .mapToInt(part ->
                        (part.getFirst().intValueExact() + 2 * part.getLast().intValueExact()) % 4)
                .reduce(0, (one, other) -> one ^ other);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "(a, b): (a-k, b) | (a, b-k); true",
                "(a, b): (a-1, b+1) | (a, b-k); false",
                "(a, b): (b, a-k); false",
                "(a, b): (a-1, a) where a <= b; true",
                "(n): (i) + (j) where i + j == n + 1 and i < n and j < n; true",
                "(n): (i) + (j) where i + j == n + 2 and i < 3; false",
            })
    void numbersThatRiseAreSeen(String text, boolean expected) {
        var game = game(text);
        assertThat(new MoveRelations(game, Claimed.in("base-2")).neverRises()).isEqualTo(expected);
    }

    @Test
    void gamesAreTheSameIfTheirMovesAre() {
        var wythoff = game("(a, b): (a-k, b) | (a, b-k)");
        assertThat(game("(x, y): (x, y-i) | (x-i, y)").canonical()).isEqualTo(wythoff.canonical());
        var others = List.of(
                "misere (a, b): (a-k, b) | (a, b-k)",
                "(a, b): (a-k, b) | (a, b-k) with 1 blocked",
                "(a, b): (a-k, b) | (a, b-k) with 2 blocked",
                "(a, b): (a-k, b)");
        var texts = others.stream()
                .map(text -> game(text).canonical())
                .sorted(Comparator.naturalOrder())
                .toList();
        assertThat(texts).doesNotHaveDuplicates().doesNotContain(wythoff.canonical());
        assertThat(wythoff.splits()).isFalse();
    }

    @Test
    void onlyOneHeapMayBeBlockedAndNotTooOften() {
        for (int blocked : new int[] {1, 8, 9})
            for (int heaps : new int[] {0, 1, 2}) {
                var rules = Claimed.rules("take 1..3 with %d blocked".formatted(blocked))
                        .game()
                        .rules();
                if (blocked < 9 && heaps < 2)
                    assertThat(GameFormulas.of(rules, Play.NORMAL, heaps).blocked())
                            .isEqualTo(blocked);
                else
                    assertThatThrownBy(() -> GameFormulas.of(rules, Play.NORMAL, heaps))
                            .isInstanceOf(InexpressibleException.class);
            }
    }

    @Test
    void onlyLostPositionsAreGuessed() {
        var moves = new MoveRelations(game("(a, b): (a-k, b) | (a, b-k)"), Claimed.in("tribonacci"));
        assertThat(moves.areGuessed(false)).isTrue();
        assertThat(moves.areGuessed(true)).isFalse();
        var few = new MoveRelations(game("(a, b): (a-k, b) | (a, b-k)"), Claimed.in("fibonacci"));
        assertThat(few.areGuessed(false)).isFalse();
    }
}
