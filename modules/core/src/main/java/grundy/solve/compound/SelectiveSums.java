package grundy.solve.compound;

import grundy.answer.Verdict;
import grundy.check.Evidence;
import grundy.engine.DecidedPosition;
import grundy.finding.CountedList;
import grundy.finding.CycleException;
import grundy.finding.Move;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.TurnPosition;
import grundy.rules.formula.LazyStreams;
import grundy.solve.component.ComponentEngines;
import grundy.solve.sum.WholeSums;
import grundy.text.Message;
import grundy.theory.compound.SelectiveValues;
import grundy.value.Outcome;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Solves sums in which a move is made in one or more components: the last to end decides, or under the short rule
/// the first.
public final class SelectiveSums {
    private static final String THEOREM = "Winning Ways, ch. 9 (selective compounds)";
    private final ComponentEngines engines;

    /// @param engines that answer for single components
    public SelectiveSums(ComponentEngines engines) {
        this.engines = engines;
    }

    /// Returns who wins, and by which moves.
    ///
    /// @throws grundy.limit.LimitException if that takes more than the limits allow
    public Verdict solve(TurnPosition question) {
        boolean splitting = question.sum().components().stream()
                .anyMatch(component -> component.game().rules().maySplit());
        var sum = question.sum();
        if (splitting && sum.play() == Play.MISERE && !sum.compound().isShort())
            return WholeSums.verdict(question, engines.limits());
        try {
            if (!splitting && sum.play() == Play.NORMAL && !sum.compound().isShort()) return byValues(question);
            return new SumSolver(question, engines.limits()).verdict();
        } catch (CycleException _) {
            return WholeSums.verdict(question, engines.limits());
        }
    }

    /// Which components that never split are cold is known from closed forms at any size. A winning
    /// move is a move to a cold position in exactly the others.
    private Verdict byValues(TurnPosition question) {
        var components = question.sum().components();
        var cold = new ArrayList<Boolean>();
        var count = BigInteger.ONE;
        Message uncounted = null;
        var hot = new ArrayList<Integer>();
        var answers = new ArrayList<DecidedPosition>();
        var moves = new ArrayList<Supplier<Stream<Move.Step>>>();
        for (var component : components) {
            var decided = engines.decided(component);
            answers.add(decided);
            cold.add(decided.isCold());
            if (cold.getLast()) continue;
            hot.add(cold.size() - 1);
            var options = Move.toOptions(hot.getLast(), component.position(), decided::coldOptions);
            count = count.multiply(options.count());
            if (options.uncounted() != null) uncounted = options.uncounted();
            moves.add(() -> options.list().get().map(move -> move.steps().getFirst()));
        }
        return new Verdict(
                question,
                hot.isEmpty() ? Outcome.P : Outcome.N,
                null,
                hot.isEmpty()
                        ? CountedList.none()
                        : new CountedList<>(
                                count, () -> LazyProducts.of(moves).map(steps -> new Move(steps, null)), uncounted),
                new Evidence.Sum(
                        THEOREM,
                        answers.stream()
                                .map(DecidedPosition::evidence)
                                .distinct()
                                .toList()),
                new Verdict.Reasoning.ColdComponents(cold));
    }

    /// The choice in one component: stay, or move to one of some options.
    ///
    /// @param options null for staying
    private record ComponentChoice(
            SelectiveValues.PositionKind kind, @Nullable CountedList<List<Position>> options) {
        boolean running() {
            return kind.running();
        }

        boolean cold() {
            return kind.cold();
        }

        boolean misereCold() {
            return kind.misereCold();
        }

        BigInteger count() {
            return options == null ? BigInteger.ONE : options.count();
        }

        Stream<Optional<List<Position>>> stream() {
            return options == null
                    ? Stream.of(Optional.empty())
                    : options.stream().map(Optional::of);
        }
    }

    private static final class SumSolver {
        private final TurnPosition question;
        private final List<Component> components;
        private final Play play;
        private final boolean shortRule;
        private final Map<RuleTree, SelectiveValues> byRules = new LinkedHashMap<>();

        SumSolver(TurnPosition question, Limits limits) {
            this.question = question;
            this.components = question.sum().components();
            this.play = question.sum().play();
            this.shortRule = question.sum().compound().isShort();
            for (var component : components)
                byRules.computeIfAbsent(
                        component.game().rules(), rules -> SelectiveValues.of(rules, play, shortRule, limits));
        }

        Verdict verdict() {
            var staying = components.stream().map(this::stay).toList();
            boolean over = shortRule
                    ? staying.stream().anyMatch(choice -> !choice.running())
                    : staying.stream().noneMatch(ComponentChoice::running);
            boolean cold = over ? play == Play.NORMAL : isCold(staying);
            CountedList<Move> moves = cold || over ? CountedList.none() : moves();
            return new Verdict(
                    question,
                    cold ? Outcome.P : Outcome.N,
                    null,
                    moves,
                    Evidence.Sum.of(THEOREM, byRules.values().stream().map(SelectiveValues::evidence)),
                    new Verdict.Reasoning.ColdComponents(
                            staying.stream().map(ComponentChoice::cold).toList()));
        }

        private boolean isCold(List<ComponentChoice> sum) {
            if (play == Play.NORMAL || shortRule) return sum.stream().allMatch(ComponentChoice::cold);
            var running = sum.stream().filter(ComponentChoice::running).toList();
            if (running.size() == 1) return running.getFirst().misereCold();
            return !running.isEmpty() && running.stream().allMatch(ComponentChoice::cold);
        }

        private SelectiveValues values(Component component) {
            if (byRules.get(component.game().rules()) instanceof SelectiveValues values) return values;
            throw new AssertionError("Every component's rules were entered");
        }

        private ComponentChoice stay(Component component) {
            return new ComponentChoice(values(component).of(component.position()), null);
        }

        private CountedList<Move> moves() {
            var choices = new ArrayList<List<ComponentChoice>>();
            try {
                for (var component : components) {
                    var list = new ArrayList<ComponentChoice>();
                    list.add(stay(component));
                    for (var some : values(component).options(component.position()))
                        list.add(new ComponentChoice(some.kind(), some.options()));
                    choices.add(list);
                }
            } catch (LimitException e) {
                return new CountedList<>(BigInteger.ZERO, Stream::empty, e.explanation());
            }
            return new CountedList<>(count(choices), () -> winning(choices).map(this::move));
        }

        /// In misere play a move wins if it leaves two or more components running and all of these cold, or
        /// one alone that is lost in misere play: by the first component left running and the second.
        private Stream<List<Optional<List<Position>>>> winning(List<List<ComponentChoice>> choices) {
            if (shortRule && play == Play.NORMAL) return winningAtOnce(choices);
            if (play == Play.NORMAL || shortRule) return products(each(choices, ComponentChoice::cold));
            var ended = each(choices, choice -> !choice.running());
            var cold = each(choices, choice -> choice.running() && choice.cold());
            var alone = each(choices, choice -> choice.running() && choice.misereCold());
            var rest = each(choices, choice -> !choice.running() || choice.cold());
            int most = (int) ended.stream().takeWhile(list -> !list.isEmpty()).count();
            return LazyStreams.flatMap(
                    IntStream.rangeClosed(0, Math.min(most, choices.size() - 1)).boxed(), first -> {
                        var single = new ArrayList<>(ended);
                        single.set(first, alone.get(first));
                        var several = LazyStreams.flatMap(
                                IntStream.range(first + 1, choices.size()).boxed(), second -> {
                                    var factors = new ArrayList<>(ended.subList(0, second));
                                    factors.set(first, cold.get(first));
                                    factors.add(cold.get(second));
                                    factors.addAll(rest.subList(second + 1, rest.size()));
                                    return products(factors);
                                });
                        return Stream.concat(products(single), several);
                    });
        }

        /// Under the short rule a move wins in normal play if it ends some component (by the first
        /// that it ends), or leaves all cold.
        private static Stream<List<Optional<List<Position>>>> winningAtOnce(List<List<ComponentChoice>> choices) {
            var running = each(choices, ComponentChoice::running);
            var ended = each(choices, choice -> !choice.running());
            var ending = LazyStreams.flatMap(IntStream.range(0, choices.size()).boxed(), first -> {
                var factors = new ArrayList<>(running.subList(0, first));
                factors.add(ended.get(first));
                factors.addAll(choices.subList(first + 1, choices.size()));
                return products(factors);
            });
            return Stream.concat(ending, products(each(choices, choice -> choice.running() && choice.cold())));
        }

        private static List<List<ComponentChoice>> each(
                List<List<ComponentChoice>> choices, Predicate<ComponentChoice> filter) {
            return choices.stream()
                    .map(list -> list.stream().filter(filter).toList())
                    .toList();
        }

        private static Stream<List<Optional<List<Position>>>> products(List<List<ComponentChoice>> factors) {
            return LazyProducts.of(factors.stream()
                    .map(list -> (Supplier<Stream<Optional<List<Position>>>>)
                            () -> LazyStreams.flatMap(list.stream(), ComponentChoice::stream))
                    .toList());
        }

        /// The sum as it stands is not cold here, so that staying everywhere is never among those counted.
        private BigInteger count(List<List<ComponentChoice>> choices) {
            if (shortRule && play == Play.NORMAL)
                return product(choices, _ -> true)
                        .subtract(product(choices, ComponentChoice::running))
                        .add(product(choices, choice -> choice.running() && choice.cold()));
            if (play == Play.NORMAL || shortRule) return product(choices, ComponentChoice::cold);
            Predicate<ComponentChoice> ended = choice -> !choice.running();
            var count = product(choices, choice -> !choice.running() || choice.cold())
                    .subtract(product(choices, ended));
            var endedBefore = BigInteger.ONE;
            var endedAfter = endedAfter(choices, ended);
            for (int i = 0; i < choices.size(); i++) {
                var own = choices.get(i);
                var alone = number(own, choice -> choice.running() && choice.misereCold())
                        .subtract(number(own, choice -> choice.running() && choice.cold()));
                count = count.add(alone.multiply(endedBefore).multiply(endedAfter.get(i + 1)));
                endedBefore = endedBefore.multiply(number(own, ended));
            }
            return count;
        }

        /// @return for each index the number of ways to end all components from there on
        private static List<BigInteger> endedAfter(
                List<List<ComponentChoice>> choices, Predicate<ComponentChoice> ended) {
            var products = new BigInteger[choices.size() + 1];
            products[choices.size()] = BigInteger.ONE;
            for (int i = choices.size() - 1; i >= 0; i--)
                products[i] = products[i + 1].multiply(number(choices.get(i), ended));
            return List.of(products);
        }

        private static BigInteger product(List<List<ComponentChoice>> choices, Predicate<ComponentChoice> filter) {
            return choices.stream().map(list -> number(list, filter)).reduce(BigInteger.ONE, BigInteger::multiply);
        }

        private static BigInteger number(List<ComponentChoice> choices, Predicate<ComponentChoice> filter) {
            return choices.stream().filter(filter).map(ComponentChoice::count).reduce(BigInteger.ZERO, BigInteger::add);
        }

        private Move move(List<Optional<List<Position>>> chosen) {
            var steps = new ArrayList<Move.Step>();
            for (int i = 0; i < chosen.size(); i++) {
                int component = i;
                chosen.get(i)
                        .ifPresent(option -> steps.add(new Move.Step(
                                component, components.get(component).position(), option)));
            }
            return new Move(steps, null);
        }
    }
}
