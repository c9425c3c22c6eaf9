package grundy.value;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Optional;

/// A value in normal play that can be added: the value of a disjunctive sum follows from the values of
/// its components and says who wins it. No other value can be added: a suspense number, a score or a
/// misere nim-value says nothing about a sum.
///
/// Adding is associative and commutative, and 0 changes nothing. Not all kinds go together: what an infinite value
/// comes to beside a number that is not 0 depends on more than the two values, so that their sum has no value here.
/// A further kind is a case of the switch below, and where it belongs of the one in {@link ShortValue}.
public sealed interface Summand extends Value permits ShortValue, Value.Loopy {
    /// @return the outcome of a position of this value: N, P, L or R, and D only for values that are not short
    Outcome outcome();

    /// @return the value with the parts of Left and Right exchanged
    Summand negative();

    /// The value of a disjunctive sum.
    ///
    /// @return empty where the two values do not determine it
    default Optional<Summand> plus(Summand other) {
        return switch (this) {
            case ShortValue one ->
                switch (other) {
                    case ShortValue two -> Optional.of(one.plus(two));
                    case Loopy loopy -> loopy.plus(one);
                };
            case Loopy loopy -> loopy.plus(other);
        };
    }

    /// @return empty where the two values do not determine it. For an infinite value a difference of equal values
    ///     is not 0.
    default Optional<Summand> minus(Summand other) {
        return plus(other.negative());
    }

    /// @return the value of the whole disjunctive sum, 0 if there are no components; empty where the values do not
    ///     determine it
    static Optional<Summand> sum(Collection<? extends Summand> values) {
        var terms = new ArrayList<Summand>();
        terms.add(values.stream()
                .filter(ShortValue.class::isInstance)
                .map(ShortValue.class::cast)
                .reduce(ShortValue::plus)
                .orElse(ShortValue.ZERO));
        for (var value : values) if (!(value instanceof ShortValue)) terms.add(value);
        Optional<Summand> sum = Optional.of(terms.getFirst());
        for (var term : terms.subList(1, terms.size())) sum = sum.flatMap(term::plus);
        return sum;
    }
}
