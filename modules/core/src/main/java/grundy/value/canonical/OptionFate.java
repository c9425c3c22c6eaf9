package grundy.value.canonical;

import grundy.value.ShortValue;
import java.util.ArrayList;
import java.util.List;

/// An option of a position as it was written, and what becomes of it in the canonical form.
///
/// @param by the option that is at least as good, or the answer through which play goes on; the option itself where
///     it stays
public record OptionFate(ShortValue option, Fate fate, ShortValue by) {
    /// The fate of an option.
    public enum Fate {
        STAYS,
        /// Another option is at least as good.
        DOMINATED,
        /// The other side has an answer that is at least as good for it as the position was.
        REVERSIBLE
    }

    /// @param left ids of all options of Left, in the order written
    /// @param isLeft whether those of Left are judged
    /// @return each option of the side in the order written. Cost: a comparison for each pair and for each answer
    public static List<OptionFate> of(CanonicalForms forms, int[] left, int[] right, boolean isLeft) {
        int position = forms.position(left, right);
        var fates = new ArrayList<OptionFate>();
        var options = isLeft ? left : right;
        for (int i = 0; i < options.length; i++) fates.add(judge(forms, position, options, i, isLeft));
        return fates;
    }

    private static OptionFate judge(CanonicalForms forms, int position, int[] options, int index, boolean isLeft) {
        int option = options[index];
        for (int j = 0; j < options.length; j++) {
            boolean earlier = options[j] == option ? j < index : isNoBetter(forms, option, options[j], isLeft);
            if (earlier) return of(forms, option, Fate.DOMINATED, options[j]);
        }
        for (int answer : isLeft ? forms.right(option) : forms.left(option))
            if (isNoBetter(forms, answer, position, isLeft)) return of(forms, option, Fate.REVERSIBLE, answer);
        return of(forms, option, Fate.STAYS, option);
    }

    private static boolean isNoBetter(CanonicalForms forms, int one, int two, boolean isLeft) {
        return isLeft ? forms.isAtMost(one, two) : forms.isAtMost(two, one);
    }

    private static OptionFate of(CanonicalForms forms, int option, Fate fate, int by) {
        return new OptionFate(CanonicalForm.value(forms, option), fate, CanonicalForm.value(forms, by));
    }
}
