package grundy.contest.emit.method;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// Enumerates the small positions on which rules are tested.
final class SmallPositions {
    private SmallPositions() {}

    /// @return all tuples of that length with numbers from 0 to `most`
    static List<List<BigInteger>> upTo(int most, int arity) {
        List<List<BigInteger>> all = List.of(List.of());
        for (int i = 0; i < arity; i++) {
            var longer = new ArrayList<List<BigInteger>>();
            for (var shorter : all)
                for (int n = 0; n <= most; n++) {
                    var position = new ArrayList<>(shorter);
                    position.add(BigInteger.valueOf(n));
                    longer.add(position);
                }
            all = longer;
        }
        return all;
    }
}
