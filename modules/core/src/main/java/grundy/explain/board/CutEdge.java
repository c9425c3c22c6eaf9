package grundy.explain.board;

import grundy.finding.Move;
import grundy.rules.BoardPosition;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.board.graph.ChildishHackenbush;
import grundy.rules.board.graph.ColouredBush;
import grundy.rules.board.graph.EdgeList;
import grundy.rules.board.graph.Hackenbush;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// The edge that a move in Hackenbush cuts.
///
/// @param edge as it is written, `0-1B`; of a stalk its number from the ground up, from 1
/// @param stalk which stalk the edge belongs to, from 1; 0 in a graph
/// @param stalks how many there are
/// @param edges how many edges there were
/// @param remainingEdges how many are left
public record CutEdge(String edge, int stalk, int stalks, long edges, long remainingEdges) {
    /// @return empty in other games
    public static Optional<CutEdge> of(RuleTree rules, Move.Step step) {
        return switch (state(step.from()).orElse("")) {
            case ColouredBush.Stalks(var stalks) -> Optional.of(ofStalk(stalks, step.to()));
            case ColouredBush.Coloured graph -> ofGraph(graph.edges(), graph.colours(), step.to());
            case EdgeList graph
            when rules.onBoard().filter(on -> on.board() instanceof Hackenbush).isPresent() ->
                ofGraph(graph, "", step.to());
            default -> Optional.empty();
        };
    }

    private static Optional<Object> state(Position position) {
        if (!(position instanceof BoardPosition(var state, var _))) return Optional.empty();
        return Optional.of(state instanceof ChildishHackenbush.Picture(var bush) ? bush : state);
    }

    private static CutEdge ofStalk(List<String> stalks, List<Position> to) {
        var changed = new ArrayList<>(stalks);
        int height = 0;
        for (var part : to)
            if (state(part).orElse("") instanceof ColouredBush.Stalks(var some))
                for (var stalk : some) if (!changed.remove(stalk)) height = stalk.length();
        var cut = changed.getFirst();
        long all = stalks.stream().mapToLong(String::length).sum();
        return new CutEdge(
                Integer.toString(height + 1),
                stalks.indexOf(cut) + 1,
                stalks.size(),
                all,
                all - (cut.length() - height));
    }

    /// The only edge that is gone although one of its ends is still joined to the ground.
    ///
    /// @param colours of the edges; empty if they have none
    private static Optional<CutEdge> ofGraph(EdgeList graph, String colours, List<Position> to) {
        long[] remaining = to.stream()
                .flatMapToLong(part -> Arrays.stream(
                        switch (state(part).orElse("")) {
                            case ColouredBush.Coloured rest -> keys(rest.edges(), rest.colours());
                            case EdgeList rest -> keys(rest, "");
                            default -> new long[0];
                        }))
                .sorted()
                .toArray();
        int[] joined = Arrays.stream(remaining)
                .mapMulti((key, vertices) -> {
                    vertices.accept((key ^ Long.MIN_VALUE) >>> 33);
                    vertices.accept(key >>> 2 & Integer.MAX_VALUE);
                })
                .mapToInt(vertex -> (int) vertex)
                .sorted()
                .toArray();
        long[] all = keys(graph, colours);
        int next = 0;
        for (int edge = 0; edge < all.length; edge++) {
            if (next < remaining.length && remaining[next] == all[edge]) next++;
            else if (isJoined(joined, graph.from(edge)) || isJoined(joined, graph.to(edge)))
                return Optional.of(new CutEdge(edgeText(graph, colours, edge), 0, 0, all.length, remaining.length));
        }
        return Optional.empty();
    }

    private static boolean isJoined(int[] joined, int vertex) {
        return vertex == 0 || Arrays.binarySearch(joined, vertex) >= 0;
    }

    /// @return for each edge a number that tells its ends and its colour, ascending
    private static long[] keys(EdgeList graph, String colours) {
        var keys = new long[graph.count()];
        for (int edge = 0; edge < keys.length; edge++) {
            long colour = colours.isEmpty() ? 0 : number(colours.charAt(edge));
            keys[edge] = ((long) graph.from(edge) << 33 | (long) graph.to(edge) << 2 | colour) ^ Long.MIN_VALUE;
        }
        return keys;
    }

    /// @return a number below 4, in the order of the letters
    private static int number(char colour) {
        return switch (colour) {
            case ColouredBush.BLUE -> 1;
            case ColouredBush.GREEN -> 2;
            default -> 3;
        };
    }

    private static String edgeText(EdgeList graph, String colours, int edge) {
        var ends = graph.from(edge) + "-" + graph.to(edge);
        return colours.isEmpty() ? ends : ends + colours.charAt(edge);
    }

    /// @param move the step as it is written so far
    /// @return the step with the edge
    public Message behindMove(String move) {
        if (stalk == 0) return Message.of("explain.moves.cut", "move", move, "edge", edge);
        return stalks == 1
                ? Message.of("explain.moves.cut-height", "move", move, "edge", edge)
                : Message.of("explain.moves.cut-stalk", "move", move, "stalk", stalk, "edge", edge);
    }

    /// @return the step where the positions are too long to be shown
    public Message alone() {
        var name = stalk == 0
                ? Message.of("explain.moves.cut-edge", "edge", edge)
                : stalks == 1
                        ? Message.of("explain.moves.cut-edge-height", "edge", edge)
                        : Message.of("explain.moves.cut-edge-stalk", "stalk", stalk, "edge", edge);
        return Message.of("explain.moves.cut-large", "edge", name, "left", remainingEdges, "edges", edges);
    }
}
