package grundy.value.heat;

import grundy.value.Side;
import grundy.value.canonical.CanonicalForms;
import grundy.value.canonical.RecursionDepth;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;

/// Adorned stops of the forms of one arena.
final class AdornedStops {
    private final CanonicalForms forms;
    private final Map<Integer, AdornedStop> left = new HashMap<>();
    private final Map<Integer, AdornedStop> right = new HashMap<>();
    private final RecursionDepth depth = new RecursionDepth(400);

    AdornedStops(CanonicalForms forms) {
        this.forms = forms;
    }

    AdornedStop of(int form, Side beginning) {
        if (forms.isNumber(form)) return new AdornedStop(forms.numberOf(form), beginning);
        boolean isLeft = beginning == Side.LEFT;
        var known = isLeft ? left : right;
        var seen = known.get(form);
        if (seen != null) return seen;
        depth.enter();
        try {
            var order = isLeft ? Comparator.<AdornedStop>reverseOrder() : Comparator.<AdornedStop>naturalOrder();
            var best = Arrays.stream(isLeft ? forms.left(form) : forms.right(form))
                    .mapToObj(option -> of(option, isLeft ? Side.RIGHT : Side.LEFT))
                    .min(order)
                    .orElseThrow();
            known.put(form, best);
            return best;
        } finally {
            depth.leave();
        }
    }
}
