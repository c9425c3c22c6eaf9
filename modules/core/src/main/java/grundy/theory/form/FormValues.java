package grundy.theory.form;

import grundy.check.Evidence;
import grundy.engine.NimValues;
import grundy.engine.Options;
import grundy.rules.Board;
import grundy.rules.BoardPosition;
import grundy.rules.Position;
import java.math.BigInteger;

/// The nim-values of a board by a closed form.
public record FormValues<P>(Board<P> board, Class<P> states, BoardForm<P> form) implements NimValues {
    @Override
    public BigInteger value(Position position) {
        return form.value(state(position));
    }

    @Override
    public Options optionsOfValue(Position position, BigInteger value) {
        return form.optionsOfValue(state(position), value).on(board);
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
