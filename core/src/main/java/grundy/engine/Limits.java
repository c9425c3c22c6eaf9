package grundy.engine;

import java.util.function.BooleanSupplier;

/// How much an engine may use before it gives up with a {@link LimitException}.
///
/// @param positions the most positions that a search or a table may hold
/// @param cancelled asked now and then during long work; true stops it
public record Limits(long positions, BooleanSupplier cancelled) {
    public static final Limits DEFAULT = new Limits(20_000_000, () -> false);

    public Limits {
        if (positions < 1)
            throw new IllegalArgumentException("The limit of positions must be >= 1, but is " + positions);
    }
}
