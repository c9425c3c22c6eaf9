package grundy.engine.closed.tuple;

import grundy.rules.CanonicalMoves;
import grundy.rules.Rules;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Rules with up to two parameters p and r, and what is known of the game they make.
///
/// @param shape the rules with some parameters, to tell at once most rules that cannot match
/// @param text in the rule language
/// @param parameters how many, at most 2
record Template(CanonicalMoves shape, String text, int parameters, Maker maker) {
    private static final int MOST_NUMBERS = 4;

    /// Makes the closed form for rules that match.
    interface Maker {
        /// @return null for parameters for which nothing is known
        @Nullable TupleForm make(Rules.Moves rules, BigInteger p, BigInteger r);
    }

    static Template of(String text, int parameters, Maker maker) {
        return new Template(CanonicalMoves.read(text, values(BigInteger.TWO, BigInteger.TEN)), text, parameters, maker);
    }

    private static Map<String, BigInteger> values(BigInteger p, BigInteger r) {
        return Map.of("p", p, "r", r);
    }

    /// @param form of the rules
    Optional<TupleForm> match(CanonicalMoves form, Rules.Moves rules) {
        if (form.arity() != shape.arity() || form.alternatives().size() != shape.alternatives().size()) return Optional.empty();
        if (parameters == 0)
            return form.matches(shape) ? Optional.ofNullable(maker.make(rules, BigInteger.ZERO, BigInteger.ZERO)) : Optional.empty();
        if (form.numbers().size() > MOST_NUMBERS) return Optional.empty();
        var candidates = candidates(form);
        for (var p : candidates)
            for (var r : parameters == 1 ? List.of(BigInteger.ZERO) : candidates)
                if (form.matches(CanonicalMoves.read(text, values(p, r)))) return Optional.ofNullable(maker.make(rules, p, r));
        return Optional.empty();
    }

    /// The parameters of a game are 0, 1 or among the numbers of its rules, which may be off by one where `<` is written for `<=`.
    private static List<BigInteger> candidates(CanonicalMoves form) {
        return Stream.concat(Stream.of(BigInteger.ZERO), form.numbers().stream())
                .flatMap(number -> Stream.of(number, number.add(BigInteger.ONE), number.subtract(BigInteger.ONE)))
                .filter(number -> number.signum() >= 0)
                .distinct()
                .toList();
    }
}
