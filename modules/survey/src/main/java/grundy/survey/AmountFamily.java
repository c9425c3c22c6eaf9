package grundy.survey;

import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Subtraction games: all sets of amounts within 1 to a bound, but the empty one.
///
/// @param within the largest amount
record AmountFamily(int within) implements NumberedGames {
    @Override
    public String text() {
        return "subtraction --within " + within;
    }

    @Override
    public long size() {
        return (1L << within) - 1;
    }

    @Override
    public Member member(long number) {
        var set = setText(number + 1);
        return new Member(number, "take " + set, set);
    }

    /// @param bits of the amounts less 1
    /// @return such as `{1,3,4}`
    static String setText(long bits) {
        return IntStream.range(0, Long.SIZE)
                .filter(bit -> (bits >> bit & 1) != 0)
                .mapToObj(bit -> String.valueOf(bit + 1))
                .collect(Collectors.joining(",", "{", "}"));
    }
}
