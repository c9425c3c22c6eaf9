package grundy.course.lesson;

import grundy.course.live.LiveText;
import grundy.course.live.Span;
import java.util.ArrayList;
import java.util.List;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.jspecify.annotations.Nullable;

/// Parses the text of a paragraph. Code in braces is worked out: `` `{count nim 3 5 7}` ``.
///
/// @param lesson whose paragraph it is, for a fault
record SpanReader(String lesson) {
    private static final Parser INLINE = Parser.builder().build();

    /// @param paragraph whose children are read
    List<Span> of(Node paragraph) {
        var spans = new ArrayList<Span>();
        for (var node = paragraph.getFirstChild(); node != null; node = node.getNext()) add(node, spans);
        return mergedText(spans);
    }

    /// @param text of one paragraph
    List<Span> of(String text) {
        var document = INLINE.parse(text);
        if (!isOnly(document.getFirstChild()))
            throw new LessonFaultException(lesson, "this is no single paragraph: " + text);
        return of(document.getFirstChild());
    }

    /// @return the text without any marks
    static String plain(Node node) {
        var text = new StringBuilder();
        node.accept(new AbstractVisitor() {
            @Override
            public void visit(Text part) {
                text.append(part.getLiteral());
            }

            @Override
            public void visit(Code part) {
                text.append(part.getLiteral());
            }

            @Override
            public void visit(SoftLineBreak part) {
                text.append(' ');
            }
        });
        return text.toString();
    }

    private void add(Node node, List<Span> spans) {
        switch (node) {
            case Text text -> spans.add(new Span.Plain(text.getLiteral()));
            case SoftLineBreak _ -> spans.add(new Span.Plain("\n"));
            case Code code -> spans.add(code(code.getLiteral()));
            case StrongEmphasis strong -> spans.add(new Span.Strong(words(strong)));
            case Emphasis emphasis -> spans.add(new Span.Emphasis(words(emphasis)));
            case Link link -> spans.add(new Span.Link(plain(link), link.getDestination()));
            default -> throw new LessonFaultException(lesson, "what is this in a paragraph: " + node);
        }
    }

    /// @return whether there is such a child, and no other
    static boolean isOnly(@Nullable Node child) {
        return child != null && child.getPrevious() == null && child.getNext() == null;
    }

    /// Reads emphasised text, which holds words only and nothing live.
    private String words(Node node) {
        if (!(node.getFirstChild() instanceof Text text) || !isOnly(text))
            throw new LessonFaultException(lesson, "what stands out is words only: " + plain(node));
        return plain(node);
    }

    private Span code(String text) {
        if (!text.startsWith("{") || !text.endsWith("}")) return new Span.Code(text);
        var inside = text.substring(1, text.length() - 1).strip();
        return LiveText.of(inside).<Span>map(Span.Live::new).orElseGet(() -> new Span.Code(text));
    }

    /// Text that goes on is one piece. A line that ends is a blank, but between Chinese characters, which
    /// have none.
    private static List<Span> mergedText(List<Span> spans) {
        var joined = new ArrayList<Span>();
        for (var span : spans) {
            if (span instanceof Span.Plain(var text)
                    && !joined.isEmpty()
                    && joined.getLast() instanceof Span.Plain(var before))
                joined.set(joined.size() - 1, new Span.Plain(before + text));
            else joined.add(span);
        }
        joined.replaceAll(span -> span instanceof Span.Plain(var text) ? new Span.Plain(unbroken(text)) : span);
        return joined;
    }

    private static String unbroken(String text) {
        return text.replaceAll("(?<=[\\p{IsHan}，。；：、？！”）])\n|\n(?=[\\p{IsHan}，。；：、？！“（])", "")
                .replace('\n', ' ');
    }
}
