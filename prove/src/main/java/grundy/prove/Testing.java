package grundy.prove;

import grundy.check.theorem.Arithmetic;
import grundy.check.theorem.Budget;
import grundy.check.theorem.GameFormulas;
import grundy.check.theorem.Measure;
import grundy.check.theorem.MoveRelations;
import grundy.check.theorem.NumerationSystem;
import grundy.check.theorem.Theorem;
import grundy.check.theorem.TheoremCheck;
import grundy.rules.RulesException;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;

/// The test of a user's conjecture in one numeration system.
record Testing(GameFormulas game, NumerationSystem system, boolean values, Budget budget, long start) {
    Finding test(Prover.Conjecture conjecture) {
        var arithmetic = new Arithmetic(system, budget);
        var relation = conjecture.in(arithmetic);
        var moves = new MoveRelations(game, arithmetic);
        var measure = TheoremCheck.measure(game, arithmetic)
                .orElseThrow(() -> new RulesException(Message.of("prove.attempt.measure")));
        var names = new ArrayList<>(game.coordinates());
        if (values) names.add(MoveRelations.VALUE);
        var automaton = arithmetic.inOrder(relation, names);
        var check = new TheoremCheck(moves, measure);
        return switch (values ? check.values(automaton) : check.cold(automaton)) {
            case TheoremCheck.Result.Proved(var steps) ->
                new Finding.Proved(
                        new Theorem(game, values, system, automaton, measure),
                        steps,
                        0,
                        List.of(),
                        System.nanoTime() - start);
            case TheoremCheck.Result.Wrong(var position, var value) ->
                new Finding.Refuted(
                        game.coordinates(),
                        position,
                        value,
                        measure.order(game.coordinates()).stream()
                                .map(Measure::text)
                                .toList(),
                        System.nanoTime() - start);
        };
    }
}
