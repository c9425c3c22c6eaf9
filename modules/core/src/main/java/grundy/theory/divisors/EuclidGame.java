package grundy.theory.divisors;

import grundy.check.Evidence;
import grundy.rules.Tuple;
import grundy.text.Lesson;
import grundy.theory.form.CatalogueText;
import grundy.theory.form.ColdTuples;
import grundy.theory.form.GameForms;
import grundy.theory.form.LessonContext;
import grundy.theory.form.TeachingForm;
import grundy.value.GoldenRatio;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/// Euclid as Cole and Davie play it: subtract a multiple of one number from the other, down to 0 if it can be.
///
/// Theorem. `(a, b)` with both positive is cold if they differ and the larger is less than phi times the smaller; a
/// position with a 0 is the end. In misere play to make a 0 is to lose, so that play is as if it stopped at equal
/// numbers, which are cold, too. Of the larger number only the remainder and the remainder plus the smaller number
/// can be cold targets, since all others are at least twice the smaller.
///
/// Source: A. J. Cole and A. J. T. Davie, A game based on the Euclidean algorithm and a winning strategy for it,
/// Mathematical Gazette 53 (1969) 354-357; the misere form is the game of J. W. Grossman, see {@link EuclidPositive}.
/// Cost: one division, a few integer square roots.
public record EuclidGame(Play play) implements ColdTuples, TeachingForm {
    @Override
    public boolean isCold(Tuple position) {
        return isCold(position.get(0), position.get(1));
    }

    private boolean isCold(BigInteger a, BigInteger b) {
        var small = a.min(b);
        if (small.signum() == 0) return play == Play.NORMAL;
        if (a.equals(b)) return play == Play.MISERE;
        return a.max(b).compareTo(GoldenRatio.floorPhi(small)) <= 0;
    }

    @Override
    public Collection<Tuple> coldOptions(Tuple position) {
        var a = position.get(0);
        var b = position.get(1);
        var found = new ArrayList<Tuple>();
        for (var to : targets(a, b)) if (isCold(to, b)) found.add(Tuple.of(to, b));
        for (var to : targets(b, a)) if (isCold(a, to)) found.add(Tuple.of(a, to));
        return found;
    }

    /// @return the values that a move may leave of the number, as far as they are less than twice the subtracted
    ///     one
    private static List<BigInteger> targets(BigInteger number, BigInteger subtracted) {
        if (subtracted.signum() == 0 || number.compareTo(subtracted) < 0) return List.of();
        var remainder = number.mod(subtracted);
        var next = remainder.add(subtracted);
        return next.compareTo(number) < 0 ? List.of(remainder, next) : List.of(remainder);
    }

    @Override
    public Evidence evidence() {
        return play == Play.NORMAL
                ? new Evidence.ClosedForm(
                        "Cole and Davie 1969", CatalogueText.claim("euclid", "P when"), CatalogueText.source("euclid"))
                : new Evidence.ClosedForm(
                        "Euclid in misere play",
                        "misere P when min(a, b) > 0 and max(a, b) <= floor(phi * min(a, b))",
                        "J. W. Grossman, Problem 1537, Mathematics Magazine 70 (1997) 382, for the game that ends at"
                                + " equal numbers");
    }

    /// @return the forms of the theorems in both kinds of play
    public static GameForms forms() {
        return GameForms.cold(new EuclidGame(Play.NORMAL), new EuclidGame(Play.MISERE));
    }

    @Override
    public Optional<Lesson> lesson(LessonContext context) {
        return play == Play.NORMAL ? Optional.of(new EuclidLesson(context)) : Optional.empty();
    }
}
