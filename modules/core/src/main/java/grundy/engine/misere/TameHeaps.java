package grundy.engine.misere;

import grundy.check.Evidence;
import grundy.engine.NimValues;
import grundy.engine.heap.breaking.HeapAlgebra;
import grundy.engine.heap.breaking.HeapCodes;
import grundy.engine.heap.subtraction.SubtractionGames;
import grundy.finding.CountedList;
import grundy.limit.Limits;
import grundy.rules.Position;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.Tuple;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/// Heaps of a one-heap game that are tame in misere play, so that sums of them are played like sums of nim-heaps.
///
/// A heap has a pair of values, in normal and in misere play. It is *fickle* if they are 0 and 1 or 1 and 0, *firm*
/// if they are equal, and wild otherwise. The normal value of a sum is the nim-sum of those of its parts; its misere
/// value is the same number if a part is firm, and differs by 1 (in the lowest bit) if all are fickle.
///
/// Theorem. If every heap that can be reached is fickle or firm, this rule gives the misere value of every sum: the
/// mex over its options, or 1 if it has none. In particular its mover loses exactly where that value is 0.
///
/// Proof, by induction. *A part is firm.* If another part besides the one that is moved is firm, option and sum have
/// misere values equal to the normal ones, and the mex is the usual one. Let k be the value of the only firm part G,
/// and f the nim-sum of the others, 0 or 1. The option in which G becomes H has the misere value `g-(H) ^ f`, whether
/// H is firm or fickle; the option in which another part is moved has `k ^ x` for an option x of f. Since the g-(H)
/// have the mex k, the usual argument of nim-sums shows that `k ^ f` is the mex of these. *All are fickle*, with
/// nim-sum X. An option of a part (0, 1) is (1, 0) or has two equal values of 2 or more, one of (1, 0) is (0, 1) or
/// the like; for these have neither the normal nor the misere value of the part. So the options of the sum have
/// misere values of 2 or more, or X. If X = 1, some part is (1, 0), and the mex is 0. If X = 0, then either no part
/// has an option and the value is 1, or a part (1, 0) has the option (0, 1), or a part (0, 1) with options has the
/// option (1, 0), since 0 must be among their misere values; this option of the sum has the misere value 0, and the
/// mex is 1.
///
/// Source: J. H. Conway, On Numbers and Games, 1976, chapter 12 (tame games); V. Gurvich and N. B. Ho, On tame, pet,
/// domestic, and miserable impartial games, Discrete Applied Mathematics 243 (2018) 54-72 (for pairs of values).
public final class TameHeaps {
    private final NimValues normal;
    private final NimValues misere;
    private final Evidence evidence;

    private TameHeaps(NimValues normal, NimValues misere, Evidence evidence) {
        this.normal = normal;
        this.misere = misere;
        this.evidence = evidence;
    }

    /// @param heap the largest heap in question
    /// @return empty if a heap up to that one is wild
    /// @throws grundy.limit.LimitException if that cannot be found out within the limits
    public static Optional<TameHeaps> of(TakeAndBreak rules, BigInteger heap, Limits limits) {
        var codes = HeapCodes.of(rules, HeapAlgebra.TAME, limits);
        if (codes.isPresent()) return splitting(codes.get(), heap);
        var normal = SubtractionGames.of(rules, Play.NORMAL, limits);
        var misere = SubtractionGames.of(rules, Play.MISERE, limits);
        if (normal.isEmpty() || misere.isEmpty()) return Optional.empty();
        return new TwoSequences(normal.get(), misere.get())
                .tame(heap)
                .map(evidence -> new TameHeaps(normal.get(), misere.get(), evidence));
    }

    private static Optional<TameHeaps> splitting(HeapCodes codes, BigInteger heap) {
        if (!codes.reach(heap)) return Optional.empty();
        var evidence = codes.provedPeriod()
                .map(period -> new Evidence.Tame(BigInteger.ZERO, List.of(period)))
                .orElseGet(
                        () -> new Evidence.Tame(heap.add(BigInteger.ONE), List.of(new Evidence.Table(codes.length()))));
        return Optional.of(new TameHeaps(
                new CodedValues(codes, HeapAlgebra.TAME::normal, evidence),
                new CodedValues(codes, HeapAlgebra.TAME::misere, evidence),
                evidence));
    }

    /// @return the values in normal play, of heaps up to the one asked for
    public NimValues normal() {
        return normal;
    }

    /// @return the values in misere play, also of what a move leaves where it splits
    public NimValues misere() {
        return misere;
    }

    /// @return {@link Evidence.Tame}, with 0 heaps checked where a period of the pairs covers all
    public Evidence evidence() {
        return evidence;
    }

    /// One of the two values that a code stands for.
    ///
    /// @param value of a code
    private record CodedValues(HeapCodes codes, IntUnaryOperator value, Evidence evidence) implements NimValues {
        @Override
        public BigInteger value(Position position) {
            var heap = reached(position);
            return BigInteger.valueOf(value.applyAsInt(codes.code(heap)));
        }

        @Override
        public CountedList<List<Position>> optionsOfValue(Position position, BigInteger target) {
            if (target.signum() < 0 || target.bitLength() > 31) return CountedList.none();
            int number = target.intValueExact();
            return codes.options(reached(position), code -> value.applyAsInt(code) == number);
        }

        private BigInteger reached(Position position) {
            var heap = ((Tuple) position).get(0);
            if (!codes.reach(heap))
                throw new IllegalArgumentException(
                        "The heap is larger than the one asked for, and wild heaps come first: " + heap);
            return heap;
        }
    }
}
