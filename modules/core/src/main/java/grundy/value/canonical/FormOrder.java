package grundy.value.canonical;

import grundy.limit.Checkpoint;
import grundy.limit.MemoryRoom;

/// The order of canonical forms: `G <= H` if Right, moving second, wins `G - H`.
///
/// Most pairs are distinguished by their stops, by the three terms, or by what lies below and above them ({@link
/// UpStarBounds}, {@link DicotBounds}); the others by their options, which is remembered in a table with one place for
/// each pair, where a later pair displaces an earlier one.
final class FormOrder {
    private static final int MEMO = 1 << 18;
    private static final long YES = 1L << 63;

    static final int HOLDS = 1;
    static final int FAILS = -1;
    static final int UNDECIDED = 0;

    private final FormTable forms;
    private final NumberTable numbers;
    private final RecursionDepth depth;

    /// Both ids, the first one plus 1; the first bit is the answer.
    private long[] memo = new long[1 << 10];

    private final MemoryRoom room;
    private long misses;

    FormOrder(FormTable forms, RecursionDepth depth, MemoryRoom room) {
        this.forms = forms;
        this.numbers = forms.numbers;
        this.depth = depth;
        this.room = room;
        room.take(8L * memo.length);
    }

    /// @return whether `one <= two`
    boolean isAtMost(int one, int two) {
        int decided = decideWithoutOptions(one, two);
        return decided == UNDECIDED ? remembered(one, two) : decided == HOLDS;
    }

    /// @return whether `one <= two` as far as it is decided without the options: {@link #HOLDS}, {@link #FAILS} or
    ///     {@link #UNDECIDED}
    int decideWithoutOptions(int one, int two) {
        if (one == two) return HOLDS;
        int left1 = forms.leftStop(one);
        int left2 = forms.leftStop(two);
        int right1 = forms.rightStop(one);
        int right2 = forms.rightStop(two);
        int byLeft = numbers.compare(left1, left2);
        if (byLeft > 0) return FAILS;
        int byRight = numbers.compare(right1, right2);
        if (byRight > 0) return FAILS;
        int across = numbers.compare(left1, right2);
        if (across < 0) return HOLDS;
        if (forms.hasTerms(one) && forms.hasTerms(two))
            return NumberUpStar.isAtMost(forms.ups(one), forms.nimber(one), forms.ups(two), forms.nimber(two))
                    ? HOLDS
                    : FAILS;
        if (across == 0
                && (forms.upper(one) & forms.lower(two) | forms.furtherUpper(one) & forms.furtherLower(two)) != 0)
            return HOLDS;
        if (forms.isNumber(one) || forms.isNumber(two)) return FAILS;
        if (byLeft == 0
                && (forms.upper(two) & ~forms.upper(one) | forms.furtherUpper(two) & ~forms.furtherUpper(one)) != 0)
            return FAILS;
        if (byRight == 0
                && (forms.lower(one) & ~forms.lower(two) | forms.furtherLower(one) & ~forms.furtherLower(two)) != 0)
            return FAILS;
        return UNDECIDED;
    }

    private boolean remembered(int one, int two) {
        long pair = IdPairs.of(one, two);
        int slot = slot(pair);
        long cached = memo[slot];
        if ((cached & ~YES) == pair) return cached < 0;
        boolean answer;
        depth.enter();
        try {
            answer = byOptions(one, two);
        } finally {
            depth.leave();
        }
        if (++misses > memo.length && memo.length < MEMO) grow();
        memo[slot(pair)] = answer ? pair | YES : pair;
        return answer;
    }

    /// Looks at all options for one that decides without a look at its own, before it looks there. Of
    /// more than 64 options some share a bit.
    private boolean byOptions(int one, int two) {
        Checkpoint.step();
        int lefts = forms.leftCount(one);
        int rights = forms.rightCount(two);
        long openLefts = 0;
        for (int i = lefts; --i >= 0; ) {
            int decided = decideWithoutOptions(two, forms.left(one, i));
            if (decided == HOLDS) return false;
            if (decided == UNDECIDED) openLefts |= 1L << i;
        }
        long openRights = 0;
        for (int i = rights; --i >= 0; ) {
            int decided = decideWithoutOptions(forms.right(two, i), one);
            if (decided == HOLDS) return false;
            if (decided == UNDECIDED) openRights |= 1L << i;
        }
        for (int i = lefts; --i >= 0; )
            if ((openLefts >>> i & 1) != 0 && isAtMost(two, forms.left(one, i))) return false;
        for (int i = rights; --i >= 0; )
            if ((openRights >>> i & 1) != 0 && isAtMost(forms.right(two, i), one)) return false;
        return true;
    }

    private int slot(long pair) {
        return IdPairs.place(pair, memo.length);
    }

    private void grow() {
        room.take(24L * memo.length);
        var old = memo;
        memo = new long[4 * old.length];
        for (long entry : old) if (entry != 0) memo[slot(entry & ~YES)] = entry;
    }
}
