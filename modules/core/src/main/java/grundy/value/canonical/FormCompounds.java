package grundy.value.canonical;

import grundy.limit.Checkpoint;
import grundy.value.Dyadic;
import java.util.HashMap;
import java.util.Map;

/// Compounds of two games by other rules than the disjunctive sum. They depend on the form of a game, not on its
/// value alone; here each game stands in canonical form, or in another that was written ({@link LiteralForms}).
///
/// Source: Conway 1976, chapter 14; Siegel 2013, sections I.4 and II.1. Cost: a position for each pair of forms
/// below.
public final class FormCompounds {
    private final CanonicalForms forms;
    private final LiteralForms literals;
    private final Map<Integer, Integer> companions = new HashMap<>();
    private final RecursionDepth depth = new RecursionDepth(400);

    /// @param literals whose forms the games may have
    public FormCompounds(LiteralForms literals) {
        this.forms = literals.canonical();
        this.literals = literals;
    }

    /// Of games in canonical form.
    public FormCompounds(CanonicalForms forms) {
        this(new LiteralForms(forms));
    }

    /// The options of a compound of two forms, those of one side.
    private interface Rule {
        /// @param made compounds of forms further down
        IdSet options(int one, int two, boolean isLeft, PairCompound made);
    }

    private interface PairCompound {
        int of(int one, int two);
    }

    /// @return `one:two`: a move in the first ends the second
    public int ordinal(int one, int two) {
        return compound(one, two, (base, top, isLeft, made) -> {
            var options = new IdSet(8);
            for (int option : options(base, isLeft)) options.add(literals.value(option));
            for (int option : options(top, isLeft)) options.add(made.of(base, option));
            return options;
        });
    }

    /// @return the sum in which a move is made in both, and play ends with the first of them
    public int conjunctive(int one, int two) {
        return compound(one, two, (first, second, isLeft, made) -> {
            var options = new IdSet(8);
            for (int option : options(first, isLeft))
                for (int other : options(second, isLeft)) options.add(made.of(option, other));
            return options;
        });
    }

    /// @return the sum in which a move is made in one of them or in both
    public int selective(int one, int two) {
        return compound(one, two, (first, second, isLeft, made) -> {
            var options = new IdSet(8);
            for (int option : options(first, isLeft)) {
                options.add(made.of(option, second));
                for (int other : options(second, isLeft)) options.add(made.of(option, other));
            }
            for (int other : options(second, isLeft)) options.add(made.of(first, other));
            return options;
        });
    }

    /// The product `xy`, whose options are `x'y + xy' - x'y'`; Left's are those of two options of the same side. Of
    /// numbers and of nimbers it is the product of these.
    ///
    /// Source: Conway 1976, chapters 1 and 6.
    public int product(int one, int two) {
        return compound(one, two, (first, second, isLeft, made) -> {
            var options = new IdSet(8);
            for (boolean side : new boolean[] {true, false})
                for (int option : options(first, side))
                    for (int other : options(second, side == isLeft)) {
                        Checkpoint.step();
                        options.add(forms.minus(
                                forms.plus(made.of(option, second), made.of(first, other)), made.of(option, other)));
                    }
            return options;
        });
    }

    /// The ordinal product, H copies of G one upon another: Left moves to `(G*H'):G'` for options of G and H of his
    /// own, and to `(G*H'):(-G')` for options of Right in both; so does Right. Each product stands in
    /// canonical form.
    public int ordinalProduct(int one, int two) {
        return compound(one, two, (first, second, isLeft, made) -> {
            var options = new IdSet(8);
            for (int option : options(second, true))
                for (int top : options(first, isLeft)) options.add(ordinal(made.of(first, option), top));
            for (int option : options(second, false))
                for (int top : options(first, !isLeft))
                    options.add(ordinal(made.of(first, option), forms.negative(literals.value(top))));
            return options;
        });
    }

    /// The companion: zero becomes star; a positive game that is no number may be moved to 0 by Left besides, a
    /// negative one by Right; numbers stay.
    ///
    /// Source: A. N. Siegel, On the structure of games and their posets (2011).
    public int companion(int form) {
        if (form == forms.zero()) return forms.sum(Dyadic.ZERO, 0, 1);
        if (forms.isNumber(form)) return form;
        var cached = companions.get(form);
        if (cached != null) return cached;
        depth.enter();
        try {
            int companion = forms.position(
                    companions(forms.left(form), forms.isAtMost(forms.zero(), form)),
                    companions(forms.right(form), forms.isAtMost(form, forms.zero())));
            companions.put(form, companion);
            return companion;
        } finally {
            depth.leave();
        }
    }

    private int[] companions(int[] options, boolean toZero) {
        var companions = new IdSet(options.length + 1);
        for (int option : options) companions.add(companion(option));
        if (toZero) companions.add(forms.zero());
        return companions.toArray();
    }

    private int[] options(int form, boolean isLeft) {
        return isLeft ? literals.left(form) : literals.right(form);
    }

    private int compound(int one, int two, Rule rule) {
        return compound(new HashMap<>(), one, two, rule);
    }

    private int compound(Map<Long, Integer> cache, int one, int two, Rule rule) {
        long pair = (long) one << 32 | two & 0xffffffffL;
        var cached = cache.get(pair);
        if (cached != null) return cached;
        Checkpoint.step();
        depth.enter();
        try {
            PairCompound made = (first, second) -> compound(cache, first, second, rule);
            int compound = forms.position(
                    rule.options(one, two, true, made).toArray(),
                    rule.options(one, two, false, made).toArray());
            cache.put(pair, compound);
            return compound;
        } finally {
            depth.leave();
        }
    }
}
