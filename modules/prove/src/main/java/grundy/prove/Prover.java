package grundy.prove;

import grundy.check.answer.TableCheck;
import grundy.check.automaton.Arithmetic;
import grundy.check.automaton.FormulaRelation;
import grundy.check.theorem.MoveRelations;
import grundy.limit.LimitException;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.prove.search.ConjectureProver;
import grundy.prove.search.RepetitionTheorems;
import grundy.prove.search.TheoremSearch;
import grundy.rules.RuleTree;
import java.util.List;
import java.util.function.Function;

/// Finds the P-positions or nim-values of a game for all sizes, and proves them.
///
/// A table of the engines answers the questions of a learner of automata; the conjecture is put to the kernel's proof,
/// and where that fails, the position at which it fails is given to the learner, until the proof succeeds. Conjectures
/// about games of certain shapes are tried before: {@link TheoremSearch} lists them all.
public final class Prover {
    private Prover() {}

    /// @return a theorem, or what was tried
    /// @throws grundy.check.automaton.InexpressibleException if some move cannot be said by addition and
    ///     automatic sets
    /// @throws grundy.rules.RulesException if the rules have no form that a theorem could be about
    public static ProofFinding prove(ProofTask task) {
        return task.game().rules() instanceof RuleTree.Partizan ? outcomes(task) : TheoremSearch.find(task);
    }

    /// Searches for the period of outcomes where Left and Right have moves of their own.
    private static ProofFinding outcomes(ProofTask task) {
        long start = System.nanoTime();
        if (!TableCheck.hasOutcomes(task.game()) || task.values() || task.heaps() > 1) task.formulas();
        try {
            var repeats = task.limits().during(() -> new RepetitionTheorems(task, start).ofOutcomes());
            if (repeats.isPresent()) return repeats.get();
        } catch (LimitException e) {
            if (!task.limits().isOver()) throw e;
        }
        return new ProofFinding.Open(List.of(), System.nanoTime() - start);
    }

    /// Tests a conjecture.
    ///
    /// @param conjecture makes the set of P-positions, or the graph of the values (over the coordinates, then
    ///     {@link MoveRelations#VALUE}), in the system that it is given; throws an {@link
    ///     grundy.check.automaton.InexpressibleException} if it cannot be said, perhaps in this system only
    /// @return a theorem, a counterexample, or why neither was found
    public static ProofFinding test(ProofTask task, Function<Arithmetic, FormulaRelation> conjecture) {
        return ConjectureProver.test(task, conjecture);
    }
}
