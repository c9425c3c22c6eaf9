package grundy.theory.coupled;

import grundy.check.Evidence;
import grundy.engine.ColdPositions;
import grundy.finding.CountedList;
import grundy.rules.Position;
import grundy.rules.Tuple;
import grundy.theory.form.CatalogueText;
import grundy.theory.form.CoordinateRun;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// `(n, b)`: take 1 to m counters, but not b, and forbid a number from 1 to m or nothing (0). Cold are the empty
/// heap, multiples of m + 1 with m forbidden, and heaps of 1 more than a multiple with 1 forbidden.
///
/// Proof by induction. A move to a cold heap leaves 0, or a multiple of m + 1 and forbids m, or one more and forbids
/// 1. From residue s > 1 the multiple is reached by taking s and the heap above it by s - 1, and b is at most one of
/// them. From residue 0 only the heap above the multiple is within reach, by taking m; from residue 1 only the
/// multiple, by taking 1.
///
/// Source: F. Smith and P. Stanica, Comply/constrain games or games with a Muller twist, Integers 2 (2002) G3. Cost:
/// one division.
///
/// @param most m, at least 1
public record BlockingBash(BigInteger most) implements ColdPositions {
    @Override
    public boolean isCold(Position position) {
        var heap = ((Tuple) position).get(0);
        var blocked = ((Tuple) position).get(1);
        if (heap.signum() == 0) return true;
        var residue = heap.mod(most.add(BigInteger.ONE));
        return residue.signum() == 0 && blocked.equals(most)
                || residue.equals(BigInteger.ONE) && blocked.equals(BigInteger.ONE);
    }

    @Override
    public CountedList<List<Position>> coldOptions(Position position) {
        var heap = ((Tuple) position).get(0);
        var blocked = ((Tuple) position).get(1);
        var residue = heap.mod(most.add(BigInteger.ONE));
        var toEmpty = CountedList.<List<Position>>none();
        var found = new ArrayList<List<Position>>();
        if (residue.signum() > 0 && !residue.equals(blocked)) {
            var left = heap.subtract(residue);
            if (left.signum() == 0)
                toEmpty = CoordinateRun.options(
                        List.of(new CoordinateRun(BigInteger.ZERO, most)), next -> List.of(Tuple.of(left, next)));
            else found.add(List.of(Tuple.of(left, most)));
        }
        var taken = residue.subtract(BigInteger.ONE).mod(most.add(BigInteger.ONE));
        if (taken.signum() > 0 && taken.compareTo(heap) < 0 && !taken.equals(blocked))
            found.add(List.of(Tuple.of(heap.subtract(taken), BigInteger.ONE)));
        var all = toEmpty;
        return new CountedList<>(
                all.count().add(BigInteger.valueOf(found.size())), () -> Stream.concat(all.stream(), found.stream()));
    }

    @Override
    public Evidence evidence() {
        var next = most.add(BigInteger.ONE);
        return new Evidence.ClosedForm(
                "Smith and Stanica 2002",
                "P when n == 0 or n mod %s == 0 and b == %s or n mod %s == 1 and b == 1".formatted(next, most, next),
                CatalogueText.source("blocking-bash"));
    }
}
