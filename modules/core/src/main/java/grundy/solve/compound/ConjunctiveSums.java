package grundy.solve.compound;

import grundy.answer.ValueStatus;
import grundy.answer.Verdict;
import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.finding.CycleException;
import grundy.finding.Move;
import grundy.limit.LimitException;
import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Sum;
import grundy.rules.TurnPosition;
import grundy.rules.formula.LazyStreams;
import grundy.solve.component.ComponentEngines;
import grundy.solve.sum.WholeSums;
import grundy.theory.compound.GameLengths;
import grundy.theory.compound.LengthValues;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Solves sums in which a move is made in every component: the last to end decides, or under the short rule the
/// first.
public final class ConjunctiveSums {
    private static final String SUSPENSE = "Smith 1966 (suspense numbers)";
    private static final String REMOTENESS = "Smith 1966 (remoteness)";
    private final ComponentEngines engines;
    private final Map<LengthsKey, LengthValues> cache = new HashMap<>();

    /// A game as it is asked about from one sum to the next.
    private record LengthsKey(RuleTree rules, Play play, boolean shortRule) {}

    /// @param engines that answer for single components
    public ConjunctiveSums(ComponentEngines engines) {
        this.engines = engines;
    }

    /// Returns who wins, and by which moves.
    ///
    /// @throws grundy.limit.LimitException if that takes more than the limits allow
    public Verdict solve(TurnPosition question) {
        try {
            return new SumSolver(question, engines).verdict();
        } catch (CycleException _) {
            return WholeSums.verdict(question, engines.limits());
        }
    }

    /// The winner of a sum, and nothing else. Lengths are kept from one sum to the next.
    ///
    /// @throws CycleException if play in a component can go on for ever
    /// @throws LimitException if the components met so far need more than the limits allow
    public Outcome outcome(Sum sum) {
        return GameLengths.wins(deciding(sum), sum.play()) ? Outcome.N : Outcome.P;
    }

    /// The length that decides, and nothing else. Lengths are kept from one sum to the next.
    ///
    /// @throws CycleException if play in a component can go on for ever
    /// @throws LimitException if the components met so far need more than the limits allow
    public ValueStatus value(Sum sum) {
        boolean shortRule = sum.compound().isShort();
        var deciding = deciding(sum);
        var evidence = Evidence.Sum.of(
                shortRule ? REMOTENESS : SUSPENSE,
                sum.components().stream()
                        .map(component -> lengths(component, sum).evidence()));
        return new ValueStatus.Known(
                shortRule ? new Value.Remoteness(deciding) : new Value.Suspense(deciding), evidence);
    }

    private BigInteger deciding(Sum sum) {
        BigInteger deciding = null;
        for (var component : sum.components()) {
            var length = lengths(component, sum).of(component.position());
            if (deciding == null) deciding = length;
            else deciding = sum.compound().isShort() ? deciding.min(length) : deciding.max(length);
        }
        return deciding == null ? BigInteger.ZERO : deciding;
    }

    private LengthValues lengths(Component component, Sum sum) {
        return cache.computeIfAbsent(
                new LengthsKey(
                        component.game().rules(), sum.play(), sum.compound().isShort()),
                game -> GameLengths.of(game.rules(), game.play(), game.shortRule(), engines.limits()));
    }

    /// The options of one component that leave positions of one length.
    ///
    /// @param rank the length of what is left, negative under the short rule: so the greatest rank decides
    private record OptionGroup(BigInteger rank, CountedList<List<Position>> options) {}

    private static final class SumSolver {
        private final TurnPosition question;
        private final List<Component> components;
        private final Play play;
        private final boolean shortRule;
        private final Map<RuleTree, LengthValues> byRules = new LinkedHashMap<>();

        SumSolver(TurnPosition question, ComponentEngines engines) {
            this.question = question;
            this.components = question.sum().components();
            this.play = question.sum().play();
            this.shortRule = question.sum().compound().isShort();
            for (var component : components)
                byRules.computeIfAbsent(
                        component.game().rules(), rules -> GameLengths.of(rules, play, shortRule, engines.limits()));
        }

        Verdict verdict() {
            var lengths = components.stream()
                    .map(component -> lengths(component).of(component.position()))
                    .toList();
            var all = lengths.stream();
            var deciding = (shortRule ? all.min(Comparator.naturalOrder()) : all.max(Comparator.naturalOrder()))
                    .orElse(BigInteger.ZERO);
            boolean won = GameLengths.wins(deciding, play);
            return new Verdict(
                    question,
                    won ? Outcome.N : Outcome.P,
                    shortRule ? new Value.Remoteness(deciding) : new Value.Suspense(deciding),
                    won && deciding.signum() > 0 ? moves() : CountedList.none(),
                    Evidence.Sum.of(
                            shortRule ? REMOTENESS : SUSPENSE,
                            byRules.values().stream().map(LengthValues::evidence)),
                    shortRule
                            ? new Verdict.Reasoning.LeastRemoteness(lengths)
                            : new Verdict.Reasoning.LongestSuspense(lengths));
        }

        private LengthValues lengths(Component component) {
            var lengths = byRules.get(component.game().rules());
            if (lengths == null) throw new AssertionError("Every component's rules were entered");
            return lengths;
        }

        /// A move is a choice in every running component; it wins if the length that decides is
        /// then one with which the opponent loses.
        private CountedList<Move> moves() {
            var running = new ArrayList<Integer>();
            var choices = new ArrayList<List<OptionGroup>>();
            try {
                for (int i = 0; i < components.size(); i++) {
                    var options = choices(components.get(i));
                    if (options.isEmpty()) continue;
                    running.add(i);
                    choices.add(options);
                }
            } catch (LimitException e) {
                return new CountedList<>(BigInteger.ZERO, Stream::empty, e.explanation());
            }
            var ranks = new TreeSet<BigInteger>();
            choices.forEach(options -> options.forEach(choice -> ranks.add(choice.rank)));
            ranks.removeIf(rank -> GameLengths.wins(rank.abs(), play));
            var count = BigInteger.ZERO;
            for (var rank : ranks)
                count = count.add(atMost(choices, rank)).subtract(atMost(choices, rank.subtract(BigInteger.ONE)));
            return new CountedList<>(
                    count,
                    () -> LazyStreams.flatMap(ranks.stream(), rank -> withGreatest(choices, rank))
                            .map(chosen -> move(running, chosen)));
        }

        private List<OptionGroup> choices(Component component) {
            return lengths(component).options(component.position()).entrySet().stream()
                    .map(entry ->
                            new OptionGroup(shortRule ? entry.getKey().negate() : entry.getKey(), entry.getValue()))
                    .toList();
        }

        private Move move(List<Integer> running, List<List<Position>> chosen) {
            var steps = new ArrayList<Move.Step>();
            for (int i = 0; i < chosen.size(); i++)
                steps.add(new Move.Step(
                        running.get(i), components.get(running.get(i)).position(), chosen.get(i)));
            return new Move(steps, null);
        }
    }

    private static BigInteger atMost(List<List<OptionGroup>> choices, BigInteger rank) {
        return choices.stream()
                .map(options -> options.stream()
                        .filter(choice -> choice.rank.compareTo(rank) <= 0)
                        .map(choice -> choice.options.count())
                        .reduce(BigInteger.ZERO, BigInteger::add))
                .reduce(BigInteger.ONE, BigInteger::multiply);
    }

    /// @return the combinations whose greatest rank is the one given, by the first choice that has it
    private static Stream<List<List<Position>>> withGreatest(List<List<OptionGroup>> choices, BigInteger rank) {
        var below = matching(choices, choice -> choice.rank.compareTo(rank) < 0);
        var equal = matching(choices, choice -> choice.rank.equals(rank));
        var upTo = matching(choices, choice -> choice.rank.compareTo(rank) <= 0);
        int most = (int) below.stream()
                .takeWhile(options -> options.get().findAny().isPresent())
                .count();
        return LazyStreams.flatMap(
                IntStream.rangeClosed(0, Math.min(most, choices.size() - 1)).boxed(), first -> {
                    var factors = new ArrayList<>(below.subList(0, first));
                    factors.add(equal.get(first));
                    factors.addAll(upTo.subList(first + 1, upTo.size()));
                    return LazyProducts.of(factors);
                });
    }

    private static List<Supplier<Stream<List<Position>>>> matching(
            List<List<OptionGroup>> choices, Predicate<OptionGroup> filter) {
        return choices.stream()
                .map(list -> (Supplier<Stream<List<Position>>>)
                        () -> LazyStreams.flatMap(list.stream().filter(filter), choice -> choice.options.stream()))
                .toList();
    }
}
