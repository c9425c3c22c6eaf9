package grundy.solve.sum;

import grundy.answer.Verdict;
import grundy.check.Evidence;
import grundy.engine.partizan.PlayersInTurn;
import grundy.engine.search.LoserSearch;
import grundy.finding.CountedList;
import grundy.finding.CycleException;
import grundy.finding.Move;
import grundy.limit.Limits;
import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.rules.Tuple;
import grundy.rules.TurnPosition;
import grundy.rules.option.RuleOptions;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Value;
import java.util.ArrayList;
import java.util.List;

/// Solves games of several players in turn: one heap that stays whole by its table and period, everything else by
/// search.
public final class SeveralPlayers {
    private final Limits limits;

    /// @param limits of the work that is done
    public SeveralPlayers(Limits limits) {
        this.limits = limits;
    }

    /// Returns who wins, and by which moves.
    ///
    /// @throws grundy.limit.LimitException if that takes more than the limits allow
    public Verdict solve(TurnPosition question) {
        var sum = question.sum();
        var games = sum.components().stream()
                .map(component -> component.game().rules())
                .distinct()
                .toList();
        if (games.size() > 1 || sum.play() == Play.MISERE || sum.compound() != Compound.DISJUNCTIVE)
            throw new RulesException(Message.of("solve.players-only-plain"));
        var players = ((RuleTree.Players) games.getFirst()).byPlayer();
        int mover = question.mover();
        if (mover >= players.size())
            throw new RulesException(Message.of("solve.no-player", "player", mover, "last", players.size() - 1));
        var preferences = RuleTree.Players.preferences(question.preferences(), players.size());
        if (sum.components().size() == 1) {
            var turns = PlayersInTurn.players(players, preferences, limits);
            if (turns.isPresent()) return oneHeap(question, turns.get());
        }
        var search = new LoserSearch(players, preferences, limits);
        var heaps = sum.components().stream().map(Component::position).toList();
        int loser = loser(search, heaps, mover);
        CountedList<Move> moves =
                loser == mover ? CountedList.none() : CountedList.of(movesTo(loser, mover, players, heaps, search));
        return verdict(question, loser, moves, new Evidence.Exhaustive(search.positions()));
    }

    /// @throws RulesException if play can come back to a position
    public static int loser(LoserSearch search, List<Position> heaps, int mover) {
        try {
            return search.loser(heaps, mover);
        } catch (CycleException _) {
            throw new RulesException(Message.of("solve.players-loopy"));
        }
    }

    private static Verdict oneHeap(TurnPosition question, PlayersInTurn turns) {
        var position = question.sum().components().getFirst().position();
        var heap = ((Tuple) position).get(0);
        int mover = question.mover();
        int loser = turns.loser(heap, mover);
        CountedList<Move> moves = loser == mover
                ? CountedList.none()
                : Move.toOptions(0, position, () -> turns.options(heap, mover, loser));
        return verdict(question, loser, moves, turns.evidence());
    }

    private static Verdict verdict(TurnPosition question, int loser, CountedList<Move> moves, Evidence evidence) {
        return new Verdict(
                question,
                loser == question.mover() ? Outcome.P : Outcome.N,
                new Value.Loser(loser),
                moves,
                evidence,
                new Verdict.Reasoning.LoserOf(loser));
    }

    private static List<Move> movesTo(
            int loser, int mover, List<RuleTree> players, List<Position> heaps, LoserSearch search) {
        var moves = new ArrayList<Move>();
        for (int i = 0; i < heaps.size(); i++) {
            for (var option : RuleOptions.distinct(players.get(mover), heaps.get(i))) {
                var after = new ArrayList<>(heaps);
                after.remove(i);
                after.addAll(i, option);
                if (loser(search, after, (mover + 1) % players.size()) == loser)
                    moves.add(Move.of(i, heaps.get(i), option));
            }
        }
        return moves;
    }
}
