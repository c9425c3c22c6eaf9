package grundy.solve;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.answer.SeriesVerdict;
import grundy.answer.Verdict;
import grundy.finding.CountedList;
import grundy.finding.Move;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.question.LostQuestion;
import grundy.question.PositionQuestion;
import grundy.question.SeriesQuestion;
import grundy.rules.Component;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.rules.Sum;
import grundy.rules.Tuple;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// A solver that keeps its engines says of each position what a new one says, whatever it was asked before.
@EveryTurn
class SeriesContractTest {
    private static final int POSITIONS = 2;
    private static final int MOVES = 40;
    private static final String UNKNOWN = "unknown";

    /// So few that engines that are kept come to an end of what they may hold.
    private static final Limits LIMITS = Limits.DEFAULT.withPositions(1_000);

    private static final List<EveryGame.Game> GAMES = EveryGame.all(POSITIONS).toList();

    private static <T> T one(List<T> of, Random random) {
        return of.get(random.nextInt(of.size()));
    }

    private static Sum sum(Play play, Compound compound, List<Component> components) {
        return new Sum(play, compound, components, "");
    }

    /// Each position by itself, and sums of each game with itself and with another.
    private static List<Sum> questions(Random random) {
        var sums = new ArrayList<Sum>();
        for (var game : GAMES) {
            var components = game.components();
            boolean scored = components.getFirst().game().rules() instanceof RuleTree.Scored;
            for (var component : components) {
                sums.add(sum(Play.NORMAL, Compound.DISJUNCTIVE, List.of(component)));
                if (!scored) sums.add(sum(Play.MISERE, Compound.DISJUNCTIVE, List.of(component)));
            }
            var other = one(random.nextBoolean() ? List.of(game) : GAMES, random);
            for (var compound : List.of(Compound.DISJUNCTIVE, one(List.of(Compound.values()), random))) {
                var two = List.of(one(components, random), one(other.components(), random));
                sums.add(sum(one(List.of(Play.values()), random), compound, two));
            }
        }
        return sums;
    }

    /// What can be read from an answer.
    private enum AnswerItem {
        OUTCOME(verdict -> verdict.outcome().toString()),
        VALUE(verdict -> verdict.value().knownValue().map(Value::toString).orElse(UNKNOWN)),
        MOVES(verdict -> moves(verdict.moves()));

        private final Function<SeriesVerdict, String> text;

        AnswerItem(Function<SeriesVerdict, String> text) {
            this.text = text;
        }

        String of(SeriesVerdict verdict) {
            return told(() -> text.apply(verdict));
        }

        String of(Verdict verdict) {
            return switch (this) {
                case OUTCOME -> verdict.outcome().toString();
                case VALUE -> verdict.value().knownValue().map(Value::toString).orElse(UNKNOWN);
                case MOVES -> told(() -> moves(verdict.moves()));
            };
        }
    }

    private static String moves(CountedList<Move> moves) {
        if (moves.uncounted() != null) return UNKNOWN;
        var few = moves.count().compareTo(BigInteger.valueOf(MOVES)) <= 0;
        var listed = moves.list().get().limit(MOVES).map(move -> move.steps().toString());
        return moves.count() + " " + (few ? listed.sorted().toList() : listed.count());
    }

    private static String told(Supplier<String> answer) {
        try {
            return answer.get();
        } catch (LimitException _) {
            return UNKNOWN;
        } catch (RulesException refused) {
            return "refused: " + refused.getMessage();
        }
    }

    private static SeriesVerdict alone(Sum sum) {
        return new Solver(LIMITS).solve(new SeriesQuestion.SumQuestion(sum));
    }

    private record AnswerReading(Sum sum, SeriesVerdict verdict, AnswerItem read) {}

    /// What is not known alone may be known in a series, where a part of the work was done before.
    @Tag("slow")
    @Test
    void whatIsAnsweredAloneIsAnsweredAlikeInASeriesInAnyOrder() {
        long seed = CaseCount.seed(20270301);
        var random = new Random(seed);
        var series = new Solver(LIMITS).inSeries();
        var readings = new ArrayList<AnswerReading>();
        for (var sum : questions(random))
            for (var read : AnswerItem.values())
                readings.add(new AnswerReading(sum, series.solve(new SeriesQuestion.SumQuestion(sum)), read));
        Collections.shuffle(readings, random);
        var verdicts = new IdentityHashMap<Sum, Function<AnswerItem, String>>();
        int compared = 0;
        for (var reading : readings) {
            var sum = reading.sum();
            var told = verdicts.computeIfAbsent(sum, SeriesContractTest::wholeVerdict)
                    .apply(reading.read());
            var expected = told.equals(UNKNOWN) ? reading.read().of(alone(sum)) : told;
            if (expected.equals(UNKNOWN)) continue;
            assertThat(reading.read().of(reading.verdict()))
                    .as("seed %d: %s of %s, %s, %s", seed, reading.read(), sum.notation(), sum.play(), sum.compound())
                    .isEqualTo(expected);
            compared++;
        }
        assertThat(compared).isGreaterThan(readings.size() * 2 / 3);
    }

    private static Function<AnswerItem, String> wholeVerdict(Sum sum) {
        try {
            var verdict = new Solver(LIMITS).solve(new PositionQuestion(sum));
            return read -> read.of(verdict);
        } catch (LimitException _) {
            return _ -> UNKNOWN;
        } catch (RulesException refused) {
            return _ -> "refused: " + refused.getMessage();
        }
    }

    private static Stream<EveryGame.Game> ofHeaps() {
        return GAMES.stream().filter(game -> {
            var rules = game.components().getFirst().game().rules();
            return rules.arity() == 1 && (rules instanceof RuleTree.TakeAndBreak || rules instanceof RuleTree.Moves);
        });
    }

    @Tag("slow")
    @Test
    void heapsInMachineWordsAreAnsweredAsSumsAre() {
        var random = CaseCount.random(20270304);
        var series = new Solver(LIMITS).inSeries();
        ofHeaps().forEach(kind -> {
            var game = kind.components().getFirst().game();
            for (var play : Play.values())
                for (int i = 0; i < 4; i++) {
                    long[] heaps = random.longs(random.nextInt(4), 0, i == 0 ? 100 : 12)
                            .toArray();
                    var components = new ArrayList<Component>();
                    for (long heap : heaps) components.add(new Component(game, Tuple.of(heap)));
                    if (components.isEmpty()) components.add(new Component(game, Tuple.of(0)));
                    var sum = sum(play, Compound.DISJUNCTIVE, components);
                    var one = series.solve(new SeriesQuestion.HeapsQuestion(game, play, heaps));
                    for (var read : AnswerItem.values()) {
                        var expected = read.of(alone(sum));
                        if (!expected.equals(UNKNOWN))
                            assertThat(read.of(one))
                                    .as("%s of %s, %s", read, sum.notation(), play)
                                    .isEqualTo(expected);
                    }
                }
        });
    }

    @Tag("slow")
    @Test
    void theHeapsThatAreLostAreThoseOfWhichTheOutcomeSaysSo() {
        var random = CaseCount.random(20270305);
        var series = new Solver(LIMITS).inSeries();
        ofHeaps().forEach(kind -> {
            var game = kind.components().getFirst().game();
            var expected = new BitSet();
            for (int heap = 0; heap < 20; heap++) {
                var components = List.of(new Component(game, Tuple.of(heap)));
                if (alone(sum(Play.NORMAL, Compound.DISJUNCTIVE, components)).outcome() == Outcome.P)
                    expected.set(heap);
            }
            for (int i = 0; i < 3; i++) {
                int to = random.nextInt(20);
                assertThat(series.solve(new LostQuestion(game.rules(), to)).heaps())
                        .as("%s to %d", kind.name(), to)
                        .isEqualTo(expected.get(0, to + 1));
            }
        });
    }

    /// Small positions are searched, large ones worked out along lines: neither is asked of what the other made.
    @Test
    void smallAndLargePositionsOfCoupledHeapsMayStandInAnyOrder() {
        var rules = EveryGame.game("(a, b): (a-k, b) | (a, b-k) | (a-k, b-k) | (a-4, b-3)");
        var positions = List.of(List.of(3, 5), List.of(2600, 2600), List.of(1500, 2000), List.of(1200, 1300));
        var expected = List.of(Outcome.P, Outcome.N, Outcome.N, Outcome.N);
        for (int first = 0; first < positions.size(); first++) {
            var series = new Solver(LIMITS.withPositions(3_000)).inSeries();
            for (int i = 0; i < positions.size(); i++) {
                int at = (first + i) % positions.size();
                var tuple = Tuple.of(
                        positions.get(at).stream().map(BigInteger::valueOf).toList());
                var sum = sum(Play.NORMAL, Compound.DISJUNCTIVE, List.of(new Component(rules, tuple)));
                assertThat(series.solve(new SeriesQuestion.SumQuestion(sum)).outcome())
                        .as("%s, begun with number %d", tuple, first)
                        .isEqualTo(expected.get(at));
            }
        }
    }
}
