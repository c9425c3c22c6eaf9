package grundy.course.trap;

import java.math.BigInteger;

/// A positive number of a floating-point format, computed exactly: its digits times a power of two. What a program does
/// in `double` or `long double` is done again with it, so that one sees where it goes wrong.
///
/// @param digits with as many bits as the format has, or fewer
/// @param exponent of two
record RoundedNumber(BigInteger digits, int exponent) {
    /// @param bits of the format: 53 of `double`, 64 of `long double`
    /// @return the nearest number of the format, of two as near the even one
    static RoundedNumber rounded(BigInteger number, int exponent, int bits) {
        int excess = number.bitLength() - bits;
        if (excess <= 0) return new RoundedNumber(number, exponent);
        var cut = number.shiftRight(excess);
        var rest = number.subtract(cut.shiftLeft(excess));
        int against = rest.compareTo(BigInteger.ONE.shiftLeft(excess - 1));
        boolean up = against > 0 || against == 0 && cut.testBit(0);
        return rounded(up ? cut.add(BigInteger.ONE) : cut, exponent + excess, bits);
    }

    /// @return the golden ratio as `(1 + sqrt(5)) / 2` comes out, each step rounded
    static RoundedNumber golden(int bits) {
        int scale = 2 * bits;
        var root = BigInteger.valueOf(5).shiftLeft(2 * scale).sqrt();
        var rounded = rounded(root, -scale, bits);
        var one = BigInteger.ONE.shiftLeft(-rounded.exponent);
        var sum = rounded(rounded.digits.add(one), rounded.exponent, bits);
        return new RoundedNumber(sum.digits, sum.exponent - 1);
    }

    RoundedNumber times(BigInteger factor, int bits) {
        return rounded(digits.multiply(factor), exponent, bits);
    }

    /// @return its whole part
    BigInteger floor() {
        return exponent >= 0 ? digits.shiftLeft(exponent) : digits.shiftRight(-exponent);
    }
}
