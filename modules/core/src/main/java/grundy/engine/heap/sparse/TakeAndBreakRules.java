package grundy.engine.heap.sparse;

import grundy.engine.heap.dense.TwoHeaps;
import grundy.rules.RuleTree;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.RuleTree.Term;
import grundy.rules.formula.AmountSets;
import grundy.rules.language.rule.CanonicalMoves;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Take-and-break rules: a move takes one of finitely many amounts from a heap and leaves at most two heaps.
///
/// @param wholes amounts that may be taken if no counter is left
/// @param singles amounts that may be taken if one heap is left
/// @param splits amounts, perhaps 0, that may be taken if two heaps are left
/// @param unequal whether the two heaps left must differ
/// @param whole heaps that may not be split
public record TakeAndBreakRules(
        List<Integer> wholes, List<Integer> singles, List<Integer> splits, boolean unequal, Set<Integer> whole)
        implements TwoHeaps {
    private static final BigInteger LARGEST_AMOUNT = BigInteger.valueOf(1 << 16);
    private static final String SPLIT = "(n): (i) + (j) where i + j == n";

    /// @return empty if the rules have another form, or no move leaves two heaps
    public static Optional<TakeAndBreakRules> of(RuleTree rules) {
        return switch (rules) {
            case TakeAndBreak(var terms) -> ofTerms(terms);
            case RuleTree.Moves moves
            when moves.arity() == 1 -> CanonicalMoves.of(moves).flatMap(TakeAndBreakRules::ofMoves);
            default -> Optional.empty();
        };
    }

    private static Optional<TakeAndBreakRules> ofTerms(List<Term> terms) {
        var wholes = new ArrayList<Integer>();
        var singles = new ArrayList<Integer>();
        var splits = new ArrayList<Integer>();
        for (var term : terms) {
            var amounts = term.amounts();
            if (term.parts() >= 8
                    || !AmountSets.isFinite(amounts)
                    || AmountSets.greatest(amounts).orElse(BigInteger.ZERO).compareTo(LARGEST_AMOUNT) > 0)
                return Optional.empty();
            for (long amount : AmountSets.upTo(amounts, LARGEST_AMOUNT.longValueExact())) {
                int taken = Math.toIntExact(amount);
                if ((term.parts() & 1) != 0) wholes.add(taken);
                if ((term.parts() & 2) != 0) singles.add(taken);
                if ((term.parts() & 4) != 0) splits.add(taken);
            }
            if (AmountSets.allowNothing(amounts) && (term.parts() & 4) != 0 && !splits.contains(0)) splits.add(0);
        }
        return splits.isEmpty()
                ? Optional.empty()
                : Optional.of(new TakeAndBreakRules(wholes, singles, splits, false, Set.of()));
    }

    private static Optional<TakeAndBreakRules> ofMoves(CanonicalMoves moves) {
        for (boolean unequal : new boolean[] {false, true}) {
            var rules = SPLIT + (unequal ? " and i != j" : "");
            if (matches(moves, rules)) return Optional.of(ofSplit(unequal, Set.of()));
            for (var number : moves.numbers())
                if (number.bitLength() < 16 && matches(moves, rules + " and n != " + number))
                    return Optional.of(ofSplit(unequal, Set.of(number.intValueExact())));
        }
        return Optional.empty();
    }

    private static boolean matches(CanonicalMoves moves, String rules) {
        return moves.matches(CanonicalMoves.read(rules, Map.of()))
                || moves.matches(CanonicalMoves.read(rules + " and i > 0 and j > 0", Map.of()));
    }

    private static TakeAndBreakRules ofSplit(boolean unequal, Set<Integer> whole) {
        return new TakeAndBreakRules(List.of(), List.of(), List.of(0), unequal, whole);
    }

    @Override
    public int greatest() {
        int greatest = 0;
        for (var numbers : List.of(wholes, singles, splits, whole))
            for (int number : numbers) greatest = Math.max(greatest, number);
        return greatest;
    }

    @Override
    public boolean isGuySmith() {
        return !unequal && whole.isEmpty();
    }
}
