package grundy.explain;

/// What there is to learn from a verdict, about one kind of game or of reasoning.
@FunctionalInterface
public interface Lesson {
    /// Adds sentences and tables. Their length is bounded whatever the position.
    void tell(Lines lines);
}
