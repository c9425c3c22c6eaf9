package grundy.web.api.table;

import grundy.answer.Answer;
import grundy.limit.Limits;
import grundy.question.GridQuestion;
import grundy.question.LosersQuestion;
import grundy.question.OutcomesQuestion;
import grundy.question.Question;
import grundy.question.SequenceQuestion;
import grundy.question.TableKind;
import grundy.rules.catalogue.PrefixedRules;
import grundy.solve.Solver;
import grundy.text.Message;
import grundy.value.Play;
import grundy.web.request.RefusedRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Computes the table of a game, of the kind that its rules have: losers among several players,
/// outcomes of Left and Right, nim-values of two coordinates or of heaps. A table may end too soon, and
/// says why.
///
/// @param to the last heap, or the last coordinate
public record TableComputation(PrefixedRules rules, Optional<Long> to, Limits limits) {
    public static final long MOST_HEAPS = 1_000_000;
    private static final long FEW_HEAPS = 1_000;
    private static final long HEAP_GROWTH = 10;
    private static final long FEW_COORDINATES = 50;
    private static final long COORDINATE_GROWTH = 4;
    private static final long USUAL_HEAP = 200;
    private static final long USUAL_COORDINATE = 15;

    /// @return `Losers`, `Outcomes`, a `ValueGrid` or a `Sequence`
    public Answer answer() {
        return switch (TableKind.of(rules.game().rules())) {
            case LOSERS -> losers();
            case OUTCOMES -> solve(new OutcomesQuestion(rules.game(), rules.play(), to.orElse(USUAL_HEAP)));
            case GRID -> grid();
            case SEQUENCE -> solve(new SequenceQuestion(rules.game(), rules.play(), to.orElse(USUAL_HEAP)));
        };
    }

    private Answer losers() {
        if (rules.play() == Play.MISERE) throw new RefusedRequest(400, Message.of("solve.players-only-plain"));
        return solve(new LosersQuestion(rules.game(), List.of(), to.orElse(USUAL_HEAP)));
    }

    private Answer grid() {
        long most = GridQuestion.largest(rules.game(), rules.play());
        long last = to.orElse(USUAL_COORDINATE);
        if (last > most) throw new RefusedRequest(422, Message.of("web.values.large-grid", "most", most, "to", last));
        return solve(new GridQuestion(rules.game(), rules.play(), Math.toIntExact(last)));
    }

    private Answer solve(Question<?> question) {
        return new Solver(limits).allowingPartialTables().solve(question);
    }

    /// @return the beginnings of the table that are worth a look meanwhile, the shortest first; all of them
    ///     together cost a small part of what it costs
    List<TableComputation> shorter() {
        boolean isGrid = TableKind.of(rules.game().rules()) == TableKind.GRID;
        long growth = isGrid ? COORDINATE_GROWTH : HEAP_GROWTH;
        var shorter = new ArrayList<TableComputation>();
        for (long last = isGrid ? FEW_COORDINATES : FEW_HEAPS; last * growth <= to.orElse(0L); last *= growth)
            shorter.add(new TableComputation(rules, Optional.of(last), limits));
        return shorter;
    }
}
