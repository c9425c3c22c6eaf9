package grundy.check.period;

/// Values of heaps, worked out again for a check.
public interface HeapTable {
    /// Works out the heaps 0 to `to`.
    void fill(int to);

    /// @param heap at most the one last filled to
    /// @return a number that stands for the value; -1 if the heap has none of the kind wanted
    int of(int heap);
}
