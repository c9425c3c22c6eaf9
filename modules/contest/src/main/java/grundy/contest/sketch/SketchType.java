package grundy.contest.sketch;

/// The types of variables and formulas in a sketch.
public enum SketchType {
    /// A whole number of 64 bits with a sign.
    LONG,
    /// A whole number of 32 bits, for places in lists.
    INT,
    /// A whole number of 64 bits without a sign.
    WORD,
    BOOL,
    TEXT,
    /// Numbers as an input lists them, counted from 1 in sketches.
    LIST,
    /// Small numbers by heap, counted from 0.
    TABLE,
    /// Lists of different lengths.
    LISTS;

    boolean isNumber() {
        return this == LONG || this == INT || this == WORD;
    }
}
