package grundy.engine.misere;

import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.rules.option.RuleOptions;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;

/// Who loses each sum of heaps up to a total size, by the definition and nothing else, all in one pass: the smaller
/// totals first, and of the same total those with more heaps, since no move of these games adds counters, and one that
/// takes none splits.
///
/// Heaps of several games are numbered through, as a {@link grundy.check.QuotientTheorem} has them.
public final class MisereTable {
    private final int games;
    private final int items;

    /// For each sum what it is without its largest number, and that number.
    private final List<Integer> parents = new ArrayList<>();

    private final List<Integer> largest = new ArrayList<>();
    private final List<Integer> weights = new ArrayList<>();
    private final List<Integer> counts = new ArrayList<>();
    private final List<int[]> plus = new ArrayList<>();
    private final BitSet lost = new BitSet();

    public MisereTable(List<RuleTree> rules, int total) {
        this.games = rules.size();
        this.items = total * games;
        add(-1, 0);
        for (int id = 0; id < parents.size(); id++)
            for (int item = Math.max(1, largest.get(id)); item <= items; item++)
                if (weights.get(id) + weight(item) <= total) plus.get(id)[item] = add(id, item);
        var options = new ArrayList<int[][]>();
        options.add(new int[0][]);
        for (int item = 1; item <= items; item++) options.add(options(rules, item));
        var order = new ArrayList<Integer>();
        for (int id = 0; id < size(); id++) order.add(id);
        order.sort(Comparator.<Integer>comparingInt(weights::get).thenComparingInt(id -> -counts.get(id)));
        for (int id : order) if (isLost(id, options)) lost.set(id);
    }

    private int weight(int item) {
        return (item - 1) / games + 1;
    }

    private int add(int parent, int item) {
        parents.add(parent);
        largest.add(item);
        weights.add(parent < 0 ? 0 : weights.get(parent) + weight(item));
        counts.add(parent < 0 ? 0 : counts.get(parent) + 1);
        plus.add(new int[items + 1]);
        return parents.size() - 1;
    }

    private int[][] options(List<RuleTree> rules, int item) {
        int game = (item - 1) % games;
        return RuleOptions.stream(rules.get(game), Tuple.of(weight(item)))
                .map(option -> option.stream()
                        .mapToInt(part -> ((Tuple) part).get(0).intValueExact())
                        .filter(part -> part > 0)
                        .map(part -> (part - 1) * games + game + 1)
                        .toArray())
                .toArray(int[][]::new);
    }

    private int plus(int id, int item) {
        int known = plus.get(id)[item];
        if (known > 0) return known;
        int sum = plus(plus(parents.get(id), item), largest.get(id));
        plus.get(id)[item] = sum;
        return sum;
    }

    private boolean isLost(int id, List<int[][]> options) {
        boolean moves = false;
        // Each number once, with what stands beside it.
        int[] word = word(id);
        for (int at = 0; at < word.length; at++) {
            if (at > 0 && word[at] == word[at - 1]) continue;
            int rest = 0;
            for (int i = 0; i < word.length; i++) if (i != at) rest = plus(rest, word[i]);
            for (var option : options.get(word[at])) {
                moves = true;
                int to = rest;
                for (int part : option) to = plus(to, part);
                if (lost.get(to)) return false;
            }
        }
        return moves;
    }

    /// @return how many sums there are, the empty one among them
    public int size() {
        return parents.size();
    }

    /// @return the numbers of the heaps of a sum, in ascending order
    public int[] word(int id) {
        var word = new int[counts.get(id)];
        for (int at = word.length - 1, of = id; at >= 0; at--, of = parents.get(of)) word[at] = largest.get(of);
        return word;
    }

    public boolean isLost(int id) {
        return lost.get(id);
    }
}
