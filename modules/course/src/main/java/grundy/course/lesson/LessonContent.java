package grundy.course.lesson;

import grundy.course.exercise.Exercise;
import grundy.course.live.LivePiece;
import grundy.course.live.Span;
import java.util.List;

/// The content of a section, from top to bottom.
public sealed interface LessonContent {
    record Paragraph(List<Span> spans) implements LessonContent {
        public Paragraph {
            spans = List.copyOf(spans);
        }
    }

    /// @param numbered the steps of an argument, which an app may light up one after the other
    record Items(List<List<Span>> items, boolean numbered) implements LessonContent {
        public Items {
            items = items.stream().map(List::copyOf).toList();
        }
    }

    record Subheading(String text) implements LessonContent {}

    /// @param rows of cells, the head first
    record Rows(List<List<List<Span>>> rows) implements LessonContent {
        public Rows {
            rows = rows.stream()
                    .map(row -> row.stream().map(List::copyOf).toList())
                    .toList();
        }
    }

    /// A verbatim listing of what one types or a program says.
    record Listing(String text) implements LessonContent {}

    record Live(LivePiece piece) implements LessonContent {}

    record Practice(Exercise exercise) implements LessonContent {}
}
