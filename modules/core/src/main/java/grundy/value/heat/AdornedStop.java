package grundy.value.heat;

import grundy.value.Dyadic;
import grundy.value.Side;
import grundy.value.canonical.CanonicalForms;
import grundy.value.canonical.RecursionDepth;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;

/// The number that play stops at, and whose turn it is there: written `3R` if Right is to move.
///
/// Who is to move at a stop decides sums with numbers: beginning, Left wins `G - x` exactly if the left stop of G is
/// more than x, or is x with Right to move. So of equal numbers each side likes the one better at which the other is
/// to move.
///
/// Source: Winning Ways, chapter 6 (the stops, adorned).
public record AdornedStop(Dyadic number, Side toMove) implements Comparable<AdornedStop> {
    /// @param forms arena of the form
    /// @param beginning who moves first
    /// @return the stop of play if both do their best. Cost: one step for each form below
    public static AdornedStop of(CanonicalForms forms, int form, Side beginning) {
        return new StopSearch(forms).of(form, beginning);
    }

    /// @return greater if Left likes it better
    @Override
    public int compareTo(AdornedStop other) {
        int difference = number.compareTo(other.number);
        return difference != 0 ? difference : toMove.compareTo(other.toMove);
    }

    @Override
    public String toString() {
        return number + (toMove == Side.LEFT ? "L" : "R");
    }

    /// Finds the stops of the forms of one arena, each once.
    private static final class StopSearch {
        private final CanonicalForms forms;
        private final Map<Integer, AdornedStop> left = new HashMap<>();
        private final Map<Integer, AdornedStop> right = new HashMap<>();
        private final RecursionDepth depth = new RecursionDepth(400);

        StopSearch(CanonicalForms forms) {
            this.forms = forms;
        }

        AdornedStop of(int form, Side beginning) {
            if (forms.isNumber(form)) return new AdornedStop(forms.numberOf(form), beginning);
            boolean isLeft = beginning == Side.LEFT;
            var stops = isLeft ? left : right;
            var cached = stops.get(form);
            if (cached != null) return cached;
            depth.enter();
            try {
                var order = isLeft ? Comparator.<AdornedStop>reverseOrder() : Comparator.<AdornedStop>naturalOrder();
                var best = Arrays.stream(isLeft ? forms.left(form) : forms.right(form))
                        .mapToObj(option -> of(option, isLeft ? Side.RIGHT : Side.LEFT))
                        .min(order)
                        .orElseThrow();
                stops.put(form, best);
                return best;
            } finally {
                depth.leave();
            }
        }
    }
}
