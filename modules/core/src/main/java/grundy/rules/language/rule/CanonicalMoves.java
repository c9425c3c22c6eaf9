package grundy.rules.language.rule;

import grundy.rules.RuleTree;
import grundy.rules.formula.Condition;
import grundy.rules.formula.Expression;
import grundy.rules.language.formula.TokenCursor;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/// Rules in the general form without what does not matter in them: the names of coordinates and fresh letters, the
/// order of alternatives and of conditions, how sums and comparisons are written, and conditions that hold anyway.
/// Two that are equal allow the same moves; the reverse does not hold, since the rules of a game can be written in
/// ways that no rewriting finds.
///
/// Cost: the size of the rules times the factorial of the number of fresh letters in an alternative (at most {@link
/// #LETTERS} are permuted).
///
/// @param arity number of coordinates
/// @param alternatives written out, with coordinates called `#0`, `#1`, ... and fresh letters `?0`, `?1`, ...
/// @param numbers every number that is written in the rules
public record CanonicalMoves(int arity, Set<String> alternatives, Set<BigInteger> numbers) {
    private static final int LETTERS = 4;
    private static final int LONGEST = 2000;

    /// @return empty for rules that are longer than any that have a name
    public static Optional<CanonicalMoves> of(RuleTree.Moves moves) {
        var numbers = new TreeSet<BigInteger>();
        if (!isShort(moves, numbers)) return Optional.empty();
        var alternatives = moves.alternatives().stream()
                .map(alternative -> alternativeText(moves, alternative))
                .collect(Collectors.toSet());
        return Optional.of(new CanonicalMoves(moves.arity(), alternatives, numbers));
    }

    /// Reads rules that are written in the program.
    ///
    /// @param rules in the general form, in the rule language
    /// @param parameters names that stand for numbers in the rules
    /// @throws AssertionError if they are not in the language
    public static CanonicalMoves read(String rules, Map<String, BigInteger> parameters) {
        try {
            var game = new RuleParser(new TokenCursor(Source.of(rules), parameters), NamedGames.NONE).game();
            return of((RuleTree.Moves) game.rules()).orElseThrow();
        } catch (SyntaxException e) {
            throw new AssertionError("The rules " + rules + " must be in the language", e);
        }
    }

    /// @return whether both allow the same moves for the same reasons; the numbers written may differ where they
    ///     are folded
    public boolean matches(CanonicalMoves other) {
        return arity == other.arity && alternatives.equals(other.alternatives);
    }

    /// @return the same rules of one heap, restricted to moves in heaps of at least that size
    public CanonicalMoves withLeast(BigInteger least) {
        if (least.signum() <= 0) return this;
        var condition = "#0 - " + CanonicalWriter.digits(least) + " >= 0";
        var joined = alternatives.stream()
                .map(alternative -> CanonicalWriter.withCondition(alternative, condition))
                .collect(Collectors.toSet());
        return new CanonicalMoves(arity, joined, numbers);
    }

    /// @param alternative one of {@link #alternatives}
    /// @return the target of the move, without the condition
    public static String target(String alternative) {
        int where = alternative.indexOf(CanonicalWriter.WHERE);
        return where < 0 ? alternative : alternative.substring(0, where);
    }

    /// Walks through the rules with a stack of its own, since a sum may be written as long as one likes.
    private static boolean isShort(RuleTree.Moves moves, Set<BigInteger> numbers) {
        var open = new ArrayDeque<Object>();
        moves.alternatives().forEach(alternative -> {
            alternative.parts().forEach(open::addAll);
            alternative.times().forEach(times -> {
                switch (times) {
                    case RuleTree.Times.Once _ -> {}
                    case RuleTree.Times.Count(var count) -> open.add(count);
                    case RuleTree.Times.UpTo(var last) -> open.add(last);
                }
            });
            open.add(alternative.where());
        });
        int nodes = 0;
        while (!open.isEmpty()) {
            if (++nodes + open.size() > LONGEST) return false;
            switch (open.pop()) {
                case Expression.Number(var value) -> numbers.add(value);
                case Expression.Binary(var _, var left, var right) -> open.addAll(List.of(left, right));
                case Expression.Call(var _, var arguments) -> open.addAll(arguments);
                case Expression.FloorPhi(var argument) -> open.add(argument);
                case Expression.Conditional(var condition, var then, var otherwise) ->
                    open.addAll(List.of(condition, then, otherwise));
                case Condition.Comparison(var _, var left, var right) -> open.addAll(List.of(left, right));
                case Condition.Membership(var expression, var _) -> open.add(expression);
                case Condition.All(var conditions) -> open.addAll(conditions);
                case Condition.Any(var conditions) -> open.addAll(conditions);
                case Condition.Not(var inner) -> open.add(inner);
                default -> {}
            }
        }
        return true;
    }

    /// The least way to write an alternative, over all ways to number its fresh letters.
    private static String alternativeText(RuleTree.Moves moves, RuleTree.Alternative alternative) {
        var coordinates = new HashMap<String, String>();
        for (int i = 0; i < moves.arity(); i++)
            coordinates.put(moves.coordinates().get(i), "#" + i);
        var letters = List.copyOf(alternative.freshLetters(moves.coordinates()));
        var orders = letters.size() <= LETTERS ? permutations(letters) : List.of(letters);
        return orders.stream()
                .map(order -> {
                    var names = new HashMap<>(coordinates);
                    for (int i = 0; i < order.size(); i++) names.put(order.get(i), "?" + i);
                    return new CanonicalWriter(names).alternative(alternative);
                })
                .min(String::compareTo)
                .orElseThrow();
    }

    private static List<List<String>> permutations(List<String> letters) {
        List<List<String>> all = List.of(List.of());
        for (var letter : letters) {
            var longer = new ArrayList<List<String>>();
            for (var order : all)
                for (int place = 0; place <= order.size(); place++) {
                    var more = new ArrayList<>(order);
                    more.add(place, letter);
                    longer.add(more);
                }
            all = longer;
        }
        return all;
    }
}
