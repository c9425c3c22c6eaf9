package grundy.check.automaton;

import grundy.limit.Checkpoint;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Collects the states of an automaton as they are reached, first in first out.
///
/// @param <S> what stands for a state; needs `equals` and `hashCode`
public final class AutomatonBuilder<S> {
    /// With its entry among the numbers, and once more while the least automaton is looked for.
    private static final long BYTES_OF_STATE = 250;

    private static final long BYTES_OF_ARROW = 24;

    private final Map<S, Integer> numbers = new HashMap<>();
    private final List<S> states = new ArrayList<>();
    private final List<int[]> symbols = new ArrayList<>();
    private final List<int[]> targets = new ArrayList<>();
    private final KernelBudget budget;
    private int[] symbolsHere = new int[16];
    private int[] targetsHere = new int[16];
    private int arrows;
    private long taken;
    private boolean sorted = true;

    /// The meaning of a state.
    public interface Meaning<S> {
        /// Calls {@link AutomatonBuilder#arrow} for each arrow.
        void arrows(S state, AutomatonBuilder<S> builder);

        /// Returns whether a word that ends in this state is accepted.
        boolean accepts(S state);
    }

    /// @param budget of states and of memory
    public AutomatonBuilder(KernelBudget budget) {
        this.budget = budget;
    }

    /// Leads from the state that is being looked at to another.
    public void arrow(int symbol, S target) {
        Checkpoint.step();
        if (arrows == symbolsHere.length) {
            symbolsHere = Arrays.copyOf(symbolsHere, 2 * arrows);
            targetsHere = Arrays.copyOf(targetsHere, 2 * arrows);
        }
        sorted &= arrows == 0 || symbolsHere[arrows - 1] < symbol;
        symbolsHere[arrows] = symbol;
        targetsHere[arrows++] = number(target);
    }

    private int number(S state) {
        var existing = numbers.putIfAbsent(state, states.size());
        if (existing != null) return existing;
        states.add(state);
        budget.check(states.size());
        return states.size() - 1;
    }

    /// Returns the automaton of all states that the first one leads to.
    ///
    /// @throws TooLargeException if it has more states than the budget allows
    public Automaton build(int tracks, int digits, S first, Meaning<S> meaning) {
        try {
            return construct(tracks, digits, first, meaning);
        } finally {
            budget.room().give(taken);
        }
    }

    private void take(long bytes) {
        budget.room().take(bytes);
        taken += bytes;
    }

    private Automaton construct(int tracks, int digits, S first, Meaning<S> meaning) {
        number(first);
        for (int i = 0; i < states.size(); i++) {
            arrows = 0;
            sorted = true;
            meaning.arrows(states.get(i), this);
            if (!sorted) sort();
            take(BYTES_OF_STATE + BYTES_OF_ARROW * arrows);
            symbols.add(Arrays.copyOf(symbolsHere, arrows));
            targets.add(Arrays.copyOf(targetsHere, arrows));
        }
        var accepting = new boolean[states.size()];
        for (int i = 0; i < accepting.length; i++) accepting[i] = meaning.accepts(states.get(i));
        return MinimalAutomaton.of(
                new Automaton(tracks, digits, symbols.toArray(int[][]::new), targets.toArray(int[][]::new), accepting));
    }

    private void sort() {
        long[] both = new long[arrows];
        for (int i = 0; i < arrows; i++) both[i] = (long) symbolsHere[i] << 32 | targetsHere[i];
        Arrays.sort(both);
        for (int i = 0; i < arrows; i++) {
            symbolsHere[i] = (int) (both[i] >>> 32);
            targetsHere[i] = (int) both[i];
        }
    }
}
