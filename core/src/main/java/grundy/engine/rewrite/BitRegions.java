package grundy.engine.rewrite;

/// How a board in words falls apart into regions that can never touch each other: the algorithm of
/// `grundy.rules.rewrite.Regions`, on all squares at once. Not for several threads.
final class BitRegions {
    private final BitRules rules;
    private final BitFrame frame;

    /// Of each letter: where it may ever stand.
    private final long[] possible;

    private final long[] sets;

    /// Of each pattern: where it may ever fit.
    private final long[] fitting;

    /// The squares that may ever change.
    private long changes;

    /// Squares with a letter that keeps others away and that never changes.
    private long fixedGuards;

    BitRegions(BitRules rules) {
        this.rules = rules;
        this.frame = rules.frame;
        this.possible = new long[rules.letters + 1];
        this.sets = new long[rules.masks.length];
        this.fitting = new long[rules.all.length];
    }

    /// Looks at a board.
    ///
    /// @param squares of each letter
    /// @return the squares that may ever change; 0 if no move will ever be possible
    long begin(long[] squares) {
        System.arraycopy(squares, 0, possible, 0, squares.length);
        changes = 0;
        boolean more = true;
        while (more) {
            more = false;
            fill(possible);
            for (int i = 0; i < fitting.length; i++) {
                var pattern = rules.all[i];
                long fits = pattern.matches(sets);
                if (pattern.guard() >= 0 && fits != 0) {
                    long fixed = now(squares, pattern.guard()) & ~changes;
                    fits &= ~pattern.blocked(beside(fixed));
                }
                fitting[i] = fits;
                if (fits != 0) more |= mark(pattern, fits);
            }
        }
        fixedGuards = 0;
        if (rules.hasGuards)
            for (var pattern : rules.all)
                if (pattern.guard() >= 0) fixedGuards |= now(squares, pattern.guard()) & ~changes;
        return changes;
    }

    private void fill(long[] squares) {
        for (int i = 0; i < sets.length; i++) sets[i] = union(squares, rules.masks[i]);
    }

    private long now(long[] squares, int set) {
        return union(squares, rules.masks[set]);
    }

    private static long union(long[] squares, int mask) {
        long union = 0;
        for (int left = mask; left != 0; left &= left - 1) union |= squares[Integer.numberOfTrailingZeros(left)];
        return union;
    }

    private long beside(long set) {
        return frame.beside(set, rules.firstColumn, rules.lastColumn);
    }

    private boolean mark(BitPattern pattern, long fits) {
        boolean more = false;
        for (int i = 0; i < pattern.changed().length; i++) {
            long squares = fits << pattern.changed()[i];
            if (rules.hasGuards) more |= (squares & ~changes) != 0;
            changes |= squares;
            int to = pattern.to()[i];
            if (to == 0) continue;
            more |= (squares & ~possible[to]) != 0;
            possible[to] |= squares;
        }
        return more;
    }

    /// @param seed a square that may change
    /// @return the squares of its region: those that may change, and what else its patterns look at
    long region(long seed) {
        long own = seed;
        long kept = 0;
        while (true) {
            long before = own;
            for (int i = 0; i < fitting.length; i++) {
                long fits = fitting[i];
                if (fits == 0) continue;
                var pattern = rules.all[i];
                long touched = 0;
                for (int place : pattern.places()) touched |= own >>> place;
                if (pattern.guard() >= 0) touched |= pattern.blocked(beside(own & possibleGuard(pattern)));
                touched &= fits;
                if (touched == 0) continue;
                for (int place : pattern.places()) kept |= touched << place;
                if (pattern.guard() >= 0)
                    for (int place : pattern.changed())
                        own |= beside(touched << place) & possibleGuard(pattern) & changes;
                own |= kept & changes;
            }
            if (own == before) break;
        }
        kept |= own;
        return fixedGuards == 0 ? kept : withGuards(kept);
    }

    private long possibleGuard(BitPattern pattern) {
        return union(possible, rules.masks[pattern.guard()]);
    }

    private long withGuards(long kept) {
        long all = kept;
        while (true) {
            long more = all | beside(all) & fixedGuards;
            if (more == all) return all;
            all = more;
        }
    }
}
