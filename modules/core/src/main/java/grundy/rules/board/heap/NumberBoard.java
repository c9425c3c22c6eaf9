package grundy.rules.board.heap;

import grundy.rules.Board;
import grundy.rules.notation.PositionText;
import java.math.BigInteger;
import java.util.List;

/// A board whose position is a row of numbers, written `3 5 7`.
interface NumberBoard extends Board<NumberRow> {
    @Override
    default NumberRow read(String text) {
        return NumberRow.of(new PositionText(text).numbers(0));
    }

    @Override
    default List<BigInteger> numbers(NumberRow position) {
        return position.list();
    }

    @Override
    default boolean staysWhole() {
        return true;
    }

    @Override
    default String write(NumberRow position) {
        return position.size() == 0 ? "0" : position.toString();
    }
}
