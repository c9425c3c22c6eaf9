package grundy.rules.board.graph;

import grundy.rules.Board;
import grundy.rules.PositionException;
import grundy.rules.board.heap.LazySequences;
import grundy.rules.notation.PositionText;
import grundy.text.Message;
import java.util.Arrays;
import java.util.List;

/// Undirected vertex geography: a token stands on a vertex of a graph; a move takes it to a neighbour that it has
/// not visited yet.
///
/// A position gives the token's vertex and the graph of what is not visited, the token's vertex
/// included: `at 1: 1-2 2-3`, `at 1: grid 3 3`. Vertices that the token cannot reach are dropped.
/// Source: A. S. Fraenkel, E. R. Scheinerman and D. Ullman, Undirected edge geography, Theoretical
/// Computer Science 112 (1993).
public record Geography() implements Board<Geography.Token> {
    /// @param graph the unvisited vertices that can be reached, and the token's own
    /// @param name of the token's vertex
    public record Token(InducedGraph graph, int name) {
        /// @return the token's vertex as the graph numbers it
        public int vertex() {
            return graph.vertex(name);
        }
    }

    @Override
    public Token read(String text) {
        var scan = new PositionText(text);
        scan.expect("at");
        int offset = scan.offset();
        int name = scan.count(0, Integer.MAX_VALUE);
        scan.expect(":");
        var graph = InducedGraph.read(scan);
        int vertex = graph.vertex(name);
        if (vertex < 0) throw new PositionException(offset, Message.of("board.no-vertex", "vertex", name));
        return new Token(graph.component(vertex), name);
    }

    @Override
    public Iterable<Token> options(Token token) {
        var left = token.graph.without(token.vertex());
        return LazySequences.map(
                Arrays.stream(token.graph.neighbours(token.vertex())).boxed().toList(),
                next -> new Token(left.component(next), left.name(next)));
    }

    @Override
    public List<Token> parts(Token token) {
        return token.graph.size() == 1 ? List.of() : List.of(token);
    }

    @Override
    public String write(Token token) {
        return "at " + token.name + ": " + token.graph;
    }
}
