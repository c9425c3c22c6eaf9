package grundy.contest.judge;

import grundy.contest.problem.JudgeException;
import grundy.contest.problem.Problem;
import grundy.limit.LimitException;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.OptionalLong;
import java.util.SplittableRandom;

/// Inputs of a problem that are made up: the same each time for the same seed.
///
/// @param largest whether each case is as large as the problem allows
/// @param cases how many are wanted; empty for a usual number
public record SampleInput(Problem problem, boolean largest, OptionalLong cases, long seed) {
    private static final long USUAL_CASES = 20;
    private static final long MOST_CASES = 100_000;
    private static final long MOST_NUMBERS = 2_000_000;

    /// @throws JudgeException if no input can be generated, or the problem does not allow that many cases
    /// @throws LimitException if more cases are requested than can be generated
    public String text() {
        var random = new SplittableRandom(seed);
        var sampler = new Sampler(problem);
        long most = sampler.mostCases();
        long count = cases.orElse(Math.min(most, largest ? MOST_CASES : USUAL_CASES));
        if (count > most)
            throw new JudgeException(
                    Message.of("judge.sample.cases", "id", problem.id(), "cases", count, "most", most));
        if (count > MOST_CASES) throw new LimitException(Message.of("judge.sample.many", "most", MOST_CASES));
        var units = new ArrayList<SampleCase>();
        long numbers = 0;
        for (long i = 0; i < count && numbers < MOST_NUMBERS; i++) {
            var first = units.isEmpty() ? null : units.getFirst();
            double size = (i + 1.0) / count;
            var unit = largest
                    ? sampler.largest(first, random, MOST_NUMBERS)
                    : first == null
                            ? sampler.random(random, size, USUAL_CASES)
                            : sampler.randomBeside(first, random, size, USUAL_CASES);
            if (unit == null || first != null && !sampler.together(first, unit)) continue;
            units.add(unit);
            numbers += unit.choices().size();
        }
        if (units.isEmpty()) throw new JudgeException(Message.of("judge.no-sample"));
        return sampler.text(units);
    }
}
