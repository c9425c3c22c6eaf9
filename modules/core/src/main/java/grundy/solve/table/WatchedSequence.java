package grundy.solve.table;

import grundy.check.Evidence;
import grundy.engine.heap.run.LongSequence;
import grundy.finding.ExtendibleSequence;
import grundy.finding.HeapCoding;
import grundy.limit.Limits;
import java.util.Optional;

/// A sequence that is gone on with after its question was answered: what its engine hands no limits to
/// keeps to them, too.
public record WatchedSequence(LongSequence sequence, Limits limits) implements ExtendibleSequence {
    @Override
    public String engine() {
        return sequence.engine();
    }

    @Override
    public long length() {
        return sequence.length();
    }

    @Override
    public void extend(long to) {
        limits.during(() -> {
            sequence.extend(to);
            return to;
        });
    }

    @Override
    public int value(long heap) {
        return sequence.value(heap);
    }

    @Override
    public HeapCoding coding() {
        return sequence.coding();
    }

    @Override
    public Optional<Evidence.Period> period() {
        return limits.during(sequence::period);
    }
}
