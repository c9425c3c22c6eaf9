package grundy.rules.board;

import grundy.rules.PartizanBoard;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/// Hackenbush with colours: a graph stands on the ground; Left cuts a blue edge, Right a red one, either a green one,
/// and whatever is no longer joined to the ground falls away.
///
/// A position gives stalks by their colours from the ground up, `BRR + BB`, or the edges of a graph with a colour
/// behind each, `0-1B 1-2R 1-3G`, with 0 for the ground; an edge without a colour is green. The word `empty`, or `0`,
/// is the bush without edges; behind `ground 5` the ground is the vertex 5. Source: Winning Ways, chapters 1, 2, 3
/// and 7.
public record RedBlueHackenbush() implements PartizanBoard<Bush> {
    @Override
    public Bush read(String text) {
        return new BushText(text, false).one();
    }

    /// @return each stalk and each graph on its own
    @Override
    public List<Bush> readAll(String text) {
        return new BushText(text, false).all();
    }

    /// @return each option once
    @Override
    public Iterable<Bush> leftOptions(Bush bush) {
        return options(bush, Bush.BLUE);
    }

    /// @return each option once
    @Override
    public Iterable<Bush> rightOptions(Bush bush) {
        return options(bush, Bush.RED);
    }

    private static Iterable<Bush> options(Bush bush, char own) {
        return switch (bush) {
            case Bush.Stalks(var stalks) -> {
                var seen = new HashSet<String>();
                var different = new ArrayList<Integer>();
                for (int i = 0; i < stalks.size(); i++) if (seen.add(stalks.get(i))) different.add(i);
                yield Lazily.flatMap(different, stalk -> options(stalks, stalk, own));
            }
            case Bush.Coloured graph ->
                Lazily.map(
                        Lazily.filter(
                                Lazily.indices(graph.edges().count()),
                                edge -> mayCut(own, graph.colour(edge)) && !graph.repeats(edge)),
                        graph::cut);
        };
    }

    private static Iterable<Bush> options(List<String> stalks, int stalk, char own) {
        var colours = stalks.get(stalk);
        return Lazily.map(
                Lazily.filter(Lazily.indices(colours.length()), height -> mayCut(own, colours.charAt(height))),
                height -> new Bush.Stalks(stalks).cut(stalk, height));
    }

    private static boolean mayCut(char own, char colour) {
        return colour == own || colour == Bush.GREEN;
    }

    /// What hangs together without the ground.
    @Override
    public List<Bush> parts(Bush bush) {
        return switch (bush) {
            case Bush.Stalks(var stalks) ->
                stalks.stream()
                        .<Bush>map(stalk -> new Bush.Stalks(List.of(stalk)))
                        .toList();
            case Bush.Coloured graph ->
                Hackenbush.edgesByPart(graph.edges()).stream()
                        .<Bush>map(edges -> part(graph, edges))
                        .toList();
        };
    }

    /// @param edges of the part, ascending
    public static Bush.Coloured part(Bush.Coloured graph, List<Integer> edges) {
        return Bush.Coloured.of(edges.stream().map(graph::edge).toList());
    }

    @Override
    public String write(Bush bush) {
        return bush.toString();
    }
}
