package grundy.prove;

import grundy.check.theorem.Arithmetic;
import grundy.check.theorem.Budget;
import grundy.check.theorem.InexpressibleException;
import grundy.check.theorem.Measure;
import grundy.check.theorem.MoveRelations;
import grundy.check.theorem.NumerationSystem;
import grundy.check.theorem.Relation;
import grundy.check.theorem.Theorem;
import grundy.check.theorem.TheoremCheck;
import grundy.check.theorem.TooLargeException;
import grundy.limit.LimitException;
import grundy.rules.RulesException;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// Proves or refutes a given conjecture, in the first numeration system that can say it.
public final class ConjectureProver {
    private final SearchState search;
    private final Function<Arithmetic, Relation> conjecture;

    private ConjectureProver(SearchState search, Function<Arithmetic, Relation> conjecture) {
        this.search = search;
        this.conjecture = conjecture;
    }

    /// @param conjecture makes the set of P-positions, or the graph of the values (over the coordinates, then
    ///     {@link MoveRelations#VALUE}), in the system that it is given; throws an {@link InexpressibleException}
    ///     if it cannot be said, perhaps in this system only
    /// @return a theorem, a counterexample, or why neither was found
    public static Finding test(Task task, Function<Arithmetic, Relation> conjecture) {
        return new ConjectureProver(new SearchState(task), conjecture).test();
    }

    private Finding test() {
        var task = search.task();
        if (search.isOfValues() && !task.values()) throw new RulesException(Message.of("prove.split-cold"));
        var attempts = new ArrayList<Finding.Attempt>();
        for (var system : search.candidates()) {
            try {
                return task.limits().during(() -> in(system));
            } catch (InexpressibleException e) {
                if (!e.elsewhere()) throw e;
                attempts.add(new Finding.Attempt(system, 0, -1, e.explanation()));
            } catch (TooLargeException _) {
                attempts.add(new Finding.Attempt(system, 0, -1, Message.of("prove.attempt.large")));
            } catch (Budget.CancelledException | LimitException e) {
                if (!task.limits().isOver()) throw e;
                attempts.add(new Finding.Attempt(system, 0, -1, search.overtaken()));
                break;
            }
        }
        return new Finding.Open(attempts, search.nanos());
    }

    private Finding in(NumerationSystem system) {
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
                new Finding.Proved(
                        new Theorem(game, values, system, automaton, measure), steps, 0, List.of(), search.nanos());
            case TheoremCheck.Result.Wrong(var position, var value) ->
                new Finding.Refuted(
                        game.coordinates(),
                        position,
                        value,
                        measure.order(game.coordinates()).stream()
                                .map(Measure::text)
                                .toList(),
                        search.nanos());
        };
    }
}
