package grundy.engine.heap.breaking;

/// The code of a heap's value, and the rule by which the codes of the heaps of a sum combine.
public enum HeapAlgebra {
    /// Normal play: the code is the nim-value; a sum has the nim-sum (Sprague 1935, Grundy 1939).
    NORMAL(0),

    /// Normal and misere play at once, as long as all heaps are tame: a heap is fickle if its normal and misere
    /// values are 0 and 1 or 1 and 0, firm if they are equal. The code is twice the normal value, plus 1 if it is
    /// firm. The normal value of a sum is the nim-sum; the sum is firm if one of its parts is.
    ///
    /// Source: J. H. Conway, On Numbers and Games, 1976, chapter 12; the theorem is proved for such pairs of
    /// values in {@link grundy.engine.misere.TameHeaps}.
    TAME(1);

    /// The code of a heap whose normal and misere values are of neither kind.
    static final int WILD = -1;

    private final int firm;

    HeapAlgebra(int firm) {
        this.firm = firm;
    }

    /// @return the bit of a code that says firm, or 0 if there is none
    int firm() {
        return firm;
    }

    /// @return the code of a sum
    int sum(int one, int other) {
        return (one ^ other) & ~firm | (one | other) & firm;
    }

    /// @return the nim-value in normal play
    public int normal(int code) {
        return code >> firm;
    }

    /// @return the nim-value in misere play; only for {@link #TAME}
    public int misere(int code) {
        return (code & 1) == 1 ? code >> 1 : code >> 1 ^ 1;
    }

    /// @param options the codes of the options
    /// @return the code of a position with these options, or {@link #WILD}
    int code(CodeSet options) {
        if (this == NORMAL) return options.absent();
        if (options.isEmpty()) return 0;
        var normals = new CodeSet();
        var miseres = new CodeSet();
        options.forEach(code -> {
            normals.set(normal(code));
            miseres.set(misere(code));
        });
        int normal = normals.absent();
        int misere = miseres.absent();
        if (normal == misere) return 2 * normal + 1;
        return normal + misere == 1 ? 2 * normal : WILD;
    }
}
