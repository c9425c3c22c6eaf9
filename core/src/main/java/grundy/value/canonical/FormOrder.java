package grundy.value.canonical;

import grundy.limit.Checkpoint;
import grundy.limit.Room;

/// The order of canonical forms: `G <= H` if Right, moving second, wins `G - H`.
///
/// Most pairs are told apart by their stops, by the three terms, or by what lies below and above them ({@link
/// UpStarBounds}); the others by their options, which is remembered in a table with one place for each pair, where a
/// later pair displaces an earlier one.
final class FormOrder {
    private static final int MEMO = 1 << 20;
    private static final long YES = 1L << 63;

    private final FormTable forms;
    private final NumberTable numbers;
    private final Depth depth;

    /// Both ids, the first one plus 1; the first bit is the answer.
    private long[] memo = new long[1 << 10];

    private final Room room;
    private long misses;

    FormOrder(FormTable forms, Depth depth, Room room) {
        this.forms = forms;
        this.numbers = forms.numbers;
        this.depth = depth;
        this.room = room;
        room.take(8L * memo.length);
    }

    /// @return whether `one <= two`
    boolean isAtMost(int one, int two) {
        if (one == two) return true;
        int left1 = forms.leftStop(one);
        int left2 = forms.leftStop(two);
        int right1 = forms.rightStop(one);
        int right2 = forms.rightStop(two);
        int byLeft = numbers.compare(left1, left2);
        if (byLeft > 0) return false;
        int byRight = numbers.compare(right1, right2);
        if (byRight > 0) return false;
        int across = numbers.compare(left1, right2);
        if (across < 0) return true;
        if (forms.hasTerms(one) && forms.hasTerms(two))
            return NumberUpStar.isAtMost(forms.ups(one), forms.nimber(one), forms.ups(two), forms.nimber(two));
        if (across == 0 && (forms.upper(one) & forms.lower(two)) != 0) return true;
        if (forms.isNumber(one) || forms.isNumber(two)) return false;
        if (byLeft == 0 && (forms.upper(two) & ~forms.upper(one)) != 0) return false;
        if (byRight == 0 && (forms.lower(one) & ~forms.lower(two)) != 0) return false;
        return remembered(one, two);
    }

    private boolean remembered(int one, int two) {
        long pair = Pairs.of(one, two);
        int slot = slot(pair);
        long known = memo[slot];
        if ((known & ~YES) == pair) return known < 0;
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

    private boolean byOptions(int one, int two) {
        Checkpoint.step();
        for (int i = forms.leftCount(one); --i >= 0; ) if (isAtMost(two, forms.left(one, i))) return false;
        for (int i = forms.rightCount(two); --i >= 0; ) if (isAtMost(forms.right(two, i), one)) return false;
        return true;
    }

    private int slot(long pair) {
        return Pairs.place(pair, memo.length);
    }

    private void grow() {
        room.take(24L * memo.length);
        var old = memo;
        memo = new long[4 * old.length];
        for (long entry : old) if (entry != 0) memo[slot(entry & ~YES)] = entry;
    }
}
