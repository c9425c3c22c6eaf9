package grundy.rules.scored;

import grundy.rules.ScoredBoard;
import java.util.List;

/// A game with a score on stones in a row, each with its points, of which moves take some from the ends.
interface StoneRow extends ScoredBoard<RemainingRow> {
    @Override
    default long reach(RemainingRow stones) {
        return stones.reach();
    }

    @Override
    default RemainingRow read(String text) {
        return RemainingRow.all(PointRow.read(text));
    }

    @Override
    default String write(RemainingRow stones) {
        return stones.toString();
    }

    @Override
    default List<String> picture(RemainingRow stones) {
        return List.of(stones.count() == 0 ? "[ ]" : "[ " + stones + " ]");
    }
}
