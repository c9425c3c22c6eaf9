package grundy.check.period;

/// A value that occurs before the period only.
///
/// @param last heap of that value
public record ExceptionalValue(int value, long last) {}
