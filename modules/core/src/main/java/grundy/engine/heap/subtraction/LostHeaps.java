package grundy.engine.heap.subtraction;

import grundy.limit.Limits;
import grundy.value.Play;
import java.util.Arrays;

/// The heaps of a subtraction game that the player to move loses (P-positions), as bits, a word of 64 heaps at a
/// time.
///
/// A heap is not lost if some option is. Where the least amount is 64 or more, all options of the heaps of a word
/// lie in earlier words, and the word is the complement of these words, moved by the amounts and joined by OR. With
/// smaller amounts as many bits as the least amount are worked out together, from a register if no amount exceeds
/// 64.
///
/// Cost: for each word two loads, two shifts and two OR for each amount. Space: twice the greatest amount, in bits.
public final class LostHeaps {
    private static final int BLOCK = 1 << 10;
    private static final int ABREAST = 4;
    private static final int FEW = 4;
    private static final int THREE = 3;

    private final int[] amounts;
    private final int history;
    private final long[] lost;
    /// Bit of the next heap in {@link #lost}.
    private int at;
    /// Bits of it that were given away.
    private int given;

    /// Bit of the first heap with a move in misere play, in which nobody loses a heap without one.
    private int start;

    /// @param amounts ascending, at least one, each from 1 to 2^30
    public LostHeaps(long[] amounts, Play play) {
        this.amounts = Arrays.stream(amounts).mapToInt(Math::toIntExact).toArray();
        int greatest = this.amounts[amounts.length - 1];
        this.history = (greatest + 63 >> 6) + 1;
        this.lost = new long[history + Math.max(history, BLOCK) + ABREAST];
        this.at = history << 6;
        this.given = at;
        if (play == Play.MISERE) at += this.amounts[0];
        this.start = at;
    }

    /// Works out the next 64 heaps for each word.
    ///
    /// @param words bit b of word w is set if heap `64 w + b`, counted from the first that was not yet worked
    ///     out, is lost
    /// @param limits that say when the work stops
    public void next(long[] words, Limits limits) {
        for (int done = 0; done < words.length; ) {
            limits.checkpoint();
            if ((given >> 6) + ABREAST >= lost.length) moveDown();
            int count = Math.min(words.length - done, lost.length - ABREAST - (given >> 6));
            int from = given >> 6;
            work(from, from + count);
            System.arraycopy(lost, from, words, done, count);
            given += count << 6;
            done += count;
        }
    }

    private void moveDown() {
        int from = (given >> 6) - history;
        System.arraycopy(lost, from, lost, 0, lost.length - from);
        Arrays.fill(lost, lost.length - from, lost.length, 0);
        at -= from << 6;
        given -= from << 6;
        start = Math.max(start - (from << 6), 0);
    }

    private void work(int from, int end) {
        int least = amounts[0];
        if (least >= Long.SIZE) words(from, end);
        else if (least < FEW && amounts[amounts.length - 1] <= Long.SIZE) register(from, end);
        else pieces(end << 6, least);
    }

    private void words(int from, int end) {
        int word = from;
        for (; word < end && word << 6 < start; word++)
            lost[word] = start - (word << 6) >= Long.SIZE ? 0 : ~reached(lost, amounts, word << 6) & -1L << start;
        if (amounts.length <= THREE) word = threeAmounts(lost, amounts, word, end);
        else if (amounts[0] >= ABREAST * Long.SIZE) word = fourWords(lost, amounts, word, end);
        for (; word < end; word++) lost[word] = ~reached(lost, amounts, word << 6);
        at = end << 6;
    }

    private static long reached(long[] lost, int[] amounts, int bit) {
        long reached = 0;
        for (int amount : amounts) {
            int option = bit - amount;
            int word = option >> 6;
            reached |= lost[word] >>> option | lost[word + 1] << 1 << ~option;
        }
        return reached;
    }

    /// One loop without branches, in which bounds are checked once. The last amount stands in for those that are
    /// not there.
    ///
    /// @return the first word that is left
    private static int threeAmounts(long[] lost, int[] amounts, int from, int end) {
        int second = amounts[Math.min(1, amounts.length - 1)];
        int third = amounts[amounts.length - 1];
        int a = wordsUp(amounts[0]);
        int b = wordsUp(second);
        int c = wordsUp(third);
        for (int word = from; word < end; word++) {
            long reached = lost[word - a] >>> -amounts[0] | lost[word - a + 1] << 1 << amounts[0] - 1;
            reached |= lost[word - b] >>> -second | lost[word - b + 1] << 1 << second - 1;
            reached |= lost[word - c] >>> -third | lost[word - c + 1] << 1 << third - 1;
            lost[word] = ~reached;
        }
        return end;
    }

    private static int wordsUp(int bits) {
        return bits + Long.SIZE - 1 >> 6;
    }

    /// @return the first word that is left
    private static int fourWords(long[] lost, int[] amounts, int from, int end) {
        int word = from;
        for (; word + ABREAST <= end; word += ABREAST) {
            long a = 0, b = 0, c = 0, d = 0;
            for (int amount : amounts) {
                int option = (word << 6) - amount;
                int by = option >> 6;
                long first = lost[by + 1];
                long second = lost[by + 2];
                long third = lost[by + 3];
                a |= lost[by] >>> option | first << 1 << ~option;
                b |= first >>> option | second << 1 << ~option;
                c |= second >>> option | third << 1 << ~option;
                d |= third >>> option | lost[by + 4] << 1 << ~option;
            }
            lost[word] = ~a;
            lost[word + 1] = ~b;
            lost[word + 2] = ~c;
            lost[word + 3] = ~d;
        }
        return word;
    }

    /// Bit by bit, the last 64 heaps in a register, the last of them lowest.
    private void register(int from, int end) {
        long mask = 0;
        for (int amount : amounts) mask |= 1L << amount - 1;
        int bit = at & 63;
        long last = bit == 0 ? Long.reverse(lost[from - 1]) : 0;
        for (int word = from; word < end; word++) {
            for (; bit < Long.SIZE; bit++) last = last << 1 | ((last & mask) == 0 ? 1 : 0);
            lost[word] = Long.reverse(last);
            bit = 0;
        }
        at = end << 6;
    }

    private void pieces(int end, int length) {
        long mask = -1L >>> Long.SIZE - length;
        for (; at < end; at += length) {
            long piece = ~reached(lost, amounts, at) & mask;
            int word = at >> 6;
            lost[word] |= piece << at;
            lost[word + 1] |= piece >>> 1 >>> ~at;
        }
    }
}
