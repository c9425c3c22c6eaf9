package grundy.answer;

import grundy.check.Evidence;

/// A table was told to the end.
public record GridRows(Evidence evidence) implements Answer {}
