package grundy.contest.judge;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/// The right answers for one case whose statement leaves open which of several moves are written, and
/// in which order.
///
/// @param before the lines before those of the moves
/// @param groups lines of moves that may stand for one another: of each group at least one is needed, group after
///     group; lines that were allowed before may come again
public record OpenAnswer(List<String> before, List<Set<String>> groups) {
    /// @return the lines, from 0, at which an answer to this case may end if it begins at this line
    private Set<Integer> ends(List<String> lines, int from) {
        int start = from + before.size();
        if (start > lines.size() || !lines.subList(from, start).equals(before)) return Set.of();
        if (groups.isEmpty()) return Set.of(start);
        var ends = new TreeSet<Integer>();
        int group = -1;
        for (int at = start; at < lines.size(); at++) {
            var line = lines.get(at);
            if (group + 1 < groups.size() && groups.get(group + 1).contains(line)) group++;
            else if (groups.subList(0, group + 1).stream().noneMatch(each -> each.contains(line))) break;
            if (group == groups.size() - 1) ends.add(at + 1);
        }
        return ends;
    }

    /// @param lines of an output, without blanks at their ends
    /// @return whether they answer all these cases
    public static boolean all(List<OpenAnswer> answers, List<String> lines) {
        Set<Integer> reached = Set.of(0);
        for (var answer : answers) {
            var next = new TreeSet<Integer>();
            for (int from : reached) next.addAll(answer.ends(lines, from));
            reached = next;
        }
        return reached.contains(lines.size());
    }
}
