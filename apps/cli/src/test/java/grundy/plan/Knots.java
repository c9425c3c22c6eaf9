package grundy.plan;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/// Knots: sets of names each of which needs each, directly or through others (the strongly connected components of
/// Tarjan 1972).
final class Knots {
    private final Map<String, ? extends Set<String>> needs;
    private final Map<String, Integer> numbers = new HashMap<>();
    private final Map<String, Integer> lowest = new HashMap<>();
    private final Deque<String> path = new ArrayDeque<>();
    private final List<Set<String>> found = new ArrayList<>();

    private Knots(Map<String, ? extends Set<String>> needs) {
        this.needs = needs;
    }

    /// @param needs for each name those that it needs
    /// @return all knots of more than one name
    static List<Set<String>> in(Map<String, ? extends Set<String>> needs) {
        var knots = new Knots(needs);
        for (var name : needs.keySet()) if (!knots.numbers.containsKey(name)) knots.visit(name);
        return knots.found;
    }

    private void visit(String name) {
        int number = numbers.size();
        numbers.put(name, number);
        lowest.put(name, number);
        path.push(name);
        var needed = needs.get(name);
        if (needed != null)
            for (var next : needed)
                if (!numbers.containsKey(next)) {
                    visit(next);
                    lowest.merge(name, lowest.get(next), Math::min);
                } else if (path.contains(next)) lowest.merge(name, numbers.get(next), Math::min);
        if (lowest.get(name) != number) return;
        var knot = new TreeSet<String>();
        String member;
        do {
            member = path.pop();
            knot.add(member);
        } while (!member.equals(name));
        if (knot.size() > 1) found.add(knot);
    }
}
