package grundy.contest.judge;

import grundy.contest.problem.CaseValue;
import grundy.contest.problem.CaseValue.Row;
import grundy.contest.problem.CaseValue.WholeNumber;
import grundy.contest.problem.ProblemCase;
import grundy.contest.problem.TextTemplate;
import grundy.finding.Move;
import grundy.rules.Board;
import grundy.rules.BoardPosition;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import java.math.BigInteger;
import java.util.List;

/// The names under which a template speaks of a winning move: `heap`, `from`, `to`, `take`, `parts`, `after`.
final class MoveNames {
    private static final List<String> NAMES = List.of("heap", "from", "to", "take", "parts", "after");
    private final CasePosition posed;

    MoveNames(CasePosition posed) {
        this.posed = posed;
    }

    static boolean isUsed(TextTemplate template) {
        return NAMES.stream().anyMatch(template::uses);
    }

    void put(Move move, ProblemCase values) {
        var step = move.steps().getFirst();
        values.put("heap", WholeNumber.of(step.component() + 1L));
        values.put("from", value(step.component(), step.from()));
        values.put("to", value(step.component(), step.to().getFirst()));
        values.put("parts", WholeNumber.of(step.to().size()));
        if (step.from() instanceof Tuple from && from.arity() == 1 && step.to().size() == 1)
            values.put(
                    "take",
                    WholeNumber.of(from.get(0).subtract(((Tuple) step.to().getFirst()).get(0))));
    }

    /// All heaps as they are after the move: only where a template asks for them, since there may be many.
    void putAfter(Move move, ProblemCase values) {
        var step = move.steps().getFirst();
        var heaps = posed.heaps();
        if (heaps == null || !(step.to().getFirst() instanceof Tuple to)) return;
        var after = heaps.clone();
        after[step.component()] = to.get(0).longValueExact();
        values.put("after", new Row(after, 1));
    }

    private CaseValue value(int component, Position position) {
        return switch (position) {
            case Tuple tuple when tuple.arity() == 1 -> WholeNumber.of(tuple.get(0));
            case Tuple tuple -> row(tuple.stream().toList());
            case BoardPosition on ->
                onBoard(posed.sum().components().get(component).game().rules(), on);
        };
    }

    private static CaseValue onBoard(RuleTree rules, BoardPosition position) {
        if (rules instanceof RuleTree.OnBoard(var _, var _, var board)) {
            var numbers = numbers(board, position.state());
            if (!numbers.isEmpty()) return row(numbers);
        }
        return new CaseValue.Text(position.text());
    }

    @SuppressWarnings("unchecked")
    private static <P> List<BigInteger> numbers(Board<P> board, Object state) {
        return board.numbers((P) state);
    }

    private static Row row(List<BigInteger> numbers) {
        return new Row(numbers.stream().mapToLong(BigInteger::longValueExact).toArray(), 1);
    }
}
