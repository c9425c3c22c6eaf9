package grundy.strategic.tree;

import grundy.strategic.tree.GameTree.Chance;
import grundy.strategic.tree.GameTree.Decision;
import grundy.strategic.tree.GameTree.InformationSet;
import grundy.strategic.tree.GameTree.Lottery;
import grundy.strategic.tree.GameTree.Node;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;

/// Names of players, actions and information sets in another language, word by word.
public final class TreeNames {
    private final Map<String, String> words = new HashMap<>();

    /// @param list `stop = 停止, go = 继续`
    public TreeNames(String list) {
        for (var pair : list.split(",")) {
            var sides = pair.split("=", 2);
            if (sides.length == 2) words.put(sides[0].strip(), sides[1].strip());
        }
    }

    /// @return the same tree under another title and other names
    public GameTree of(GameTree tree, String title) {
        var sets = tree.sets().stream()
                .map(set -> new InformationSet(
                        set.player(),
                        phrase(set.name()),
                        set.actions().stream().map(this::word).toList(),
                        set.nodes()))
                .toList();
        return new GameTree(title, tree.players().stream().map(this::word).toList(), sets, node(tree.root()));
    }

    private Node node(Node node) {
        return switch (node) {
            case GameTree.Terminal terminal -> terminal;
            case Chance(var lotteries) ->
                new Chance(lotteries.stream()
                        .map(lottery -> new Lottery(word(lottery.name()), lottery.probability(), node(lottery.next())))
                        .toList());
            case Decision(var set, var next) ->
                new Decision(set, next.stream().map(this::node).toList());
        };
    }

    private String word(String name) {
        return words.getOrDefault(name, name);
    }

    private String phrase(String name) {
        return Arrays.stream(name.split(" ")).map(this::word).collect(Collectors.joining(" "));
    }
}
