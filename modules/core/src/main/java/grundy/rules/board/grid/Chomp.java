package grundy.rules.board.grid;

import grundy.rules.Board;
import grundy.rules.PositionException;
import grundy.rules.board.heap.LazySequences;
import grundy.rules.board.heap.NumberRow;
import grundy.rules.notation.PositionText;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// Chomp: a bar of chocolate; a move bites off a square together with everything below it and to the right of it.
/// The top left square is poisoned, and who takes it loses.
///
/// So that the last player to move wins, as everywhere, the poisoned square cannot be taken here: whoever has only
/// that square before him cannot move and has lost. A position is a rectangle, `3 4` or `3x4` (rows, columns), or the
/// lengths of the rows from the top, none longer than the one above it: `rows:4,4,2`. Source: D. Gale, A curious
/// Nim-type game, American Mathematical Monthly 81 (1974).
public record Chomp() implements Board<NumberRow> {
    private static final int ROWS = 100_000;

    @Override
    public NumberRow read(String text) {
        var scan = new PositionText(text);
        if (scan.take("rows")) {
            scan.expect(":");
            return readRows(scan);
        }
        int rows = scan.count(1, ROWS);
        scan.takeTimes();
        var columns = scan.number(1);
        scan.expectEnd();
        return NumberRow.of(Collections.nCopies(rows, columns));
    }

    private static NumberRow readRows(PositionText scan) {
        var rows = new ArrayList<BigInteger>();
        do {
            int offset = scan.offset();
            var row = scan.number(1);
            if (!rows.isEmpty() && row.compareTo(rows.getLast()) > 0)
                throw new PositionException(
                        offset, Message.of("board.longer-row", "number", row, "above", rows.getLast()));
            rows.add(row);
        } while (!scan.atEnd());
        return NumberRow.of(rows);
    }

    @Override
    public Iterable<NumberRow> options(NumberRow rows) {
        return LazySequences.flatMap(
                LazySequences.indices(rows.size()),
                row -> LazySequences.map(
                        LazySequences.range(row == 0 ? BigInteger.ONE : BigInteger.ZERO, rows.get(row)),
                        left -> bite(rows, row, left)));
    }

    /// @param row the row of the square bitten off, from 0
    /// @param left its column, from 0, which is the number of squares that stay to the left of it; not (0, 0)
    public static NumberRow bite(NumberRow rows, int row, BigInteger left) {
        var rest = new ArrayList<BigInteger>(rows.list().subList(0, row));
        for (int i = row; i < rows.size() && left.signum() > 0; i++)
            rest.add(rows.get(i).min(left));
        return NumberRow.of(rest);
    }

    /// @return the lengths of the rows from the top
    @Override
    public List<BigInteger> numbers(NumberRow rows) {
        return rows.list();
    }

    @Override
    public List<NumberRow> parts(NumberRow rows) {
        return rows.size() == 1 && rows.get(0).equals(BigInteger.ONE) ? List.of() : List.of(rows);
    }

    @Override
    public String write(NumberRow rows) {
        boolean rectangle = rows.get(0).equals(rows.get(rows.size() - 1));
        return rectangle
                ? rows.size() + " " + rows.get(0)
                : "rows:" + rows.toString().replace(' ', ',');
    }
}
