package grundy.theory.taking;

import grundy.check.Evidence;
import grundy.finding.CountedList;
import grundy.rules.Position;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.theory.form.HeapLaw;
import grundy.theory.form.HeapOptions;
import grundy.theory.form.HeapValues;
import grundy.theory.form.LessonContext;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// `take l..r`: `g(n) = floor((n mod (l + r)) / l)`. For l = 1 it is Bash, `g(n) = n mod (r + 1)`. Without an upper
/// end `g(n) = floor(n / l)`.
///
/// Proof. Let `s = n mod (l + r)`. The options have the residues `s - r .. s - l`, as far as they are not below 0.
/// For a value `v < floor(s / l)` the heap `n - l*(floor(s / l) - v)` is an option (the amount is at most s < l +
/// r, so at most r where it is a multiple of l below l + r; a multiple of l in (r, l + r) occurs only as the amount
/// `l*floor(s / l)`, for v = 0, and then r serves instead: it leaves a residue below l). No option has the value
/// `floor(s / l)`: going down by l..r modulo l + r is going down by l or more, or up by l or more.
///
/// Source: Bachet 1612 for l = 1; the general form is classical (Winning Ways, chapter 4). Cost: one division; a
/// listed option costs one more.
///
/// @param from l, at least 1
/// @param to r, at least l, or null where there is no upper end
public record TakeInterval(BigInteger from, @Nullable BigInteger to) implements HeapValues {
    /// Sums of two numbers of this many bits fit into a long.
    private static final int WORD = 62;

    @Override
    public BigInteger value(BigInteger heap) {
        return (to == null ? heap : heap.mod(from.add(to))).divide(from);
    }

    @Override
    public long value(long heap) {
        if (from.bitLength() > WORD || to != null && to.bitLength() > WORD)
            return value(BigInteger.valueOf(heap)).longValueExact();
        long least = from.longValue();
        return (to == null ? heap : heap % (least + to.longValue())) / least;
    }

    @Override
    public CountedList<List<Position>> optionsOfValue(BigInteger heap, BigInteger value) {
        var high = heap.subtract(from);
        var first = value.multiply(from);
        var last = first.add(from).subtract(BigInteger.ONE);
        if (to == null) return HeapOptions.descending(high.min(last), first, BigInteger.ONE);
        var period = from.add(to);
        if (first.compareTo(period) >= 0) return CountedList.none();
        var low = heap.subtract(to).max(BigInteger.ZERO);
        return HeapOptions.blocks(low, high, period, first, last.min(period.subtract(BigInteger.ONE)));
    }

    @Override
    public Evidence evidence() {
        if (to == null)
            return new Evidence.ClosedForm("Least amount", "g = n / " + from, "Elementary; Winning Ways, chapter 4");
        if (from.equals(BigInteger.ONE))
            return new Evidence.ClosedForm(
                    "Bachet 1612",
                    "g = n mod " + to.add(from),
                    "C.-G. Bachet, Problemes plaisans et delectables, 1612, problem XXII");
        return new Evidence.ClosedForm(
                "Interval", "g = (n mod %s) / %s".formatted(from.add(to), from), "Elementary; Winning Ways, chapter 4");
    }

    @Override
    public Optional<HeapLaw> law(BigInteger heap) {
        if (to == null)
            return Optional.of(new HeapLaw(
                    texts -> Message.of("explain.law.at-least", "least", texts.number(from)),
                    texts -> HeapLaw.quotient(heap, from, texts)));
        var period = from.add(to);
        if (from.equals(BigInteger.ONE))
            return Optional.of(new HeapLaw(
                    texts -> Message.of("explain.law.bash", "period", texts.number(period)),
                    texts -> HeapLaw.modulo(heap, period, texts)));
        return Optional.of(new HeapLaw(
                texts ->
                        Message.of("explain.law.interval", "period", texts.number(period), "least", texts.number(from)),
                texts -> HeapLaw.modulo(heap, period, texts)
                        + texts.andThen()
                        + HeapLaw.quotient(heap.mod(period), from, texts)));
    }

    @Override
    public Optional<Lesson> lesson(LessonContext context) {
        return to == null
                ? HeapValues.super.lesson(context)
                : Optional.of(new IntervalLesson(from, to, context.coordinate(0), context.play()));
    }
}
