package grundy.contest.emit;

import grundy.contest.problem.CaseFormula;
import grundy.contest.problem.Operations.Operator;
import grundy.limit.LimitException;
import grundy.rules.Condition;
import grundy.rules.Expression;
import grundy.rules.Letters;
import grundy.rules.Rules;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/// Loops over the moves of a game in the general form, in which something is done for each option.
final class OptionLoops {
    private static final ClaimFormulas FORMULAS = new ClaimFormulas("");
    private static final Types TYPES = new Types(Map.of());

    private final Rules.Moves rules;
    private final Function<Rules.Alternative, List<Step>> option;

    private OptionLoops(Rules.Moves rules, Function<Rules.Alternative, List<Step>> option) {
        this.rules = rules;
        this.option = option;
    }

    /// @param option the steps for an option of an alternative, in which its letters have their values
    /// @return empty if some letter has no bound that can be written
    static Optional<List<Step>> of(Rules.Moves rules, Function<Rules.Alternative, List<Step>> option) {
        var steps = new ArrayList<Step>();
        try {
            for (var alternative : rules.alternatives()) {
                var own = new OptionLoops(rules, option).new Loops(alternative).steps();
                if (own.isEmpty()) return Optional.empty();
                steps.addAll(own.get());
            }
        } catch (LimitException _) {
            return Optional.empty();
        }
        return Optional.of(steps);
    }

    /// @return the coordinates of a position as those of a function
    static List<Item.Parameter> coordinates(Rules.Moves rules) {
        return rules.coordinates().stream()
                .map(name -> new Item.Parameter(name, Type.LONG))
                .toList();
    }

    /// @return whether the rules have a letter of this name
    static boolean mention(Rules.Moves rules, Set<String> names) {
        var letters = new LinkedHashSet<>(rules.coordinates());
        for (var alternative : rules.alternatives()) letters.addAll(alternative.freshLetters(rules.coordinates()));
        return letters.stream().anyMatch(names::contains);
    }

    /// @throws LimitException if there is no such formula in programs
    static CaseFormula formula(Expression expression) {
        return Careful.of(FORMULAS.formula(expression), TYPES);
    }

    private static CaseFormula formula(Condition condition) {
        return Careful.of(FORMULAS.formula(condition), TYPES);
    }

    static CaseFormula atLeast(CaseFormula formula, long least) {
        return new CaseFormula.Binary(Operator.AT_LEAST, formula, MadeSteps.number(least));
    }

    /// The loops over the fresh letters of an alternative.
    private final class Loops {
        private final Rules.Alternative alternative;
        private final List<Condition> conditions;
        private final LetterBounds bounds;

        Loops(Rules.Alternative alternative) {
            this.alternative = alternative;
            this.conditions = LetterBounds.conjuncts(alternative.where());
            this.bounds = new LetterBounds(alternative, conditions);
        }

        /// @return empty if some letter has no bound that can be written
        Optional<List<Step>> steps() {
            return from(new LinkedHashSet<>(alternative.freshLetters(rules.coordinates())), new LinkedHashSet<>());
        }

        /// @param checked conditions and coordinates that were looked at
        private Optional<List<Step>> from(Set<String> unknown, Set<Object> checked) {
            var now = new ArrayList<CaseFormula>();
            for (var condition : conditions)
                if (isKnown(Letters.in(condition), unknown) && checked.add(condition)) now.add(formula(condition));
            for (var part : alternative.parts())
                for (var expression : part)
                    if (isKnown(Letters.in(expression), unknown)
                            && checked.add(expression)
                            && mayBeNegative(expression)) now.add(atLeast(formula(expression), 0));
            for (var times : alternative.times())
                if (times instanceof Rules.Times.Count(var count)
                        && isKnown(Letters.in(count), unknown)
                        && checked.add(times)
                        && mayBeNegative(count)) now.add(atLeast(formula(count), 0));
            var inner = unknown.isEmpty() ? Optional.of(option.apply(alternative)) : next(unknown, checked);
            return inner.map(steps -> now.stream()
                    .reduce(CaseFormula.And::new)
                    .<List<Step>>map(all -> List.of(new Step.If(all, steps, List.of())))
                    .orElse(steps));
        }

        private static boolean mayBeNegative(Expression expression) {
            return switch (expression) {
                case Expression.Number(var value) -> value.signum() < 0;
                case Expression.Variable _ -> false;
                case Expression.Binary(var operator, var left, var right) ->
                    operator == Expression.Operator.MINUS || mayBeNegative(left) || mayBeNegative(right);
                default -> true;
            };
        }

        private static boolean isKnown(Set<String> letters, Set<String> unknown) {
            return letters.stream().noneMatch(unknown::contains);
        }

        private Optional<List<Step>> next(Set<String> unknown, Set<Object> checked) {
            for (var letter : unknown) {
                var only = bounds.only(letter, unknown);
                if (only.isEmpty()) continue;
                var value = formula(only.get());
                return from(without(unknown, letter), checked)
                        .map(steps -> List.of(new Step.If(
                                atLeast(value, 1),
                                behind(new Step.Declare(Type.LONG, letter, value), steps),
                                List.of())));
            }
            for (var letter : unknown) {
                var most = bounds.most(letter, unknown);
                if (most.isEmpty()) continue;
                var to = most.stream().distinct().map(OptionLoops::formula).toList();
                var last = to.size() == 1 ? to.getFirst() : new CaseFormula.Call("min", to);
                return from(without(unknown, letter), checked)
                        .map(steps -> List.of(new Step.For(letter, Type.LONG, MadeSteps.number(1), last, null, steps)));
            }
            return Optional.empty();
        }

        private static List<Step> behind(Step first, List<Step> steps) {
            var all = new ArrayList<>(List.of(first));
            all.addAll(steps);
            return all;
        }

        private static Set<String> without(Set<String> unknown, String letter) {
            var rest = new LinkedHashSet<>(unknown);
            rest.remove(letter);
            return rest;
        }
    }
}
