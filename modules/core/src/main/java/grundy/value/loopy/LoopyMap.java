package grundy.value.loopy;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/// A map from games to those that replace them; all others stay.
final class LoopyMap {
    private final Map<Integer, Integer> renamed = new HashMap<>();

    void put(int game, int instead) {
        renamed.put(game, instead);
    }

    boolean has(int game) {
        return renamed.containsKey(game);
    }

    boolean isEmpty() {
        return renamed.isEmpty();
    }

    int of(int game) {
        return renamed.getOrDefault(game, game);
    }

    int[] of(int[] games) {
        return Arrays.stream(games).map(this::of).toArray();
    }
}
