package grundy.rules.scored;

import grundy.rules.ScoredMove;
import grundy.rules.ScoredRuleset;
import java.util.ArrayList;

/// A game with a score in which it is the player with fewer points who wins: every point counts against who makes it.
///
/// @param <P> the positions
/// @param rules where the player with more points wins
public record FewestPoints<P>(ScoredRuleset<P> rules) implements ScoredRuleset<P> {
    @Override
    public Iterable<ScoredMove<P>> moves(P position) {
        var moves = new ArrayList<ScoredMove<P>>();
        for (var move : rules.moves(position)) moves.add(new ScoredMove<>(move.to(), -move.points(), move.again()));
        return moves;
    }

    @Override
    public long ending(P position) {
        return -rules.ending(position);
    }

    @Override
    public long reach(P position) {
        return rules.reach(position);
    }
}
