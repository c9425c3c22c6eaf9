package grundy.contest.emit.method;

import grundy.check.QuotientTheorem;
import grundy.check.TheoremSource;
import grundy.contest.sketch.SketchItem;
import grundy.contest.sketch.SketchParser;
import grundy.contest.sketch.SketchType;
import grundy.limit.Checkpoint;
import grundy.limit.Deadline;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.question.QuotientQuestion;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.solve.Solver;
import grundy.text.Message;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/// The method of a misere quotient: a table of the heaps' elements, which repeat, and one of products.
///
/// Source: Plambeck and Siegel 2008.
final class QuotientProgram {
    /// More elements make a table that nobody wants to look at.
    private static final int MOST = 128;

    private static final int PRINTED = 5_000;
    private static final int HEAPS = 2_000;
    private static final Duration TIME = Duration.ofSeconds(8);

    private final QuotientTheorem theorem;
    private final int order;

    private QuotientProgram(QuotientTheorem theorem) {
        this.theorem = theorem;
        this.order = theorem.quotient().order();
    }

    /// @param rules of single heaps
    /// @return empty if no quotient was proved for heaps of all sizes, or its tables would be too long
    static Optional<ProgramMethod> of(RuleTree rules, TheoremSource theorems) {
        try {
            var games = List.of(rules);
            var question = new QuotientQuestion(games, HEAPS, theorems.quotient(games), _ -> {});
            var theorem = new Solver(Limits.ofWork().until(Deadline.after(TIME)), theorems)
                    .solve(question)
                    .theorem();
            boolean fits = theorem.isForAll()
                    && theorem.quotient().order() <= MOST
                    && theorem.map().size() <= PRINTED;
            return fits ? Optional.of(new QuotientProgram(theorem).method()) : Optional.empty();
        } catch (LimitException | RulesException _) {
            Checkpoint.look();
            return Optional.empty();
        }
    }

    private ProgramMethod method() {
        var quotient = theorem.quotient();
        var items = List.<SketchItem>of(
                SketchItem.Global.table("elements", theorem.map().stream().mapToInt(Integer::intValue)),
                SketchItem.Global.table(
                        "products", IntStream.range(0, order * order).map(i -> quotient.times(i / order, i % order))),
                SketchItem.Global.table("lost", IntStream.range(0, order).map(i -> quotient.isLost(i) ? 1 : 0)),
                wins());
        return ProgramMethod.create("misere-quotient", "", Map.of(), items)
                .with("theorem", Message.of("emit.theorem.quotient", "order", order))
                .with(
                        "about",
                        Message.of(
                                "emit.about.quotient",
                                "order",
                                order,
                                "period",
                                theorem.period(),
                                "from",
                                theorem.preperiod()))
                .with("cost", Message.of("emit.cost.quotient"));
    }

    private SketchItem.Function wins() {
        int from = theorem.preperiod();
        int period = theorem.period();
        var steps = List.of(
                "# the empty sum is element 0 | 什么都没有的局面是第 0 号元素",
                "long product = 0",
                "for i in 1..length(sum)",
                "  long n = sum[i]",
                "  if n >= " + (from + period),
                "    n = " + from + " + (n - " + from + ") mod " + period,
                "  product = products[product * " + order + " + elements[n]]",
                "return lost[product] = 0");
        return new SketchItem.Function(
                "wins",
                List.of(new SketchItem.Parameter("sum", SketchType.LIST)),
                SketchType.BOOL,
                new SketchParser(steps).steps());
    }
}
