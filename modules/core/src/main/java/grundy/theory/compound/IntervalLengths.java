package grundy.theory.compound;

import grundy.check.Evidence;
import grundy.engine.CountedList;
import grundy.rules.Position;
import grundy.rules.Tuple;
import grundy.theory.taking.IntervalGame;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/// Lengths of games in which an amount of an interval is taken, at any size.
record IntervalLengths(IntervalGame game, Play play) implements LengthValues {
    @Override
    public BigInteger of(Position position) {
        return game.length(((Tuple) position).get(0), play);
    }

    /// Lengths do not fall as heaps grow, so that each is that of one run of heaps.
    @Override
    public SortedMap<BigInteger, CountedList<List<Position>>> options(Position position) {
        var byLength = new TreeMap<BigInteger, CountedList<List<Position>>>();
        for (var piece : game.pieces(((Tuple) position).get(0)))
            byLength.merge(game.length(piece.heap(), play), piece.options(), CountedList::and);
        return byLength;
    }

    @Override
    public Evidence evidence() {
        return new Evidence.ClosedForm("Length of play", game.statement(play), "Elementary; after Smith 1966");
    }
}
