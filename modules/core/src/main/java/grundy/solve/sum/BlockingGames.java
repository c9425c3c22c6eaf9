package grundy.solve.sum;

import grundy.answer.Verdict;
import grundy.check.Evidence;
import grundy.check.TheoremSource;
import grundy.engine.DecidedPosition;
import grundy.engine.search.BlockingSearch;
import grundy.finding.CountedList;
import grundy.finding.CycleException;
import grundy.finding.Move;
import grundy.limit.Limits;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.rules.Sum;
import grundy.rules.TurnPosition;
import grundy.solve.component.ProvedGames;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Outcome;
import java.util.List;

/// Solves games in which the opponent may block options: one position, by a theorem that was proved, else by search.
/// Sums of such games have no definition that is in use: whether each component has options blocked, or the sum as a
/// whole, makes another game.
///
/// @param theoremSource theorems for all sizes
public record BlockingGames(Limits limits, TheoremSource theoremSource) {
    /// Returns whether a component of the sum has blocked options.
    public static boolean areAsked(Sum sum) {
        return sum.components().stream().anyMatch(component -> component.game().rules() instanceof RuleTree.Blocking);
    }

    /// @throws RulesException for a sum, and if play can come back to a position
    public Verdict solve(TurnPosition question) {
        var sum = question.sum();
        if (sum.components().size() > 1 || sum.compound() != Compound.DISJUNCTIVE)
            throw new RulesException(Message.of("solve.blocking-alone"));
        var component = sum.components().getFirst();
        var rules = (RuleTree.Blocking) component.game().rules();
        var proved = new ProvedGames(theoremSource, limits).cold(rules, sum.play());
        if (proved.isPresent()) return verdict(question, rules, proved.get().at(component.position()));
        var search = new BlockingSearch(rules, sum.play(), limits);
        boolean isLost = isLost(search, component.position());
        var lost = search.lostOptions(component.position());
        return new Verdict(
                question,
                isLost ? Outcome.P : Outcome.N,
                null,
                isLost ? CountedList.none() : Move.toOptions(0, component.position(), () -> CountedList.of(lost)),
                new Evidence.Exhaustive(search.positions()),
                new Verdict.Reasoning.Blocked(rules.most(), lost, search.positions()));
    }

    private static Verdict verdict(TurnPosition question, RuleTree.Blocking rules, DecidedPosition proved) {
        var position = question.sum().components().getFirst().position();
        boolean isLost = proved.isCold();
        return new Verdict(
                question,
                isLost ? Outcome.P : Outcome.N,
                null,
                isLost ? CountedList.none() : Move.toOptions(0, position, proved::coldOptions),
                proved.evidence(),
                new Verdict.Reasoning.Blocked(rules.most(), List.of(), 0));
    }

    /// @throws RulesException if play can come back to a position
    public static boolean isLost(BlockingSearch search, Position position) {
        try {
            return search.isLost(position);
        } catch (CycleException _) {
            throw new RulesException(Message.of("solve.blocking-loopy"));
        }
    }
}
