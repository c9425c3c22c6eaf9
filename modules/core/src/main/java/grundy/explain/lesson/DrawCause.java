package grundy.explain.lesson;

import grundy.answer.Verdict;
import grundy.rules.BoardPosition;
import grundy.rules.graph.GameGraph;
import grundy.rules.graph.GraphBoard;
import grundy.rules.graph.TerminalResult;
import java.util.ArrayDeque;

/// The cause of a draw of a token on a graph: a result stated in the graph, play that can go on for
/// ever, or either.
enum DrawCause {
    /// No draw is stated where the token can come.
    ENDLESS,
    /// Play must end.
    STATED,
    /// A draw is stated somewhere, and there are cycles too.
    EITHER;

    /// Cost: O(vertices + edges) of the part that the token can reach.
    static DrawCause of(Verdict verdict) {
        var component = verdict.question().sum().components().getFirst();
        var graph = GraphBoard.graphOf(component.game().rules());
        if (graph.isEmpty()
                || !(component.position() instanceof BoardPosition position)
                || !(position.state() instanceof Integer vertex)) return ENDLESS;
        var part = graph.get().reachable(vertex);
        boolean hasResult = false;
        for (int v = 0; v < part.vertices(); v++)
            hasResult |= part.ending(v).filter(TerminalResult.DRAW::equals).isPresent();
        if (!hasResult) return ENDLESS;
        return mustEnd(part) ? STATED : EITHER;
    }

    /// Takes away vertices that no edge leads to, until none is left.
    private static boolean mustEnd(GameGraph graph) {
        var into = new int[graph.vertices()];
        for (int v = 0; v < into.length; v++)
            if (graph.ending(v).isEmpty()) for (int target : graph.targetsOf(v)) into[target]++;
        var open = new ArrayDeque<Integer>();
        for (int v = 0; v < into.length; v++) if (into[v] == 0) open.add(v);
        int gone = 0;
        while (!open.isEmpty()) {
            int v = open.remove();
            gone++;
            if (graph.ending(v).isEmpty())
                for (int target : graph.targetsOf(v)) if (--into[target] == 0) open.add(target);
        }
        return gone == into.length;
    }
}
