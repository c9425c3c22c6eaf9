package grundy.engine.heap.dense;

import java.util.List;
import java.util.Set;

/// Rules of one heap with finitely many amounts, of which a move takes one and leaves at most two heaps.
public interface TwoHeaps {
    /// @return amounts that may be taken if nothing is left
    List<Integer> wholes();

    /// @return amounts that may be taken if one heap is left
    List<Integer> singles();

    /// @return amounts, perhaps 0, that may be taken if two heaps are left; not empty
    List<Integer> splits();

    /// @return whether two heaps that are left must differ
    boolean unequal();

    /// @return heaps that may not be split
    Set<Integer> whole();

    /// @return the greatest number that matters: an amount, or a heap that may not be split
    int greatest();

    /// @return whether the theorem of Guy and Smith is about these rules: the same moves whatever the heap
    boolean isGuySmith();
}
