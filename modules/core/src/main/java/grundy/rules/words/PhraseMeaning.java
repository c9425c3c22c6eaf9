package grundy.rules.words;

import java.math.BigInteger;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// What a phrase means, put together from what its parts mean.
final class PhraseMeaning {
    private static final Pattern SAME = Pattern.compile("if (\\S+) = (\\S+): (.*)");
    private static final Pattern HEAPS = Pattern.compile("(.* @ )?heaps (\\d{1,4}): (.*)");
    private static final Pattern ONE_LESS = Pattern.compile("<(\\d+)-1>");
    private static final int MOST_HEAPS = 1_000;

    private PhraseMeaning() {}

    /// Fills in a meaning. Behind `if $1 = $3:` it holds only where both are the same; `heaps $1: $2` are
    /// the numbers
    /// `$2`, as many as `$1` says, or that many times the same number; `<$1-1>` is one less.
    ///
    /// @param template with `$1` for the first of the parts
    /// @return the meaning; empty if the numbers do not fit together
    static Optional<String> of(String template, List<String> parts) {
        var meaning = template;
        for (int i = parts.size(); i > 0; i--) meaning = meaning.replace("$" + i, parts.get(i - 1));
        var same = SAME.matcher(meaning);
        if (same.matches()) {
            if (!same.group(1).equals(same.group(2))) return Optional.empty();
            meaning = same.group(3);
        }
        meaning = ONE_LESS.matcher(meaning)
                .replaceAll(less ->
                        new BigInteger(less.group(1)).subtract(BigInteger.ONE).toString());
        var heaps = HEAPS.matcher(meaning);
        if (!heaps.matches()) return Optional.of(meaning);
        var rules = heaps.group(1) == null ? "" : heaps.group(1);
        return heaps(Integer.parseInt(heaps.group(2)), heaps.group(3)).map(rules::concat);
    }

    private static Optional<String> heaps(int count, String numbers) {
        int given = numbers.split(" ").length;
        if (given == count) return Optional.of(numbers);
        boolean isRepeated = given == 1 && count > 0 && count <= MOST_HEAPS;
        return isRepeated ? Optional.of(String.join(" ", Collections.nCopies(count, numbers))) : Optional.empty();
    }
}
