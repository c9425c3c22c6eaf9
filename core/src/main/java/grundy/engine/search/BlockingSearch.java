package grundy.engine.search;

import grundy.limit.Limits;
import grundy.rules.Followers;
import grundy.rules.Position;
import grundy.rules.RuleOptions;
import grundy.rules.Rules;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToIntFunction;

/// Who loses where the opponent may block up to `b` options before each move: in normal play the player to move wins
/// exactly if more than `b` different options are lost for the opponent. In misere play he also wins if he has no
/// option at all, or if all options are lost: then whatever is blocked leaves him a lost one, or nothing, and who
/// cannot move wins.
///
/// Status: the definition (Smith and Stănică 2002, Hegarty and Larsson 2006). Cost: as for {@link LabelSearch}.
public final class BlockingSearch {
    private static final int LOST = 0;
    private static final int WON = 1;
    private final Rules moves;
    private final int most;
    private final Play play;
    private final Limits limits;
    private Table table;

    /// @param rules by which play never comes back to a position
    public BlockingSearch(Rules.Blocking rules, Play play, Limits limits) {
        this.moves = rules.moves();
        this.most = rules.most().min(BigInteger.valueOf(Integer.MAX_VALUE)).intValueExact();
        this.play = play;
        this.limits = limits;
        this.table = new Table(true);
    }

    private final class Table extends DepthFirst {
        private final PositionSpace space;
        private final Meter meter;
        private int[] lost = new int[64];

        Table(boolean packed) {
            this(packed, new Meter(limits));
        }

        private Table(boolean packed, Meter meter) {
            this(RuleShape.space(List.of(moves), packed, meter), meter);
        }

        private Table(PositionSpace space, Meter meter) {
            super(new SingleGraph(space), NONE, meter);
            this.space = space;
            this.meter = meter;
        }

        int labelOf(Position position) {
            RuleOptions.foresee(moves, position);
            meter.foresee(() -> Followers.all(moves, position));
            return labelOf(space.idOf(position));
        }

        @Override
        int evaluate(int id, int[] entries, int from, int to) {
            if (lost.length < to - from) lost = Arrays.copyOf(lost, 2 * (to - from));
            int count = 0;
            for (int i = from; i < to; i++) if (labels.get(entries[i]) == LOST) lost[count++] = entries[i];
            if (count > most && different(count) > most) return WON;
            return play == Play.MISERE && count == to - from ? WON : LOST;
        }

        private long different(int count) {
            return Arrays.stream(lost, 0, count).distinct().count();
        }
    }

    /// @return whether the player to move loses
    /// @throws grundy.limit.LimitException if more positions are needed than the limits allow
    /// @throws grundy.engine.PostOrder.CycleException if play can come back to a position
    public boolean isLost(Position position) {
        return ask(current -> current.labelOf(position)) == LOST;
    }

    /// @return the different options, each of which leaves one position, that are lost for the opponent
    /// @throws grundy.limit.LimitException if more positions are needed than the limits allow
    public List<List<Position>> lostOptions(Position position) {
        return RuleOptions.distinct(moves, position).stream()
                .filter(option -> isLost(option.getFirst()))
                .toList();
    }

    /// @return how many positions have been looked at
    public long positions() {
        return table.positions();
    }

    private int ask(ToIntFunction<Table> question) {
        try {
            return question.applyAsInt(table);
        } catch (UnfitException _) {
            table = new Table(false);
            return question.applyAsInt(table);
        }
    }
}
