package grundy.theory.form;

import grundy.rules.notation.ShortenedText;
import grundy.value.Zeckendorf;
import java.math.BigInteger;
import java.util.stream.Collectors;

/// A Zeckendorf form as it is written: as a sum, and as digits 0 and 1.
public record FibonacciForm(Zeckendorf form) {
    /// Index of the Fibonacci number 1, the last digit.
    private static final int LAST_DIGIT = 2;

    /// Returns the form of a number.
    public static FibonacciForm of(BigInteger number) {
        return new FibonacciForm(Zeckendorf.of(number));
    }

    /// @return the number of parts of the sum
    public int size() {
        return form.indices().size();
    }

    /// @param index which part, the greatest first
    public BigInteger part(int index) {
        return Zeckendorf.fibonacci(form.indices().get(index));
    }

    /// @return the number of digits of the form
    public int length() {
        return form.indices().isEmpty() ? 1 : form.indices().getFirst() - LAST_DIGIT + 1;
    }

    /// @return the number of zeros that the digits end in
    public int zeros() {
        return form.indices().isEmpty() ? 0 : form.indices().getLast() - LAST_DIGIT;
    }

    /// @return the form as digits, the greatest Fibonacci number first: 8 + 3 + 1 is `10101`
    public String digits() {
        var digits = new StringBuilder("0".repeat(length()));
        for (int index : form.indices()) digits.setCharAt(length() - 1 - (index - LAST_DIGIT), '1');
        return digits.toString();
    }

    /// @return the form as a sum; of many parts only the first ones and the last
    public String sum(ShortenedText texts, int most) {
        if (size() == 0) return "0";
        int first = size() <= most ? size() : most - 1;
        var text = form.indices().stream()
                .limit(first)
                .map(Zeckendorf::fibonacci)
                .map(texts::brief)
                .collect(Collectors.joining(" + "));
        return first == size() ? text : text + " + … + " + texts.brief(form.smallest());
    }
}
