package grundy.rules.words;

import grundy.rules.language.rule.NamedGames;
import grundy.rules.notation.Source;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// The words around a place in a sentence, which decide whether a number or a name there may be a part of a reading.
///
/// @param source the sentence as it was written
/// @param tokens of the sentence
/// @param phrases that fit the tokens
/// @param named the games that have names
record SentenceContext(Source source, List<WordToken> tokens, PhraseParser phrases, NamedGames named) {
    /// The words that join amounts that may be taken.
    private static final Set<String> JOINING = Set.of(",", "and", "of", "和", "与", "及");

    /// The words before a number of parts.
    private static final Set<String> INTO = Set.of("in", "into");

    /// Words after which a number is none of counters.
    private static final Set<String> COUNTED_BEFORE = PhraseTables.words("counted before");

    private static final Set<String> MEASURES = PhraseTables.words("measure");

    /// Words that a name of a game may be made of, and that are none in a sentence.
    static final Set<String> EVERYDAY = PhraseTables.words("unit", "heap", "article", "everyday");

    /// The words with which a clause about taking begins.
    static final Set<String> STATED = PhraseTables.words("verb", "may", "turn", "largest");

    private static final Pattern LISTED = Pattern.compile("take (\\{[\\d,]+}|\\d+)");

    /// Signs that end a position.
    static final Set<String> ENDS = Set.of(",", ";", ".", WordToken.BOUNDARY);

    private static final String POINT = "[.．…]";

    private static final String SIGN = "[.．…,，、;；:：!！]";

    /// Before a drawing: signs that begin its word, or a full stop that stands alone. Either may be a square.
    private static final Pattern SQUARE_BEFORE =
            Pattern.compile("\\s%1$s*%2$s%1$s*\\s*$|\\s%1$s+$".formatted(SIGN, POINT));

    /// After a drawing: a full stop, or signs that end its word and the text.
    private static final Pattern SQUARE_BEHIND = Pattern.compile("^\\s*%1$s*%2$s|^%1$s+\\s*$".formatted(SIGN, POINT));

    private static final Pattern LETTERED = Pattern.compile("strip|grid|graph");

    /// @return whether the game whose name begins here is only the one that another is made from:
    ///     `a variant of nim`
    boolean isChanged(int at) {
        return IntStream.range(0, at)
                .anyMatch(before -> phrases.ways("changed", before).stream().anyMatch(way -> way.end() == at));
    }

    /// @return whether signs stand beside a drawing that may be squares of it: `.xo`, `xo.`
    boolean isCutOff(PartialReading reading, int at, int end) {
        boolean isDrawn = LETTERED.matcher(reading.rules()).lookingAt()
                || tokens.subList(at, end).stream().noneMatch(WordToken::isNumber);
        if (!isDrawn) return false;
        var before = source.text().substring(0, tokens.get(at).start());
        var behind = source.text().substring(tokens.get(end - 1).end());
        return SQUARE_BEFORE.matcher(before).find()
                || SQUARE_BEHIND.matcher(behind).find();
    }

    /// @return whether nothing but a comma or "and" stands between the amounts that may be taken and
    ///     here: `take 1 to 3 and 5, 20`
    boolean isJoined(PartialReading reading, int at) {
        int end = reading.rulesEnd();
        boolean isTaking = isOfOneHeap(reading.rules())
                || reading.rules().contains(" take ")
                || named.find(reading.rules())
                        .filter(game -> game.group().equals("take"))
                        .isPresent();
        return isTaking
                && end > 0
                && end < at
                && tokens.subList(end, at).stream().map(WordToken::text).allMatch(JOINING::contains);
    }

    /// @return whether nothing but a number and what it counts stands here: `8`, `8 stones`
    boolean isWithUnit(int at, int end) {
        return end == at + 1 || phrases.ways("unit", at + 1).stream().anyMatch(way -> way.end() == end);
    }

    /// @return whether the number that ends here may be that of the parts of a heap: `split a heap in two`
    boolean isOfParts(PartialReading reading, int end) {
        if (!reading.rules().contains("split") || reading.rulesEnd() >= end) return false;
        var behind = tokens.subList(reading.rulesEnd(), end).stream().map(WordToken::text);
        return tokens.get(end - 1).isNumber()
                && INTO.contains(tokens.get(end - 2).text())
                && behind.noneMatch(ENDS::contains);
    }

    /// @return whether the amounts are a list that may go on: `take 1, 4`, unlike `take 1 or 4`
    boolean isOpenList(PartialReading reading) {
        int last = reading.rulesEnd() - 1;
        int at = last;
        while (at >= 0 && isOfList(tokens.get(at).text())) at--;
        return LISTED.matcher(reading.rules()).matches()
                && at >= 0
                && at < last
                && STATED.contains(tokens.get(at).text());
    }

    private static boolean isOfList(String text) {
        return text.equals(",") || Character.isDigit(text.charAt(0));
    }

    /// @return whether a number here counts what was said before it: `players: 3`
    boolean isBehindCounted(int at) {
        if (!tokens.get(at).isNumber()) return false;
        int before = at - 1;
        while (before >= 0 && tokens.get(before).text().equals(":")) before--;
        return before >= 0 && COUNTED_BEFORE.contains(tokens.get(before).text());
    }

    /// @return whether a number ends here and counts players, heaps or turns that come next:
    ///     `2 players`, `2 名玩家`
    boolean isCounting(int end) {
        var last = tokens.get(end - 1);
        boolean isOpen = last.isNumber() || MEASURES.contains(last.text());
        return isOpen && !phrases.ways("noun", end).isEmpty();
    }

    /// @return whether a name is made of words that a sentence may hold without meaning the game: `stones`
    boolean isEveryday(int at, int end) {
        return tokens.subList(at, end).stream().map(WordToken::text).allMatch(EVERYDAY::contains);
    }

    static boolean isOfOneHeap(String rules) {
        return rules.startsWith("take ") && !rules.contains("split");
    }
}
