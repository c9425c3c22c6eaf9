package grundy.rules.board.graph;

import grundy.rules.PartizanBoard;
import java.util.ArrayList;
import java.util.List;

/// Childish Hackenbush: Hackenbush with colours in which a blue or a red edge may be cut only if nothing else falls
/// away. Green edges are cut as in Hackenbush, which is how CGSuite has them.
///
/// A position is written as in {@link RedBlueHackenbush}. Source: Winning Ways, chapter 8.
public record ChildishHackenbush() implements PartizanBoard<ChildishHackenbush.Picture> {
    private static final RedBlueHackenbush GROWN_UP = new RedBlueHackenbush();

    /// A bush of this game, which is not worth what it is worth in the other.
    ///
    /// @param bush as it was written
    public record Picture(ColouredBush bush) {}

    @Override
    public Picture read(String text) {
        return new Picture(GROWN_UP.read(text));
    }

    @Override
    public List<Picture> readAll(String text) {
        return GROWN_UP.readAll(text).stream().map(Picture::new).toList();
    }

    @Override
    public Iterable<Picture> leftOptions(Picture picture) {
        return options(picture, ColouredBush.BLUE);
    }

    @Override
    public Iterable<Picture> rightOptions(Picture picture) {
        return options(picture, ColouredBush.RED);
    }

    private static Iterable<Picture> options(Picture picture, char own) {
        var options = new ArrayList<Picture>();
        switch (picture.bush) {
            case ColouredBush.Stalks(var stalks) -> {
                for (int i = 0; i < stalks.size(); i++)
                    for (int height = 0; height < stalks.get(i).length(); height++) {
                        boolean isTop = height + 1 == stalks.get(i).length();
                        if (stalks.indexOf(stalks.get(i)) == i
                                && mayCut(own, stalks.get(i).charAt(height), isTop))
                            options.add(new Picture(new ColouredBush.Stalks(stalks).cut(i, height)));
                    }
            }
            case ColouredBush.Coloured graph -> {
                int left = graph.edges().count() - 1;
                for (int edge = 0; edge <= left; edge++) {
                    if (graph.repeats(edge) || !mayCut(own, graph.colour(edge), true)) continue;
                    var cut = graph.cut(edge);
                    if (mayCut(own, graph.colour(edge), edges(cut) == left)) options.add(new Picture(cut));
                }
            }
        }
        return options;
    }

    /// @param alone whether nothing else falls
    private static boolean mayCut(char own, char colour, boolean alone) {
        return colour == ColouredBush.GREEN || alone && colour == own;
    }

    private static int edges(ColouredBush bush) {
        return switch (bush) {
            case ColouredBush.Stalks(var stalks) ->
                stalks.stream().mapToInt(String::length).sum();
            case ColouredBush.Coloured graph -> graph.edges().count();
        };
    }

    @Override
    public List<Picture> parts(Picture picture) {
        return GROWN_UP.parts(picture.bush).stream().map(Picture::new).toList();
    }

    @Override
    public String write(Picture picture) {
        return GROWN_UP.write(picture.bush);
    }
}
