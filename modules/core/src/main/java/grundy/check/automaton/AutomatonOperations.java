package grundy.check.automaton;

import grundy.limit.Checkpoint;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.TreeSet;

/// The ways to make an automaton out of others.
public final class AutomatonOperations {
    private final KernelBudget budget;

    AutomatonOperations(KernelBudget budget) {
        this.budget = budget;
    }

    private record StatePair(int first, int second) {
        @Override
        public int hashCode() {
            return first * 0x9E3779B1 ^ second * 0x85EBCA6B;
        }
    }

    /// Both accept. The tracks of the result are those of the first, then those of the second that are not
    /// among them.
    ///
    /// @param onto for each track of the second its track in the result; every track of the result
    ///     that is not one of the first's occurs
    /// @param tracks of the result
    public Automaton and(Automaton first, Automaton second, int[] onto, int tracks) {
        int digits = first.digits();
        int more = tracks - first.tracks();
        Automaton.alphabet(tracks, digits);
        int extensions = Automaton.alphabet(more, digits);
        int[] ofFirst = restricted(first.tracks(), 0, second.tracks(), onto, digits);
        int[] ofMore = restricted(more, first.tracks(), second.tracks(), onto, digits);
        return new AutomatonBuilder<StatePair>(budget)
                .build(tracks, digits, new StatePair(0, 0), new AutomatonBuilder.Meaning<>() {
                    @Override
                    public void arrows(StatePair state, AutomatonBuilder<StatePair> builder) {
                        int[] symbols = first.symbols()[state.first];
                        for (int i = 0; i < symbols.length; i++)
                            for (int extension = 0; extension < extensions; extension++) {
                                int next = second.next(state.second, ofFirst[symbols[i]] + ofMore[extension]);
                                if (next < 0) continue;
                                builder.arrow(
                                        symbols[i] * extensions + extension,
                                        new StatePair(first.targets()[state.first][i], next));
                            }
                    }

                    @Override
                    public boolean accepts(StatePair state) {
                        return first.accepts(state.first) && second.accepts(state.second);
                    }
                });
    }

    /// @return for each symbol of some tracks of a result, beginning with track `from`, what it gives to the symbol
    ///     of the second
    private static int[] restricted(int tracks, int from, int ofSecond, int[] onto, int digits) {
        var restricted = new int[Automaton.alphabet(tracks, digits)];
        for (int symbol = 0; symbol < restricted.length; symbol++) {
            int weight = 1;
            for (int track = ofSecond - 1; track >= 0; track--) {
                int at = onto[track] - from;
                if (at >= 0 && at < tracks) restricted[symbol] += weight * digit(symbol, at, tracks, digits);
                weight *= digits;
            }
        }
        return restricted;
    }

    /// Returns the digit that a symbol has on a track.
    public static int digit(int symbol, int track, int tracks, int digits) {
        int rest = symbol;
        for (int i = tracks - 1; i > track; i--) rest /= digits;
        return rest % digits;
    }

    /// One of them accepts; both have the same tracks.
    Automaton or(Automaton first, Automaton second) {
        return product(first, second, true);
    }

    /// The first accepts and the second does not; both have the same tracks.
    Automaton minus(Automaton first, Automaton second) {
        return product(first, second, false);
    }

    private Automaton product(Automaton first, Automaton second, boolean either) {
        return new AutomatonBuilder<StatePair>(budget)
                .build(first.tracks(), first.digits(), new StatePair(0, 0), new AutomatonBuilder.Meaning<>() {
                    @Override
                    public void arrows(StatePair state, AutomatonBuilder<StatePair> builder) {
                        int[] here = state.first < 0 ? NONE : first.symbols()[state.first];
                        int[] there = state.second < 0 ? NONE : second.symbols()[state.second];
                        int j = 0;
                        for (int i = 0; i < here.length; i++) {
                            for (; j < there.length && there[j] < here[i]; j++)
                                if (either)
                                    builder.arrow(there[j], new StatePair(-1, second.targets()[state.second][j]));
                            int other =
                                    j < there.length && there[j] == here[i] ? second.targets()[state.second][j++] : -1;
                            builder.arrow(here[i], new StatePair(first.targets()[state.first][i], other));
                        }
                        for (; either && j < there.length; j++)
                            builder.arrow(there[j], new StatePair(-1, second.targets()[state.second][j]));
                    }

                    @Override
                    public boolean accepts(StatePair state) {
                        boolean other = second.accepts(state.second);
                        return either ? other || first.accepts(state.first) : !other && first.accepts(state.first);
                    }
                });
    }

    private static final int[] NONE = {};

    /// Some word on a track makes it accept: the track goes, and of the sets of states that one may then be in new
    /// states are made. That word may be longer than the others, so that one begins with every state that zeros on
    /// the others lead to.
    Automaton without(Automaton automaton, int track) {
        int digits = automaton.digits();
        int low = Automaton.alphabet(automaton.tracks() - 1 - track, digits);
        return new AutomatonBuilder<IntKey>(budget)
                .build(automaton.tracks() - 1, digits, reachedByZeros(automaton, low), new Projection(automaton, low));
    }

    /// @param low how many combinations of digits the tracks after the one that goes have
    private static IntKey reachedByZeros(Automaton automaton, int low) {
        var first = new TreeSet<Integer>();
        var open = new ArrayDeque<Integer>();
        first.add(0);
        open.add(0);
        while (!open.isEmpty()) {
            int state = open.poll();
            for (int digit = 0; digit < automaton.digits(); digit++) {
                int next = automaton.next(state, digit * low);
                if (next >= 0 && first.add(next)) open.add(next);
            }
        }
        return new IntKey(first.stream().mapToInt(Integer::intValue).toArray());
    }

    /// The sets of states that one may be in where the digits on one track are left open.
    private static final class Projection implements AutomatonBuilder.Meaning<IntKey> {
        private final Automaton automaton;
        private final int low;
        private long[] steps = new long[64];

        Projection(Automaton automaton, int low) {
            this.automaton = automaton;
            this.low = low;
        }

        @Override
        public void arrows(IntKey set, AutomatonBuilder<IntKey> builder) {
            int count = collect(set);
            Arrays.sort(steps, 0, count);
            for (int from = 0; from < count; ) {
                Checkpoint.step();
                int to = from;
                int symbol = (int) (steps[from] >>> 32);
                var next = new int[16];
                int size = 0;
                for (; to < count && (int) (steps[to] >>> 32) == symbol; to++) {
                    int target = (int) steps[to];
                    if (size > 0 && next[size - 1] == target) continue;
                    if (size == next.length) next = Arrays.copyOf(next, 2 * size);
                    next[size++] = target;
                }
                builder.arrow(symbol, new IntKey(Arrays.copyOf(next, size)));
                from = to;
            }
        }

        private int collect(IntKey set) {
            int count = 0;
            for (int state : set.numbers) {
                Checkpoint.step();
                int[] symbols = automaton.symbols()[state];
                if (count + symbols.length > steps.length) steps = Arrays.copyOf(steps, 2 * (count + symbols.length));
                for (int i = 0; i < symbols.length; i++) {
                    int rest = symbols[i] / (low * automaton.digits()) * low + symbols[i] % low;
                    steps[count++] = (long) rest << 32 | automaton.targets()[state][i];
                }
            }
            return count;
        }

        @Override
        public boolean accepts(IntKey set) {
            for (int state : set.numbers) if (automaton.accepting()[state]) return true;
            return false;
        }
    }

    /// The tracks in another order.
    ///
    /// @param order for each track of the result which one it was
    Automaton reordered(Automaton automaton, int[] order) {
        int tracks = automaton.tracks();
        int digits = automaton.digits();
        return new AutomatonBuilder<Integer>(budget).build(tracks, digits, 0, new AutomatonBuilder.Meaning<>() {
            @Override
            public void arrows(Integer state, AutomatonBuilder<Integer> builder) {
                int[] symbols = automaton.symbols()[state];
                for (int i = 0; i < symbols.length; i++) {
                    int symbol = 0;
                    for (int from : order) symbol = symbol * digits + digit(symbols[i], from, tracks, digits);
                    builder.arrow(symbol, automaton.targets()[state][i]);
                }
            }

            @Override
            public boolean accepts(Integer state) {
                return automaton.accepting()[state];
            }
        });
    }
}
