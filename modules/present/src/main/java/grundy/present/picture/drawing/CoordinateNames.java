package grundy.present.picture.drawing;

import grundy.rules.RuleTree;
import java.util.List;
import java.util.stream.IntStream;

/// Names the coordinates of a game in a drawing.
public final class CoordinateNames {
    private CoordinateNames() {}

    public static List<String> of(RuleTree rules, int arity) {
        return switch (rules) {
            case RuleTree.Moves(var coordinates, var _) -> coordinates;
            case RuleTree.Partizan(var left, var _) -> of(left, arity);
            case RuleTree.Players(var byPlayer) -> of(byPlayer.getFirst(), arity);
            case RuleTree.Blocking(var moves, var _) -> of(moves, arity);
            default ->
                IntStream.range(0, arity)
                        .mapToObj(i -> Character.toString('a' + i))
                        .toList();
        };
    }
}
