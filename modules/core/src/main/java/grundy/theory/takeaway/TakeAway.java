package grundy.theory.takeaway;

import grundy.check.Evidence;
import grundy.limit.Checkpoint;
import grundy.rules.Tuple;
import grundy.text.Lesson;
import grundy.theory.form.CatalogueText;
import grundy.theory.form.ColdTuples;
import grundy.theory.form.GameForms;
import grundy.theory.form.LessonContext;
import grundy.theory.form.TeachingForm;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/// `(n, q)`: n counters, at most q of which may be taken; whoever takes k leaves `(n - k, f(k))` with
/// `f(k) = c*k + d`, `f(k) >= k`. Fibonacci Nim has `f(k) = 2k`.
///
/// Theorem. There is a sequence `1 = H(1) < H(2) < ...` such that every n is a sum of parts of it, chosen greedily,
/// and `(n, q)` is cold exactly if q is less than the smallest part. The winning moves are sums of smallest parts:
/// let k lead to a cold position, `f(k) < z` for the smallest part z of `n - k`. Then k is less than the step from z
/// to the next member of the sequence, so the parts of k and of `n - k` together are those of n. So at most as many
/// moves win as n has parts, and each is checked.
///
/// In misere play the last counter is poison: whoever leaves 1 has won, since `f(k) >= 1`. So `(n, q)` with n, q >= 1
/// is played as `(n - 1, q)` in normal play; with q = 0 there is no move, and the player to move has won.
///
/// Source: M. J. Whinihan, Fibonacci Nim, Fibonacci Quarterly 1(4) (1963) 9-13; A. J. Schwenk, Take-away games,
/// Fibonacci Quarterly 8 (1970) 225-234 (any f that does not decrease). Cost: that of the parts; the sum of the
/// lengths of the parts.
///
/// @param factor c, at least 1
/// @param more d, at least 1 - c
public record TakeAway(BigInteger factor, BigInteger more, Play play) implements ColdTuples, TeachingForm {
    private boolean hasEnded(BigInteger heap, BigInteger most) {
        return heap.signum() == 0 || most.signum() == 0;
    }

    @Override
    public boolean isCold(Tuple position) {
        var heap = position.get(0);
        var most = position.get(1);
        if (hasEnded(heap, most)) return play == Play.NORMAL;
        var rest = play == Play.NORMAL ? heap : heap.subtract(BigInteger.ONE);
        return rest.signum() == 0 || most.compareTo(parts(rest).next()) < 0;
    }

    @Override
    public Collection<Tuple> coldOptions(Tuple position) {
        var heap = position.get(0);
        var most = position.get(1);
        if (hasEnded(heap, most)) return List.of();
        var rest = play == Play.NORMAL ? heap : heap.subtract(BigInteger.ONE);
        var found = new ArrayList<Tuple>();
        var taken = BigInteger.ZERO;
        for (var parts = parts(rest); parts.hasNext(); ) {
            Checkpoint.look();
            var part = parts.next();
            if (taken.signum() > 0 && after(taken).compareTo(part) < 0)
                found.add(Tuple.of(heap.subtract(taken), after(taken)));
            taken = taken.add(part);
            if (taken.compareTo(most) > 0) return found;
        }
        if (taken.signum() > 0) found.add(Tuple.of(heap.subtract(taken), after(taken)));
        return found;
    }

    private BigInteger after(BigInteger taken) {
        return taken.multiply(factor).add(more);
    }

    private Iterator<BigInteger> parts(BigInteger heap) {
        return TakeAwayParts.ascending(heap, factor, more);
    }

    @Override
    public Evidence evidence() {
        boolean misere = play == Play.MISERE;
        var n = misere ? "n - 1" : "n";
        if (more.signum() == 0 && factor.equals(BigInteger.TWO))
            return new Evidence.ClosedForm(
                    "Whinihan 1963",
                    misere
                            ? "misere P when n == 1 and q > 0 or n > 1 and q > 0 and q < zeckendorf(n - 1)"
                            : CatalogueText.claim("fibonacci-nim", "P when"),
                    "M. J. Whinihan, Fibonacci Nim, Fibonacci Quarterly 1(4) (1963) 9-13; E. Zeckendorf 1972");
        if (more.signum() == 0 && factor.equals(BigInteger.ONE))
            return new Evidence.ClosedForm(
                    "Schwenk 1970",
                    misere
                            ? "misere P when n == 1 and q > 0 or n > 1 and 0 < q < (2)^twos(n - 1)"
                            : CatalogueText.claim("no-more-than-last", "P when"),
                    CatalogueText.source("dynamic-nim"));
        return new Evidence.ClosedForm(
                "Schwenk 1970",
                "%sP when n == %s or q < smallest part of %s in the sequence H(1) = 1, H(k + 1) = H(k) + H(j) with the least j such that %s*H(j) + %s >= H(k)"
                        .formatted(play.prefix(), misere ? "1" : "0", n, factor, more),
                CatalogueText.source("dynamic-nim"));
    }

    /// @param factor c, at least 1
    /// @param more d, at least 1 - c
    public static GameForms forms(BigInteger factor, BigInteger more) {
        return GameForms.cold(new TakeAway(factor, more, Play.NORMAL), new TakeAway(factor, more, Play.MISERE));
    }

    @Override
    public Optional<Lesson> lesson(LessonContext context) {
        var heap = context.coordinate(0);
        var most = context.coordinate(1);
        if (play == Play.MISERE || hasEnded(heap, most)) return Optional.empty();
        boolean doubled = factor.equals(BigInteger.TWO) && more.signum() == 0;
        return Optional.of(doubled ? new FibonacciNimLesson(heap, most) : new TakeAwayLesson(heap, most, factor, more));
    }
}
