package grundy.present.move;

import grundy.finding.Move;
import grundy.text.Message;

/// The result of reading a line as a move.
public sealed interface MoveReading {
    record Accepted(Move move) implements MoveReading {}

    /// @param why and what would be possible instead, in one line
    record Refused(Message why) implements MoveReading {}

    static MoveReading refused(String key, Object... pairs) {
        return new Refused(Message.of(key, pairs));
    }
}
