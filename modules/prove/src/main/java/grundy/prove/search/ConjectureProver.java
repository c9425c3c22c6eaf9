package grundy.prove.search;

import grundy.check.automaton.Arithmetic;
import grundy.check.automaton.FormulaRelation;
import grundy.check.automaton.InexpressibleException;
import grundy.check.automaton.KernelBudget;
import grundy.check.automaton.NumerationSystem;
import grundy.check.automaton.TooLargeException;
import grundy.check.theorem.MoveRelations;
import grundy.check.theorem.TerminationMeasure;
import grundy.check.theorem.Theorem;
import grundy.check.theorem.TheoremCheck;
import grundy.limit.LimitException;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.rules.RulesException;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// Proves or refutes a given conjecture, in the first numeration system that can say it.
public final class ConjectureProver {
    private final SearchState search;
    private final Function<Arithmetic, FormulaRelation> conjecture;

    private ConjectureProver(SearchState search, Function<Arithmetic, FormulaRelation> conjecture) {
        this.search = search;
        this.conjecture = conjecture;
    }

    /// @param conjecture makes the set of P-positions, or the graph of the values (over the coordinates, then
    ///     {@link MoveRelations#VALUE}), in the system that it is given; throws an {@link InexpressibleException}
    ///     if it cannot be said, perhaps in this system only
    /// @return a theorem, a counterexample, or why neither was found
    public static ProofFinding test(ProofTask task, Function<Arithmetic, FormulaRelation> conjecture) {
        return new ConjectureProver(new SearchState(task), conjecture).test();
    }

    private ProofFinding test() {
        var task = search.task();
        if (search.isOfValues() && !task.values()) throw new RulesException(Message.of("prove.split-cold"));
        var attempts = new ArrayList<ProofFinding.Attempt>();
        for (var system : search.candidates()) {
            try {
                return task.limits().during(() -> in(system));
            } catch (InexpressibleException e) {
                if (!e.elsewhere()) throw e;
                attempts.add(new ProofFinding.Attempt(system, 0, -1, e.explanation()));
            } catch (TooLargeException _) {
                attempts.add(new ProofFinding.Attempt(system, 0, -1, Message.of("prove.attempt.large")));
            } catch (KernelBudget.CancelledException | LimitException e) {
                if (!task.limits().isOver()) throw e;
                attempts.add(new ProofFinding.Attempt(system, 0, -1, search.overtaken()));
                break;
            }
        }
        return new ProofFinding.Open(attempts, search.nanos());
    }

    private ProofFinding in(NumerationSystem system) {
        var game = search.game();
        var arithmetic = new Arithmetic(system, search.budget());
        var relation = conjecture.apply(arithmetic);
        var moves = new MoveRelations(game, arithmetic);
        var measure = TheoremCheck.measure(game, arithmetic)
                .orElseThrow(() -> new RulesException(Message.of("prove.attempt.measure")));
        boolean values = search.task().values();
        var names = new ArrayList<>(game.coordinates());
        if (values) names.add(MoveRelations.VALUE);
        var automaton = arithmetic.inOrder(relation, names);
        var check = new TheoremCheck(moves, measure);
        return switch (values ? check.values(automaton) : check.cold(automaton)) {
            case TheoremCheck.Result.Proved(var steps) ->
                new ProofFinding.Proved(
                        new Theorem(game, values, system, automaton, measure), steps, 0, List.of(), search.nanos());
            case TheoremCheck.Result.Wrong(var position, var value) ->
                new ProofFinding.Refuted(
                        game.coordinates(),
                        position,
                        value,
                        measure.order(game.coordinates()).stream()
                                .map(TerminationMeasure::text)
                                .toList(),
                        search.nanos());
        };
    }
}
