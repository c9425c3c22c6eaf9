package grundy.prove.table;

import grundy.check.automaton.Automaton;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/// Marks of a box in any number of coordinates and any system: each way through the automaton of a kind of move is
/// followed on its own.
final class SingleMarks implements SieveMarks {
    private final List<Automaton> pairs;
    /// For each kind of move, state and symbol of the option: symbols of the position and next states in turn.
    private final List<int[][][]> arrows;
    private final int[] weights;
    private final int[] steps;
    private final int spare;
    /// Those marked once, twice, ...
    private final List<BitSet> marked = new ArrayList<>();

    /// @param weights of the digits, the last first
    /// @param steps how far a symbol leads on the box for a weight of 1
    /// @param spare how many marks are not counted
    SingleMarks(List<Automaton> pairs, List<int[][][]> arrows, int[] weights, int[] steps, int spare) {
        this.pairs = pairs;
        this.arrows = arrows;
        this.weights = weights;
        this.steps = steps;
        this.spare = spare;
        for (int i = 0; i <= spare; i++) marked.add(new BitSet());
    }

    @Override
    public boolean get(int place) {
        return marked.get(spare).get(place);
    }

    @Override
    public void from(int[] symbols) {
        for (int i = 0; i < arrows.size(); i++) mark(arrows.get(i), pairs.get(i).accepting(), symbols, 0, 0, 0);
    }

    private void mark(int[][][] moves, boolean[] accepting, int[] option, int state, int depth, int place) {
        if (depth == weights.length) {
            if (!accepting[state]) return;
            for (var often : marked)
                if (!often.get(place)) {
                    often.set(place);
                    break;
                }
            return;
        }
        int[] here = moves[state][option[depth]];
        int weight = weights[weights.length - 1 - depth];
        for (int i = 0; i < here.length; i += 2)
            mark(moves, accepting, option, here[i + 1], depth + 1, place + steps[here[i]] * weight);
    }
}
