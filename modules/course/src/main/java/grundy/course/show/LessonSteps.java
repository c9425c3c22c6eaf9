package grundy.course.show;

import grundy.course.exercise.Exercise;
import grundy.course.lesson.CourseLesson;
import grundy.course.lesson.LessonContent;
import grundy.course.lesson.SectionKind;
import grundy.course.live.LiveAnswers;
import grundy.course.live.LivePiece;
import grundy.course.live.PieceBlocks;
import grundy.course.live.Span;
import grundy.rules.notation.SyntaxException;
import grundy.text.Block;
import grundy.text.Block.Alignment;
import grundy.text.Block.Row;
import grundy.text.Blocks;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/// Cuts a lesson into steps: paragraphs up to something live or asked; each step of a proof by itself.
public final class LessonSteps {
    private final LiveAnswers answers;
    private final SpanText text;
    private final List<LessonStep> steps = new ArrayList<>();
    private Optional<SectionKind> section = Optional.empty();
    private boolean first;
    private Blocks open;

    private LessonSteps(LiveAnswers answers) {
        this.answers = answers;
        this.text = new SpanText(answers);
        this.open = new Blocks(answers.language());
    }

    /// @return the steps in order, all of them worked out
    /// @throws SyntaxException if something live is not in its language
    public static List<LessonStep> of(CourseLesson lesson, LiveAnswers answers) throws SyntaxException {
        var cut = new LessonSteps(answers);
        cut.read(lesson.about());
        for (var section : lesson.sections()) {
            cut.section = Optional.of(section.kind());
            cut.first = true;
            cut.read(section.contents());
        }
        return List.copyOf(cut.steps);
    }

    private void read(List<LessonContent> contents) throws SyntaxException {
        for (var content : contents) read(content);
        close(Optional.empty(), Optional.empty());
    }

    private void close(Optional<Exercise> exercise, Optional<String> game) {
        var blocks = open.list();
        if (blocks.isEmpty() && exercise.isEmpty()) return;
        steps.add(new LessonStep(section, first, blocks, exercise, game));
        first = false;
        open = new Blocks(answers.language());
    }

    private void read(LessonContent content) throws SyntaxException {
        switch (content) {
            case LessonContent.Paragraph(var spans) -> {
                open.gap();
                open.quote(text.of(spans));
            }
            case LessonContent.Subheading(var heading) -> {
                open.gap();
                open.add(new Block.Heading(heading));
            }
            case LessonContent.Listing(var listing) -> {
                open.gap();
                open.add(new Block.Verbatim(listing.lines().toList()));
            }
            case LessonContent.Rows(var rows) -> {
                open.gap();
                open.add(table(rows));
            }
            case LessonContent.Items(var items, boolean numbered) -> items(items, numbered);
            case LessonContent.Live(var piece) -> {
                open.gap();
                open.add(new PieceBlocks(answers).of(piece));
                close(
                        Optional.empty(),
                        piece instanceof LivePiece.SmallGame(var question) ? Optional.of(question) : Optional.empty());
            }
            case LessonContent.Practice(var exercise) -> {
                close(Optional.empty(), Optional.empty());
                question(exercise);
                close(Optional.of(exercise), Optional.empty());
            }
        }
    }

    private void items(List<List<Span>> items, boolean numbered) throws SyntaxException {
        open.gap();
        int number = 1;
        for (var item : items) {
            if (!numbered) {
                open.item(text.of(item));
                continue;
            }
            open.add(new Block.Notes(List.of(number++ + ". " + text.of(item)), 1));
            close(Optional.empty(), Optional.empty());
        }
    }

    /// Words of the lesson's own, if there are any, and what is asked.
    private void question(Exercise exercise) throws SyntaxException {
        if (!exercise.text().isEmpty()) open.quote(text.of(exercise.text()));
        open.say(TaskWords.of(exercise.task()));
    }

    private Block table(List<List<List<Span>>> rows) throws SyntaxException {
        var table = new ArrayList<Row>();
        for (var row : rows) {
            var cells = new ArrayList<String>();
            for (var cell : row) cells.add(text.of(cell));
            table.add(new Row(cells, table.isEmpty(), table.size() == 1));
        }
        return new Block.Table(Collections.nCopies(rows.getFirst().size(), Alignment.LEFT), table, List.of());
    }
}
