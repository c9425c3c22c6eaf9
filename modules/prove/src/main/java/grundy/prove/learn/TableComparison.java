package grundy.prove.learn;

import grundy.check.automaton.Automaton;
import grundy.check.automaton.KernelBudget;
import grundy.check.automaton.NumerationSystem;
import grundy.limit.Checkpoint;
import grundy.prove.table.PositionTable;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Compares conjectures in one numeration system with a table, position by position, those of the smallest sum first.
final class TableComparison {
    private static final int FAR = 4;

    private final NumerationSystem system;
    private final PositionTable table;
    private final int count;
    private final boolean values;
    private final List<int[]> spelt = new ArrayList<>();
    private @Nullable List<Sample> samples;
    private int lastWrong;
    private long firstUnknown = Long.MAX_VALUE;

    /// A position of the table, with its value where conjectures are about values.
    ///
    /// @param words of all numbers
    /// @param sum of the coordinates
    /// @param holds whether a right conjecture accepts the words
    record Sample(List<int[]> words, long sum, boolean holds) {}

    /// @param count of coordinates
    /// @param values whether conjectures are about values
    TableComparison(NumerationSystem system, PositionTable table, int count, boolean values) {
        this.system = system;
        this.table = table;
        this.count = count;
        this.values = values;
    }

    /// @return the first position at which the conjecture is wrong, as far as the table is usually asked
    @Nullable
    Sample firstWrong(Automaton conjecture) {
        if (samples == null) samples = samples();
        for (var sample : samples) {
            Checkpoint.step();
            if (conjecture.accepts(sample.words) != sample.holds) return sample;
        }
        return null;
    }

    /// @return a position of two coordinates some times as far out at which the conjecture is wrong
    @Nullable
    Sample wrongFartherOut(Automaton conjecture, KernelBudget budget) {
        int to = FAR * table.usual();
        for (int i = 0; i <= to; i++) {
            budget.checkCancelled();
            // What was wrong last time may be wrong again.
            int sum = (lastWrong + i) % (to + 1);
            for (int a = 0; a <= sum; a++) {
                boolean holds = table.value(a, sum - a) == 0;
                var both = List.of(word(a), word(sum - a));
                if (conjecture.accepts(both) == holds) continue;
                lastWrong = sum;
                return new Sample(both, sum, holds);
            }
        }
        return null;
    }

    private int[] word(int number) {
        while (spelt.size() <= number) spelt.add(system.word(BigInteger.valueOf(spelt.size())));
        return spelt.get(number);
    }

    private List<Sample> samples() {
        var samples = new ArrayList<Sample>();
        collect(new long[count], 0, table.usual(), samples);
        // Beyond the first position that the table does not know nothing would be said of how far a conjecture holds.
        samples.removeIf(sample -> sample.sum >= firstUnknown);
        samples.sort(Comparator.comparingLong(Sample::sum));
        return samples;
    }

    private void collect(long[] position, int from, long left, List<Sample> samples) {
        if (from == position.length) {
            add(position, samples);
            return;
        }
        for (long coordinate = 0; coordinate <= left; coordinate++) {
            position[from] = coordinate;
            collect(position, from + 1, left - coordinate, samples);
        }
    }

    private void add(long[] position, List<Sample> samples) {
        Checkpoint.step();
        long sum = Arrays.stream(position).sum();
        int value = table.value(position);
        if (value == PositionTable.UNKNOWN) {
            firstUnknown = Math.min(firstUnknown, sum);
            return;
        }
        var words = new ArrayList<int[]>();
        for (long coordinate : position) words.add(word((int) coordinate));
        if (values) words.add(word(value));
        samples.add(new Sample(List.copyOf(words), sum, values || value == 0));
    }
}
