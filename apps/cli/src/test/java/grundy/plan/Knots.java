package grundy.plan;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/// Knots of classes: sets of classes of one package each of which needs each, directly or through others (the strongly
/// connected components of Tarjan 1972).
///
/// That a sealed type names the types that it permits ties no knot: it is a list of them.
public final class Knots {
    private final Map<String, Set<String>> needs = new TreeMap<>();
    private final Map<String, Integer> numbers = new HashMap<>();
    private final Map<String, Integer> lowest = new HashMap<>();
    private final Deque<String> path = new ArrayDeque<>();
    private final List<Set<String>> found = new ArrayList<>();

    private Knots() {}

    /// @return all knots of more than one class, with full names
    public static List<Set<String>> in(JavaClasses classes) {
        var knots = new Knots();
        for (var each : classes) knots.add(each);
        for (var type : knots.needs.keySet()) if (!knots.numbers.containsKey(type)) knots.visit(type);
        return knots.found;
    }

    private void add(JavaClass each) {
        var own = outermost(each);
        var needed = needs.computeIfAbsent(own.getName(), _ -> new TreeSet<>());
        for (var dependency : each.getDirectDependenciesFromSelf()) {
            var other = outermost(dependency.getTargetClass());
            if (other.equals(own) || !other.getPackageName().equals(own.getPackageName())) continue;
            if (!isPermitted(own, other)) needed.add(other.getName());
        }
    }

    private static JavaClass outermost(JavaClass type) {
        var outer = type.getBaseComponentType();
        while (outer.getEnclosingClass().isPresent())
            outer = outer.getEnclosingClass().get();
        return outer;
    }

    private static boolean isPermitted(JavaClass own, JavaClass other) {
        var sealed = own.reflect();
        return sealed.isSealed() && sealed.isAssignableFrom(other.reflect());
    }

    private void visit(String type) {
        int number = numbers.size();
        numbers.put(type, number);
        lowest.put(type, number);
        path.push(type);
        for (var next : needs.getOrDefault(type, Set.of()))
            if (!numbers.containsKey(next)) {
                visit(next);
                lowest.merge(type, lowest.get(next), Math::min);
            } else if (path.contains(next)) lowest.merge(type, numbers.get(next), Math::min);
        if (lowest.get(type) != number) return;
        var knot = new TreeSet<String>();
        String member;
        do {
            member = path.pop();
            knot.add(member);
        } while (!member.equals(type));
        if (knot.size() > 1) found.add(knot);
    }
}
