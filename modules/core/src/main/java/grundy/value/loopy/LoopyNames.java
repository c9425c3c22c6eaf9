package grundy.value.loopy;

import grundy.value.Dyadic;
import grundy.value.canonical.CanonicalForms;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// Stoppers that have a name of their own, beside a number: `on`, `off`, `over`, `under`, `^[on]` (upon), `^<on>`.
///
/// Source: Winning Ways, chapter 11; Siegel 2013, chapter VI.
final class LoopyNames {
    private final LoopyForms forms;
    private final CanonicalForms shorts;

    LoopyNames(LoopyForms forms) {
        this.forms = forms;
        this.shorts = forms.shorts();
    }

    /// @param game in canonical form
    /// @return null for most games
    @Nullable
    String of(int game) {
        var left = forms.left(game);
        var right = forms.right(game);
        var name = side(game, left, right, "on", "under", "^");
        if (name == null) name = side(game, right, left, "off", "over", "v");
        return name != null ? name : power(left, right);
    }

    private @Nullable String side(int game, int[] passing, int[] other, String endless, String one, String up) {
        if (passing.length == 1 && passing[0] == game && other.length == 0) return endless;
        if (other.length != 1
                || !isNumberAndStar(other[0])
                || Arrays.stream(passing).noneMatch(o -> o == game)) return null;
        var number = prefix(other[0]);
        boolean star = shorts.nimberOf(~other[0]) == 1;
        if (passing.length == 1) return number + (star ? up + "[on]" : one);
        boolean both = passing.length == 2 && !star && Arrays.stream(passing).anyMatch(o -> o == other[0]);
        return both ? number + up + "[on]*" : null;
    }

    /// `{x | x + v[on]*}` and its negative.
    private @Nullable String power(int[] left, int[] right) {
        if (left.length != 1 || right.length != 1) return null;
        if (isNumber(left[0]) && right[0] >= 0 && (prefix(left[0]) + "v[on]*").equals(of(right[0])))
            return prefix(left[0]) + "^<on>";
        if (isNumber(right[0]) && left[0] >= 0 && (prefix(right[0]) + "^[on]*").equals(of(left[0])))
            return prefix(right[0]) + "v<on>";
        return null;
    }

    private boolean isNumber(int game) {
        return game < 0 && shorts.isNumber(~game);
    }

    private boolean isNumberAndStar(int game) {
        return game < 0 && shorts.hasTerms(~game) && shorts.upsOf(~game) == 0 && shorts.nimberOf(~game) <= 1;
    }

    private String prefix(int game) {
        var number = shorts.numberOf(~game);
        return number.equals(Dyadic.ZERO) ? "" : number.toString();
    }
}
