package grundy.store.atlas;

import grundy.rules.RuleTree;
import grundy.rules.RuleTree.TakeAndBreak;
import grundy.rules.RuleTree.Term;
import grundy.rules.formula.Amounts;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Finds the row of rules in the atlases that come with the program, however they were written:
/// `bash[4]` is `take {1,2,3,4}`, `kayles` is `0.77`.
///
/// @param atlas one of {@link ShippedAtlas#NAMES}
/// @param rules as the atlas writes them
record AtlasPlace(String atlas, String rules) {
    private static final int LONGEST = 16;
    private static final int LONGEST_CODE = 4;
    private static final int LONGEST_MISERE_CODE = 3;
    private static final int LARGEST_OF_PAIRS = 6;
    private static final int OCTAL = 8;
    private static final int SPLIT = 0b100;

    /// @return empty if none of them is about such rules
    static Optional<AtlasPlace> of(RuleTree rules, Play play) {
        return switch (rules) {
            case TakeAndBreak game -> digits(game).flatMap(digits -> of(digits, play));
            case RuleTree.Partizan(TakeAndBreak left, TakeAndBreak right)
            when play == Play.NORMAL ->
                pairOf(left)
                        .flatMap(leftSet -> pairOf(right)
                                .map(rightSet -> new AtlasPlace(
                                        "partizan-takes-6", "left take " + leftSet + "; right take " + rightSet)));
            default -> Optional.empty();
        };
    }

    private static Optional<AtlasPlace> of(int[] digits, Play play) {
        int length = digits.length - 1;
        if (length == 0 || Arrays.stream(digits).anyMatch(digit -> digit >= OCTAL)) return Optional.empty();
        var code = Arrays.stream(digits).skip(1).mapToObj(String::valueOf).collect(Collectors.joining());
        code = digits[0] + "." + code;
        if (play == Play.MISERE)
            return length <= LONGEST_MISERE_CODE
                    ? Optional.of(new AtlasPlace("misere-octal-3", play.prefix() + code))
                    : Optional.empty();
        if (length < LONGEST_CODE) return Optional.of(new AtlasPlace("octal-3", code));
        if (length == LONGEST_CODE) return Optional.of(new AtlasPlace("octal-4", code));
        return amountSet(digits).map(amounts -> new AtlasPlace("subtraction-16", "take " + amounts));
    }

    private static Optional<String> pairOf(TakeAndBreak game) {
        return digits(game)
                .filter(digits -> digits.length - 1 <= LARGEST_OF_PAIRS)
                .flatMap(AtlasPlace::amountSet);
    }

    /// @return the amounts that may be taken from a heap, where nothing else may be done
    private static Optional<String> amountSet(int[] digits) {
        if (digits.length < 2
                || digits[0] != 0
                || Arrays.stream(digits).anyMatch(digit -> digit != 0 && digit != Term.LEAVE_ONE_OR_NONE))
            return Optional.empty();
        return Optional.of(IntStream.range(1, digits.length)
                .filter(amount -> digits[amount] != 0)
                .mapToObj(String::valueOf)
                .collect(Collectors.joining(",", "{", "}")));
    }

    /// @return digits of the code, the one before the point first, the last one not 0; empty if it has none, or
    ///     a long one
    private static Optional<int[]> digits(TakeAndBreak game) {
        int[] digits = new int[LONGEST + 1];
        for (var term : game.terms()) {
            if (!(term.amounts() instanceof Amounts.Ranges(var ranges))) return Optional.empty();
            for (var range : ranges) {
                if (range.to() == null || range.to().compareTo(BigInteger.valueOf(LONGEST)) > 0)
                    return Optional.empty();
                for (int amount = range.from().intValue(); amount <= range.to().intValue(); amount++)
                    digits[amount] |= term.parts();
            }
        }
        if (digits[0] != 0 && digits[0] != SPLIT) return Optional.empty();
        int length = digits.length;
        while (length > 1 && digits[length - 1] == 0) length--;
        return Optional.of(Arrays.copyOf(digits, length));
    }
}
