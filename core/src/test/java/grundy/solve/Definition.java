package grundy.solve;

import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.RuleOptions;
import grundy.rules.Rules;
import grundy.value.Compound;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/// Who wins a small sum, straight from the definition: recursion over all moves of the whole sum, with no theory at
/// all. For tests.
final class Definition {
    private static final int MOST = 3_000;

    /// More than 3,000 sums can be reached: too slow to check in this way.
    static final class TooLargeException extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private final Compound compound;
    private final Play play;
    private final Map<String, Boolean> won = new HashMap<>();
    private final Map<String, List<List<Position>>> options = new HashMap<>();

    Definition(Compound compound, Play play) {
        this.compound = compound;
        this.play = play;
    }

    /// @param game tells games apart
    record Part(int game, Rules rules, Position position) {
        private String key() {
            return game + "(" + position + ")";
        }
    }

    static List<Part> parts(List<Component> components) {
        var games = new ArrayList<Rules>();
        var parts = new ArrayList<Part>();
        for (var component : components) {
            var rules = component.game().rules();
            if (!games.contains(rules)) games.add(rules);
            parts.add(new Part(games.indexOf(rules), rules, component.position()));
        }
        return parts;
    }

    /// @return whether the player to move wins
    boolean wins(List<Part> parts) {
        var key = key(parts);
        if (won.get(key) instanceof Boolean known) return known;
        if (won.size() > MOST) throw new TooLargeException();
        boolean result = false;
        var moves = moves(parts);
        for (var move : moves) {
            if (wins(after(parts, move))) continue;
            result = true;
            break;
        }
        if (moves.isEmpty()) result = play == Play.MISERE;
        won.put(key, result);
        return result;
    }

    /// @return different winning moves: for each component that is moved in, what is left there
    Set<String> winningMoves(List<Component> components) {
        var parts = parts(components);
        var winning = new HashSet<String>();
        for (var move : moves(parts)) if (!wins(after(parts, move))) winning.add(written(move));
        return winning;
    }

    static String written(Map<Integer, List<Position>> move) {
        var text = new StringBuilder();
        move.keySet().stream()
                .sorted()
                .forEach(i -> text.append(i)
                        .append(':')
                        .append(sorted(move.getOrDefault(i, List.of())))
                        .append(' '));
        return text.toString();
    }

    private static List<String> sorted(List<Position> parts) {
        return parts.stream().map(Position::toString).sorted().toList();
    }

    private List<Map<Integer, List<Position>>> moves(List<Part> parts) {
        var moves = new ArrayList<Map<Integer, List<Position>>>();
        if (isShort() && parts.stream().anyMatch(part -> options(part).isEmpty())) return moves;
        if (compound == Compound.DISJUNCTIVE || compound == Compound.SHORT_DISJUNCTIVE) {
            for (int i = 0; i < parts.size(); i++)
                for (var option : options(parts.get(i))) moves.add(Map.of(i, option));
            return moves;
        }
        moves.add(Map.of());
        for (int i = 0; i < parts.size(); i++) {
            var options = options(parts.get(i));
            if (options.isEmpty()) continue;
            var longer = new ArrayList<Map<Integer, List<Position>>>();
            for (var move : moves) {
                if (compound == Compound.SELECTIVE || compound == Compound.SHORT_SELECTIVE) longer.add(move);
                for (var option : options) {
                    var extended = new HashMap<>(move);
                    extended.put(i, option);
                    longer.add(extended);
                }
            }
            moves = longer;
        }
        moves.removeIf(Map::isEmpty);
        return moves;
    }

    private List<List<Position>> options(Part part) {
        return options.computeIfAbsent(part.key(), _ -> RuleOptions.distinct(part.rules, part.position));
    }

    private static List<Part> after(List<Part> parts, Map<Integer, List<Position>> move) {
        var after = new ArrayList<Part>();
        for (int i = 0; i < parts.size(); i++) {
            var part = parts.get(i);
            for (var position : move.getOrDefault(i, List.of(part.position)))
                after.add(new Part(part.game, part.rules, position));
        }
        return after;
    }

    private boolean isShort() {
        return Set.of(Compound.SHORT_DISJUNCTIVE, Compound.SHORT_CONJUNCTIVE, Compound.SHORT_SELECTIVE)
                .contains(compound);
    }

    private String key(List<Part> parts) {
        return parts.stream()
                .filter(part -> isShort() || !options(part).isEmpty())
                .map(Part::key)
                .sorted()
                .collect(Collectors.joining(";"));
    }
}
