package grundy.answer;

import grundy.text.Message;

/// Why a table ends before the heap that was asked for.
///
/// @param requestedHeap the last heap, or the last value of both coordinates, that was asked for
/// @param why which limit was reached
public record TableEnd(long requestedHeap, Message why) {}
