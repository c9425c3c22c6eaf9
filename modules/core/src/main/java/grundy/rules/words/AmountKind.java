package grundy.rules.words;

import grundy.rules.formula.AmountSets;
import grundy.rules.formula.Amounts;
import grundy.rules.formula.Amounts.Name;
import java.math.BigInteger;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/// Amounts of a kind within a range: `1 to 6, but only odd numbers`.
final class AmountKind {
    private static final Set<Name> NAMED = EnumSet.of(Name.ODD, Name.EVEN, Name.PRIMES, Name.SQUARES);

    private AmountKind() {}

    /// @param range with its first and last number, the kind, and the base of powers as its groups 2 to 5
    /// @return the amounts as a set; empty if there are none, or the kind is none that depends on the number alone
    static Optional<String> within(MatchResult range) {
        return kind(range.group(4).strip(), range.group(5)).flatMap(kind -> {
            var amounts = LongStream.rangeClosed(Long.parseLong(range.group(2)), Long.parseLong(range.group(3)))
                    .mapToObj(BigInteger::valueOf)
                    .filter(amount -> AmountSets.contains(kind, amount, amount))
                    .map(BigInteger::toString)
                    .collect(Collectors.joining(","));
            return amounts.isEmpty() ? Optional.empty() : Optional.of("{" + amounts + "}");
        });
    }

    private static Optional<Amounts> kind(String name, String base) {
        if (name.equals("powers of"))
            return base.matches("[2-9]") ? Optional.of(new Amounts.Powers(new BigInteger(base))) : Optional.empty();
        return NAMED.stream()
                .filter(kind -> kind.words().equals(name))
                .findFirst()
                .map(Amounts.Named::new);
    }
}
