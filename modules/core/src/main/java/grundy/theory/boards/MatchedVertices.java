package grundy.theory.boards;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.limit.LimitException;
import grundy.rules.board.graph.Geography;
import grundy.rules.board.graph.InducedGraph;
import grundy.text.Blocks;
import grundy.text.Message;
import grundy.theory.form.BoardTheorem;
import grundy.theory.form.CatalogueText;
import grundy.theory.form.ColdForm;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Optional;

/// Undirected vertex geography: the player to move wins exactly if every largest matching of the graph covers the
/// token's vertex, and then by moving to a neighbour that some largest matching of the rest misses. Cost: that of
/// {@link GraphMatching}, for at most 20,000 vertices.
public record MatchedVertices() implements ColdForm<Geography.Token> {
    private static final int VERTICES = 20_000;
    private static final int SHOWN = 40;

    /// @param vertices as the graph knows them; the matching numbers them in this order
    private record UnvisitedPart(int[] vertices, int token, GraphMatching matching) {
        static UnvisitedPart of(Geography.Token token) {
            InducedGraph graph = token.graph();
            if (graph.size() > VERTICES)
                throw new LimitException(
                        Message.of("board.limit.matching", "vertices", graph.size(), "most", VERTICES));
            int[] vertices = graph.vertices();
            var index = new HashMap<Integer, Integer>();
            for (int i = 0; i < vertices.length; i++) index.put(vertices[i], i);
            var neighbours = new int[vertices.length][];
            for (int i = 0; i < vertices.length; i++) {
                neighbours[i] = graph.neighbours(vertices[i]).clone();
                for (int j = 0; j < neighbours[i].length; j++)
                    neighbours[i][j] = index.getOrDefault(neighbours[i][j], -1);
            }
            int at = index.getOrDefault(token.vertex(), -1);
            return new UnvisitedPart(vertices, at, new GraphMatching(neighbours, at));
        }

        String name(Geography.Token token, int index) {
            return String.valueOf(token.graph().name(vertices[index]));
        }
    }

    @Override
    public boolean isCold(Geography.Token token) {
        var part = UnvisitedPart.of(token);
        return !part.matching.restore(part.token);
    }

    @Override
    public CountedList<Geography.Token> coldOptions(Geography.Token token) {
        var part = UnvisitedPart.of(token);
        boolean[] missable = part.matching.missable();
        var left = token.graph().without(token.vertex());
        var found = new ArrayList<Geography.Token>();
        for (int i = 0; i < part.vertices.length; i++) {
            int vertex = part.vertices[i];
            if (missable[i] && contains(token.graph().neighbours(token.vertex()), vertex))
                found.add(new Geography.Token(left.component(vertex), left.name(vertex)));
        }
        return CountedList.of(found);
    }

    private static boolean contains(int[] vertices, int target) {
        for (int vertex : vertices) if (vertex == target) return true;
        return false;
    }

    @Override
    public Evidence.ClosedForm theorem() {
        return new Evidence.ClosedForm(
                "Fraenkel, Scheinerman and Ullman 1993",
                "P when some largest matching of the graph misses the token's vertex",
                CatalogueText.source("geography"));
    }

    /// @return the theorem, for positions of this board
    public static BoardTheorem<Geography.Token> on(Geography board) {
        return BoardTheorem.cold("matching", board, Geography.Token.class, new MatchedVertices())
                .saying(Message.of("explain.board.geography"))
                .tabled(token ->
                        token.graph().size() <= SHOWN ? Optional.of(blocks -> tell(token, blocks)) : Optional.empty());
    }

    /// Shows a largest matching, which decides.
    private static void tell(Geography.Token token, Blocks blocks) {
        var part = UnvisitedPart.of(token);
        boolean covered = part.matching.restore(part.token);
        int[] mates = part.matching.mates();
        var pairs = new ArrayList<String>();
        for (int i = 0; i < mates.length; i++)
            if (mates[i] > i) pairs.add(part.name(token, i) + "-" + part.name(token, mates[i]));
        if (covered)
            blocks.say(Message.of(
                    "explain.geography.covered",
                    "pairs",
                    pairs,
                    "vertex",
                    part.name(token, part.token),
                    "mate",
                    part.name(token, mates[part.token])));
        else if (!pairs.isEmpty())
            blocks.say(Message.of("explain.geography.missed", "pairs", pairs, "vertex", part.name(token, part.token)));
    }
}
