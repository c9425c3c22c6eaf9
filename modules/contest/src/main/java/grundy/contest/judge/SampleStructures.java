package grundy.contest.judge;

import grundy.contest.problem.CaseValue.Lists;
import grundy.contest.problem.CaseValue.Row;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;

/// Trees, graphs and permutations that are made up.
final class SampleStructures {
    private SampleStructures() {}

    private static int choose(InputChoices choices, String name, int least, int most) {
        return choices.choose(name, BigInteger.valueOf(least), BigInteger.valueOf(most), false)
                .intValue();
    }

    /// @return edges of a tree on the vertices 1 to n
    static Row tree(int n, InputChoices choices) {
        var names = shuffled(n, 1, choices);
        var edges = new long[Math.max(0, 2 * (n - 1))];
        for (int i = 2; i <= n; i++) {
            int parent = choose(choices, "parent", 1, i - 1);
            boolean turned = choose(choices, "turned", 0, 1) == 1;
            edges[2 * i - 4] = names[turned ? i : parent];
            edges[2 * i - 3] = names[turned ? parent : i];
        }
        return new Row(edges, 2);
    }

    /// @param anyOrder whether parents may have larger numbers than their children
    /// @return for the vertices 1 to length their parents, 0 being the root
    static Row parents(int length, boolean anyOrder, InputChoices choices) {
        var names = anyOrder ? shuffled(length, 0, choices) : inOrder(length);
        var parents = new long[length];
        for (int i = 1; i <= length; i++) parents[(int) names[i] - 1] = names[choose(choices, "parent", 0, i - 1)];
        return new Row(parents, 1);
    }

    /// @return numbers 0 to n, of which those up to `fixed` stay and others may be exchanged with their
    ///     predecessors
    private static long[] shuffled(int n, int fixed, InputChoices choices) {
        var names = inOrder(n);
        if (choose(choices, "shuffled", 0, 1) == 0) return names;
        for (int i = fixed + 2; i <= n; i++) {
            int other = choose(choices, "name", fixed + 1, i);
            long name = names[i];
            names[i] = names[other];
            names[other] = name;
        }
        return names;
    }

    private static long[] inOrder(int n) {
        var names = new long[n + 1];
        for (int i = 0; i <= n; i++) names[i] = i;
        return names;
    }

    static Row permutation(int n, InputChoices choices) {
        var names = new long[n];
        for (int i = 0; i < n; i++) {
            names[i] = i + 1L;
            int other = choose(choices, "place", 0, i);
            long name = names[i];
            names[i] = names[other];
            names[other] = name;
        }
        return new Row(names, 1);
    }

    /// @return for the vertices 0 to n - 1 their successors, without cycles, and no more edges in all than programs
    ///     have room for whose authors thought of three for each vertex
    static Lists acyclic(int n, InputChoices choices) {
        boolean down = choose(choices, "down", 0, 1) == 1;
        var lists = new long[n][];
        int density = choose(choices, "density", 1, 3);
        for (int v = 0; v < n; v++) {
            var list = new ArrayList<Long>();
            int others = n - 1 - v;
            int most = Math.min(others, density);
            int number = choose(choices, "degree", 0, most);
            for (int i = 0; i < number; i++) {
                int to = choose(choices, "target", v + 1, n - 1);
                long target = down ? n - 1L - to : to;
                if (!list.contains(target)) list.add(target);
            }
            lists[down ? n - 1 - v : v] =
                    list.stream().mapToLong(Long::longValue).toArray();
        }
        return new Lists(lists);
    }

    /// @return a list of edges without cycles on the vertices 1 to n, at least 2
    static Row acyclicEdges(int n, int length, InputChoices choices) {
        var names = shuffled(n, 0, choices);
        var edges = new long[2 * length];
        for (int i = 0; i < length; i++) {
            int from = choose(choices, "from", 1, n - 1);
            edges[2 * i] = names[from];
            edges[2 * i + 1] = names[choose(choices, "target", from + 1, n)];
        }
        return new Row(edges, 2);
    }

    /// Edges of a connected graph on the vertices 1 to n in which each vertex lies on at most one cycle.
    ///
    /// @param rings whether nothing else hangs on a cycle, but for the vertex where it hangs itself
    static Row cactus(int n, boolean rings, InputChoices choices) {
        var edges = new ArrayList<Long>();
        var onCycle = new boolean[n + 1];
        var places = new ArrayList<>(List.of(1));
        for (int made = 1; made < n; ) {
            int at = places.get(choose(choices, "at", 0, places.size() - 1));
            int cycle = onCycle[at] ? 0 : choose(choices, "cycle", 0, Math.min(6, n - made));
            if (cycle == 0) {
                made++;
                edges.add((long) at);
                edges.add((long) made);
                places.add(made);
                continue;
            }
            long before = at;
            onCycle[at] = true;
            for (int i = 0; i < cycle; i++) {
                made++;
                onCycle[made] = true;
                if (!rings) places.add(made);
                edges.add(before);
                edges.add((long) made);
                before = made;
            }
            edges.add(before);
            edges.add((long) at);
        }
        return new Row(edges.stream().mapToLong(Long::longValue).toArray(), 2);
    }

    /// An undirected graph in which every vertex has a neighbour, and 2 one besides 0: the neighbours of each.
    static Lists neighbours(int n, InputChoices choices) {
        var joined = new boolean[n][n];
        // The numbers are shuffled, else 1 would always be next to 0.
        var names = shuffled(n, 0, choices);
        for (int i = 2; i <= n; i++) {
            int v = (int) names[i] - 1;
            int to = (int) names[choose(choices, "to", 1, i - 1)] - 1;
            joined[v][to] = joined[to][v] = true;
        }
        boolean lonely = LongStream.range(1, n).noneMatch(to -> joined[2][(int) to]);
        if (lonely) joined[2][1] = joined[1][2] = true;
        int more = choose(choices, "more", 0, 2 * n);
        for (int i = 0; i < more; i++) {
            int a = choose(choices, "a", 0, n - 1);
            int b = choose(choices, "b", 0, n - 1);
            if (a != b) joined[a][b] = joined[b][a] = true;
        }
        var lists = new long[n][];
        for (int v = 0; v < n; v++) {
            var row = joined[v];
            lists[v] = LongStream.range(0, n).filter(to -> row[(int) to]).toArray();
        }
        return new Lists(lists);
    }
}
