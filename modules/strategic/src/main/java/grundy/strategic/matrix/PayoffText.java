package grundy.strategic.matrix;

import grundy.rules.notation.DecimalDigits;
import grundy.text.Message;
import grundy.text.PrintableText;
import grundy.value.Rational;
import java.math.BigInteger;
import java.util.regex.Pattern;

/// Numbers as they stand in games: `3`, `-1/3`, `0.25`, `2.5e-3`, all read exactly.
public final class PayoffText {
    /// The most digits of a number, and the largest exponent.
    private static final int MOST_DIGITS = 1000;

    private static final Pattern WHOLE = Pattern.compile("[+-]?[0-9]+");
    private static final Pattern DECIMAL = Pattern.compile("([+-]?)([0-9]*)(?:[.]([0-9]*))?(?:[eE]([+-]?[0-9]{1,9}))?");
    private static final Pattern NOT_A_NUMBER = Pattern.compile("(?i)[+-]?(nan|inf|infinity|∞)");

    private PayoffText() {}

    /// The reason that a text is no number that a payoff can be.
    public static final class NumberFault extends Exception {
        private static final long serialVersionUID = 1L;
        private final transient Message problem;

        private NumberFault(Message problem) {
            super(problem.toString(), null, false, false);
            this.problem = problem;
        }

        public Message problem() {
            return problem;
        }
    }

    /// @return whether a word is meant as a number, be it a right one or not
    public static boolean looksNumeric(String word) {
        var text = plain(word);
        return NOT_A_NUMBER.matcher(text).matches()
                || !text.isEmpty()
                        && (Character.isDigit(text.charAt(0))
                                || "+-.".indexOf(text.charAt(0)) >= 0
                                        && text.length() > 1
                                        && (Character.isDigit(text.charAt(1)) || text.charAt(1) == '.'));
    }

    /// @throws NumberFault if the text is no number, or one that is too long
    public static Rational read(String word) throws NumberFault {
        var text = plain(word);
        if (NOT_A_NUMBER.matcher(text).matches()) throw fault("matrix.not-finite", word);
        if (text.length() > MOST_DIGITS)
            throw new NumberFault(Message.of("matrix.number-long", "most", MOST_DIGITS, "digits", text.length()));
        int slash = text.indexOf('/');
        return slash < 0 ? decimal(word, text) : fraction(word, text, slash);
    }

    private static Rational fraction(String word, String text, int slash) throws NumberFault {
        var above = text.substring(0, slash).strip();
        var below = text.substring(slash + 1).strip();
        if (!WHOLE.matcher(above).matches() || !WHOLE.matcher(below).matches()) throw fault("matrix.no-number", word);
        var denominator = integer(below);
        if (denominator.signum() == 0) throw fault("matrix.divided-by-zero", word);
        return new Rational(integer(above), denominator);
    }

    private static BigInteger integer(String text) {
        boolean signed = text.charAt(0) == '-' || text.charAt(0) == '+';
        var digits = DecimalDigits.parse(signed ? text.substring(1) : text);
        return text.charAt(0) == '-' ? digits.negate() : digits;
    }

    private static Rational decimal(String word, String text) throws NumberFault {
        var parts = DECIMAL.matcher(text);
        if (!parts.matches()) throw fault("matrix.no-number", word);
        var whole = parts.group(2);
        var behind = parts.group(3) == null ? "" : parts.group(3);
        if (whole.isEmpty() && behind.isEmpty()) throw fault("matrix.no-number", word);
        var number = DecimalDigits.parse(whole + behind);
        if (parts.group(1).equals("-")) number = number.negate();
        int exponent = parts.group(4) == null ? 0 : Integer.parseInt(parts.group(4));
        if (Math.abs(exponent) > MOST_DIGITS)
            throw new NumberFault(Message.of("matrix.number-long", "most", MOST_DIGITS, "digits", Math.abs(exponent)));
        exponent -= behind.length();
        var power = BigInteger.TEN.pow(Math.abs(exponent));
        return exponent >= 0 ? Rational.of(number.multiply(power)) : new Rational(number, power);
    }

    private static NumberFault fault(String key, String word) {
        return new NumberFault(Message.of(key, "text", shortWord(word)));
    }

    /// @return the word as it can be shown, shortened where it is long
    static String shortWord(String word) {
        return PrintableText.of(word.length() <= 40 ? word : word.substring(0, 40) + "…");
    }

    /// The signs that word processors make of a minus, and full-width digits.
    private static String plain(String word) {
        var text = new StringBuilder(word.length());
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            if (c == '−' || c == '–' || c == '－') text.append('-');
            else if (c >= '！' && c <= '～') text.append((char) (c - 0xFEE0));
            else text.append(c);
        }
        return text.toString();
    }
}
