package grundy.theory.form;

import grundy.engine.ColdPositions;
import grundy.finding.CountedList;
import grundy.rules.Position;
import grundy.rules.Tuple;
import java.util.Collection;
import java.util.List;

/// Cold positions of a game of tuples without splits, few enough options of each position being cold that they can be
/// collected.
public interface ColdTuples extends ColdPositions {
    /// @return whether the player to move loses
    boolean isCold(Tuple position);

    /// @return the options that are cold, each once
    Collection<Tuple> coldOptions(Tuple position);

    @Override
    default boolean isCold(Position position) {
        return isCold((Tuple) position);
    }

    @Override
    default CountedList<List<Position>> coldOptions(Position position) {
        return CountedList.of(
                coldOptions((Tuple) position).stream().map(List::<Position>of).toList());
    }
}
