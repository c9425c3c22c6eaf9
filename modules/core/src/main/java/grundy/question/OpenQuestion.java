package grundy.question;

import grundy.answer.OpenVerdict;
import grundy.rules.RulesException;
import grundy.rules.Sum;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
import grundy.value.Outcome;
import java.math.BigInteger;
import java.util.Optional;
import java.util.Set;

/// A question in which a number is left open: `take 1..? 21`, `nim 3 5 ?`. Which is the least with which the game comes
/// out as wanted? Where `?` stands several times, it is the same number.
public final class OpenQuestion implements Question<OpenVerdict> {
    /// Faults that quote words, which shall not have the number among them.
    private static final Set<String> WORDS =
            Set.of("syntax.unknown-words", "syntax.words-left-out", "syntax.unknown-game", "syntax.ambiguous");

    private final RuleLanguage language;
    private final Source source;
    private final Outcome outcome;
    private final BigInteger from;
    private final PositionQuestion first;

    private OpenQuestion(
            RuleLanguage language, Source source, Outcome outcome, BigInteger from, PositionQuestion first) {
        this.language = language;
        this.source = source;
        this.outcome = outcome;
        this.from = from;
        this.first = first;
    }

    /// @param source the text, in which `?` stands for the number
    /// @param from the least number allowed, at least 0
    /// @throws SyntaxException if the text makes no sense with the first number
    /// @throws RulesException if the number would be part of a longer number or of a code
    public static OpenQuestion of(RuleLanguage language, Source source, Outcome outcome, BigInteger from)
            throws SyntaxException {
        if (source.isOpenInside()) throw new RulesException(Message.of("solve.open-inside"));
        try {
            return new OpenQuestion(language, source, outcome, from, at(language, source, from));
        } catch (SyntaxException fault) {
            if (WORDS.contains(fault.problem().key())) language.question(source);
            throw fault;
        }
    }

    /// Returns whether a number is left open: a `?` that ends a sentence, `nim 3 5 7?`,
    /// `can I win from 21? take 1 to 3`, stands for none.
    public static boolean isAsked(RuleLanguage language, Source source) {
        if (!source.isOpen()) return false;
        var before = source.beforeFinalMark();
        if (before.isPresent() && !source.isOpenInside()) {
            if (before.get().text().isBlank()) return true;
            int last = before.get().text().codePointBefore(before.get().text().length());
            boolean isWord = Character.isLetter(last);
            var filled = read(language, source.with(BigInteger.TWO));
            if (filled.isPresent() && (filled.get().readAs() == null || !isWord && !isClosing(last))) return true;
            if (isWord) return false;
        }
        return before.or(source::withoutEndMarks)
                .flatMap(text -> read(language, text))
                .isEmpty();
    }

    private static boolean isClosing(int sign) {
        int type = Character.getType(sign);
        return sign == '$' || type == Character.END_PUNCTUATION || type == Character.FINAL_QUOTE_PUNCTUATION;
    }

    private static Optional<Sum> read(RuleLanguage language, Source source) {
        try {
            return Optional.of(language.question(source));
        } catch (SyntaxException | RulesException _) {
            return Optional.empty();
        }
    }

    private static PositionQuestion at(RuleLanguage language, Source source, BigInteger number) throws SyntaxException {
        return new PositionQuestion(language.question(source.with(number)));
    }

    /// @return 0 where the number belongs to the position, 2 where it belongs to the rules (with 1 nearly every
    ///     such game is trivial)
    /// @throws SyntaxException if the text makes no sense
    public static BigInteger usualStart(RuleLanguage language, Source source) throws SyntaxException {
        var position = at(language, source, BigInteger.TWO).sum().text();
        return source.isOpenIn(position) ? BigInteger.ZERO : BigInteger.TWO;
    }

    /// @return the text, in which `?` stands for the number
    public Source source() {
        return source;
    }

    /// @return the outcome that the game shall have
    public Outcome targetOutcome() {
        return outcome;
    }

    /// @return the least number allowed
    public BigInteger from() {
        return from;
    }

    /// @return the question with the least number allowed put in
    public PositionQuestion first() {
        return first;
    }

    /// @return the question with a number put in; empty where the text makes no sense with it, as
    ///     `take ?..5` with 6
    public Optional<PositionQuestion> at(BigInteger number) {
        if (number.equals(from)) return Optional.of(first);
        try {
            return Optional.of(at(language, source, number));
        } catch (SyntaxException _) {
            return Optional.empty();
        }
    }

    /// @return whether the text makes no sense with a number, nor with any larger one
    public boolean endsAt(BigInteger number) {
        try {
            at(language, source, number);
            return false;
        } catch (SyntaxException fault) {
            return source.endsAt(fault);
        }
    }
}
