package grundy.solve;

import grundy.check.Evidence;
import grundy.engine.PostOrder.CycleException;
import grundy.engine.compound.SuspenseNumbers;
import grundy.rules.Component;
import grundy.rules.Position;
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

/// Solves sums in which a move is made in every component that is still running and the last to end decides.
final class ConjunctiveSums {
    private static final String THEOREM = "Smith 1966 (suspense numbers)";
    private final Engines engines;

    ConjunctiveSums(Engines engines) {
        this.engines = engines;
    }

    Verdict solve(Question question) {
        try {
            return bySuspense(question);
        } catch (CycleException _) {
            return engines.searchWhole(question);
        }
    }

    private Verdict bySuspense(Question question) {
        var play = question.sum().play();
        var components = question.sum().components();
        Map<Rules, SuspenseNumbers> byRules = new HashMap<>();
        for (var component : components)
            byRules.computeIfAbsent(
                    component.game().rules(), rules -> new SuspenseNumbers(rules, play, engines.limits()));
        var suspense = components.stream()
                .map(component -> numbers(byRules, component).of(component.position()))
                .toList();
        long longest = suspense.stream().mapToLong(Long::longValue).max().orElse(0);
        boolean won = SuspenseNumbers.wins(longest, play);
        long positions =
                byRules.values().stream().mapToLong(SuspenseNumbers::positions).sum();
        return new Verdict(
                question,
                won ? Outcome.N : Outcome.P,
                new Value.Suspense(longest),
                won ? moves(components, byRules, play) : WinningMoves.NONE,
                new Evidence.Sum(THEOREM, List.of(new Evidence.Exhaustive(positions))),
                new Verdict.Reasoning.LongestSuspense(suspense));
    }

    private static SuspenseNumbers numbers(Map<Rules, SuspenseNumbers> byRules, Component component) {
        var numbers = byRules.get(component.game().rules());
        if (numbers == null) throw new AssertionError("Every component's rules were entered");
        return numbers;
    }

    private record Choice(List<Position> option, long suspense) {}

    /// A move is a choice in every running component; it wins if the greatest suspense number chosen is one that
    /// the opponent loses.
    private static WinningMoves moves(List<Component> components, Map<Rules, SuspenseNumbers> byRules, Play play) {
        var running = new ArrayList<Integer>();
        var choices = new ArrayList<List<Choice>>();
        for (int i = 0; i < components.size(); i++) {
            var numbers = numbers(byRules, components.get(i));
            var options = numbers.options(components.get(i).position())
                    .map(option -> new Choice(option, numbers.of(option)))
                    .toList();
            if (options.isEmpty()) continue;
            running.add(i);
            choices.add(options);
        }
        if (running.isEmpty()) return WinningMoves.NONE;
        var count = BigInteger.ZERO;
        var heights = new TreeSet<Long>();
        choices.forEach(options -> options.forEach(choice -> heights.add(choice.suspense)));
        for (long height : heights)
            if (!SuspenseNumbers.wins(height, play))
                count = count.add(atMost(choices, height)).subtract(atMost(choices, height - 1));
        return new WinningMoves(
                count,
                () -> heights.stream()
                        .filter(height -> !SuspenseNumbers.wins(height, play))
                        .flatMap(height -> withMaximum(choices, height))
                        .map(chosen -> move(components, running, chosen)));
    }

    private static BigInteger atMost(List<List<Choice>> choices, long height) {
        return choices.stream()
                .map(options -> BigInteger.valueOf(options.stream()
                        .filter(choice -> choice.suspense <= height)
                        .count()))
                .reduce(BigInteger.ONE, BigInteger::multiply);
    }

    /// @return the combinations whose greatest suspense number is `height`, by the first choice that has it
    private static Stream<List<Choice>> withMaximum(List<List<Choice>> choices, long height) {
        var below = choices.stream()
                .map(list -> matching(list, choice -> choice.suspense < height))
                .toList();
        var equal = choices.stream()
                .map(list -> matching(list, choice -> choice.suspense == height))
                .toList();
        var upTo = choices.stream()
                .map(list -> matching(list, choice -> choice.suspense <= height))
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

    private static Move move(List<Component> components, List<Integer> running, List<Choice> chosen) {
        var steps = new ArrayList<Move.Step>();
        for (int i = 0; i < chosen.size(); i++)
            steps.add(
                    new Move.Step(running.get(i), components.get(running.get(i)).position(), chosen.get(i).option));
        return new Move(steps, null);
    }
}
