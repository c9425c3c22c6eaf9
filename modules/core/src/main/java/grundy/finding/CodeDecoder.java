package grundy.finding;

import java.util.Arrays;

/// Values out of codes, in any order. Not for several threads at once.
public final class CodeDecoder {
    private final int mask;
    private final boolean alternating;
    private final int shift;
    private final long[] rare;
    private int next;

    /// @param coding by which the codes are to be read
    public CodeDecoder(HeapCoding coding) {
        mask = coding.mask();
        alternating = coding.alternating();
        shift = coding.shift();
        rare = coding.rare().stream().mapToLong(Long::longValue).toArray();
    }

    /// @param code of the heap
    /// @return the heap's nim-value
    public int value(long heap, int code) {
        if (mask == 0 || heap == 0) return code;
        boolean exchanged = alternating && ((heap + shift) & 1) != 0;
        return HeapCoding.value(mask, code, isRare(heap) == exchanged ? 1 : 0);
    }

    private boolean isRare(long heap) {
        if (next < rare.length && rare[next] < heap) next++;
        boolean inPlace = (next == 0 || rare[next - 1] < heap) && (next == rare.length || rare[next] >= heap);
        if (!inPlace) next = place(heap);
        return next < rare.length && rare[next] == heap;
    }

    private int place(long heap) {
        int at = Arrays.binarySearch(rare, heap);
        return at < 0 ? -at - 1 : at;
    }
}
