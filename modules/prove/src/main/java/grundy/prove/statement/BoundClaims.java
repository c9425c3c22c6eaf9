package grundy.prove.statement;

import java.math.BigInteger;
import java.util.Map;
import java.util.regex.Pattern;

/// Claims of the catalogue about one game of a family.
public final class BoundClaims {
    /// A sum of two numbers, in parentheses that call no function.
    private static final Pattern SUM = Pattern.compile("(?<![\\p{L}\\p{Nd}^])\\((\\d+) ([+-]) (\\d+)\\)");

    private BoundClaims() {}

    /// @return the claim with the values of the parameters in the place of their names: `n mod 4 == 0` for
    ///     `n mod (m + 1) == 0`
    public static String of(String claim, Map<String, BigInteger> parameters) {
        var text = claim;
        for (var parameter : parameters.entrySet())
            text = text.replaceAll(
                    "(?<![\\p{L}\\p{Nd}])" + Pattern.quote(parameter.getKey()) + "(?![\\p{L}\\p{Nd}])",
                    parameter.getValue().toString());
        return SUM.matcher(text).replaceAll(sum -> {
            var first = new BigInteger(sum.group(1));
            var second = new BigInteger(sum.group(3));
            return (sum.group(2).equals("+") ? first.add(second) : first.subtract(second)).toString();
        });
    }
}
