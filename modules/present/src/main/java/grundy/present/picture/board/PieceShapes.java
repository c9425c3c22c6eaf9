package grundy.present.picture.board;

import grundy.present.board.piece.BoardPiece;
import grundy.present.picture.drawing.PaperColour;
import grundy.present.picture.drawing.SvgElement;
import grundy.value.Side;
import java.util.ArrayList;
import java.util.List;

/// How one piece is drawn: as on the page, where `Drawn.svelte` says the same.
///
/// @param unit the side of a square (unit: points)
/// @param isMarked whether a move changes it, so that it has the colour of what stands out
record PieceShapes(BoardPiece piece, double unit, boolean isMarked) {
    private static final double LETTER = 0.46;
    private static final double LONG = 1.5;
    private static final double MIDDLE = 0.35;
    private static final String STAYS_WHITE = "#fffffe";
    private static final String PIN = "M.5 .03c.13 0 .17 .11 .15 .22-.02 .1 0 .16 .05 .25 .07 .12 .1 .21 .08 .31-.02 .1"
            + "-.05 .14-.06 .17h-.44c-.01-.03-.04-.07-.06-.17-.02-.1 .01-.19 .08-.31 .05-.09 .07-.15 .05-.25-.02-.11"
            + " .02-.22 .15-.22z";
    private static final String BAND = "M.35 .27h.3M.345 .34h.31";

    /// @return what is drawn, the lowest first; nothing of what is only there to be pressed
    List<SvgElement> drawn() {
        var shapes = new ArrayList<SvgElement>();
        switch (piece.look()) {
            case "stone" -> stone(shapes);
            case "pin" -> pin(shapes);
            case "coin", "head" -> coin(shapes);
            case "tail" -> shapes.add(rim(disc(0.42, PaperColour.SHEET), PaperColour.COIN_EDGE, 0.05));
            case "square" -> shapes.add(box(0.02, 0.06, isOdd() ? PaperColour.BOARD_ODD : PaperColour.BOARD));
            case "hexagon" -> shapes.add(hexagon());
            case "hole" -> shapes.add(box(0.02, 0.06, PaperColour.of(piece.side(), PaperColour.EDGE)));
            case "piece", "token" -> shapes.add(man(0.36));
            case "disc" -> shapes.add(man(0.44));
            case "mark" -> mark(shapes);
            case "line" -> shapes.add(line(PaperColour.of(piece.side(), PaperColour.LINE), 0.07));
            case "edge" -> shapes.add(edge());
            case "arrow" -> arrow(shapes);
            case "cut" -> shapes.add(line(PaperColour.EDGE, 0.04).with("stroke-dasharray", lengths(0.1, 0.1)));
            case "box" -> shapes.add(box(0.1, 0.08, PaperColour.of(piece.side(), PaperColour.WARM)));
            case "chocolate" -> chocolate(shapes, "#6b3e26");
            case "poison" -> chocolate(shapes, "#3f6b2a");
            case "step" -> shapes.add(rim(box(0, 0, PaperColour.WARM), PaperColour.EDGE, 0.03));
            case "vertex" ->
                shapes.add(rim(
                        circle(Math.max(0.3 * small(), 0.1), PaperColour.of(piece.side(), PaperColour.SHEET)),
                        PaperColour.INK,
                        0.05));
            case "ground" -> shapes.add(ground());
            case "target" -> shapes.add(target());
            case "bar" -> shapes.add(bar());
            case "number", "pass" -> shapes.add(rim(box(0.06, 0.16, PaperColour.WARM), PaperColour.EDGE, 0.03));
            case "number-named" -> shapes.add(box(0.06, 0.16, PaperColour.LEFT));
            case "number-gone" -> shapes.add(rim(box(0.06, 0.16, PaperColour.SHEET), PaperColour.LINE, 0.03));
            case "queen" -> shapes.add(text("♛", 0.8 * small(), PaperColour.COLD.hex()));
            case "gap", "words" -> {
                // a gap is only there to be pressed, and words are written below
            }
            default -> throw new AssertionError("A piece must have a look that is drawn, but has " + piece.look());
        }
        words(shapes);
        return shapes;
    }

    private double small() {
        var area = piece.area();
        return area.isLine() ? 0 : Math.min(area.x2() - area.x(), area.y2() - area.y());
    }

    private double x() {
        return (piece.area().x() + piece.area().x2()) / 2;
    }

    private double y() {
        return (piece.area().y() + piece.area().y2()) / 2;
    }

    private boolean isOdd() {
        return (Math.round(piece.area().x()) + Math.round(piece.area().y())) % 2 == 1;
    }

    private String colour(PaperColour colour) {
        return isMarked ? PaperColour.FOCUS.hex() : colour.hex();
    }

    private String lengths(double... lengths) {
        for (int i = 0; i < lengths.length; i++) lengths[i] *= unit;
        return SvgElement.numbers(lengths);
    }

    private SvgElement rim(SvgElement shape, PaperColour colour, double width) {
        return shape.with("stroke", colour(colour)).with("stroke-width", lengths(width));
    }

    private SvgElement circle(double radius, PaperColour fill) {
        return SvgElement.of("circle")
                .with("cx", x() * unit)
                .with("cy", y() * unit)
                .with("r", radius * unit)
                .with("fill", colour(fill));
    }

    private SvgElement disc(double radius, PaperColour fill) {
        return circle(radius * Math.max(small(), piece.area().isLine() ? 1 : 0), fill);
    }

    private SvgElement box(double inset, double corner, PaperColour fill) {
        return box(inset, corner).with("fill", colour(fill));
    }

    private SvgElement box(double inset, double corner) {
        var area = piece.area();
        return rectangle(
                area.x() + inset,
                area.y() + inset,
                area.x2() - area.x() - 2 * inset,
                area.y2() - area.y() - 2 * inset,
                corner);
    }

    private SvgElement rectangle(double x, double y, double width, double height, double corner) {
        var shape = SvgElement.of("rect")
                .with("x", x * unit)
                .with("y", y * unit)
                .with("width", width * unit)
                .with("height", height * unit);
        return corner == 0 ? shape : shape.with("rx", corner * unit);
    }

    private SvgElement line(PaperColour colour, double width) {
        var area = piece.area();
        return stroke("M" + lengths(area.x(), area.y()) + "L" + lengths(area.x2(), area.y2()), colour, width);
    }

    private SvgElement stroke(String path, PaperColour colour, double width) {
        return rim(SvgElement.of("path").with("d", path).with("fill", "none"), colour, width)
                .with("stroke-linecap", "round");
    }

    private void stone(List<SvgElement> shapes) {
        shapes.add(disc(0.42, PaperColour.COLD));
        shapes.add(SvgElement.of("circle")
                .with("cx", (x() - 0.12 * small()) * unit)
                .with("cy", (y() - 0.14 * small()) * unit)
                .with("r", 0.09 * small() * unit)
                .with("fill", STAYS_WHITE)
                .with("opacity", "0.28"));
    }

    /// In a square of its own, of side 1, that is put where the piece lies.
    private void pin(List<SvgElement> shapes) {
        var area = piece.area();
        shapes.add(SvgElement.of("g")
                .with(
                        "transform",
                        "translate(" + lengths(area.x(), area.y()) + ") scale("
                                + lengths(area.x2() - area.x(), area.y2() - area.y()) + ")")
                .add(SvgElement.of("path")
                        .with("d", PIN)
                        .with("fill", colour(PaperColour.PIN))
                        .with("stroke", colour(PaperColour.EDGE))
                        .with("stroke-width", "0.02"))
                .add(SvgElement.of("path")
                        .with("d", BAND)
                        .with("fill", "none")
                        .with("stroke", PaperColour.RIGHT.hex())
                        .with("stroke-width", "0.045")));
    }

    private void coin(List<SvgElement> shapes) {
        var colour = PaperColour.of(piece.side(), PaperColour.COIN);
        shapes.add(rim(disc(0.42, colour), PaperColour.COIN_EDGE, 0.04));
        shapes.add(rim(disc(0.32, colour), PaperColour.COIN_EDGE, 0.02));
    }

    private SvgElement man(double radius) {
        return rim(disc(radius, PaperColour.of(piece.side(), PaperColour.COLD)), PaperColour.SHEET, 0.03);
    }

    private void mark(List<SvgElement> shapes) {
        var colour = PaperColour.of(piece.side(), PaperColour.INK);
        double reach = 0.26 * small();
        if (piece.text().equals("X") || piece.text().equals("x") || piece.text().equals("×"))
            shapes.add(stroke(
                    "M" + lengths(x() - reach, y() - reach) + "L" + lengths(x() + reach, y() + reach) + "M"
                            + lengths(x() + reach, y() - reach) + "L" + lengths(x() - reach, y() + reach),
                    colour,
                    0.11));
        else shapes.add(rim(disc(0.28, colour), colour, 0.11).with("fill-opacity", "0"));
    }

    private SvgElement edge() {
        var edge = line(PaperColour.of(piece.side(), PaperColour.WON), piece.side() == Side.RIGHT ? 0.13 : 0.1);
        return piece.side() == Side.RIGHT ? edge.with("stroke-dasharray", lengths(0.03, 0.2)) : edge;
    }

    /// From rim to rim of two vertices, with a head.
    private void arrow(List<SvgElement> shapes) {
        var colour = PaperColour.of(piece.side(), PaperColour.SOFT);
        var arrow = ArrowPath.of(piece.area());
        shapes.add(stroke("M" + lengths(arrow.x1(), arrow.y1()) + "L" + lengths(arrow.x2(), arrow.y2()), colour, 0.05));
        shapes.add(SvgElement.of("path")
                .with("d", "M" + lengths(arrow.head()) + "z")
                .with("fill", colour(colour)));
    }

    /// A line that is still to be drawn, or where something may come.
    private SvgElement target() {
        return piece.area().isLine()
                ? line(PaperColour.EDGE, 0.04).with("stroke-dasharray", lengths(0.01, 0.11))
                : disc(0.14, PaperColour.LEFT).with("opacity", "0.45");
    }

    private SvgElement hexagon() {
        var corners = lengths(
                x(),
                y() - 0.56,
                x() + 0.485,
                y() - 0.28,
                x() + 0.485,
                y() + 0.28,
                x(),
                y() + 0.56,
                x() - 0.485,
                y() + 0.28,
                x() - 0.485,
                y() - 0.28);
        return SvgElement.of("path").with("d", "M" + corners + "z").with("fill", colour(PaperColour.BOARD));
    }

    private void chocolate(List<SvgElement> shapes, String colour) {
        shapes.add(box(0.03, 0.1).with("fill", isMarked ? PaperColour.FOCUS.hex() : colour));
        shapes.add(box(0.16, 0.07).with("fill", STAYS_WHITE).with("opacity", "0.12"));
        if (piece.look().equals("poison")) shapes.add(text("☠", 0.55 * small(), STAYS_WHITE));
    }

    private SvgElement ground() {
        var area = piece.area();
        return stroke("M" + lengths(area.x(), y()) + "L" + lengths(area.x2(), y()), PaperColour.WON, 0.12);
    }

    private SvgElement bar() {
        var area = piece.area();
        double height = area.y2() - area.y();
        return rectangle(area.x(), area.y() + 0.2 * height, area.x2() - area.x(), 0.6 * height, 0.12)
                .with("fill", colour(PaperColour.COLD));
    }

    private void words(List<SvgElement> shapes) {
        var text = piece.text();
        if (text.isEmpty()) return;
        switch (piece.look()) {
            case "mark", "line", "edge", "arrow", "queen", "poison" -> {
                // their text is drawn, or is the number of one that is pressed
            }
            case "words" -> shapes.add(text(text, 0.5, PaperColour.INK.hex()).with("font-family", "monospace"));
            case "bar", "piece", "disc", "token", "number-named" ->
                shapes.add(text(text, fitting(text), PaperColour.SHEET.hex()).with("font-weight", "bold"));
            case "chocolate" -> shapes.add(text(text, fitting(text), STAYS_WHITE));
            default -> shapes.add(text(text, fitting(text), PaperColour.INK.hex()));
        }
    }

    private double fitting(String text) {
        double width = piece.area().x2() - piece.area().x();
        return Math.min(LETTER * small(), LONG * width / text.codePointCount(0, text.length()));
    }

    /// @param size of letters (unit: squares)
    private SvgElement text(String text, double size, String colour) {
        return SvgElement.text(x() * unit, (y() + MIDDLE * size) * unit, text)
                .with("text-anchor", "middle")
                .with("font-size", size * unit)
                .with("fill", colour);
    }
}
