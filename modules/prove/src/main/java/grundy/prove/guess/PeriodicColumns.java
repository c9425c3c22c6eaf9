package grundy.prove.guess;

import grundy.check.automaton.Automaton;
import grundy.prove.table.PositionTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// A table that seems to repeat in one coordinate for each value of the others, which matter only up to a bound each:
/// games in which a small number remembers the last move.
///
/// @param along the coordinate in which it repeats
/// @param bounds of all coordinates: from there on the values are those at the bound; 0 for the one in which it repeats
/// @param columns for each choice of the others, the last counting fastest, what repeats, all with one preperiod and
///     period
public record PeriodicColumns(int along, int[] bounds, List<PeriodicSequence> columns) {
    /// Bounds are looked for up to this one, with two coordinates and with more.
    private static final int LARGEST_BOUND = 48;

    private static final int LARGEST_BOUND_OF_MANY = 8;

    /// The number of rows on which columns from the bound on must agree, and the number of these columns.
    private static final int ROWS = 128;

    private static final int BEYOND = 4;
    private static final int MOST_STATES = 60_000;

    /// @param count of coordinates, at least 2
    /// @param nimValues whether all values count, or only which are 0
    /// @param length of the columns that are examined
    public static Optional<PeriodicColumns> of(PositionTable truth, int count, boolean nimValues, int length) {
        for (int along = 0; along < count; along++) {
            var columns = new ColumnTable(truth, count, along, nimValues);
            var found = columns.bounds().flatMap(bounds -> columns.columns(bounds, length));
            if (found.isPresent()) return found;
        }
        return Optional.empty();
    }

    /// The values of the game, with one coordinate set apart.
    private record ColumnTable(PositionTable truth, int count, int along, boolean nimValues) {
        Optional<int[]> bounds() {
            int most = count == 2 ? LARGEST_BOUND : LARGEST_BOUND_OF_MANY;
            var sizes = new int[count];
            Arrays.fill(sizes, most + BEYOND + 1);
            sizes[along] = ROWS;
            var bounds = new int[count];
            for (int coordinate = 0; coordinate < count; coordinate++) {
                if (coordinate == along) continue;
                int changed = lastChange(sizes, coordinate);
                if (changed < 0 || changed > most) return Optional.empty();
                bounds[coordinate] = changed;
            }
            return Optional.of(bounds);
        }

        /// @return the least number of a coordinate from which on nothing changes in the box; negative if
        ///     something is not known
        private int lastChange(int[] sizes, int coordinate) {
            int changed = 0;
            var position = new long[count];
            do {
                if (position[coordinate] == 0) continue;
                int value = value(position);
                position[coordinate]--;
                int before = value(position);
                position[coordinate]++;
                if (value == PositionTable.UNKNOWN || before == PositionTable.UNKNOWN) return -1;
                if (value != before) changed = Math.max(changed, (int) position[coordinate]);
                if (changed > LARGEST_BOUND) return changed;
            } while (advance(position, sizes));
            return changed;
        }

        private int value(long[] position) {
            int value = truth.value(position);
            return nimValues || value == PositionTable.UNKNOWN ? value : Math.min(value, 1);
        }

        private Optional<PeriodicColumns> columns(int[] bounds, int length) {
            var rows = new ArrayList<int[]>();
            int preperiod = 0;
            long period = 1;
            var sizes = Arrays.stream(bounds).map(bound -> bound + 1).toArray();
            var position = new long[count];
            do {
                var row = row(position, length);
                var periodic = PeriodicSequence.of(row);
                if (periodic.isEmpty()) return Optional.empty();
                preperiod = Math.max(preperiod, periodic.get().preperiod());
                period = lcm(period, periodic.get().period());
                if (period + preperiod > row.length) return Optional.empty();
                rows.add(row);
            } while (advance(position, sizes));
            if ((preperiod + period) * rows.size() > MOST_STATES) return Optional.empty();
            int first = preperiod;
            int repeat = (int) period;
            return Optional.of(new PeriodicColumns(
                    along,
                    bounds,
                    rows.stream()
                            .map(row -> new PeriodicSequence(first, repeat, Arrays.copyOf(row, first + repeat)))
                            .toList()));
        }

        private int[] row(long[] position, int length) {
            var row = new int[length];
            var at = position.clone();
            for (int n = 0; n < length; n++) {
                at[along] = n;
                row[n] = value(at);
                if (row[n] == PositionTable.UNKNOWN) return Arrays.copyOf(row, n);
            }
            return row;
        }

        private static long lcm(long a, long b) {
            long x = a;
            for (long y = b; y != 0; ) {
                long rest = x % y;
                x = y;
                y = rest;
            }
            return a / x * b;
        }
    }

    /// Counts on, the last coordinate fastest.
    private static boolean advance(long[] position, int[] sizes) {
        for (int i = position.length - 1; i >= 0; i--) {
            if (++position[i] < sizes[i]) return true;
            position[i] = 0;
        }
        return false;
    }

    /// @param names of the two coordinates
    /// @return the claim that the lost positions are those whose value is 0
    public String claim(List<String> names) {
        var other = names.get(1 - along);
        int bound = bounds[1 - along];
        var groups = new LinkedHashMap<String, List<Integer>>();
        for (int i = bound; i >= 0; i--)
            groups.computeIfAbsent(columns.get(i).early().zeros(names.get(along)), _ -> new ArrayList<>())
                    .addFirst(i);
        var cases = new ArrayList<String>();
        groups.forEach((zeros, group) -> {
            if (zeros.isEmpty()) return;
            var some = new ArrayList<String>();
            var single = group.stream().filter(i -> i < bound).toList();
            if (!single.isEmpty())
                some.add(single.size() == 1 ? other + " == " + single.getFirst() : other + " in " + setText(single));
            if (group.contains(bound)) some.add(bound == 0 ? "" : other + " >= " + bound);
            var where = String.join(" or ", some);
            cases.add(where.isEmpty() ? zeros : bracketed(where) + " and " + bracketed(zeros));
        });
        return "P when " + (cases.isEmpty() ? "1 == 0" : String.join(" or ", cases));
    }

    private static String bracketed(String condition) {
        return condition.contains(" or ") ? "(" + condition + ")" : condition;
    }

    private static String setText(List<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(", ", "{", "}"));
    }

    private int column(int[] state) {
        int column = 0;
        for (int i = 0; i < bounds.length; i++) if (i != along) column = column * (bounds[i] + 1) + state[i];
        return column;
    }

    /// @return accepts the positions whose value is 0
    public Automaton zeros(int base) {
        return automaton(base, bounds.length);
    }

    /// @return accepts the positions together with their values
    public Automaton graph(int base) {
        return automaton(base, bounds.length + 1);
    }

    /// A state holds what of each coordinate, and of the value, matters so far.
    private Automaton automaton(int base, int tracks) {
        int greatest = columns.stream()
                .flatMapToInt(column -> Arrays.stream(column.values()))
                .max()
                .orElse(0);
        int symbols = 1;
        for (int i = 0; i < tracks; i++) symbols *= base;
        var states = new ArrayList<int[]>();
        var numbers = new HashMap<List<Integer>, Integer>();
        states.add(new int[tracks]);
        numbers.put(list(states.getFirst()), 0);
        var targets = new ArrayList<int[]>();
        for (int i = 0; i < states.size(); i++) {
            var row = new int[symbols];
            for (int symbol = 0; symbol < symbols; symbol++) {
                var next = next(states.get(i), symbol, base, greatest);
                row[symbol] = numbers.computeIfAbsent(list(next), _ -> {
                    states.add(next);
                    return states.size() - 1;
                });
            }
            targets.add(row);
        }
        var accepting = new boolean[states.size()];
        for (int i = 0; i < accepting.length; i++) {
            var state = states.get(i);
            int value = columns.get(column(state)).values()[state[along]];
            accepting[i] = value == (tracks > bounds.length ? state[bounds.length] : 0);
        }
        return Automaton.complete(tracks, base, targets, accepting);
    }

    private int[] next(int[] state, int symbol, int base, int greatest) {
        var next = new int[state.length];
        int rest = symbol;
        for (int track = state.length - 1; track >= 0; track--, rest /= base) {
            long number = (long) state[track] * base + rest % base;
            if (track == along) next[track] = columns.getFirst().place(number);
            else next[track] = (int) Math.min(number, track == bounds.length ? greatest + 1 : bounds[track]);
        }
        return next;
    }

    private static List<Integer> list(int[] state) {
        return Arrays.stream(state).boxed().toList();
    }
}
