package grundy.engine.search;

import grundy.limit.Checkpoint;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.option.RuleOptions;
import grundy.text.Message;
import grundy.value.Value;
import grundy.value.loopy.LoopyForms;
import grundy.value.loopy.LoopyGraph;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Values of positions from which play may come back: all that can be reached, written down as a graph.
///
/// A position that falls into parts is one node with all its parts. Cost: an entry for each position that can be
/// reached, besides bringing the graph into simplest form ({@link LoopyGraph}).
public final class LoopyValues {
    private final RuleTree left;
    private final RuleTree right;
    private final LoopyGraph graph;
    private final Limits limits;
    private final Map<List<Position>, Integer> nodes = new HashMap<>();
    private final List<List<Position>> open = new ArrayList<>();

    /// @param rules of Left and Right, or the same for both, in normal play
    /// @param forms arena of the values
    public LoopyValues(RuleTree rules, LoopyForms forms, Limits limits) {
        this.left = rules instanceof RuleTree.Partizan(var lefts, var _) ? lefts : rules;
        this.right = rules instanceof RuleTree.Partizan(var _, var rights) ? rights : rules;
        this.graph = new LoopyGraph(forms);
        this.limits = limits;
    }

    /// @return its value, short where it is
    /// @throws LimitException if too many positions can be reached, or the work is to stop
    public Value of(Position position) {
        return graph.value(explored(List.of(position)));
    }

    /// @param parts of a position
    /// @return the value, in simplest form
    /// @throws LimitException if too many positions can be reached, or the work is to stop
    public LoopyGraph.Sides sides(List<Position> parts) {
        return graph.sides(explored(parts));
    }

    private int explored(List<Position> parts) {
        int start = node(parts);
        for (int next = 0; next < open.size(); next++) {
            Checkpoint.step();
            var some = open.get(next);
            graph.set(node(some), options(left, some), options(right, some));
        }
        open.clear();
        return start;
    }

    /// @return the number of positions that were met, those that fall into parts counted as one
    public long positions() {
        return nodes.size();
    }

    private int node(List<Position> parts) {
        return nodes.computeIfAbsent(RuleOptions.sorted(parts), key -> {
            if (nodes.size() >= limits.positions())
                throw new LimitException(Message.of("limit.loopy-nodes", "limit", limits.positions()));
            open.add(key);
            return graph.add();
        });
    }

    private int[] options(RuleTree rules, List<Position> parts) {
        var options = new ArrayList<Integer>();
        for (int i = 0; i < parts.size(); i++) {
            var others = new ArrayList<>(parts);
            var part = others.remove(i);
            for (var option : RuleOptions.distinct(rules, part)) {
                var whole = new ArrayList<>(others);
                whole.addAll(option);
                options.add(node(whole));
            }
        }
        return options.stream().mapToInt(i -> i).distinct().toArray();
    }
}
