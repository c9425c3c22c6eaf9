package grundy.check.theorem;

import grundy.check.automaton.Arithmetic;
import grundy.check.automaton.Automaton;
import grundy.check.automaton.Formula;
import grundy.check.automaton.FormulaRelation;
import grundy.check.automaton.LinearSum;
import grundy.check.automaton.TooLargeException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// The moves of a game as automata in one numeration system, made once for all that is asked about them.
public final class MoveRelations {
    /// The variable that stands for a nim-value.
    public static final String VALUE = "~value";

    private static final String RANK = "~rank";

    /// The most components that are put in order.
    private static final int MOST_ORDERED = 3;

    private final GameFormulas game;
    private final Arithmetic arithmetic;
    private @Nullable List<MoveFormula> made;
    private @Nullable FormulaRelation movable;
    private @Nullable List<Automaton> pairs;

    /// A clause.
    ///
    /// @param holds its condition, over coordinates and the variables of the parts
    /// @param states of the automaton of that, 0 if it has none
    /// @param boundVariables variables of the parts that are not coordinates
    private record MoveFormula(Formula holds, int states, List<String> boundVariables, List<List<String>> parts) {}

    /// @throws grundy.check.automaton.InexpressibleException if this system cannot recognise some set
    ///     by its digits
    public MoveRelations(GameFormulas game, Arithmetic arithmetic) {
        this.game = game;
        this.arithmetic = arithmetic;
        if (!areGuessed(false)) movable();
    }

    private List<MoveFormula> moves() {
        if (made == null) made = madeNow();
        return made;
    }

    private List<MoveFormula> madeNow() {
        var moves = new ArrayList<MoveFormula>();
        for (var clause : game.clauses()) {
            var names = new LinkedHashSet<String>();
            clause.parts().forEach(names::addAll);
            names.removeAll(game.coordinates());
            var hidden = new ArrayList<>(clause.boundVariables());
            hidden.removeAll(names);
            var condition = new Formula.Exists(hidden, clause.condition());
            // With weights of their own sums have large automata: the fewer of them at once, the better.
            if (arithmetic.system().hasOwnWeights()) {
                moves.add(new MoveFormula(condition, 0, List.copyOf(names), clause.parts()));
                continue;
            }
            var relation = arithmetic.decide(condition);
            if (!relation.isEmpty())
                moves.add(new MoveFormula(
                        relation.formula(), relation.automaton().states(), List.copyOf(names), clause.parts()));
        }
        return List.copyOf(moves);
    }

    /// @return the game whose moves these are
    public GameFormulas game() {
        return game;
    }

    /// @return the system in which its numbers are words
    public Arithmetic arithmetic() {
        return arithmetic;
    }

    /// @return states of all automata of moves together
    public int states() {
        return moves().stream().mapToInt(MoveFormula::states).sum();
    }

    /// @return for each kind of move that leaves one component the pairs of a position and an option: first the
    ///     coordinates of the one, then those of the other
    /// @throws IllegalArgumentException if a move leaves several components
    public List<Automaton> pairs() {
        var pairs = new ArrayList<Automaton>();
        var options = game.coordinates().stream().map(name -> "~to " + name).toList();
        for (var move : moves()) {
            if (move.parts.size() != 1) throw new IllegalArgumentException("A sum is no position");
            var all = new ArrayList<Formula>();
            all.add(move.holds);
            for (int i = 0; i < options.size(); i++)
                all.add(Formula.equal(
                        LinearSum.of(options.get(i)),
                        LinearSum.of(move.parts.getFirst().get(i))));
            var relation = arithmetic.decide(new Formula.Exists(move.boundVariables, new Formula.All(all)));
            pairs.add(arithmetic.inOrder(relation, RuleTerms.concat(game.coordinates(), options)));
        }
        return pairs;
    }

    /// The variable that stands for the value that an option is to have.
    private static final String TARGET = "~target";

    /// @param set the P-positions, or what values positions have: their coordinates, then the value
    /// @param values whether the automaton computes values
    /// @return for each number of components that a move may leave the automaton that reads a position, where
    ///     values are asked for, one value, and the components, and accepts if they are an option in the set, or
    ///     of that value. Of the ways to order several components only the ascending one is accepted
    /// @throws TooLargeException if an automaton grows beyond the budget, or a move leaves more components than are
    ///     put in order here
    public SortedMap<Integer, Automaton> optionsIn(Automaton set, boolean values) {
        var byParts = new TreeMap<Integer, List<Formula>>();
        for (var move : moves()) {
            int count = move.parts.size();
            if (count > MOST_ORDERED) throw new TooLargeException(count, MOST_ORDERED);
            byParts.computeIfAbsent(count, _ -> new ArrayList<>()).addAll(ordered(move, set, values));
        }
        var automata = new TreeMap<Integer, Automaton>();
        byParts.forEach((count, alternatives) -> {
            var names = new ArrayList<>(game.coordinates());
            if (values) names.add(TARGET);
            for (int part = 0; part < count; part++) names.addAll(targets(part));
            var options = Formula.all(new Formula.Any(alternatives), ascending(count));
            automata.put(count, arithmetic.inOrder(arithmetic.decide(options), names));
        });
        return automata;
    }

    /// @param values whether a theorem gives values
    /// @return whether such theorems are checked, and winning moves found, without the automata of moves
    public boolean areGuessed(boolean values) {
        return !values && ColdCheck.suits(game, arithmetic.system());
    }

    /// Returns the options of one position; where moves are guessed, no other one is accepted.
    ///
    /// @param position a number for each coordinate
    /// @throws TooLargeException likewise
    public SortedMap<Integer, Automaton> optionsIn(Automaton set, boolean values, List<BigInteger> position) {
        return areGuessed(values)
                ? new TreeMap<>(Map.of(1, GuessedOptions.automaton(game, arithmetic, set, position)))
                : optionsIn(set, values);
    }

    /// The results of a move, with its components in every order.
    private List<Formula> ordered(MoveFormula move, Automaton set, boolean values) {
        var all = new ArrayList<Formula>();
        all.add(move.holds);
        var bound = new ArrayList<>(move.boundVariables);
        if (values) all.addAll(sum(move, set, TARGET, bound));
        else move.parts.forEach(part -> all.add(new Formula.Acceptance(set, part)));
        return orders(move.parts.size()).stream()
                .map(order -> {
                    var named = new ArrayList<>(all);
                    for (int i = 0; i < order.size(); i++)
                        for (int j = 0; j < game.coordinates().size(); j++)
                            named.add(Formula.equal(
                                    LinearSum.of(targets(order.get(i)).get(j)),
                                    LinearSum.of(move.parts.get(i).get(j))));
                    return (Formula) new Formula.Exists(bound, new Formula.All(named));
                })
                .toList();
    }

    private List<String> targets(int part) {
        return game.coordinates().stream()
                .map(name -> "~to " + part + " " + name)
                .toList();
    }

    private static List<List<Integer>> orders(int count) {
        List<List<Integer>> orders = List.of(List.of());
        for (int i = 0; i < count; i++) {
            var longer = new ArrayList<List<Integer>>();
            for (var order : orders)
                for (int place = 0; place <= order.size(); place++) {
                    var more = new ArrayList<>(order);
                    more.add(place, i);
                    longer.add(more);
                }
            orders = longer;
        }
        return orders;
    }

    /// No component comes before the one in front of it: by the first coordinate, then by the second, ...
    private Formula ascending(int count) {
        var all = new ArrayList<Formula>();
        for (int part = 1; part < count; part++) {
            Formula ascends = Formula.always();
            for (int i = game.coordinates().size() - 1; i >= 0; i--) {
                var one = LinearSum.of(targets(part - 1).get(i));
                var next = LinearSum.of(targets(part).get(i));
                ascends = Formula.any(Formula.less(one, next), Formula.all(Formula.equal(one, next), ascends));
            }
            all.add(ascends);
        }
        return new Formula.All(all);
    }

    /// @return whether no move makes a coordinate greater
    public boolean neverRises() {
        for (var move : moves())
            for (var part : move.parts)
                for (int i = 0; i < part.size(); i++) {
                    var name = game.coordinates().get(i);
                    var rises = Formula.less(LinearSum.of(name), LinearSum.of(part.get(i)));
                    if (!arithmetic
                            .decide(new Formula.Exists(move.boundVariables, Formula.all(move.holds, rises)))
                            .isEmpty()) return false;
                }
        return true;
    }

    /// @return the positions with a move
    public FormulaRelation movable() {
        if (movable == null)
            movable = arithmetic.over(
                    arithmetic.decide(new Formula.Any(moves().stream()
                            .map(move -> (Formula) new Formula.Exists(move.boundVariables, move.holds))
                            .toList())),
                    game.coordinates());
        return movable;
    }

    /// @param set of positions
    /// @return the positions with a move into the set; where options may be blocked, with more different
    ///     options in it than these
    /// @throws IllegalArgumentException if a move leaves several components
    public FormulaRelation into(Automaton set) {
        if (game.blocked() > 0) return beyondBlocking(set);
        var alternatives = new ArrayList<Formula>();
        for (var move : moves()) {
            if (move.parts.size() != 1) throw new IllegalArgumentException("A sum is in no set of positions");
            alternatives.add(new Formula.Exists(
                    move.boundVariables, Formula.all(move.holds, new Formula.Acceptance(set, move.parts.getFirst()))));
        }
        return arithmetic.over(arithmetic.decide(new Formula.Any(alternatives)), game.coordinates());
    }

    /// More options than may be blocked: when the first is left out as often as one may be, one is still there.
    private FormulaRelation beyondBlocking(Automaton set) {
        var to = targets("~to ");
        var tracks = RuleTerms.concat(game.coordinates(), to);
        var left = pairsInto(set);
        for (int i = 0; i < game.blocked(); i++) left = withoutFirst(left);
        return arithmetic.over(
                arithmetic.decide(new Formula.Exists(to, new Formula.Acceptance(left.automaton(), tracks))),
                game.coordinates());
    }

    /// Pairs of a position and an option of it in the set.
    private FormulaRelation pairsInto(Automaton set) {
        var to = targets("~to ");
        var tracks = RuleTerms.concat(game.coordinates(), to);
        return arithmetic.over(
                arithmetic.decide(Formula.all(options(tracks), new Formula.Acceptance(set, to))), tracks);
    }

    /// Pairs of a position and an option of it without the first option, by order.
    private FormulaRelation withoutFirst(FormulaRelation pairs) {
        var to = targets("~to ");
        var other = targets("~other ");
        var tracks = RuleTerms.concat(game.coordinates(), to);
        var before = new Formula.Acceptance(pairs.automaton(), RuleTerms.concat(game.coordinates(), other));
        var hasBefore = new Formula.Exists(other, Formula.all(before, isBefore(other, to)));
        return arithmetic.over(
                arithmetic.decide(Formula.all(new Formula.Acceptance(pairs.automaton(), tracks), hasBefore)), tracks);
    }

    /// @param set of positions
    /// @return a relation that counts, for each option in the set, those that come before it, by order,
    ///     up to as many as may be blocked: that number, the position, the option
    /// @throws IllegalArgumentException if a move leaves several components
    public Automaton ranks(Automaton set) {
        var tracks = RuleTerms.concat(game.coordinates(), targets("~to "));
        var ranks = new ArrayList<Formula>();
        var left = pairsInto(set);
        for (int rank = 0; rank <= game.blocked(); rank++) {
            var fewer = withoutFirst(left);
            ranks.add(Formula.all(
                    Formula.equal(LinearSum.of(RANK), LinearSum.of(rank)),
                    new Formula.Acceptance(left.automaton(), tracks),
                    Formula.not(new Formula.Acceptance(fewer.automaton(), tracks))));
            left = fewer;
        }
        return arithmetic.inOrder(arithmetic.decide(new Formula.Any(ranks)), RuleTerms.concat(List.of(RANK), tracks));
    }

    private List<String> targets(String prefix) {
        return game.coordinates().stream().map(name -> prefix + name).toList();
    }

    /// @param tracks of a position and of what may be an option of it
    private Formula options(List<String> tracks) {
        if (pairs == null) pairs = pairs();
        return new Formula.Any(pairs.stream()
                .map(pair -> (Formula) new Formula.Acceptance(pair, tracks))
                .toList());
    }

    private static Formula isBefore(List<String> one, List<String> other) {
        Formula before = Formula.never();
        for (int i = one.size() - 1; i >= 0; i--) {
            var first = LinearSum.of(one.get(i));
            var second = LinearSum.of(other.get(i));
            before = Formula.any(Formula.less(first, second), Formula.all(Formula.equal(first, second), before));
        }
        return before;
    }

    /// @param set of positions
    /// @return the positions with a move to a position outside of the set
    /// @throws IllegalArgumentException if a move leaves several components
    public FormulaRelation outOf(Automaton set) {
        var to = targets("~to ");
        var outside = Formula.all(
                options(RuleTerms.concat(game.coordinates(), to)), Formula.not(new Formula.Acceptance(set, to)));
        return arithmetic.over(arithmetic.decide(new Formula.Exists(to, outside)), game.coordinates());
    }

    /// @return the pairs of a position and an option, each once, as for {@link #pairs}
    /// @throws IllegalArgumentException if a move leaves several components
    public Automaton options() {
        var tracks = RuleTerms.concat(game.coordinates(), targets("~to "));
        return arithmetic.inOrder(arithmetic.decide(options(tracks)), tracks);
    }

    /// @param values what value a position has: its coordinates, then the value
    /// @return the relation between a position and the values of its options: its coordinates, then {@link
    ///     #VALUE}; an option that is a sum has the nim-sum of the values of its parts
    public FormulaRelation optionValues(Automaton values) {
        var alternatives = new ArrayList<Formula>();
        for (var move : moves()) {
            var bound = new ArrayList<>(move.boundVariables);
            var all = new ArrayList<Formula>();
            all.add(move.holds);
            all.addAll(sum(move, values, VALUE, bound));
            alternatives.add(new Formula.Exists(bound, new Formula.All(all)));
        }
        return arithmetic.over(
                arithmetic.decide(new Formula.Any(alternatives)), RuleTerms.concat(game.coordinates(), List.of(VALUE)));
    }

    /// @param result the variable that stands for the nim-sum of the values of the components
    /// @param bound gets the variables that stand for the values and sums on the way
    private static List<Formula> sum(MoveFormula move, Automaton values, String result, List<String> bound) {
        var all = new ArrayList<Formula>();
        var sum = "";
        for (int i = 0; i < move.parts.size(); i++) {
            boolean last = i == move.parts.size() - 1;
            var value = last && i == 0 ? result : "~v" + i;
            all.add(new Formula.Acceptance(values, RuleTerms.concat(move.parts.get(i), List.of(value))));
            if (!value.equals(result)) bound.add(value);
            if (i > 0) {
                var next = last ? result : "~s" + i;
                if (!last) bound.add(next);
                all.add(new Formula.Xor(sum, value, next));
                sum = next;
            } else sum = value;
        }
        return all;
    }
}
