package grundy.value.canonical;

import grundy.value.Dyadic;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Canonical forms in the notation of the books: `3/4`, `*2`, `^3*`, `^<2>`, `v[4]*`, `{2||1|0}`, `+-1`, `tiny(2)`.
/// Equal forms have equal texts.
///
/// A text may be far longer than its form is large, since what is used in several places is written in each.
public final class FormText {
    /// Forms of more levels, one in the other, have no text.
    public static final int MOST_NESTED = 400;

    /// Higher powers are written with braces.
    private static final int MOST_POWERS = 9;

    private final CanonicalForms forms;
    private final int most;
    private final Map<Integer, OptionText> texts = new HashMap<>();
    private @Nullable Map<Integer, String> powers;
    private final RecursionDepth depth = new RecursionDepth(MOST_NESTED);

    /// @param most characters of a text at most
    public FormText(CanonicalForms forms, int most) {
        this.forms = forms;
        this.most = most;
    }

    /// @return the text; it ends with `…` if it would be too long
    public String of(int form) {
        return format(form).text();
    }

    private OptionText format(int form) {
        var cached = texts.get(form);
        if (cached != null) return cached;
        depth.enter();
        try {
            var text = write(form);
            if (text.text().length() > most)
                text = new OptionText(text.text().substring(0, most) + "…", text.simple(), 0);
            texts.put(form, text);
            return text;
        } finally {
            depth.leave();
        }
    }

    private OptionText write(int form) {
        if (forms.hasTerms(form))
            return new OptionText(terms(forms.numberOf(form), forms.upsOf(form), forms.nimberOf(form)), true, 0);
        var left = forms.left(form);
        var right = forms.right(form);
        if (left.length <= 2 && right.length <= 2 && forms.isDicot(form)) {
            var power = powers().get(form);
            if (power != null) return new OptionText(power, true, 0);
        }
        if (forms.negative(form) == form) return OptionText.plusMinus(sorted(left), false);
        var tiny = tiny(left, right);
        if (tiny != null) return new OptionText("tiny(" + tiny + ")", false, 0);
        var miny = tiny(negatives(right), negatives(left));
        if (miny != null) return new OptionText("miny(" + miny + ")", false, 0);
        return OptionText.braces(sorted(left), sorted(right), false);
    }

    /// The powers of up from the second on and their sums, down's too, each alone and beside a star.
    private Map<Integer, String> powers() {
        if (powers != null) return powers;
        var names = new HashMap<Integer, String>();
        var made = new UpPowers(forms);
        int star = forms.sum(Dyadic.ZERO, 0, 1);
        for (int n = 2; n <= MOST_POWERS; n++)
            for (boolean summed : new boolean[] {false, true}) {
                int power = made.of(n, summed);
                int beside = forms.plus(power, star);
                var exponent = summed ? "[" + n + "]" : "<" + n + ">";
                names.put(power, "^" + exponent);
                names.put(beside, "^" + exponent + "*");
                names.put(forms.negative(power), "v" + exponent);
                names.put(forms.negative(beside), "v" + exponent + "*");
            }
        powers = names;
        return names;
    }

    static String terms(Dyadic number, int ups, int nimber) {
        var text = new StringBuilder();
        if (number.signum() != 0 || ups == 0 && nimber == 0) text.append(number);
        if (ups != 0) text.append((ups > 0 ? "^" : "v").repeat(Math.abs((long) ups) == 2 ? 2 : 1));
        if (Math.abs((long) ups) > 2) text.append(Math.abs((long) ups));
        if (nimber > 0) text.append('*');
        if (nimber > 1) text.append(nimber);
        return text.toString();
    }

    /// @return the text in brackets after `tiny`, or null if it is another form
    private @Nullable String tiny(int[] left, int[] right) {
        if (left.length != 1 || left[0] != forms.zero() || right.length != 1) return null;
        int answer = right[0];
        if (forms.hasTerms(answer)) return null;
        var back = forms.left(answer);
        var threat = forms.right(answer);
        if (back.length != 1 || back[0] != forms.zero() || threat.length != 1) return null;
        int size = forms.negative(threat[0]);
        if (forms.leftStop(size).signum() == 0 || !forms.isAtMost(forms.zero(), size)) return null;
        return of(size);
    }

    private int[] negatives(int[] options) {
        return Arrays.stream(options).map(forms::negative).toArray();
    }

    private List<OptionText> sorted(int[] options) {
        return OptionText.sorted(options, this::format);
    }
}
