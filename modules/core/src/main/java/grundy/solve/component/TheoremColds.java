package grundy.solve.component;

import grundy.check.Evidence;
import grundy.engine.ColdPositions;
import grundy.engine.CountedList;
import grundy.rules.Position;
import java.math.BigInteger;
import java.util.List;

/// The P-positions that a theorem gives.
public final class TheoremColds implements ColdPositions {
    private final ProvedGame game;

    /// @param game with a theorem about its P-positions
    public TheoremColds(ProvedGame game) {
        this.game = game;
    }

    @Override
    public boolean isCold(Position position) {
        return game.isCold(TheoremCoordinates.of(position));
    }

    @Override
    public CountedList<List<Position>> coldOptions(Position position) {
        return TheoremCoordinates.options(position, game.options(TheoremCoordinates.of(position), BigInteger.ZERO));
    }

    @Override
    public Evidence evidence() {
        return game.evidence();
    }
}
