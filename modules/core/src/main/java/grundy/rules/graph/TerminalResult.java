package grundy.rules.graph;

import java.util.Optional;

/// The result that a file states for a vertex where play ends, whatever the convention of the game.
public enum TerminalResult {
    /// Whoever is to move there has won.
    WIN(1),
    /// Whoever is to move there has lost.
    LOSS(2),
    /// The game is drawn there.
    DRAW(3),
    /// Left has won.
    LEFT(4),
    /// Right has won.
    RIGHT(5);

    /// The byte by which a graph stores it.
    final byte code;

    TerminalResult(int code) {
        this.code = (byte) code;
    }

    private final Optional<TerminalResult> some = Optional.of(this);

    static Optional<TerminalResult> of(byte code) {
        return switch (code) {
            case 1 -> WIN.some;
            case 2 -> LOSS.some;
            case 3 -> DRAW.some;
            case 4 -> LEFT.some;
            case 5 -> RIGHT.some;
            default -> Optional.empty();
        };
    }
}
