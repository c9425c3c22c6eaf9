package grundy.check.theorem;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

/// The moves of a game as automata in one numeration system, made once for all that is asked about them.
public final class MoveRelations {
    /// The variable that stands for a nim-value.
    public static final String VALUE = "~value";

    private final GameFormulas game;
    private final Arithmetic arithmetic;
    private final List<Move> moves = new ArrayList<>();
    private final Relation movable;

    /// A clause, its condition as an automaton.
    ///
    /// @param condition over coordinates and the variables of the parts
    /// @param bound variables of the parts that are not coordinates
    private record Move(Relation condition, List<String> bound, List<List<String>> parts) {
        Formula holds() {
            return new Formula.Holds(condition.automaton(), condition.variables());
        }
    }

    /// @throws InexpressibleException if this system cannot tell some set from its digits
    public MoveRelations(GameFormulas game, Arithmetic arithmetic) {
        this.game = game;
        this.arithmetic = arithmetic;
        for (var clause : game.clauses()) {
            var kept = new LinkedHashSet<String>();
            clause.parts().forEach(kept::addAll);
            kept.removeAll(game.coordinates());
            var hidden = new ArrayList<>(clause.bound());
            hidden.removeAll(kept);
            var condition = arithmetic.decide(new Formula.Exists(hidden, clause.condition()));
            if (!condition.isEmpty()) moves.add(new Move(condition, List.copyOf(kept), clause.parts()));
        }
        this.movable = arithmetic.over(
                arithmetic.decide(new Formula.Any(moves.stream()
                        .map(move -> (Formula) new Formula.Exists(move.bound, move.holds()))
                        .toList())),
                game.coordinates());
    }

    public GameFormulas game() {
        return game;
    }

    public Arithmetic arithmetic() {
        return arithmetic;
    }

    /// @return states of all automata of moves together
    public int states() {
        return moves.stream()
                .mapToInt(move -> move.condition.automaton().states())
                .sum();
    }

    /// @return for each kind of move that leaves one component the pairs of a position and an option: first the
    ///     coordinates of the one, then those of the other
    /// @throws IllegalArgumentException if a move leaves several components
    public List<Automaton> pairs() {
        var pairs = new ArrayList<Automaton>();
        var options = game.coordinates().stream().map(name -> "~to " + name).toList();
        for (var move : moves) {
            if (move.parts.size() != 1) throw new IllegalArgumentException("A sum is no position");
            var all = new ArrayList<Formula>();
            all.add(move.holds());
            for (int i = 0; i < options.size(); i++)
                all.add(Formula.equal(
                        Linear.of(options.get(i)),
                        Linear.of(move.parts.getFirst().get(i))));
            var relation = arithmetic.decide(new Formula.Exists(move.bound, new Formula.All(all)));
            pairs.add(arithmetic.inOrder(relation, Terms.joined(game.coordinates(), options)));
        }
        return pairs;
    }

    /// @return whether no move makes a coordinate greater
    public boolean neverRises() {
        for (var move : moves)
            for (var part : move.parts)
                for (int i = 0; i < part.size(); i++) {
                    var name = game.coordinates().get(i);
                    var rises = Formula.less(Linear.of(name), Linear.of(part.get(i)));
                    if (!arithmetic
                            .decide(new Formula.Exists(move.bound, Formula.all(move.holds(), rises)))
                            .isEmpty()) return false;
                }
        return true;
    }

    /// @return the positions with a move
    public Relation movable() {
        return movable;
    }

    /// @param set of positions
    /// @return the positions with a move into the set
    /// @throws IllegalArgumentException if a move leaves several components
    public Relation into(Automaton set) {
        var alternatives = new ArrayList<Formula>();
        for (var move : moves) {
            if (move.parts.size() != 1) throw new IllegalArgumentException("A sum is in no set of positions");
            alternatives.add(new Formula.Exists(
                    move.bound, Formula.all(move.holds(), new Formula.Holds(set, move.parts.getFirst()))));
        }
        return arithmetic.over(arithmetic.decide(new Formula.Any(alternatives)), game.coordinates());
    }

    /// @param values what value a position has: its coordinates, then the value
    /// @return what values the options of a position have: its coordinates, then {@link #VALUE}; an option
    ///     that is a
    ///     sum has the nim-sum of the values of its parts
    public Relation optionValues(Automaton values) {
        var alternatives = new ArrayList<Formula>();
        for (var move : moves) {
            var bound = new ArrayList<>(move.bound);
            var all = new ArrayList<Formula>();
            all.add(move.holds());
            var sum = "";
            for (int i = 0; i < move.parts.size(); i++) {
                boolean last = i == move.parts.size() - 1;
                var value = last && i == 0 ? VALUE : "~v" + i;
                all.add(new Formula.Holds(values, Terms.joined(move.parts.get(i), List.of(value))));
                if (!value.equals(VALUE)) bound.add(value);
                if (i > 0) {
                    var next = last ? VALUE : "~s" + i;
                    if (!last) bound.add(next);
                    all.add(new Formula.Xor(sum, value, next));
                    sum = next;
                } else sum = value;
            }
            alternatives.add(new Formula.Exists(bound, new Formula.All(all)));
        }
        return arithmetic.over(
                arithmetic.decide(new Formula.Any(alternatives)), Terms.joined(game.coordinates(), List.of(VALUE)));
    }
}
