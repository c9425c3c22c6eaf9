package grundy.finding;

import java.util.List;

/// The encoding of the nim-values of heaps as codes of 1, 2 or 4 bytes.
///
/// With mask 0 a code is the nim-value. Otherwise the lowest bit of the mask is left out of the value, the bits above
/// it are moved down by one, and the bit is chosen so that the number of the value's bits in the mask is odd for
/// common heaps and even for rare ones; where the kinds alternate, the other way round for every heap whose sum with
/// the shift is odd.
///
/// @param width bytes of a code: 1, 2 or 4
/// @param mask 0, or bits of the values
/// @param alternating whether the kinds are exchanged for every other heap
/// @param shift 0 or 1
/// @param rare the rare heaps, ascending; all others but 0 are common
public record HeapCoding(int width, int mask, boolean alternating, int shift, List<Long> rare) {
    /// @param code of a value that has bits in the mask, not 0
    /// @param parity of the number of the value's bits in the mask
    /// @return the value
    public static int value(int mask, int code, int parity) {
        int lowest = Integer.lowestOneBit(mask);
        int below = lowest - 1;
        int value = code & below | (code & ~below) << 1;
        return (Integer.bitCount(value & mask) & 1) == parity ? value : value | lowest;
    }

    /// @return codes that are values
    public static HeapCoding plain(int width) {
        return new HeapCoding(width, 0, false, 0, List.of());
    }
}
