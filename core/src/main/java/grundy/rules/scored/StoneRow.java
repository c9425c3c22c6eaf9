package grundy.rules.scored;

import grundy.rules.ScoredBoard;
import java.util.List;

/// A game with a score on stones in a row, each with its points, of which moves take some from the ends.
interface StoneRow extends ScoredBoard<Stones> {
    @Override
    default long reach(Stones stones) {
        return stones.reach();
    }

    @Override
    default Stones read(String text) {
        return Stones.all(Row.read(text));
    }

    @Override
    default String write(Stones stones) {
        return stones.toString();
    }

    @Override
    default List<String> picture(Stones stones) {
        return List.of(stones.count() == 0 ? "[ ]" : "[ " + stones + " ]");
    }
}
