package grundy.value.canonical;

import grundy.value.Outcome;
import grundy.value.ShortValue;
import grundy.value.Value;
import java.math.BigInteger;

/// A value by its canonical form, which is neither a number nor a nimber nor their sum.
///
/// Adding works across arenas; the result belongs to that of the first. Not for several threads at a time, like the
/// arena.
///
/// @param forms arena of the form
/// @param id of the form in it
public record CanonicalForm(CanonicalForms forms, int id) implements Value.Game {
    private static final int MOST_CHARACTERS = 100_000;

    /// @return the value of a form, of the simplest kind that says it
    public static ShortValue value(CanonicalForms forms, int id) {
        if (!forms.hasTerms(id) || forms.upsOf(id) != 0) return new CanonicalForm(forms, id);
        return ShortValue.of(forms.numberOf(id), BigInteger.valueOf(forms.nimberOf(id)));
    }

    @Override
    public ShortValue plusGame(ShortValue other) {
        return value(forms, forms.plus(id, forms.of(other)));
    }

    @Override
    public ShortValue negative() {
        return value(forms, forms.negative(id));
    }

    @Override
    public Outcome outcome() {
        return forms.outcome(id);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CanonicalForm(var otherForms, int otherId)
                && (forms == otherForms ? id == otherId : toString().equals(other.toString()));
    }

    @Override
    public int hashCode() {
        return toString().hashCode();
    }

    /// @return the text in the notation of the books, cut where it is longer than 100,000 characters
    @Override
    public String toString() {
        return new FormText(forms, MOST_CHARACTERS).of(id);
    }
}
