package grundy.course.lesson;

import grundy.course.lesson.LessonContent.Items;
import grundy.course.lesson.LessonContent.Listing;
import grundy.course.lesson.LessonContent.Paragraph;
import grundy.course.lesson.LessonContent.Practice;
import grundy.course.lesson.LessonContent.Rows;
import grundy.course.lesson.LessonContent.Subheading;
import grundy.course.live.LivePiece;
import grundy.course.live.Span;
import grundy.text.Language;
import java.util.ArrayList;
import java.util.List;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.BulletList;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;
import org.commonmark.parser.Parser;

/// Parses a lesson: Markdown in which fenced blocks and code in braces are live (docs/course.md).
public final class LessonParser {
    private static final Parser MARKDOWN =
            Parser.builder().extensions(List.of(TablesExtension.create())).build();

    private final String id;
    private final Language language;
    private final SpanReader spans;
    private String title = "";
    private final List<LessonContent> about = new ArrayList<>();
    private final List<LessonSection> sections = new ArrayList<>();

    private LessonParser(String id, Language language) {
        this.id = id;
        this.language = language;
        this.spans = new SpanReader(id);
    }

    /// @param number its place in the course, from 1
    /// @throws LessonFaultException if it is not written as it should be
    public static CourseLesson parse(String id, int number, Language language, String text) {
        var parser = new LessonParser(id, language);
        parser.read(MARKDOWN.parse(text));
        return new CourseLesson(id, number, language, parser.title, parser.about, parser.sections);
    }

    private void read(Node document) {
        SectionKind kind = null;
        var contents = new ArrayList<LessonContent>();
        for (var node = document.getFirstChild(); node != null; node = node.getNext()) {
            if (!(node instanceof Heading heading) || heading.getLevel() > 2) {
                (kind == null ? about : contents).add(content(node));
                continue;
            }
            var text = SpanReader.plain(heading);
            if (heading.getLevel() == 1) {
                title = text;
                continue;
            }
            if (kind != null) sections.add(new LessonSection(kind, contents));
            contents = new ArrayList<>();
            kind = SectionKind.titled(text, language).orElseThrow(() -> fault("no section is called " + text));
        }
        if (kind == null || title.isEmpty()) throw fault("it has no title, or no section");
        sections.add(new LessonSection(kind, contents));
    }

    private LessonContent content(Node node) {
        return switch (node) {
            case org.commonmark.node.Paragraph paragraph -> new Paragraph(spans.of(paragraph));
            case Heading heading -> new Subheading(SpanReader.plain(heading));
            case BulletList list -> new Items(items(list), false);
            case OrderedList list -> new Items(items(list), true);
            case TableBlock table -> new Rows(rows(table));
            case FencedCodeBlock fenced -> fenced(fenced);
            default -> throw fault("what is this: " + node);
        };
    }

    private List<List<Span>> items(Node list) {
        var items = new ArrayList<List<Span>>();
        for (var item = list.getFirstChild(); item != null; item = item.getNext()) {
            if (!(item instanceof ListItem) || !SpanReader.isOnly(item.getFirstChild()))
                throw fault("an item of a list is one paragraph");
            items.add(spans.of(item.getFirstChild()));
        }
        return items;
    }

    private List<List<List<Span>>> rows(TableBlock table) {
        var rows = new ArrayList<List<List<Span>>>();
        for (var part = table.getFirstChild(); part != null; part = part.getNext())
            for (var row = part.getFirstChild(); row != null; row = row.getNext())
                if (row instanceof TableRow) rows.add(cells(row));
        return rows;
    }

    private List<List<Span>> cells(Node row) {
        var cells = new ArrayList<List<Span>>();
        for (var cell = row.getFirstChild(); cell != null; cell = cell.getNext())
            if (cell instanceof TableCell) cells.add(spans.of(cell));
        return cells;
    }

    private LessonContent fenced(FencedCodeBlock fenced) {
        var kind = fenced.getInfo();
        var body = fenced.getLiteral().strip();
        return switch (kind) {
            case "", "text" -> new Listing(body);
            case "exercise", "trap" -> new Practice(new ExerciseReader(id, spans).read(kind, body));
            default ->
                new LessonContent.Live(
                        LivePiece.of(kind, body).orElseThrow(() -> fault("what is this piece: " + kind + ", " + body)));
        };
    }

    private LessonFaultException fault(String what) {
        return new LessonFaultException(id + ", " + language, what);
    }
}
