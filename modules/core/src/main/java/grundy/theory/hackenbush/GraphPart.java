package grundy.theory.hackenbush;

import grundy.engine.NimValues;
import grundy.rules.BoardPosition;
import grundy.rules.board.graph.ColouredBush;
import grundy.rules.board.graph.ColouredBush.Coloured;
import grundy.rules.board.graph.EdgeList;
import grundy.rules.board.graph.Hackenbush;
import grundy.theory.form.FormValues;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;

/// A part of a graph that hangs together without the ground, and where it stands in the graph.
///
/// @param part on its own
/// @param edges of the part, as they are numbered in the graph, ascending
record GraphPart(Coloured graph, Coloured part, List<Integer> edges) {
    private static final NimValues FUSION = new FormValues<>(new Hackenbush(), EdgeList.class, new FusionPrinciple());

    String text() {
        return part.toString();
    }

    /// @param inPart numbers of edges in the part
    BushCuts cuts(int[] inPart) {
        return BushCuts.ofEdges(IntStream.of(inPart).map(edges::get).toArray());
    }

    BushCuts allCuts() {
        return cuts(IntStream.range(0, edges.size())
                .filter(edge -> !part.repeats(edge))
                .toArray());
    }

    /// @return the nim-value of the part in green Hackenbush
    BigInteger nimber() {
        return FUSION.value(green(part.edges()));
    }

    /// @return the moves that leave a nimber
    BushCuts greenCuts(BigInteger nimber) {
        var options = FUSION.optionsOfValue(green(part.edges()), nimber);
        return new BushCuts(
                options.count(),
                _ -> options.stream().map(option -> with((EdgeList) ((BoardPosition) option.getFirst()).state())));
    }

    private static BoardPosition green(EdgeList edges) {
        return new BoardPosition(edges, "");
    }

    /// @return the graph in which some of this part is left
    private ColouredBush with(EdgeList left) {
        var own = new HashSet<>(edges);
        var all = new ArrayList<Coloured.Edge>();
        for (int edge = 0; edge < graph.edges().count(); edge++) if (!own.contains(edge)) all.add(graph.edge(edge));
        for (int edge = 0; edge < left.count(); edge++)
            all.add(new Coloured.Edge(left.from(edge), left.to(edge), ColouredBush.GREEN));
        return all.isEmpty() ? ColouredBush.EMPTY : Coloured.of(all);
    }
}
