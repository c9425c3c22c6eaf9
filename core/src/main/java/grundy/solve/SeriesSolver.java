package grundy.solve;

import grundy.check.Evidence;
import grundy.engine.ColdPositions;
import grundy.engine.NimValues;
import grundy.engine.PostOrder.CycleException;
import grundy.engine.WinningMoves;
import grundy.engine.heap.subtraction.LostHeaps;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.Amounts;
import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.Rules;
import grundy.rules.Sum;
import grundy.rules.Tuple;
import grundy.theory.Theorems;
import grundy.theory.taking.TakenAmounts;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;

/// Solves many positions in a row: it keeps the engines of the games it has met, and works out only what is asked for,
/// where {@link PositionSolver} tells all that there is to tell. What it says is the same.
///
/// Games are told apart by the objects that are their rules, so that equal rules should be one object.
final class SeriesSolver {
    private static final int MOST_GAMES = 1 << 14;
    private static final int MOST_AMOUNTS = 1 << 16;
    private static final int LARGEST_AMOUNT = 1 << 30;

    private final Limits limits;
    private final PositionSolver solver;
    private final IdentityHashMap<Rules, Known> games = new IdentityHashMap<>();
    private final IdentityHashMap<Rules, Known> misereGames = new IdentityHashMap<>();
    private Engines engines;
    private ConjunctiveSums conjunctive;

    /// @param limits how much memory one answer may take
    SeriesSolver(Limits limits) {
        this.limits = limits;
        this.solver = new PositionSolver(limits, KnownTheorems.NONE);
        this.engines = new Engines(limits);
        this.conjunctive = new ConjunctiveSums(engines);
    }

    /// What is kept of a game in one kind of play.
    ///
    /// @param cold who loses single components, where that has a closed form and the nim-values have none
    private record Known(Optional<ColdPositions> cold, Optional<NimValues> values, Optional<HeapWords> words) {}

    private Known known(Rules rules, Play play, Component component) {
        var kept = play == Play.NORMAL ? games : misereGames;
        if (kept.get(rules) instanceof Known known) return known;
        if (kept.size() >= MOST_GAMES) {
            kept.clear();
            engines = new Engines(limits);
        }
        var known = newKnown(rules, play, component);
        kept.put(rules, known);
        return known;
    }

    private Known newKnown(Rules rules, Play play, Component component) {
        var cold = rules instanceof Rules.OnBoard ? Optional.<ColdPositions>empty() : engines.coldOnly(component, play);
        if (play == Play.NORMAL) {
            var values = engines.normal(rules);
            return new Known(cold, Optional.of(values), Optional.of(new HeapWords(values, null)));
        }
        var tame = Theorems.findTame(rules);
        return new Known(cold, Optional.empty(), tame.map(form -> new HeapWords(form.normal(), form.misere())));
    }

    /// @param rules of a game of one coordinate
    /// @param play in misere play only games that a theorem says are tame have words
    private Optional<HeapWords> words(Rules rules, Play play) {
        return known(rules, play, heap(rules, 0)).words();
    }

    private static Component heap(Rules rules, long heap) {
        return new Component(new grundy.rules.Game("", rules, null, Map.of()), Tuple.of(heap));
    }

    Lost lost(LostQuestion question) {
        var rules = question.rules();
        int to = question.to();
        var amounts = TakenAmounts.of(rules);
        if (amounts.isPresent() && amounts.get() instanceof Amounts.Ranges(var ranges) && finite(ranges))
            return new Lost(lost(ranges, to), new Evidence.Table(to + 1L));
        var known = known(rules, Play.NORMAL, heap(rules, 0));
        var lost = new BitSet(to + 1);
        var words = known.words().orElseThrow();
        if (known.cold().isEmpty()) words.reserve(to);
        for (int n = 0; n <= to; n++)
            if (known.cold().isPresent() ? known.cold().get().isCold(Tuple.of(n)) : words.value(n) == 0) lost.set(n);
        var evidence = known.cold()
                .map(ColdPositions::evidence)
                .orElseGet(() -> known.values().orElseThrow().evidence());
        return new Lost(lost, evidence);
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

    private static BitSet lost(List<Amounts.Range> ranges, int to) {
        long[] amounts = ranges.stream()
                .flatMapToLong(range -> LongStream.rangeClosed(
                        range.from().longValueExact(),
                        java.util.Objects.requireNonNull(range.to()).longValueExact()))
                .filter(amount -> amount <= Math.max(1, to))
                .toArray();
        if (amounts.length == 0) {
            var all = new BitSet();
            all.set(0, to + 1);
            return all;
        }
        var words = new long[to / Long.SIZE + 1];
        new LostHeaps(amounts, Play.NORMAL).next(words);
        var lost = BitSet.valueOf(words);
        lost.clear(to + 1, Math.max(to + 1, lost.length()));
        return lost;
    }

    SeriesVerdict verdict(SeriesQuestion question) {
        return switch (question) {
            case SeriesQuestion.OfSum(var sum) -> new OfSum(this, sum);
            case SeriesQuestion.OfHeaps heaps -> ofHeaps(heaps);
        };
    }

    /// Many heaps are asked for in machine words, unless there is only one and a theorem knows who loses it.
    private SeriesVerdict ofHeaps(SeriesQuestion.OfHeaps question) {
        if (question.heaps().length < 2) return new OfSum(this, sum(question));
        return words(question.game().rules(), question.play())
                .<SeriesVerdict>map(words -> new OfHeaps(this, question, words))
                .orElseGet(() -> new OfSum(this, sum(question)));
    }

    private static Sum sum(SeriesQuestion.OfHeaps question) {
        var components = new ArrayList<Component>();
        for (long heap : question.heaps()) components.add(new Component(question.game(), Tuple.of(heap)));
        if (components.isEmpty()) components.add(new Component(question.game(), Tuple.of(0)));
        return new Sum(question.play(), Compound.DISJUNCTIVE, components, "");
    }

    /// Any position.
    record OfSum(SeriesSolver solver, Sum sum) implements SeriesVerdict {
        @Override
        public Outcome outcome() {
            return solver.outcome(sum);
        }

        @Override
        public Worth value() {
            return solver.value(sum);
        }

        @Override
        public WinningMoves moves() {
            return solver.moves(sum);
        }

        @Override
        public Evidence evidence() {
            return solver.verdict(sum).evidence();
        }
    }

    /// Heaps in machine words, of which in misere play only the outcome is known in that way.
    record OfHeaps(SeriesSolver solver, SeriesQuestion.OfHeaps question, HeapWords words) implements SeriesVerdict {
        private OfSum whole() {
            return new OfSum(solver, sum(question));
        }

        @Override
        public Outcome outcome() {
            return words.outcome(question.heaps());
        }

        @Override
        public Worth value() {
            return question.play() == Play.NORMAL
                    ? new Worth.Known(Value.Nimber.of(words.nimSum(question.heaps())), words.evidence())
                    : whole().value();
        }

        @Override
        public WinningMoves moves() {
            return question.play() == Play.NORMAL ? words.moves(question.heaps()) : whole().moves();
        }

        @Override
        public Evidence evidence() {
            return whole().evidence();
        }
    }

    /// @throws grundy.limit.LimitException if the answer would need more than the limits allow
    private Outcome outcome(Sum sum) {
        if (isConjunctive(sum))
            try {
                return conjunctive.outcome(sum);
            } catch (CycleException | LimitException _) {
                conjunctive = new ConjunctiveSums(engines);
                return solver.solve(question(sum)).outcome();
            }
        if (!isPlain(sum)) return solver.solve(question(sum)).outcome();
        var cold = coldOnly(sum);
        if (cold.isPresent()) return cold.get().isCold(only(sum)) ? Outcome.P : Outcome.N;
        if (sum.play() == Play.MISERE)
            return new MisereSums(engines).decided(question(sum)).outcome();
        try {
            return nimSum(sum).signum() == 0 ? Outcome.P : Outcome.N;
        } catch (CycleException _) {
            return solver.solve(question(sum)).outcome();
        }
    }

    /// What the whole verdict would say too, where lengths or nim-values are kept from one sum to the next.
    ///
    /// @throws grundy.limit.LimitException if the answer would need more than the limits allow
    private Worth value(Sum sum) {
        try {
            if (isConjunctive(sum)) return conjunctive.value(sum);
            if (isPlain(sum) && sum.play() == Play.NORMAL)
                return new Worth.Known(new Value.Nimber(nimSum(sum)), evidence(sum));
        } catch (CycleException _) {
            conjunctive = new ConjunctiveSums(engines);
        } catch (LimitException limit) {
            if (limit.isCancellation()) throw limit;
            conjunctive = new ConjunctiveSums(engines);
        }
        return verdict(sum).value();
    }

    private Evidence evidence(Sum sum) {
        var rules = new LinkedHashSet<Rules>();
        for (var component : sum.components()) rules.add(component.game().rules());
        var all = rules.stream()
                .map(one -> known(one, Play.NORMAL, sum.components().getFirst())
                        .values()
                        .orElseThrow()
                        .evidence());
        return sum.components().size() == 1
                ? all.findFirst().orElseThrow()
                : Evidence.Sum.of("Sprague 1935, Grundy 1939", all);
    }

    private static Position only(Sum sum) {
        return sum.components().getFirst().position();
    }

    private BigInteger nimSum(Sum sum) {
        var total = BigInteger.ZERO;
        for (var component : sum.components()) {
            var values = known(component.game().rules(), Play.NORMAL, component)
                    .values()
                    .orElseThrow();
            total = total.xor(values.value(component.position()));
        }
        return total;
    }

    /// @throws grundy.limit.LimitException if the answer would need more than the limits allow
    private WinningMoves moves(Sum sum) {
        if (!isPlain(sum)) return solver.solve(question(sum)).moves();
        var cold = coldOnly(sum);
        if (cold.isEmpty()) return verdict(sum).moves();
        return cold.get().isCold(only(sum))
                ? WinningMoves.NONE
                : WinningMoves.in(0, only(sum), () -> cold.get().coldOptions(only(sum)));
    }

    /// @return all that there is to tell
    /// @throws grundy.limit.LimitException if the answer would need more than the limits allow
    private Verdict verdict(Sum sum) {
        var question = question(sum);
        if (!isPlain(sum) || coldOnly(sum).isPresent()) return solver.solve(question);
        if (sum.play() == Play.MISERE) return new MisereSums(engines).decided(question);
        try {
            return new ImpartialSum(question, engines).verdict(question);
        } catch (CycleException _) {
            return solver.solve(question);
        }
    }

    private static PositionQuestion question(Sum sum) {
        return new PositionQuestion(sum, List.of());
    }

    private static boolean isConjunctive(Sum sum) {
        if (sum.compound() != Compound.CONJUNCTIVE && sum.compound() != Compound.SHORT_CONJUNCTIVE) return false;
        return sum.components().stream()
                .map(component -> component.game().rules())
                .allMatch(rules -> rules instanceof Rules.TakeAndBreak || rules instanceof Rules.Moves);
    }

    private static boolean isPlain(Sum sum) {
        if (sum.compound() != Compound.DISJUNCTIVE) return false;
        for (var component : sum.components()) {
            boolean plain = switch (component.game().rules()) {
                case Rules.Players _, Rules.Partizan _, Rules.Scored _, Rules.Blocking _ -> false;
                case Rules.OnBoard(var _, var _, var board) ->
                    GraphTokens.graphOf(component) == null && (sum.play() == Play.NORMAL || board.isComplete());
                case Rules.TakeAndBreak _, Rules.Moves _ -> true;
            };
            if (!plain) return false;
        }
        return true;
    }

    /// On boards the position may decide which form applies.
    private Optional<ColdPositions> coldOnly(Sum sum) {
        if (sum.components().size() != 1) return Optional.empty();
        var component = sum.components().getFirst();
        var rules = component.game().rules();
        return rules instanceof Rules.OnBoard
                ? engines.coldOnly(component, sum.play())
                : known(rules, sum.play(), component).cold();
    }
}
