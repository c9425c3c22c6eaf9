package grundy.finding;

import grundy.text.Message;

/// The early end of a table, before the requested heap.
///
/// @param requestedHeap the last heap requested, or the last value of both coordinates
/// @param why the limit that was reached
public record TableEnd(long requestedHeap, Message why) {}
