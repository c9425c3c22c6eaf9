package grundy.engine.misere;

import grundy.check.Evidence;
import grundy.engine.CountedList;
import grundy.engine.NimValues;
import grundy.engine.heap.breaking.HeapCodes;
import grundy.rules.Position;
import grundy.rules.Tuple;
import java.math.BigInteger;
import java.util.List;
import java.util.function.IntUnaryOperator;

/// One of the two values that a code stands for.
///
/// @param value of a code
record CodedValues(HeapCodes codes, IntUnaryOperator value, Evidence evidence) implements NimValues {
    @Override
    public BigInteger value(Position position) {
        var heap = reached(position);
        return BigInteger.valueOf(value.applyAsInt(codes.code(heap)));
    }

    @Override
    public CountedList<List<Position>> optionsOfValue(Position position, BigInteger wanted) {
        if (wanted.signum() < 0 || wanted.bitLength() > 31) return CountedList.none();
        int number = wanted.intValueExact();
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
