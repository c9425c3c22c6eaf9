package grundy.engine.heap;

import grundy.limit.Limits;
import grundy.rules.RuleTree;
import grundy.rules.language.rule.CanonicalMoves;
import java.math.BigInteger;
import java.util.Map;
import java.util.Optional;

/// Recognises games of splitting heaps by their rules.
public final class SplitTables {
    private SplitTables() {}

    /// @param rules in the general form; in addition to the split they may ask for a least heap, as in `n >= 3`
    /// @return nim-values in normal play, or empty for other games
    public static Optional<HeapSequence> of(RuleTree.Moves rules, Limits limits) {
        if (rules.arity() != 1
                || rules.alternatives().size() != 1
                || rules.alternatives().getFirst().leavesOne()) return Optional.empty();
        return CanonicalMoves.of(rules).flatMap(form -> of(form, limits));
    }

    private static Optional<HeapSequence> of(CanonicalMoves form, Limits limits) {
        for (var shape : SplitShape.values()) {
            var plain = CanonicalMoves.read(shape.rules(), Map.of());
            if (form.matches(plain)) return Optional.of(new SplitTable(shape, 0, limits));
            for (var number : form.numbers())
                for (var least : new BigInteger[] {number, number.add(BigInteger.ONE)})
                    if (form.matches(plain.withLeast(least)))
                        return Optional.of(new SplitTable(
                                shape, least.bitLength() > 31 ? Integer.MAX_VALUE : least.intValue(), limits));
        }
        return Optional.empty();
    }
}
