package grundy.check.plain;

import grundy.limit.Checkpoint;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;

/// Remembers results: a game to which many lines of play lead is worked out once.
final class GameMemo<K, V> {
    private final Map<K, V> values = new HashMap<>();

    /// @param work which may ask for others
    /// @return the result of the work, which is done the first time only
    /// @throws grundy.limit.LimitException if the work is to stop
    V of(K key, Supplier<V> work) {
        var cached = values.get(key);
        if (cached != null) return cached;
        Checkpoint.step();
        var made = work.get();
        values.put(key, made);
        return made;
    }
}
