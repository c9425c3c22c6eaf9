package grundy.spark;

import grundy.survey.GameInquiry;
import grundy.survey.NumberedGames;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/// The games of a survey that are to be asked about, in batches for one worker each. For several threads.
///
/// Those that go on come one by one, the one that has taken longest first, since it will take longest; then those that
/// nobody was asked about, as many at a time as take about a second by what the last ones took.
final class OrderQueue {
    private static final long BATCH_NANOS = 1_000_000_000L;
    private static final int MOST = 2_000;
    private static final int FIRST = 4;

    private final NumberedGames family;
    private final long[] open;
    private final PriorityQueue<WireOrder> goingOn =
            new PriorityQueue<>(Comparator.comparingLong(WireOrder::nanos).reversed());
    private int started;
    private int away;
    private int takers = 1;
    private double batch = FIRST;
    private boolean stopped;

    /// @param open numbers of the games
    OrderQueue(NumberedGames family, long[] open) {
        this.family = family;
        this.open = open;
    }

    /// @param many batches that are away at the same time
    synchronized void takers(int many) {
        takers = many;
    }

    /// Waits while there may be more to come.
    ///
    /// @return empty if all is done, or the work was stopped
    synchronized List<WireOrder> next() throws InterruptedException {
        while (!stopped && goingOn.isEmpty() && started == open.length && away > 0) wait();
        if (stopped || goingOn.isEmpty() && started == open.length) return List.of();
        away++;
        if (!goingOn.isEmpty()) return List.of(goingOn.remove());
        int fair = Math.max(1, (open.length - started) / (2 * takers));
        int many = Math.min(Math.min((int) batch, fair), open.length - started);
        var some = new ArrayList<WireOrder>();
        for (int i = 0; i < many; i++) some.add(WireOrder.of(GameInquiry.Order.first(family.member(open[started++]))));
        return some;
    }

    /// @param nanos that the batch took
    /// @param more what goes on
    synchronized void finish(List<WireOrder> some, long nanos, List<WireOrder> more) {
        away--;
        goingOn.addAll(more);
        if (some.getFirst().nanos() == 0)
            batch = Math.clamp((batch + some.size() * (double) BATCH_NANOS / Math.max(1, nanos)) / 2, 1, MOST);
        notifyAll();
    }

    /// No more is given out.
    synchronized void stop() {
        stopped = true;
        notifyAll();
    }
}
