package grundy.pattern;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// The octal codes of three digits whose heaps are won and lost in misere play as a table says. Who wins a heap that
/// splits depends on sums: those of few counters are examined, all of them, digit by digit.
///
/// Cost: the sums of up to {@link #COMPARED} counters, for each beginning of a code that agrees so far.
final class MisereCodes {
    private static final int COMPARED = 14;
    private static final int DIGITS = 3;
    private static final int NONE = 1;
    private static final int ONE = 2;
    private static final int TWO = 4;

    /// Sums by the counters they have, those of more heaps first: a split leads there.
    private static final List<List<HeapSum>> SUMS = sums();

    private final boolean[] targets;
    private final int[] digits = new int[DIGITS + 1];
    private final boolean[] lost =
            new boolean[SUMS.stream().mapToInt(List::size).sum()];
    private final List<String> found = new ArrayList<>();

    /// A sum of heaps.
    ///
    /// @param number among all
    /// @param moves what a digit allows
    private record HeapSum(int number, boolean isHeap, List<HeapMove> moves) {}

    /// @param taken which digit
    /// @param bit of the digit
    /// @param to number of the sum that is left
    private record HeapMove(int taken, int bit, int to) {}

    private MisereCodes(boolean[] targets) {
        this.targets = targets;
    }

    /// @param values of the heaps 0, 1, 2, ...: 0 where the player to move loses
    /// @return the codes, without those that never split
    static List<String> find(long[] values) {
        var targets = new boolean[Math.min(values.length, COMPARED + 1)];
        for (int heap = 0; heap < targets.length; heap++) targets[heap] = values[heap] == 0;
        var codes = new MisereCodes(targets);
        if (targets[0]) return List.of();
        for (int first : new int[] {0, TWO}) {
            codes.digits[0] = first;
            codes.extend(1);
        }
        return codes.found;
    }

    private void extend(int counters) {
        if (counters >= targets.length) {
            keep();
            return;
        }
        if (counters > DIGITS) {
            if (compute(counters)) extend(counters + 1);
            return;
        }
        for (int digit = 0; digit < 8; digit++) {
            digits[counters] = digit;
            if (compute(counters)) extend(counters + 1);
        }
        digits[counters] = 0;
    }

    /// Computes which sums of that many counters are lost.
    ///
    /// @return whether the heap of as many is lost where the table says so, and only there
    private boolean compute(int counters) {
        boolean right = true;
        for (var sum : SUMS.get(counters)) {
            boolean over = true;
            boolean beaten = false;
            for (var move : sum.moves()) {
                if ((digits[move.taken()] & move.bit()) == 0) continue;
                over = false;
                beaten |= lost[move.to()];
            }
            lost[sum.number()] = !over && !beaten;
            if (sum.isHeap()) right = lost[sum.number()] == targets[counters];
        }
        return right;
    }

    private void keep() {
        var text = new StringBuilder().append(digits[0]).append('.');
        int last = DIGITS;
        while (last > 1 && digits[last] == 0) last--;
        boolean splits = digits[0] > 0;
        for (int i = 1; i <= last; i++) {
            text.append(digits[i]);
            splits |= (digits[i] & TWO) != 0;
        }
        if (splits) found.add(text.toString());
    }

    private static List<List<HeapSum>> sums() {
        var numbers = new HashMap<List<Integer>, Integer>();
        var heaps = new ArrayList<List<List<Integer>>>();
        for (int counters = 0; counters <= COMPARED; counters++) {
            var all = new ArrayList<List<Integer>>();
            partitions(counters, counters, new ArrayList<>(), all);
            all.sort(Comparator.<List<Integer>>comparingInt(List::size).reversed());
            for (var one : all) numbers.put(one, numbers.size());
            heaps.add(all);
        }
        return heaps.stream()
                .map(all -> all.stream().map(one -> sum(one, numbers)).toList())
                .toList();
    }

    private static void partitions(int rest, int most, List<Integer> prefix, List<List<Integer>> all) {
        if (rest == 0) all.add(List.copyOf(prefix));
        for (int heap = Math.min(rest, most); heap > 0; heap--) {
            prefix.add(heap);
            partitions(rest - heap, heap, prefix, all);
            prefix.removeLast();
        }
    }

    private static HeapSum sum(List<Integer> heaps, Map<List<Integer>, Integer> numbers) {
        var moves = new ArrayList<HeapMove>();
        for (int heap : heaps.stream().distinct().toList())
            for (int taken = 0; taken <= Math.min(DIGITS, heap); taken++) {
                int rest = heap - taken;
                if (rest == 0) moves.add(new HeapMove(taken, NONE, number(heaps, heap, List.of(), numbers)));
                if (rest > 0 && taken > 0)
                    moves.add(new HeapMove(taken, ONE, number(heaps, heap, List.of(rest), numbers)));
                for (int part = 1; 2 * part <= rest; part++)
                    moves.add(new HeapMove(taken, TWO, number(heaps, heap, List.of(part, rest - part), numbers)));
            }
        return new HeapSum(number(heaps, numbers), heaps.size() == 1, moves);
    }

    private static int number(List<Integer> heaps, int from, List<Integer> to, Map<List<Integer>, Integer> numbers) {
        var left = new ArrayList<>(heaps);
        left.remove(Integer.valueOf(from));
        left.addAll(to);
        left.sort(Collections.reverseOrder());
        return number(left, numbers);
    }

    private static int number(List<Integer> heaps, Map<List<Integer>, Integer> numbers) {
        return Objects.requireNonNull(numbers.get(heaps));
    }
}
