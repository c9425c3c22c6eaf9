package grundy.engine.rewrite;

import grundy.rules.rewrite.Orientation;
import java.util.Optional;

/// The layout of a board's squares in a word: row r and column c at bit `r * stride + c`.
///
/// @param stride length of a row (unit: bits)
/// @param height how many rows there are room for
public record BitFrame(int stride, int height) {
    private static final int SIDE = 8;

    /// @return a frame in which a board of this size lies, a square one if it fits; empty if it has too
    ///     many squares
    public static Optional<BitFrame> of(int rows, int columns) {
        if (rows <= SIDE && columns <= SIDE) return Optional.of(new BitFrame(SIDE, SIDE));
        if (columns > Long.SIZE || rows > Long.SIZE / columns) return Optional.empty();
        return Optional.of(new BitFrame(columns, Long.SIZE / columns));
    }

    public boolean holds(int rows, int columns) {
        return rows <= height && columns <= stride;
    }

    /// @return whether rows and columns can be exchanged
    public boolean isSquare() {
        return stride == height;
    }

    /// @return the squares at which the first square of a rectangle may lie
    public long fit(int rows, int columns) {
        long fit = 0;
        for (int row = 0; row <= height - rows; row++)
            for (int column = 0; column <= stride - columns; column++) fit |= 1L << row * stride + column;
        return fit;
    }

    /// @param first the squares of the first column, from {@link #column}
    /// @param last those of the last column
    /// @return the squares above, below, left and right of those of a set
    public long beside(long set, long first, long last) {
        return set << stride | set >>> stride | set << 1 & ~first | set >>> 1 & ~last;
    }

    /// @return all squares of a column
    public long column(int column) {
        long squares = 0;
        for (int row = 0; row < height; row++) squares |= 1L << row * stride + column;
        return squares;
    }

    /// @return the squares of a set as an orientation shows them, anywhere in the frame
    public long transformed(long set, Orientation orientation) {
        if (stride == SIDE && height == SIDE) return transformedInSquare(set, orientation);
        long image = set;
        if (orientation.upsideDown()) image = upsideDown(image);
        if (orientation.leftToRight()) image = leftToRight(image);
        return image;
    }

    private static long transformedInSquare(long set, Orientation orientation) {
        long image = set;
        if (orientation.swaps()) image = transposed(image);
        if (orientation.upsideDown()) return orientation.leftToRight() ? Long.reverse(image) : Long.reverseBytes(image);
        return orientation.leftToRight() ? Long.reverse(Long.reverseBytes(image)) : image;
    }

    private static long transposed(long set) {
        long x = set;
        long t = (x ^ x >>> 7) & 0x00AA00AA00AA00AAL;
        x ^= t ^ t << 7;
        t = (x ^ x >>> 14) & 0x0000CCCC0000CCCCL;
        x ^= t ^ t << 14;
        t = (x ^ x >>> 28) & 0x00000000F0F0F0F0L;
        return x ^ t ^ t << 28;
    }

    private long upsideDown(long set) {
        long row = row();
        long image = 0;
        for (int i = 0; i < height; i++) image |= (set >>> i * stride & row) << (height - 1 - i) * stride;
        return image;
    }

    private long leftToRight(long set) {
        long row = row();
        long image = 0;
        for (int i = 0; i < height; i++)
            image |= Long.reverse(set >>> i * stride & row) >>> Long.SIZE - stride << i * stride;
        return image;
    }

    private long row() {
        return stride == Long.SIZE ? -1 : (1L << stride) - 1;
    }

    /// The least rectangle around a set of squares. Changed by {@link #enclose}.
    public static final class Box {
        private int top;
        private int bottom;
        private int left;
        private int right;

        int rows() {
            return bottom - top + 1;
        }

        int columns() {
            return right - left + 1;
        }
    }

    /// @param set not empty
    public void enclose(long set, Box box) {
        box.top = Long.numberOfTrailingZeros(set) / stride;
        box.bottom = (Long.SIZE - 1 - Long.numberOfLeadingZeros(set)) / stride;
        long columns = columns(set, box);
        box.left = Long.numberOfTrailingZeros(columns);
        box.right = Long.SIZE - 1 - Long.numberOfLeadingZeros(columns);
    }

    /// @return the columns in which there is a square, as a row
    private long columns(long set, Box box) {
        if (stride == SIDE) {
            long folded = set | set >>> 32;
            folded |= folded >>> 16;
            return (folded | folded >>> 8) & 0xFF;
        }
        long row = row();
        long folded = 0;
        for (int i = box.top; i <= box.bottom; i++) folded |= set >>> i * stride & row;
        return folded;
    }

    /// @param box around a set
    /// @return the number of bits by which the set, as an orientation shows it, is to be moved down so
    ///     that it touches the first row and the first column
    public int corner(Box box, Orientation orientation) {
        boolean swaps = orientation.swaps();
        int row = orientation.upsideDown() ? height - 1 - (swaps ? box.right : box.bottom) : swaps ? box.left : box.top;
        int column =
                orientation.leftToRight() ? stride - 1 - (swaps ? box.bottom : box.right) : swaps ? box.top : box.left;
        return row * stride + column;
    }
}
