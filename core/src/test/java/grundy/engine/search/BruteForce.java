package grundy.engine.search;

import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.RuleOptions;
import grundy.rules.Rules;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The definitions written down once more, as slowly as they can be: outcomes by going over
/// all reachable sums until nothing changes. Shares the rules with the engine and nothing else.
final class BruteForce {
    private static final Comparator<Part> ORDER =
            Comparator.comparingInt(Part::hashCode).thenComparing(Part::toString);
    private final List<Rules> rules;
    private final Compound compound;
    private final int sides;
    private final State start;
    private final Map<Part, List<List<List<Position>>>> known = new HashMap<>();

    /// @param sides 1, or 2 in a partizan sum
    BruteForce(List<Component> components, Compound compound, int sides) {
        this.rules = components.stream()
                .map(component -> component.game().rules())
                .distinct()
                .toList();
        this.compound = compound;
        this.sides = sides;
        this.start = State.of(components.stream().map(this::part).toList(), 0);
    }

    /// One component of a sum.
    ///
    /// @param game number of its rules among those that are different
    record Part(int game, Position position) {}

    /// A sum, its components sorted, with the side to move.
    record State(List<Part> parts, int side) {
        static State of(List<Part> parts, int side) {
            return new State(parts.stream().sorted(ORDER).toList(), side);
        }
    }

    /// @param moves to the end, -1 for a draw
    record Result(Outcome outcome, int moves) {}

    Part part(Component component) {
        return new Part(rules.indexOf(component.game().rules()), component.position());
    }

    State start(int side) {
        return new State(start.parts, side);
    }

    List<List<Position>> options(Part part, int side) {
        return known.computeIfAbsent(part, p -> List.of(computed(p, 0), sides == 2 ? computed(p, 1) : List.of()))
                .get(side);
    }

    private List<List<Position>> computed(Part part, int side) {
        var own = rules.get(part.game);
        var used = own instanceof Rules.Partizan(var left, var right) ? side == 0 ? left : right : own;
        return RuleOptions.distinct(used, part.position);
    }

    boolean isShort() {
        return compound == Compound.SHORT_DISJUNCTIVE
                || compound == Compound.SHORT_CONJUNCTIVE
                || compound == Compound.SHORT_SELECTIVE;
    }

    private void extend(State state, int at, int moved, List<Part> made, List<State> found) {
        if (at == 0
                && isShort()
                && state.parts.stream()
                        .anyMatch(part -> options(part, state.side).isEmpty())) return;
        if (at == state.parts.size()) {
            if (moved > 0) found.add(State.of(made, sides == 2 ? 1 - state.side : 0));
            return;
        }
        var part = state.parts.get(at);
        var options = options(part, state.side);
        if (!(compound == Compound.CONJUNCTIVE || compound == Compound.SHORT_CONJUNCTIVE) || options.isEmpty()) {
            made.addLast(part);
            extend(state, at + 1, moved, made, found);
            made.removeLast();
        }
        if ((compound == Compound.DISJUNCTIVE || compound == Compound.SHORT_DISJUNCTIVE) && moved > 0) return;
        for (var option : options) {
            var longer = new ArrayList<>(made);
            for (var each : option) longer.add(new Part(part.game, each));
            extend(state, at + 1, moved + 1, longer, found);
        }
    }

    /// Goes over all states reachable from the start, round by round: what is settled in round `r` ends after `r`
    /// moves.
    Map<State, Result> solve(Play play) {
        var options = new LinkedHashMap<State, List<State>>();
        var waiting = new ArrayDeque<State>();
        for (int side = 0; side < sides; side++) waiting.add(start(side));
        while (!waiting.isEmpty()) {
            var state = waiting.pop();
            if (options.containsKey(state)) continue;
            var found = new ArrayList<State>();
            extend(state, 0, 0, new ArrayList<>(), found);
            options.put(state, found);
            waiting.addAll(found);
        }
        var results = new HashMap<State, Result>();
        var unsettled = new ArrayList<>(options.keySet());
        for (int round = 0; ; round++) {
            var settled = new HashMap<State, Result>();
            for (var state : unsettled) {
                var next = options.get(state);
                if (next.isEmpty()) settled.put(state, new Result(play == Play.NORMAL ? Outcome.P : Outcome.N, 0));
                else if (next.stream().anyMatch(s -> is(results, s, Outcome.P)))
                    settled.put(state, new Result(Outcome.N, round));
                else if (next.stream().allMatch(s -> is(results, s, Outcome.N)))
                    settled.put(state, new Result(Outcome.P, round));
            }
            if (settled.isEmpty()) break;
            results.putAll(settled);
            unsettled.removeAll(settled.keySet());
        }
        for (var state : unsettled) results.put(state, new Result(Outcome.D, -1));
        return results;
    }

    private static boolean is(Map<State, Result> results, State state, Outcome outcome) {
        var result = results.get(state);
        return result != null && result.outcome == outcome;
    }
}
