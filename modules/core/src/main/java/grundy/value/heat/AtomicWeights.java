package grundy.value.heat;

import grundy.limit.Checkpoint;
import grundy.value.Dyadic;
import grundy.value.canonical.CanonicalForms;
import grundy.value.canonical.IdSet;
import grundy.value.canonical.RecursionDepth;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;

/// Atomic weights: how many ups an infinitesimal is worth beside a far star, a nimber greater than all below it.
///
/// With weights of the options, `{left - 2 | right + 2}` is the weight, unless it is an integer: then it is 0 if the
/// game is confused with a far star, the greatest integer that fits if it is above, the least if below.
///
/// Source: Winning Ways, chapter 8 (the atomic weight calculus); Siegel 2013, section II.7. Cost: an operation for
/// each form below; for a game that is no dicot the product of its weight and up besides.
public final class AtomicWeights {
    private final CanonicalForms forms;
    private final HeatedGames heat;

    /// @param heat of the same arena
    public AtomicWeights(CanonicalForms forms, HeatedGames heat) {
        this.forms = forms;
        this.heat = heat;
    }

    /// @return the weight; empty for a game that is worth no multiple of up beside a far star, as all that are not
    ///     infinitesimal
    public OptionalInt of(int form) {
        if (!forms.isInfinitesimal(form)) return OptionalInt.empty();
        int weight = new Weighing(form).weight(form);
        return forms.isDicot(form) || isWorth(form, weight) ? OptionalInt.of(weight) : OptionalInt.empty();
    }

    /// @return a nimber that is greater than all below a game. Beside the game all greater nimbers are alike:
    ///     whoever wins with one, wins with each
    public int farStar(int form) {
        return new BoundsBelow(form).farStar;
    }

    /// @return whether the game differs from that many ups by less than up and a far star
    private boolean isWorth(int form, int weight) {
        int rest = forms.minus(form, heat.norton(weight, forms.sum(Dyadic.ZERO, 1, 0)));
        int far = new BoundsBelow(rest).farStar;
        return forms.isAtMost(rest, forms.sum(Dyadic.ZERO, 1, far))
                && forms.isAtMost(forms.sum(Dyadic.ZERO, -1, far), rest);
    }

    /// Bounds on the forms below one.
    private final class BoundsBelow {
        private final HashSet<Integer> visited = new HashSet<>();
        private final int farStar;
        private int mostUps;
        private int nimbers = 1;

        BoundsBelow(int form) {
            walk(form);
            farStar = Integer.highestOneBit(nimbers) << 1;
        }

        private void walk(int form) {
            var waiting = IdSet.of(new int[] {form});
            while (waiting.size() > 0) {
                Checkpoint.step();
                int next = waiting.get(waiting.size() - 1);
                waiting.remove(waiting.size() - 1);
                if (forms.hasTerms(next)) {
                    mostUps = Math.max(mostUps, Math.abs(forms.upsOf(next)));
                    nimbers |= forms.nimberOf(next);
                } else if (visited.add(next)) {
                    for (int option : forms.left(next)) waiting.add(option);
                    for (int option : forms.right(next)) waiting.add(option);
                }
            }
        }
    }

    /// The weights of one game and of what is below it.
    private final class Weighing {
        private final Map<Integer, Integer> weights = new HashMap<>();
        private final RecursionDepth depth = new RecursionDepth(400);
        private final int star;

        /// More than any weight of an infinitesimal below.
        private final long beyond;

        Weighing(int form) {
            var below = new BoundsBelow(form);
            star = forms.sum(Dyadic.ZERO, 0, below.farStar);
            beyond = 2L * below.visited.size() + below.mostUps + 8;
        }

        int weight(int form) {
            if (forms.rightStop(form).signum() > 0) return integer(beyond);
            if (forms.leftStop(form).signum() < 0) return integer(-beyond);
            if (forms.hasTerms(form)) return integer(forms.upsOf(form));
            var cached = weights.get(form);
            if (cached != null) return cached;
            depth.enter();
            try {
                int weight = weigh(form);
                weights.put(form, weight);
                return weight;
            } finally {
                depth.leave();
            }
        }

        private int weigh(int form) {
            int two = integer(2);
            var lefts = mapped(forms.left(form), option -> forms.minus(weight(option), two));
            var rights = mapped(forms.right(form), option -> forms.plus(weight(option), two));
            int weight = forms.position(lefts, rights);
            if (!forms.isInteger(weight)) return weight;
            boolean above = forms.isAtMost(star, form);
            if (!above && !forms.isAtMost(form, star)) return forms.zero();
            int step = integer(above ? 1 : -1);
            for (long i = 0; i < 4 * beyond; i++) {
                int next = forms.plus(weight, step);
                boolean fits = above
                        ? Arrays.stream(rights).noneMatch(right -> forms.isAtMost(right, next))
                        : Arrays.stream(lefts).noneMatch(left -> forms.isAtMost(next, left));
                if (!fits) break;
                weight = next;
            }
            return weight;
        }

        private int integer(long integer) {
            return forms.number(Dyadic.of(integer));
        }

        private static int[] mapped(int[] options, IntUnaryOperator by) {
            return Arrays.stream(options).map(by).toArray();
        }
    }
}
