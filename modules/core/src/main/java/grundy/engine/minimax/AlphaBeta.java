package grundy.engine.minimax;

import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;

/// Negamax with alpha-beta pruning: principal variation search, a transposition table of proven bounds, moves in the
/// order table move, hints of the game, killers, history; iterative deepening with depths that double, as long as
/// that is cheap: it finds short wins and good moves to begin with. Then one search goes to the end of the game.
///
/// Unlike a chess program's, every answer is exact. Where a search is cut off at its depth it guesses 0 for what is
/// to come, and keeps account of whether a result rests on a guess: only what does not is put into the table as a
/// bound. A search is over when its result rests on none. Source: D. E. Knuth and R. W. Moore, An analysis of
/// alpha-beta pruning, Artificial Intelligence 6 (1975); A. Reinefeld, An improvement to the Scout tree-search
/// algorithm, ICCA Journal 6 (1983).
///
/// @param <P> the positions
final class AlphaBeta<P> {
    private static final int ASK_EVERY = 1024;
    private static final long NO_KEY = -1;
    private static final int MOST_PLIES = 20_000;
    private static final int FIRST_DEPTH = 2;

    /// Positions that a search of limited depth may visit; it is the last of its kind then.
    private static final long CHEAP = 50_000;

    /// Promises: the move of the table before hints of the game, these before killers, these before history.
    private static final long TABLE_MOVE = 1L << 60;

    private static final int HINT_SHIFT = 32;
    private static final long KILLER = 1L << 31;
    private static final int MOST_HISTORY = 1 << 30;
    private static final int CODES = 1 << 10;
    private static final int MOST_PLY_WORTH = 32;

    private final SearchArena<P> arena;
    private final TranspositionTable table;
    private final Limits limits;
    private final List<OrderedMoves> moves = new ArrayList<>();
    private final List<int[]> killers = new ArrayList<>();
    private final int[] history = new int[CODES];
    private boolean complete;
    private long affordable;
    private long nodes;
    private long nodesBefore;
    private long hits;
    private long cuts;
    private int deepest;

    AlphaBeta(SearchArena<P> arena, TranspositionTable table, Limits limits) {
        this.arena = arena;
        this.table = table;
        this.limits = limits;
    }

    long nodes() {
        return nodes;
    }

    /// Counts anew what may be visited.
    void beginAnew() {
        nodesBefore = nodes;
    }

    long hits() {
        return hits;
    }

    long cuts() {
        return cuts;
    }

    /// @return moves of the longest line looked at
    int deepest() {
        return deepest;
    }

    TranspositionTable table() {
        return table;
    }

    /// @return the value of a position for the player about to move, or a bound: at most `alpha` if it is at most
    ///     that, at least `beta` if it is at least that
    /// @throws LimitException if the limits were reached
    long value(P position, long alpha, long beta) {
        for (int depth = FIRST_DEPTH; depth < MOST_PLIES; depth *= 2) {
            affordable = nodes + CHEAP;
            arena.set(position);
            long value = search(alpha, beta, depth, 0);
            if (complete) return value;
            if (nodes > affordable) break;
        }
        affordable = Long.MAX_VALUE;
        arena.set(position);
        return search(alpha, beta, Integer.MAX_VALUE, 0);
    }

    /// @param depth moves after which the search is cut off, and what is to come is taken for nothing
    /// @return the value of a search to this depth; {@link #isComplete} says whether it is exact
    /// @throws LimitException if the limits were reached
    long value(P position, long alpha, long beta, int depth) {
        affordable = Long.MAX_VALUE;
        arena.set(position);
        return search(alpha, beta, depth, 0);
    }

    /// @return whether what was found last rests on no guess
    boolean isComplete() {
        return complete;
    }

    /// The bounds of a position in the table, without search.
    ///
    /// @return the lower and the upper bound, or null if nothing
    long[] bounds(P position) {
        arena.set(position);
        arena.survey();
        if (arena.lower() == arena.upper()) return new long[] {arena.lower(), arena.upper()};
        long lower = arena.lower();
        long upper = arena.upper();
        if (table.find(arena.key(), arena.position())) {
            lower = Math.max(lower, table.lower);
            upper = Math.min(upper, table.upper);
        }
        return new long[] {lower, upper};
    }

    private long search(long alpha, long beta, int depth, int ply) {
        limits.visit(nodes - nodesBefore);
        if (++nodes % ASK_EVERY == 0) limits.checkpoint();
        if (ply > deepest) reach(ply);
        arena.survey();
        long lower = arena.lower();
        long upper = arena.upper();
        complete = true;
        if (lower >= beta || lower == upper) return lower;
        if (upper <= alpha) return upper;
        boolean isStored = arena.isStorable();
        long key = isStored ? arena.key() : NO_KEY;
        int hint = -1;
        if (isStored && table.find(key, arena.position())) {
            hits++;
            lower = Math.max(lower, table.lower);
            upper = Math.min(upper, table.upper);
            if (lower >= beta || lower == upper) return lower;
            if (upper <= alpha) return upper;
            if (table.move >= 0) hint = arena.fromTable(table.move);
        }
        if (depth == 0 || nodes > affordable) {
            complete = false;
            return Math.clamp(0, lower, upper);
        }
        return expand(new Window(Math.max(alpha, lower), Math.min(beta, upper), lower, upper), depth, ply, hint, key);
    }

    /// The bounds asked of a position, and the bounds known for it.
    private record Window(long alpha, long beta, long lower, long upper) {}

    private long expand(Window window, int depth, int ply, int hint, long key) {
        var position = arena.position();
        long before = nodes;
        var list = ordered(ply, hint);
        if (key != NO_KEY && window.beta == window.alpha + 1 && arena.looksAhead()) {
            long bound = knownAhead(list, window.beta);
            if (bound >= window.beta) return bound;
        }
        long alpha = window.alpha;
        long beta = window.beta;
        long best = Long.MIN_VALUE;
        long proven = window.lower;
        int bestMove = -1;
        boolean all = true;
        for (int i = 0; i < list.count(); i++) {
            int move = list.take(i);
            long floor = alpha;
            long value = valueOf(move, alpha, beta, depth, ply, i == 0);
            boolean done = complete;
            all &= done;
            if (done && value > floor) proven = Math.max(proven, value);
            if (value <= best) continue;
            best = value;
            bestMove = move;
            if (value <= alpha) continue;
            alpha = value;
            if (value < beta) continue;
            all = done;
            rememberCut(move, ply);
            break;
        }
        complete = all;
        long upper = window.upper;
        if (all && best < beta) {
            upper = Math.min(upper, best);
            if (best > window.alpha) proven = Math.max(proven, best);
        }
        if (proven > upper) throw new AssertionError("Bounds cross: " + proven + " > " + upper);
        int work = 64 - Long.numberOfLeadingZeros(nodes - before);
        if (key != NO_KEY) table.store(key, position, proven, upper, arena.toTable(bestMove), work);
        return best;
    }

    /// Looks up what moves leave (Plaat, Schaeffer, Pijls and de Bruin 1996).
    ///
    /// @return a value of at least `beta` that the position is known to reach, or a smaller one where none is known
    private long knownAhead(OrderedMoves list, long beta) {
        for (int i = 0; i < list.count(); i++) {
            int move = list.get(i);
            long points = arena.points(move);
            boolean again = arena.play(move);
            boolean found = table.find(arena.key(), arena.position());
            arena.undo(move);
            long least = found ? points + (again ? table.lower : -table.upper) : Long.MIN_VALUE;
            if (least >= beta) return least;
        }
        return Long.MIN_VALUE;
    }

    /// Plays a move, searches what it leaves and takes it back.
    private long valueOf(int move, long alpha, long beta, int depth, int ply, boolean first) {
        long points = arena.points(move);
        boolean again = arena.play(move);
        long value;
        if (first) {
            value = child(points, again, alpha, beta, depth, ply);
        } else {
            value = child(points, again, alpha, alpha + 1, depth, ply);
            if (value > alpha && value < beta) value = child(points, again, alpha, beta, depth, ply);
        }
        arena.undo(move);
        return value;
    }

    private long child(long points, boolean again, long alpha, long beta, int depth, int ply) {
        return again
                ? points + search(alpha - points, beta - points, depth - 1, ply + 1)
                : points - search(points - beta, points - alpha, depth - 1, ply + 1);
    }

    private void reach(int ply) {
        if (ply > MOST_PLIES) throw new LimitException(Message.of("limit.plies", "most", MOST_PLIES));
        deepest = ply;
    }

    private OrderedMoves ordered(int ply, int hint) {
        while (moves.size() <= ply) {
            moves.add(new OrderedMoves());
            killers.add(new int[] {-1, -1});
        }
        var list = moves.get(ply);
        var killer = killers.get(ply);
        list.clear();
        arena.moves(list);
        for (int i = 0; i < list.count(); i++) {
            int move = list.get(i);
            long promise = list.promise(i) << HINT_SHIFT | history[move % CODES];
            if (move == killer[0] || move == killer[1]) promise |= KILLER;
            list.promise(i, move == hint ? TABLE_MOVE : promise);
        }
        return list;
    }

    /// Remembers a move that was good enough, for positions to come.
    private void rememberCut(int move, int ply) {
        cuts++;
        var killer = killers.get(ply);
        if (killer[0] != move) {
            killer[1] = killer[0];
            killer[0] = move;
        }
        int worth = history[move % CODES] + Math.max(1, MOST_PLY_WORTH - ply) * Math.max(1, MOST_PLY_WORTH - ply);
        if (worth >= MOST_HISTORY) {
            for (int i = 0; i < CODES; i++) history[i] >>= 1;
            worth >>= 1;
        }
        history[move % CODES] = worth;
    }
}
