package grundy.contest.duel;

import grundy.contest.judge.RightOutput;
import grundy.json.JsonObject;
import java.util.Locale;

/// Lists the lines in which a program's output differs from the right one, as JSON.
///
/// Members: `ending` (`right`, `presentation`, `wrong`), `differences` (the first hundred lines that differ, each with
/// `line` from 1, `expected` and `found`, which are null where there is no such line) and `differenceCount`.
public final class OutputDifferences {
    private static final int MOST = 100;

    private OutputDifferences() {}

    /// Compares as judges do: blanks at the ends of lines and empty lines at the end do not matter.
    ///
    /// @return the document with the members
    public static JsonObject put(JsonObject node, RightOutput expected, String found) {
        var ending = OutputComparison.of(expected, found);
        node.put("ending", ending.name().toLowerCase(Locale.ROOT));
        var given = OutputComparison.lines(found);
        var right = ending == RunEnding.RIGHT ? given : OutputComparison.lines(expected.text());
        var array = node.putArray("differences");
        long count = 0;
        for (int i = 0; i < Math.max(right.size(), given.size()); i++) {
            var one = i < right.size() ? right.get(i) : null;
            var other = i < given.size() ? given.get(i) : null;
            if (one != null && one.equals(other)) continue;
            if (count++ < MOST)
                array.addObject().put("line", i + 1L).put("expected", one).put("found", other);
        }
        return node.put("differenceCount", count);
    }
}
