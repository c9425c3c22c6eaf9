package grundy.engine.misere;

import grundy.limit.Checkpoint;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// States that are told apart by no sum, found by refining: those that lead to states told apart are told apart
/// themselves. Element 0 is of the first state.
///
/// Cost: states times generators times the number of rounds, which is at most that of the classes.
///
/// @param classes of each state
/// @param representatives the first state of each class
record ToldApart(int[] classes, int[] representatives) {
    /// @param actions of the generators on the states
    /// @param first classes to begin with
    static ToldApart of(List<int[]> actions, int[] first) {
        var classes = first.clone();
        int count = renumber(classes);
        int before;
        do {
            before = count;
            for (var action : actions) {
                Checkpoint.look();
                count = split(classes, action, count);
            }
        } while (count > before);
        var representatives = new int[count];
        Arrays.fill(representatives, -1);
        for (int i = 0; i < classes.length; i++) if (representatives[classes[i]] < 0) representatives[classes[i]] = i;
        return new ToldApart(classes, representatives);
    }

    private static int renumber(int[] classes) {
        return split(classes, null, 2);
    }

    private static int split(int[] classes, int @Nullable [] action, int count) {
        int capacity = Integer.highestOneBit(Math.max(16, Math.min(classes.length, 1 << 28)) * 2 - 1) << 1;
        var keys = new long[capacity];
        var ids = new int[capacity];
        var next = new int[classes.length];
        int found = 0;
        for (int i = 0; i < classes.length; i++) {
            long key = 1 + classes[i] + (action == null ? 0 : (long) classes[action[i]] * count);
            int slot = (int) (key * 0x9E3779B97F4A7C15L >>> 40) & capacity - 1;
            while (keys[slot] != 0 && keys[slot] != key) slot = slot + 1 & capacity - 1;
            if (keys[slot] == 0) {
                keys[slot] = key;
                ids[slot] = found++;
            }
            next[i] = ids[slot];
        }
        System.arraycopy(next, 0, classes, 0, next.length);
        return found;
    }
}
