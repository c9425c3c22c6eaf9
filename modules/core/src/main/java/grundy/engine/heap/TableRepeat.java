package grundy.engine.heap;

/// `v(n + period) = v(n) + saltus` from the preperiod on, as far as somebody looked or for ever.
///
/// @param preperiod the first n, at least 0
/// @param period at least 1
/// @param saltus at least 0
public record TableRepeat(int preperiod, int period, int saltus) {}
