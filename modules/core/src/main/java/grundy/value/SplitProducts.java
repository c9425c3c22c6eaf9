package grundy.value;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/// The elements of heaps in a misere quotient, and the products of two heaps with a given total.
///
/// Most heaps have one of few elements. The pairs with a heap of a rare element are looked up one by one; of the others
/// it is known which products they can have, and once all of these have occurred no more pairs need to be
/// examined. So most heaps cost far fewer products than there are pairs; the result is the same.
///
/// Source: the sparse spaces of octal games, Winning Ways, chapter 4, read as products.
public final class SplitProducts {
    private static final int SMALL = 1 << 11;
    private static final int RARE_PART = 64;
    private static final int BLOCK = 256;

    private final MisereQuotient quotient;
    private int[] elements = new int[64];
    private int heaps;

    /// For each element the heaps that have it.
    private final int[][] heapsOf;

    private final int[] counts;
    private int[] rare = {};

    /// The products of elements that are not rare, each once.
    private int[] usual = {};

    private final boolean[] isUsual;
    private int nextChoice = SMALL;

    /// @param quotient whose elements are multiplied
    public SplitProducts(MisereQuotient quotient) {
        this.quotient = quotient;
        this.heapsOf = new int[quotient.order()][];
        Arrays.fill(heapsOf, new int[0]);
        this.counts = new int[quotient.order()];
        this.isUsual = new boolean[quotient.order()];
    }

    /// Adds the next heap, heap 0 first.
    public void add(int element) {
        if (heaps == elements.length) elements = Arrays.copyOf(elements, 2 * heaps);
        var members = heapsOf[element];
        if (counts[element] == members.length)
            heapsOf[element] = members = Arrays.copyOf(members, Math.max(4, 2 * members.length));
        members[counts[element]++] = heaps;
        elements[heaps++] = element;
        if (!isUsual[element] && counts[element] == 1) rare = with(rare, element);
        if (heaps >= nextChoice) {
            choose();
            nextChoice = heaps + heaps / 4;
        }
    }

    private static int[] with(int[] some, int element) {
        var more = Arrays.copyOf(some, some.length + 1);
        more[some.length] = element;
        return more;
    }

    private void choose() {
        List<Integer> reached = new ArrayList<>(IntStream.range(0, counts.length)
                .filter(e -> counts[e] > 0)
                .boxed()
                .toList());
        reached.sort(Comparator.comparingInt(element -> counts[element]));
        int count = 0;
        int sum = 0;
        while (count < reached.size() && sum + counts[reached.get(count)] <= heaps / RARE_PART)
            sum += counts[reached.get(count++)];
        rare = reached.subList(0, count).stream().mapToInt(element -> element).toArray();
        var others = reached.subList(count, reached.size());
        Arrays.fill(isUsual, false);
        for (int element : others) isUsual[element] = true;
        usual = others.stream()
                .flatMapToInt(a -> others.stream().mapToInt(b -> quotient.times(a, b)))
                .distinct()
                .toArray();
    }

    /// @param total at most the last heap that was added, plus 1
    /// @param reached receives the products of the elements of any two nonempty heaps with this total
    public void mark(int total, boolean[] reached) {
        if (total < SMALL || total < nextChoice / 4) {
            for (int one = total / 2; one >= 1; one--)
                reached[quotient.times(elements[one], elements[total - one])] = true;
            return;
        }
        for (int element : rare) {
            var members = heapsOf[element];
            for (int i = 0; i < counts[element] && members[i] < total; i++)
                if (members[i] > 0) reached[quotient.times(element, elements[total - members[i]])] = true;
        }
        int last = total / 2;
        while (last >= 1 && !isAll(reached)) {
            int first = Math.max(1, last - BLOCK + 1);
            for (int one = last; one >= first; one--)
                reached[quotient.times(elements[one], elements[total - one])] = true;
            last = first - 1;
        }
    }

    private boolean isAll(boolean[] reached) {
        for (int product : usual) if (!reached[product]) return false;
        return true;
    }
}
