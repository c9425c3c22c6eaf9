package grundy.solve;

import grundy.check.Evidence;
import grundy.engine.PostOrder.CycleException;
import grundy.engine.compound.Lengths;
import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.RuleOptions;
import grundy.rules.Rules;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Solves sums in which a move is made in every component: the last to end decides, or under the short rule the
/// first.
final class ConjunctiveSums {
    private static final String SUSPENSE = "Smith 1966 (suspense numbers)";
    private static final String REMOTENESS = "Smith 1966 (remoteness)";
    private final Engines engines;

    ConjunctiveSums(Engines engines) {
        this.engines = engines;
    }

    Verdict solve(Question question) {
        try {
            return new OneSum(question, engines).verdict();
        } catch (CycleException _) {
            return engines.searchWhole(question);
        }
    }

    /// What may be done in one component.
    ///
    /// @param rank the length of what is left, negative under the short rule: so the greatest rank decides
    private record Choice(List<Position> option, long rank) {}

    private static final class OneSum {
        private final Question question;
        private final List<Component> components;
        private final Play play;
        private final boolean shortRule;
        private final Map<Rules, Lengths> byRules = new HashMap<>();

        OneSum(Question question, Engines engines) {
            this.question = question;
            this.components = question.sum().components();
            this.play = question.sum().play();
            this.shortRule = question.sum().compound().isShort();
            for (var component : components)
                byRules.computeIfAbsent(
                        component.game().rules(), rules -> new Lengths(rules, play, shortRule, engines.limits()));
        }

        Verdict verdict() {
            var lengths = components.stream()
                    .map(component -> lengths(component).of(component.position()))
                    .toList();
            var all = lengths.stream().mapToLong(Long::longValue);
            long deciding = (shortRule ? all.min() : all.max()).orElse(0);
            boolean won = Lengths.wins(deciding, play);
            return new Verdict(
                    question,
                    won ? Outcome.N : Outcome.P,
                    shortRule ? new Value.Remoteness(deciding) : new Value.Suspense(deciding),
                    won && deciding > 0 ? moves() : WinningMoves.NONE,
                    new Evidence.Sum(
                            shortRule ? REMOTENESS : SUSPENSE,
                            List.of(new Evidence.Exhaustive(byRules.values().stream()
                                    .mapToLong(Lengths::positions)
                                    .sum()))),
                    shortRule
                            ? new Verdict.Reasoning.LeastRemoteness(lengths)
                            : new Verdict.Reasoning.LongestSuspense(lengths));
        }

        private Lengths lengths(Component component) {
            var lengths = byRules.get(component.game().rules());
            if (lengths == null) throw new AssertionError("Every component's rules were entered");
            return lengths;
        }

        /// A move is a choice in every running component; it wins if the length that decides is then one
        /// with which
        /// the opponent loses.
        private WinningMoves moves() {
            var running = new ArrayList<Integer>();
            var choices = new ArrayList<List<Choice>>();
            for (int i = 0; i < components.size(); i++) {
                var options = choices(components.get(i));
                if (options.isEmpty()) continue;
                running.add(i);
                choices.add(options);
            }
            var ranks = new TreeSet<Long>();
            choices.forEach(options -> options.forEach(choice -> ranks.add(choice.rank)));
            ranks.removeIf(rank -> Lengths.wins(Math.abs(rank), play));
            var count = BigInteger.ZERO;
            for (long rank : ranks) count = count.add(atMost(choices, rank)).subtract(atMost(choices, rank - 1));
            return new WinningMoves(
                    count,
                    () -> ranks.stream()
                            .flatMap(rank -> withGreatest(choices, rank))
                            .map(chosen -> move(running, chosen)));
        }

        private List<Choice> choices(Component component) {
            var lengths = lengths(component);
            return RuleOptions.distinct(component.game().rules(), component.position()).stream()
                    .map(option -> new Choice(option, shortRule ? -lengths.of(option) : lengths.of(option)))
                    .toList();
        }

        private Move move(List<Integer> running, List<Choice> chosen) {
            var steps = new ArrayList<Move.Step>();
            for (int i = 0; i < chosen.size(); i++)
                steps.add(new Move.Step(
                        running.get(i), components.get(running.get(i)).position(), chosen.get(i).option));
            return new Move(steps, null);
        }
    }

    private static BigInteger atMost(List<List<Choice>> choices, long rank) {
        return choices.stream()
                .map(options -> BigInteger.valueOf(
                        options.stream().filter(choice -> choice.rank <= rank).count()))
                .reduce(BigInteger.ONE, BigInteger::multiply);
    }

    /// @return the combinations whose greatest rank is the one given, by the first choice that has it
    private static Stream<List<Choice>> withGreatest(List<List<Choice>> choices, long rank) {
        var below = choices.stream()
                .map(list -> matching(list, choice -> choice.rank < rank))
                .toList();
        var equal = choices.stream()
                .map(list -> matching(list, choice -> choice.rank == rank))
                .toList();
        var upTo = choices.stream()
                .map(list -> matching(list, choice -> choice.rank <= rank))
                .toList();
        int most = (int) below.stream().takeWhile(list -> !list.isEmpty()).count();
        return IntStream.rangeClosed(0, Math.min(most, choices.size() - 1))
                .boxed()
                .flatMap(first -> {
                    var factors = new ArrayList<>(below.subList(0, first));
                    factors.add(equal.get(first));
                    factors.addAll(upTo.subList(first + 1, upTo.size()));
                    return Products.of(factors);
                });
    }

    private static List<Choice> matching(List<Choice> choices, Predicate<Choice> wanted) {
        return choices.stream().filter(wanted).toList();
    }
}
