package grundy.rules.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/// Finds where words of a sentence that no phrase knows may be left out. A number is never left out,
/// nor a word that surely matters, such as "not", nor what stands beside the name of a game, which may
/// be another game by it, or is such a name with a slip of the pen.
record WordOmission(List<WordToken> tokens, GameNames names) {
    private static final Set<String> MATTERS = PhraseTables.words("matters");
    private static final Set<String> UNITS = PhraseTables.words("unit");

    /// A shorter text is a line of the language with a slip in it.
    private static final int LEAST_TOKENS = 6;

    private static final int MOST_TOKENS = 80;
    private static final int LONGEST = 6;

    /// Words that are part of the rules wherever they stand.
    private static final Set<String> ESSENTIAL = PhraseTables.words("essential");

    private static final int OF_UNKNOWN = 10;
    private static final int OF_KNOWN = 14;
    private static final int OF_MATTERS = 25;
    private static final int OF_NUMBER = 40;

    /// @param start of the words in the text
    /// @param end the place after them
    /// @param rest the tokens without them
    record Omission(int start, int end, List<WordToken> rest) {}

    /// @param at token at which reading ended
    /// @return places about it, the fewest words first
    List<Omission> places(int at) {
        if (tokens.size() < LEAST_TOKENS || tokens.size() > MOST_TOKENS) return List.of();
        return IntStream.rangeClosed(1, LONGEST)
                .boxed()
                .flatMap(length -> IntStream.of(at, at - 1, at - 2, at + 1)
                        .filter(from -> isLeftOut(from, from + length))
                        .mapToObj(from -> place(from, from + length)))
                .toList();
    }

    /// @param at a token
    /// @return the degree of doubt about the sentence without it; 0 if it is never left out
    int doubt(int at) {
        var word = tokens.get(at).text();
        boolean isOne = tokens.get(at).isNumber()
                && tokens.get(at).end() - tokens.get(at).start() > word.length();
        if (isOne && word.equals("1")) return OF_NUMBER;
        if (!Character.isLetter(word.codePointAt(0)) || ESSENTIAL.contains(word)) return 0;
        if (at > 0 && tokens.get(at - 1).isNumber()) return 0;
        if (isBesideName(at, at + 1) && !SentenceContext.EVERYDAY.contains(word)) return 0;
        boolean isUnknown = !isKnown(at);
        return isUnknown ? OF_UNKNOWN : MATTERS.contains(word) ? OF_MATTERS : OF_KNOWN;
    }

    /// @return whether the name of a game ends in front of some words or begins after them
    private boolean isBesideName(int from, int end) {
        return IntStream.range(0, tokens.size())
                .anyMatch(at -> (at == end || at < from) && isName(at, at == end ? tokens.size() : from));
    }

    private Omission place(int from, int end) {
        var rest = new ArrayList<>(tokens.subList(0, from));
        rest.addAll(tokens.subList(end, tokens.size()));
        return new Omission(tokens.get(from).start(), tokens.get(end - 1).end(), rest);
    }

    private boolean isLeftOut(int from, int end) {
        if (from < 0 || end > tokens.size() || end - from == tokens.size()) return false;
        var words = tokens.subList(from, end).stream().map(WordToken::text).toList();
        boolean isOfWords =
                words.stream().allMatch(word -> Character.isLetter(word.codePointAt(0)) && !MATTERS.contains(word));
        if (!isOfWords || isKnown(from) || isKnown(end - 1) || isCounted(from, end)) return false;
        return !isBesideName(from, end) && !isOfMisspeltName(from, end);
    }

    private boolean isOfMisspeltName(int from, int end) {
        return IntStream.rangeClosed(0, from)
                .anyMatch(at -> names.similar(tokens, at).keySet().stream().anyMatch(behind -> behind >= end));
    }

    /// @return whether a number stands before the words and counts them, not what follows them:
    ///     `27 mouldy stones`
    private boolean isCounted(int from, int end) {
        boolean isCounted = from > 0 && tokens.get(from - 1).isNumber();
        return isCounted
                && (end == tokens.size() || !UNITS.contains(tokens.get(end).text()));
    }

    /// @return whether a word is one of the tables; Chinese characters all are
    private boolean isKnown(int at) {
        return !tokens.get(at).isIdeograph()
                && (PhraseTables.words().contains(tokens.get(at).text())
                        || names.words().contains(tokens.get(at).text()));
    }

    /// @return whether the name of a game begins at a token, and ends in front of another one or, where that
    ///     is the end of the sentence, anywhere
    private boolean isName(int at, int end) {
        return names.at(tokens, at).keySet().stream()
                .filter(behind -> end == tokens.size() || behind == end)
                .anyMatch(behind -> !SentenceContext.EVERYDAY.containsAll(
                        tokens.subList(at, behind).stream().map(WordToken::text).toList()));
    }
}
