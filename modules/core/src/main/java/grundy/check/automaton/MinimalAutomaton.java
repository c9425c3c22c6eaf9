package grundy.check.automaton;

import grundy.limit.Checkpoint;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.HashMap;

/// The automaton with the fewest states that accepts the same, its states numbered in the order in which one reaches
/// them, so that two that accept the same are equal.
///
/// States are taken for equal until they are seen to differ, in one step, in two, ... (Moore 1956). Cost: arrows times
/// the number of rounds.
final class MinimalAutomaton {
    private MinimalAutomaton() {}

    static Automaton of(Automaton automaton) {
        return ordered(merged(trimmed(automaton)));
    }

    /// Leaves out arrows to states from which nothing is accepted.
    private static Automaton trimmed(Automaton automaton) {
        var useful = useful(automaton);
        var symbols = new int[automaton.states()][];
        var targets = new int[automaton.states()][];
        for (int state = 0; state < symbols.length; state++) {
            Checkpoint.step();
            int[] from = automaton.symbols()[state];
            int[] to = automaton.targets()[state];
            int count = 0;
            for (int target : to) if (useful[target]) count++;
            symbols[state] = new int[count];
            targets[state] = new int[count];
            count = 0;
            for (int i = 0; i < to.length; i++) {
                if (!useful[to[i]]) continue;
                symbols[state][count] = from[i];
                targets[state][count++] = to[i];
            }
        }
        return new Automaton(automaton.tracks(), automaton.digits(), symbols, targets, automaton.accepting());
    }

    private static boolean[] useful(Automaton automaton) {
        int states = automaton.states();
        var count = new int[states + 1];
        for (int[] row : automaton.targets()) for (int target : row) count[target + 1]++;
        for (int i = 0; i < states; i++) count[i + 1] += count[i];
        var sources = new int[count[states]];
        var at = Arrays.copyOf(count, states);
        for (int state = 0; state < states; state++)
            for (int target : automaton.targets()[state]) sources[at[target]++] = state;
        var useful = new boolean[states];
        var open = new ArrayDeque<Integer>();
        for (int state = 0; state < states; state++)
            if (automaton.accepting()[state]) {
                useful[state] = true;
                open.add(state);
            }
        while (!open.isEmpty()) {
            Checkpoint.step();
            int state = open.poll();
            for (int i = count[state]; i < count[state + 1]; i++)
                if (!useful[sources[i]]) {
                    useful[sources[i]] = true;
                    open.add(sources[i]);
                }
        }
        return useful;
    }

    private static Automaton merged(Automaton automaton) {
        int states = automaton.states();
        var kind = new int[states];
        for (int state = 0; state < states; state++) kind[state] = automaton.accepting()[state] ? 1 : 0;
        int kinds = 0;
        while (true) {
            var rows = new HashMap<IntKey, Integer>(2 * kinds + 16);
            var next = new int[states];
            for (int state = 0; state < states; state++) {
                Checkpoint.step();
                int[] symbols = automaton.symbols()[state];
                int[] targets = automaton.targets()[state];
                var row = new int[2 * symbols.length + 1];
                row[0] = kind[state];
                for (int i = 0; i < symbols.length; i++) {
                    row[2 * i + 1] = symbols[i];
                    row[2 * i + 2] = kind[targets[i]];
                }
                var key = new IntKey(row);
                var existing = rows.putIfAbsent(key, rows.size());
                next[state] = existing == null ? rows.size() - 1 : existing;
            }
            boolean stable = rows.size() == kinds;
            kinds = rows.size();
            kind = next;
            if (stable) return quotient(automaton, kind, kinds);
        }
    }

    private static Automaton quotient(Automaton automaton, int[] kind, int kinds) {
        var symbols = new int[kinds][];
        var targets = new int[kinds][];
        var accepting = new boolean[kinds];
        for (int state = automaton.states() - 1; state >= 0; state--) {
            int to = kind[state];
            accepting[to] = automaton.accepting()[state];
            symbols[to] = automaton.symbols()[state];
            targets[to] = Arrays.stream(automaton.targets()[state])
                    .map(target -> kind[target])
                    .toArray();
        }
        // The kind of state 0 is number 0, since it is examined first.
        return new Automaton(automaton.tracks(), automaton.digits(), symbols, targets, accepting);
    }

    private static Automaton ordered(Automaton automaton) {
        var order = new int[automaton.states()];
        var number = new int[automaton.states()];
        Arrays.fill(number, -1);
        number[0] = 0;
        int count = 1;
        for (int i = 0; i < count; i++) {
            Checkpoint.step();
            for (int target : automaton.targets()[order[i]])
                if (number[target] < 0) {
                    number[target] = count;
                    order[count++] = target;
                }
        }
        var symbols = new int[count][];
        var targets = new int[count][];
        var accepting = new boolean[count];
        for (int i = 0; i < count; i++) {
            symbols[i] = automaton.symbols()[order[i]];
            targets[i] = Arrays.stream(automaton.targets()[order[i]])
                    .map(target -> number[target])
                    .toArray();
            accepting[i] = automaton.accepting()[order[i]];
        }
        return new Automaton(automaton.tracks(), automaton.digits(), symbols, targets, accepting);
    }
}
