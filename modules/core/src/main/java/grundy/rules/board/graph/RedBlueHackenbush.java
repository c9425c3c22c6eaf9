package grundy.rules.board.graph;

import grundy.rules.PartizanBoard;
import grundy.rules.board.heap.LazySequences;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/// Hackenbush with colours: a graph stands on the ground; Left cuts a blue edge, Right a red one, either a green one,
/// and whatever is no longer joined to the ground falls away.
///
/// A position gives stalks by their colours from the ground up, `BRR + BB`, or the edges of a graph with a colour
/// after each, `0-1B 1-2R 1-3G`, with 0 for the ground; an edge without a colour is green. The word `empty`, or
/// `0`, is the bush without edges; after `ground 5` the ground is the vertex 5. Source: Winning Ways, chapters 1,
/// 2, 3 and 7.
public record RedBlueHackenbush() implements PartizanBoard<ColouredBush> {
    @Override
    public ColouredBush read(String text) {
        return new BushText(text, false).one();
    }

    /// @return each stalk and each graph on its own
    @Override
    public List<ColouredBush> readAll(String text) {
        return new BushText(text, false).all();
    }

    /// @return each option once
    @Override
    public Iterable<ColouredBush> leftOptions(ColouredBush bush) {
        return options(bush, ColouredBush.BLUE);
    }

    /// @return each option once
    @Override
    public Iterable<ColouredBush> rightOptions(ColouredBush bush) {
        return options(bush, ColouredBush.RED);
    }

    private static Iterable<ColouredBush> options(ColouredBush bush, char own) {
        return switch (bush) {
            case ColouredBush.Stalks(var stalks) -> {
                var distinct = new HashSet<String>();
                var different = new ArrayList<Integer>();
                for (int i = 0; i < stalks.size(); i++) if (distinct.add(stalks.get(i))) different.add(i);
                yield LazySequences.flatMap(different, stalk -> options(stalks, stalk, own));
            }
            case ColouredBush.Coloured graph ->
                LazySequences.map(
                        LazySequences.filter(
                                LazySequences.indices(graph.edges().count()),
                                edge -> mayCut(own, graph.colour(edge)) && !graph.repeats(edge)),
                        graph::cut);
        };
    }

    private static Iterable<ColouredBush> options(List<String> stalks, int stalk, char own) {
        var colours = stalks.get(stalk);
        return LazySequences.map(
                LazySequences.filter(
                        LazySequences.indices(colours.length()), height -> mayCut(own, colours.charAt(height))),
                height -> new ColouredBush.Stalks(stalks).cut(stalk, height));
    }

    private static boolean mayCut(char own, char colour) {
        return colour == own || colour == ColouredBush.GREEN;
    }

    /// The parts that are connected without the ground.
    @Override
    public List<ColouredBush> parts(ColouredBush bush) {
        return switch (bush) {
            case ColouredBush.Stalks(var stalks) ->
                stalks.stream()
                        .<ColouredBush>map(stalk -> new ColouredBush.Stalks(List.of(stalk)))
                        .toList();
            case ColouredBush.Coloured graph ->
                Hackenbush.edgesByPart(graph.edges()).stream()
                        .<ColouredBush>map(edges -> part(graph, edges))
                        .toList();
        };
    }

    /// @param edges of the part, ascending
    public static ColouredBush.Coloured part(ColouredBush.Coloured graph, List<Integer> edges) {
        return ColouredBush.Coloured.of(edges.stream().map(graph::edge).toList());
    }

    @Override
    public String write(ColouredBush bush) {
        return bush.toString();
    }
}
