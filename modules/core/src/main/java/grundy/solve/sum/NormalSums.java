package grundy.solve.sum;

import grundy.answer.Verdict;
import grundy.finding.CycleException;
import grundy.limit.LimitException;
import grundy.rules.Component;
import grundy.rules.TurnPosition;
import grundy.solve.component.ComponentEngines;
import grundy.text.Message;
import grundy.value.Play;
import java.util.List;

/// Solves disjunctive sums of impartial games in normal play: by what theorems say of the whole, else by values, else
/// by search.
public final class NormalSums {
    private final ComponentEngines engines;

    /// @param engines that answer for single components
    public NormalSums(ComponentEngines engines) {
        this.engines = engines;
    }

    /// Returns who wins, and by which moves.
    ///
    /// @throws grundy.limit.LimitException if that takes more than the limits allow
    public Verdict solve(TurnPosition question) {
        var components = question.sum().components();
        if (components.size() == 1) {
            var cold = engines.coldOnly(components.getFirst(), Play.NORMAL);
            if (cold.isPresent()) return ColdComponent.verdict(question, cold.get(), engines.limits());
        }
        var several = ProvedHeaps.verdict(question, engines);
        if (several.isPresent()) return several.get();
        try {
            return new ImpartialSum(question, engines).verdict(question);
        } catch (CycleException _) {
            return WholeSums.verdict(question, engines.limits());
        } catch (LimitException e) {
            throw explained(e, components);
        }
    }

    /// A component that a theorem would answer alone is no help in a sum, which more time alone will not mend.
    private LimitException explained(LimitException problem, List<Component> components) {
        if (components.size() == 1) return problem;
        return components.stream()
                .filter(component -> engines.coldOnly(component, Play.NORMAL).isPresent())
                .findFirst()
                .map(component -> new LimitException(Message.of(
                        "solve.sum-needs-values",
                        "problem",
                        problem.explanation(),
                        "game",
                        component.game().text())))
                .orElse(problem);
    }
}
