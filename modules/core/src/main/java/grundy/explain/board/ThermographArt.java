package grundy.explain.board;

import grundy.value.Dyadic;
import grundy.value.heat.Thermograph;
import grundy.value.heat.ThermographWall;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;

/// A thermograph drawn with letters, as the books have it: Left to the left, the temperature upwards.
///
/// A row is as high as a column is wide, so that a wall that follows the temperature is a diagonal. At the left stand
/// the temperatures of the corners, below the walls the stops, above the mast the mean.
public final class ThermographArt {
    private static final int MOST_ROWS = 10;
    private static final int MOST_LETTERS = 9;
    private static final int MAST = 2;
    private static final int TICK = 3;

    private final Thermograph thermograph;
    private final Dyadic base;
    private final int scale;
    private final int rows;
    private final int margin;
    private final List<char[]> lines = new ArrayList<>();

    private ThermographArt(Thermograph thermograph) {
        this.thermograph = thermograph;
        this.base = thermograph.base();
        var height = thermograph.temperature().minus(base);
        this.scale = scale(height);
        this.rows = round(height.timesPowerOfTwo(scale));
        this.margin = labels().stream().mapToInt(String::length).max().orElse(0) + TICK;
    }

    /// @return the lines from top to bottom; none where the numbers are too long to stand beside a picture
    public static List<String> lines(Thermograph thermograph) {
        var art = new ThermographArt(thermograph);
        if (art.labels().stream().anyMatch(label -> label.length() > MOST_LETTERS)) return List.of();
        art.draw();
        return art.lines.reversed().stream()
                .map(line -> new String(line).stripTrailing())
                .toList();
    }

    /// The finest power of two at which the walls are no higher than allowed.
    private static int scale(Dyadic height) {
        if (height.signum() == 0) return 0;
        var most = Dyadic.of(MOST_ROWS);
        int scale = 0;
        while (height.timesPowerOfTwo(scale).compareTo(most) > 0) scale--;
        while (height.timesPowerOfTwo(scale + 1).compareTo(most) <= 0) scale++;
        return scale;
    }

    private List<String> labels() {
        var labels = new ArrayList<String>();
        for (var temperature : temperatures()) labels.add(temperature.toString());
        labels.add(thermograph.left().at(base).toString());
        labels.add(thermograph.right().at(base).toString());
        labels.add(thermograph.mean().toString());
        return labels;
    }

    private NavigableSet<Dyadic> temperatures() {
        var temperatures = new TreeSet<Dyadic>();
        temperatures.add(base);
        for (var wall : List.of(thermograph.left(), thermograph.right()))
            for (var corner : wall.corners())
                if (corner.temperature().compareTo(base) > 0) temperatures.add(corner.temperature());
        return temperatures;
    }

    private void draw() {
        int width = 2 * margin + column(thermograph.right().at(base)) + MOST_LETTERS;
        for (int i = 0; i < rows + MAST + 3; i++) {
            var line = new char[width];
            Arrays.fill(line, ' ');
            lines.add(line);
        }
        int left = column(thermograph.left().at(base));
        int right = column(thermograph.right().at(base));
        int mast = column(thermograph.mean());
        stops(left, right);
        for (int i = margin - TICK + 1; i <= right + 2; i++) lines.get(1)[i] = '-';
        lines.get(1)[left] = '+';
        lines.get(1)[right] = '+';
        for (int i = 0; i < rows; i++) row(lines.get(i + 2), i, mast);
        for (int i = rows; i < rows + MAST; i++) lines.get(i + 2)[mast] = '|';
        if (rows > 0) lines.get(rows + 2)[mast] = '+';
        write(rows + MAST + 2, mast - thermograph.mean().toString().length() / 2, thermograph.mean());
        for (var temperature : temperatures().descendingSet()) tick(temperature);
    }

    /// Marks a temperature at the left, unless one in the same row is marked.
    private void tick(Dyadic temperature) {
        int row =
                temperature.equals(base) ? 1 : 2 + round(temperature.minus(base).timesPowerOfTwo(scale));
        if (lines.get(row)[margin - TICK - 1] != ' ') return;
        write(row, margin - TICK - temperature.toString().length(), temperature);
        lines.get(row)[margin - TICK + 1] = '-';
    }

    private void stops(int left, int right) {
        var one = thermograph.left().at(base).toString();
        var two = thermograph.right().at(base).toString();
        int start = right - two.length() / 2;
        write(0, start, thermograph.right().at(base));
        if (left != right)
            write(
                    0,
                    Math.min(left - one.length() / 2, start - 1 - one.length()),
                    thermograph.left().at(base));
    }

    private void row(char[] line, int row, int mast) {
        int left = column(line, thermograph.left(), row, '/', 0);
        int right = column(line, thermograph.right(), row, '\\', 1);
        if (left < right) return;
        line[left] = ' ';
        line[right] = ' ';
        line[mast] = '|';
    }

    /// Draws a piece of a wall.
    ///
    /// @param up 1 if a slant between two columns is drawn in the one to the right
    /// @return its column
    private int column(char[] line, ThermographWall wall, int row, char slant, int up) {
        var below = position(wall.at(temperature(2 * row)));
        var above = position(wall.at(temperature(2 * row + 2)));
        boolean isUpright = below.equals(above);
        int column = margin
                + (isUpright
                        ? round(below)
                        : position(wall.at(temperature(2 * row + 1))).floor().intValueExact() + up);
        line[column] = isUpright ? '|' : slant;
        return column;
    }

    /// @param halves of rows above the base
    private Dyadic temperature(int halves) {
        return base.plus(Dyadic.of(halves).timesPowerOfTwo(-scale - 1));
    }

    private Dyadic position(Dyadic value) {
        return thermograph.left().at(base).minus(value).timesPowerOfTwo(scale);
    }

    private int column(Dyadic value) {
        return margin + round(position(value));
    }

    private static int round(Dyadic number) {
        return number.plus(new Dyadic(BigInteger.ONE, 1)).floor().intValueExact();
    }

    private void write(int row, int column, Dyadic number) {
        var text = number.toString();
        text.getChars(0, text.length(), lines.get(row), column);
    }
}
