package grundy.theory.form;

import grundy.check.Evidence;
import grundy.engine.ColdPositions;
import grundy.engine.CountedList;
import grundy.rules.Board;
import grundy.rules.BoardPosition;
import grundy.rules.Position;
import java.util.List;

/// The cold positions of a board by a closed form.
public record FormColds<P>(Board<P> board, Class<P> states, ColdForm<P> form) implements ColdPositions {
    @Override
    public boolean isCold(Position position) {
        return form.isCold(state(position));
    }

    @Override
    public CountedList<List<Position>> coldOptions(Position position) {
        return BoardTheorem.onBoard(form.coldOptions(state(position)), board);
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
