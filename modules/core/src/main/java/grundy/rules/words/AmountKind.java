package grundy.rules.words;

import java.math.BigInteger;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.regex.MatchResult;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Amounts of a kind within a range: `1 to 6, but only odd numbers`.
final class AmountKind {
    private static final int SURE = 30;

    private AmountKind() {}

    /// @param range with its first and last number, the kind, and the base of powers as its groups 2 to 5
    /// @return the amounts as a set; empty if there are none, or the kind is none that depends on the number alone
    static Optional<String> within(MatchResult range) {
        return kind(range.group(4).strip(), range.group(5)).flatMap(isOfKind -> {
            var amounts = IntStream.rangeClosed(Integer.parseInt(range.group(2)), Integer.parseInt(range.group(3)))
                    .filter(isOfKind)
                    .mapToObj(Integer::toString)
                    .collect(Collectors.joining(","));
            return amounts.isEmpty() ? Optional.empty() : Optional.of("{" + amounts + "}");
        });
    }

    private static Optional<IntPredicate> kind(String name, String base) {
        return switch (name) {
            case "odd" -> Optional.of(n -> n % 2 == 1);
            case "even" -> Optional.of(n -> n % 2 == 0);
            case "primes" -> Optional.of(n -> BigInteger.valueOf(n).isProbablePrime(SURE));
            case "squares" -> Optional.of(n -> IntStream.rangeClosed(0, n).anyMatch(root -> root * root == n));
            case "powers of" -> base.matches("[2-9]") ? Optional.of(isPower(base.charAt(0) - '0')) : Optional.empty();
            default -> Optional.empty();
        };
    }

    private static IntPredicate isPower(int base) {
        return n ->
                IntStream.iterate(1, power -> power <= n, power -> power * base).anyMatch(power -> power == n);
    }
}
