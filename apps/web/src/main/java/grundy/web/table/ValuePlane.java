package grundy.web.table;

import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.limit.ProgressListener;
import grundy.question.GridRowsQuestion;
import grundy.rules.catalogue.PrefixedRules;
import grundy.solve.Solver;
import grundy.text.Message;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.OptionalLong;

/// The nim-values of all positions of two coordinates up to a bound, in a file: the table itself, followed by the
/// same with the least value of each square of 2, 4, 8, ... on a side.
final class ValuePlane {
    private static final ValueLayout.OfChar CELL = ValueLayout.JAVA_CHAR_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
    private static final int MOST_LEVELS = 16;

    private final MemorySegment cells;
    private final int side;

    private ValuePlane(MemorySegment cells, int side) {
        this.cells = cells;
        this.side = side;
    }

    private static int side(int side, int level) {
        return (side + (1 << level) - 1) >> level;
    }

    /// @return the beginning of a level (unit: cells)
    private static long begin(int side, int level) {
        long begin = 0;
        for (int i = 0; i < level; i++) begin += (long) side(side, i) * side(side, i);
        return begin;
    }

    /// @param side how many coordinates there are, 0 to side - 1
    static ValuePlane open(Path file, int side) throws IOException {
        try (var channel = FileChannel.open(file, StandardOpenOption.READ)) {
            return new ValuePlane(channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size(), Arena.ofAuto()), side);
        }
    }

    /// Works a table out. The file is there when it is whole, and not before.
    ///
    /// @throws LimitException if that takes more than the limits allow
    static void make(Path file, PrefixedRules rules, int side, Limits limits) throws IOException {
        var part = Files.createTempFile(file.toAbsolutePath().getParent(), "plane", ".part");
        long bytes = Character.BYTES * begin(side, MOST_LEVELS);
        try (var channel = FileChannel.open(part, StandardOpenOption.READ, StandardOpenOption.WRITE);
                var arena = Arena.ofShared()) {
            var cells = channel.map(FileChannel.MapMode.READ_WRITE, 0, bytes, arena);
            fill(cells, rules, side, limits);
            for (int level = 1; level < MOST_LEVELS; level++) reduce(cells, side, level, limits);
            Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    private static void fill(MemorySegment cells, PrefixedRules rules, int side, Limits limits) {
        var quiet = limits.withProgress(ProgressListener.NONE);
        // Coins are counted from 1.
        int first = rules.game().rules().arity() == 2 ? 0 : 1;
        cells.fill((byte) -1);
        new Solver(quiet).solve(new GridRowsQuestion(rules.game(), rules.play(), side - 1, (GridRowsQuestion.RowVisitor)
                (a, row) -> {
                    long at = (long) (a + first) * side + first;
                    for (int b = 0; b < row.length; b++) cells.setAtIndex(CELL, at + b, cell(row[b]));
                    if (a % 64 == 0)
                        limits.progress()
                                .at(new ProgressListener.WorkProgress(
                                        Message.of("store.rows", "done", a, "of", side), a, OptionalLong.of(side)));
                }));
    }

    private static char cell(int value) {
        return (char) Math.min(value, TableTile.UNKNOWN);
    }

    private static void reduce(MemorySegment cells, int side, int level, Limits limits) {
        int from = side(side, level - 1);
        int to = side(side, level);
        long source = begin(side, level - 1);
        long target = begin(side, level);
        for (int a = 0; a < to; a++) {
            limits.checkpoint();
            for (int b = 0; b < to; b++) {
                char least = TableTile.UNKNOWN;
                for (int i = 2 * a; i < Math.min(from, 2 * a + 2); i++)
                    for (int j = 2 * b; j < Math.min(from, 2 * b + 2); j++)
                        least = (char) Math.min(least, cells.getAtIndex(CELL, source + (long) i * from + j));
                cells.setAtIndex(CELL, target + (long) a * to + b, least);
            }
        }
    }

    /// @return the rectangle; beyond the table nothing is known
    TableTile tile(int x, int y, int level, int size) {
        var tile = TableTile.empty(x, y, level, size);
        if (level >= MOST_LEVELS) return tile;
        int across = side(side, level);
        long begin = begin(side, level);
        for (int column = 0; column < size && x + column < across; column++)
            for (int row = 0; row < size && y + row < across; row++)
                tile.put(column, row, cells.getAtIndex(CELL, begin + (long) (x + column) * across + y + row));
        return tile;
    }
}
