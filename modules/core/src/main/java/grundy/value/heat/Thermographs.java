package grundy.value.heat;

import grundy.limit.Checkpoint;
import grundy.value.Dyadic;
import grundy.value.canonical.CanonicalForms;
import grundy.value.canonical.RecursionDepth;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// Thermographs of canonical forms, each worked out once.
///
/// Source: Winning Ways, chapter 6. Cost: for each form below, its options times the corners of their walls.
public final class Thermographs {
    private final CanonicalForms forms;
    private final Map<Integer, Thermograph> graphs = new HashMap<>();
    private final RecursionDepth depth = new RecursionDepth(400);

    /// @param forms the numbers of the games that are asked about
    public Thermographs(CanonicalForms forms) {
        this.forms = forms;
    }

    /// Returns the thermograph of a game.
    public Thermograph of(int form) {
        var cached = graphs.get(form);
        if (cached != null) return cached;
        Checkpoint.step();
        depth.enter();
        try {
            var thermograph = make(form);
            graphs.put(form, thermograph);
            return thermograph;
        } finally {
            depth.leave();
        }
    }

    /// @return the number that many copies are worth each, but for a bounded rest
    public Dyadic mean(int form) {
        return forms.isNumberish(form) ? forms.leftStop(form) : of(form).mean();
    }

    /// @return the temperature; 0 for what differs from a number by an infinitesimal
    public Dyadic temperature(int form) {
        return forms.isNumberish(form) && !forms.isNumber(form) ? Dyadic.ZERO : of(form).temperature();
    }

    private Thermograph make(int form) {
        if (forms.isNumber(form)) {
            var number = forms.numberOf(form);
            if (number.isInteger()) return Thermograph.ofInteger(number);
        }
        var rights = Arrays.stream(forms.left(form))
                .mapToObj(option -> of(option).right())
                .toList();
        var lefts = Arrays.stream(forms.right(form))
                .mapToObj(option -> of(option).left())
                .toList();
        var last = last(rights, lefts);
        var left = ThermographWall.scaffold(rights, -1, last);
        var right = ThermographWall.scaffold(lefts, 1, last);
        var temperature = left.meeting(right);
        var mean = left.at(temperature);
        return new Thermograph(left.upTo(temperature, mean), right.upTo(temperature, mean), temperature, mean);
    }

    /// @return a temperature at which the scaffolds of these walls have met
    private static Dyadic last(List<ThermographWall> rights, List<ThermographWall> lefts) {
        var last = Stream.concat(rights.stream(), lefts.stream())
                .map(wall -> wall.corners().getLast().temperature())
                .max(Dyadic::compareTo)
                .orElseThrow();
        var best = masts(rights).max(Dyadic::compareTo).orElseThrow();
        var least = masts(lefts).min(Dyadic::compareTo).orElseThrow();
        var gap = best.minus(least);
        return gap.signum() > 0 && gap.compareTo(last) > 0 ? gap : last.compareTo(Dyadic.ZERO) > 0 ? last : Dyadic.ZERO;
    }

    private static Stream<Dyadic> masts(List<ThermographWall> walls) {
        return walls.stream().map(wall -> wall.corners().getLast().value());
    }
}
