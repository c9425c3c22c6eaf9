package grundy.rules.scored;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// Names of squares: a letter for the column, from the left, and a number for the row, from the top: `b2`.
final class SquareNames {
    private static final Pattern NAME = Pattern.compile("([a-z])([1-9][0-9]?)");
    private static final Pattern NUMBER = Pattern.compile("[1-9][0-9]?");

    private SquareNames() {}

    static String letter(int column) {
        return Character.toString((char) ('a' + column));
    }

    /// @param square counted row by row, from 0
    static String name(int square, int columns) {
        return letter(square % columns) + (square / columns + 1);
    }

    /// @param word a name, or the number of a square, counted row by row, from 1
    /// @return the square, counted row by row, from 0; empty if there is none
    static Optional<Integer> read(String word, int columns, int rows) {
        var name = NAME.matcher(word.toLowerCase(Locale.ROOT));
        if (name.matches()) {
            int column = name.group(1).charAt(0) - 'a';
            int row = Integer.parseInt(name.group(2)) - 1;
            return column < columns && row < rows ? Optional.of(row * columns + column) : Optional.empty();
        }
        if (!NUMBER.matcher(word).matches()) return Optional.empty();
        int number = Integer.parseInt(word);
        return number <= columns * rows ? Optional.of(number - 1) : Optional.empty();
    }
}
