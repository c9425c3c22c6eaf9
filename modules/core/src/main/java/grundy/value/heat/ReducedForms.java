package grundy.value.heat;

import grundy.value.canonical.CanonicalForms;
import grundy.value.canonical.IdSet;
import java.util.HashMap;
import java.util.Map;

/// Reduced canonical forms: the simplest game that differs by an infinitesimal.
///
/// Source: J. P. Grossman and A. N. Siegel, Reductions of Partizan Games, Games of No Chance 3 (2009). Cost: a
/// difference for each pair of options, and for each option and the answers to it, of each form below.
public final class ReducedForms {
    private final CanonicalForms forms;
    private final Map<Integer, Integer> cache = new HashMap<>();

    /// @param forms the numbers of the games that are asked about
    public ReducedForms(CanonicalForms forms) {
        this.forms = forms;
    }

    /// @return the reduced canonical form: a number exactly if the game is infinitely near to it
    public int of(int form) {
        if (forms.isNumberish(form)) return forms.number(forms.leftStop(form));
        var cached = cache.get(form);
        if (cached != null) return cached;
        int reduced = forms.position(reduced(forms.left(form)), reduced(forms.right(form)));
        while (true) {
            int simpler = forms.position(simplified(reduced, true), simplified(reduced, false));
            if (simpler == reduced) break;
            reduced = simpler;
        }
        cache.put(form, reduced);
        return reduced;
    }

    private int[] reduced(int[] options) {
        var reduced = new IdSet(options.length);
        for (int option : options) reduced.add(of(option));
        return reduced.toArray();
    }

    /// @return whether `one >= two` but for an infinitesimal
    private boolean isAtLeast(int one, int two) {
        return forms.rightStop(forms.minus(one, two)).signum() >= 0;
    }

    private boolean isBetter(int one, int two, boolean left) {
        return left ? isAtLeast(one, two) : isAtLeast(two, one);
    }

    /// The options of one side, without the first that is dominated or reversible but for an infinitesimal.
    private int[] simplified(int form, boolean left) {
        var options = left ? forms.left(form) : forms.right(form);
        for (int i = 0; i < options.length; i++) {
            for (int j = 0; j < options.length; j++)
                if (i != j && isBetter(options[j], options[i], left)) return without(options, i, new int[0]);
            for (int answer : left ? forms.right(options[i]) : forms.left(options[i]))
                if (isBetter(form, answer, left))
                    return without(options, i, left ? forms.left(answer) : forms.right(answer));
        }
        return options;
    }

    private static int[] without(int[] options, int index, int[] instead) {
        var rest = new IdSet(options.length + instead.length);
        for (int i = 0; i < options.length; i++) if (i != index) rest.add(options[i]);
        for (int option : instead) rest.add(option);
        return rest.toArray();
    }
}
