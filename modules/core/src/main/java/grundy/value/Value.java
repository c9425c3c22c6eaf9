package grundy.value;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// The value of a position, where the theory has a name for it. Only a {@link Summand} can be added.
public sealed interface Value
        permits Summand,
                Value.Endless,
                Value.MisereNimber,
                Value.QuotientElement,
                Value.Suspense,
                Value.Remoteness,
                Value.Loser,
                Value.Score {
    /// The nim-value (Grundy value) of an impartial position in normal play.
    ///
    /// @param number the size of the equal nim-heap, at least 0
    record Nimber(BigInteger number) implements ShortValue {
        public Nimber {
            if (number.signum() < 0) throw new IllegalArgumentException("A nim-value must be >= 0, but is " + number);
        }

        /// @param number at least 0
        public static Nimber of(long number) {
            return new Nimber(BigInteger.valueOf(number));
        }

        /// @return `0`, `*`, `*2`, ...
        @Override
        public String toString() {
            if (number.signum() == 0) return "0";
            return number.equals(BigInteger.ONE) ? "*" : "*" + number;
        }
    }

    /// The misere nim-value: mex over the options as for the nim-value, but 1 where there is no option; 0 exactly
    /// where the player to move loses. It does not add over sums unless every component is tame.
    record MisereNimber(BigInteger number) implements Value {}

    /// The element of a sum of heaps in the misere quotient of its games.
    ///
    /// @param name the product of generators that it is named by
    /// @param order of the quotient
    /// @param isLost whether it is a P-element
    record QuotientElement(String name, int order, boolean isLost) implements Value {}

    /// The value of an impartial position in normal play from which play may go on for ever:
    /// `∞(K)`. Together with a nim-heap of m it is won by the player to move if K contains m, and
    /// drawn if not; together with another infinite value it is drawn.
    ///
    /// Source: Smith 1966; Fraenkel and Perl 1975; Winning Ways, chapter 12.
    ///
    /// @param nimbers K: the nim-values of the options that have one, ascending
    record Loopy(List<BigInteger> nimbers) implements Summand {
        public Loopy {
            nimbers = List.copyOf(nimbers);
        }

        @Override
        public Outcome outcome() {
            return nimbers.contains(BigInteger.ZERO) ? Outcome.N : Outcome.D;
        }

        /// An impartial game is the same for both sides.
        @Override
        public Loopy negative() {
            return this;
        }

        /// Beside a nimber each option that has a nim-value is worth the nim-sum, and the others stay infinite;
        /// beside another infinite value no option is finite.
        ///
        /// @return empty beside a number that is not 0
        @Override
        public Optional<Summand> plus(Summand other) {
            return switch (other) {
                case Nimber(var nimber) ->
                    Optional.of(
                            new Loopy(nimbers.stream().map(nimber::xor).sorted().toList()));
                case Number(var number) -> number.signum() == 0 ? Optional.of(this) : Optional.empty();
                case NumberAndNimber _, Game _ -> Optional.empty();
                case Loopy _ -> Optional.of(new Loopy(List.of()));
            };
        }

        /// @return `∞(0,1)`
        @Override
        public String toString() {
            return nimbers.stream().map(BigInteger::toString).collect(Collectors.joining(",", "∞(", ")"));
        }
    }

    /// The suspense number: how long a component of a conjunctive sum lasts when its winner delays and
    /// its loser hurries.
    ///
    /// @param moves number of moves, at least 0
    record Suspense(BigInteger moves) implements Value {}

    /// The remoteness: how long a component of a conjunctive sum lasts under the short rule, in which
    /// the first to end decides; the winner hurries and the loser delays.
    ///
    /// @param moves number of moves, at least 0
    record Remoteness(BigInteger moves) implements Value {}

    /// The player who loses a game of several players, by number (0 is the one about to move).
    record Loser(int player) implements Value {}

    /// A number in the sense of Conway: how many moves Left is ahead in a game of Left and Right. Left wins
    /// whoever begins if it is positive, Right if it is negative, and whoever begins loses if it is 0. Numbers
    /// add over disjunctive sums in normal play.
    record Number(Dyadic number) implements ShortValue {
        /// @return `3`, `-1/2`
        @Override
        public String toString() {
            return number.toString();
        }
    }

    /// A number plus a nimber, which decides nothing unless the number is 0. Notation trap: `1*` is
    /// `1 + *` as in the books, while `*1` is `*`.
    ///
    /// @param number not 0, since the value would be a nimber
    /// @param nimber at least 1, since the value would be a number
    record NumberAndNimber(Dyadic number, BigInteger nimber) implements ShortValue {
        public NumberAndNimber {
            if (number.signum() == 0 || nimber.signum() <= 0)
                throw new IllegalArgumentException(
                        "A number beside a nimber must not be 0, and the nimber must be >= 1, but they are %s and %s"
                                .formatted(number, nimber));
        }

        /// @return `1/2*3`
        @Override
        public String toString() {
            return number.toString() + new Nimber(nimber);
        }
    }

    /// A short game that is worth neither a number nor a nimber nor their sum, by its canonical form.
    ///
    /// Source: Conway 1976, chapters 7 to 10.
    non-sealed interface Game extends ShortValue {
        /// @return the disjunctive sum, of whatever kind
        ShortValue plusGame(ShortValue other);

        @Override
        ShortValue negative();

        @Override
        Outcome outcome();
    }

    /// A game of Left and Right from which play may go on for ever, and which is worth no short game: by graphs
    /// with cycles.
    ///
    /// Source: Winning Ways, chapter 11.
    non-sealed interface Endless extends Value {
        /// The winner if a side begins.
        ///
        /// @return L or R, or D for a draw
        Outcome ifBegins(Side side);
    }

    /// The score that comes of best play by both.
    ///
    /// @param ahead points by which the player about to move ends ahead, negative where he ends behind
    /// @param mover points that he has at the end of the best line
    /// @param other points of the other player there
    record Score(long ahead, long mover, long other) implements Value {
        public Score {
            if (mover - other != ahead)
                throw new IllegalArgumentException(mover + " and " + other + " points do not differ by " + ahead);
        }
    }
}
