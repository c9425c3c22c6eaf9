package grundy.answer;

import grundy.text.Message;

/// The end of a table before the heap that was asked for, and the reason.
///
/// @param requestedHeap the last heap, or the last value of both coordinates, that was asked for
/// @param why which limit was reached
public record TableEnd(long requestedHeap, Message why) {}
