package grundy.rules;

/// A position of one component of a sum.
public sealed interface Position permits Tuple, BoardPosition {}
