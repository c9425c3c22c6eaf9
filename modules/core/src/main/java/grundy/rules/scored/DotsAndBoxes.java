package grundy.rules.scored;

import grundy.rules.PositionException;
import grundy.rules.RulesException;
import grundy.rules.ScoredBoard;
import grundy.rules.ScoredMove;
import grundy.rules.notation.PositionText;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// Dots and Boxes: a move draws a line between two neighbouring dots; who completes a box has a point for it and moves
/// again.
///
/// Boxes that are closed already count for nobody. A position is blank (no lines), the lines drawn so far by their
/// ends, `a1b1 a1a2` (a letter for the column of dots, from the left, a number for the row, from the top), or a
/// drawing, which alternates rows of level and of upright lines: `-./|../../.../..`. Source: Winning Ways, chapter
/// 16; E. Berlekamp, The Dots and Boxes Game (2000).
///
/// @param columns of boxes, at least 1; there may be at most 63 lines
/// @param rows of boxes, at least 1
public record DotsAndBoxes(int columns, int rows) implements ScoredBoard<DotsAndBoxes.Lines> {
    private static final int MOST_LINES = 63;
    private static final Pattern NAME = Pattern.compile("([a-z])([1-9][0-9]?)-?([a-z])([1-9][0-9]?)");

    /// @param drawn bit by bit: first the level lines, row by row, then the upright ones
    public record Lines(long drawn) {}

    /// @throws RulesException if there are more lines
    public DotsAndBoxes {
        long lines = (rows + 1L) * columns + (columns + 1L) * rows;
        if (lines > MOST_LINES)
            throw new RulesException(Message.of("scored.boxes-large", "lines", lines, "most", MOST_LINES));
    }

    /// @return the number of lines that can be drawn
    public int lines() {
        return (rows + 1) * columns + (columns + 1) * rows;
    }

    /// @return the number of the level line above a box, which is its bit
    public int level(int row, int column) {
        return row * columns + column;
    }

    /// @return the number of the upright line left of a box, which is its bit
    public int upright(int row, int column) {
        return (rows + 1) * columns + row * (columns + 1) + column;
    }

    /// @return the four lines of a box
    public long box(int row, int column) {
        return 1L << level(row, column)
                | 1L << level(row + 1, column)
                | 1L << upright(row, column)
                | 1L << upright(row, column + 1);
    }

    /// @return the number of boxes that are closed
    public int closed(long drawn) {
        int closed = 0;
        for (int row = 0; row < rows; row++)
            for (int column = 0; column < columns; column++)
                if ((drawn & box(row, column)) == box(row, column)) closed++;
        return closed;
    }

    @Override
    public Iterable<ScoredMove<Lines>> moves(Lines lines) {
        var moves = new ArrayList<ScoredMove<Lines>>();
        int closed = closed(lines.drawn());
        for (int line = 0; line < lines(); line++) {
            if ((lines.drawn() >>> line & 1) != 0) continue;
            long drawn = lines.drawn() | 1L << line;
            int points = closed(drawn) - closed;
            moves.add(new ScoredMove<>(new Lines(drawn), points, points > 0));
        }
        return moves;
    }

    @Override
    public long reach(Lines lines) {
        return (long) rows * columns - closed(lines.drawn());
    }

    @Override
    public String code(Lines from, ScoredMove<Lines> move) {
        return name(Long.numberOfTrailingZeros(move.to().drawn() & ~from.drawn()));
    }

    private String name(int line) {
        int levels = (rows + 1) * columns;
        boolean level = line < levels;
        int row = level ? line / columns : (line - levels) / (columns + 1);
        int column = level ? line % columns : (line - levels) % (columns + 1);
        return dot(row, column) + (level ? dot(row, column + 1) : dot(row + 1, column));
    }

    private static String dot(int row, int column) {
        return SquareNames.letter(column) + (row + 1);
    }

    @Override
    public Optional<ScoredMove<Lines>> find(Lines from, String typed) {
        int line = line(typed.strip());
        for (var move : moves(from))
            if (line >= 0 && (move.to().drawn() & ~from.drawn()) == 1L << line) return Optional.of(move);
        return Optional.empty();
    }

    /// @return the line between two dots in either order, -1 if there is none
    private int line(String word) {
        var name = NAME.matcher(word.toLowerCase(Locale.ROOT));
        if (!name.matches()) return -1;
        int column = name.group(1).charAt(0) - 'a';
        int row = Integer.parseInt(name.group(2)) - 1;
        int otherColumn = name.group(3).charAt(0) - 'a';
        int otherRow = Integer.parseInt(name.group(4)) - 1;
        if (Math.max(column, otherColumn) > columns || Math.max(row, otherRow) > rows) return -1;
        if (row == otherRow && Math.abs(column - otherColumn) == 1) return level(row, Math.min(column, otherColumn));
        if (column == otherColumn && Math.abs(row - otherRow) == 1) return upright(Math.min(row, otherRow), column);
        return -1;
    }

    @Override
    public Message codes() {
        return Message.of("scored.codes.lines");
    }

    @Override
    public Lines read(String text) {
        if (text.indexOf('/') >= 0) return drawn(text.strip());
        var scan = new PositionText(text);
        long drawn = 0;
        while (!scan.atEnd()) {
            int offset = scan.offset();
            var word = scan.word();
            int line = line(word);
            if (line < 0) throw new PositionException(offset, Message.of("scored.no-line", "last", dot(rows, columns)));
            if ((drawn >>> line & 1) != 0)
                throw new PositionException(offset, Message.of("scored.taken", "move", word));
            drawn |= 1L << line;
        }
        return new Lines(drawn);
    }

    private Lines drawn(String text) {
        var parts = text.split("/", -1);
        if (parts.length != 2 * rows + 1)
            throw new PositionException(0, Message.of("scored.rows", "rows", 2 * rows + 1, "found", parts.length));
        long drawn = 0;
        int offset = 0;
        for (int i = 0; i < parts.length; i++) {
            boolean level = i % 2 == 0;
            int length = level ? columns : columns + 1;
            if (parts[i].length() != length)
                throw new PositionException(
                        offset, Message.of("scored.columns", "columns", length, "found", parts[i].length()));
            for (int j = 0; j < length; j++) {
                char sign = parts[i].charAt(j);
                if (sign != '.' && sign != (level ? '-' : '|'))
                    throw new PositionException(offset + j, Message.of("scored.line-sign", "sign", level ? '-' : '|'));
                if (sign != '.') drawn |= 1L << (level ? level(i / 2, j) : upright(i / 2, j));
            }
            offset += length + 1;
        }
        return new Lines(drawn);
    }

    @Override
    public String write(Lines lines) {
        var text = new StringBuilder();
        for (int row = 0; row <= rows; row++) {
            for (int column = 0; column < columns; column++)
                text.append((lines.drawn() >>> level(row, column) & 1) != 0 ? '-' : '.');
            if (row == rows) break;
            text.append('/');
            for (int column = 0; column <= columns; column++)
                text.append((lines.drawn() >>> upright(row, column) & 1) != 0 ? '|' : '.');
            text.append('/');
        }
        return text.toString();
    }

    @Override
    public List<String> picture(Lines lines) {
        var picture = new ArrayList<String>();
        var heads = new StringBuilder("  ");
        for (int column = 0; column <= columns; column++)
            heads.append(SquareNames.letter(column)).append("   ");
        picture.add(heads.toString().stripTrailing());
        for (int row = 0; row <= rows; row++) {
            var line = new StringBuilder(Integer.toString(row + 1)).append(" +");
            for (int column = 0; column < columns; column++)
                line.append((lines.drawn() >>> level(row, column) & 1) != 0 ? "---+" : "   +");
            picture.add(line.toString());
            if (row == rows) break;
            var between = new StringBuilder("  ");
            for (int column = 0; column <= columns; column++) {
                between.append((lines.drawn() >>> upright(row, column) & 1) != 0 ? '|' : ' ');
                boolean closed = column < columns && (lines.drawn() & box(row, column)) == box(row, column);
                between.append(closed ? " # " : "   ");
            }
            picture.add(between.toString().stripTrailing());
        }
        return picture;
    }
}
