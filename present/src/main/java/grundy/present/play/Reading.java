package grundy.present.play;

import grundy.engine.Move;
import grundy.text.Message;

/// What became of a line that should be a move.
public sealed interface Reading {
    record Played(Move move) implements Reading {}

    /// @param why and what would be possible instead, in one line
    record Refused(Message why) implements Reading {}

    static Reading refused(String key, Object... pairs) {
        return new Refused(Message.of(key, pairs));
    }
}
