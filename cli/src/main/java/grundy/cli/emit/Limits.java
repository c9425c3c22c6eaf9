package grundy.cli.emit;

import grundy.cli.judge.Case;
import grundy.cli.judge.Formula;
import grundy.cli.judge.JudgeException;
import grundy.cli.judge.Problem;
import grundy.cli.judge.Value.Num;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// The largest numbers that a problem allows.
final class Limits {
    private final Map<String, BigInteger> most = new HashMap<>();

    Limits(Problem problem) {
        var values = new Case();
        // A limit may speak of names whose limits stand further down.
        for (int i = 0; i < 3; i++)
            for (var limit : problem.limits())
                try {
                    if (!(limit.most().of(values) instanceof Num number)) continue;
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
    Optional<BigInteger> most(Formula formula) {
        var largest = new BigInteger[] {null};
        Tree.visit(formula, part -> {
            if (part instanceof Formula.Name(var name) && most.get(name) instanceof BigInteger number)
                largest[0] = largest[0] == null ? number : number.max(largest[0]);
        });
        return Optional.ofNullable(largest[0]);
    }
}
