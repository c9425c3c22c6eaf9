package grundy.text;

/// What there is to learn about one matter.
@FunctionalInterface
public interface Lesson {
    /// Adds sentences and tables. Their length is bounded whatever the position.
    void tell(Blocks blocks);
}
