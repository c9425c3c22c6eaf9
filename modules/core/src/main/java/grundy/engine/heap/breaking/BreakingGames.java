package grundy.engine.heap.breaking;

import grundy.check.Evidence;
import grundy.engine.heap.HeapSequence;
import grundy.finding.CountedList;
import grundy.limit.Limits;
import grundy.rules.Position;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.Tuple;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/// One-heap games in which a move may split the heap, in normal play: octal and hexadecimal codes, any number of
/// parts, repeated digits, any set of amounts.
///
/// Heaps of any size are answered once the theorem of Guy and Smith proves a period; otherwise those of a table, up
/// to about 90,000 for two parts.
public final class BreakingGames implements HeapSequence {
    private final HeapCodes codes;

    private BreakingGames(HeapCodes codes) {
        this.codes = codes;
    }

    /// @return empty if no move splits
    public static Optional<HeapSequence> of(TakeAndBreak rules, Limits limits) {
        return HeapCodes.of(rules, HeapAlgebra.NORMAL, limits).map(BreakingGames::new);
    }

    /// For runs that may take as long as they like.
    ///
    /// @return empty if no move splits
    public static Optional<HeapSequence> endless(TakeAndBreak rules, Limits limits) {
        return HeapCodes.of(rules, HeapAlgebra.NORMAL, limits, Long.MAX_VALUE).map(BreakingGames::new);
    }

    @Override
    public void learn(int[] values) {
        codes.learn(values);
    }

    @Override
    public BigInteger value(Position position) {
        var heap = ((Tuple) position).get(0);
        codes.reach(heap);
        return codes.value(heap);
    }

    @Override
    public CountedList<List<Position>> optionsOfValue(Position position, BigInteger value) {
        var heap = ((Tuple) position).get(0);
        if (value.signum() < 0) return CountedList.none();
        codes.reach(heap);
        return codes.options(heap, value);
    }

    @Override
    public void fillWithinLimits(int to) {
        codes.fillWithinLimits(to);
    }

    @Override
    public int[] soFar() {
        return codes.codes(codes.length() - 1);
    }

    @Override
    public int[] values(int to) {
        codes.reach(BigInteger.valueOf(to));
        return codes.codes(to);
    }

    @Override
    public Optional<Evidence.Period> period(int within) {
        return codes.period(within);
    }

    @Override
    public Evidence evidence() {
        return codes.provedPeriod().<Evidence>map(period -> period).orElseGet(() -> new Evidence.Table(codes.length()));
    }
}
