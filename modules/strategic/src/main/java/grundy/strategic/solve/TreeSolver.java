package grundy.strategic.solve;

import grundy.limit.Limits;
import grundy.rules.RulesException;
import grundy.strategic.check.BestReply;
import grundy.strategic.check.TreeCheck;
import grundy.strategic.engine.BackwardInduction;
import grundy.strategic.engine.SequenceForm;
import grundy.strategic.engine.StrategicForm;
import grundy.strategic.matrix.MatrixGame;
import grundy.strategic.tree.GameTree;
import grundy.text.Message;

/// Answers questions about game trees: backward induction with perfect information, the sequence form for two players
/// with a constant sum, and the strategic form for the rest.
final class TreeSolver {
    private final Limits limits;

    TreeSolver(Limits limits) {
        this.limits = limits;
    }

    /// @param most equilibria to list
    /// @throws RulesException if a player forgets what he did or knew
    /// @throws grundy.limit.LimitException if a limit is reached or the work is cancelled
    TreeVerdict solve(GameTree tree, int most) {
        checkRecall(tree);
        if (tree.hasPerfectInformation()) return perfect(tree, most);
        if (tree.isConstantSum()) return value(tree);
        return new TreeVerdict.Strategic(
                tree, new MatrixSolver(limits).solve(MatrixQuestion.of(StrategicForm.of(tree))));
    }

    /// @return the reduced strategic form
    /// @throws RulesException if a player forgets what he did or knew
    /// @throws grundy.strategic.matrix.SizeException if it is too large
    static MatrixGame strategicForm(GameTree tree) {
        checkRecall(tree);
        return StrategicForm.of(tree);
    }

    private static void checkRecall(GameTree tree) {
        var forgetful = TreeCheck.forgetful(tree);
        if (forgetful.isEmpty()) return;
        var set = tree.sets().get(forgetful.get());
        throw new RulesException(Message.of(
                "tree.recall",
                "player",
                tree.players().get(set.player()),
                "set",
                set.name().isEmpty() ? String.join("/", set.actions()) : set.name()));
    }

    private TreeVerdict perfect(GameTree tree, int most) {
        var result = BackwardInduction.of(tree, most, limits);
        var found = result.equilibria().stream()
                .map(behaviour -> new TreeVerdict.ValuedBehaviour(behaviour, behaviour.payoffs(tree, tree.root())))
                .toList();
        for (var solved : found)
            if (!TreeCheck.isSubgamePerfect(tree, solved.behaviour(), solved.payoffs()))
                throw new AssertionError("Backward induction found what is not subgame-perfect");
        return new TreeVerdict.Perfect(tree, found, result.count());
    }

    private TreeVerdict value(GameTree tree) {
        var behaviour = SequenceForm.solve(tree, limits);
        var payoffs = behaviour.payoffs(tree, tree.root());
        var guaranteed = tree.sum().minus(BestReply.value(tree, 1, behaviour));
        var conceded = BestReply.value(tree, 0, behaviour);
        if (!guaranteed.equals(conceded)) throw new AssertionError("Behaviour that should be optimal is not");
        return new TreeVerdict.Value(tree, new TreeVerdict.ValuedBehaviour(behaviour, payoffs), guaranteed, conceded);
    }
}
