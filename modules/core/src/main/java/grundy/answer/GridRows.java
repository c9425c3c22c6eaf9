package grundy.answer;

import grundy.check.Evidence;

/// The evidence of a table that was delivered to the end.
public record GridRows(Evidence evidence) implements Answer {}
