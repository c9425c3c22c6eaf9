package grundy.store.run;

import grundy.check.Evidence;
import grundy.store.StoreException;
import grundy.text.Message;
import java.io.IOException;

/// The period that the head of a file of values states, compared with the values themselves as far as is cheap. To
/// prove it, or to check its certificate, is another matter.
///
/// Cost: some milliseconds, and 4 bytes for each value looked at.
public final class HeaderPeriod {
    private static final int MOST = 1 << 21;

    private HeaderPeriod() {}

    /// @return the last heap up to which all values were compared and repeat so; less than the first that could be,
    ///     where the period is too long
    /// @throws StoreException if a value does not
    public static long comparedTo(RunReader values, Evidence.Period period) throws IOException {
        long last = Math.min(values.header().length(), MOST) - 1;
        if (period.preperiod() + period.period() > last) return -1;
        var sequence = new int[(int) last + 1];
        int from = Math.toIntExact(period.preperiod());
        int step = Math.toIntExact(period.period());
        values.visit(0, last, (first, some, count) -> System.arraycopy(some, 0, sequence, (int) first, count));
        for (int heap = from; heap + step <= last; heap++)
            if (sequence[heap + step] != sequence[heap] + period.saltus())
                throw new StoreException(Message.of(
                        "store.other-period",
                        "file",
                        values.file(),
                        "period",
                        period.period(),
                        "from",
                        period.preperiod(),
                        "heap",
                        heap + step));
        return last;
    }
}
