package grundy.rules.words;

import grundy.rules.CatalogueEntry;
import grundy.rules.Source;
import grundy.rules.language.rule.NamedGames;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Reads what people write who do not know the rule language, `27 stones, take 1 to 3, last player loses`, as lines of
/// that language. A sentence is a row of clauses in any order, each of which is a phrase of the tables; a word that no
/// phrase knows makes it unreadable, so that nothing is passed over in silence.
public final class WordReader {
    private static final int LONGEST = 400;

    /// One number in groups of digits, or several numbers.
    private static final Pattern THOUSANDS =
            Pattern.compile("(?<![\\d._])(?:\\d{1,3}(?:[,，]\\d{3})+(?!\\d)|0\\d+(?![\\d.])"
                    + "|[1-9]\\d{0,2}(?:[.]\\d{3}){2,}(?![\\d.])"
                    + "|[1-9]\\d{0,2}(?: \\d{3})+(?!\\d)(?=\\s*\\p{L}))");

    /// Groups of games that are not played on boards.
    private static final Set<String> OF_HEAPS = Set.of("heaps", "take", "split", "coins");

    /// Groups of games whose values are those of heaps.
    private static final Set<String> OF_PILES = Set.of("heaps", "take", "split");

    /// Games by whose names people call others in which less may be taken.
    private static final Set<String> NARROWED = Set.of("nim", "bash");

    private static final Set<String> HEAPS = PhraseTables.words("heap 1", "piles");

    /// The words that join amounts that may be taken.
    private static final Set<String> JOINING = Set.of(",", "and", "of", "和", "与", "及");

    /// The words before a number of parts.
    private static final Set<String> INTO = Set.of("in", "into");

    /// Words behind which a number is none of counters.
    private static final Set<String> COUNTED_BEFORE = PhraseTables.words("counted before");

    /// Games in which a piece goes to a corner.
    private static final Set<String> ON_SQUARES = PhraseTables.words("on squares");

    private static final Set<String> MEASURES = PhraseTables.words("measure");

    /// Words that a name of a game may be made of, and that are none in a sentence.
    static final Set<String> EVERYDAY = PhraseTables.words("unit", "heap", "article", "everyday");

    /// The words with which a clause about taking begins.
    private static final Set<String> STATED = PhraseTables.words("verb", "may", "turn", "largest");

    private static final Pattern SAID = Pattern.compile("\\b(take|split)\\b|\\(n|\\[");

    private static final Pattern LISTED = Pattern.compile("take (\\{[\\d,]+}|\\d+)");

    private static final Pattern TAKING = Pattern.compile("take |split|left take|nim$");

    /// Before a way to play that holds only where one counter may always be taken: who may not take the last one
    /// would else be stuck before there is one left.
    private static final String UNLESS_STUCK = "unless stuck ";

    private static final Pattern WITH_ONE = Pattern.compile(
            "^(nim(?!-)|bash|take (\\{?1\\b|any|odd|squares|cubes|powers|fibonacci|divisors|triangular|factorials))");
    private static final Pattern ONE_SIDE = Pattern.compile("(left|right) take [^;]*");
    private static final int MOST_STATES = 20_000;

    /// Tokens of rules in the rule language, unless they end the sentence.
    private static final int LONGEST_RULES = 40;

    private static final int GUESSED_NAME = 10;
    private static final int AS_IT_STANDS = 3;

    /// The beginning of a meaning that goes behind all others.
    private static final String GUESS = "? ";

    /// The beginning of a meaning that is named beside another one and never taken.
    private static final String ELSE = "else ";

    private static final int NEVER = 1_000;

    /// Words that rules in the rule language begin with.
    private static final Set<String> STARTS =
            Set.of("take", "取", "left", "grid", "strip", "graph", "split", "spawning", "impartial", "(", "[");

    /// Signs that end a position.
    private static final Set<String> ENDS = Set.of(",", ";", ".", WordToken.BOUNDARY);

    private static final String POINT = "[.．…]";
    private static final String SIGN = "[.．…,，、;；:：!！]";

    /// Before a drawing: signs that begin its word, or a full stop that stands alone. Either may be a square.
    private static final Pattern SQUARE_BEFORE =
            Pattern.compile("\\s%1$s*%2$s%1$s*\\s*$|\\s%1$s+$".formatted(SIGN, POINT));

    /// Behind a drawing: a full stop, or signs that end its word and the text.
    private static final Pattern SQUARE_BEHIND = Pattern.compile("^\\s*%1$s*%2$s|^%1$s+\\s*$".formatted(SIGN, POINT));

    private static final Pattern LETTERED = Pattern.compile("strip|grid|graph");

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
    public record UnknownWords(int start, String text, Optional<String> without) {}

    /// A kind of line that is looked for in a sentence.
    ///
    /// @param isRules whether it is rules alone, and no position
    /// @param isUnderstood whether a line is one
    private record ReadingGoal(boolean isRules, Predicate<String> isUnderstood) {
        boolean isIn(PartialReading reading, OpenNumbers open) {
            return isRules ? open.isIn(reading) : !OpenNumbers.isOpen(reading.position());
        }
    }

    /// Reads a sentence that says rules and a position.
    public Readings questions(Source source) {
        return readings(source, new ReadingGoal(false, isQuestion));
    }

    /// Reads a sentence that says rules alone, or rules for a heap of any size: `n stones, take 1 to 3`.
    public Readings rules(Source source) {
        return readings(source, new ReadingGoal(true, isRules));
    }

    private static boolean isTooLong(Source source) {
        return source.text().length() > LONGEST
                || THOUSANDS.matcher(source.text()).find();
    }

    private Readings readings(Source source, ReadingGoal goal) {
        if (isTooLong(source)) return Readings.NONE;
        var tokens = WordLexer.tokens(source);
        if (!bracketsMatch(tokens)) return Readings.NONE;
        var corrected = SlipsOfThePen.corrected(tokens, names.words());
        var search = new Search(source, OpenNumbers.none(corrected));
        var asWritten = readings(search, goal);
        if (!asWritten.lines().isEmpty()) return asWritten;
        var given = GivenLetters.replaced(corrected)
                .map(replaced -> readings(new Search(source, OpenNumbers.none(replaced)), goal))
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

    /// @param written the search for what the sentence says as it is written
    private Optional<Readings> rulesAlone(Search written, List<WordToken> tokens) {
        boolean isSaid = written.phrases.isSaid("says moves") || written.phrases.isSaid("unit");
        var searches = (isSaid ? OpenNumbers.of(tokens) : Stream.<OpenNumbers>empty())
                .map(open -> new Search(written.source, open));
        return Stream.concat(Stream.of(written), searches)
                .map(search -> readings(search, new ReadingGoal(true, isRules)))
                .filter(Readings::isUnderstood)
                .findFirst();
    }

    /// Returns whether a line is of rules that phrases say, and not the mere name of a game.
    public static boolean isOfPhrases(String line) {
        return SAID.matcher(line).find();
    }

    /// @return whether a text that is read as a line says how to move, or more than the name of a game of heaps:
    ///     `kayles with n pins`. Numbers behind a name alone may be a position: `rook 3..5`, `a knight on (5,6)`.
    private boolean isSentence(Search search, String line) {
        if (isOfPhrases(line)) return search.phrases.isSaid("says moves");
        var words = search.tokens.stream().map(WordToken::text).toList();
        var group = named.find(line.replaceFirst("^(normal|misere) ", "")).map(CatalogueEntry::group);
        return group.filter(OF_PILES::contains).isPresent()
                && words.size() > 1
                && !names.words().containsAll(words);
    }

    /// What a sentence says without words that are not known, for people to decide whether they matter.
    private Readings withLeftOut(Readings read, Search search, ReadingGoal goal) {
        var source = search.source;
        return new LeftOut(search.tokens, names)
                .places(search.furthest).stream()
                        .flatMap(place -> {
                            var rest = readings(new Search(source, OpenNumbers.none(place.rest())), goal);
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
                        .map(unknown -> Readings.unread(Optional.of(unknown), Optional.empty()))
                        .orElse(read);
    }

    private static Readings readings(Search search, ReadingGoal goal) {
        var isUnderstood = goal.isUnderstood();
        var lines = search.lines(goal);
        for (int doubt : new TreeSet<>(lines.values()).headSet(NEVER)) {
            var likeliest = understood(lines, each -> each == doubt, isUnderstood);
            if (likeliest.isEmpty()) continue;
            var others = understood(lines, each -> each >= NEVER, isUnderstood).stream();
            return new Readings(likeliest, others.findFirst(), Optional.empty(), Optional.empty(), Optional.empty());
        }
        var objection = search.objections.stream()
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

    private record State(int at, PartialReading reading) {}

    private final class Search {
        private final Source source;
        private final List<WordToken> tokens;
        private final PhraseParser phrases;
        private final Set<State> seen = new HashSet<>();
        private final Map<String, Boolean> rulesKnown = new TreeMap<>();
        private final List<PartialReading> whole = new ArrayList<>();
        private final List<Objection> objections = new ArrayList<>();
        private int furthest;

        private final OpenNumbers open;

        /// Of the sentence with its letters.
        private final PhraseParser written;

        Search(Source source, OpenNumbers open) {
            this.source = source;
            this.open = open;
            tokens = open.tokens();
            phrases = new PhraseParser(tokens, names, source.text());
            written = open.letters().isEmpty() ? phrases : new PhraseParser(open.written(), names, source.text());
        }

        /// @return each line with the doubt about it; none if there was too much to try, for another
        ///     reading might be among the rest
        Map<String, Integer> lines(ReadingGoal goal) {
            visit(0, PartialReading.NONE);
            objections.clear();
            var lines = new LinkedHashMap<String, Integer>();
            if (isCut()) return lines;
            whole.stream()
                    .map(CountingGame::withoutStep)
                    .flatMap(Optional::stream)
                    .forEach(objections::add);
            var settled = whole.stream().map(CountingGame::settled).flatMap(Optional::stream);
            for (var reading : settled.toList())
                if (!reading.rules().isEmpty() && reading.isCounted() && isFitting(reading) && goal.isIn(reading, open))
                    withSettings(reading).ifPresent(rules -> {
                        var line = goal.isRules() ? reading.withPosition("", 0).line(rules) : line(reading, rules);
                        var objection = Objection.of(line, open)
                                .or(() -> Objection.of(line, reading, named.find(reading.rules()), tokens, phrases));
                        if (objection.isEmpty()) lines.merge(line, reading.doubt(), Math::min);
                        else objections.add(objection.get());
                    });
            return lines;
        }

        /// @return the line; `bash 20 3` names a heap and a parameter, unless heaps are spoken of
        private String line(PartialReading read, String rules) {
            var reading = read.withPrefix(read.prefix().replace(UNLESS_STUCK, ""));
            var numbers = reading.position().split(" ");
            boolean isPair = numbers.length == 2
                    && Stream.of(numbers).allMatch(number -> number.matches("\\d+"))
                    && reading.settings().isEmpty()
                    && tokens.stream().map(WordToken::text).noneMatch(HEAPS::contains);
            return (isPair ? TextbookOrder.line(rules, List.of(numbers)) : Optional.<String>empty())
                    .map(line -> (reading.play() + " " + line).strip())
                    .orElseGet(() -> reading.line(rules));
        }

        /// @return whether the position is one of such rules: values of coins are no heaps, and who moves
        ///     last does not decide a game with a score
        private boolean isFitting(PartialReading reading) {
            var game = named.find(reading.rules()).map(CatalogueEntry::group).orElse("");
            var position = reading.position();
            if (!reading.isOneHeapIfMade() || reading.isOfSeveralOnly() && !position.contains(" ")) return false;
            if (game.equals("scored")) return reading.prefix().isEmpty() && !position.matches("(values )?\\d+");
            if (position.startsWith("values ")) return false;
            if (reading.prefix().startsWith(UNLESS_STUCK)
                    && !WITH_ONE.matcher(reading.rules()).find()) return false;
            if (position.startsWith("stairs ")) return reading.rules().startsWith("staircase");
            if (position.startsWith("square ")) return ON_SQUARES.contains(reading.rules());
            if (phrases.isSaid("not " + reading.rules().replaceFirst("\\[.*", ""))) return false;
            boolean isOfHeaps =
                    OF_HEAPS.contains(game) || TAKING.matcher(reading.rules()).lookingAt();
            return !isOfHeaps || !position.matches("\\d+x\\d+");
        }

        /// @return whether the game whose name begins here is only the one that another is made from:
        ///     `a variant of nim`
        private boolean isChanged(int at) {
            return IntStream.range(0, at)
                    .anyMatch(before -> phrases.ways("changed", before).stream().anyMatch(way -> way.end() == at));
        }

        /// @return whether there was too much to try
        boolean isCut() {
            return seen.size() > MOST_STATES || phrases.isCut();
        }

        /// @return the words that were not understood behind others that were
        Optional<UnknownWords> unknown() {
            if (furthest == 0 || furthest == tokens.size()) return Optional.empty();
            int end = furthest + 1;
            while (end < tokens.size()
                    && tokens.get(end - 1).isIdeograph()
                    && tokens.get(end).isIdeograph()) end++;
            return Optional.of(new UnknownWords(tokens.get(furthest).start(), text(furthest, end), Optional.empty()));
        }

        private void visit(int at, PartialReading reading) {
            if (seen.size() > MOST_STATES || !seen.add(new State(at, reading))) return;
            if (!reading.equals(PartialReading.NONE) && reading.doubt() < AS_IT_STANDS)
                furthest = Math.max(furthest, at);
            if (at == tokens.size()) {
                whole.add(reading);
                return;
            }
            if (tokens.get(at).isBoundary()) visit(at + 1, reading);
            each("noise", at, (end, _) -> visit(end, reading));
            each("play", at, (end, prefix) -> {
                if (reading.prefix().isEmpty()) visit(end, reading.withPrefix(prefix));
                else if (reading.play().equals(reading.withPrefix(prefix).play())) visit(end, reading);
            });
            each("players", at, (end, players) -> {
                if (reading.players().isEmpty()) visit(end, reading.withPlayers(players));
            });
            each("count", at, (end, heaps) -> {
                if (reading.heaps().isEmpty()) visit(end, reading.withHeaps(heaps));
            });
            each("setting", at, (end, setting) -> {
                var parts = setting.split(" ");
                if (!reading.settings().containsKey(parts[0])) visit(end, reading.withSetting(parts[0], parts[1]));
            });
            counting(at, reading);
            ofOneSide(at, reading);
            ofBothSides(at, reading);
            boolean isPlaceable =
                    reading.position().isEmpty() || reading.position().equals(OpenNumbers.EACH);
            if (isPlaceable) position(at, reading);
            if (isPlaceable) each("open heap", at, (end, _) -> visit(end, reading.withPosition(OpenNumbers.EACH, 0)));
            ofEachHeap(at, reading);
            if (reading.rules().isEmpty()) rules(at, reading);
            else narrowed(at, reading);
        }

        /// What is asked of each heap, `for which n`, where letters are no numbers.
        private void ofEachHeap(int at, PartialReading reading) {
            if (!reading.position().isEmpty() && !OpenNumbers.isOpen(reading.position())) return;
            var ofEach = reading.position().isEmpty() ? reading.withPosition(OpenNumbers.EACH, 0) : reading;
            written.ways("open asked", at).stream()
                    .filter(way -> way.end() > at)
                    .forEach(way -> visit(way.end(), ofEach));
        }

        /// Parts of what is said about counting up to a number.
        private void counting(int at, PartialReading reading) {
            each("counting", at, (end, step) -> {
                var read = CountingGame.withStep(reading, step, end);
                if (reading.rules().isEmpty()) visit(end, read);
                else if (read.rules().equals(reading.rules())) visit(end, reading);
            });
            each("counting end", at, (end, target) -> {
                boolean isOpen = reading.prefix().isEmpty() || target.startsWith(reading.prefix() + " ");
                if (isOpen && CountingGame.mayEndAt(reading, target)) visit(end, CountingGame.withEnd(reading, target));
            });
            each("counting goal", at, (end, target) -> {
                if (CountingGame.mayEndAt(reading, target)) visit(end, CountingGame.withGoal(reading, target));
            });
            each("counting start", at, (end, start) -> {
                if (!CountingGame.hasStart(reading)) visit(end, CountingGame.withStart(reading, start));
            });
        }

        /// What is said of the rules once more: the same, or how much may be taken in a named game.
        private void narrowed(int at, PartialReading reading) {
            each("game", at, (end, id) -> {
                boolean isNarrowed = isOfOneHeap(reading.rules()) && NARROWED.contains(id);
                if (isNarrowed || id.equals(reading.rules())) visit(end, reading);
            });
            each("addition", at, (end, added) -> {
                if (isOfOneHeap(reading.rules())) visit(end, reading.withRules(reading.rules() + " " + added, 0));
            });
            each("rule", at, (end, rules) -> {
                boolean isNarrowed =
                        (NARROWED.contains(reading.rules()) || reading.isOfSeveralOnly()) && isOfOneHeap(rules);
                boolean isSaid = STATED.contains(tokens.get(at).text());
                if (rules.startsWith(reading.rules() + "[") && !isCounting(end))
                    visit(end, reading.withRules(rules, 0));
                if (isCounting(end) || !(isNarrowed && isSaid) && !rules.equals(reading.rules())) return;
                visit(end, isNarrowed ? reading.withRules(rules, 0) : reading);
            });
        }

        private static boolean isOfOneHeap(String rules) {
            return rules.startsWith("take ") && !rules.contains("split");
        }

        /// `Left takes 1 or 2`, where what Right takes is still to come, or the other way round.
        private void ofOneSide(int at, PartialReading reading) {
            for (var side : List.of("left", "right"))
                each(side + " rule", at, (end, amounts) -> {
                    var rules = side + " take " + amounts;
                    if (reading.rules().isEmpty())
                        visit(end, reading.withRules(rules, 1).withRulesEnd(end));
                    else if (isOtherSide(reading.rules(), side))
                        visit(
                                end,
                                reading.withRules(
                                                side.equals("left")
                                                        ? rules + "; " + reading.rules()
                                                        : reading.rules() + "; " + rules,
                                                0)
                                        .withRulesEnd(end));
                });
        }

        /// `I take 1 or 2, and so does my opponent`: both play by the same rules.
        private void ofBothSides(int at, PartialReading reading) {
            if (ONE_SIDE.matcher(reading.rules()).matches())
                each("same rule", at, (end, _) -> {
                    var rules = reading.rules().replaceFirst("^(left|right) ", "");
                    visit(end, reading.withRules(rules, 0).withRulesEnd(end));
                });
        }

        private static boolean isOtherSide(String rules, String side) {
            return rules.startsWith(side.equals("left") ? "right take " : "left take ") && !rules.contains(";");
        }

        private void rules(int at, PartialReading reading) {
            each("rule", at, (end, rules) -> {
                if (!isCounting(end)) visit(end, reading.withRules(rules, 0).withRulesEnd(end));
            });
            if (isChanged(at)) return;
            each("game", at, (end, id) -> {
                if (!isEveryday(at, end)) visit(end, reading.withRules(id, 0).withRulesEnd(end));
            });
            if (reading.position().isEmpty())
                each("question", at, (end, question) -> {
                    var plain = plain(question);
                    int split = plain.indexOf('@');
                    var rules = plain.substring(0, split).strip();
                    var position = plain.substring(split + 1).strip();
                    visit(end, reading.withRules(rules, doubt(question)).withPosition(position, 0));
                });
            boolean isFormal = STARTS.contains(tokens.get(at).text())
                    || tokens.get(at).isCode()
                    || !names.at(tokens, at).isEmpty();
            for (int end = tokens.size(); end > at && isFormal; end--) {
                if (end < tokens.size() && end - at > LONGEST_RULES) continue;
                var last = tokens.get(end - 1);
                if (last.isBoundary() || last.text().equals("_") || isEveryday(at, end)) continue;
                boolean isElement = end < tokens.size()
                        && tokens.get(end).text().equals("[")
                        && tokens.get(end).start() == last.end();
                if (isElement) continue;
                var text = text(at, end);
                if (rulesKnown.computeIfAbsent(text, isRules::test)) {
                    visit(end, reading.withRules(text, 1).withRulesEnd(end));
                    break;
                }
            }
            boolean isKnownWord = !tokens.get(at).isIdeograph()
                    && PhraseTables.words().contains(tokens.get(at).text())
                    && !names.isAt(tokens, at);
            if (!isKnownWord && (at == 0 || !tokens.get(at - 1).isNumber()))
                names.misspelt(tokens, at)
                        .forEach((end, id) -> visit(end, reading.withRules(id, GUESSED_NAME - (end - at))));
        }

        private void position(int at, PartialReading reading) {
            if (isBehindCounted(at) || WordLexer.isGlued(tokens, at)) return;
            boolean isJoined = isJoined(reading, at);
            if (reading.rules().isEmpty())
                each("supposed heaps", at, (end, heaps) -> visitAt(plain(heaps), doubt(heaps), end, reading));
            each("heaps", at, (end, heaps) -> {
                boolean isAmount = isJoined
                        && tokens.get(at).isNumber()
                        && !isCounting(at + 1)
                        && (heaps.contains(" ") || isWithUnit(at, end) && isOpenList(reading));
                if (!isCounting(end) && !isAmount && !isOfParts(reading, end) && !isCutOff(reading, at, end))
                    visitAt(plain(heaps), doubt(heaps), end, reading);
            });
            if (!reading.rules().isEmpty()
                    && !tokens.get(at).isBoundary()
                    && !(isJoined && tokens.get(at).isNumber()))
                for (int end = tokens.size(); end > at; end--)
                    if ((end == tokens.size() || ENDS.contains(tokens.get(end).text())) && !isCutOff(reading, at, end))
                        visitAt(text(at, end), AS_IT_STANDS, end, reading);
        }

        /// A sentence that asks about each heap says no size of one.
        private void visitAt(String position, int doubt, int end, PartialReading reading) {
            if (reading.position().isEmpty() || OpenNumbers.isOpen(position))
                visit(end, reading.withPosition(position, doubt));
        }

        /// @return whether signs stand beside a drawing that may be squares of it: `.xo`, `xo.`
        private boolean isCutOff(PartialReading reading, int at, int end) {
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
        private boolean isJoined(PartialReading reading, int at) {
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
        private boolean isWithUnit(int at, int end) {
            return end == at + 1 || phrases.ways("unit", at + 1).stream().anyMatch(way -> way.end() == end);
        }

        /// @return whether the number that ends here may be that of the parts of a heap: `split a heap in two`
        private boolean isOfParts(PartialReading reading, int end) {
            if (!reading.rules().contains("split") || reading.rulesEnd() >= end) return false;
            var behind = tokens.subList(reading.rulesEnd(), end).stream().map(WordToken::text);
            return tokens.get(end - 1).isNumber()
                    && INTO.contains(tokens.get(end - 2).text())
                    && behind.noneMatch(ENDS::contains);
        }

        /// @return whether the amounts are a list that may go on: `take 1, 4`, unlike `take 1 or 4`
        private boolean isOpenList(PartialReading reading) {
            return LISTED.matcher(reading.rules()).matches()
                    && IntStream.iterate(reading.rulesEnd() - 1, at -> at >= 0, at -> at - 1)
                            .mapToObj(at -> tokens.get(at).text())
                            .takeWhile(text -> !STATED.contains(text))
                            .allMatch(text -> text.equals(",") || Character.isDigit(text.charAt(0)));
        }

        /// @return whether a number here counts what was said before it: `players: 3`
        private boolean isBehindCounted(int at) {
            if (!tokens.get(at).isNumber()) return false;
            int before = at - 1;
            while (before >= 0 && tokens.get(before).text().equals(":")) before--;
            return before >= 0 && COUNTED_BEFORE.contains(tokens.get(before).text());
        }

        /// @return whether a number ends here and counts players, heaps or turns that come next:
        ///     `2 players`, `2 名玩家`
        private boolean isCounting(int end) {
            var last = tokens.get(end - 1);
            boolean isOpen = last.isNumber() || MEASURES.contains(last.text());
            return isOpen && !phrases.ways("noun", end).isEmpty();
        }

        /// @return whether a name is made of words that a sentence may hold without meaning the game: `stones`
        private boolean isEveryday(int at, int end) {
            return tokens.subList(at, end).stream().map(WordToken::text).allMatch(EVERYDAY::contains);
        }

        private static String plain(String meaning) {
            return meaning.replaceFirst("^(" + Pattern.quote(GUESS) + "|" + ELSE + ")", "");
        }

        private static int doubt(String meaning) {
            return meaning.startsWith(GUESS) ? AS_IT_STANDS : meaning.startsWith(ELSE) ? NEVER : 0;
        }

        private void each(String section, int at, ClauseVisitor visitor) {
            phrases.ways(section, at).stream()
                    .filter(way -> way.end() > at)
                    .forEach(way -> visitor.accept(way.end(), way.meaning()));
        }

        /// @return the text between two tokens, as it stands
        private String text(int at, int end) {
            return source.text()
                    .substring(tokens.get(at).start(), tokens.get(end - 1).end())
                    .strip();
        }

        /// @return the rules with numbers given by name as parameters; empty if they have no such parameters
        private Optional<String> withSettings(PartialReading reading) {
            if (reading.settings().isEmpty()) return Optional.of(reading.rules());
            var parameters = named.find(reading.rules())
                    .map(CatalogueEntry::parameters)
                    .orElse(Map.of())
                    .keySet();
            if (!parameters.containsAll(reading.settings().keySet())) return Optional.empty();
            var values = reading.settings().entrySet().stream()
                    .map(setting -> setting.getKey() + " = " + setting.getValue())
                    .toList();
            return Optional.of(reading.rules() + "[" + String.join(", ", values) + "]");
        }
    }

    private interface ClauseVisitor {
        void accept(int end, String meaning);
    }
}
