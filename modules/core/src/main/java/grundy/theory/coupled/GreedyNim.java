package grundy.theory.coupled;

import grundy.check.Evidence;
import grundy.engine.ColdPositions;
import grundy.finding.CountedList;
import grundy.rules.Position;
import grundy.rules.Tuple;
import grundy.rules.formula.LazyStreams;
import grundy.theory.form.CatalogueText;
import grundy.theory.form.GameForms;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Three heaps, of which only a largest may be reduced: a P-position where an even number of heaps are
/// largest (or nothing is left). In misere play the same, but where no heap is above 1 an odd number of
/// ones is a P-position.
///
/// Proof. Two largest heaps of three become one by any move. One or three become two by some move, or are all the
/// heaps there are and are taken away; if below the one largest two heaps are equal, it is reduced below them. In
/// misere play the same moves serve while a heap above 1 is left, and where all others are 0 and 1 the largest
/// becomes 0 or 1.
///
/// Which targets x of a largest heap are cold does not change between 2 and the next heaps' sizes, so that they are a
/// few intervals.
///
/// Source: M. H. Albert and R. J. Nowakowski, Nim restrictions, Integers 4 (2004) G1. Cost: linear in the length.
public record GreedyNim(Play play) implements ColdPositions {
    @Override
    public boolean isCold(Position position) {
        return isCold((Tuple) position);
    }

    private boolean isCold(Tuple position) {
        var most = largest(position);
        long times = position.stream().filter(most::equals).count();
        if (play == Play.MISERE && most.bitLength() <= 1) return most.signum() > 0 && times % 2 == 1;
        return most.signum() == 0 || times % 2 == 0;
    }

    private static BigInteger largest(Tuple position) {
        return position.stream().reduce(BigInteger.ZERO, BigInteger::max);
    }

    /// The targets of one heap from `low` up to `high`.
    private record TargetRun(int index, BigInteger low, BigInteger high) {}

    @Override
    public CountedList<List<Position>> coldOptions(Position position) {
        var heaps = (Tuple) position;
        var most = largest(heaps);
        var runs = new ArrayList<TargetRun>();
        for (int i = 0; i < heaps.arity(); i++) {
            if (!heaps.get(i).equals(most)) continue;
            int index = i;
            var ends = Stream.concat(
                            Stream.of(BigInteger.ZERO, BigInteger.ONE, BigInteger.TWO, most),
                            IntStream.range(0, heaps.arity())
                                    .filter(j -> j != index)
                                    .boxed()
                                    .flatMap(j ->
                                            Stream.of(heaps.get(j), heaps.get(j).add(BigInteger.ONE))))
                    .filter(end -> end.compareTo(most) <= 0)
                    .sorted()
                    .distinct()
                    .toList();
            for (int j = 0; j + 1 < ends.size(); j++)
                if (isCold(heaps.with(i, ends.get(j))))
                    runs.add(new TargetRun(i, ends.get(j), ends.get(j + 1).subtract(BigInteger.ONE)));
        }
        var count = runs.stream()
                .map(run -> run.high.subtract(run.low).add(BigInteger.ONE))
                .reduce(BigInteger.ZERO, BigInteger::add);
        return new CountedList<>(count, () -> LazyStreams.flatMap(runs.stream(), run -> options(heaps, run)));
    }

    private static Stream<List<Position>> options(Tuple heaps, TargetRun run) {
        return Stream.iterate(run.high, heap -> heap.compareTo(run.low) >= 0, heap -> heap.subtract(BigInteger.ONE))
                .map(heap -> List.of(heaps.with(run.index, heap)));
    }

    @Override
    public Evidence evidence() {
        var cold = "a == b and c < a or a == c and b < a or b == c and a < b";
        return new Evidence.ClosedForm(
                "Albert and Nowakowski 2004",
                play == Play.NORMAL
                        ? "P when a + b + c == 0 or " + cold
                        : "misere P when max(a, b, c) < 2 and (a + b + c) mod 2 == 1 or max(a, b, c) > 1 and (%s)"
                                .formatted(cold),
                CatalogueText.source("greedy-nim"));
    }

    /// @return the forms of the theorem in both kinds of play
    public static GameForms forms() {
        return GameForms.cold(new GreedyNim(Play.NORMAL), new GreedyNim(Play.MISERE));
    }
}
