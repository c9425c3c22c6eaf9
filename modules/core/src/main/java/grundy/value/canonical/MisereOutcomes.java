package grundy.value.canonical;

import grundy.value.Outcome;
import java.util.HashMap;
import java.util.Map;

/// Finds who wins a form, canonical or as written, in misere play. The winner is a property of the
/// form: equal games may differ in it. Integers are decided without going through them.
///
/// Source: Siegel 2013, chapter V. Cost: once for each form below.
public final class MisereOutcomes {
    private final CanonicalForms forms;
    private final LiteralForms literals;
    private final Map<Integer, Outcome> outcomes = new HashMap<>();
    private final RecursionDepth depth = new RecursionDepth(400);

    /// @param literals games as they are written
    public MisereOutcomes(LiteralForms literals) {
        this.forms = literals.canonical();
        this.literals = literals;
    }

    /// @return the outcome in misere play
    public Outcome of(int form) {
        if (LiteralForms.isCanonical(form) && forms.isInteger(form)) {
            int sign = forms.numberOf(form).signum();
            return sign == 0 ? Outcome.N : sign > 0 ? Outcome.R : Outcome.L;
        }
        var cached = outcomes.get(form);
        if (cached != null) return cached;
        depth.enter();
        try {
            boolean left = wins(literals.left(form), Outcome.L);
            boolean right = wins(literals.right(form), Outcome.R);
            var outcome = left && right ? Outcome.N : left ? Outcome.L : right ? Outcome.R : Outcome.P;
            outcomes.put(form, outcome);
            return outcome;
        } finally {
            depth.leave();
        }
    }

    /// @param own the outcome in which the mover wins whoever begins
    private boolean wins(int[] options, Outcome own) {
        if (options.length == 0) return true;
        for (int option : options) {
            var outcome = of(option);
            if (outcome == own || outcome == Outcome.P) return true;
        }
        return false;
    }
}
