package grundy.solve.sum;

import grundy.answer.Verdict;
import grundy.check.Evidence;
import grundy.engine.sum.SumSearch;
import grundy.finding.CountedList;
import grundy.finding.Move;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.TurnPosition;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Puts the result of a search over the whole sum into a verdict.
public final class WholeSums {
    /// Remoteness needs all positions, where the outcome alone often needs few: it is given only where all are
    /// few.
    private static final long FEW = 200_000;

    private WholeSums() {}

    /// Returns who wins, found by a search through the sum as a whole.
    public static Verdict verdict(TurnPosition question, Limits limits) {
        var search = search(question, limits);
        var outcome = search.outcome();
        return new Verdict(
                        question,
                        outcome,
                        value(question, outcome),
                        moves(search.winningMoves()),
                        new Evidence.Exhaustive(search.positions()),
                        new Verdict.Reasoning.Search(
                                search.positions(), outcome == Outcome.D ? -1 : remoteness(question, limits), false))
                .holding(moves(search.drawingMoves()));
    }

    private static SumSearch search(TurnPosition question, Limits limits) {
        var sum = question.sum();
        return new SumSearch(sum.components(), sum.compound(), sum.play(), limits);
    }

    /// @return moves to the end under best play, or -1 for a draw or where the sums to be examined are many
    public static long remoteness(TurnPosition question, Limits limits) {
        try {
            return search(question, limits.withAtMost(FEW)).remoteness();
        } catch (LimitException _) {
            return -1;
        }
    }

    /// A position of a disjunctive sum is equal to 0 exactly if it is P, also where play may go on for ever
    /// (Smith 1966).
    private static @Nullable Value value(TurnPosition question, Outcome outcome) {
        boolean disjunctive = question.sum().compound() == Compound.DISJUNCTIVE;
        return disjunctive && question.sum().play() == Play.NORMAL && outcome == Outcome.P ? Value.Nimber.of(0) : null;
    }

    private static CountedList<Move> moves(List<List<SumSearch.Step>> moves) {
        return CountedList.of(moves.stream()
                .map(steps -> new Move(steps.stream().map(WholeSums::step).toList(), null))
                .toList());
    }

    /// Returns a step of the search as a step of a move.
    public static Move.Step step(SumSearch.Step step) {
        return new Move.Step(step.component(), step.from(), step.to());
    }
}
