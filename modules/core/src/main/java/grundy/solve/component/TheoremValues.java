package grundy.solve.component;

import grundy.check.Evidence;
import grundy.engine.CountedList;
import grundy.engine.NimValues;
import grundy.rules.Position;
import java.math.BigInteger;
import java.util.List;

/// The nim-values that a theorem gives.
public final class TheoremValues implements NimValues {
    private final ProvedGame game;

    /// @param game with a theorem about values
    public TheoremValues(ProvedGame game) {
        this.game = game;
    }

    @Override
    public BigInteger value(Position position) {
        return game.value(TheoremCoordinates.of(position));
    }

    @Override
    public CountedList<List<Position>> optionsOfValue(Position position, BigInteger value) {
        return TheoremCoordinates.options(position, game.options(TheoremCoordinates.of(position), value));
    }

    @Override
    public Evidence evidence() {
        return game.evidence();
    }
}
