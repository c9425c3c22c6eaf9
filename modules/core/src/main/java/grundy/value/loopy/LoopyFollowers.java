package grundy.value.loopy;

import grundy.limit.Checkpoint;
import grundy.value.Side;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.stream.IntStream;

/// Finds how many games a stopper in canonical form can reach, whether it is a plumtree or a
/// pseudonumber, and where play in it stops.
///
/// Source: Winning Ways, chapter 11; Siegel 2009.
public final class LoopyFollowers {
    private final LoopyForms forms;
    private final Map<Integer, Boolean> pseudonumbers = new HashMap<>();

    /// @param forms the numbers of the games that are asked about
    public LoopyFollowers(LoopyForms forms) {
        this.forms = forms;
    }

    /// @return the number of different games that can be reached, with it itself. Cost: linear in that.
    public int count(int stopper) {
        var visited = new HashSet<Integer>();
        var open = new ArrayDeque<Integer>();
        visited.add(stopper);
        open.add(stopper);
        while (!open.isEmpty()) {
            Checkpoint.step();
            options(open.pop()).filter(visited::add).forEach(open::add);
        }
        return visited.size();
    }

    private IntStream options(int game) {
        return IntStream.concat(Arrays.stream(forms.left(game)), Arrays.stream(forms.right(game)));
    }

    /// @return whether nothing but a pass, a move from a game to itself, leads back to where play was
    public boolean isPlumtree(int stopper) {
        return Arrays.stream(forms.reachable(stopper))
                .allMatch(node -> options(node)
                        .filter(option -> option != node)
                        .noneMatch(
                                option -> Arrays.stream(forms.reachable(option)).anyMatch(last -> last == node)));
    }

    /// @return whether in it and all that can be reached each option of Left is less than each of Right, as `on`,
    ///     `over` and all numbers are
    public boolean isPseudonumber(int stopper) {
        return pseudonumbers.computeIfAbsent(
                stopper,
                _ -> stopper < 0
                        ? forms.shorts().isNumber(~stopper)
                        : Arrays.stream(forms.reachable(stopper)).allMatch(this::isOrdered));
    }

    private boolean isOrdered(int node) {
        return options(node).allMatch(option -> option >= 0 || forms.shorts().isNumber(~option))
                && Arrays.stream(forms.left(node))
                        .allMatch(left -> Arrays.stream(forms.right(node))
                                .allMatch(right -> forms.isAtLeast(right, left) && !forms.isAtLeast(left, right)));
    }

    /// @return the pseudonumber that play in turn comes to if a side begins and both do their best, playing on
    ///     while it is none
    public int stop(int stopper, Side beginning) {
        if (isPseudonumber(stopper)) return stopper;
        boolean left = beginning == Side.LEFT;
        return Arrays.stream(left ? forms.left(stopper) : forms.right(stopper))
                .map(option -> stop(option, beginning.other()))
                .reduce((one, two) -> forms.isAtLeast(one, two) == left ? one : two)
                .orElseThrow();
    }
}
