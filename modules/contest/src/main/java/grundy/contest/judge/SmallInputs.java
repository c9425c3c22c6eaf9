package grundy.contest.judge;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Makes all small inputs of a problem, one after the other: those whose choices are at most 0 above
/// the least, then at most 1, and so on. Nothing is made before it is asked for.
final class SmallInputs {
    /// After this many lists of choices without a new input, larger numbers are tried.
    private static final int PATIENCE = 20_000;

    private static final int BARREN_BOUND = 30;

    private final Sampler sampler;
    private final Set<List<Map<String, Object>>> distinct = new HashSet<>();
    private @Nullable List<Integer> digits = List.of();
    private int bound;
    private boolean barren = true;

    SmallInputs(Sampler sampler) {
        this.sampler = sampler;
    }

    /// @return empty after the last one
    Optional<SampleCase> next() {
        for (int tried = 0; ; tried++) {
            if (digits == null || tried > PATIENCE) {
                if (barren && bound > BARREN_BOUND) return Optional.empty();
                digits = List.of();
                barren = true;
                bound++;
                tried = 0;
            }
            var choices = new InputChoices.Enumeration(digits, bound);
            var unit = sampler.make(choices);
            digits = choices.following();
            if (unit == null || !distinct.add(unit.levels())) continue;
            barren = false;
            return Optional.of(unit);
        }
    }
}
