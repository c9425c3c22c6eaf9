package grundy.value.loopy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Who survives a sum of loopy games, by the plain definition: all positions of the sum are written down, and those
/// from which a side can be driven into having no move are taken away one by one.
final class PlainPlay {
    private final LoopyForms forms;

    PlainPlay(LoopyForms forms) {
        this.forms = forms;
    }

    /// @param exchanged whether Left and Right are exchanged in it
    record Term(int game, boolean exchanged) {}

    private record State(List<Term> terms, boolean leftMoves) {}

    private List<State> next(State state) {
        var next = new ArrayList<State>();
        for (int i = 0; i < state.terms.size(); i++) {
            var term = state.terms.get(i);
            for (int option : state.leftMoves != term.exchanged ? forms.left(term.game) : forms.right(term.game)) {
                var terms = new ArrayList<>(state.terms);
                terms.set(i, new Term(option, term.exchanged));
                next.add(new State(terms, !state.leftMoves));
            }
        }
        return next;
    }

    /// @param first whether Left begins
    /// @return whether Left can play for ever or until Right has no move
    boolean leftSurvives(boolean first, Term... terms) {
        var start = new State(List.of(terms), first);
        var moves = new LinkedHashMap<State, List<State>>();
        var open = new ArrayDeque<State>(List.of(start));
        while (!open.isEmpty()) {
            var state = open.pop();
            if (moves.containsKey(state)) continue;
            moves.put(state, next(state));
            open.addAll(moves.get(state));
        }
        Set<State> lost = new HashSet<>();
        boolean changed = true;
        while (changed) {
            changed = false;
            for (Map.Entry<State, List<State>> entry : moves.entrySet()) {
                if (lost.contains(entry.getKey())) continue;
                boolean isLost = entry.getKey().leftMoves
                        ? lost.containsAll(entry.getValue())
                        : entry.getValue().stream().anyMatch(lost::contains);
                if (isLost) changed |= lost.add(entry.getKey());
            }
        }
        return !lost.contains(start);
    }

    /// For stoppers.
    boolean isAtLeast(int one, int two) {
        return leftSurvives(false, new Term(one, false), new Term(two, true));
    }

    /// @return whether two graphs are the same but for the names of their nodes
    boolean areSame(int one, int two) {
        return areSame(one, two, new HashMap<>());
    }

    private boolean areSame(int one, int two, Map<Integer, Integer> paired) {
        if (one < 0 || two < 0) return one == two;
        var known = paired.get(one);
        if (known != null) return known == two;
        paired.put(one, two);
        return areSame(forms.left(one), forms.left(two), paired) && areSame(forms.right(one), forms.right(two), paired);
    }

    private boolean areSame(int[] one, int[] two, Map<Integer, Integer> paired) {
        return one.length == two.length
                && Arrays.stream(one)
                        .allMatch(a -> Arrays.stream(two).anyMatch(b -> {
                            var trial = new HashMap<>(paired);
                            if (!areSame(a, b, trial)) return false;
                            paired.putAll(trial);
                            return true;
                        }));
    }
}
