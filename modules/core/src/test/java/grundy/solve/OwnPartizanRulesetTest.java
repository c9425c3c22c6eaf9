package grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.answer.Verdict;
import grundy.engine.sum.PartizanSearch;
import grundy.finding.Move;
import grundy.limit.Limits;
import grundy.question.PositionQuestion;
import grundy.question.Question;
import grundy.rules.PartizanRuleset;
import grundy.rules.Ruleset;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.value.Compound;
import grundy.value.Dyadic;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Side;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The example of docs/first-steps.md with Left and Right, compiled and run, and others.
@EveryTurn
class OwnPartizanRulesetTest {
    /// A rectangle of squares; the two pieces that a cut leaves lie side by side.
    record Cake(List<Piece> pieces) {
        record Piece(int rows, int columns) {}

        static Cake of(int rows, int columns) {
            return new Cake(List.of(new Piece(rows, columns)));
        }
    }

    /// Cutcake: Left cuts a piece vertically, Right horizontally, along the lines of the squares.
    record Cutcake() implements PartizanRuleset<Cake> {
        @Override
        public List<Cake> leftOptions(Cake cake) {
            var piece = cake.pieces().getFirst();
            return IntStream.range(1, piece.columns())
                    .mapToObj(cut -> new Cake(List.of(
                            new Cake.Piece(piece.rows(), cut), new Cake.Piece(piece.rows(), piece.columns() - cut))))
                    .toList();
        }

        @Override
        public List<Cake> rightOptions(Cake cake) {
            var piece = cake.pieces().getFirst();
            return IntStream.range(1, piece.rows())
                    .mapToObj(cut -> new Cake(List.of(
                            new Cake.Piece(cut, piece.columns()), new Cake.Piece(piece.rows() - cut, piece.columns()))))
                    .toList();
        }

        @Override
        public List<Cake> parts(Cake cake) {
            return cake.pieces().stream().map(piece -> new Cake(List.of(piece))).toList();
        }
    }

    private static Verdict solve(PositionQuestion question) {
        return new Solver(Limits.DEFAULT).solve(question);
    }

    /// Winning Ways, chapter 2, table 2: the values of Cutcake. There Left cuts vertically, too.
    @ParameterizedTest
    @CsvSource({
        "1, 1, 0",
        "1, 2, 1",
        "1, 3, 2",
        "1, 4, 3",
        "2, 1, -1",
        "2, 2, 0",
        "2, 3, 0",
        "2, 4, 1",
        "2, 6, 2",
        "2, 7, 2",
        "3, 3, 0",
        "3, 5, 1",
        "4, 4, 0",
        "4, 7, 0",
        "4, 8, 1",
        "5, 2, -1",
        "8, 2, -3",
        "7, 4, 0",
        "8, 4, -1"
    })
    void cutcake(int rows, int columns, int value) {
        var verdict = solve(Question.of(new Cutcake(), Cake.of(rows, columns), Play.NORMAL));
        assertThat(verdict.value().knownValue()).contains(new Value.Number(Dyadic.of(value)));
        assertThat(verdict.outcome()).isEqualTo(value > 0 ? Outcome.L : value < 0 ? Outcome.R : Outcome.P);
        assertThat(verdict.moves().count().signum()).isEqualTo(Math.min(1, Math.abs(value)));
    }

    @Test
    void sumsAddUp() {
        var sum = Question.of(
                new Cutcake(), List.of(Cake.of(5, 6), Cake.of(4, 7), Cake.of(3, 5), Cake.of(8, 4)), Play.NORMAL);
        assertThat(solve(sum).value().knownValue()).contains(new Value.Number(Dyadic.ZERO));
        assertThat(solve(sum).outcome()).isEqualTo(Outcome.P);
    }

    /// A game given by its moves, which may let play go on for ever.
    private record GivenMoves(List<Set<Integer>> left, List<Set<Integer>> right) implements PartizanRuleset<Integer> {
        @Override
        public Set<Integer> leftOptions(Integer position) {
            return left.get(position);
        }

        @Override
        public Set<Integer> rightOptions(Integer position) {
            return right.get(position);
        }

        static GivenMoves any(Random random, int positions, boolean endless) {
            return new GivenMoves(any(positions, random, endless), any(positions, random, endless));
        }

        private static List<Set<Integer>> any(int positions, Random random, boolean endless) {
            var moves = new ArrayList<Set<Integer>>();
            for (int i = 0; i < positions; i++) {
                var options = new HashSet<Integer>();
                for (int j = random.nextInt(3); j > 0; j--)
                    if (endless || i > 0) options.add(random.nextInt(endless ? positions : i));
                moves.add(options);
            }
            return moves;
        }

        /// @return for whom it is known who wins, N or P, by going over all until nothing changes; draws
        ///     are left out
        Map<Integer, Outcome> outcomes(Play play) {
            var known = new HashMap<Integer, Outcome>();
            for (boolean more = true; more; ) {
                more = false;
                for (int key = 0; key < 2 * left.size(); key++) {
                    if (known.containsKey(key)) continue;
                    var options = (key % 2 == 0 ? left : right).get(key / 2);
                    int other = 1 - key % 2;
                    var after = options.stream()
                            .map(to -> known.get(2 * to + other))
                            .toList();
                    if (options.isEmpty()) known.put(key, play == Play.NORMAL ? Outcome.P : Outcome.N);
                    else if (after.contains(Outcome.P)) known.put(key, Outcome.N);
                    else if (after.stream().allMatch(Outcome.N::equals)) known.put(key, Outcome.P);
                    more |= known.containsKey(key);
                }
            }
            return known;
        }
    }

    @Test
    void outcomesAndMovesOfBothSidesAgreeWithTheDefinition() {
        var random = CaseCount.random(20261122);
        var seen = new HashSet<Outcome>();
        for (int i = 0; i < CaseCount.of(600); i++) {
            var game = GivenMoves.any(random, 8, i % 2 == 0);
            var play = i % 3 == 0 ? Play.MISERE : Play.NORMAL;
            var known = game.outcomes(play);
            int start = random.nextInt(8);
            var verdict = solve(Question.of(game, start, play));
            seen.add(verdict.outcome());
            assertThat(verdict.outcome()).as("%s from %d", game, start).isEqualTo(joined(known, start));
            for (var side : Side.values()) {
                var winning = StreamSupport.stream(game.options(start, side).spliterator(), false)
                        .filter(to -> known.get(2 * to + (side == Side.LEFT ? 1 : 0)) == Outcome.P)
                        .map(String::valueOf)
                        .collect(Collectors.toSet());
                assertThat(verdict.movesOf(side)
                                .moves()
                                .list()
                                .get()
                                .map(move -> move.steps().getFirst().target()))
                        .as("%s from %d: %s", game, start, side)
                        .containsExactlyInAnyOrderElementsOf(winning);
            }
        }
        assertThat(seen).containsExactlyInAnyOrder(Outcome.values());
    }

    private static Outcome joined(Map<Integer, Outcome> known, int start) {
        var left = known.get(2 * start);
        var right = known.get(2 * start + 1);
        if (left == null || right == null) return Outcome.D;
        if (left == right) return left;
        return left == Outcome.N ? Outcome.L : Outcome.R;
    }

    /// A number beside a nimber, and positions that are neither.
    @Test
    void valuesThatHaveANameAreTold() {
        var game = new GivenMoves(
                List.of(Set.of(), Set.of(0), Set.of(0), Set.of(1), Set.of(1), Set.of(0)),
                List.of(Set.of(), Set.of(), Set.of(0), Set.of(1), Set.of(0), Set.of(2)));
        assertThat(value(game, 1)).contains("1");
        assertThat(value(game, 2)).contains("*");
        assertThat(value(game, 3)).contains("1*");
        assertThat(value(game, 4)).as("a switch").contains("{1|0}");
        assertThat(value(game, 5)).contains("^");
        assertThat(solve(Question.of(game, 3, Play.MISERE)).value().knownValue())
                .isEmpty();
        assertThat(solve(Question.of(game, List.of(3, 2), Play.NORMAL)).value().knownValue())
                .contains(new Value.Number(Dyadic.ONE));
    }

    /// By values and by search: of sums that have values the search finds the same outcomes and moves.
    @Tag("slow")
    @Test
    void sumsByValuesAgreeWithSearch() {
        var random = CaseCount.random(20261123);
        int decided = 0;
        for (int i = 0; i < CaseCount.of(1_500); i++) {
            var game = GivenMoves.any(random, 6, false);
            var positions = random.ints(random.nextInt(1, 4), 1, 6).boxed().toList();
            var verdict = solve(Question.of(game, positions, Play.NORMAL));
            if (verdict.value().knownValue().isEmpty()) continue;
            decided++;
            var sum = verdict.question().sum();
            var search = new PartizanSearch(sum.components(), Play.NORMAL, Limits.DEFAULT);
            assertThat(verdict.outcome()).as("%s from %s", game, positions).isEqualTo(search.outcome());
            for (var side : Side.values())
                assertThat(verdict.movesOf(side)
                                .moves()
                                .list()
                                .get()
                                .map(move -> move.steps().getFirst()))
                        .as("%s from %s: %s", game, positions, side)
                        .containsExactlyInAnyOrderElementsOf(search.movesTo(Outcome.P, side).stream()
                                .map(step -> new Move.Step(step.component(), step.from(), step.to()))
                                .toList());
        }
        assertThat(decided).isGreaterThan(CaseCount.least(500));
    }

    private static Optional<String> value(GivenMoves game, int position) {
        return solve(Question.of(game, position, Play.NORMAL))
                .value()
                .knownValue()
                .map(Value::toString);
    }

    /// The rules of an impartial game are rules of Left and Right whose sides have the same options.
    @Test
    void anImpartialRulesetIsOneOfLeftAndRight() {
        Ruleset<Integer> halving = heap -> heap == 0 ? List.of() : List.of(heap - 1, heap / 2);
        PartizanRuleset<Integer> sides = halving;
        for (int heap = 0; heap < 40; heap++) {
            assertThat(sides.leftOptions(heap)).isEqualTo(sides.rightOptions(heap));
            var verdict = solve(Question.of(sides, heap, Play.NORMAL));
            assertThat(verdict.value())
                    .isEqualTo(solve(Question.of(halving, heap, Play.NORMAL)).value());
            assertThat(verdict.value().knownValue()).get().isInstanceOf(Value.Nimber.class);
        }
        var selective = Question.of(halving, List.of(3, 4), Play.NORMAL, Compound.SELECTIVE);
        assertThat(solve(selective).outcome()).isEqualTo(Outcome.N);
        assertThat(solve(Question.of(sides, 0, Play.MISERE)).moves().count()).isEqualTo(BigInteger.ZERO);
    }
}
