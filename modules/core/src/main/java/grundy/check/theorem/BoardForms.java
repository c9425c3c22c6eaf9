package grundy.check.theorem;

import grundy.check.automaton.InexpressibleException;
import grundy.rules.RuleTree.Alternative;
import grundy.rules.RuleTree.Moves;
import grundy.rules.RulesException;
import grundy.rules.formula.Condition;
import grundy.rules.formula.Condition.Comparison;
import grundy.rules.formula.Condition.Relation;
import grundy.rules.formula.Expression;
import grundy.rules.formula.Expression.Binary;
import grundy.rules.formula.Expression.Operator;
import grundy.rules.formula.Expression.Variable;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Boards of which the positions of one length are tuples: the general form of the rules for that length.
final class BoardForms {
    private static final Expression NOTHING = new Expression.Number(BigInteger.ZERO);
    private static final Expression ONE = new Expression.Number(BigInteger.ONE);
    private static final Variable LETTER = new Variable("k");
    private static final String PASSES = "p";

    private BoardForms() {}

    /// @param name of the board
    /// @param ground of a staircase, whether there is a step 0
    /// @param length how many numbers there are
    /// @param names of the numbers, at least `length`
    /// @throws RulesException if the length is missing, or another than there can be
    /// @throws InexpressibleException if there is no such form
    static Moves of(String name, @Nullable BigInteger ground, int length, List<String> names) {
        boolean isKnown = name.equals("nim-with-a-pass")
                || name.equals("split-pairs")
                || name.equals("staircase") && ground != null;
        if (!isKnown) throw InexpressibleException.because(Message.of("theorem.board", "game", name));
        if (length < 1) throw new RulesException(Message.of("theorem.steps", "game", name));
        return switch (name) {
            case "nim-with-a-pass" -> {
                if (length >= GeneralForm.MOST_HEAPS)
                    throw new InexpressibleException(
                            Message.of("theorem.inexpressible.coordinates", "count", length + 1));
                yield pass(names.subList(0, length));
            }
            case "split-pairs" -> {
                if (length != 2) throw new RulesException(Message.of("theorem.pair", "game", name));
                yield pair(names.get(0), names.get(1));
            }
            default -> staircase(ground == null ? 0 : ground.intValueExact(), names.subList(0, length));
        };
    }

    private static Moves staircase(int first, List<String> names) {
        var alternatives = new ArrayList<Alternative>();
        for (int i = first; i < names.size(); i++) {
            var part = variables(names);
            part.set(i, less(names.get(i), LETTER));
            if (i > 0) part.set(i - 1, new Binary(Operator.PLUS, new Variable(names.get(i - 1)), LETTER));
            alternatives.add(new Alternative(List.of(part), Condition.TRUE));
        }
        return new Moves(names, alternatives);
    }

    /// The last coordinate says how often one may still pass, of which the board has 0 and 1.
    private static Moves pass(List<String> heaps) {
        var names = new ArrayList<>(heaps);
        names.add(PASSES);
        var alternatives = new ArrayList<Alternative>();
        for (int i = 0; i < heaps.size(); i++) {
            var part = variables(names);
            part.set(i, less(heaps.get(i), LETTER));
            alternatives.add(new Alternative(List.of(part), Condition.TRUE));
        }
        var passed = variables(names);
        passed.set(heaps.size(), less(PASSES, ONE));
        Expression sum = new Variable(heaps.getFirst());
        for (var heap : heaps.subList(1, heaps.size())) sum = new Binary(Operator.PLUS, sum, new Variable(heap));
        alternatives.add(new Alternative(List.of(passed), new Comparison(Relation.GREATER, sum, NOTHING)));
        return new Moves(names, alternatives);
    }

    private static Moves pair(String a, String b) {
        return new Moves(List.of(a, b), List.of(splitAlternative(a, b), splitAlternative(b, a)));
    }

    private static Alternative splitAlternative(String heap, String removed) {
        var one = new Variable("i");
        var other = new Variable("j");
        return new Alternative(
                List.of(List.of(one, other)),
                new Condition.All(List.of(
                        new Comparison(Relation.EQUAL, new Binary(Operator.PLUS, one, other), new Variable(heap)),
                        new Comparison(Relation.GREATER, new Variable(removed), NOTHING))));
    }

    private static List<Expression> variables(List<String> names) {
        return new ArrayList<>(names.stream().map(Variable::new).toList());
    }

    private static Expression less(String name, Expression by) {
        return new Binary(Operator.MINUS, new Variable(name), by);
    }
}
