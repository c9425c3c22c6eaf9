package grundy.rules.language;

import grundy.rules.Component;
import grundy.rules.Game;
import grundy.rules.Sum;
import grundy.rules.Sum.SentenceReading;
import grundy.rules.catalogue.PrefixedRules;
import grundy.rules.language.rule.NamedGames;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.rules.words.AssumedPlay;
import grundy.rules.words.TextbookOrder;
import grundy.rules.words.UnsupportedGame;
import grundy.rules.words.WordReader;
import grundy.rules.words.WordReader.Readings;
import grundy.rules.words.WordReader.UnknownWords;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Play;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The way in from text: rules, and rules with a position. The grammar is in docs/rule-language.md.
public final class RuleLanguage {
    /// Faults of a text that is no rules, while others say what is wrong with rules that were read.
    private static final Set<String> GENERAL_FAULTS =
            Set.of("syntax.expected", "syntax.unknown-game", "syntax.small-letters");

    /// The fault of a text that is rules in the language beyond doubt, and no sentence.
    private static final String FORMAL_FAULT = "syntax.player-rules";

    /// The fault of a sentence that says rules and no position where a position is asked for.
    public static final String RULES_ALONE = "syntax.rules-alone";

    private static final String PAIR = "5 8";
    private static final String EXAMPLE = "take 1..3 " + WordReader.EXAMPLE_HEAP;

    private static final Pattern TIMES = Pattern.compile("(\\d+)\\s*[x×]\\s*(\\d+)");
    private static final int MOST_SHOWN = 40;
    private static final int MOST_MEANINGS = 4;

    private final NamedGames named;
    private final FormalReader formal;
    private final boolean readsSentences;

    /// Made for the first text that is not in the language: its tables take longer to read than most questions.
    private @Nullable WordReader wordReader;

    /// The language alone, as programs and certificates write it.
    ///
    /// @param named the games that have names
    public RuleLanguage(NamedGames named) {
        this(named, false);
    }

    private RuleLanguage(NamedGames named, boolean readsSentences) {
        this.named = named;
        this.formal = new FormalReader(named);
        this.readsSentences = readsSentences;
    }

    private WordReader words() {
        if (wordReader instanceof WordReader made) return made;
        var trial = new FormalReader(named.withoutSuggestions());
        var made = new WordReader(named, trial::isRules, trial::isQuestion);
        wordReader = made;
        return made;
    }

    /// Returns the language for texts that people type, which also reads sentences, `27 stones, take 1 to 3`.
    ///
    /// @param named the games that have names
    public static RuleLanguage ofPeople(NamedGames named) {
        return new RuleLanguage(named, true);
    }

    /// Reads rules alone: `misere 0.77`, `take {1,3,4}`, `wythoff`.
    ///
    /// @throws SyntaxException if the text is not in the language
    public PrefixedRules rules(Source source) throws SyntaxException {
        try {
            return formal.rules(source);
        } catch (SyntaxException fault) {
            var sentence = isSentence(fault) ? words().rules(source) : Readings.NONE;
            var line = line(source, sentence.lines(), text -> formal.rules(Source.of(text)));
            if (line.isPresent()) {
                var rules = formal.rules(Source.of(line.get()));
                boolean isAssumed = AssumedPlay.isIn(source, line.get(), List.of(rules.game()))
                        && formal.isRules(Play.MISERE.prefix() + line.get());
                var reading = new SentenceReading(line.get(), Optional.empty(), isAssumed);
                return new PrefixedRules(rules.play(), rules.compound(), rules.game(), reading);
            }
            refuse(sentence, source);
            if (readsSentences) refusePosition(source);
            refuseUnknown(sentence, source);
            throw withSuggestion(whatIsWrong(fault, source, sentence), source, formal::isRules);
        }
    }

    private boolean isSentence(SyntaxException fault) {
        return readsSentences && !fault.problem().key().equals(FORMAL_FAULT);
    }

    private static SentenceReading readAs(String line) {
        return new SentenceReading(line, Optional.empty(), false);
    }

    /// Decides among the lines that a sentence may mean.
    ///
    /// @return the line; empty if there is none
    /// @throws SyntaxException if two lines are different questions
    private static Optional<String> line(Source source, List<String> lines, LineReader reader) throws SyntaxException {
        var meanings = new LinkedHashMap<Object, String>();
        for (var line : lines) meanings.putIfAbsent(meaning(reader.read(line)), line);
        if (meanings.size() > 1) {
            var commands = meanings.values().stream()
                    .limit(MOST_MEANINGS)
                    .map("grundy solve \"%s\""::formatted)
                    .toList();
            throw new SyntaxException(source, 0, Message.of("syntax.ambiguous", "commands", commands), null);
        }
        return lines.stream().findFirst();
    }

    /// @return the meaning of the question, whatever the games are called
    private static Object meaning(Object read) {
        return switch (read) {
            case Sum sum ->
                List.of(
                        sum.play(),
                        sum.compound(),
                        sum.components().stream()
                                .map(component -> List.of(component.game().rules(), component.position()))
                                .toList());
            case PrefixedRules rules ->
                List.of(rules.play(), rules.compound(), rules.game().rules());
            default -> throw new AssertionError("Questions and rules are read");
        };
    }

    /// Reads rules and a position: `wythoff 3 5`, `misere nim 1 1 1`, `nim(3,5) + [take 1..3](21)`.
    ///
    /// @throws SyntaxException if the text is not in the language
    public Sum question(Source source) throws SyntaxException {
        try {
            var sum = formal.question(source);
            return readsSentences ? withEqualHeaps(inTextbookOrder(sum), source) : sum;
        } catch (SyntaxException fault) {
            var sentence = isSentence(fault) ? words().questions(source) : Readings.NONE;
            var line = line(source, sentence.lines(), text -> formal.question(Source.of(text)));
            if (line.isPresent()) {
                var sum = formal.question(Source.of(line.get()));
                var other = otherThan(sum, sentence.other());
                var games = sum.components().stream().map(Component::game).toList();
                boolean isAssumed = AssumedPlay.isIn(source, line.get(), games)
                        && formal.isQuestion(Play.MISERE.prefix() + line.get());
                return sum.readAs(new SentenceReading(line.get(), other, isAssumed));
            }
            refuse(sentence, source);
            boolean isFormal = formal.isRules(source.text());
            if (!isFormal) refuseRulesAlone(sentence, source);
            refuseUnknown(sentence, source);
            var found = withSuggestion(whatIsWrong(fault, source, sentence), source, formal::isQuestion);
            throw isFormal ? withPosition(found, source) : found;
        }
    }

    /// @return the fault of rules with a line that adds a position to them, if it has no example
    private SyntaxException withPosition(SyntaxException fault, Source source) {
        if (fault.suggestion().isPresent() || fault.example().isPresent()) return fault;
        return Stream.of(WordReader.EXAMPLE_HEAP, PAIR)
                .map(position -> source.text().strip() + " " + position)
                .filter(formal::isQuestion)
                .findFirst()
                .map(fault::withExample)
                .orElse(fault);
    }

    /// Reads a position of rules known already, as in a game being played.
    ///
    /// @throws SyntaxException if the text is not a position of the game
    public List<Component> position(Game game, String text) throws SyntaxException {
        return FormalReader.position(game, text);
    }

    private Optional<String> otherThan(Sum sum, Optional<String> other) throws SyntaxException {
        return other.isPresent()
                        && meaning(formal.question(Source.of(other.get()))).equals(meaning(sum))
                ? Optional.empty()
                : other;
    }

    /// `27 stones, take 1 to 3` where rules alone are asked for.
    private void refusePosition(Source source) throws SyntaxException {
        var lines = words().questions(source).lines();
        if (lines.size() != 1) return;
        var sum = formal.question(Source.of(lines.getFirst()));
        if (!sum.isOneGame()) return;
        var rules = sum.play().prefix() + sum.components().getFirst().game().text();
        throw new SyntaxException(source, 0, Message.of("syntax.position-of-rules", "position", sum.position()), rules);
    }

    /// `take 1 to 3 stones`, `n stones, take 1 to 3` where a position is asked for.
    private static void refuseRulesAlone(Readings sentence, Source source) throws SyntaxException {
        if (sentence.rulesAlone().isEmpty()) return;
        var rules = sentence.rulesAlone().get();
        throw new SyntaxException(
                source, 0, Message.of(RULES_ALONE, "rules", rules), rules + " " + WordReader.EXAMPLE_HEAP);
    }

    private static void refuse(Readings sentence, Source source) throws SyntaxException {
        if (sentence.objection().isEmpty()) return;
        var objection = sentence.objection().get();
        throw new SyntaxException(source, 0, objection.why(), objection.instead());
    }

    /// Words that no phrase knows in a sentence that says something without them.
    private static void refuseUnknown(Readings sentence, Source source) throws SyntaxException {
        if (sentence.unknown().flatMap(UnknownWords::without).isEmpty()) return;
        var unknown = sentence.unknown().get();
        var problem = Message.of("syntax.words-left-out", "words", unknown.text());
        throw new SyntaxException(
                source, unknown.start(), problem, unknown.without().get());
    }

    /// `kayles 3x13`: three rows of thirteen pins, and no board.
    private static Sum withEqualHeaps(Sum sum, Source source) {
        var times = TIMES.matcher(sum.text());
        boolean isOfHeaps =
                sum.isOneGame() && sum.components().getFirst().game().rules().arity() == 1;
        if (!isOfHeaps || sum.components().size() > MOST_SHOWN || !times.find()) return sum;
        var text = source.text().stripTrailing();
        var heaps = times.replaceAll(equal ->
                (equal.group(2) + " ").repeat(Integer.parseInt(equal.group(1))).strip());
        return sum.readAs(readAs(text.substring(0, text.length() - sum.text().length()) + heaps));
    }

    /// @return the fault, or that of the sentence where the text is read further as a sentence
    private SyntaxException whatIsWrong(SyntaxException fault, Source source, Readings sentence) {
        var key = fault.problem().key();
        var unsupported =
                key.equals("syntax.unknown-game") ? UnsupportedGame.of(source) : Optional.<UnsupportedGame>empty();
        if (unsupported.isPresent()) return elsewhere(unsupported.get(), source);
        boolean isPutRight = key.equals("syntax.small-letters")
                && fault.suggestion()
                        .filter(line -> hasPosition(line) || formal.isRules(line))
                        .isPresent();
        if (sentence.unknown().isEmpty() || isPutRight || !GENERAL_FAULTS.contains(key)) return fault;
        var unknown = sentence.unknown().get();
        var problem = Message.of("syntax.unknown-words", "words", unknown.text());
        var unread = new SyntaxException(source, unknown.start(), problem, null).withExample(EXAMPLE);
        boolean isFurther = unread.line() == fault.line() && unread.column() > fault.column();
        return isFurther ? unread : fault;
    }

    private static SyntaxException elsewhere(UnsupportedGame unsupported, Source source) {
        var problem = Message.of("syntax.elsewhere", "name", unsupported.name(), "reason", unsupported.reason());
        return new SyntaxException(source, 0, problem, "grundy show " + unsupported.nearest());
    }

    /// Returns whether a text is rules with a position. The name alone of a game with a usual beginning is not.
    public boolean hasPosition(String text) {
        return formal.isQuestion(text) && !formal.isRules(text);
    }

    /// `bash 27 4`: textbooks name the heap and then the parameter; heaps of usual parameters are the other
    /// reading.
    private Sum inTextbookOrder(Sum sum) throws SyntaxException {
        var game = sum.components().getFirst().game();
        if (sum.components().size() != 2
                || sum.compound() != Compound.DISJUNCTIVE
                || !sum.isOneGame()
                || game.entry() == null
                || !game.isAssumed()
                || sum.text().contains("+")) return sum;
        var numbers = sum.components().stream()
                .map(component -> component.position().toString())
                .toList();
        var line = TextbookOrder.line(game.entry().id(), numbers);
        if (line.isEmpty()) return sum;
        var prefix = sum.play().prefix();
        return formal.question(Source.of(prefix + line.get()))
                .readAs(new SentenceReading(prefix + line.get(), Optional.of(prefix + sum.notation()), false));
    }

    private interface LineReader {
        Object read(String text) throws SyntaxException;
    }

    private SyntaxException withSuggestion(SyntaxException fault, Source source, Predicate<String> isRead) {
        boolean isSuggested = fault.suggestion().isPresent();
        if (isSuggested && !readsSentences) return fault;
        var line = new LineCorrection(named, isRead, formal::isRules, word -> words().isWord(word));
        return line.of(fault, source.text())
                .or(() -> readsSentences ? line.withParameters(source.text()) : Optional.empty())
                .or(() -> OtherNotations.suggestion(source.text(), isRead))
                .map(fault::withSuggestion)
                .orElseGet(() -> isSuggested ? fault.withExampleOnly(example(fault, isRead)) : fault);
    }

    private static String example(SyntaxException fault, Predicate<String> isRead) {
        return Stream.concat(fault.example().stream(), Stream.of(EXAMPLE))
                .filter(isRead)
                .findFirst()
                .orElse("nim");
    }
}
