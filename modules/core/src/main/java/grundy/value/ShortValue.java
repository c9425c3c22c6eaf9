package grundy.value;

import grundy.value.Value.Nimber;
import grundy.value.Value.Number;
import grundy.value.Value.NumberAndNimber;
import java.math.BigInteger;
import java.util.Collection;
import java.util.Optional;
import java.util.stream.Stream;

/// The value of a game that ends after finitely many moves, with finitely many options: the elements of Conway's
/// partially ordered group of games. Most have no name but their canonical form, {@link Value.Game}; a number plus a
/// nimber is represented as such.
///
/// Two values are the same if their difference is 0, that is if whoever begins there loses; {@link #comparedWith}
/// decides by that. Notation trap: 0 is a number and a nimber, of two kinds that `equals` keeps apart; a
/// sum is represented as a nimber if all its terms are, else as a number where the nimber is 0.
///
/// Source: J. H. Conway, On Numbers and Games (1976), chapters 0, 1 and 7; Winning Ways, chapters 1 to 3.
public sealed interface ShortValue extends Summand permits Nimber, Number, NumberAndNimber, Value.Game {
    @SuppressWarnings("ClassInitializationDeadlock")
    ShortValue ZERO = new Number(Dyadic.ZERO);

    /// @return the value of a game that is worth a number beside one that is worth a nimber, of the simplest kind
    static ShortValue of(Dyadic number, BigInteger nimber) {
        if (nimber.signum() == 0) return new Number(number);
        return number.signum() == 0 ? new Nimber(nimber) : new NumberAndNimber(number, nimber);
    }

    /// @return the size of the heap of Nim that this equals, 0 also if it is represented as a number; empty if
    ///     there is none
    default Optional<BigInteger> asNimber() {
        return switch (this) {
            case Nimber(var nimber) -> Optional.of(nimber);
            case Number(var number) when number.signum() == 0 -> Optional.of(BigInteger.ZERO);
            case Number _, NumberAndNimber _, Value.Game _ -> Optional.empty();
        };
    }

    /// @return the number that this equals, 0 also if it is represented as a nimber; empty if there is none
    default Optional<Dyadic> asNumber() {
        return switch (this) {
            case Number(var number) -> Optional.of(number);
            case Nimber(var nimber) when nimber.signum() == 0 -> Optional.of(Dyadic.ZERO);
            case Nimber _, NumberAndNimber _, Value.Game _ -> Optional.empty();
        };
    }

    /// @return the value of a disjunctive sum. Cost: that of adding the numbers.
    default ShortValue plus(ShortValue other) {
        if (this instanceof Nimber(var one) && other instanceof Nimber(var two)) return new Nimber(one.xor(two));
        if (this instanceof Value.Game game) return game.plusGame(other);
        if (other instanceof Value.Game game) return game.plusGame(this);
        var one = TwoTerms.of(this);
        var two = TwoTerms.of(other);
        return of(one.number().plus(two.number()), one.nimber().xor(two.nimber()));
    }

    @Override
    default ShortValue negative() {
        return switch (this) {
            case Nimber nimber -> nimber;
            case Number(var number) -> new Number(number.negate());
            case NumberAndNimber(var number, var nimber) -> new NumberAndNimber(number.negate(), nimber);
            case Value.Game game -> game.negative();
        };
    }

    /// @return this value with `*` in the place of a larger nimber; stops, mean and temperature are those of this
    default ShortValue withLeastNimber() {
        return switch (this) {
            case Nimber(var nimber) -> new Nimber(nimber.min(BigInteger.ONE));
            case NumberAndNimber(var number, var nimber) -> of(number, nimber.min(BigInteger.ONE));
            case Number _, Value.Game _ -> this;
        };
    }

    /// @return this and the negative of the other
    default ShortValue minus(ShortValue other) {
        return plus(other.negative());
    }

    /// A nimber is infinitesimal: beside a number that is not 0 it does not matter.
    @Override
    default Outcome outcome() {
        if (this instanceof Value.Game game) return game.outcome();
        var terms = TwoTerms.of(this);
        return switch (terms.number().signum()) {
            case 1 -> Outcome.L;
            case -1 -> Outcome.R;
            default -> terms.nimber().signum() == 0 ? Outcome.P : Outcome.N;
        };
    }

    /// Compares this value with another, by who wins the difference.
    default Comparison comparedWith(ShortValue other) {
        return Comparison.of(minus(other).outcome());
    }

    /// The value of the position `{left | right}`, where it is a number plus a nimber.
    ///
    /// By the simplicity theorem it is the simplest number x such that no option of Left is at least x and no
    /// option of Right at most x, if there is one: an option `a + *m` with m > 0 allows x = a. If there is none,
    /// the value is hot unless the greatest number of Left's options and the least of Right's are the same a; then
    /// it is `a + *n` exactly if n is the least nimber that is missing beside a on both sides, for otherwise one
    /// side could move to 0 in the difference with `a + *n`.
    ///
    /// @param left what Left's options are worth
    /// @param right what Right's options are worth
    /// @return empty if the value is no number plus a nimber, or an option's is none
    /// Status: theorem. Source: Conway 1976, theorem 11, and chapter 7. Cost: linear, besides the number's places.
    static Optional<ShortValue> ofOptions(
            Collection<? extends ShortValue> left, Collection<? extends ShortValue> right) {
        if (Stream.concat(left.stream(), right.stream()).anyMatch(Value.Game.class::isInstance))
            return Optional.empty();
        return new OptionValues(
                        left.stream().map(TwoTerms::of).toList(),
                        right.stream().map(TwoTerms::of).toList())
                .value();
    }
}
