package grundy.engine.minimax;

import grundy.rules.RulesException;
import grundy.rules.ScoredMove;
import grundy.rules.ScoredRuleset;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;

/// Any ruleset as an arena: the positions of the line looked at lie on a stack, each with its moves, which are
/// numbered in the order in which the rules give them.
final class RulesArena<P> extends SearchArena<P> {
    private static final long MOST_POINTS = 1L << 44;

    private final ScoredRuleset<P> rules;
    private final List<P> line = new ArrayList<>();
    private final List<List<ScoredMove<P>>> moves = new ArrayList<>();
    private long reach;

    RulesArena(ScoredRuleset<P> rules) {
        this.rules = rules;
    }

    @Override
    void set(P position) {
        line.clear();
        line.add(position);
        reach = rules.reach(position);
    }

    @Override
    void survey() {
        int ply = line.size() - 1;
        while (moves.size() <= ply) moves.add(new ArrayList<>());
        var list = moves.get(ply);
        list.clear();
        for (var move : rules.moves(line.getLast())) {
            if (Math.absExact(move.points()) > MOST_POINTS) throw tooMany(move.points());
            list.add(move);
        }
        if (list.size() >= MOST_MOVES) throw new RulesException(Message.of("scored.many-moves", "most", MOST_MOVES));
        if (list.isEmpty()) {
            lower = rules.ending(line.getLast());
            if (Math.absExact(lower) > MOST_POINTS) throw tooMany(lower);
            upper = lower;
            return;
        }
        upper = rules.reach(line.getLast());
        lower = -upper;
    }

    private static RulesException tooMany(long points) {
        return new RulesException(Message.of("scored.many-points", "points", points, "most", MOST_POINTS));
    }

    @Override
    int moves(OrderedMoves into) {
        int count = moves.get(line.size() - 1).size();
        for (int i = 0; i < count; i++) into.add(i, 0);
        return count;
    }

    @Override
    long points(int move) {
        return moves.get(line.size() - 1).get(move).points();
    }

    @Override
    boolean play(int move) {
        var made = moves.get(line.size() - 1).get(move);
        line.add(made.to());
        return made.again();
    }

    @Override
    void undo(int move) {
        line.removeLast();
    }

    @Override
    long key() {
        return line.getLast().hashCode() & 0xFFFFFFFFL;
    }

    @Override
    Object position() {
        return line.getLast();
    }

    @Override
    long reach() {
        return reach;
    }
}
