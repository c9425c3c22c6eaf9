package grundy.present.board.piece;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

/// A place on which something else stands after a move.
///
/// @param before what stood there; empty for nothing
public record PlaceChange(String place, String before, String after) {
    /// @return the places that differ, in the order of the board
    public static List<PlaceChange> between(Map<String, String> before, Map<String, String> after, String missing) {
        var places = new LinkedHashSet<>(before.keySet());
        places.addAll(after.keySet());
        var changes = new ArrayList<PlaceChange>();
        for (var place : places) {
            var from = before.getOrDefault(place, missing);
            var to = after.getOrDefault(place, missing);
            if (!from.equals(to)) changes.add(new PlaceChange(place, from, to));
        }
        return changes;
    }

    public static List<String> places(List<PlaceChange> changes) {
        return changes.stream().map(PlaceChange::place).toList();
    }

    public boolean isEmptied() {
        return after.isEmpty();
    }

    public boolean isFilled() {
        return before.isEmpty();
    }
}
