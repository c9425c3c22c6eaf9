package grundy.present.picture.graph;

import grundy.present.picture.drawing.PaperColour;
import grundy.present.picture.drawing.SvgElement;
import grundy.value.MisereQuotient;
import grundy.value.QuotientNames;
import java.util.ArrayList;
import java.util.List;

/// The idempotents of a misere quotient, the empty sum at the top: below each one those that absorb it, joined by a
/// line where there is none between. Each is shown with its name and the number of elements that have it as a power;
/// red where it is a P-element.
///
/// @param names of the elements
public record IdempotentLattice(MisereQuotient quotient, QuotientNames names) {
    private static final int WIDTH = 130;
    private static final int HEIGHT = 80;
    private static final int HALF_BOX = 55;
    private static final int BOX = 36;
    private static final int LINE = 14;

    /// @return a document of its own
    public String svg() {
        var levels = levels();
        int widest = levels.stream().mapToInt(List::size).max().orElse(1);
        double width = (double) widest * WIDTH;
        double height = (double) levels.size() * HEIGHT;
        var svg = SvgElement.picture()
                .with("viewBox", SvgElement.integers(0, 0, width, height))
                .with("font-family", "sans-serif")
                .with("font-size", "12");
        svg.line(SvgElement.sheet());
        for (int upper : quotient.idempotents())
            for (int lower : quotient.idempotents())
                if (covers(upper, lower))
                    svg.line(SvgElement.of("line")
                            .with("x1", x(levels, upper, width))
                            .with("y1", y(levels, upper))
                            .with("x2", x(levels, lower, width))
                            .with("y2", y(levels, lower))
                            .with("stroke", PaperColour.SOFT.hex()));
        for (int each : quotient.idempotents()) {
            double x = x(levels, each, width);
            double y = y(levels, each);
            var name = names.name(each);
            int size = quotient.archimedeanComponent(each).size();
            svg.line(
                    SvgElement.of("rect")
                            .with("x", x - HALF_BOX)
                            .with("y", y - BOX / 2.0)
                            .with("width", 2 * HALF_BOX)
                            .with("height", BOX)
                            .with("rx", 6)
                            .with("fill", PaperColour.SHEET.hex())
                            .with("stroke", (quotient.isLost(each) ? PaperColour.RIGHT : PaperColour.INK).hex())
                            .title(name + " (" + size + ")"),
                    SvgElement.text(x, y - 2, name).with("text-anchor", "middle"),
                    SvgElement.text(x, y + LINE - 2, String.valueOf(size))
                            .with("text-anchor", "middle")
                            .with("fill", PaperColour.SOFT.hex()));
        }
        return svg.document();
    }

    /// @return whether every product with the lower one has the upper one in it
    private boolean isAbove(int upper, int lower) {
        return upper != lower && quotient.times(upper, lower) == lower;
    }

    private boolean covers(int upper, int lower) {
        return isAbove(upper, lower)
                && quotient.idempotents().stream()
                        .noneMatch(between -> isAbove(upper, between) && isAbove(between, lower));
    }

    /// @return the idempotents by the length of the longest chain above them
    private List<List<Integer>> levels() {
        var levels = new ArrayList<List<Integer>>();
        var left = new ArrayList<>(quotient.idempotents());
        while (!left.isEmpty()) {
            var level = left.stream()
                    .filter(each -> left.stream().noneMatch(other -> isAbove(other, each)))
                    .toList();
            levels.add(level);
            left.removeAll(level);
        }
        return levels;
    }

    private static double x(List<List<Integer>> levels, int element, double width) {
        for (var level : levels)
            if (level.contains(element)) return width * (level.indexOf(element) + 0.5) / level.size();
        throw new AssertionError("Every idempotent is on a level");
    }

    private static double y(List<List<Integer>> levels, int element) {
        for (int i = 0; i < levels.size(); i++) if (levels.get(i).contains(element)) return (i + 0.5) * HEIGHT;
        throw new AssertionError("Every idempotent is on a level");
    }
}
