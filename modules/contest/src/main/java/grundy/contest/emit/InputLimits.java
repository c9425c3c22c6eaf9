package grundy.contest.emit;

import grundy.contest.problem.CaseFormula;
import grundy.contest.problem.CaseValue.WholeNumber;
import grundy.contest.problem.JudgeException;
import grundy.contest.problem.Problem;
import grundy.contest.problem.ProblemCase;
import grundy.contest.sketch.SketchWalk;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// The largest numbers that a problem allows.
final class InputLimits {
    private final Map<String, BigInteger> most = new HashMap<>();

    InputLimits(Problem problem) {
        var values = new ProblemCase();
        // A limit may speak of names whose limits stand further down.
        for (int i = 0; i < 3; i++)
            for (var limit : problem.limits())
                try {
                    if (!(limit.most().of(values) instanceof WholeNumber number)) continue;
                    for (var name : limit.names()) {
                        most.put(name, number.big());
                        values.put(name, number);
                    }
                } catch (JudgeException _) {
                    // a name that is not known yet
                }
    }

    Optional<BigInteger> most(String name) {
        return Optional.ofNullable(most.get(name));
    }

    /// @return the largest of the limits of the names in a formula
    Optional<BigInteger> most(CaseFormula formula) {
        var largest = new BigInteger[] {null};
        SketchWalk.visit(formula, part -> {
            if (part instanceof CaseFormula.Name(var name) && most.get(name) instanceof BigInteger number)
                largest[0] = largest[0] == null ? number : number.max(largest[0]);
        });
        return Optional.ofNullable(largest[0]);
    }
}
