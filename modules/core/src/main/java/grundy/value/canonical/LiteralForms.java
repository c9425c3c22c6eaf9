package grundy.value.canonical;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Games in their literal form, which need not be canonical. A form is the id of a canonical form or, below
/// 0, an added form.
///
/// Cost: the options of each form that is added.
public final class LiteralForms {
    private final CanonicalForms canonical;
    private final List<LiteralForm> added = new ArrayList<>();
    private final Map<List<List<Integer>>, Integer> ids = new HashMap<>();

    private record LiteralForm(int[] left, int[] right, int value) {}

    /// @param canonical the numbers of games in canonical form
    public LiteralForms(CanonicalForms canonical) {
        this.canonical = canonical;
    }

    /// @return the arena of the values
    CanonicalForms canonical() {
        return canonical;
    }

    /// @param left forms
    /// @param right forms
    /// @return the form with these options
    public int add(int[] left, int[] right) {
        var key = List.of(boxed(left), boxed(right));
        return ids.computeIfAbsent(key, _ -> {
            added.add(new LiteralForm(left.clone(), right.clone(), canonical.position(values(left), values(right))));
            return -added.size();
        });
    }

    private static List<Integer> boxed(int[] options) {
        return Arrays.stream(options).sorted().distinct().boxed().toList();
    }

    private int[] values(int[] options) {
        return Arrays.stream(options).map(this::value).toArray();
    }

    /// @return the canonical form of the same value
    public int value(int form) {
        return form >= 0 ? form : added.get(-form - 1).value();
    }

    /// @return Left's options; must not be modified
    int[] left(int form) {
        return form >= 0 ? canonical.left(form) : added.get(-form - 1).left();
    }

    /// @return Right's options; must not be modified
    int[] right(int form) {
        return form >= 0 ? canonical.right(form) : added.get(-form - 1).right();
    }

    /// @return whether the id is that of a canonical form
    static boolean isCanonical(int form) {
        return form >= 0;
    }
}
