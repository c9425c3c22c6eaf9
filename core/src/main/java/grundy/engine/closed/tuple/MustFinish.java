package grundy.engine.closed.tuple;

import grundy.check.Evidence;
import grundy.engine.ColdPositions;
import grundy.engine.Options;
import grundy.rules.Position;
import grundy.rules.Tuple;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// Take p to q counters; with less than p left, take them all. In normal play cold are 0 and the heaps with `(n - 1)
/// mod (p + q) >= q`, in misere play those with `1 <= n mod (p + q) <= p`.
///
/// Proof for normal play: with `s = (n - 1) mod (p + q)`, taking k from a heap with s >= q leads to s - k, which is
/// between 0 and q - 1. If s < q, the heap is at most q and can be taken away, or some k from p to q is between s + 1
/// and s + p. Misere play: from `s = n mod (p + q)` between 1 and p (a heap of at most p must be taken away, which
/// loses) taking k leads to `s + p + q - k`, which is between p + 1 and p + q; from any other s > p some k between s
/// - p and s - 1, and for s = 0 taking q, leads to where the opponent is lost.
///
/// Source: elementary; a standard judge's problem (misere). Cost: a few divisions.
///
/// @param least p, at least 1
/// @param most q, at least p
public record MustFinish(BigInteger least, BigInteger most, Play play) implements ColdPositions {
    private BigInteger period() {
        return least.add(most);
    }

    @Override
    public boolean isCold(Position position) {
        var heap = ((Tuple) position).get(0);
        if (play == Play.MISERE) {
            var residue = heap.mod(period());
            return residue.signum() > 0 && residue.compareTo(least) <= 0;
        }
        return heap.subtract(BigInteger.ONE).mod(period()).compareTo(most) >= 0;
    }

    @Override
    public Options coldOptions(Position position) {
        var heap = ((Tuple) position).get(0);
        if (isCold(position) || heap.signum() == 0) return Options.NONE;
        if (heap.compareTo(least) < 0)
            return Run.options(List.of(new Run(BigInteger.ZERO, BigInteger.ZERO)), MustFinish::option);
        var high = heap.subtract(least);
        var low = heap.subtract(most).max(BigInteger.ZERO);
        var runs = new ArrayList<Run>();
        for (var start = high.add(period()).divide(period()).multiply(period());
                start.add(period()).compareTo(low) >= 0;
                start = start.subtract(period())) cold(start).within(low, high).ifPresent(runs::add);
        return Run.options(runs, MustFinish::option);
    }

    /// The cold heaps of one period: those that end at its end (0 among them), or those that begin after its
    /// start.
    private Run cold(BigInteger start) {
        return play == Play.MISERE
                ? new Run(start.add(BigInteger.ONE), start.add(least))
                : new Run(start.subtract(least).add(BigInteger.ONE), start);
    }

    private static List<Position> option(BigInteger heap) {
        return List.of(Tuple.of(heap));
    }

    @Override
    public Evidence evidence() {
        return new Evidence.ClosedForm(
                "Interval that must finish",
                play == Play.MISERE
                        ? "misere P when 1 <= n mod %s <= %s".formatted(period(), least)
                        : "P when (n - 1) mod %s >= %s".formatted(period(), most),
                "Elementary");
    }
}
