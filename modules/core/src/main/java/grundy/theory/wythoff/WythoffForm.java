package grundy.theory.wythoff;

import grundy.check.Evidence;
import grundy.rules.Tuple;
import grundy.text.Lesson;
import grundy.theory.form.CatalogueText;
import grundy.theory.form.ColdTuples;
import grundy.theory.form.GameForms;
import grundy.theory.form.LessonContext;
import grundy.theory.form.TeachingForm;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;

/// Wythoff's game (t = 1) and its generalisation: take any number from one heap, or k and l from the
/// two with `|k - l| < t`.
///
/// Theorem (normal play). The cold positions are `(A_m, A_m + t*m)` with `A_m = floor(m*alpha)`,
/// `alpha = (2 - t + sqrt(t^2 + 4)) / 2`. In misere play they are `(A_m, A_m + t*m + 1)` with
/// `A_m = floor(m*alpha + 1/alpha)` for t > 1; for t = 1 they are those of normal play, but for (2, 2)
/// and (0, 1) in place of (0, 0) and (1, 2). Each integer from 0 on is in exactly one cold pair, so
/// that a winning move that keeps a heap is found through the partner of that heap, and a move that
/// takes from both through the differences less than t away, at most two: with heaps of any length
/// there are only a few candidates, and each is checked.
///
/// Everything is exact: `floor((u + sqrt(v)) / w) = floor((u + floor(sqrt(v))) / w)` for integers u, v and w > 0.
///
/// Source: W. A. Wythoff, A modification of the game of Nim, Nieuw Archief voor Wiskunde 7 (1907) 199-202; A. S.
/// Fraenkel, How to beat your Wythoff games' opponent on three fronts, American Mathematical Monthly 89 (1982)
/// 353-361 (t > 1, and misere play). Cost: about ten integer square roots of twice the length of the heaps.
///
/// @param width t, at least 1
public record WythoffForm(BigInteger width, Play play) implements ColdTuples, TeachingForm {
    private static final BigInteger FOUR = BigInteger.valueOf(4);

    private record ColdPair(BigInteger lower, BigInteger upper) {}

    private boolean isMisere() {
        return play == Play.MISERE;
    }

    private boolean isClassical() {
        return width.equals(BigInteger.ONE);
    }

    private BigInteger discriminant() {
        return width.multiply(width).add(FOUR);
    }

    /// The difference of the cold pair with index 0.
    private BigInteger shift() {
        return isMisere() && !isClassical() ? BigInteger.ONE : BigInteger.ZERO;
    }

    private ColdPair pair(BigInteger index) {
        if (isMisere() && isClassical() && index.bitLength() <= 1)
            return index.signum() == 0
                    ? new ColdPair(BigInteger.TWO, BigInteger.TWO)
                    : new ColdPair(BigInteger.ZERO, BigInteger.ONE);
        var twoLessWidth = BigInteger.TWO.subtract(width);
        BigInteger lower;
        if (isMisere() && !isClassical()) {
            var root = index.multiply(width).add(BigInteger.ONE);
            var whole = index.multiply(width).subtract(BigInteger.ONE).multiply(twoLessWidth);
            lower = root.multiply(root)
                    .multiply(discriminant())
                    .sqrt()
                    .add(whole)
                    .divide(width.shiftLeft(1));
        } else {
            lower = index.multiply(index)
                    .multiply(discriminant())
                    .sqrt()
                    .add(index.multiply(twoLessWidth))
                    .shiftRight(1);
        }
        return new ColdPair(lower, lower.add(index.multiply(width)).add(shift()));
    }

    /// @return the other heap of the one cold position that has this heap
    private BigInteger partner(BigInteger heap) {
        // 1/alpha = (t - 2 + sqrt(t^2 + 4)) / (2t) and 1/alpha + 1/(alpha + t) = 1
        var overAlpha = heap.multiply(heap)
                .multiply(discriminant())
                .sqrt()
                .add(heap.multiply(width.subtract(BigInteger.TWO)))
                .divide(width.shiftLeft(1));
        return partnerNear(heap, overAlpha)
                .or(() -> partnerNear(heap, heap.subtract(overAlpha)))
                .orElseThrow(() -> new AssertionError("Every heap is in a cold position, but not " + heap));
    }

    private Optional<BigInteger> partnerNear(BigInteger heap, BigInteger index) {
        for (int step = -2; step <= 2; step++) {
            var near = index.add(BigInteger.valueOf(step));
            if (near.signum() < 0) continue;
            var pair = pair(near);
            if (pair.lower.equals(heap)) return Optional.of(pair.upper);
            if (pair.upper.equals(heap)) return Optional.of(pair.lower);
        }
        return Optional.empty();
    }

    @Override
    public boolean isCold(Tuple position) {
        var difference = position.get(0).subtract(position.get(1)).abs().subtract(shift());
        if (difference.signum() < 0) return false;
        var parts = difference.divideAndRemainder(width);
        return parts[1].signum() == 0
                && pair(parts[0]).lower.equals(position.get(0).min(position.get(1)));
    }

    @Override
    public Collection<Tuple> coldOptions(Tuple position) {
        boolean descending = position.get(0).compareTo(position.get(1)) > 0;
        var small = position.get(descending ? 1 : 0);
        var large = position.get(descending ? 0 : 1);
        var found = new LinkedHashSet<Tuple>();
        var below = partner(small);
        if (below.compareTo(large) < 0) found.add(Tuple.of(small, below));
        var left = partner(large);
        if (left.compareTo(small) < 0) found.add(Tuple.of(left, large));
        var index = large.subtract(small).subtract(shift()).divide(width);
        for (var candidate : List.of(index.subtract(BigInteger.ONE), index, index.add(BigInteger.ONE))) {
            if (candidate.signum() < 0) continue;
            var pair = pair(candidate);
            for (var to : List.of(Tuple.of(pair.lower, pair.upper), Tuple.of(pair.upper, pair.lower)))
                if (isTakenFromBoth(small, large, to)) found.add(to);
        }
        return descending
                ? found.stream().map(to -> Tuple.of(to.get(1), to.get(0))).toList()
                : found;
    }

    private boolean isTakenFromBoth(BigInteger small, BigInteger large, Tuple to) {
        var first = small.subtract(to.get(0));
        var second = large.subtract(to.get(1));
        return first.signum() > 0
                && second.signum() > 0
                && first.subtract(second).abs().compareTo(width) < 0;
    }

    @Override
    public Evidence evidence() {
        if (isClassical())
            return new Evidence.ClosedForm(
                    "Wythoff 1907",
                    CatalogueText.claim("wythoff", isMisere() ? "misere P when" : "P when"),
                    CatalogueText.source("wythoff"));
        var source = CatalogueText.source("generalized-wythoff");
        return new Evidence.ClosedForm("Fraenkel 1982", isMisere() ? misereStatement() : statement(), source);
    }

    private String statement() {
        var index = "abs(a - b) / " + width;
        return "P when abs(a - b) mod %s == 0 and min(a, b) == (sqrt((%s)^2 * %s)%s) / 2"
                .formatted(width, index, discriminant(), less(index));
    }

    /// Here `t * m = abs(a - b) - 1`.
    private String misereStatement() {
        return "misere P when a != b and (abs(a - b) - 1) mod %s == 0 and min(a, b) == (sqrt(abs(a - b)^2 * %s)%s) / %s"
                .formatted(width, discriminant(), less("(abs(a - b) - 2)"), width.shiftLeft(1));
    }

    /// @return ` - factor * (t - 2)`, shortened
    private String less(String factor) {
        var times = width.subtract(BigInteger.TWO);
        if (times.signum() == 0) return "";
        return times.equals(BigInteger.ONE) ? " - " + factor : " - " + factor + " * " + times;
    }

    /// @param width t, at least 1
    public static GameForms forms(BigInteger width) {
        return GameForms.cold(new WythoffForm(width, Play.NORMAL), new WythoffForm(width, Play.MISERE));
    }

    @Override
    public Optional<Lesson> lesson(LessonContext context) {
        return isClassical() ? Optional.of(new WythoffLesson(context)) : Optional.empty();
    }
}
