package grundy.solve;

import grundy.check.Evidence;
import grundy.engine.Limits;
import grundy.engine.PostOrder.CycleException;
import grundy.engine.compound.SelectiveOutcomes;
import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.Rules;
import grundy.value.Outcome;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// Solves sums in which a move is made in one or more components.
final class SelectiveSums {
    private static final String THEOREM = "Winning Ways, ch. 9 (selective compounds)";
    private final Engines engines;

    SelectiveSums(Engines engines) {
        this.engines = engines;
    }

    Verdict solve(Question question) {
        boolean splitting = question.sum().components().stream()
                .anyMatch(component -> Splitting.mayHappen(component.game().rules()));
        if (splitting && question.sum().play() == Play.MISERE) return engines.searchWhole(question);
        try {
            return new OneSum(question, engines.limits()).verdict();
        } catch (CycleException _) {
            return engines.searchWhole(question);
        }
    }

    /// What may be done in one component: stay, or move to an option.
    ///
    /// @param option null for staying
    private record Choice(
            @org.jspecify.annotations.Nullable List<Position> option,
            boolean running,
            boolean cold,
            boolean misereCold) {}

    private static final class OneSum {
        private final Question question;
        private final List<Component> components;
        private final Play play;
        private final Limits limits;
        private final Map<Rules, SelectiveOutcomes> normal = new HashMap<>();
        private final Map<Rules, SelectiveOutcomes> misere = new HashMap<>();

        OneSum(Question question, Limits limits) {
            this.question = question;
            this.components = question.sum().components();
            this.play = question.sum().play();
            this.limits = limits;
        }

        Verdict verdict() {
            var staying = components.stream().map(this::stay).toList();
            boolean cold = isCold(staying);
            var moves = cold ? WinningMoves.NONE : moves();
            long positions = Stream.concat(normal.values().stream(), misere.values().stream())
                    .mapToLong(SelectiveOutcomes::positions)
                    .sum();
            return new Verdict(
                    question,
                    cold ? Outcome.P : Outcome.N,
                    null,
                    moves,
                    new Evidence.Sum(THEOREM, List.of(new Evidence.Exhaustive(positions))),
                    new Verdict.Reasoning.AllCold(
                            staying.stream().map(Choice::cold).toList()));
        }

        private boolean isCold(List<Choice> sum) {
            if (play == Play.NORMAL) return sum.stream().allMatch(Choice::cold);
            var running = sum.stream().filter(Choice::running).toList();
            if (running.size() == 1) return running.getFirst().misereCold;
            return !running.isEmpty() && running.stream().allMatch(Choice::cold);
        }

        private Choice stay(Component component) {
            return choice(component, List.of(component.position()), null);
        }

        private Choice choice(
                Component component, List<Position> parts, @org.jspecify.annotations.Nullable List<Position> option) {
            var rules = component.game().rules();
            var outcomes = normal.computeIfAbsent(rules, r -> new SelectiveOutcomes(r, Play.NORMAL, limits));
            boolean running = parts.stream().anyMatch(outcomes::isRunning);
            boolean misereCold = play == Play.MISERE
                    && misere.computeIfAbsent(rules, r -> new SelectiveOutcomes(r, Play.MISERE, limits))
                            .isCold(parts);
            return new Choice(option, running, outcomes.isCold(parts), misereCold);
        }

        private WinningMoves moves() {
            var choices = new ArrayList<List<Choice>>();
            for (var component : components) {
                var list = new ArrayList<Choice>();
                list.add(stay(component));
                var outcomes = normal.get(component.game().rules());
                if (outcomes == null) throw new AssertionError("Staying was worked out first");
                for (var option : outcomes.options(component.position())) list.add(choice(component, option, option));
                choices.add(list);
            }
            return new WinningMoves(
                    count(choices),
                    () -> combinations(choices, 0)
                            .filter(chosen ->
                                    chosen.stream().anyMatch(choice -> choice.option != null) && isCold(chosen))
                            .map(this::move));
        }

        /// The sum as it stands is not cold here, so that staying everywhere is never among those counted.
        private BigInteger count(List<List<Choice>> choices) {
            if (play == Play.NORMAL) return product(choices, Choice::cold);
            Predicate<Choice> ended = choice -> !choice.running;
            var count =
                    product(choices, choice -> !choice.running || choice.cold).subtract(product(choices, ended));
            for (int i = 0; i < choices.size(); i++) {
                var others = new ArrayList<>(choices);
                var own = others.remove(i);
                var endedElsewhere = product(others, ended);
                count = count.subtract(matching(own, choice -> choice.running && choice.cold)
                                .multiply(endedElsewhere))
                        .add(matching(own, choice -> choice.running && choice.misereCold)
                                .multiply(endedElsewhere));
            }
            return count;
        }

        private static BigInteger product(List<List<Choice>> choices, Predicate<Choice> wanted) {
            return choices.stream().map(list -> matching(list, wanted)).reduce(BigInteger.ONE, BigInteger::multiply);
        }

        private static BigInteger matching(List<Choice> choices, Predicate<Choice> wanted) {
            return BigInteger.valueOf(choices.stream().filter(wanted).count());
        }

        /// In normal play only choices that leave a component cold can be part of a winning move.
        private Stream<List<Choice>> combinations(List<List<Choice>> choices, int from) {
            if (from == choices.size()) return Stream.of(List.of());
            return choices.get(from).stream()
                    .filter(choice -> play == Play.MISERE || choice.cold)
                    .flatMap(first -> combinations(choices, from + 1)
                            .map(rest -> Stream.concat(Stream.of(first), rest.stream())
                                    .toList()));
        }

        private Move move(List<Choice> chosen) {
            var steps = new ArrayList<Move.Step>();
            for (int i = 0; i < chosen.size(); i++)
                if (chosen.get(i).option instanceof List<Position> option)
                    steps.add(new Move.Step(i, components.get(i).position(), option));
            return new Move(steps, null);
        }
    }
}
