package grundy.rules.board.graph;

import grundy.rules.Board;
import grundy.rules.board.heap.LazySequences;
import grundy.rules.notation.PositionText;
import java.util.List;

/// Undirected edge geography: a token stands on a vertex of a graph; a move takes it along an edge that it has not
/// used yet.
///
/// A position gives the token's vertex and the unused edges: `at 1: 1-2 2-3 3-1`. Edges that the token cannot reach
/// are dropped; an edge may be there several times. Source: A. S. Fraenkel, E. R. Scheinerman and D. Ullman,
/// Undirected edge geography, Theoretical Computer Science 112 (1993).
public record EdgeGeography() implements Board<EdgeGeography.Token> {
    /// @param edges the unused edges that can be reached
    /// @param vertex where the token stands
    public record Token(EdgeList edges, int vertex) {}

    @Override
    public Token read(String text) {
        var scan = new PositionText(text);
        scan.expect("at");
        int vertex = scan.count(0, Integer.MAX_VALUE);
        scan.expect(":");
        return token(EdgeList.of(EdgeList.read(scan)), vertex, -1);
    }

    private static Token token(EdgeList edges, int vertex, int used) {
        return new Token(edges.keep(edges.joinedTo(vertex, used)), vertex);
    }

    @Override
    public Iterable<Token> options(Token token) {
        var edges = token.edges;
        return LazySequences.map(
                LazySequences.filter(
                        LazySequences.indices(edges.count()),
                        edge -> edges.touches(edge, token.vertex) && !edges.repeats(edge)),
                edge -> token(edges, edges.across(edge, token.vertex), edge));
    }

    @Override
    public List<Token> parts(Token token) {
        return token.edges.count() == 0 ? List.of() : List.of(token);
    }

    @Override
    public String write(Token token) {
        return ("at " + token.vertex + ": " + token.edges).stripTrailing();
    }
}
