package grundy.contest.emit.method;

import grundy.contest.problem.CaseFormula;
import grundy.contest.problem.FormulaOperations.Operator;
import grundy.contest.sketch.FormulaTypes;
import grundy.contest.sketch.SketchItem;
import grundy.contest.sketch.SketchStep;
import grundy.contest.sketch.SketchType;
import grundy.limit.LimitException;
import grundy.rules.RuleTree;
import grundy.rules.formula.Condition;
import grundy.rules.formula.Expression;
import grundy.rules.formula.LetterNames;
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
    private static final FormulaTypes TYPES = new FormulaTypes(Map.of());

    private final RuleTree.Moves rules;
    private final Function<RuleTree.Alternative, List<SketchStep>> option;

    private OptionLoops(RuleTree.Moves rules, Function<RuleTree.Alternative, List<SketchStep>> option) {
        this.rules = rules;
        this.option = option;
    }

    /// @param option the steps for an option of an alternative, in which its letters have their values
    /// @return empty if some letter has no bound that can be written
    static Optional<List<SketchStep>> of(
            RuleTree.Moves rules, Function<RuleTree.Alternative, List<SketchStep>> option) {
        var steps = new ArrayList<SketchStep>();
        try {
            for (var alternative : rules.alternatives()) {
                var own = new OptionLoops(rules, option).new LetterLoops(alternative).steps();
                if (own.isEmpty()) return Optional.empty();
                steps.addAll(own.get());
            }
        } catch (LimitException _) {
            return Optional.empty();
        }
        return Optional.of(steps);
    }

    /// @return the coordinates of a position as those of a function
    static List<SketchItem.Parameter> coordinates(RuleTree.Moves rules) {
        return rules.coordinates().stream()
                .map(name -> new SketchItem.Parameter(name, SketchType.LONG))
                .toList();
    }

    /// @return whether the rules have a letter of this name
    static boolean mention(RuleTree.Moves rules, Set<String> names) {
        var letters = new LinkedHashSet<>(rules.coordinates());
        for (var alternative : rules.alternatives()) letters.addAll(alternative.freshLetters(rules.coordinates()));
        return letters.stream().anyMatch(names::contains);
    }

    /// @throws LimitException if there is no such formula in programs
    static CaseFormula formula(Expression expression) {
        return SketchFormulas.of(FORMULAS.formula(expression), TYPES);
    }

    private static CaseFormula formula(Condition condition) {
        return SketchFormulas.of(FORMULAS.formula(condition), TYPES);
    }

    static CaseFormula atLeast(CaseFormula formula, long least) {
        return new CaseFormula.Binary(Operator.AT_LEAST, formula, CommonSteps.number(least));
    }

    /// The loops over the fresh letters of an alternative.
    private final class LetterLoops {
        private final RuleTree.Alternative alternative;
        private final List<Condition> conditions;
        private final LetterBounds bounds;

        LetterLoops(RuleTree.Alternative alternative) {
            this.alternative = alternative;
            this.conditions = LetterBounds.conjuncts(alternative.where());
            this.bounds = new LetterBounds(alternative, conditions);
        }

        /// @return empty if some letter has no bound that can be written
        Optional<List<SketchStep>> steps() {
            return from(new LinkedHashSet<>(alternative.freshLetters(rules.coordinates())), new LinkedHashSet<>());
        }

        /// @param checked conditions and coordinates that were examined
        private Optional<List<SketchStep>> from(Set<String> unknown, Set<Object> checked) {
            var now = new ArrayList<CaseFormula>();
            for (var condition : conditions)
                if (isKnown(LetterNames.in(condition), unknown) && checked.add(condition)) now.add(formula(condition));
            for (var part : alternative.parts())
                for (var expression : part)
                    if (isKnown(LetterNames.in(expression), unknown)
                            && checked.add(expression)
                            && mayBeNegative(expression)) now.add(atLeast(formula(expression), 0));
            for (var times : alternative.times())
                if (times instanceof RuleTree.Times.Count(var count)
                        && isKnown(LetterNames.in(count), unknown)
                        && checked.add(times)
                        && mayBeNegative(count)) now.add(atLeast(formula(count), 0));
            var inner = unknown.isEmpty() ? Optional.of(option.apply(alternative)) : next(unknown, checked);
            return inner.map(steps -> now.stream()
                    .reduce(CaseFormula.And::new)
                    .<List<SketchStep>>map(all -> List.of(new SketchStep.If(all, steps, List.of())))
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

        private Optional<List<SketchStep>> next(Set<String> unknown, Set<Object> checked) {
            for (var letter : unknown) {
                var only = bounds.only(letter, unknown);
                if (only.isEmpty()) continue;
                var value = formula(only.get());
                return from(without(unknown, letter), checked)
                        .map(steps -> List.of(new SketchStep.If(
                                atLeast(value, 1),
                                behind(new SketchStep.Declare(SketchType.LONG, letter, value), steps),
                                List.of())));
            }
            for (var letter : unknown) {
                var most = bounds.most(letter, unknown);
                if (most.isEmpty()) continue;
                var to = most.stream().distinct().map(OptionLoops::formula).toList();
                var last = to.size() == 1 ? to.getFirst() : new CaseFormula.Call("min", to);
                return from(without(unknown, letter), checked)
                        .map(steps -> List.of(
                                new SketchStep.For(letter, SketchType.LONG, CommonSteps.number(1), last, null, steps)));
            }
            return Optional.empty();
        }

        private static List<SketchStep> behind(SketchStep first, List<SketchStep> steps) {
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
