package grundy.pattern;

import grundy.rules.Game;
import grundy.value.Play;
import java.util.Comparator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// The cost of stating rules, by which all rules that have the values of a table are ordered.
///
/// Numbers and words are counted, not their length: `take {1, 4, 5}` says three numbers, an interval two. A word of
/// the rule language is worth less than a number, and the name of a game, which has to be looked up, more than two
/// numbers; so do amounts that have to be looked up, such as primes, while `any` and `odd` are plain. A
/// code says an amount with each digit that is not 0, what is peculiar to a digit, and has to be deciphered.
/// A heap that may split takes as much explanation as two numbers, and so does misere play.
///
/// @param cost of the whole statement; what follows decides between rules that cost the same
record RulePlainness(int cost, boolean splits, String text) implements Comparable<RulePlainness> {
    private static final int NUMBER = 3;
    private static final int WORD = 1;
    private static final int NAMED_SET = 4;
    private static final int LOOKED_UP = 2;
    private static final int NAME = 7;
    private static final int CODE = 3;
    private static final int PECULIAR = 1;
    private static final int INTO_THREE = 2;
    private static final int SPLITTING = 6;
    private static final int MISERE = 6;

    private static final int TAKEN = 3;
    private static final int INTO_THREE_BIT = 8;

    private static final Pattern NUMBERS = Pattern.compile("\\d+");
    private static final Pattern WORDS = Pattern.compile("[a-z]+");
    private static final Pattern CODES = Pattern.compile("[0-9A-F]+\\.[0-9A-F]+");
    private static final String TAKE = "take";
    private static final Pattern SETS = Pattern.compile("prime|fibonacci|square|cube|factorial|triangular|divisor");

    private static final Comparator<RulePlainness> ORDER = Comparator.comparingInt(RulePlainness::cost)
            .thenComparing(RulePlainness::splits)
            .thenComparingInt(RulePlainness::length)
            .thenComparing(RulePlainness::text);

    static RulePlainness of(Game game, Play play) {
        boolean splits = game.rules().maySplit();
        int cost = ofStatement(game) + (splits ? SPLITTING : 0) + (play == Play.MISERE ? MISERE : 0);
        return new RulePlainness(cost, splits, game.text());
    }

    @Override
    public int compareTo(RulePlainness other) {
        return ORDER.compare(this, other);
    }

    private int length() {
        return text.length();
    }

    private static int ofStatement(Game game) {
        var text = game.text();
        if (CODES.matcher(text).matches()) return ofCode(text);
        var entry = game.entry();
        if (entry != null) {
            int parameters = Math.max(
                    entry.parameters().size(), numbers(text.substring(entry.id().length())));
            return NAME + NUMBER * parameters;
        }
        long words = WORDS.matcher(text)
                .results()
                .map(MatchResult::group)
                .filter(word -> !word.equals(TAKE))
                .count();
        int set = words == 0 ? 0 : NAMED_SET + (SETS.matcher(text).find() ? LOOKED_UP : 0);
        return NUMBER * numbers(text) + WORD * (int) words + set;
    }

    private static int numbers(String text) {
        return (int) NUMBERS.matcher(text).results().count();
    }

    private static int ofCode(String text) {
        return CODE
                + text.chars()
                        .filter(letter -> letter != '.')
                        .map(letter -> Character.digit(letter, 16))
                        .filter(digit -> digit != 0)
                        .map(RulePlainness::ofDigit)
                        .sum();
    }

    private static int ofDigit(int digit) {
        boolean peculiar = (digit & TAKEN) != TAKEN;
        return NUMBER + (peculiar ? PECULIAR : 0) + (digit >= INTO_THREE_BIT ? INTO_THREE : 0);
    }
}
