package grundy.solve;

import grundy.answer.LostHeapSet;
import grundy.answer.SeriesVerdict;
import grundy.answer.ValueStatus;
import grundy.answer.Verdict;
import grundy.check.Evidence;
import grundy.check.TheoremSource;
import grundy.engine.heap.subtraction.LostHeaps;
import grundy.finding.CountedList;
import grundy.finding.CycleException;
import grundy.finding.Move;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.question.AnswerPart;
import grundy.question.LostQuestion;
import grundy.question.SeriesQuestion;
import grundy.rules.Component;
import grundy.rules.Game;
import grundy.rules.RuleTree;
import grundy.rules.Sum;
import grundy.rules.Tuple;
import grundy.rules.TurnPosition;
import grundy.rules.formula.Amounts;
import grundy.solve.misere.MisereSums;
import grundy.solve.sum.HeapWords;
import grundy.solve.sum.ImpartialSum;
import grundy.solve.sum.ProvedHeaps;
import grundy.solve.sum.TokenGraph;
import grundy.theory.taking.TakenAmounts;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.LongStream;

/// Solves many positions in a row: it keeps the engines of the games it has met, and computes only what
/// is asked for, where {@link PositionSolver} computes the whole verdict. What it says is the same,
/// whatever was asked before.
final class SeriesSolver {
    private static final int MOST_AMOUNTS = 1 << 16;
    private static final int LARGEST_AMOUNT = 1 << 30;

    private final Limits limits;
    private final TheoremSource theorems;
    private final PositionSolver solver;
    private SeriesCache cache;

    /// @param limits of one answer
    SeriesSolver(Limits limits, TheoremSource theorems) {
        this.limits = limits;
        this.theorems = theorems;
        this.solver = new PositionSolver(limits, theorems);
        this.cache = new SeriesCache(limits, theorems);
    }

    /// Asks what is kept. Where that and the question together need more than one answer may take, the question
    /// alone is asked of new engines.
    private <T> T ask(Function<SeriesCache, T> question) {
        if (cache.isFull()) cache = new SeriesCache(limits, theorems);
        boolean isNew = cache.begin();
        try {
            return question.apply(cache);
        } catch (LimitException limit) {
            cache = new SeriesCache(limits, theorems);
            if (isNew || limits.isOver()) throw limit;
            cache.begin();
            return question.apply(cache);
        }
    }

    private Verdict afresh(Sum sum) {
        return solver.solve(question(sum), AnswerPart.ALL);
    }

    private boolean hasTheorems() {
        return !cache.engines().proved().isEmpty();
    }

    private static TurnPosition question(Sum sum) {
        return new TurnPosition(sum);
    }

    LostHeapSet lostHeaps(LostQuestion question) {
        var rules = question.rules();
        int to = question.to();
        var amounts = TakenAmounts.of(rules);
        if (!hasTheorems()
                && amounts.isPresent()
                && amounts.get() instanceof Amounts.Ranges(var ranges)
                && finite(ranges)) return new LostHeapSet(lostHeaps(ranges, to, limits), new Evidence.Table(to + 1L));
        try {
            return ask(games -> lostHeaps(games, rules, to));
        } catch (CycleException | ArithmeticException _) {
            var lost = new BitSet(to + 1);
            for (int n = 0; n <= to; n++) if (outcome(sum(rules, n)) == Outcome.P) lost.set(n);
            return new LostHeapSet(lost, afresh(sum(rules, to)).evidence());
        }
    }

    private static LostHeapSet lostHeaps(SeriesCache games, RuleTree rules, int to) {
        var lost = new BitSet(to + 1);
        var game = games.of(rules, Play.NORMAL);
        var cold = game.outcomes().everywhere();
        if (cold.isPresent()) {
            for (int n = 0; n <= to; n++) if (cold.get().isCold(Tuple.of(n))) lost.set(n);
            return new LostHeapSet(lost, cold.get().evidence());
        }
        var words = game.words().orElseThrow();
        words.reserve(to);
        for (int n = 0; n <= to; n++) if (words.value(n) == 0) lost.set(n);
        return new LostHeapSet(lost, game.values().orElseThrow().evidence());
    }

    private static boolean finite(List<Amounts.Range> ranges) {
        long number = 0;
        for (var range : ranges) {
            if (range.to() == null || range.from().signum() <= 0) return false;
            if (range.to().compareTo(BigInteger.valueOf(LARGEST_AMOUNT)) > 0) return false;
            number += range.to().subtract(range.from()).longValueExact() + 1;
        }
        return number > 0 && number <= MOST_AMOUNTS;
    }

    private static BitSet lostHeaps(List<Amounts.Range> ranges, int to, Limits limits) {
        limits.visit(to);
        long[] amounts = ranges.stream()
                .flatMapToLong(range -> LongStream.rangeClosed(
                        range.from().longValueExact(),
                        Objects.requireNonNull(range.to()).longValueExact()))
                .filter(amount -> amount <= Math.max(1, to))
                .toArray();
        if (amounts.length == 0) {
            var all = new BitSet();
            all.set(0, to + 1);
            return all;
        }
        var words = new long[to / Long.SIZE + 1];
        new LostHeaps(amounts, Play.NORMAL).next(words, limits);
        var lost = BitSet.valueOf(words);
        lost.clear(to + 1, Math.max(to + 1, lost.length()));
        return lost;
    }

    SeriesVerdict verdict(SeriesQuestion question) {
        return switch (question) {
            case SeriesQuestion.SumQuestion(var sum) -> new SumVerdict(this, sum);
            case SeriesQuestion.HeapsQuestion heaps -> new HeapsVerdict(this, heaps);
        };
    }

    private static Sum sum(RuleTree rules, long heap) {
        return sum(
                new SeriesQuestion.HeapsQuestion(new Game("", rules, null, Map.of()), Play.NORMAL, new long[] {heap}));
    }

    private static Sum sum(SeriesQuestion.HeapsQuestion question) {
        var components = new ArrayList<Component>();
        for (long heap : question.heaps()) components.add(new Component(question.game(), Tuple.of(heap)));
        if (components.isEmpty()) components.add(new Component(question.game(), Tuple.of(0)));
        return new Sum(question.play(), Compound.DISJUNCTIVE, components, "");
    }

    /// Any position.
    record SumVerdict(SeriesSolver solver, Sum sum) implements SeriesVerdict {
        private <T> T within(Function<SeriesSolver, T> answer) {
            return solver.limits.during(() -> answer.apply(solver));
        }

        @Override
        public Outcome outcome() {
            return within(series -> series.outcome(sum));
        }

        @Override
        public ValueStatus value() {
            return within(series -> series.value(sum));
        }

        @Override
        public CountedList<Move> moves() {
            return within(series -> series.moves(sum));
        }

        @Override
        public Evidence evidence() {
            return within(series -> series.verdict(sum).evidence());
        }
    }

    /// Heaps in machine words, of which in misere play only the outcome is known in that way.
    record HeapsVerdict(SeriesSolver solver, SeriesQuestion.HeapsQuestion question) implements SeriesVerdict {
        private SumVerdict whole() {
            return new SumVerdict(solver, sum(question));
        }

        @Override
        public Outcome outcome() {
            return solver.inWords(question, words -> words.outcome(question.heaps()))
                    .orElseGet(() -> whole().outcome());
        }

        @Override
        public ValueStatus value() {
            if (question.play() == Play.MISERE) return whole().value();
            return solver.inWords(question, words -> (ValueStatus)
                            new ValueStatus.Known(Value.Nimber.of(words.nimSum(question.heaps())), words.evidence()))
                    .orElseGet(() -> whole().value());
        }

        @Override
        public CountedList<Move> moves() {
            if (question.play() == Play.MISERE) return whole().moves();
            return solver.inWords(question, words -> words.moves(question.heaps()))
                    .filter(moves -> moves.uncounted() == null)
                    .orElseGet(() -> whole().moves());
        }

        @Override
        public Evidence evidence() {
            return whole().evidence();
        }
    }

    /// Many heaps are asked for in machine words, unless there is only one and a theorem knows who loses it, or
    /// proved theorems apply to that number of heaps.
    private <T> Optional<T> inWords(SeriesQuestion.HeapsQuestion question, Function<HeapWords, T> answer) {
        if (question.heaps().length < 2 || hasTheorems()) return Optional.empty();
        var rules = question.game().rules();
        if (!isImpartial(rules)) return Optional.empty();
        try {
            return limits.during(
                    () -> ask(games -> games.of(rules, question.play()).words().map(answer)));
        } catch (CycleException | ArithmeticException _) {
            return Optional.empty();
        }
    }

    /// @throws LimitException if the answer would need more than the limits allow
    private Outcome outcome(Sum sum) {
        if (!isConjunctive(sum) && !isPlain(sum)) return afresh(sum).outcome();
        try {
            if (isConjunctive(sum)) return ask(games -> games.conjunctive().outcome(sum));
            var decided = ask(games -> games.decided(sum));
            if (decided.isPresent()) return decided.get().isCold() ? Outcome.P : Outcome.N;
            var several = several(sum);
            if (several.isPresent()) return several.get().outcome();
            return ask(games -> nimSum(games, sum)).signum() == 0 ? Outcome.P : Outcome.N;
        } catch (CycleException _) {
            return afresh(sum).outcome();
        }
    }

    /// @return a verdict for which nothing is kept but theorems: in misere play, and where one applies to
    ///     that number of heaps
    private Optional<Verdict> several(Sum sum) {
        var question = question(sum);
        return sum.play() == Play.MISERE
                ? Optional.of(new MisereSums(cache.engines()).decided(question))
                : ProvedHeaps.verdict(question, cache.engines());
    }

    /// What the whole verdict would say too, where lengths or nim-values are kept from one sum to the next; a
    /// nim-value also where the verdict goes without.
    ///
    /// @throws LimitException if the answer would need more than the limits allow
    private ValueStatus value(Sum sum) {
        try {
            if (isConjunctive(sum)) return ask(games -> games.conjunctive().value(sum));
            if (isPlain(sum) && sum.play() == Play.NORMAL)
                return ask(games -> new ValueStatus.Known(new Value.Nimber(nimSum(games, sum)), evidence(games, sum)));
        } catch (CycleException _) {
            return verdict(sum).value();
        } catch (LimitException limit) {
            if (limit.isCancellation()) throw limit;
        }
        return verdict(sum).value();
    }

    private static Evidence evidence(SeriesCache games, Sum sum) {
        var all = sum.components().stream().map(games::values).distinct().map(values -> values.evidence());
        return sum.components().size() == 1
                ? all.findFirst().orElseThrow()
                : Evidence.Sum.of("Sprague 1935, Grundy 1939", all);
    }

    private static BigInteger nimSum(SeriesCache games, Sum sum) {
        return sum.components().stream()
                .map(component -> games.values(component).value(component.position()))
                .reduce(BigInteger.ZERO, BigInteger::xor);
    }

    /// Moves that what is kept has no room to count may be counted alone.
    ///
    /// @throws LimitException if the answer would need more than the limits allow
    private CountedList<Move> moves(Sum sum) {
        if (!isPlain(sum)) return afresh(sum).moves();
        var decided = ask(games -> games.decided(sum));
        if (decided.isEmpty()) {
            var moves = verdict(sum).moves();
            return moves.uncounted() == null ? moves : afresh(sum).moves();
        }
        var position = sum.components().getFirst().position();
        return decided.get().isCold()
                ? CountedList.none()
                : Move.toOptions(0, position, () -> decided.get().coldOptions());
    }

    /// @return all that there is to tell
    /// @throws LimitException if the answer would need more than the limits allow
    private Verdict verdict(Sum sum) {
        if (!isPlain(sum) || ask(games -> games.decided(sum)).isPresent()) return afresh(sum);
        var question = question(sum);
        try {
            return several(sum)
                    .orElseGet(() -> ask(games -> new ImpartialSum(question, games.engines()).verdict(question)));
        } catch (CycleException _) {
            return afresh(sum);
        }
    }

    private static boolean isConjunctive(Sum sum) {
        if (sum.compound() != Compound.CONJUNCTIVE && sum.compound() != Compound.SHORT_CONJUNCTIVE) return false;
        return sum.components().stream()
                .allMatch(component -> isImpartial(component.game().rules()));
    }

    /// @return whether the positions are numbers, and both players have the same moves
    private static boolean isImpartial(RuleTree rules) {
        return rules instanceof RuleTree.TakeAndBreak || rules instanceof RuleTree.Moves;
    }

    private static boolean isPlain(Sum sum) {
        if (sum.compound() != Compound.DISJUNCTIVE) return false;
        for (var component : sum.components()) {
            boolean plain = switch (component.game().rules()) {
                case RuleTree.Players _, RuleTree.Partizan _, RuleTree.Scored _, RuleTree.Blocking _ -> false;
                case RuleTree.OnBoard(var _, var _, var board) ->
                    TokenGraph.graphOf(component) == null && (sum.play() == Play.NORMAL || board.isComplete());
                case RuleTree.TakeAndBreak _, RuleTree.Moves _ -> true;
            };
            if (!plain) return false;
        }
        return true;
    }
}
