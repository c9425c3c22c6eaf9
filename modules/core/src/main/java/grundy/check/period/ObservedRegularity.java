package grundy.check.period;

import java.util.List;

/// A regularity observed in the values of a sequence. No theorem says that it continues: it holds for the
/// heaps up to the last one examined.
public sealed interface ObservedRegularity {
    /// @return the first heap of the regular part
    long preperiod();

    /// @return the distance at which values are compared
    long period();

    /// @return the increase in a period of the values that grow
    long saltus();

    /// @return the last heap examined
    long lastHeap();

    /// `g(n + period) = g(n) + saltus` for all heaps examined.
    record Repeating(long preperiod, long period, long saltus, long lastHeap) implements ObservedRegularity {}

    /// A repetition that the next heap breaks.
    ///
    /// @param value the nim-value of the heap `lastHeap + 1`, which is not the one expected
    record Broken(long preperiod, long period, long saltus, long lastHeap, long expected, long value)
            implements ObservedRegularity {}

    /// Split periodic: `g(n + period) = g(n)` for n of some residues modulo the period, and
    /// `g(n) + saltus` for n of all others.
    ///
    /// Source: D. G. Horrocks and R. J. Nowakowski, Regularity in the G-sequences of octal games with a pass,
    /// Integers 3 (2003) G1.
    ///
    /// @param still the residues of the heaps whose values stay, ascending; some, but not all
    record Split(long preperiod, long period, long saltus, List<Integer> still, long lastHeap)
            implements ObservedRegularity {}

    /// Ruler regular: `g(n + period) = g(n) + saltus`, but not for heaps of one residue. These are
    /// numbered from a certain one on, 0, 1, 2, ...; those of the numbers `2^i * (2m + 1)`, m at least
    /// 1, grow by `2^(i + 1) * saltus` each: the numbers lie like the marks of a ruler. Those of the
    /// powers of 2 follow no rule here.
    ///
    /// Source: J. P. Grossman and R. J. Nowakowski, A ruler regularity in hexadecimal games, Games of No Chance 4
    /// (2015).
    ///
    /// @param zero the heap of number 0
    /// @param levels for how many i it was seen, each of three heaps or more
    record Ruler(long preperiod, long period, long saltus, long zero, int levels, long lastHeap)
            implements ObservedRegularity {}
}
