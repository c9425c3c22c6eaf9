package grundy.engine.heap.breaking;

import java.util.Arrays;
import java.util.function.IntConsumer;

/// A set of codes as bits.
final class CodeSet {
    /// Bits whose place has a 0 in bit number b.
    static final long[] LOW = {
        0x5555555555555555L,
        0x3333333333333333L,
        0x0F0F0F0F0F0F0F0FL,
        0x00FF00FF00FF00FFL,
        0x0000FFFF0000FFFFL,
        0x00000000FFFFFFFFL
    };

    private long[] words = new long[0];

    /// @param words bit i of word j says that 64*j + i is a member
    static CodeSet of(long[] words) {
        var set = new CodeSet();
        set.words = words;
        return set.trimmed();
    }

    void set(int code) {
        int word = code >> 6;
        if (word >= words.length) words = Arrays.copyOf(words, Math.max(word + 1, 2 * words.length));
        words[word] |= 1L << code;
    }

    void or(CodeSet other) {
        if (other.words.length > words.length) words = Arrays.copyOf(words, other.words.length);
        for (int i = 0; i < other.words.length; i++) words[i] |= other.words[i];
    }

    /// Adds the codes of all sums of a part with the given code and a member of another set. Cost: a few steps
    /// for each word of 64 codes.
    void orSums(CodeSet others, int code, int firm) {
        boolean makesFirm = (code & firm) != 0;
        int shift = code & ~firm;
        for (int i = 0; i < others.words.length; i++) {
            long word = others.words[i];
            if (word == 0) continue;
            if (makesFirm) word = (word | word << 1) & ~LOW[0];
            for (int bit = 0; bit < 6; bit++)
                if ((shift >> bit & 1) != 0) word = (word & LOW[bit]) << (1 << bit) | word >>> (1 << bit) & LOW[bit];
            int target = i ^ shift >> 6;
            if (target >= words.length) words = Arrays.copyOf(words, target + 1);
            words[target] |= word;
        }
    }

    /// @return the words themselves
    long[] words() {
        return words;
    }

    boolean isEmpty() {
        for (long word : words) if (word != 0) return false;
        return true;
    }

    /// @return the least number that is not a member
    int absent() {
        for (int i = 0; i < words.length; i++)
            if (words[i] != -1) return (i << 6) + Long.numberOfTrailingZeros(~words[i]);
        return words.length << 6;
    }

    void forEach(IntConsumer action) {
        for (int i = 0; i < words.length; i++)
            for (long word = words[i]; word != 0; word &= word - 1)
                action.accept((i << 6) + Long.numberOfTrailingZeros(word));
    }

    void clear() {
        Arrays.fill(words, 0);
    }

    /// @return a copy without room to spare
    CodeSet trimmed() {
        int length = words.length;
        while (length > 0 && words[length - 1] == 0) length--;
        var copy = new CodeSet();
        copy.words = Arrays.copyOf(words, length);
        return copy;
    }

    /// @return the size (unit: words of 64 bits)
    int size() {
        return words.length;
    }
}
