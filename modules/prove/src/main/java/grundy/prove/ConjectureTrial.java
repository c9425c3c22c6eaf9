package grundy.prove;

import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.prove.table.EngineTables;
import grundy.prove.table.PositionTable;
import grundy.prove.table.ThreadClock;
import grundy.rules.formula.Evaluation;
import grundy.rules.language.formula.CatalogueClaim;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// Compares a formula that no automaton can say with the engines, position by position, the smallest sums first. Proves
/// nothing, but may find that it is wrong.
public final class ConjectureTrial {
    private static final long NANOS = 3_000_000_000L;

    private final CatalogueClaim claim;
    private final List<String> names;
    private final PositionTable truth;
    private final boolean values;
    private final long start = System.nanoTime();
    private final long stop;
    private boolean ended;

    private ConjectureTrial(ProofTask task, CatalogueClaim claim) {
        var formulas = task.formulas();
        this.claim = claim;
        this.names = formulas.coordinates();
        this.values = claim instanceof CatalogueClaim.Grundy;
        this.stop = ThreadClock.cpu() + NANOS;
        this.truth = EngineTables.of(task.game(), formulas, values || formulas.splits(), task.limits());
    }

    /// @param why no proof can be tried
    /// @return the smallest counterexample, or how far the formula is right
    public static ProofFinding of(ProofTask task, CatalogueClaim claim, Message why) {
        return new ConjectureTrial(task, claim).run(why);
    }

    private ProofFinding run(Message why) {
        long sum = 0;
        for (; ; sum++) {
            var wrong = wrong(new long[names.size()], 0, sum);
            if (wrong.isPresent()) return wrong.get();
            if (ended) return new ProofFinding.Undecided(sum - 1, why, System.nanoTime() - start);
        }
    }

    private Optional<ProofFinding> wrong(long[] position, int from, long left) {
        if (from == position.length - 1) {
            position[from] = left;
            return compare(position);
        }
        for (long number = 0; number <= left && !ended; number++) {
            position[from] = number;
            var wrong = wrong(position, from + 1, left - number);
            if (wrong.isPresent()) return wrong;
        }
        return Optional.empty();
    }

    private Optional<ProofFinding> compare(long[] position) {
        int value = ThreadClock.cpu() > stop ? PositionTable.UNKNOWN : truth.value(position);
        if (value == PositionTable.UNKNOWN) {
            ended = true;
            return Optional.empty();
        }
        var numbers = Arrays.stream(position).mapToObj(BigInteger::valueOf).toList();
        if (isRight(Evaluation.of(names, numbers), value)) return Optional.empty();
        var actual = BigInteger.valueOf(values ? value : Math.min(value, 1));
        return Optional.of(new ProofFinding.Refuted(
                names, numbers, actual, List.of(String.join(" + ", names)), System.nanoTime() - start));
    }

    private boolean isRight(Evaluation at, int value) {
        try {
            return switch (claim) {
                case CatalogueClaim.Cold(var _, var _, var condition) -> at.holds(condition) == (value == 0);
                case CatalogueClaim.Grundy(var _, var _, var expression) ->
                    at.value(expression).equals(BigInteger.valueOf(value));
            };
        } catch (ArithmeticException _) {
            return false;
        }
    }
}
