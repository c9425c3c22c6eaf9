package grundy.contest.duel;

import grundy.contest.judge.SampleCase;
import grundy.contest.judge.Sampler;
import grundy.contest.problem.Problem;
import grundy.value.GoldenRatio;
import grundy.value.Zeckendorf;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;

/// Inputs on which programs for a kind of game are known to go wrong.
final class TrapInputs {
    private static final int MOST_HEAPS = 6;
    private static final int MOST_FIBONACCI = 90;

    /// Differences of cold pairs of Wythoff's game at which a golden ratio in double precision is
    /// wrong within 10^9, and at which 1.618 is.
    private static final long[] DIFFERENCES = {
        102334155L,
        141422324L,
        180510493L,
        204668310L,
        219598662L,
        233L,
        199L,
        288L,
        343L,
        377L,
        610L,
        987L,
        46368L,
        1346269L,
        39088169L,
        63245986L,
        165580141L,
        267914296L,
        433494437L
    };

    /// Powers of 2 at which types end, before the others.
    private static final int[] TYPES = {31, 32, 63, 64, 15, 16, 7, 8};

    /// The longest list of equal numbers that is small enough.
    private static final BigInteger MOST_LENGTH = BigInteger.valueOf(64);

    private final Sampler sampler;
    private List<SampleCase> kind = List.of();

    private TrapInputs(Sampler sampler) {
        this.sampler = sampler;
    }

    /// @return the cases that the problem's limits allow, each once, the kinds in turn: whoever tries
    ///     only the first ones has tried each kind, and of each those that most programs fail at
    static List<SampleCase> of(Problem problem, Sampler sampler) {
        var traps = new TrapInputs(sampler);
        var names = problem.caseNumbers().stream()
                .filter(name -> !sampler.isLength(name))
                .toList();
        var kinds = new ArrayList<List<SampleCase>>();
        if (names.size() >= 2 && problem.mentions("wythoff"))
            kinds.add(traps.kind(() -> traps.wythoff(names.get(0), names.get(1))));
        if (names.size() >= 2) kinds.add(traps.kind(() -> traps.neighbours(names.get(0), names.get(1))));
        for (var name : problem.caseNumbers()) kinds.add(traps.kind(() -> traps.numbers(name)));
        for (var list : problem.caseLists()) {
            kinds.add(traps.kind(() -> traps.ends(list)));
            kinds.add(traps.kind(() -> traps.equalHeaps(list)));
            kinds.add(traps.kind(() -> traps.powers(list)));
        }
        for (var length : problem.caseGraphs()) kinds.add(traps.kind(() -> traps.longPursuit(length)));
        return inTurn(kinds);
    }

    private static List<SampleCase> inTurn(List<List<SampleCase>> kinds) {
        var units = new ArrayList<SampleCase>();
        var distinct = new HashSet<Object>();
        int longest = kinds.stream().mapToInt(List::size).max().orElse(0);
        for (int i = 0; i < longest; i++)
            for (var kind : kinds)
                if (i < kind.size() && distinct.add(kind.get(i).levels())) units.add(kind.get(i));
        return units;
    }

    private List<SampleCase> kind(Runnable made) {
        kind = new ArrayList<>();
        made.run();
        return kind;
    }

    private void add(Map<String, List<BigInteger>> numbers) {
        var unit = sampler.sampleWith(numbers);
        if (unit != null) kind.add(unit);
    }

    private void pair(String one, String other, BigInteger a, BigInteger b) {
        add(Map.of(one, List.of(a), other, List.of(b)));
        add(Map.of(one, List.of(b), other, List.of(a)));
    }

    private void wythoff(String one, String other) {
        for (long difference : DIFFERENCES) {
            var k = BigInteger.valueOf(difference);
            var low = GoldenRatio.floorPhi(k);
            pair(one, other, low, low.add(k));
        }
        for (long difference : DIFFERENCES) {
            var k = BigInteger.valueOf(difference);
            var low = GoldenRatio.floorPhi(k);
            for (int shift = -1; shift <= 1; shift += 2) {
                var moved = low.add(BigInteger.valueOf(shift));
                pair(one, other, moved, moved.add(k));
                pair(one, other, low, low.add(k).add(BigInteger.valueOf(shift)));
            }
        }
    }

    /// A graph of 10 vertices on which the cat catches the mouse in 22 moves, and no sooner. Programs that look
    /// twice as many moves ahead as there are vertices call it a draw.
    private void longPursuit(String length) {
        add(Map.of(
                length,
                row(10),
                "shuffled",
                row(1),
                "name",
                row(2, 3, 3, 5, 4, 7, 6, 5, 2),
                "to",
                row(2, 2, 2, 5, 6, 7, 7, 8),
                "more",
                row(2),
                "a",
                row(1, 3),
                "b",
                row(4, 5)));
    }

    private static List<BigInteger> row(long... numbers) {
        return LongStream.of(numbers).mapToObj(BigInteger::valueOf).toList();
    }

    /// Neighbouring Fibonacci numbers, where ratios are near the golden one, equal numbers, multiples.
    private void neighbours(String one, String other) {
        for (int i = 2; i < MOST_FIBONACCI; i++) {
            var a = Zeckendorf.fibonacci(i);
            var b = Zeckendorf.fibonacci(i + 1);
            pair(one, other, a, b);
            pair(one, other, a, a);
            pair(one, other, a, b.add(BigInteger.ONE));
        }
        for (int bits = 1; bits < Long.SIZE; bits++) {
            var power = BigInteger.ONE.shiftLeft(bits);
            pair(one, other, power, power.subtract(BigInteger.ONE));
            pair(one, other, power, BigInteger.TWO);
        }
    }

    private void numbers(String name) {
        for (var end : sampler.ends(name))
            if (!sampler.isLength(name) || end.compareTo(MOST_LENGTH) <= 0) add(Map.of(name, List.of(end)));
        for (int bits : TYPES) around(name, BigInteger.ONE.shiftLeft(bits));
        for (long ten = 1; ten <= 1_000_000_000_000_000_000L / 10; ten *= 10) around(name, BigInteger.valueOf(ten));
        for (int bits = 1; bits < Long.SIZE; bits++) around(name, BigInteger.ONE.shiftLeft(bits));
        for (int i = 2; i < MOST_FIBONACCI; i++) around(name, Zeckendorf.fibonacci(i));
    }

    private void around(String name, BigInteger number) {
        for (long shift = -1; shift <= 1; shift++) {
            var near = number.add(BigInteger.valueOf(shift));
            if (!sampler.isLength(name) || near.compareTo(MOST_LENGTH) <= 0) add(Map.of(name, List.of(near)));
        }
    }

    /// The largest and the smallest numbers, and those next to them.
    private void ends(Problem.NamedList list) {
        var ends = sampler.ends(list.name());
        if (ends.isEmpty()) return;
        var least = ends.getFirst();
        var most = ends.getLast();
        add(list, List.of(most));
        add(list, List.of(most, most));
        add(list, List.of(most, most.subtract(BigInteger.ONE)));
        add(list, List.of(least, most));
        add(list, List.of(most, least));
    }

    /// Empty heaps, heaps of 1, and equal ones.
    private void equalHeaps(Problem.NamedList list) {
        for (int size = 1; size <= MOST_HEAPS; size++) {
            for (int ones = 0; ones <= size; ones++)
                for (long last : new long[] {0, 1, 2, 3, 1L << 20}) {
                    var heaps = new ArrayList<BigInteger>();
                    for (int i = 0; i < size; i++) heaps.add(i < ones ? BigInteger.ONE : BigInteger.ZERO);
                    heaps.add(BigInteger.valueOf(last));
                    add(list, heaps);
                }
            for (long heap : new long[] {0, 1, 2, 3, 255, 256, 1L << 31, (1L << 31) - 1, 1L << 32})
                add(list, Collections.nCopies(size, BigInteger.valueOf(heap)));
        }
    }

    /// Powers of 2 and their neighbours.
    private void powers(Problem.NamedList list) {
        for (int bits : TYPES) power(list, bits);
        for (int bits = 1; bits < Long.SIZE - 1; bits++) power(list, bits);
    }

    private void power(Problem.NamedList list, int bits) {
        var power = BigInteger.ONE.shiftLeft(bits);
        add(list, List.of(power, power.subtract(BigInteger.ONE), BigInteger.ONE));
        add(list, List.of(power, power.add(BigInteger.ONE), BigInteger.ONE));
    }

    /// Adds a list, and repeats its last number where it must be longer.
    private void add(Problem.NamedList list, List<BigInteger> heaps) {
        var enough = new ArrayList<>(heaps);
        var ends = sampler.ends(list.length());
        int least = ends.isEmpty() ? 0 : ends.getFirst().min(MOST_LENGTH).intValue();
        while (enough.size() < least) enough.add(enough.getLast());
        add(
                list.length().isEmpty()
                        ? Map.of(list.name(), enough)
                        : Map.of(list.length(), List.of(BigInteger.valueOf(enough.size())), list.name(), enough));
    }
}
