package grundy.present.picture;

import grundy.rules.Rules;
import java.util.List;
import java.util.stream.IntStream;

/// What the coordinates of a game are called where they are drawn.
final class CoordinateNames {
    private CoordinateNames() {}

    static List<String> of(Rules rules, int arity) {
        return switch (rules) {
            case Rules.Moves(var coordinates, var _) -> coordinates;
            case Rules.Partizan(var left, var _) -> of(left, arity);
            case Rules.Players(var byPlayer) -> of(byPlayer.getFirst(), arity);
            case Rules.Blocking(var moves, var _) -> of(moves, arity);
            default ->
                IntStream.range(0, arity)
                        .mapToObj(i -> Character.toString('a' + i))
                        .toList();
        };
    }
}
