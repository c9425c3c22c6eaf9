package grundy.theory.form;

import grundy.check.Evidence;
import grundy.engine.CountedList;
import grundy.engine.NimValues;
import grundy.rules.Board;
import grundy.rules.BoardPosition;
import grundy.rules.Position;
import java.math.BigInteger;
import java.util.List;

/// The nim-values of a board by a closed form.
public record FormValues<P>(Board<P> board, Class<P> states, BoardForm<P> form) implements NimValues {
    @Override
    public BigInteger value(Position position) {
        return form.value(state(position));
    }

    @Override
    public CountedList<List<Position>> optionsOfValue(Position position, BigInteger value) {
        return BoardTheorem.onBoard(form.optionsOfValue(state(position), value), board);
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
