package grundy.course.show;

import grundy.course.exercise.Exercise;
import grundy.course.exercise.ExerciseTask;
import grundy.course.lesson.CourseLesson;
import grundy.course.lesson.LessonContent;
import grundy.course.live.LiveAnswers;
import grundy.course.live.LivePiece;
import grundy.course.live.PieceBlocks;
import grundy.course.live.Span;
import grundy.json.JsonArray;
import grundy.json.JsonObject;
import grundy.present.json.BlockJson;
import grundy.present.math.FormulasJson;
import grundy.rules.language.formula.FormulaReader;
import grundy.rules.language.formula.FormulaReader.FormulaTree;
import grundy.rules.notation.SyntaxException;
import grundy.text.MarkedText;
import grundy.text.TextFormula;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// A lesson as JSON: `id`, `number`, `title`, `about` (contents), `sections` (`kind`, `title`, `contents`).
///
/// Contents have a `kind`: `paragraph` (`spans`), `items` (`numbered`, `items`, each a list of spans), `heading` and
/// `listing` (`text`), `rows` (`rows` of cells of spans), `exercise` (`id`, `task`, `question`, `text`, `hints`,
/// `solved`), and what is live: `solve`, `values`, `table`, `play`, `vary`, `prove`, `graph`, `matrix`, `eval`,
/// `claim`, each with what it is of and with `blocks`. Spans have a `kind`: `plain`, `strong`, `emphasis`, `code`,
/// `live` (with `asked`), `link` (with `target`); all have `text`.
public final class LessonJson {
    private final LiveAnswers answers;
    private final Set<String> solved;

    /// @param solved ids of the exercises that the reader has solved
    public LessonJson(LiveAnswers answers, Set<String> solved) {
        this.answers = answers;
        this.solved = Set.copyOf(solved);
    }

    /// @return the lesson's line in a list: without what stands in it
    public JsonObject line(CourseLesson lesson) {
        var ids = lesson.exercises().stream().map(Exercise::id).toList();
        return new JsonObject()
                .put("id", lesson.id())
                .put("number", lesson.number())
                .put("title", lesson.title())
                .put("exercises", ids.size())
                .put("solved", ids.stream().filter(solved::contains).count());
    }

    /// @return `lessons`, each as its line
    public JsonObject list(List<CourseLesson> lessons) {
        var node = new JsonObject();
        var array = node.putArray("lessons");
        lessons.forEach(lesson -> array.add(line(lesson)));
        return node;
    }

    /// @return all of the lesson
    /// @throws SyntaxException if something live is not in its language
    public JsonObject of(CourseLesson lesson) throws SyntaxException {
        var node = line(lesson);
        node.set("about", contents(lesson.about()));
        var sections = node.putArray("sections");
        for (var section : lesson.sections())
            sections.addObject()
                    .put("kind", section.kind().name().toLowerCase(Locale.ROOT))
                    .put("title", section.kind().title(lesson.language()))
                    .set("contents", contents(section.contents()));
        return node;
    }

    private JsonArray contents(List<LessonContent> contents) throws SyntaxException {
        var array = new JsonArray();
        for (var content : contents) array.add(content(content));
        return array;
    }

    private JsonObject content(LessonContent content) throws SyntaxException {
        return switch (content) {
            case LessonContent.Paragraph(var spans) -> kind("paragraph").set("spans", spans(spans));
            case LessonContent.Subheading(var text) -> kind("heading").put("text", text);
            case LessonContent.Listing(var text) -> kind("listing").put("text", text);
            case LessonContent.Items(var items, boolean numbered) ->
                kind("items").put("numbered", numbered).set("items", lists(items));
            case LessonContent.Rows(var rows) -> {
                var array = new JsonArray();
                for (var row : rows) array.add(lists(row));
                yield kind("rows").set("rows", array);
            }
            case LessonContent.Live(var piece) ->
                piece(piece).set("blocks", BlockJson.of(new PieceBlocks(answers).of(piece), answers.language()));
            case LessonContent.Practice(var exercise) -> exercise(exercise);
        };
    }

    private static JsonObject piece(LivePiece piece) {
        return switch (piece) {
            case LivePiece.Answer(var question) -> kind("solve").put("question", question);
            case LivePiece.OneHeap(var range) ->
                kind("values").put("rules", range.rules()).put("to", range.to());
            case LivePiece.TwoHeaps(var range) ->
                kind("table").put("rules", range.rules()).put("to", range.to());
            case LivePiece.SmallGame(var question) -> kind("play").put("question", question);
            case LivePiece.Variation(var pattern, var number) ->
                kind("vary")
                        .put("rules", pattern.rules())
                        .put("heaps", pattern.to())
                        .put("letter", number.name())
                        .put("from", number.from())
                        .put("to", number.to());
            case LivePiece.Proof(var rules) -> kind("prove").put("rules", rules);
            case LivePiece.Graph(var edges) -> kind("graph").put("edges", edges);
            case LivePiece.Matrix(var game) -> kind("matrix").put("game", game);
            case LivePiece.Calculation(var expression) -> kind("eval").put("expression", expression);
            case LivePiece.ClosedForm(var game) -> kind("claim").put("game", game);
        };
    }

    private JsonObject exercise(Exercise exercise) throws SyntaxException {
        return kind("exercise")
                .put("id", exercise.id())
                .put("task", task(exercise.task()))
                .put("question", TaskWords.of(exercise.task()).in(answers.language()))
                .put("solved", solved.contains(exercise.id()))
                .set("text", spans(exercise.text()))
                .set("hints", lists(exercise.hints()));
    }

    private static String task(ExerciseTask task) {
        return switch (task) {
            case ExerciseTask.Winner _ -> "winner";
            case ExerciseTask.Move _ -> "move";
            case ExerciseTask.Moves _ -> "moves";
            case ExerciseTask.Number _ -> "number";
            case ExerciseTask.Numbers _ -> "numbers";
            case ExerciseTask.GameValue _ -> "value";
            case ExerciseTask.Formula _ -> "formula";
            case ExerciseTask.Break _ -> "break";
        };
    }

    private JsonArray lists(List<List<Span>> lists) throws SyntaxException {
        var array = new JsonArray();
        for (var list : lists) array.add(spans(list));
        return array;
    }

    private JsonArray spans(List<Span> spans) throws SyntaxException {
        var array = new JsonArray();
        var texts = new SpanText(answers).pieces(spans);
        for (int at = 0; at < spans.size(); at++)
            array.add(span(spans.get(at) instanceof Span.Plain ? new Span.Plain(texts.get(at)) : spans.get(at)));
        return array;
    }

    private JsonObject span(Span span) throws SyntaxException {
        return switch (span) {
            case Span.Plain(var text) -> kind("plain").put("text", text);
            case Span.Strong(var text) -> kind("strong").put("text", text);
            case Span.Emphasis(var text) -> kind("emphasis").put("text", text);
            case Span.Code(var text) -> code(text);
            case Span.Link(var text, var target) ->
                kind("link").put("text", text).put("target", target);
            case Span.Live(var live) ->
                kind("live")
                        .put("text", answers.text(live))
                        .put("asked", live.verb().name().toLowerCase(Locale.ROOT) + " " + live.argument());
        };
    }

    /// Writes typed text; where it is an equation or another condition, `formulas` has it in MathML.
    private JsonObject code(String text) {
        var node = kind("code").put("text", text);
        var formula = TextFormula.exact(text, text);
        if (FormulaReader.read(formula).orElse(null) instanceof FormulaTree.Statement)
            FormulasJson.put(node, MarkedText.formula(formula, text), answers.language());
        return node;
    }

    private static JsonObject kind(String kind) {
        return new JsonObject().put("kind", kind);
    }
}
