package grundy.engine.minimax;

import grundy.limit.Limits;
import grundy.rules.ScoredRuleset;
import grundy.rules.scored.ConnectFour;
import grundy.rules.scored.DotsAndBoxes;
import grundy.rules.scored.EndsRow;
import grundy.rules.scored.FrontRow;
import grundy.rules.scored.MnkGame;
import grundy.rules.scored.PointHeaps;
import grundy.rules.scored.RemainingRow;

/// Chooses the engine for a game with a score: a table for rows, else a search, on bitboards where the game has them.
public final class ScoreEngines {
    private ScoreEngines() {}

    /// @param root the position to begin with; the engine answers for it and for what can be reached from it
    /// @throws grundy.limit.LimitException if a table would need more than the limits allow
    @SuppressWarnings("unchecked") // a ruleset and its positions go together
    public static <P> ScoreEngine<P> of(ScoredRuleset<P> rules, P root, Limits limits) {
        return (ScoreEngine<P>)
                switch (rules) {
                    case EndsRow ends -> new EndsScores(ends, ((RemainingRow) root).row(), limits);
                    case FrontRow front -> front(front, (RemainingRow) root, limits);
                    case PointHeaps heaps
                    when ((PointHeaps.Heaps) root).sizes().size() <= 1 -> heap(heaps, (PointHeaps.Heaps) root, limits);
                    case ConnectFour game ->
                        new SearchedScores<>(game, new ConnectFourArena(game), true, (ConnectFour.Discs) root, limits);
                    case DotsAndBoxes game ->
                        new SearchedScores<>(game, new BoxesArena(game), true, (DotsAndBoxes.Lines) root, limits);
                    case MnkGame game ->
                        new SearchedScores<>(
                                game,
                                new MnkArena(game),
                                game.columns() * game.rows() <= MnkArena.MOST_SQUARES,
                                (MnkGame.Marks) root,
                                limits);
                    default -> search(rules, root, limits);
                };
    }

    /// @return a search that uses nothing but the rules
    public static <P> ScoreEngine<P> search(ScoredRuleset<P> rules, P root, Limits limits) {
        return new SearchedScores<>(rules, new RulesArena<>(rules), false, root, limits);
    }

    private static ScoreEngine<RemainingRow> front(FrontRow rules, RemainingRow root, Limits limits) {
        var row = root.row();
        return new FrontScores<>(rules, row.length(), rules.most(), i -> row.sum(0, i), RemainingRow::from, limits);
    }

    private static ScoreEngine<PointHeaps.Heaps> heap(PointHeaps rules, PointHeaps.Heaps root, Limits limits) {
        int size = counters(root);
        return new FrontScores<>(rules, size, rules.most(), i -> i, heaps -> size - counters(heaps), limits);
    }

    private static int counters(PointHeaps.Heaps heaps) {
        return heaps.sizes().isEmpty() ? 0 : heaps.sizes().getFirst();
    }
}
