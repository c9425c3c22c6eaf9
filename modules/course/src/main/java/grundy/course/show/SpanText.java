package grundy.course.show;

import grundy.course.live.LiveAnswers;
import grundy.course.live.Span;
import grundy.rules.notation.SyntaxException;
import grundy.text.PhraseBook;
import java.util.ArrayList;
import java.util.List;

/// Joins spans into one text and computes the live ones.
///
/// @param answers to what is asked in them
public record SpanText(LiveAnswers answers) {
    /// @throws SyntaxException if something live is not in its language
    public String of(List<Span> spans) throws SyntaxException {
        return String.join("", pieces(spans));
    }

    /// The text of each span.
    ///
    /// @throws SyntaxException if something live is not in its language
    List<String> pieces(List<Span> spans) throws SyntaxException {
        var texts = new ArrayList<String>();
        for (var span : spans) texts.add(of(span));
        return PhraseBook.of(answers.language()).fitted(texts);
    }

    private String of(Span span) throws SyntaxException {
        return switch (span) {
            case Span.Plain(var text) -> text;
            case Span.Strong(var text) -> text;
            case Span.Emphasis(var text) -> text;
            case Span.Code(var text) -> text;
            case Span.Live(var live) -> answers.text(live);
            case Span.Link(var text, var target) -> target.contains("://") ? text + " (" + target + ")" : text;
        };
    }
}
