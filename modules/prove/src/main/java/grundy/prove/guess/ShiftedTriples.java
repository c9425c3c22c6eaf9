package grundy.prove.guess;

import grundy.check.automaton.Arithmetic;
import grundy.check.automaton.Automaton;
import grundy.check.automaton.Formula;
import grundy.check.automaton.LinearSum;
import grundy.check.automaton.NumerationSystem;
import grundy.prove.table.PositionTable;
import java.util.List;

/// The conjecture that P-positions of three heaps are, in any order, a number whose word in the digits of the
/// Tribonacci numbers ends in a number of zeros that is divisible by 3, that word with one 0 after it, and with
/// two. The n-th of these triples, from 1 on, says where the n-th a, b and c stand in the Tribonacci word.
///
/// Source: E. Duchêne and M. Rigo, A morphic approach to combinatorial games: the Tribonacci case, RAIRO - Theoretical
/// Informatics and Applications 42 (2008) 375-393.
public final class ShiftedTriples {
    public static final NumerationSystem SYSTEM = NumerationSystem.of(1, 1, 1);

    private static final int[][] FIRST = {{0, 0, 0}, {1, 2, 4}, {3, 6, 11}, {5, 9, 17}};
    private static final List<List<Integer>> ORDERS = List.of(
            List.of(0, 1, 2), List.of(0, 2, 1), List.of(1, 0, 2), List.of(1, 2, 0), List.of(2, 0, 1), List.of(2, 1, 0));

    private ShiftedTriples() {}

    /// @param truth what a table says about a game of three heaps
    /// @return whether the first P-positions are such triples
    public static boolean begin(PositionTable truth) {
        for (var triple : FIRST)
            for (var order : ORDERS)
                if (truth.value(triple[order.get(0)], triple[order.get(1)], triple[order.get(2)]) != 0) return false;
        return true;
    }

    /// @param arithmetic of the system
    /// @param coordinates three names
    /// @return accepts the triples, in every order
    public static Automaton automaton(Arithmetic arithmetic, List<String> coordinates) {
        var orders = ORDERS.stream()
                .map(order -> {
                    var word = coordinates.get(order.get(0));
                    var longer = coordinates.get(order.get(1));
                    var longest = coordinates.get(order.get(2));
                    return Formula.all(
                            new Formula.Acceptance(endsInTriplesOfZeros(), List.of(word)),
                            new Formula.Acceptance(withZeroBehind(), List.of(word, longer)),
                            new Formula.Acceptance(withZeroBehind(), List.of(longer, longest)));
                })
                .toList();
        var words = coordinates.stream()
                .map(name -> Formula.atMost(LinearSum.ZERO, LinearSum.of(name)))
                .toList();
        var all = Formula.all(new Formula.Any(orders), new Formula.All(words));
        return arithmetic.inOrder(arithmetic.decide(all), coordinates);
    }

    /// State d: the shorter word goes on with the digit d, which the longer one had already; state 2: it did not.
    private static Automaton withZeroBehind() {
        var targets = List.of(new int[] {0, 1, 2, 2}, new int[] {2, 2, 0, 1}, new int[] {2, 2, 2, 2});
        return Automaton.complete(2, 2, targets, new boolean[] {true, false, false});
    }

    /// State 0: no digit but 0 so far; state 1 + j: j zeros, modulo 3, follow the last 1.
    private static Automaton endsInTriplesOfZeros() {
        var targets = List.of(new int[] {0, 1}, new int[] {2, 1}, new int[] {3, 1}, new int[] {1, 1});
        return Automaton.complete(1, 2, targets, new boolean[] {true, true, false, false});
    }
}
