package grundy.rules.board.grid;

import static java.math.BigInteger.ONE;

import grundy.rules.Board;
import grundy.rules.PositionException;
import grundy.rules.board.heap.LazySequences;
import grundy.rules.notation.PositionText;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Northcott's game, as the game of its gaps: in each row one white and one black piece face each other, and a move
/// brings two of them closer together.
///
/// At the table each player owns a colour and may also retreat, so the game as played is partizan and could go on
/// for ever; but a retreat of `k` squares is answered by following `k` squares, which restores the gap, and there
/// is room behind a piece only finitely often. So the winner and the winning advances are those of the gaps, in
/// which either player makes a gap smaller. That is the game here; retreats are not listed as moves. In misere play
/// and in other sums retreats matter (often neither side can be made to end), and the gaps say nothing.
///
/// A position gives the gaps, `0 1 2`, or the two squares of each row, `4-5 1-3 3-6`, that of the player about to
/// move first: he goes from it towards the other. Source: Winning Ways, chapter 3.
public record Northcott() implements Board<Northcott.Rows> {
    /// A row by its gap, or by the squares of its two pieces.
    ///
    /// @param own the gap, or the square of the piece that moves
    /// @param other the square of the other piece, or null where the gap was given
    public record Row(BigInteger own, @Nullable BigInteger other) {
        /// @return the number of free squares between the two pieces
        public BigInteger gap() {
            return other == null ? own : own.subtract(other).abs().subtract(ONE);
        }

        Row with(BigInteger gap) {
            if (other == null) return new Row(gap, null);
            var apart = gap.add(ONE);
            return new Row(own.compareTo(other) < 0 ? other.subtract(apart) : other.add(apart), other);
        }

        @Override
        public String toString() {
            return other == null ? own.toString() : own + "-" + other;
        }
    }

    /// @param list in the order in which they were given
    public record Rows(List<Row> list) {
        public Rows {
            list = List.copyOf(list);
        }

        /// @return the gaps of all rows, in their order (unit: squares)
        public List<BigInteger> gaps() {
            return list.stream().map(Row::gap).toList();
        }

        /// @param row from 0
        /// @param gap that is left there
        public Rows with(int row, BigInteger gap) {
            var rows = new ArrayList<>(list);
            rows.set(row, list.get(row).with(gap));
            return new Rows(rows);
        }
    }

    @Override
    public Rows read(String text) {
        var scan = new PositionText(text);
        var rows = new ArrayList<Row>();
        do rows.add(row(scan));
        while (!scan.atEnd());
        return new Rows(rows);
    }

    private static Row row(PositionText scan) {
        var first = scan.number(0);
        if (!scan.takeAtOnce('-')) return new Row(first, null);
        int offset = scan.offset();
        var second = scan.number(0);
        if (first.equals(second)) throw new PositionException(offset, Message.of("board.twice", "number", second));
        return new Row(first, second);
    }

    @Override
    public boolean isComplete() {
        return false;
    }

    @Override
    public Iterable<Rows> options(Rows rows) {
        return LazySequences.flatMap(
                LazySequences.indices(rows.list.size()),
                row -> LazySequences.map(LazySequences.below(rows.list.get(row).gap()), gap -> rows.with(row, gap)));
    }

    @Override
    public List<Rows> parts(Rows rows) {
        return rows.list.stream()
                .filter(row -> row.gap().signum() > 0)
                .map(row -> new Rows(List.of(row)))
                .toList();
    }

    /// @return the gaps
    @Override
    public List<BigInteger> numbers(Rows rows) {
        return rows.gaps();
    }

    @Override
    public boolean staysWhole() {
        return true;
    }

    @Override
    public String write(Rows rows) {
        return rows.list.stream().map(Row::toString).collect(Collectors.joining(" "));
    }
}
