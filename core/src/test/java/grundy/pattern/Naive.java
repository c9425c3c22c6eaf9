package grundy.pattern;

import grundy.rules.Game;
import grundy.rules.RuleOptions;
import grundy.rules.Tuple;
import java.util.BitSet;

/// Nim-values from the definition.
final class Naive {
    private static final int MOST = 260;

    private Naive() {}

    /// @return as many as are quickly had, at most `length`
    static long[] values(Game game, int length) {
        var values = new long[Math.min(length, MOST)];
        for (int heap = 0; heap < values.length; heap++) {
            var seen = new BitSet();
            for (var option : RuleOptions.of(game.rules(), Tuple.of(heap))) {
                long sum = 0;
                for (var part : option) sum ^= values[((Tuple) part).get(0).intValueExact()];
                seen.set((int) sum);
            }
            values[heap] = seen.nextClearBit(0);
        }
        return values;
    }
}
