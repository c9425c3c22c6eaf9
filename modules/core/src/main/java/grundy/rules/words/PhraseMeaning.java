package grundy.rules.words;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Composes the meaning of a phrase from the meanings of its parts.
final class PhraseMeaning {
    private static final Pattern SAME = Pattern.compile("if (\\S+) ([=<]) (\\S+): (.*)");
    private static final Pattern HEAPS =
            Pattern.compile("(.* @ |stairs )?(heaps|each|total|share|groups|kinds) (\\d{1,18}): (.*)");
    private static final Pattern ONE_LESS = Pattern.compile("<(\\d+)-1>");
    private static final Pattern ONE_MORE = Pattern.compile("<(\\d+)\\+1>");
    private static final Pattern UP_TO = Pattern.compile("<upto (\\d+(?:,\\d+)*)>");
    private static final Pattern WITHIN = Pattern.compile("<within (\\d+)\\.\\.(\\d+)>");
    private static final Pattern WITHOUT = Pattern.compile("(.*)without (\\d{1,4})\\.\\.(\\d{1,4}): (\\d+(?:,\\d+)*)");
    private static final Pattern AMONG = Pattern.compile("(.*)among (\\d{1,3})\\.\\.(\\d{1,3}): ([a-z ]+)(\\d*)");
    private static final int MOST_HEAPS = 1_000;

    private PhraseMeaning() {}

    /// Fills in a meaning. After `if $1 = $3:` it holds only where both are the same, after `if $1 < $3:` where
    /// the first is less; `heaps $1: $2` are the numbers `$2`, as many as `$1` says; `each $1: $2` is the number
    /// `$2` that many times; `total $1: $2` are the numbers `$2`, whose sum is `$1`; `share $1: $2` are `$2`
    /// equal heaps of `$1` altogether; `groups $1: $2` are heaps of `$2`, `$1` altogether; `without $1..$2: $3`
    /// are the amounts of a range but some, `among $1..$2: $3` those of a kind, and `kinds $1: $2` are the `$1`
    /// amounts `$2`; `<$1-1>` is one less. What a part means must be used: a number that the meaning leaves out
    /// may say another game. `<within $1>` is the condition that k is in a range, `<upto $1>` the last of the
    /// numbers 1, 2 and so on.
    ///
    /// @param template with `$1` for the first of the parts
    /// @return the meaning; empty if the numbers do not fit together
    static Optional<String> of(String template, List<String> parts) {
        var meaning = template;
        for (int i = parts.size(); i > 0; i--) {
            if (!meaning.contains("$" + i) && !parts.get(i - 1).isEmpty()) return Optional.empty();
            meaning = meaning.replace("$" + i, parts.get(i - 1));
        }
        meaning = ONE_LESS.matcher(meaning)
                .replaceAll(less ->
                        new BigInteger(less.group(1)).subtract(BigInteger.ONE).toString());
        meaning = ONE_MORE.matcher(meaning)
                .replaceAll(more ->
                        new BigInteger(more.group(1)).add(BigInteger.ONE).toString());
        meaning = WITHIN.matcher(meaning)
                .replaceAll(range ->
                        (range.group(1).equals("1") ? "" : range.group(1) + " <= ") + "k <= " + range.group(2));
        var same = SAME.matcher(meaning);
        if (same.matches()) {
            int sign = compared(same.group(1), same.group(3));
            if (same.group(2).equals("=") ? sign != 0 : sign >= 0) return Optional.empty();
            meaning = same.group(4);
        }
        var upTo = UP_TO.matcher(meaning);
        if (upTo.find()) {
            var numbers = upTo.group(1).split(",");
            var counted = IntStream.rangeClosed(1, numbers.length).mapToObj(Integer::toString);
            if (!List.of(numbers).equals(counted.toList())) return Optional.empty();
            meaning = upTo.replaceFirst(numbers[numbers.length - 1]);
        }
        var without = WITHOUT.matcher(meaning);
        if (without.matches()) return Optional.of(without.group(1) + amountsWithout(without));
        var among = AMONG.matcher(meaning);
        if (among.matches()) return AmountKind.within(among).map(amounts -> among.group(1) + amounts);
        return heaps(meaning);
    }

    private static Optional<String> heaps(String meaning) {
        var heaps = HEAPS.matcher(meaning);
        if (!heaps.matches()) return Optional.of(meaning);
        var rules = heaps.group(1) == null ? "" : heaps.group(1);
        long number = Long.parseLong(heaps.group(3));
        var inner = heaps(heaps.group(4));
        if (inner.isEmpty()) return Optional.empty();
        var given = inner.get();
        var numbers = switch (heaps.group(2)) {
            case "total" -> Optional.of(given).filter(_ -> number == total(given));
            case "share" -> share(number, total(given));
            case "groups" ->
                given.matches("[1-9]\\d{0,17}") && number % Long.parseLong(given) == 0
                        ? copies(number / Long.parseLong(given), given)
                        : Optional.<String>empty();
            case "kinds" -> Optional.of(given).filter(_ -> given.split(",").length == number);
            case "each" -> given.contains(" ") ? Optional.<String>empty() : copies(number, given);
            default -> Optional.of(given).filter(_ -> given.split(" ").length == number);
        };
        return numbers.map(rules::concat);
    }

    private static String amountsWithout(MatchResult range) {
        var left = List.of(range.group(4).split(","));
        return IntStream.rangeClosed(Integer.parseInt(range.group(2)), Integer.parseInt(range.group(3)))
                .mapToObj(Integer::toString)
                .filter(amount -> !left.contains(amount))
                .collect(Collectors.joining(",", "{", "}"));
    }

    private static int compared(String one, String other) {
        boolean isNumbers = one.matches("\\d+") && other.matches("\\d+");
        return isNumbers ? new BigInteger(one).compareTo(new BigInteger(other)) : one.compareTo(other);
    }

    private static Optional<String> share(long total, long count) {
        return count > 0 && total % count == 0 ? copies(count, String.valueOf(total / count)) : Optional.empty();
    }

    private static Optional<String> copies(long count, String number) {
        boolean isCountable = count > 0 && count <= MOST_HEAPS;
        return isCountable ? Optional.of(String.join(" ", Collections.nCopies((int) count, number))) : Optional.empty();
    }

    /// @return the sum of the numbers; -1 if it is too large for a count
    private static long total(String numbers) {
        var sum = Arrays.stream(numbers.split(" "))
                .filter(number -> number.matches("\\d+"))
                .map(BigInteger::new)
                .reduce(BigInteger.ZERO, BigInteger::add);
        return sum.bitLength() < Long.SIZE ? sum.longValueExact() : -1;
    }
}
