package grundy.web.table;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/// A rectangle of a table.
///
/// A cell stands for a square of `2^level` coordinates on each side and shows the least number in it, so that 0, which
/// is a P-position, is seen from afar.
///
/// @param x the first cell along the first axis
/// @param cells row by row, `cells[row * width + column]`; {@link #UNKNOWN} where nothing is known
public record TableTile(int x, int y, int level, int width, int height, char[] cells) {
    /// There is no such position, or nothing is known of it, or its number is larger.
    public static final char UNKNOWN = Character.MAX_VALUE;

    private static final int MAGIC = 0x31545247;
    private static final int HEAD = 32;

    static TableTile empty(int x, int y, int level, int size) {
        var cells = new char[size * size];
        Arrays.fill(cells, UNKNOWN);
        return new TableTile(x, y, level, size, size, cells);
    }

    /// Puts the number of a position into the square of a cell.
    void put(int column, int row, int number) {
        int at = row * width + column;
        if (number < cells[at]) cells[at] = (char) number;
    }

    /// @return 8 numbers of 4 bytes, the least byte first: `GRT1`, x, y, level, width, height, the greatest number,
    ///     0; then the cells, 2 bytes each
    public byte[] bytes() {
        var bytes = ByteBuffer.allocate(HEAD + Character.BYTES * cells.length).order(ByteOrder.LITTLE_ENDIAN);
        int greatest = 0;
        for (char cell : cells) if (cell != UNKNOWN) greatest = Math.max(greatest, cell);
        bytes.putInt(MAGIC).putInt(x).putInt(y).putInt(level);
        bytes.putInt(width).putInt(height).putInt(greatest).putInt(0);
        bytes.asCharBuffer().put(cells);
        return bytes.array();
    }
}
