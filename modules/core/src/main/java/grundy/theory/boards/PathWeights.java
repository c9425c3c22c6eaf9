package grundy.theory.boards;

import static java.math.BigInteger.ONE;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.rules.board.graph.NimOnGraphs;
import grundy.rules.board.heap.LazySequences;
import grundy.text.Message;
import grundy.theory.form.BoardTheorem;
import grundy.theory.form.ColdForm;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;

/// Nim on graphs where the edges with positive numbers that the token can reach form a path, as on a ring with a
/// zero: cold exactly if both ends of the path are an even number of edges away.
///
/// Proof: towards an odd end one makes the edge zero behind the token and leaves an even way and none. From even
/// ways every move leaves an odd one in front. Lowering the edge to a positive number leaves even ways only if both
/// were odd. Cost: O(edges).
public record PathWeights() implements ColdForm<NimOnGraphs.Token> {
    private static final int SEARCHED_BITS = 18;

    /// @return whether the theorem speaks of this
    public static boolean covers(NimOnGraphs.Token token) {
        var incident = positiveEdgesAt(token, token.vertex());
        if (incident.size() > 2) return false;
        return incident.stream().allMatch(edge -> length(token, edge) >= 0);
    }

    private static ArrayList<Integer> positiveEdgesAt(NimOnGraphs.Token token, int vertex) {
        var found = new ArrayList<Integer>();
        for (int edge = 0; edge < token.edges().count(); edge++)
            if (token.weights().get(edge).signum() > 0
                    && (token.edges().from(edge) == vertex || token.edges().to(edge) == vertex)) found.add(edge);
        return found;
    }

    /// @return the number of edges from the token to the end of the path that begins with the edge, or -1 if it
    ///     branches or returns
    private static int length(NimOnGraphs.Token token, int first) {
        var visited = new HashSet<Integer>();
        int vertex = token.vertex();
        int edge = first;
        for (int length = 1; ; length++) {
            visited.add(vertex);
            int from = token.edges().from(edge);
            vertex = from == vertex ? token.edges().to(edge) : from;
            if (visited.contains(vertex)) return -1;
            var next = positiveEdgesAt(token, vertex);
            if (next.size() > 2) return -1;
            if (next.size() == 1) return length;
            edge = next.get(0) == edge ? next.get(1) : next.get(0);
        }
    }

    /// Each edge may have any number up to its own.
    private static boolean isLarge(NimOnGraphs.Token token) {
        var positions = token.weights().list().stream().map(ONE::add).reduce(ONE, BigInteger::multiply);
        return positions.bitLength() > SEARCHED_BITS;
    }

    @Override
    public boolean isCold(NimOnGraphs.Token token) {
        return positiveEdgesAt(token, token.vertex()).stream().allMatch(edge -> length(token, edge) % 2 == 0);
    }

    @Override
    public CountedList<NimOnGraphs.Token> coldOptions(NimOnGraphs.Token token) {
        var odd = new ArrayList<>(positiveEdgesAt(token, token.vertex()));
        odd.removeIf(edge -> length(token, edge) % 2 == 0);
        boolean both = odd.size() == 2;
        var found = new ArrayList<CountedList<NimOnGraphs.Token>>();
        for (int edge : odd) {
            BigInteger numbers = both ? token.weights().get(edge) : ONE;
            found.add(CountedList.of(
                    numbers,
                    LazySequences.map(LazySequences.below(numbers), left -> NimOnGraphs.move(token, edge, left))));
        }
        return CountedList.union(found);
    }

    @Override
    public Evidence.ClosedForm theorem() {
        return new Evidence.ClosedForm(
                "Nim on a path",
                "P when both ends of the token's path of positive edges are an even number of edges away",
                "M. Fukuyama, A Nim game played on graphs, Theoretical Computer Science 304 (2003) 387-399");
    }

    /// @return the theorem, for positions of this board
    public static BoardTheorem<NimOnGraphs.Token> on(NimOnGraphs board) {
        return BoardTheorem.partial(
                        "path-weights",
                        board,
                        NimOnGraphs.Token.class,
                        new PathWeights(),
                        PathWeights::covers,
                        PathWeights::isLarge)
                .saying(Message.of("explain.board.nim-on-graphs"));
    }
}
