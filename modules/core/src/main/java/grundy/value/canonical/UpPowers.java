package grundy.value.canonical;

import grundy.value.Dyadic;
import java.util.ArrayList;
import java.util.List;

/// The powers of up: `up^n` is `{0 | * - (up + up^2 + ... + up^(n-1))}`, infinitely smaller than the power before.
///
/// Source: Winning Ways, chapter 8 (up-second); Siegel 2013, chapter II (uptimals).
public final class UpPowers {
    private final CanonicalForms forms;

    /// @param forms the numbers of the games that are asked about
    public UpPowers(CanonicalForms forms) {
        this.forms = forms;
    }

    /// @param exponent at least 1
    /// @param summed whether the powers below it are added. Cost: a sum for each of them.
    public int of(int exponent, boolean summed) {
        List<Integer> powers = powers(exponent);
        if (!summed) return powers.getLast();
        return powers.stream().reduce(forms.zero(), forms::plus);
    }

    private List<Integer> powers(int exponent) {
        var powers = new ArrayList<Integer>();
        int sum = forms.zero();
        int star = forms.sum(Dyadic.ZERO, 0, 1);
        for (int n = 1; n <= exponent; n++) {
            int power = forms.position(new int[] {forms.zero()}, new int[] {forms.minus(star, sum)});
            powers.add(power);
            sum = forms.plus(sum, power);
        }
        return powers;
    }
}
