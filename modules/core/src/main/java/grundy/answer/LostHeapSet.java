package grundy.answer;

import grundy.check.Evidence;
import java.util.BitSet;

/// The heaps that the player about to move loses.
///
/// @param heaps bit n for the heap n
public record LostHeapSet(BitSet heaps, Evidence evidence) implements Answer {}
