package grundy.prove;

import grundy.rules.Evaluation;
import grundy.rules.language.Claim;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// Compares a formula that no automaton can say with the engines, position by position, the smallest sums first. Proves
/// nothing, but may find that it is wrong.
public final class ConjectureTrial {
    private static final long NANOS = 3_000_000_000L;

    private final Claim claim;
    private final List<String> names;
    private final Truth truth;
    private final boolean values;
    private final long start = System.nanoTime();
    private final long stop;
    private boolean ended;

    private ConjectureTrial(Task task, Claim claim) {
        var formulas = task.formulas();
        this.claim = claim;
        this.names = formulas.coordinates();
        this.values = claim instanceof Claim.Grundy;
        this.stop = ThreadClock.cpu() + NANOS;
        this.truth = Truths.of(task.game(), formulas, values || formulas.splits(), task.limits());
    }

    /// @param why no proof can be tried
    /// @return the smallest counterexample, or how far the formula is right
    public static Finding of(Task task, Claim claim, Message why) {
        return new ConjectureTrial(task, claim).run(why);
    }

    private Finding run(Message why) {
        long sum = 0;
        for (; ; sum++) {
            var wrong = wrong(new long[names.size()], 0, sum);
            if (wrong.isPresent()) return wrong.get();
            if (ended) return new Finding.Undecided(sum - 1, why, System.nanoTime() - start);
        }
    }

    private Optional<Finding> wrong(long[] position, int from, long left) {
        if (from == position.length - 1) {
            position[from] = left;
            return compared(position);
        }
        for (long number = 0; number <= left && !ended; number++) {
            position[from] = number;
            var wrong = wrong(position, from + 1, left - number);
            if (wrong.isPresent()) return wrong;
        }
        return Optional.empty();
    }

    private Optional<Finding> compared(long[] position) {
        int value = ThreadClock.cpu() > stop ? Truth.UNKNOWN : truth.value(position);
        if (value == Truth.UNKNOWN) {
            ended = true;
            return Optional.empty();
        }
        var numbers = Arrays.stream(position).mapToObj(BigInteger::valueOf).toList();
        if (isRight(Evaluation.of(names, numbers), value)) return Optional.empty();
        var told = BigInteger.valueOf(values ? value : Math.min(value, 1));
        return Optional.of(new Finding.Refuted(
                names, numbers, told, List.of(String.join(" + ", names)), System.nanoTime() - start));
    }

    private boolean isRight(Evaluation at, int value) {
        try {
            return switch (claim) {
                case Claim.Cold(var _, var _, var condition) -> at.holds(condition) == (value == 0);
                case Claim.Grundy(var _, var _, var expression) ->
                    at.value(expression).equals(BigInteger.valueOf(value));
            };
        } catch (ArithmeticException _) {
            return false;
        }
    }
}
