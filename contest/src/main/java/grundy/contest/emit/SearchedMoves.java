package grundy.contest.emit;

import grundy.check.theorem.GeneralForm;
import grundy.contest.problem.CaseFormula;
import grundy.contest.problem.CaseValue.Num;
import grundy.contest.problem.Operations.Operator;
import grundy.limit.LimitException;
import grundy.rules.Condition;
import grundy.rules.Expression;
import grundy.rules.Letters;
import grundy.rules.Rules;
import grundy.rules.RulesException;
import grundy.text.Message;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The method where nothing better is known about a game in the general form: each position that is reached is looked
/// at once. Nim-values in normal play, so that positions add up; in misere play who wins a single position that never
/// splits.
final class SearchedMoves {
    /// The largest number of a position, by how many it has.
    private static final List<String> TOPS = List.of("3000", "200", "60", "25", "12");

    /// No nim-value within these bounds is as large; a program that finds one ends.
    private static final int VALUES = 4096;

    private static final int KEY_BITS = 62;

    private static final Set<String> OWN =
            Set.of("key", "known", "seen", "least", "option", "won", "moves", "part", "longest", "shortest", "top");

    private final Rules.Moves rules;
    private final Play play;

    /// What is found for a position.
    private enum Wanted {
        VALUES,
        WINNER,
        /// How long it lasts in a sum in which one moves in every component.
        SUSPENSE
    }

    private final Wanted wanted;
    private final boolean values;
    private final ClaimFormulas formulas = new ClaimFormulas("");
    private final Types types = new Types(Map.of());

    private SearchedMoves(Rules.Moves rules, Play play, Wanted wanted) {
        this.rules = rules;
        this.play = play;
        this.wanted = wanted;
        this.values = wanted == Wanted.VALUES;
    }

    /// @return empty if the letters of some move have no bound that can be written, or there are too many
    ///     coordinates
    static Optional<Method> of(Rules rules, Play play) {
        if (play == Play.MISERE && rules.maySplit()) return Optional.empty();
        return of(rules, play, play == Play.NORMAL ? Wanted.VALUES : Wanted.WINNER);
    }

    /// @return the method for sums in which a move is made in every component and the last to end decides
    static Optional<Method> ofEvery(Rules rules, Play play) {
        try {
            return of(GeneralForm.of(rules, 0), play, Wanted.SUSPENSE);
        } catch (RulesException _) {
            return Optional.empty();
        }
    }

    private static Optional<Method> of(Rules rules, Play play, Wanted wanted) {
        if (!(rules instanceof Rules.Moves moves) || moves.arity() > TOPS.size()) return Optional.empty();
        var letters = new LinkedHashSet<>(moves.coordinates());
        for (var alternative : moves.alternatives()) letters.addAll(Letters.freshIn(alternative, moves.coordinates()));
        if (letters.stream().anyMatch(OWN::contains)) return Optional.empty();
        try {
            return new SearchedMoves(moves, play, wanted).method();
        } catch (LimitException _) {
            return Optional.empty();
        }
    }

    private Optional<Method> method() {
        var body = new ArrayList<Step>();
        body.addAll(sketch("long key = " + key(), "long known = recall(key)", "if known >= 0", "  return known"));
        if (values) body.addAll(sketch("table seen = zeros(" + (VALUES + 1) + ")"));
        else if (wanted == Wanted.SUSPENSE) body.addAll(sketch("long longest = -1", "long shortest = -1"));
        else body.addAll(sketch("int won = 0", "int moves = 0"));
        for (var alternative : rules.alternatives()) {
            var steps = new Loops(alternative).steps();
            if (steps.isEmpty()) return Optional.empty();
            body.addAll(steps.get());
        }
        if (values)
            body.addAll(sketch(
                    "int least = 0",
                    "while seen[least] = 1",
                    "  least += 1",
                    "return remember(key, inside(least, " + (VALUES - 2) + "))"));
        else if (wanted == Wanted.SUSPENSE)
            body.addAll(sketch(
                    "# who wins makes it last, who loses hurries | 赢家拖长，输家求快",
                    "if longest >= 0",
                    "  return remember(key, longest + 1)",
                    "return remember(key, shortest + 1)"));
        else
            body.addAll(sketch(
                    "# who cannot move has won | 无法走的人赢", "if moves = 0", "  won = 1", "return remember(key, won)"));
        var parameters = rules.coordinates().stream()
                .map(name -> new Item.Parameter(name, Type.LONG))
                .toList();
        var items = new ArrayList<Item>(List.of(new Item.Function("value", parameters, Type.LONG, body)));
        if (wanted == Wanted.SUSPENSE) items.add(CompoundSums.every(rules.arity(), play));
        if (wanted == Wanted.WINNER)
            items.add(new Item.Function(
                    "wins",
                    parameters,
                    Type.BOOL,
                    sketch("return value(" + String.join(", ", rules.coordinates()) + ") = 1")));
        return Optional.of(Method.made(
                        "search",
                        wanted == Wanted.SUSPENSE ? "Smith 1966 (suspense numbers)" : "Sprague 1935, Grundy 1939",
                        Map.of("most", top(), "fixed", "yes"),
                        items)
                .with("about", about())
                .with("cost", Message.of("emit.cost.search"))
                .slowIn(List.of("python")));
    }

    private Message about() {
        return switch (wanted) {
            case VALUES -> Message.of("emit.about.search");
            case WINNER -> Message.of("emit.about.search-misere");
            case SUSPENSE -> Message.of("emit.about.every");
        };
    }

    private String top() {
        return TOPS.get(rules.arity() - 1);
    }

    /// One number for the position, each coordinate being below a bound that the program looks after.
    private String key() {
        var text = "";
        long bound = 1L << (KEY_BITS / rules.arity());
        for (var name : rules.coordinates())
            text = text.isEmpty() ? inside(name, bound) : "(" + text + ") * " + bound + " + " + inside(name, bound);
        return text;
    }

    private static String inside(String name, long bound) {
        return "inside(" + name + ", " + (bound - 1) + ")";
    }

    private static List<Step> sketch(String... lines) {
        return new SketchParser(List.of(lines)).steps();
    }

    private CaseFormula formula(Expression expression) {
        return Careful.of(formulas.formula(expression), types);
    }

    private CaseFormula formula(Condition condition) {
        return Careful.of(formulas.formula(condition), types);
    }

    private static CaseFormula number(long number) {
        return new CaseFormula.Literal(Num.of(number));
    }

    private static CaseFormula atLeast(CaseFormula formula, long least) {
        return new CaseFormula.Binary(Operator.AT_LEAST, formula, number(least));
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
            return from(new LinkedHashSet<>(Letters.freshIn(alternative, rules.coordinates())), new LinkedHashSet<>());
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
            var inner = unknown.isEmpty() ? Optional.of(option()) : next(unknown, checked);
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
                return from(without(unknown, letter), checked)
                        .map(steps -> List.of(
                                new Step.Declare(Type.LONG, letter, formula(only.get())),
                                new Step.If(atLeast(new CaseFormula.Name(letter), 1), steps, List.of())));
            }
            for (var letter : unknown) {
                var most = bounds.most(letter, unknown);
                if (most.isEmpty()) continue;
                var to = most.stream()
                        .distinct()
                        .map(SearchedMoves.this::formula)
                        .toList();
                var last = to.size() == 1 ? to.getFirst() : new CaseFormula.Call("min", to);
                return from(without(unknown, letter), checked)
                        .map(steps -> List.of(new Step.For(letter, Type.LONG, number(1), last, null, steps)));
            }
            return Optional.empty();
        }

        private static Set<String> without(Set<String> unknown, String letter) {
            var rest = new LinkedHashSet<>(unknown);
            rest.remove(letter);
            return rest;
        }

        private List<Step> option() {
            var steps = new ArrayList<Step>();
            if (wanted == Wanted.WINNER) {
                var won = new CaseFormula.Binary(
                        Operator.EQUAL, call(alternative.parts().getFirst()), number(0));
                steps.add(new Step.If(won, sketch("won = 1"), List.of()));
                steps.addAll(sketch("moves = 1"));
                return steps;
            }
            if (alternative.leavesOne() && values) {
                steps.add(new Step.Assign(
                        new CaseFormula.Element(
                                new CaseFormula.Name("seen"),
                                call(alternative.parts().getFirst())),
                        null,
                        number(1)));
                return steps;
            }
            steps.addAll(sketch("long option = 0"));
            for (int i = 0; i < alternative.parts().size(); i++) {
                var part = alternative.parts().get(i);
                switch (alternative.times().get(i)) {
                    case Rules.Times.Once _ -> steps.add(adding(call(part)));
                    case Rules.Times.Count(var count) ->
                        steps.add(new Step.If(
                                values
                                        ? new CaseFormula.Binary(
                                                Operator.EQUAL,
                                                new CaseFormula.Binary(Operator.MOD, formula(count), number(2)),
                                                number(1))
                                        : atLeast(formula(count), 1),
                                List.of(adding(call(part))),
                                List.of()));
                    case Rules.Times.UpTo(var last) ->
                        steps.add(new Step.For(
                                "part",
                                Type.LONG,
                                formula(part.getFirst()),
                                formula(last),
                                null,
                                List.of(adding(new CaseFormula.Call("value", List.of(new CaseFormula.Name("part")))))));
                }
            }
            // no nim-sum of values below the bound is beyond it
            if (values) steps.addAll(sketch("seen[option] = 1"));
            else
                steps.addAll(sketch(
                        "if shortest < 0 or option < shortest",
                        "  shortest = option",
                        "if option mod 2 = " + (play == Play.NORMAL ? 0 : 1),
                        "  longest = max(longest, option)"));
            return steps;
        }

        private Step adding(CaseFormula value) {
            var option = new CaseFormula.Name("option");
            return values
                    ? new Step.Assign(option, Operator.XOR, value)
                    : new Step.Assign(option, null, new CaseFormula.Call("max", List.of(option, value)));
        }

        private CaseFormula call(List<Expression> part) {
            return new CaseFormula.Call(
                    "value", part.stream().map(SearchedMoves.this::formula).toList());
        }
    }
}
