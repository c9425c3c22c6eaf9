package grundy.engine.run;

import java.util.List;

/// How the codes of heaps are to be read.
///
/// With mask 0 a code is the nim-value. Otherwise the lowest bit of the mask is left out of the value, the bits above
/// it are moved down by one, and the bit is chosen so that the number of the value's bits in the mask is
/// odd for common heaps and even for rare ones; where
/// the kinds alternate, the other way round for every heap whose sum with the shift is odd.
///
/// @param width bytes of a code: 1, 2 or 4
/// @param mask 0, or bits of the values
/// @param alternating whether the kinds are exchanged for every other heap
/// @param shift 0 or 1
/// @param rare the rare heaps, ascending; all others but 0 are common
public record Coding(int width, int mask, boolean alternating, int shift, List<Long> rare) {
    /// @return codes that are values
    public static Coding plain(int width) {
        return new Coding(width, 0, false, 0, List.of());
    }
}
