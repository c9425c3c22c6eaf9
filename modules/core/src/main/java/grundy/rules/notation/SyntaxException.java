package grundy.rules.notation;

import grundy.text.Language;
import grundy.text.Message;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A text is not in the rule language: where, what was expected, what was found, and what was probably meant.
public final class SyntaxException extends Exception {
    private static final long serialVersionUID = 1L;

    /// Problems of texts that are in the language, but longer or deeper than this program reads.
    private static final Set<String> LIMITS = Set.of(
            "board.breaking-heap",
            "board.digits",
            "board.edges",
            "board.large",
            "board.squares",
            "board.sylver-large",
            "board.vertices",
            "syntax.many-letters",
            "syntax.pattern-large",
            "value.syntax.misere-heap",
            "syntax.number-too-long",
            "syntax.too-many-digits",
            "syntax.too-deep",
            "rules.long-constant",
            "value.syntax.long",
            "value.syntax.many",
            "value.syntax.misere-deep",
            "value.syntax.ups");

    private final int line;
    private final int column;
    private final int span;
    private final String excerpt;
    private final transient Message problem;
    private final transient @Nullable String suggestion;
    private final transient @Nullable String example;

    /// @param offset into the source, where the fault is
    /// @param suggestion what was probably meant, or null
    public SyntaxException(Source source, int offset, Message problem, @Nullable String suggestion) {
        super(null, null, false, false);
        this.line = source.line(offset);
        this.column = source.column(offset);
        this.span = span(source.text(), offset);
        this.excerpt = source.excerpt(offset);
        this.problem = problem;
        this.suggestion = suggestion;
        this.example = null;
    }

    private SyntaxException(SyntaxException cause, @Nullable String suggestion, @Nullable String example) {
        super(null, null, false, false);
        this.line = cause.line;
        this.column = cause.column;
        this.span = cause.span;
        this.excerpt = cause.excerpt;
        this.problem = cause.problem;
        this.suggestion = suggestion;
        this.example = example;
    }

    /// @param right a text of the kind that was expected
    /// @return this fault, which shows the line as an example, unless it says what was meant
    public SyntaxException withExample(String right) {
        return new SyntaxException(this, suggestion, right);
    }

    /// @return this fault, which shows what was probably meant
    public SyntaxException withSuggestion(String suggestion) {
        return new SyntaxException(this, suggestion, null);
    }

    /// @return this fault, which shows an example and nothing that was meant
    public SyntaxException withExampleOnly(String right) {
        return new SyntaxException(this, null, right);
    }

    /// @return the line, from 1
    public int line() {
        return line;
    }

    /// @return the column, from 1, in code points
    public int column() {
        return column;
    }

    /// @return the number of code points of the text that are at fault: a word, a sign; 0 at the end of the text
    public int span() {
        return span;
    }

    private static int span(String text, int offset) {
        int at = offset;
        while (at < text.length() && Character.isLetterOrDigit(text.codePointAt(at)))
            at += Character.charCount(text.codePointAt(at));
        if (at > offset) return text.codePointCount(offset, at);
        return offset < text.length() && text.charAt(offset) != '\n' ? 1 : 0;
    }

    /// @return the message about what was expected and what was found
    public Message problem() {
        return problem;
    }

    /// @return the name that stands where that of a game should, where that is what is wrong and no game has it
    public Optional<String> unknownGame() {
        return problem.key().equals("syntax.unknown-game")
                        && problem.arguments().get("name") instanceof String name
                ? Optional.of(name)
                : Optional.empty();
    }

    /// Returns whether the text is in the language and only passes a stated limit, such as that of digits.
    public boolean isLimit() {
        return LIMITS.contains(problem.key());
    }

    /// @return the text that was probably meant
    public Optional<String> suggestion() {
        return Optional.ofNullable(suggestion);
    }

    /// @return a text of the kind that was expected, which is shown unless there is a suggestion
    public Optional<String> example() {
        return Optional.ofNullable(example);
    }

    /// @return the text in question with a caret below it, line and column, what was expected, and perhaps what
    ///     was meant
    public String in(Language language) {
        var text = excerpt.equals("\n^")
                ? problem.sentence(language)
                : excerpt + "\n"
                        + Message.of("syntax.at", "line", line, "column", column, "problem", problem)
                                .in(language);
        if (suggestion != null)
            return text + "\n" + Message.of("syntax.maybe", "text", suggestion).in(language);
        return example == null
                ? text
                : text + "\n" + Message.of("syntax.example", "text", example).in(language);
    }

    @Override
    public String getMessage() {
        return in(Language.EN);
    }
}
