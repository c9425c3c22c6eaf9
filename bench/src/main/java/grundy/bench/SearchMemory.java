package grundy.bench;

import grundy.engine.search.SearchValues;
import grundy.engine.sum.SumSearch;
import grundy.limit.Limits;
import grundy.rules.Component;
import grundy.rules.Tuple;
import grundy.value.Compound;
import grundy.value.Play;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/// Prints what a position of the general engine takes: memory that is still held after a search,
/// divided by the positions it holds, and processor time. Run with
/// `java -Xmx2g -cp bench/target/benchmarks.jar grundy.bench.SearchMemory`.
public final class SearchMemory {
    private SearchMemory() {}

    private record HeldSearch(Object held, long positions) {}

    public static void main(String[] arguments) {
        var sparse = "(a, b): (a-1, b) | (a, b-2) | (a-3, b-1)";
        for (long heap : new long[] {500, 1000, 1500, 2000, 3000})
            measure(sparse + " at " + heap, () -> value(sparse, heap, heap));
        var wythoff = "wythoff";
        for (long heap : new long[] {300, 500}) measure(wythoff + " at " + heap, () -> value(wythoff, heap, heap));
        measure("take {1,2} at 5000000", () -> value("take {1,2}", 5_000_000));
        measure(
                "three coordinates",
                () -> value("(a, b, c): (a-1, b, c) | (a, b-1, c) | (a, b, c-1) | (a-1, b-1, c-1)", 140, 140, 140));
        measure("misere 0.77 at 10 11 12 13", () -> sum("0.77", 10, 11, 12, 13));
        measure("misere take {1,3,4} at 40 41 42 43", () -> sum("take {1,3,4}", 40, 41, 42, 43));
    }

    private static HeldSearch value(String rules, long... position) {
        var search = new SearchValues(SearchBench.game(rules).rules(), Play.NORMAL, Limits.DEFAULT);
        search.value(Tuple.of(position));
        return new HeldSearch(search, search.positions());
    }

    private static HeldSearch sum(String rules, long... heaps) {
        List<Component> components = new ArrayList<>();
        for (long heap : heaps) components.add(new Component(SearchBench.game(rules), Tuple.of(heap)));
        var search = new SumSearch(components, Compound.DISJUNCTIVE, Play.MISERE, Limits.DEFAULT);
        search.remoteness();
        return new HeldSearch(search, search.positions());
    }

    private static void measure(String name, Supplier<HeldSearch> search) {
        var seconds = new double[5];
        for (int i = 0; i < seconds.length; i++) {
            long begin = processorTime();
            search.get();
            seconds[i] = (processorTime() - begin) / 1e9;
        }
        Arrays.sort(seconds);
        long before = usedBytes();
        var searched = search.get();
        long bytes = usedBytes() - before;
        System.out.printf(
                "%-60s %9d positions %6.1f bytes a position %6.2f million positions a second of processor time%n",
                name, searched.positions, (double) bytes / searched.positions, searched.positions / seconds[2] / 1e6);
        if (searched.held.hashCode() == 0) System.out.println();
    }

    private static long processorTime() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private static long usedBytes() {
        for (int i = 0; i < 3; i++) System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}
