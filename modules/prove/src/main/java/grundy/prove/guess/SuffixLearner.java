package grundy.prove.guess;

import grundy.check.automaton.Automaton;
import grundy.check.automaton.IntKey;
import grundy.check.automaton.NumerationSystem;
import grundy.limit.Checkpoint;
import grundy.limit.MemoryLedger;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;

/// Conjectures an automaton from a long list of the P-positions of two heaps, where these are few among
/// all positions: the beginnings of their words are the states, and two of them are the same state if
/// the same ends, up to a number of digits, make a word of a P-position of each. The least number of
/// digits is taken for which an automaton comes out that is right about the whole list.
///
/// It is a conjecture, to be proved: where automata have hundreds of states, they are found so in a moment, while
/// questions about single positions would take a table of all positions.
///
/// Source: A. W. Biermann and J. A. Feldman, On the synthesis of finite-state machines from samples of their behavior,
/// IEEE Transactions on Computers C-21 (1972) 592-597.
public final class SuffixLearner implements AutoCloseable {
    private static final int MOST_STATES = 4_096;
    private static final int NODE_BYTES = 40;

    private final NumerationSystem system;
    private final int length;
    private final int symbols;
    private final MemoryLedger.Grant memory = Checkpoint.grant();
    private int nodes = 1;
    /// For each node and symbol the node of the word with that digit after it; 0 for none, but from the root the
    /// root itself by zeros.
    private int[] next;
    private int[] depth = new int[1];
    private boolean[] accepting = new boolean[1];

    private SuffixLearner(NumerationSystem system, int length) {
        this.system = system;
        this.length = length;
        this.symbols = system.digits() * system.digits();
        this.next = new int[symbols];
    }

    /// Cost: for each number of digits up to the one that is taken, time as many steps as there are beginnings of
    /// words.
    ///
    /// @param lost the P-positions with both numbers up to a bound, all of them
    /// @param to that bound
    /// @return empty if no automaton comes out, or one that is too large to be seen in this list
    public static Optional<Automaton> automaton(NumerationSystem system, List<int[]> lost, int to) {
        try (var tails = upTo(system, to)) {
            tails.addAll(lost);
            return tails.learn();
        }
    }

    /// @param digits the length of the suffixes that are distinguished
    /// @return the number of classes of prefixes that differ in their suffixes of this length: few where an
    ///     automaton is to be expected
    static int kinds(NumerationSystem system, List<int[]> lost, int to, int digits) {
        try (var tails = upTo(system, to)) {
            tails.addAll(lost);
            int[] same = tails.accepted();
            for (int i = 0; i < digits; i++) same = tails.refined(same);
            return Arrays.stream(same).max().orElse(0) + 1;
        }
    }

    private static SuffixLearner upTo(NumerationSystem system, int to) {
        int length = 0;
        while (system.weights(length + 2).getLast().compareTo(BigInteger.valueOf(to + 1L)) <= 0) length++;
        return new SuffixLearner(system, length);
    }

    @Override
    public void close() {
        memory.close();
    }

    private void addAll(List<int[]> lost) {
        long[] weights = system.weights(length + 1).stream()
                .mapToLong(BigInteger::longValueExact)
                .toArray();
        var first = new int[length];
        var second = new int[length];
        for (var pair : lost) {
            if (Math.max(pair[0], pair[1]) >= weights[length]) continue;
            spell(pair[0], weights, first);
            spell(pair[1], weights, second);
            add(first, second);
        }
    }

    /// The greedy word of a number, with zeros in front.
    private void spell(int number, long[] weights, int[] word) {
        long rest = number;
        for (int i = 0; i < length; i++) {
            long weight = weights[length - 1 - i];
            word[i] = (int) (rest / weight);
            rest %= weight;
        }
    }

    private void add(int[] first, int[] second) {
        Checkpoint.step();
        int place = 0;
        while (place < length && first[place] == 0 && second[place] == 0) place++;
        int node = 0;
        for (; place < length; place++) {
            int symbol = first[place] * system.digits() + second[place];
            int at = node * symbols + symbol;
            int child = next[at];
            if (child == 0) {
                child = addNode(depth[node] + 1);
                next[at] = child;
            }
            node = child;
        }
        accepting[node] = true;
    }

    private int addNode(int deep) {
        memory.take(NODE_BYTES + 2L * Integer.BYTES * symbols);
        if (nodes == depth.length) {
            depth = Arrays.copyOf(depth, 2 * nodes);
            accepting = Arrays.copyOf(accepting, 2 * nodes);
            next = Arrays.copyOf(next, 2 * nodes * symbols);
        }
        depth[nodes] = deep;
        return nodes++;
    }

    private int[] accepted() {
        var same = new int[nodes];
        for (int node = 0; node < nodes; node++) same[node] = accepting[node] ? 1 : 0;
        return same;
    }

    private Optional<Automaton> learn() {
        int[] same = accepted();
        for (int digits = 1; digits < length; digits++) {
            same = refined(same);
            var states = states(same, digits);
            if (states.isEmpty()) return Optional.empty();
            if (isRight(states.get())) return Optional.of(states.get());
        }
        return Optional.empty();
    }

    /// @param same the classes of words that agree on all suffixes of some length, 0 for those never accepted
    /// @return the classes for suffixes longer by one digit
    private int[] refined(int[] same) {
        var numbers = new HashMap<IntKey, Integer>();
        numbers.put(new IntKey(new int[symbols + 1]), 0);
        var refined = new int[nodes];
        for (int node = 0; node < nodes; node++) {
            Checkpoint.step();
            var row = new int[symbols + 1];
            row[symbols] = accepting[node] ? 1 : 0;
            for (int symbol = 0; symbol < symbols; symbol++) {
                int child = child(node, symbol);
                row[symbol] = child < 0 ? 0 : same[child];
            }
            refined[node] = numbers.computeIfAbsent(new IntKey(row), _ -> numbers.size());
        }
        return refined;
    }

    private int child(int node, int symbol) {
        int child = next[node * symbols + symbol];
        return child > 0 ? child : node == 0 && symbol == 0 ? 0 : -1;
    }

    /// @param same the classes of words that agree on all suffixes of some length
    /// @return empty if some state occurs only where that many further digits lie beyond the list, or if
    ///     there are too many states
    private Optional<Automaton> states(int[] same, int digits) {
        // The first node of each number is one of the shortest.
        var first = new int[nodes];
        Arrays.fill(first, -1);
        for (int node = 0; node < nodes; node++) {
            int target = first[same[node]];
            if (target < 0 || depth[node] < depth[target]) first[same[node]] = node;
        }
        var states = new HashMap<Integer, Integer>();
        var open = new ArrayDeque<Integer>();
        var targets = new ArrayList<int[]>();
        var accepts = new ArrayList<Boolean>();
        states.put(same[0], 0);
        open.add(same[0]);
        while (!open.isEmpty()) {
            Checkpoint.step();
            int kind = open.poll();
            int node = first[kind];
            var row = new int[symbols];
            for (int symbol = 0; symbol < symbols; symbol++) {
                int child = kind == 0 || node < 0 ? -1 : child(node, symbol);
                if (child > 0 && depth[child] + digits > length) return Optional.empty();
                int to = child < 0 ? 0 : same[child];
                var existing = states.putIfAbsent(to, states.size());
                if (existing == null) open.add(to);
                row[symbol] = existing == null ? states.size() - 1 : existing;
            }
            if (states.size() > MOST_STATES) return Optional.empty();
            targets.add(row);
            accepts.add(kind > 0 && accepting[node]);
        }
        var accepting = new boolean[accepts.size()];
        for (int i = 0; i < accepting.length; i++) accepting[i] = accepts.get(i);
        return Optional.of(Automaton.complete(2, system.digits(), targets, accepting));
    }

    /// @return whether the automaton accepts, of all words of the length, those of the list and no others
    private boolean isRight(Automaton automaton) {
        int[] left = leftToAccept(automaton);
        var state = new int[nodes];
        var open = new ArrayDeque<Integer>();
        open.add(0);
        while (!open.isEmpty()) {
            Checkpoint.step();
            int node = open.poll();
            boolean accepts = state[node] >= 0 && automaton.accepting()[state[node]];
            if (accepts != accepting[node]) return false;
            for (int symbol = 0; symbol < symbols; symbol++) {
                int child = child(node, symbol);
                int to = state[node] < 0 ? -1 : automaton.step(state[node], symbol);
                if (child > 0) {
                    state[child] = to;
                    open.add(child);
                } else if (child < 0 && to >= 0 && depth[node] + 1 + left[to] <= length) return false;
            }
        }
        return true;
    }

    /// @return for each state how few digits lead to one that accepts; many if none do
    private static int[] leftToAccept(Automaton automaton) {
        var left = new int[automaton.states()];
        for (int state = 0; state < left.length; state++)
            left[state] = automaton.accepting()[state] ? 0 : Integer.MAX_VALUE / 2;
        for (boolean changed = true; changed; ) {
            changed = false;
            for (int state = 0; state < left.length; state++)
                for (int target : automaton.targets()[state])
                    if (left[target] + 1 < left[state]) {
                        left[state] = left[target] + 1;
                        changed = true;
                    }
        }
        return left;
    }
}
