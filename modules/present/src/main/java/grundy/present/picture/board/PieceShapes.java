package grundy.present.picture.board;

import grundy.present.board.piece.BoardPiece;
import grundy.present.picture.drawing.PaperColour;
import grundy.present.picture.drawing.SvgElement;
import grundy.text.Language;
import grundy.value.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// Draws one piece as the page does, where `Drawn.svelte` says the same.
///
/// @param part what kind of board it lies on
/// @param unit the side of a square (unit: points)
/// @param isMarked whether a move changes it, so that it has the colour of what stands out
/// @param language of what is written where one may pass
record PieceShapes(BoardPiece piece, String part, double unit, boolean isMarked, Language language) {
    private static final double LETTER = 0.46;
    private static final double LONG = 1.5;
    private static final double NARROW = 0.6;
    private static final double SHORT = 0.5;
    private static final String BUSH = "bush";
    private static final Set<String> SIDES = Set.of("x", "o");
    private static final String SHADOW = "#000000";
    private static final String ON_COIN = "#2b2207";
    private static final String FACE =
            "M0-.2c.13 0 .13 .2 .03 .22 .14 .03 .18 .1 .18 .17h-.42c0-.07 .04-.14 .18-.17-.1-.02" + "-.1-.22 .03-.22z";
    private static final String LEAVES = "M-.05 0C.05 -.06 .1 -.25 .34 -.26C.3 -.08 .16 0 -.05 0z"
            + "M-.22 0C-.12 .06 -.08 .24 .14 .26C.1 .08 -.02 0 -.22 0z";
    private static final double MIDDLE = 0.35;
    private static final String STAYS_WHITE = "#fffffe";
    private static final String PIN = "M.5 .03c.13 0 .17 .11 .15 .22-.02 .1 0 .16 .05 .25 .07 .12 .1 .21 .08 .31-.02 .1"
            + "-.05 .14-.06 .17h-.44c-.01-.03-.04-.07-.06-.17-.02-.1 .01-.19 .08-.31 .05-.09 .07-.15 .05-.25-.02-.11"
            + " .02-.22 .15-.22z";
    private static final String BAND = "M.35 .27h.3M.345 .34h.31";

    /// @return the elements, the lowest first; none for a piece that is only there to be pressed
    List<SvgElement> draw() {
        var shapes = new ArrayList<SvgElement>();
        switch (piece.look()) {
            case "stone" -> stone(shapes);
            case "pin" -> pin(shapes);
            case "coin", "head" -> coin(shapes);
            case "tail" -> tail(shapes);
            case "square" -> square(shapes);
            case "hexagon" -> shapes.add(hexagon());
            case "hole" -> shapes.add(box(0.02, 0.06, PaperColour.of(piece.side(), PaperColour.EDGE)));
            case "piece", "token" -> man(shapes, 0.38, 0.29);
            case "disc" -> man(shapes, 0.44, 0.34);
            case "mark" -> mark(shapes);
            case "line" -> shapes.add(line(PaperColour.of(piece.side(), PaperColour.INK), 0.08));
            case "edge" -> edge(shapes);
            case "arrow" -> arrow(shapes);
            case "cut" -> shapes.add(line(PaperColour.EDGE, 0.04).with("stroke-dasharray", lengths(0.1, 0.1)));
            case "box" -> shapes.add(box(0.1, 0.08, PaperColour.of(piece.side(), PaperColour.WARM)));
            case "chocolate" -> chocolate(shapes, "#6b3e26");
            case "poison" -> chocolate(shapes, "#3f6b2a");
            case "step" -> shapes.add(rim(box(0, 0, PaperColour.WARM), PaperColour.EDGE, 0.03));
            case "vertex" -> vertex(shapes);
            case "ground" -> shapes.add(ground());
            case "target" -> shapes.add(target());
            case "bar" -> shapes.add(bar());
            case "pass" -> pass(shapes);
            case "number" -> shapes.add(rim(box(0.06, 0.16, PaperColour.WARM), PaperColour.EDGE, 0.03));
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

    /// A shadow below what stands on a board.
    private SvgElement under(double radius) {
        return SvgElement.of("circle")
                .with("cx", x() * unit)
                .with("cy", (y() + 0.05 * small()) * unit)
                .with("r", radius * small() * unit)
                .with("fill", SHADOW)
                .with("opacity", "0.16");
    }

    private void stone(List<SvgElement> shapes) {
        shapes.add(under(0.42));
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
        shapes.add(under(0.42));
        shapes.add(rim(disc(0.42, PaperColour.of(piece.side(), PaperColour.COIN)), PaperColour.COIN_EDGE, 0.04));
        shapes.add(ring(0.32, PaperColour.COIN_EDGE));
        if (!piece.look().equals("head")) return;
        shapes.add(SvgElement.of("g")
                .with("transform", "translate(" + lengths(x(), y()) + ") scale(" + lengths(small()) + ")")
                .add(SvgElement.of("path").with("d", FACE).with("fill", colour(PaperColour.COIN_EDGE))));
    }

    private void tail(List<SvgElement> shapes) {
        shapes.add(under(0.42));
        shapes.add(rim(disc(0.42, PaperColour.COIN_TAIL), PaperColour.COIN_EDGE, 0.04));
        shapes.add(ring(0.32, PaperColour.COIN_EDGE));
    }

    private SvgElement ring(double radius, PaperColour colour) {
        return rim(disc(radius, colour).with("fill-opacity", "0"), colour, 0.025);
    }

    private void square(List<SvgElement> shapes) {
        switch (part) {
            case "discs" -> {
                shapes.add(box(0, 0, PaperColour.RACK));
                shapes.add(disc(0.44, PaperColour.SHEET));
            }
            case "cake" -> shapes.add(box(0, 0, PaperColour.CAKE));
            default -> shapes.add(box(0.02, 0.06, isOdd() ? PaperColour.BOARD_ODD : PaperColour.BOARD));
        }
    }

    private void man(List<SvgElement> shapes, double radius, double inner) {
        if (piece.text().equals("-")) {
            shapes.add(stroke(
                    "M" + lengths(x() - 0.2, y()) + "L" + lengths(x() + 0.2, y()) + "M" + lengths(x(), y() - 0.2) + "L"
                            + lengths(x(), y() + 0.2),
                    PaperColour.EDGE,
                    0.04));
            return;
        }
        shapes.add(under(radius));
        shapes.add(rim(disc(radius, PaperColour.of(piece.side(), PaperColour.COLD)), PaperColour.SHEET, 0.03));
        shapes.add(ring(inner, PaperColour.SHEET).with("opacity", "0.55"));
        if (isPlain() && piece.side() == Side.RIGHT) shapes.add(disc(0.12, PaperColour.SHEET));
    }

    /// Returns whether the colour and the ring show whose piece it is: letters are not needed where
    /// there are only two kinds.
    private boolean isPlain() {
        return piece.look().equals("disc")
                || piece.look().equals("piece")
                        && piece.side() != null
                        && SIDES.contains(piece.text().toLowerCase(Locale.ROOT));
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

    private void edge(List<SvgElement> shapes) {
        boolean isStalk = part.equals(BUSH);
        if (isStalk) shapes.add(line(PaperColour.of(piece.side(), PaperColour.GRASS), 0.14));
        else if (piece.still()) shapes.add(line(PaperColour.EDGE, 0.06));
        else shapes.add(line(PaperColour.of(piece.side(), PaperColour.SOFT), 0.1));
        var area = piece.area();
        if (isStalk && Math.hypot(area.x2() - area.x(), area.y2() - area.y()) >= SHORT) shapes.add(leaves());
        if (piece.side() == Side.RIGHT)
            shapes.add(line(PaperColour.SHEET, 0.05).with("stroke-dasharray", lengths(0.01, 0.17)));
    }

    /// Leaves stand on both sides of a stalk.
    private SvgElement leaves() {
        var area = piece.area();
        double turn = Math.toDegrees(Math.atan2(area.y2() - area.y(), area.x2() - area.x()));
        return SvgElement.of("g")
                .with(
                        "transform",
                        "translate(" + lengths(x(), y()) + ") rotate(" + SvgElement.numbers(turn) + ") scale("
                                + SvgElement.numbers(unit) + ")")
                .add(SvgElement.of("path")
                        .with("d", LEAVES)
                        .with("fill", colour(PaperColour.of(piece.side(), PaperColour.GRASS))));
    }

    private void vertex(List<SvgElement> shapes) {
        if (piece.count() != null) {
            shapes.add(rim(disc(0.4, PaperColour.COIN), PaperColour.COIN_EDGE, 0.04));
            shapes.add(ring(0.32, PaperColour.COIN_EDGE));
        } else if (small() == 0) shapes.add(circle(0.1, PaperColour.INK));
        else {
            var fill = PaperColour.of(piece.side(), PaperColour.SHEET);
            shapes.add(rim(disc(part.equals(BUSH) ? 0.2 : 0.3, fill), PaperColour.INK, 0.05));
        }
    }

    private void pass(List<SvgElement> shapes) {
        var area = piece.area();
        double height = area.y2() - area.y();
        shapes.add(rim(
                rectangle(area.x() + 0.05, area.y() + 0.1, area.x2() - area.x() - 0.1, height - 0.2, 0.4 * height)
                        .with("fill", colour(PaperColour.WARM)),
                PaperColour.EDGE,
                0.03));
        shapes.add(text(piece.says().in(language), 0.4, PaperColour.INK.hex()));
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
        return rectangle(area.x() - 0.1, area.y(), area.x2() - area.x() + 0.2, area.y2() - area.y(), 0.08)
                .with("fill", colour(PaperColour.GRASS));
    }

    private SvgElement bar() {
        var area = piece.area();
        double height = area.y2() - area.y();
        return rectangle(area.x(), area.y() + 0.2 * height, area.x2() - area.x(), 0.6 * height, 0.12)
                .with("fill", colour(PaperColour.COLD));
    }

    private void words(List<SvgElement> shapes) {
        var text = piece.text();
        if (text.isEmpty() || text.equals("-") || isPlain()) return;
        if (piece.area().isLine()) {
            if (piece.count() != null)
                shapes.add(text(text, 0.36, PaperColour.INK.hex()).with("font-weight", "bold"));
            return;
        }
        switch (piece.look()) {
            case "mark", "queen", "poison", "pass" -> {
                // their text is drawn
            }
            case "words" -> shapes.add(text(text, 0.5, PaperColour.INK.hex()).with("font-family", "monospace"));
            case "bar", "piece", "disc", "token", "number-named" ->
                shapes.add(text(text, fitting(text), PaperColour.SHEET.hex()).with("font-weight", "bold"));
            case "coin" -> shapes.add(text(text, fitting(text), ON_COIN).with("font-weight", "bold"));
            case "vertex" -> {
                var colour = piece.count() == null ? PaperColour.INK.hex() : ON_COIN;
                shapes.add(text(text, fitting(text), colour).with("font-weight", "bold"));
            }
            case "number-gone" -> shapes.add(text(text, fitting(text), PaperColour.EDGE.hex()));
            case "chocolate" -> shapes.add(text(text, fitting(text), STAYS_WHITE));
            default -> shapes.add(text(text, fitting(text), PaperColour.INK.hex()));
        }
    }

    private double fitting(String text) {
        boolean isBush = part.equals(BUSH);
        double width = piece.area().x2() - piece.area().x();
        int letters = Math.max(isBush ? 2 : 1, text.codePointCount(0, text.length()));
        return Math.min(LETTER * small(), (isBush ? NARROW : LONG) * width / letters);
    }

    /// @param size of letters (unit: squares)
    private SvgElement text(String text, double size, String colour) {
        return SvgElement.text(x() * unit, (y() + MIDDLE * size) * unit, text)
                .with("text-anchor", "middle")
                .with("font-size", size * unit)
                .with("fill", colour);
    }
}
