package grundy.present.board.graph;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;

/// Gives edges distinct names.
final class EdgeNames {
    private EdgeNames() {}

    /// @param names in the order of the edges; those between the same ends may be the same
    /// @return the second `a` as `a~2`, the third as `a~3`
    static List<String> distinct(List<String> names) {
        var times = new HashMap<String, Integer>();
        var distinct = new ArrayList<String>();
        for (var name : names) {
            int time = times.merge(name, 1, Integer::sum);
            distinct.add(time == 1 ? name : name + "~" + time);
        }
        return distinct;
    }
}
