package grundy.rules.words;

import grundy.rules.CatalogueEntry;
import grundy.rules.language.rule.NamedGames;
import grundy.rules.notation.Source;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Reads what people write who do not know the rule language, `27 stones, take 1 to 3, last player loses`, as lines of
/// that language. A sentence is a row of clauses in any order, each of which is a phrase of the tables; a word that no
/// phrase knows makes it unreadable, so that nothing is passed over in silence.
public final class WordReader {
    /// The heap of examples that are suggested.
    public static final String EXAMPLE_HEAP = "27";

    private static final int LONGEST = 400;

    /// One number in groups of digits, or several numbers.
    private static final Pattern THOUSANDS =
            Pattern.compile("(?<![\\d._])(?:\\d{1,3}(?:[,，]\\d{3})+(?!\\d)|0\\d+(?![\\d.])"
                    + "|[1-9]\\d{0,2}(?:[.]\\d{3}){2,}(?![\\d.])"
                    + "|[1-9]\\d{0,2}(?: \\d{3})+(?!\\d)(?=\\s*\\p{L}))");

    /// Groups of games whose values are those of heaps.
    private static final Set<String> OF_PILES = Set.of("heaps", "take", "split");

    private static final Pattern SAID = Pattern.compile("\\b(take|split)\\b|\\(n|\\[");

    /// A shorter text is a line of the language with a slip in it.
    private static final int SHORTEST_STORY = 10;

    /// Of a hundred words.
    private static final int MOST_LEFT_OUT = 60;

    private static final Set<String> OPENING = Set.of("(", "[", "{");
    private static final Set<String> CLOSING = Set.of(")", "]", "}");

    private final NamedGames named;
    private final GameNames names;
    private final Predicate<String> isRules;
    private final Predicate<String> isQuestion;

    /// @param named the games that have names
    /// @param isRules whether a text is rules in the rule language
    /// @param isQuestion whether a text is rules with a position
    public WordReader(NamedGames named, Predicate<String> isRules, Predicate<String> isQuestion) {
        this.named = named;
        this.names = new GameNames(named);
        this.isRules = isRules;
        this.isQuestion = isQuestion;
    }

    /// Returns whether a word is one of sentences or of names of games, and no slip of the pen.
    public boolean isWord(String word) {
        return PhraseTables.words().contains(word) || names.words().contains(word);
    }

    /// The possible meanings of a sentence.
    ///
    /// @param lines of the rule language, the likeliest only: none if the sentence is not understood, several
    ///     if it is ambiguous
    /// @param other what a sentence of one line may mean less likely
    /// @param unknown the first words that no reading understands which understands the words before them; empty if
    ///     nothing or everything is understood
    /// @param objection why a sentence is not answered although each word of it is understood
    /// @param rulesAlone the rules of a sentence that says no position where one is asked for
    public record Readings(
            List<String> lines,
            Optional<String> other,
            Optional<UnknownWords> unknown,
            Optional<Objection> objection,
            Optional<String> rulesAlone) {
        /// The reading of a text that is no sentence.
        public static final Readings NONE =
                new Readings(List.of(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

        private static Readings unread(Optional<UnknownWords> unknown, Optional<Objection> objection) {
            return new Readings(List.of(), Optional.empty(), unknown, objection, Optional.empty());
        }

        private Readings withRulesAlone(String rules) {
            return new Readings(lines, other, unknown, objection, Optional.of(rules));
        }

        private boolean isUnderstood() {
            return !lines.isEmpty() || objection.isPresent();
        }
    }

    /// Words of a sentence that no phrase knows.
    ///
    /// @param start where they stand in the text, from 0
    /// @param text as it was written
    /// @param without what the sentence says without them; empty if that is nothing, or another game for sure
    public record UnknownWords(int start, String text, Optional<String> without) {
        private static UnknownWords of(Source source, List<WordToken> tokens, SentenceSearch.ShortenedReading reading) {
            var text = new StringBuilder();
            int end = -1;
            for (int place : reading.places()) {
                var token = tokens.get(place);
                if (place == end)
                    text.append(source.text(), tokens.get(place - 1).end(), token.end());
                else text.append(text.isEmpty() ? "" : " … ").append(source.text(), token.start(), token.end());
                end = place + 1;
            }
            int start = tokens.get(reading.places().getFirst()).start();
            return new UnknownWords(start, text.toString(), Optional.of(reading.line()));
        }
    }

    /// Reads a sentence that says rules and a position.
    public Readings questions(Source source) {
        return readings(source, new SentenceSearch.ReadingGoal(false, isQuestion));
    }

    /// Reads a sentence that says rules alone, or rules for a heap of any size: `n stones, take 1 to 3`.
    public Readings rules(Source source) {
        return readings(source, new SentenceSearch.ReadingGoal(true, isRules));
    }

    private static boolean isTooLong(Source source) {
        return source.text().length() > LONGEST
                || THOUSANDS.matcher(source.text()).find();
    }

    private Readings readings(Source source, SentenceSearch.ReadingGoal goal) {
        if (isTooLong(source)) return Readings.NONE;
        var tokens = WordLexer.tokens(source);
        if (!bracketsMatch(tokens)) return Readings.NONE;
        var corrected = TypoCorrection.corrected(tokens, names.words());
        var search = search(source, corrected);
        var asWritten = readings(search, goal);
        if (!asWritten.lines().isEmpty()) return asWritten;
        var given = LetterSubstitution.replaced(corrected)
                .map(replaced -> readings(search(source, replaced), goal))
                .filter(Readings::isUnderstood);
        if (given.isPresent()) return given.get();
        if (asWritten.objection().isPresent() || search.isCut()) return asWritten;
        var rules = rulesAlone(search, corrected);
        if (rules.isPresent() && goal.isRules()) return rules.get();
        if (rules.isPresent())
            return rules.get().lines().stream()
                    .findFirst()
                    .filter(line -> isSentence(search, line))
                    .map(asWritten::withRulesAlone)
                    .orElseGet(() -> Readings.unread(
                            asWritten.unknown(), rules.get().objection().map(Objection::withHeap)));
        return withLeftOut(asWritten, search, goal);
    }

    private SentenceSearch search(Source source, List<WordToken> tokens) {
        return search(source, OpenNumbers.none(tokens));
    }

    private SentenceSearch search(Source source, OpenNumbers open) {
        return new SentenceSearch(source, open, named, names, isRules);
    }

    /// @param written the search for what the sentence says as it is written
    private Optional<Readings> rulesAlone(SentenceSearch written, List<WordToken> tokens) {
        boolean isSaid = written.isSaid("says moves") || written.isSaid("unit");
        var searches = (isSaid ? OpenNumbers.of(tokens) : Stream.<OpenNumbers>empty())
                .map(open -> search(written.source(), open));
        return Stream.concat(Stream.of(written), searches)
                .map(search -> readings(search, new SentenceSearch.ReadingGoal(true, isRules)))
                .filter(Readings::isUnderstood)
                .findFirst();
    }

    /// Returns whether a line is of rules that phrases say, and not the mere name of a game.
    public static boolean isOfPhrases(String line) {
        return SAID.matcher(line).find();
    }

    /// @return whether a text that is read as a line says how to move, or more than the name of a game of heaps:
    ///     `kayles with n pins`. Numbers after a name alone may be a position: `rook 3..5`, `a knight on (5,6)`.
    private boolean isSentence(SentenceSearch search, String line) {
        if (isOfPhrases(line)) return search.isSaid("says moves");
        var words = search.tokens().stream().map(WordToken::text).toList();
        var group = named.find(line.replaceFirst("^(normal|misere) ", "")).map(CatalogueEntry::group);
        return group.filter(OF_PILES::contains).isPresent()
                && words.size() > 1
                && !names.words().containsAll(words);
    }

    /// What a sentence says without words that are not known, for people to decide whether they matter.
    private Readings withLeftOut(Readings read, SentenceSearch search, SentenceSearch.ReadingGoal goal) {
        var source = search.source();
        return new WordOmission(search.tokens(), names)
                .places(search.furthest()).stream()
                        .flatMap(place -> {
                            var rest = readings(search(source, place.rest()), goal);
                            var text = source.text().substring(place.start(), place.end());
                            return rest.lines().size() == 1
                                            && isOfPhrases(rest.lines().getFirst())
                                    ? Stream.of(new UnknownWords(
                                            place.start(),
                                            text,
                                            Optional.of(rest.lines().getFirst())))
                                    : Stream.empty();
                        })
                        .findFirst()
                        .or(() -> shortened(search, goal))
                        .map(unknown -> Readings.unread(Optional.of(unknown), Optional.empty()))
                        .orElse(read);
    }

    /// A whole story without the words beside the rules.
    private Optional<UnknownWords> shortened(SentenceSearch search, SentenceSearch.ReadingGoal goal) {
        var tokens = search.tokens();
        if (tokens.size() < SHORTEST_STORY) return Optional.empty();
        return search(search.source(), tokens)
                .shortened(goal, new WordOmission(tokens, names))
                .filter(reading -> reading.places().size() < tokens.size() * MOST_LEFT_OUT / 100)
                .map(reading -> UnknownWords.of(search.source(), tokens, reading));
    }

    private static Readings readings(SentenceSearch search, SentenceSearch.ReadingGoal goal) {
        var isUnderstood = goal.isUnderstood();
        var lines = search.lines(goal);
        for (int doubt : new TreeSet<>(lines.values()).headSet(SentenceSearch.NEVER)) {
            var likeliest = understood(lines, each -> each == doubt, isUnderstood);
            if (likeliest.isEmpty()) continue;
            var others = understood(lines, each -> each >= SentenceSearch.NEVER, isUnderstood).stream();
            return new Readings(likeliest, others.findFirst(), Optional.empty(), Optional.empty(), Optional.empty());
        }
        var objection = search.objections().stream()
                .filter(each -> isUnderstood.test(each.line()))
                .findFirst();
        return Readings.unread(search.unknown(), objection);
    }

    private static List<String> understood(
            Map<String, Integer> lines, IntPredicate isWanted, Predicate<String> isUnderstood) {
        return lines.entrySet().stream()
                .filter(line -> isWanted.test(line.getValue()))
                .map(Map.Entry::getKey)
                .filter(isUnderstood)
                .toList();
    }

    /// A bracket is skipped as a sign of punctuation: one that is open, closes nothing or holds nothing is a slip.
    private static boolean bracketsMatch(List<WordToken> tokens) {
        int open = 0;
        boolean isFirst = false;
        for (var token : tokens) {
            boolean isOpening = OPENING.contains(token.text());
            if (isOpening) open++;
            else if (CLOSING.contains(token.text()) && (isFirst || --open < 0)) return false;
            isFirst = isOpening;
        }
        return open == 0;
    }
}
