package grundy.engine.space;

import grundy.engine.words.LongMoves;
import grundy.engine.words.SearchMeter;
import grundy.engine.words.UnfitException;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import java.util.List;

/// A game of tuples, each packed into one 64-bit word: 62 bits for a heap, 32 for each of two coordinates, 21 for
/// each of three, and so on. Where 64-bit arithmetic fails at a position, its options are read off the definition
/// instead.
final class PackedSpace implements PositionSpace {
    private static final int MOST_BITS = 62;
    private static final LongMoves.Target FIRST = (coordinates, parts) -> false;
    private final List<RuleTree> bySide;
    private final LongMoves[] moves;
    private final int arity;
    private final int bits;
    private final LongIndex index;
    private final SearchMeter meter;
    private final long[] position;

    /// @param bySide the rules of each side
    /// @throws UnfitException if some of the rules cannot be done in 64-bit arithmetic
    PackedSpace(List<RuleTree> bySide, SearchMeter meter) {
        this.bySide = bySide;
        this.moves = bySide.stream().map(rules -> LongMoves.of(rules, meter)).toArray(LongMoves[]::new);
        this.arity = bySide.getFirst().arity();
        this.bits = Math.min(Long.SIZE / arity, MOST_BITS);
        this.index = new LongIndex(meter);
        this.meter = meter;
        this.position = new long[arity];
    }

    @Override
    public int size() {
        return index.size();
    }

    @Override
    public int idOf(Position position) {
        if (!(position instanceof Tuple tuple) || tuple.arity() != arity) throw new UnfitException(position);
        long word = 0;
        for (int i = 0; i < arity; i++) {
            if (tuple.get(i).bitLength() > bits) throw new UnfitException(position);
            word = word << bits | tuple.get(i).longValue();
        }
        return index.idOf(word);
    }

    private int idOf(long[] coordinates, int from) {
        long word = 0;
        for (int i = from; i < from + arity; i++) {
            if (coordinates[i] >>> bits != 0) throw new UnfitException(coordinates[i]);
            word = word << bits | coordinates[i];
        }
        return index.idOf(word);
    }

    private void unpack(int id) {
        long word = index.word(id);
        for (int i = arity - 1; i >= 0; i--) {
            position[i] = word & -1L >>> Long.SIZE - bits;
            word >>>= bits;
        }
    }

    @Override
    public void expand(int id, int side, OptionBuffer out) {
        int mark = out.size();
        unpack(id);
        try {
            moves[side].generate(position, (coordinates, parts) -> {
                out.beginSum(parts);
                for (int part = 0; part < parts; part++) out.add(idOf(coordinates, part * arity));
                return true;
            });
        } catch (ArithmeticException _) {
            out.truncate(mark);
            unpack(id);
            ObjectSpace.expand(bySide.get(side), Tuple.of(position), this::idOf, meter, out);
        }
    }

    @Override
    public boolean hasOption(int id, int side) {
        unpack(id);
        try {
            return !moves[side].generate(position, FIRST);
        } catch (ArithmeticException _) {
            unpack(id);
            return ObjectSpace.hasOption(bySide.get(side), Tuple.of(position));
        }
    }

    @Override
    public int mobility(int id, int side) {
        unpack(id);
        var count = new int[1];
        try {
            moves[side].generate(position, (_, _) -> {
                meter.tick();
                return ++count[0] > 0;
            });
            return count[0];
        } catch (ArithmeticException _) {
            unpack(id);
            return ObjectSpace.mobility(bySide.get(side), Tuple.of(position), meter);
        }
    }
}
