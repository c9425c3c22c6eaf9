package grundy.engine.misere;

import grundy.limit.Checkpoint;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/// The classes of states that no sum distinguishes, found by refining: states that lead to
/// distinguished states are distinguished themselves. Element 0 is of the first state.
///
/// Cost: states times generators times the number of rounds, which is at most that of the classes.
///
/// @param actions of the generators on the states
/// @param classes of each state
/// @param representatives the first state of each class
record DistinguishedHeaps(List<int[]> actions, int[] classes, int[] representatives) {
    /// @param actions of the generators on the states
    /// @param sides states in such a set are distinguished from all others
    static DistinguishedHeaps of(int states, List<int[]> actions, List<BitSet> sides) {
        var refining = new Refinement(states);
        for (var side : sides) refining.split(side);
        int before;
        do {
            before = refining.count;
            for (var action : actions) {
                Checkpoint.look();
                refining.split(action);
            }
        } while (refining.count > before);
        var classes = refining.classes;
        var representatives = new int[refining.count];
        Arrays.fill(representatives, -1);
        for (int i = 0; i < classes.length; i++) if (representatives[classes[i]] < 0) representatives[classes[i]] = i;
        return new DistinguishedHeaps(actions, classes, representatives);
    }

    /// Each class is reached from that of state 0 by some generators, which lead from any other class to the
    /// product of both.
    ///
    /// @return the product of the classes a and b at a times their number plus b
    char[] products() {
        int count = representatives.length;
        var classActions = new int[actions.size()][count];
        for (int g = 0; g < classActions.length; g++)
            for (int a = 0; a < count; a++) classActions[g][a] = classes[actions.get(g)[representatives[a]]];
        var products = new char[count * count];
        for (int a = 0; a < count; a++) products[a] = (char) a;
        var reached = new int[count];
        var isReached = new boolean[count];
        isReached[0] = true;
        int found = 1;
        for (int i = 0; i < found; i++) {
            Checkpoint.look();
            for (var action : classActions) {
                int to = action[reached[i]];
                if (isReached[to]) continue;
                isReached[to] = true;
                reached[found++] = to;
                for (int a = 0; a < count; a++)
                    products[to * count + a] = (char) action[products[reached[i] * count + a]];
            }
        }
        return products;
    }

    /// Classes that are split, with a table of pairs of classes that stays as small as they are few.
    private static final class Refinement {
        private static final int LEAST_CAPACITY = 1 << 10;

        private int[] classes;
        private int[] next;
        private int count = 1;
        private long[] keys = new long[LEAST_CAPACITY];
        private int[] ids = new int[LEAST_CAPACITY];
        private int found;

        Refinement(int states) {
            this.classes = new int[states];
            this.next = new int[states];
        }

        void split(BitSet side) {
            clear();
            for (int i = 0; i < next.length; i++) next[i] = id(1 + classes[i] + (side.get(i) ? (long) count : 0));
            swap();
        }

        /// Separates states that lead to other classes.
        void split(int[] action) {
            clear();
            for (int i = 0; i < next.length; i++) next[i] = id(1 + classes[i] + (long) classes[action[i]] * count);
            swap();
        }

        private void clear() {
            Arrays.fill(keys, 0);
            found = 0;
        }

        private void swap() {
            var before = classes;
            classes = next;
            next = before;
            count = found;
        }

        private int id(long key) {
            int slot = slot(key);
            if (keys[slot] == 0) {
                if (2 * found >= keys.length) {
                    grow();
                    slot = slot(key);
                }
                keys[slot] = key;
                ids[slot] = found++;
            }
            return ids[slot];
        }

        private int slot(long key) {
            int slot = (int) (key * 0x9E3779B97F4A7C15L >>> 32) & keys.length - 1;
            while (keys[slot] != 0 && keys[slot] != key) slot = slot + 1 & keys.length - 1;
            return slot;
        }

        private void grow() {
            var oldKeys = keys;
            var oldIds = ids;
            keys = new long[2 * oldKeys.length];
            ids = new int[keys.length];
            for (int i = 0; i < oldKeys.length; i++) {
                if (oldKeys[i] == 0) continue;
                int slot = slot(oldKeys[i]);
                keys[slot] = oldKeys[i];
                ids[slot] = oldIds[i];
            }
        }
    }
}
