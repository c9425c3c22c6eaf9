package grundy.theory.form;

import grundy.check.Evidence;
import grundy.engine.ColdPositions;
import grundy.engine.Options;
import grundy.rules.Board;
import grundy.rules.BoardPosition;
import grundy.rules.Position;

/// The cold positions of a board by a closed form.
public record FormColds<P>(Board<P> board, Class<P> states, ColdForm<P> form) implements ColdPositions {
    @Override
    public boolean isCold(Position position) {
        return form.isCold(state(position));
    }

    @Override
    public Options coldOptions(Position position) {
        return form.coldOptions(state(position)).on(board);
    }

    @Override
    public Evidence evidence() {
        return form.theorem();
    }

    private P state(Position position) {
        if (position instanceof BoardPosition on) return states.cast(on.state());
        throw new IllegalArgumentException("A position of a board is needed, but this is " + position);
    }
}
