package grundy.prove.guess;

import grundy.check.automaton.Automaton;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// A sequence that seems to repeat, as an automaton in some base.
///
/// @param values of 0, 1, ..., preperiod + period - 1
public record PeriodicSequence(int preperiod, int period, int[] values) {
    private static final int TIMES = 3;

    /// @return the least period that the values show at least three times, with its least preperiod; empty if none
    public static Optional<PeriodicSequence> of(int[] values) {
        int length = values.length;
        // Read backwards, the longest prefix that is also a suffix gives the period of every ending.
        var borders = new int[length + 1];
        borders[0] = -1;
        PeriodicSequence best = null;
        for (int i = 1, border = -1; i <= length; i++) {
            while (border >= 0 && values[length - 1 - border] != values[length - i]) border = borders[border];
            borders[i] = ++border;
            int period = i - border;
            boolean better = best == null || period + length - i < best.period + best.preperiod;
            if (i >= TIMES * period && i >= length / 2 && better)
                best = new PeriodicSequence(length - i, period, new int[0]);
        }
        if (best == null) return Optional.empty();
        int least = best.preperiod;
        while (least > 0 && values[least - 1] == values[least - 1 + best.period]) least--;
        return Optional.of(new PeriodicSequence(least, best.period, Arrays.copyOf(values, least + best.period)));
    }

    /// @return the place of a number of any size among the values
    int place(long number) {
        return number < values.length ? (int) number : (int) (preperiod + (number - preperiod) % period);
    }

    /// @return this sequence with the least preperiod that goes with the period
    public PeriodicSequence early() {
        int least = preperiod;
        while (least > 0 && values[least - 1] == values[place(least - 1L + period)]) least--;
        return new PeriodicSequence(least, period, Arrays.copyOf(values, least + period));
    }

    /// @param name of the number
    /// @return the condition that its value is 0; empty where it never is
    public String zeros(String name) {
        var first = places(0, preperiod);
        var repeated = places(preperiod, values.length).stream()
                .map(place -> place % period)
                .sorted()
                .toList();
        var cases = new ArrayList<String>();
        if (!first.isEmpty()) cases.add(among(name, first));
        if (!repeated.isEmpty()) {
            var residues = period == 1 ? "" : among(name + " mod " + period, repeated);
            var from = preperiod == 0 ? "" : name + " >= " + preperiod;
            if (residues.isEmpty() && from.isEmpty()) return name + " >= 0";
            cases.add(from + (from.isEmpty() || residues.isEmpty() ? "" : " and ") + residues);
        }
        return String.join(" or ", cases);
    }

    private List<Integer> places(int from, int to) {
        return IntStream.range(from, to)
                .filter(place -> values[place] == 0)
                .boxed()
                .toList();
    }

    private static String among(String name, List<Integer> numbers) {
        return numbers.size() == 1
                ? name + " == " + numbers.getFirst()
                : name + " in " + numbers.stream().map(String::valueOf).collect(Collectors.joining(", ", "{", "}"));
    }

    /// @return accepts the numbers whose value is 0
    public Automaton zeros(int base) {
        var targets = new ArrayList<int[]>();
        var accepting = new boolean[values.length];
        for (int place = 0; place < values.length; place++) {
            var row = new int[base];
            for (int digit = 0; digit < base; digit++) row[digit] = place((long) place * base + digit);
            targets.add(row);
            accepting[place] = values[place] == 0;
        }
        return Automaton.complete(1, base, targets, accepting);
    }

    /// @return accepts the pairs of a number and its value
    public Automaton graph(int base) {
        int greatest = Arrays.stream(values).max().orElse(0);
        var states = new ArrayList<int[]>();
        var numbers = new HashMap<List<Integer>, Integer>();
        var targets = new ArrayList<int[]>();
        states.add(new int[] {0, 0});
        numbers.put(List.of(0, 0), 0);
        for (int i = 0; i < states.size(); i++) {
            int[] state = states.get(i);
            var row = new int[base * base];
            for (int symbol = 0; symbol < row.length; symbol++) {
                int place = place((long) state[0] * base + symbol / base);
                int value = Math.min(state[1] * base + symbol % base, greatest + 1);
                if (value > greatest) place = 0;
                var key = List.of(place, value);
                var cached = numbers.get(key);
                if (cached == null) {
                    cached = states.size();
                    numbers.put(key, cached);
                    states.add(new int[] {place, value});
                }
                row[symbol] = cached;
            }
            targets.add(row);
        }
        var accepting = new boolean[states.size()];
        for (int i = 0; i < accepting.length; i++)
            accepting[i] = states.get(i)[1] <= greatest && values[states.get(i)[0]] == states.get(i)[1];
        return Automaton.complete(2, base, targets, accepting);
    }
}
