package grundy.solve;

import grundy.check.Evidence;
import grundy.engine.heap.run.Coding;
import grundy.engine.heap.run.LongSequence;
import grundy.limit.Limits;
import java.util.Optional;

/// A sequence that is gone on with after its question was answered: what its engine hands no limits to
/// keeps to them, too.
record WatchedSequence(LongSequence sequence, Limits limits) implements LongSequence {
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
    public Coding coding() {
        return sequence.coding();
    }

    @Override
    public Optional<Evidence.Period> period() {
        return limits.during(sequence::period);
    }
}
