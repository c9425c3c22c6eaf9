package grundy.engine.minimax;

import grundy.check.Evidence;
import grundy.finding.Foresight;
import grundy.limit.DeepStack;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.ScoredMove;
import grundy.rules.ScoredRuleset;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/// Values by alpha-beta search. The value of the first position is searched with an open window; whether a move keeps
/// a value is one question with a window of 1, which the table has mostly answered.
///
/// @param <P> the positions
final class SearchedScores<P> implements ScoreEngine<P> {
    /// The bytes that a position that is an object may take beside its place in the table.
    private static final int OBJECT_BYTES = 96;

    private static final int SHARE_OF_MEMORY = 2;

    private final ScoredRuleset<P> rules;
    private final SearchArena<P> arena;
    private final AlphaBeta<P> search;
    private final boolean isDeep;

    /// @param isExact whether the arena's keys alone tell positions apart: then it is a board of one word, and no
    ///     game on it takes more than 64 moves
    SearchedScores(ScoredRuleset<P> rules, SearchArena<P> arena, boolean isExact, P root, Limits limits) {
        this.rules = rules;
        this.arena = arena;
        this.isDeep = !isExact;
        arena.set(root);
        boolean narrow = isExact && arena.reach() <= NarrowTable.LARGEST;
        int bytes = narrow ? NarrowTable.BYTES : WideTable.BYTES + (isExact ? 0 : OBJECT_BYTES);
        long most = Math.min(limits.positions(), limits.memory().bytes() / SHARE_OF_MEMORY / bytes);
        var memory = limits.memory().grant();
        var table = narrow ? new NarrowTable(most, memory) : new WideTable(most, bytes, memory);
        this.search = new AlphaBeta<>(arena, table, limits);
    }

    @Override
    public long value(P position) {
        return reportingProgress(position, () -> valueOf(position));
    }

    private long valueOf(P position) {
        long reach = Math.min(rules.reach(position), ScoredRuleset.UNKNOWN_REACH);
        if (isOver(position)) return rules.ending(position);
        return reach == 1 ? wonOrLost(position) : search.value(position, -reach, reach);
    }

    /// Two questions that can be answered by one side each.
    private long wonOrLost(P position) {
        if (search.value(position, 0, 1) > 0) return 1;
        return search.value(position, -1, 0) < 0 ? -1 : 0;
    }

    private boolean isOver(P position) {
        return !rules.moves(position).iterator().hasNext();
    }

    @Override
    public List<ScoredMove<P>> line(P position) {
        return reportingProgress(position, () -> {
            var line = new ArrayList<ScoredMove<P>>();
            var now = position;
            long value = valueOf(position);
            while (!isOver(now)) {
                var move = keeping(now, value);
                line.add(move);
                value = move.again() ? value - move.points() : move.points() - value;
                now = move.to();
            }
            return line;
        });
    }

    /// @return a move that keeps the value, if possible one that is known to
    private ScoredMove<P> keeping(P position, long value) {
        for (var move : rules.moves(position)) {
            var bounds = bounds(move.to());
            long least = move.points() + (move.again() ? bounds[0] : -bounds[1]);
            if (least >= value) return move;
        }
        for (var move : rules.moves(position)) if (keeps(move, value)) return move;
        throw new AssertionError("No move keeps the value " + value + " of " + position);
    }

    private long[] bounds(P position) {
        if (!isOver(position)) return search.bounds(position);
        long ending = rules.ending(position);
        return new long[] {ending, ending};
    }

    /// @param value that no move is worth more than
    private boolean keeps(ScoredMove<P> move, long value) {
        long rest = move.again() ? value - move.points() : move.points() - value;
        if (isOver(move.to())) return rules.ending(move.to()) == rest;
        return move.again()
                ? search.value(move.to(), rest - 1, rest) >= rest
                : search.value(move.to(), rest, rest + 1) <= rest;
    }

    @Override
    public List<ScoredMove<P>> best(P position) {
        return reportingProgress(position, () -> {
            long value = valueOf(position);
            var best = new ArrayList<ScoredMove<P>>();
            for (var move : rules.moves(position)) if (keeps(move, value)) best.add(move);
            return best;
        });
    }

    @Override
    public Foresight<P> foresee(P position) {
        return new IterativeDeepening<>(rules, arena, search).of(position);
    }

    @Override
    public void beginAnew() {
        search.beginAnew();
    }

    /// Adds to a limit that was reached how far the search had come.
    private <T> T reportingProgress(P position, Supplier<T> work) {
        try {
            return isDeep ? DeepStack.call(work::get) : work.get();
        } catch (LimitException e) {
            var bounds = bounds(position);
            throw new LimitException(Message.of(
                    Math.abs(bounds[0]) < NarrowTable.LARGEST && Math.abs(bounds[1]) < NarrowTable.LARGEST
                            ? "limit.minimax"
                            : "limit.minimax-open",
                    "reason",
                    e.explanation(),
                    "nodes",
                    search.nodes(),
                    "held",
                    search.table().entries(),
                    "low",
                    bounds[0],
                    "high",
                    bounds[1]));
        }
    }

    @Override
    public Evidence.Minimax evidence() {
        return new Evidence.Minimax(
                Evidence.Minimax.Method.ALPHA_BETA,
                search.nodes(),
                search.hits(),
                search.cuts(),
                search.deepest(),
                search.table().entries(),
                search.table().bytes(),
                0);
    }
}
