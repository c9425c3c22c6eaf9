package grundy.text;

/// An explanation of one matter, in sentences and tables.
@FunctionalInterface
public interface Lesson {
    /// Adds sentences and tables. Their length is bounded whatever the position.
    void tell(Blocks blocks);
}
