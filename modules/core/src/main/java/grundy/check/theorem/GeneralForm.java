package grundy.check.theorem;

import grundy.check.automaton.InexpressibleException;
import grundy.rules.RuleTree;
import grundy.rules.RuleTree.Alternative;
import grundy.rules.RuleTree.Moves;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.RuleTree.Term;
import grundy.rules.RulesException;
import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import grundy.rules.formula.Condition;
import grundy.rules.formula.Condition.Comparison;
import grundy.rules.formula.Condition.Relation;
import grundy.rules.formula.Expression;
import grundy.rules.formula.Expression.Binary;
import grundy.rules.formula.Expression.Operator;
import grundy.rules.formula.Expression.Variable;
import grundy.rules.option.Substitution;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Rules in the general form, with one letter for each heap: for a game of one heap also several heaps of it at once.
public final class GeneralForm {
    /// The most heaps that one proof may be about.
    public static final int MOST_HEAPS = 6;

    private static final List<String> NAMES = List.of("a", "b", "c", "d", "e", "f");
    private static final int MOST_PARTS = 3;

    private GeneralForm() {}

    /// @param heaps how many heaps of a game of one heap, or steps of a staircase; 0 for one position as the rules
    ///     have it
    /// @throws RulesException if there is no such form
    public static Moves of(RuleTree rules, int heaps) {
        if (heaps < 0 || heaps > MOST_HEAPS)
            throw new RulesException(Message.of("theorem.heaps", "heaps", heaps, "most", MOST_HEAPS));
        return switch (rules) {
            case TakeAndBreak taking -> several(oneHeap(taking), heaps);
            case Moves moves -> {
                if (moves.arity() > MOST_HEAPS)
                    throw new InexpressibleException(
                            Message.of("theorem.inexpressible.coordinates", "count", moves.arity()));
                yield several(moves, heaps);
            }
            case RuleTree.OnBoard(var name, var parameters, var _) ->
                BoardForms.of(name, parameters.get("ground"), heaps, NAMES);
            case RuleTree.Scored _ -> throw InexpressibleException.because(Message.of("theorem.scored"));
            case RuleTree.Partizan _ -> throw InexpressibleException.because(Message.of("theorem.partizan"));
            case RuleTree.Blocking _ ->
                throw new IllegalArgumentException("What may be blocked is no part of the moves");
            case RuleTree.Players(var players) ->
                throw InexpressibleException.because(Message.of("theorem.players", "count", players.size()));
        };
    }

    private static Moves several(Moves game, int heaps) {
        if (heaps == 0 || heaps == 1 && game.arity() == 1) return game;
        if (game.arity() != 1) throw new RulesException(Message.of("theorem.one-heap", "count", game.arity()));
        var names = NAMES.subList(0, heaps);
        var own = game.coordinates().getFirst();
        var alternatives = new ArrayList<Alternative>();
        for (int i = 0; i < heaps; i++)
            for (var alternative : game.alternatives()) {
                if (!alternative.leavesOne())
                    throw new RulesException(Message.of("theorem.several-split", "heaps", heaps));
                var one = renamed(alternative, own, names.get(i), names);
                var target = one.parts().getFirst().getFirst();
                var part = new ArrayList<Expression>();
                for (int j = 0; j < heaps; j++) part.add(j == i ? target : new Variable(names.get(j)));
                alternatives.add(new Alternative(List.of(part), one.where()));
            }
        return new Moves(names, alternatives);
    }

    /// Puts one heap of several in the place of the only one.
    private static Alternative renamed(Alternative alternative, String own, String heap, List<String> heaps) {
        var renaming = Substitution.apart(Map.of(own, new Variable(heap)), alternative, List.of(own), heaps);
        try {
            return renaming.of(alternative);
        } catch (IllegalArgumentException e) {
            throw new InexpressibleException(String.valueOf(e.getMessage()));
        }
    }

    /// @return the general form of a take-and-break game of one heap
    static Moves oneHeap(TakeAndBreak rules) {
        var alternatives = new ArrayList<Alternative>();
        for (var term : rules.terms()) alternatives.addAll(alternatives(term));
        return new Moves(List.of("n"), alternatives);
    }

    private static List<Alternative> alternatives(Term term) {
        var alternatives = new ArrayList<Alternative>();
        for (var taken : takings(term.amounts())) {
            boolean oneOrNone = (term.parts() & 3) == 3;
            if (oneOrNone && taken.letter.isPresent()) alternatives.add(taken.leaving(1, false));
            else if ((term.parts() & 1) != 0 && taken.letter.isPresent()) alternatives.add(taken.leavingNothing());
            else if ((term.parts() & 2) != 0 && taken.letter.isPresent()) alternatives.add(taken.leaving(1, true));
            for (int parts = 2; parts <= MOST_PARTS; parts++)
                if ((term.parts() >> parts & 1) != 0) alternatives.add(taken.leaving(parts, true));
        }
        return alternatives;
    }

    /// The amount that a move takes.
    ///
    /// @param letter the amount, a positive integer; empty if nothing is taken
    private record AmountTerm(Optional<String> letter, Condition where) {
        private Expression rest() {
            var heap = new Variable("n");
            return letter.<Expression>map(name -> new Binary(Operator.MINUS, heap, new Variable(name)))
                    .orElse(heap);
        }

        Alternative leavingNothing() {
            var nothing = new Expression.Number(BigInteger.ZERO);
            return new Alternative(
                    List.of(List.of(nothing)), both(where, new Comparison(Relation.EQUAL, rest(), nothing)));
        }

        Alternative leaving(int parts, boolean positive) {
            if (parts == 1) {
                var nothing = new Expression.Number(BigInteger.ZERO);
                return new Alternative(
                        List.of(List.of(rest())),
                        positive ? both(where, new Comparison(Relation.GREATER, rest(), nothing)) : where);
            }
            var heaps = new ArrayList<List<Expression>>();
            Expression sum = new Variable("i");
            heaps.add(List.of(sum));
            for (int j = 1; j < parts; j++) {
                var heap = new Variable(String.valueOf((char) ('p' + j)));
                heaps.add(List.of(heap));
                sum = new Binary(Operator.PLUS, sum, heap);
            }
            return new Alternative(heaps, both(where, new Comparison(Relation.EQUAL, sum, rest())));
        }

        private static Condition both(Condition first, Condition second) {
            return first.equals(Condition.TRUE) ? second : new Condition.All(List.of(first, second));
        }
    }

    private static List<AmountTerm> takings(Amounts amounts) {
        var letter = new Variable("k");
        return switch (amounts) {
            case Amounts.Union(var sets) ->
                sets.stream().flatMap(set -> takings(set).stream()).toList();
            case Amounts.AtMostPart(var numerator, var denominator) ->
                List.of(new AmountTerm(
                        Optional.of("k"),
                        new Comparison(
                                Relation.AT_MOST,
                                new Binary(Operator.TIMES, new Expression.Number(denominator), letter),
                                new Binary(Operator.TIMES, new Expression.Number(numerator), new Variable("n")))));
            default -> {
                var all = new ArrayList<AmountTerm>();
                if (AmountSets.contains(amounts, BigInteger.ZERO, BigInteger.ZERO) && amounts instanceof Amounts.Ranges)
                    all.add(new AmountTerm(Optional.empty(), Condition.TRUE));
                if (!amounts.equals(Amounts.NOTHING))
                    all.add(new AmountTerm(
                            Optional.of("k"),
                            amounts.equals(Amounts.ANY) ? Condition.TRUE : new Condition.Membership(letter, amounts)));
                yield all;
            }
        };
    }
}
