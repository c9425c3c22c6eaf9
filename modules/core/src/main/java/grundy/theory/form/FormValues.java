package grundy.theory.form;

import grundy.check.Evidence;
import grundy.engine.NimValues;
import grundy.finding.CountedList;
import grundy.rules.Board;
import grundy.rules.Position;
import java.math.BigInteger;
import java.util.List;

/// The nim-values of a board by a closed form.
public record FormValues<P>(Board<P> board, Class<P> states, BoardForm<P> form) implements NimValues {
    @Override
    public BigInteger value(Position position) {
        return form.value(BoardTheorem.state(states, position));
    }

    @Override
    public CountedList<List<Position>> optionsOfValue(Position position, BigInteger value) {
        return BoardTheorem.onBoard(form.optionsOfValue(BoardTheorem.state(states, position), value), board);
    }

    @Override
    public Evidence evidence() {
        return form.theorem();
    }
}
