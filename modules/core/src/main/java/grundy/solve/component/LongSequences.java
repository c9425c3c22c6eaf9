package grundy.solve.component;

import grundy.engine.NimValues;
import grundy.engine.heap.HeapSequence;
import grundy.engine.heap.SplitTables;
import grundy.engine.heap.breaking.BreakingGames;
import grundy.engine.heap.dense.DenseSequence;
import grundy.engine.heap.run.FormSequence;
import grundy.engine.heap.run.LongSequence;
import grundy.engine.heap.run.TableSequence;
import grundy.engine.heap.sparse.SparseSequence;
import grundy.engine.heap.sparse.TakeAndBreakRules;
import grundy.engine.heap.subtraction.FractionSequence;
import grundy.engine.heap.subtraction.SieveRun;
import grundy.engine.heap.subtraction.SubtractionRun;
import grundy.engine.search.SearchValues;
import grundy.finding.CodeChunks;
import grundy.finding.HeapCoding;
import grundy.limit.Limits;
import grundy.question.LongRunQuestion;
import grundy.rules.RuleTree;
import grundy.rules.formula.AmountSets;
import grundy.theory.Theorems;
import grundy.value.Play;
import java.util.Optional;

/// Chooses, by the shape of the rules, the engine that works out a long nim-sequence. The same rules give the same
/// engine at the start and when one goes on.
public final class LongSequences {
    private LongSequences() {}

    /// @return empty if the game is not one of single heaps, or has no values in this play that could be listed
    public static Optional<LongSequence> of(LongRunQuestion question, Limits limits) {
        var rules = question.rules();
        var play = question.play();
        var chunks = question.chunks();
        long length = question.length();
        return sparse(rules, play, chunks, length, question.coding(), limits)
                .or(() -> dense(rules, play, chunks, length, question.coding(), limits))
                .or(() -> subtraction(rules, play, chunks, length, limits))
                .or(() -> table(rules, play, limits)
                        .<LongSequence>map(
                                table -> new TableSequence("table 1", table, chunks, length, limits, rules.maySplit()))
                        .or(() -> closed(rules, play)
                                .map(form -> new FormSequence("closed form 1", form, chunks, length, limits)))
                        .or(() -> search(rules, play, limits)
                                .map(values ->
                                        new FormSequence("search 1", values, values::learn, chunks, length, limits))));
    }

    /// The values in normal play of heaps of which a move leaves at most two: by their sparse space, or
    /// without one.
    ///
    /// @return empty if the rules have another form
    public static Optional<LongSequence> twoHeaps(RuleTree rules, Limits limits) {
        return SparseSequence.of(rules, CodeChunks.inMemory(limits.memory()), limits)
                .or(() -> dense(rules, limits));
    }

    /// Extends a sequence in memory, past the limit of positions only where a period is proved by then.
    ///
    /// @throws grundy.limit.LimitException if the limits do not allow it; what has been worked out stays
    public static void extend(LongSequence sequence, long to, Limits limits) {
        if (to > limits.visits() && sequence.period().isEmpty()) {
            sequence.extend(limits.visits());
            if (sequence.period().isEmpty()) limits.visit(to - 1);
        }
        sequence.extend(to);
    }

    /// The values of {@link #twoHeaps} without a sparse space.
    public static Optional<LongSequence> dense(RuleTree rules, Limits limits) {
        return TakeAndBreakRules.of(rules)
                .flatMap(two -> DenseSequence.of(two, CodeChunks.inMemory(limits.memory()), 0, limits));
    }

    private static Optional<LongSequence> sparse(
            RuleTree rules, Play play, CodeChunks chunks, long length, HeapCoding coding, Limits limits) {
        if (play == Play.MISERE || closed(rules, play).isPresent()) return Optional.empty();
        return length == 0
                ? SparseSequence.of(rules, chunks, limits)
                : SparseSequence.resume(rules, chunks, length, coding, limits);
    }

    private static Optional<LongSequence> dense(
            RuleTree rules, Play play, CodeChunks chunks, long length, HeapCoding coding, Limits limits) {
        if (play == Play.MISERE || closed(rules, play).isPresent()) return Optional.empty();
        return length == 0 || DenseSequence.wrote(coding)
                ? TakeAndBreakRules.of(rules).flatMap(two -> DenseSequence.of(two, chunks, length, limits))
                : Optional.empty();
    }

    /// What is gone on with begins a little before the end, or anew where that is early.
    private static Optional<LongSequence> subtraction(
            RuleTree rules, Play play, CodeChunks chunks, long length, Limits limits) {
        if (!(rules instanceof RuleTree.TakeAndBreak heaps)) return Optional.empty();
        return SubtractionRun.of(heaps, play, chunks, length, limits)
                .<LongSequence>map(run -> run)
                .or(() -> FractionSequence.of(heaps, play, chunks, length, limits))
                .or(() -> SieveRun.of(heaps, play, chunks, length, limits))
                .map(run -> {
                    run.extend(length);
                    return run;
                });
    }

    private static Optional<NimValues> closed(RuleTree rules, Play play) {
        boolean heaps = rules instanceof RuleTree.TakeAndBreak || rules instanceof RuleTree.Moves;
        return heaps && rules.arity() == 1 ? new Theorems().find(rules, play) : Optional.empty();
    }

    /// A closed form is better than a table that splits, or in which no period can be proved.
    private static Optional<HeapSequence> table(RuleTree rules, Play play, Limits limits) {
        if (rules.arity() != 1) return Optional.empty();
        if ((rules.maySplit() || dependsOnHeap(rules)) && closed(rules, play).isPresent()) return Optional.empty();
        return switch (rules) {
            case RuleTree.TakeAndBreak heaps ->
                (play == Play.NORMAL ? BreakingGames.endless(heaps, limits) : Optional.<HeapSequence>empty())
                        .or(() -> new ComponentEngines(limits).table(heaps, play));
            case RuleTree.Moves moves when play == Play.NORMAL -> SplitTables.of(moves, limits);
            default -> Optional.empty();
        };
    }

    /// @return whether what may be taken depends on the heap, as for its divisors
    private static boolean dependsOnHeap(RuleTree rules) {
        return rules instanceof RuleTree.TakeAndBreak heaps
                && heaps.terms().stream().anyMatch(term -> AmountSets.dependsOnHeap(term.amounts()));
    }

    private static Optional<SearchValues> search(RuleTree rules, Play play, Limits limits) {
        return switch (rules) {
            case RuleTree.Moves moves
            when moves.arity() == 1 && !(play == Play.MISERE && moves.maySplit()) ->
                Optional.of(new SearchValues(moves, play, limits));
            default -> Optional.empty();
        };
    }
}
