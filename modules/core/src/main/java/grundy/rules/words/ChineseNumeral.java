package grundy.rules.words;

import java.util.Optional;
import java.util.regex.Pattern;

/// Reads Chinese numerals below a trillion: `三`, `二十一`, `一百零五`, `两千`. What is shortened, `二百五` for 250,
/// is none.
final class ChineseNumeral {
    private static final String DIGITS = "零一二三四五六七八九";
    private static final String UNITS = "十百千";
    private static final long[] SIZES = {10, 100, 1_000};
    private static final String LARGE = "亿万";
    private static final long[] LARGE_SIZES = {100_000_000, 10_000};
    private static final Pattern MIXED = Pattern.compile("(\\d{1,8})([百千]?[万亿]?)");

    private ChineseNumeral() {}

    /// @return the number; empty if the numerals are no number
    static Optional<Long> value(String numerals) {
        return value(numerals, 0);
    }

    private static Optional<Long> value(String numerals, int large) {
        if (large == LARGE.length()) return below(numerals);
        int at = numerals.indexOf(LARGE.charAt(large));
        if (at < 0) return value(numerals, large + 1);
        var high = value(numerals.substring(0, at), large + 1);
        var rest = numerals.substring(at + 1);
        if (rest.length() == 1) return Optional.empty();
        var low = rest.isEmpty() ? Optional.of(0L) : value(rest, large + 1);
        return high.flatMap(many -> low.map(few -> many * LARGE_SIZES[large] + few));
    }

    /// @param mixed digits and a unit after them, `3万`, `2千万`
    /// @return the number; empty if it is written in another way, `3万5千`
    static Optional<Long> ofDigits(String mixed) {
        var parts = MIXED.matcher(mixed);
        if (!parts.matches()) return Optional.empty();
        return value("一" + parts.group(2)).map(size -> Long.parseLong(parts.group(1)) * size);
    }

    private static Optional<Long> below(String numerals) {
        long sum = 0;
        long digit = -1;
        long least = 10_000;
        for (int i = 0; i < numerals.length(); i++) {
            char sign = numerals.charAt(i) == '两' ? '二' : numerals.charAt(i) == '〇' ? '零' : numerals.charAt(i);
            int unit = UNITS.indexOf(sign);
            if (unit < 0) {
                int value = DIGITS.indexOf(sign);
                if (value < 0 || digit > 0) return Optional.empty();
                digit = value;
                continue;
            }
            long size = SIZES[unit];
            if (size >= least || digit <= 0 && (unit > 0 || i > 0)) return Optional.empty();
            sum += Math.max(digit, 1) * size;
            least = size;
            digit = -1;
        }
        boolean isShortened =
                digit > 0 && least > SIZES[0] && sum > 0 && "零〇".indexOf(numerals.charAt(numerals.length() - 2)) < 0;
        return numerals.isEmpty() || isShortened ? Optional.empty() : Optional.of(sum + Math.max(digit, 0));
    }
}
