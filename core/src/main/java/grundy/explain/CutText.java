package grundy.explain;

import grundy.rules.BoardPosition;
import grundy.rules.Position;
import grundy.rules.board.Bush;
import grundy.solve.Move;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/// Which edge a move in Hackenbush with colours cuts, since a long bush is shown by its beginning only.
final class CutText {
    private CutText() {}

    /// @param move the step as it is written so far
    /// @return the step with the edge; empty in other games
    static Optional<Message> of(Move.Step step, String move) {
        var left = new ArrayList<Bush>();
        for (var part : step.to()) bush(part).ifPresent(left::add);
        return bush(step.from()).filter(_ -> left.size() == step.to().size()).flatMap(from -> switch (from) {
            case Bush.Stalks(var stalks) -> Optional.of(stalk(stalks, left, move));
            case Bush.Coloured graph -> edge(graph, left, move);
        });
    }

    private static Optional<Bush> bush(Position position) {
        return position instanceof BoardPosition(var state, var _) && state instanceof Bush bush
                ? Optional.of(bush)
                : Optional.empty();
    }

    private static Message stalk(List<String> stalks, List<Bush> left, String move) {
        var changed = new ArrayList<>(stalks);
        int height = 0;
        for (var bush : left)
            for (var stalk : ((Bush.Stalks) bush).stalks()) if (!changed.remove(stalk)) height = stalk.length();
        int index = stalks.indexOf(changed.getFirst());
        return stalks.size() == 1
                ? Message.of("explain.moves.cut-height", "move", move, "edge", height + 1)
                : Message.of("explain.moves.cut-stalk", "move", move, "stalk", index + 1, "edge", height + 1);
    }

    /// The only edge that is gone although one of its ends is still joined to the ground.
    private static Optional<Message> edge(Bush.Coloured graph, List<Bush> left, String move) {
        var joined = new HashSet<Integer>();
        joined.add(0);
        var kept = new HashMap<Bush.Coloured.Edge, Integer>();
        for (var bush : left) {
            if (!(bush instanceof Bush.Coloured part)) continue;
            for (int edge = 0; edge < part.edges().count(); edge++) {
                kept.merge(part.edge(edge), 1, Integer::sum);
                joined.add(part.edges().from(edge));
                joined.add(part.edges().to(edge));
            }
        }
        for (int edge = 0; edge < graph.edges().count(); edge++) {
            var each = graph.edge(edge);
            if (kept.merge(each, -1, Integer::sum) < 0 && (joined.contains(each.from()) || joined.contains(each.to())))
                return Optional.of(Message.of("explain.moves.cut", "move", move, "edge", graph.written(edge)));
        }
        return Optional.empty();
    }
}
