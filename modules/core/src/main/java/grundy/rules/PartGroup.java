package grundy.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// Equal parts that stand side by side in what a move leaves.
///
/// @param times how many, at least 1
public record PartGroup(Position part, int times) {
    private static final int FEWEST = 4;

    /// @return the parts in their order: as many as 4 equal ones together, fewer each by itself
    public static List<PartGroup> of(List<Position> parts) {
        var groups = new ArrayList<PartGroup>();
        for (int from = 0, to; from < parts.size(); from = to) {
            var part = parts.get(from);
            for (to = from + 1; to < parts.size() && parts.get(to).equals(part); ) to++;
            if (to - from >= FEWEST) groups.add(new PartGroup(part, to - from));
            else groups.addAll(Collections.nCopies(to - from, new PartGroup(part, 1)));
        }
        return groups;
    }

    /// @param part as it is to be shown
    /// @return `5`, or `12 × 5`
    public String text(String part) {
        return times == 1 ? part : times + " × " + part;
    }
}
