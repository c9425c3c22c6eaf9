package grundy.rules.board;

import grundy.rules.Board;
import grundy.rules.PositionText;
import java.math.BigInteger;
import java.util.List;

/// A board whose position is a row of numbers, written `3 5 7`.
interface NumberBoard extends Board<Numbers> {
    @Override
    default Numbers read(String text) {
        return Numbers.of(new PositionText(text).numbers(0));
    }

    @Override
    default List<BigInteger> numbers(Numbers position) {
        return position.list();
    }

    @Override
    default boolean staysWhole() {
        return true;
    }

    @Override
    default String write(Numbers position) {
        return position.size() == 0 ? "0" : position.toString();
    }
}
