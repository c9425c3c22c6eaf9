package grundy.engine.misere;

import java.util.Arrays;

/// Sums of heaps as words: the heaps from the largest to the smallest. They are ordered as dictionaries order them, so
/// that every option of a sum comes before it, and adding the same heap to both sides keeps the order.
final class SumWords {
    static final int[] EMPTY = {};

    private SumWords() {}

    /// @param heap at least as large as the first of the word
    static int[] withLargest(int heap, int[] word) {
        var longer = new int[word.length + 1];
        longer[0] = heap;
        System.arraycopy(word, 0, longer, 1, word.length);
        return longer;
    }

    static int[] with(int heap, int[] word) {
        int at = 0;
        while (at < word.length && word[at] > heap) at++;
        var longer = new int[word.length + 1];
        System.arraycopy(word, 0, longer, 0, at);
        longer[at] = heap;
        System.arraycopy(word, at, longer, at + 1, word.length - at);
        return longer;
    }

    static int[] without(int index, int[] word) {
        var shorter = new int[word.length - 1];
        System.arraycopy(word, 0, shorter, 0, index);
        System.arraycopy(word, index + 1, shorter, index, shorter.length - index);
        return shorter;
    }

    /// @return the indices of the word at which another heap begins
    static int[] distinct(int[] word) {
        var at = new int[word.length];
        int count = 0;
        for (int i = 0; i < word.length; i++) if (i == 0 || word[i] != word[i - 1]) at[count++] = i;
        return Arrays.copyOf(at, count);
    }
}
