package grundy.prove.guess;

import grundy.check.automaton.Arithmetic;
import grundy.check.automaton.Automaton;
import grundy.check.automaton.Formula;
import grundy.check.automaton.LinearSum;
import grundy.check.automaton.NumerationSystem;
import grundy.prove.table.PositionTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// P-positions of two heaps that lie on lines `b = p*a + q` and, apart from these, are pairs like those of Wythoff's
/// game ({@link ShiftedPairs}), both numbers times `factor` plus `shift`; and a few small ones besides. With one
/// option blocked those of Wythoff's game are (n, 2n+1), (2*a_n + 2, 2*b_n + 2) and (0,0).
///
/// It is a conjecture from the first P-positions, to be proved. Source: U. Larsson, Blocking Wythoff Nim, Electronic
/// Journal of Combinatorics 18 (2011) P120.
///
/// @param system in which the pairs are shifted words
/// @param others pairs besides, the smaller number first
public record LinesAndPairs(NumerationSystem system, List<Line> lines, int factor, int shift, List<long[]> others) {
    private static final int LARGEST = 90;
    private static final int STEEPEST = 4;
    private static final int HIGHEST = 6;
    private static final int MOST_FACTOR = 4;
    private static final int MOST_OTHERS = 6;
    private static final String X = "~x";
    private static final String Y = "~y";

    /// `b = p*a + q` for the smaller number `a`.
    record Line(int p, int q) {
        boolean holds(long a, long b) {
            return b == p * a + q;
        }
    }

    /// @param truth what a table says about a game of two heaps
    /// @return empty if the first P-positions are no such pairs
    public static Optional<LinesAndPairs> of(PositionTable truth) {
        var lost = lostPairs(truth);
        if (lost.isEmpty()) return Optional.empty();
        var lines = lines(truth);
        var rest = lost.stream()
                .filter(pair -> lines.stream().noneMatch(line -> line.holds(pair[0], pair[1])))
                .toList();
        for (int factor = 1; factor <= MOST_FACTOR; factor++)
            for (int shift = 0; shift <= HIGHEST; shift++) {
                var found = of(rest, lines, factor, shift);
                if (found.isPresent()) return found;
            }
        return Optional.empty();
    }

    private static Optional<LinesAndPairs> of(List<long[]> rest, List<Line> lines, int factor, int shift) {
        var others = new ArrayList<long[]>();
        var pairs = new boolean[LARGEST + 1][LARGEST + 1];
        for (var pair : rest) {
            long x = pair[0] - shift;
            long y = pair[1] - shift;
            if (x >= 0 && x % factor == 0 && y % factor == 0) pairs[(int) x / factor][(int) y / factor] = true;
            else others.add(pair);
        }
        if (others.size() > MOST_OTHERS || others.stream().anyMatch(pair -> 4 * pair[1] > LARGEST))
            return Optional.empty();
        int most = (LARGEST - shift) / factor;
        PositionTable scaled = new PositionTable() {
            @Override
            public int value(long... position) {
                int a = (int) Math.min(position[0], position[1]);
                long b = Math.max(position[0], position[1]);
                return b > most ? UNKNOWN : pairs[a][(int) b] ? 0 : 1;
            }

            @Override
            public int usual() {
                return most;
            }
        };
        return ShiftedPairs.system(scaled).map(system -> new LinesAndPairs(system, lines, factor, shift, others));
    }

    /// @return the lost pairs with the smaller number first; none if not all are known or order matters
    private static List<long[]> lostPairs(PositionTable truth) {
        var lost = new ArrayList<long[]>();
        for (int b = 0; b <= LARGEST; b++)
            for (int a = 0; a <= b; a++) {
                int value = truth.value(a, b);
                if (value == PositionTable.UNKNOWN || (value == 0) != (truth.value(b, a) == 0)) return List.of();
                if (value == 0) lost.add(new long[] {a, b});
            }
        return lost;
    }

    private static List<Line> lines(PositionTable truth) {
        var lines = new ArrayList<Line>();
        for (int p = 1; p <= STEEPEST; p++)
            for (int q = 0; q <= HIGHEST; q++) if (isLost(truth, p, q)) lines.add(new Line(p, q));
        return lines;
    }

    private static boolean isLost(PositionTable truth, int p, int q) {
        for (int a = 0; p * a + q <= LARGEST; a++) if (truth.value(a, p * a + q) != 0) return false;
        return true;
    }

    /// @param arithmetic of the system
    /// @return accepts these positions, in either order
    public Automaton automaton(Arithmetic arithmetic) {
        var coordinates = List.of("a", "b");
        var all = new ArrayList<Formula>();
        all.add(either("a", "b"));
        all.add(either("b", "a"));
        var pairs = new Formula.Acceptance(ShiftedPairs.either(system.digits()), List.of(X, Y));
        all.add(new Formula.Exists(List.of(X, Y), Formula.all(pairs, isScaled("a", X), isScaled("b", Y))));
        return arithmetic.inOrder(arithmetic.decide(new Formula.Any(all)), coordinates);
    }

    private Formula either(String small, String large) {
        var all = new ArrayList<Formula>();
        for (var line : lines)
            all.add(Formula.equal(
                    LinearSum.of(large), LinearSum.of(small).times(line.p).plus(line.q)));
        for (var pair : others)
            all.add(Formula.all(
                    Formula.equal(LinearSum.of(small), LinearSum.of(pair[0])),
                    Formula.equal(LinearSum.of(large), LinearSum.of(pair[1]))));
        return new Formula.Any(all);
    }

    private Formula isScaled(String name, String variable) {
        return Formula.equal(
                LinearSum.of(name), LinearSum.of(variable).times(factor).plus(shift));
    }
}
