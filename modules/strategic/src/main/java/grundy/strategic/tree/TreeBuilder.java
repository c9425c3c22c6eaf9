package grundy.strategic.tree;

import grundy.limit.Checkpoint;
import grundy.strategic.matrix.SizeException;
import grundy.strategic.tree.GameTree.InformationSet;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Numbers information sets in the order in which they are first met, and counts their places.
final class TreeBuilder {
    private final Map<String, Integer> numbers = new HashMap<>();
    private final List<Integer> players = new ArrayList<>();
    private final List<String> names = new ArrayList<>();
    private final List<List<String>> actions = new ArrayList<>();
    private final List<Integer> counts = new ArrayList<>();
    private int nodes;

    /// @throws SizeException if there are too many places, or too many below each other
    void node(int depth) {
        Checkpoint.step();
        if (++nodes > GameTree.MOST_NODES)
            throw new SizeException(Message.of("tree.too-large", "most", GameTree.MOST_NODES));
        if (depth > GameTree.MOST_DEPTH)
            throw new SizeException(Message.of("tree.too-deep", "most", GameTree.MOST_DEPTH));
    }

    /// @param key what tells the set from others of the player
    /// @return its number, if it is there already
    Optional<Integer> find(int player, String key) {
        return Optional.ofNullable(numbers.get(player + ":" + key));
    }

    int add(int player, String key, String name, List<String> options) {
        numbers.put(player + ":" + key, players.size());
        players.add(player);
        names.add(name);
        actions.add(List.copyOf(options));
        counts.add(0);
        return players.size() - 1;
    }

    /// @return a key that no other set has
    String fresh() {
        return "\0" + players.size();
    }

    void count(int set) {
        counts.set(set, counts.get(set) + 1);
    }

    List<String> actions(int set) {
        return actions.get(set);
    }

    List<InformationSet> sets() {
        var sets = new ArrayList<InformationSet>();
        for (int i = 0; i < players.size(); i++)
            sets.add(new InformationSet(players.get(i), names.get(i), actions.get(i), counts.get(i)));
        return List.copyOf(sets);
    }
}
