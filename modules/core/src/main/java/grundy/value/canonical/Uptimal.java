package grundy.value.canonical;

import grundy.limit.Checkpoint;
import grundy.value.Dyadic;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A number, a nimber and multiples of the powers of up.
///
/// @param nimber at least 0
/// @param digits the multiples of up, of its second power and so on; the last is not 0
public record Uptimal(Dyadic number, int nimber, List<Integer> digits) {
    private static final int MOST_DIGITS = 64;

    public Uptimal {
        digits = List.copyOf(digits);
    }

    /// The expansion of a game. Twice the game has no star, and each power is infinitely smaller than the one
    /// before: so its digits are found one by one.
    ///
    /// Source: Siegel 2013, chapter II (uptimals). Cost: a few sums for each digit, and as many as the digit is
    /// large.
    ///
    /// @return empty if the game is no such sum, or has more than 64 digits
    public static Optional<Uptimal> of(CanonicalForms forms, int form) {
        if (!forms.isNumberish(form)) return Optional.empty();
        var number = forms.leftStop(form);
        int rest = forms.minus(form, forms.number(number));
        if (!forms.isDicot(rest)) return Optional.empty();
        int twice = forms.plus(rest, rest);
        var powers = new UpPowers(forms);
        var digits = new ArrayList<Integer>();
        for (int n = 1; twice != forms.zero(); n++) {
            if (n > MOST_DIGITS) return Optional.empty();
            int power = powers.of(n, false);
            int digit = digit(forms, twice, power);
            if (digit % 2 != 0) return Optional.empty();
            twice = forms.minus(twice, forms.times(power, BigInteger.valueOf(digit)));
            rest = forms.minus(rest, forms.times(power, BigInteger.valueOf(digit / 2)));
            digits.add(digit / 2);
        }
        boolean whole = forms.hasTerms(rest)
                && forms.upsOf(rest) == 0
                && forms.numberOf(rest).signum() == 0;
        return whole ? Optional.of(new Uptimal(number, forms.nimberOf(rest), digits)) : Optional.empty();
    }

    /// @return the coefficient of a power, or 1 where no multiple is near
    private static int digit(CanonicalForms forms, int game, int power) {
        if (power == forms.sum(Dyadic.ZERO, 1, 0) && forms.hasTerms(game)) return forms.upsOf(game);
        var most = new FormFollowers(forms).birthday(game);
        int digit = 0;
        int step = forms.isAtMost(game, forms.zero()) ? -1 : 1;
        int down = forms.negative(power);
        while (true) {
            int twice = forms.plus(game, game);
            if (isLess(forms, down, twice) && isLess(forms, twice, power)) return digit;
            Checkpoint.step();
            if (most.compareTo(BigInteger.valueOf(Math.abs(digit))) < 0) return 1;
            game = step > 0 ? forms.minus(game, power) : forms.plus(game, power);
            digit += step;
        }
    }

    private static boolean isLess(CanonicalForms forms, int one, int two) {
        return one != two && forms.isAtMost(one, two);
    }

    /// @return a text such as `5/2*3.102-`: number and nimber, the digits after the point, a sign after
    ///     what is negative
    @Override
    public String toString() {
        var text = new StringBuilder(nimber > 0 && number.signum() == 0 ? "" : number.toString());
        if (nimber > 0) text.append('*');
        if (nimber > 1) text.append(nimber);
        text.append('.');
        if (digits.isEmpty()) text.append('0');
        for (int digit : digits) {
            int size = Math.abs(digit);
            text.append(size > 9 ? "(" + size + ")" : size);
            if (digit < 0) text.append('-');
        }
        return text.toString();
    }
}
