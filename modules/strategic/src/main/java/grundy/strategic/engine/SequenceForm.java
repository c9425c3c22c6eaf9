package grundy.strategic.engine;

import grundy.limit.Checkpoint;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.strategic.check.BehaviourStrategy;
import grundy.strategic.tree.GameTree;
import grundy.strategic.tree.GameTree.Chance;
import grundy.strategic.tree.GameTree.Decision;
import grundy.strategic.tree.GameTree.Node;
import grundy.strategic.tree.GameTree.Terminal;
import grundy.text.Message;
import grundy.value.Rational;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Optimal behaviour in a tree of two players with perfect recall whose payoffs have a constant sum: a linear program
/// with one variable for each sequence of own moves, not for each strategy (Romanovskii 1962; Koller, Megiddo and von
/// Stengel 1996).
///
/// All payoffs of the first player are made positive beforehand. Then more weight on a sequence is never worse for
/// him, and never better for the other, so that the equations between a sequence and its continuations may be
/// inequalities, and the program begins at 0.
public final class SequenceForm {
    /// Entries of the program.
    private static final long MOST_ENTRIES = 4_000_000;

    private final GameTree tree;
    private final Sequences rows = new Sequences();
    private final Sequences columns = new Sequences();
    private final Map<Long, Rational> payoffs = new HashMap<>();
    private Rational shift = Rational.ZERO;

    /// The sequences of a player, 0 the empty one, and which sequence each of his sets comes after.
    private static final class Sequences {
        final Map<List<Integer>, Integer> numbers = new HashMap<>();
        final Map<Integer, Integer> sets = new HashMap<>();
        final List<Integer> setOf = new ArrayList<>();
        final List<Integer> before = new ArrayList<>();

        int after(int set, int action, int sequence) {
            return numbers.computeIfAbsent(List.of(set, action), _ -> {
                int number = sets.computeIfAbsent(set, _ -> {
                    before.add(sequence);
                    return before.size() - 1;
                });
                setOf.add(number);
                return numbers.size() + 1;
            });
        }

        int count() {
            return numbers.size() + 1;
        }
    }

    private SequenceForm(GameTree tree) {
        this.tree = tree;
    }

    /// @param tree two players, constant sum, perfect recall
    /// @return behaviour that is optimal for both
    /// @throws LimitException if the program is too large, or when cancelled
    public static BehaviourStrategy solve(GameTree tree, Limits limits) {
        return new SequenceForm(tree).solve(limits);
    }

    private BehaviourStrategy solve(Limits limits) {
        shift = Rational.ONE.minus(least(tree.root()));
        walk(tree.root(), 0, 0, Rational.ONE);
        // Variables: the rows' sequences but the empty one, then a worth for the whole and for each set of the columns.
        int weights = rows.count() - 1;
        int worths = columns.before.size() + 1;
        int lines = columns.count() + rows.before.size();
        if ((long) lines * (weights + worths) > MOST_ENTRIES)
            throw new LimitException(
                    Message.of("tree.program", "entries", (long) lines * (weights + worths), "most", MOST_ENTRIES));
        var matrix = new BigInteger[lines][weights + worths];
        for (var line : matrix) Arrays.fill(line, BigInteger.ZERO);
        var right = new BigInteger[lines];
        Arrays.fill(right, BigInteger.ZERO);
        putPayoffs(matrix, right);
        putColumns(matrix, weights);
        putRows(matrix, right);
        var objective = new BigInteger[weights + worths];
        Arrays.fill(objective, BigInteger.ZERO);
        objective[weights] = BigInteger.ONE;
        return behaviour(LinearProgram.maximise(matrix, right, objective, limits)
                .orElseThrow(() -> new AssertionError("A tree bounds what it is worth")));
    }

    /// Makes all payoffs whole.
    private void putPayoffs(BigInteger[][] matrix, BigInteger[] right) {
        var denominator = BigInteger.ONE;
        for (var payoff : payoffs.values()) {
            var other = payoff.denominator();
            denominator = denominator.divide(denominator.gcd(other)).multiply(other);
        }
        for (var entry : payoffs.entrySet()) {
            Checkpoint.step();
            int row = (int) (entry.getKey() >>> 32);
            int column = (int) (entry.getKey() & 0xFFFFFFFFL);
            var whole = entry.getValue()
                    .numerator()
                    .multiply(denominator.divide(entry.getValue().denominator()));
            if (row == 0) right[column] = whole;
            else matrix[column][row - 1] = whole.negate();
        }
    }

    private void putColumns(BigInteger[][] matrix, int weights) {
        matrix[0][weights] = BigInteger.ONE;
        for (int column = 1; column < columns.count(); column++)
            matrix[column][weights + 1 + columns.setOf.get(column - 1)] = BigInteger.ONE;
        for (int set = 0; set < columns.before.size(); set++)
            matrix[columns.before.get(set)][weights + 1 + set] = BigInteger.ONE.negate();
    }

    private void putRows(BigInteger[][] matrix, BigInteger[] right) {
        for (int row = 1; row < rows.count(); row++) {
            int line = columns.count() + rows.setOf.get(row - 1);
            matrix[line][row - 1] = BigInteger.ONE;
        }
        for (int set = 0; set < rows.before.size(); set++) {
            int before = rows.before.get(set);
            int line = columns.count() + set;
            if (before == 0) right[line] = BigInteger.ONE;
            else matrix[line][before - 1] = BigInteger.ONE.negate();
        }
    }

    private BehaviourStrategy behaviour(LinearProgram.Optimum optimum) {
        var behaviour = new ArrayList<List<Rational>>();
        for (int set = 0; set < tree.sets().size(); set++) {
            boolean first = tree.sets().get(set).player() == 0;
            var sequences = first ? rows : columns;
            var weight = new ArrayList<Rational>();
            for (int action = 0; action < tree.sets().get(set).actions().size(); action++) {
                int number = sequences.numbers.getOrDefault(List.of(set, action), 0);
                weight.add(number == 0 ? Rational.ZERO : first ? optimum.primal()[number - 1] : optimum.dual()[number]);
            }
            behaviour.add(normalised(weight));
        }
        return new OffThePath(tree).filled(behaviour);
    }

    /// @return empty where the player never comes there himself
    private static List<Rational> normalised(List<Rational> weights) {
        var sum = weights.stream().reduce(Rational.ZERO, Rational::plus);
        if (sum.signum() == 0) return List.of();
        return weights.stream().map(weight -> weight.dividedBy(sum)).toList();
    }

    private static Rational least(Node node) {
        Checkpoint.step();
        if (node instanceof Terminal(var payoffs)) return payoffs.getFirst();
        return GameTree.children(node).stream()
                .map(SequenceForm::least)
                .reduce((a, b) -> a.compareTo(b) <= 0 ? a : b)
                .orElseThrow();
    }

    private void walk(Node node, int row, int column, Rational probability) {
        Checkpoint.step();
        switch (node) {
            case Terminal(var some) ->
                payoffs.merge(
                        (long) row << 32 | column,
                        probability.times(some.getFirst().plus(shift)),
                        Rational::plus);
            case Chance(var lotteries) -> {
                // What chance never does cannot be reached, and its sequences still need a place.
                for (var lottery : lotteries)
                    walk(lottery.next(), row, column, probability.times(lottery.probability()));
            }
            case Decision(var set, var next) -> {
                boolean first = tree.sets().get(set).player() == 0;
                for (int action = 0; action < next.size(); action++)
                    walk(
                            next.get(action),
                            first ? rows.after(set, action, row) : row,
                            first ? column : columns.after(set, action, column),
                            probability);
            }
        }
    }
}
