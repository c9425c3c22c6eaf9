package grundy.rules.board;

import grundy.rules.PartizanBoard;
import java.util.List;

/// Childish Hackenbush: Hackenbush with colours in which an edge may be cut only if nothing else falls away.
///
/// A position is written as in {@link RedBlueHackenbush}. Source: Winning Ways, chapter 8.
public record ChildishHackenbush() implements PartizanBoard<ChildishHackenbush.Picture> {
    private static final RedBlueHackenbush GROWN_UP = new RedBlueHackenbush();

    /// A bush of this game, which is not worth what it is worth in the other.
    ///
    /// @param bush as it was written
    public record Picture(Bush bush) {}

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
        return options(picture, GROWN_UP.leftOptions(picture.bush));
    }

    @Override
    public Iterable<Picture> rightOptions(Picture picture) {
        return options(picture, GROWN_UP.rightOptions(picture.bush));
    }

    private static Iterable<Picture> options(Picture picture, Iterable<Bush> cut) {
        int left = edges(picture.bush) - 1;
        return Lazily.map(Lazily.filter(cut, bush -> edges(bush) == left), Picture::new);
    }

    private static int edges(Bush bush) {
        return switch (bush) {
            case Bush.Stalks(var stalks) ->
                stalks.stream().mapToInt(String::length).sum();
            case Bush.Coloured graph -> graph.edges().count();
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
