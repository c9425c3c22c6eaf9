package grundy.course.live;

/// A piece of a paragraph.
public sealed interface Span {
    record Plain(String text) implements Span {}

    record Strong(String text) implements Span {}

    record Emphasis(String text) implements Span {}

    /// Verbatim text that one types, or a position.
    record Code(String text) implements Span {}

    /// A text that is computed when the lesson is shown.
    record Live(LiveText live) implements Span {}

    /// @param target the id of another lesson, or an address
    record Link(String text, String target) implements Span {}
}
