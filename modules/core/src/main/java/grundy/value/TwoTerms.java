package grundy.value;

import java.math.BigInteger;

/// A value that is no {@link Value.Game} as a number plus a nimber, either of which may be 0.
record TwoTerms(Dyadic number, BigInteger nimber) {
    static TwoTerms of(ShortValue value) {
        return switch (value) {
            case Value.Nimber(var nimber) -> new TwoTerms(Dyadic.ZERO, nimber);
            case Value.Number(var number) -> new TwoTerms(number, BigInteger.ZERO);
            case Value.NumberAndNimber(var number, var nimber) -> new TwoTerms(number, nimber);
            case Value.Game game -> throw new IllegalArgumentException("Not of two terms: " + game);
        };
    }
}
