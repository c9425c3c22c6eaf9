package grundy.value.canonical;

import grundy.value.Dyadic;
import java.math.BigInteger;

/// A number plus a multiple of up plus a nimber.
///
/// @param ups how many ups; downs if it is negative
/// @param nimber at least 0
record NumberUpStar(Dyadic number, int ups, int nimber) {
    private static final NumberUpStar[] NONE = {};

    /// Options in canonical form.
    record Options(NumberUpStar[] left, NumberUpStar[] right) {}

    /// Returns whether `a.up + *m <= b.up + *n`: two ups exceed every nimber, one exceeds every nimber
    /// but `*`, which it is confused with.
    ///
    /// Source: Winning Ways, chapter 3. Status: theorem.
    static boolean isAtMost(int ups, int nimber, int otherUps, int otherNimber) {
        long more = (long) otherUps - ups;
        int apart = nimber ^ otherNimber;
        return more >= 2 || more == 1 && apart != 1 || more == 0 && apart == 0;
    }

    /// The options of the canonical form: of a number those of its sign expansion, of `n.up + *m` with n > 0 the
    /// number and `(n-1).up + *(m xor 1)`, but of `up + *` the number and the number plus star on the left.
    ///
    /// Source: Winning Ways, chapter 3; Siegel 2013, chapter II.
    static Options options(Dyadic number, int ups, int nimber) {
        if (ups == 0) return nimber == 0 ? ofNumber(number) : ofNimber(number, nimber);
        int one = Integer.signum(ups);
        var plain = new NumberUpStar(number, 0, 0);
        NumberUpStar[] towards = {new NumberUpStar(number, ups - one, nimber ^ 1)};
        NumberUpStar[] away = {plain};
        if (ups == one && nimber == 1) {
            towards = new NumberUpStar[] {plain};
            away = new NumberUpStar[] {plain, new NumberUpStar(number, 0, 1)};
        }
        return ups > 0 ? new Options(away, towards) : new Options(towards, away);
    }

    private static Options ofNumber(Dyadic number) {
        if (number.signum() == 0) return new Options(NONE, NONE);
        var step = new Dyadic(BigInteger.ONE, number.twos());
        NumberUpStar[] less = {new NumberUpStar(number.minus(step), 0, 0)};
        NumberUpStar[] greater = {new NumberUpStar(number.plus(step), 0, 0)};
        if (!number.isInteger()) return new Options(less, greater);
        return number.signum() > 0 ? new Options(less, NONE) : new Options(NONE, greater);
    }

    private static Options ofNimber(Dyadic number, int nimber) {
        var options = new NumberUpStar[nimber];
        for (int i = 0; i < nimber; i++) options[i] = new NumberUpStar(number, 0, i);
        return new Options(options, options);
    }
}
