package grundy.testkit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The moves of a compound of games: in one component, in every component that can be moved in, or in any that the
/// player chooses, at least one.
///
/// @param moves the moves in a component
/// @param moved where a player moves
/// @param endsSoon whether play ends where the first component ends, not where the last does
/// @param <P> the components
public record CompoundMoves<P>(GameMoves<P> moves, MovedComponents moved, boolean endsSoon) {
    /// The components in which a player moves.
    public enum MovedComponents {
        /// In exactly one component.
        ONE,
        /// In every component that he can move in.
        EVERY,
        /// In as many as he likes.
        SOME
    }

    /// @return every move: for each component that is moved in, what is left there
    public List<Map<Integer, List<P>>> from(List<P> compound) {
        var options = new ArrayList<List<List<P>>>();
        for (var part : compound) {
            var found = new ArrayList<List<P>>();
            moves.from(part).forEach(found::add);
            options.add(found);
        }
        if (endsSoon && options.stream().anyMatch(List::isEmpty)) return List.of();
        List<Map<Integer, List<P>>> all = List.of(Map.of());
        for (int i = 0; i < options.size(); i++) {
            var longer = new ArrayList<Map<Integer, List<P>>>();
            for (var move : all) {
                if (moved != MovedComponents.EVERY || options.get(i).isEmpty()) longer.add(move);
                if (moved == MovedComponents.ONE && !move.isEmpty()) continue;
                for (var option : options.get(i)) {
                    var extended = new HashMap<>(move);
                    extended.put(i, option);
                    longer.add(extended);
                }
            }
            all = longer;
        }
        return all.stream().filter(move -> !move.isEmpty()).toList();
    }

    /// @return the components after a move
    /// @param <P> the components
    public static <P> List<P> after(List<P> compound, Map<Integer, List<P>> move) {
        var after = new ArrayList<P>();
        for (int i = 0; i < compound.size(); i++) after.addAll(move.getOrDefault(i, List.of(compound.get(i))));
        return after;
    }
}
