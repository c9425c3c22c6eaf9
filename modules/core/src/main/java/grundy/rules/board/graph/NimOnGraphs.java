package grundy.rules.board.graph;

import grundy.rules.Board;
import grundy.rules.PositionException;
import grundy.rules.board.heap.LazySequences;
import grundy.rules.board.heap.NumberRow;
import grundy.rules.notation.PositionText;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Nim on graphs: a token stands on a vertex, and every edge bears a number. A move chooses an edge at the token
/// whose number is positive, makes that number smaller, and takes the token along the edge.
///
/// A position gives the token's vertex and the edges with their numbers,
/// `at 1: 1-2=2 2-3=5 3-4=3 1-4=0`; `ring 2 5 3 0` is the same: a ring on which the first number joins
/// vertex 1, where the token stands, to vertex 2 (Luogu P1288). Source: M. Fukuyama, A Nim game played
/// on graphs, Theoretical Computer Science 304 (2003).
public record NimOnGraphs() implements Board<NimOnGraphs.Token> {
    /// @param edges they never change
    /// @param weights the number of each edge
    /// @param vertex where the token stands
    public record Token(EdgeList edges, NumberRow weights, int vertex) {}

    private record Edge(int from, int to, BigInteger weight) {}

    @Override
    public Token read(String text) {
        var scan = new PositionText(text);
        var edges = new ArrayList<Edge>();
        if (scan.take("ring")) {
            int offset = scan.offset();
            var weights = scan.numbers(0);
            if (weights.size() < 2) throw new PositionException(offset, Message.of("board.ring", "least", 2));
            for (int i = 1; i < weights.size(); i++) edges.add(new Edge(i, i + 1, weights.get(i - 1)));
            edges.add(new Edge(1, weights.size(), weights.getLast()));
            return token(edges, 1);
        }
        scan.expect("at");
        int vertex = scan.count(0, Integer.MAX_VALUE);
        scan.expect(":");
        while (!scan.atEnd()) {
            var ends = EdgeList.readEdge(scan, edges.size());
            if (!scan.takeAtOnce('=')) throw scan.expected(Message.of("board.what.word", "word", "="));
            edges.add(new Edge(Math.min(ends[0], ends[1]), Math.max(ends[0], ends[1]), scan.number(0)));
        }
        return token(edges, vertex);
    }

    private static Token token(List<Edge> edges, int vertex) {
        var sorted = edges.stream()
                .sorted(Comparator.comparingInt(Edge::from).thenComparingInt(Edge::to))
                .toList();
        return new Token(
                EdgeList.of(sorted.stream().map(e -> new int[] {e.from, e.to}).toList()),
                NumberRow.of(sorted.stream().map(Edge::weight).toList()),
                vertex);
    }

    @Override
    public BigInteger leastOptions(Token token) {
        return IntStream.range(0, token.edges.count())
                .filter(edge -> token.edges.touches(edge, token.vertex))
                .mapToObj(token.weights::get)
                .reduce(BigInteger.ZERO, BigInteger::max);
    }

    @Override
    public Iterable<Token> options(Token token) {
        var edges = token.edges;
        return LazySequences.flatMap(
                LazySequences.filter(LazySequences.indices(edges.count()), edge -> edges.touches(edge, token.vertex)),
                edge -> LazySequences.map(
                        LazySequences.below(token.weights.get(edge)), left -> move(token, edge, left)));
    }

    /// @param left the edge's new number, less than it was
    public static Token move(Token token, int edge, BigInteger left) {
        return new Token(token.edges, token.weights.with(edge, left), token.edges.across(edge, token.vertex));
    }

    @Override
    public List<BigInteger> numbers(Token token) {
        return token.weights.list();
    }

    @Override
    public String write(Token token) {
        var edges = token.edges;
        return IntStream.range(0, edges.count())
                .mapToObj(i -> " " + edges.from(i) + "-" + edges.to(i) + "=" + token.weights.get(i))
                .collect(Collectors.joining("", "at " + token.vertex + ":", ""));
    }
}
