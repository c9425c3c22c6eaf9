package grundy.theory.form;

import grundy.engine.ColdPositions;
import grundy.engine.NimValues;
import org.jspecify.annotations.Nullable;

/// What is known of a game of one heap; null where nothing is.
///
/// @param misere misere nim-values of single heaps; if they are known, the game is tame
public record HeapForm(
        @Nullable NimValues normal,
        @Nullable NimValues misere,
        @Nullable ColdPositions normalCold,
        @Nullable ColdPositions misereCold) {
    public static HeapForm normal(NimValues normal) {
        return new HeapForm(normal, null, null, null);
    }

    /// @param normal of a game without splits in which each heap of value 0 that has options has one of value 1
    public static HeapForm exchanging(NimValues normal) {
        return new HeapForm(normal, new ZeroAndOneExchanged(normal), null, null);
    }

    /// @param misere by the rule for tame sums
    public static HeapForm tame(NimValues normal, NimValues misere) {
        return new HeapForm(normal, misere, null, null);
    }
}
