package grundy.solve;

import grundy.answer.CalculationResult;
import grundy.answer.Verdict;
import grundy.check.TheoremSource;
import grundy.limit.Limits;
import grundy.question.AnswerPart;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.rules.Sum;
import grundy.rules.TurnPosition;
import grundy.rules.language.ValueExpression;
import grundy.solve.calculate.Calculator;
import grundy.solve.calculate.PositionVerdicts;
import grundy.solve.component.ComponentEngines;
import grundy.solve.component.OnePiece;
import grundy.solve.compound.ConjunctiveSums;
import grundy.solve.compound.ForeclosedSums;
import grundy.solve.compound.SelectiveSums;
import grundy.solve.misere.MisereSums;
import grundy.solve.sum.BlockingGames;
import grundy.solve.sum.GraphTokens;
import grundy.solve.sum.NormalSums;
import grundy.solve.sum.PartizanSums;
import grundy.solve.sum.ScoredGames;
import grundy.solve.sum.SeveralPlayers;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Play;
import grundy.value.loopy.LoopyForms;

/// Solves positions: recognises what kind of sum it is.
final class PositionSolver {
    private final Limits limits;
    private final TheoremSource theorems;

    /// @param theorems theorems for all sizes, which answer where there is no closed form
    PositionSolver(Limits limits, TheoremSource theorems) {
        this.limits = limits;
        this.theorems = theorems;
    }

    /// @param part of the answer that is enough
    /// @return outcome, value, all winning moves, evidence; never a guess
    /// @throws grundy.limit.LimitException if the answer would need more than the limits allow
    /// @throws RulesException if the rules make no sense at a position reached
    Verdict solve(TurnPosition question, AnswerPart part) {
        var sum = question.sum();
        if (BlockingGames.areAsked(sum)) return new BlockingGames(limits, theorems).solve(question);
        var token = new GraphTokens(question, limits, PositionSolver::calculate).verdict();
        if (token.isPresent()) return token.get();
        if (ScoredGames.areAsked(question)) return new ScoredGames(question, limits).verdict();
        boolean players =
                sum.components().stream().anyMatch(component -> component.game().rules() instanceof RuleTree.Players);
        if (players) return new SeveralPlayers(limits).solve(question);
        boolean partizan =
                sum.components().stream().anyMatch(component -> component.game().rules() instanceof RuleTree.Partizan);
        if (partizan) return new PartizanSums(limits, PositionSolver::calculate).solve(question, part);
        refuseIncompleteBoards(sum);
        var engines = new ComponentEngines(limits, theorems);
        if (sum.compound() != Compound.DISJUNCTIVE) return compound(OnePiece.of(question), engines);
        return sum.play() == Play.NORMAL
                ? new NormalSums(engines).solve(question)
                : new MisereSums(engines).solve(question);
    }

    /// @throws RulesException if a board that keeps only what matters in ordinary sums is played in another way
    private static void refuseIncompleteBoards(Sum sum) {
        if (sum.play() == Play.NORMAL && sum.compound() == Compound.DISJUNCTIVE) return;
        for (var component : sum.components())
            if (component.game().rules() instanceof RuleTree.OnBoard(var _, var _, var board) && !board.isComplete())
                throw new RulesException(
                        Message.of("solve.normal-only", "game", component.game().text()));
    }

    private static Verdict compound(TurnPosition question, ComponentEngines engines) {
        return switch (question.sum().compound()) {
            case DISJUNCTIVE -> throw new AssertionError("An ordinary sum is solved by its values");
            case SHORT_DISJUNCTIVE -> new ForeclosedSums(engines).solve(question);
            case CONJUNCTIVE, SHORT_CONJUNCTIVE -> new ConjunctiveSums(engines).solve(question);
            case SELECTIVE, SHORT_SELECTIVE -> new SelectiveSums(engines).solve(question);
        };
    }

    private static CalculationResult calculate(ValueExpression expression, LoopyForms forms, Limits limits) {
        return new Calculator(limits, forms, of(limits)).of(expression).result();
    }

    /// @return works out expressions within the limits
    static Calculator calculator(Limits limits) {
        return new Calculator(limits, of(limits));
    }

    private static PositionVerdicts of(Limits limits) {
        return new PositionSolver(limits, TheoremSource.NONE)::solve;
    }
}
