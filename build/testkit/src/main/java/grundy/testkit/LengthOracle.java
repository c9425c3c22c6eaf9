package grundy.testkit;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/// Computes the length of play by brute force: the remoteness if the winner hurries and the loser
/// delays, the suspense number if the winner delays and the loser hurries. The winner is determined by its
/// parity: odd where the player to move makes the last move.
///
/// @param <P> the positions; no move splits and no line of play goes on for ever
public final class LengthOracle<P> {
    private final Function<P, ? extends Iterable<P>> options;
    private final boolean misere;
    private final boolean suspense;
    private final Map<P, Integer> lengths = new HashMap<>();

    /// @param misere whether the player who cannot move wins
    /// @param suspense whether suspense numbers are wanted, not remoteness
    public LengthOracle(Function<P, ? extends Iterable<P>> options, boolean misere, boolean suspense) {
        this.options = options;
        this.misere = misere;
        this.suspense = suspense;
    }

    /// @return the number of moves to the end
    public int length(P position) {
        if (lengths.get(position) instanceof Integer answer) return answer;
        int winning = -1;
        int losing = -1;
        for (var option : options.apply(position)) {
            int length = 1 + length(option);
            boolean wins = length % 2 == (misere ? 0 : 1);
            if (wins) winning = winning < 0 || suspense == (length > winning) ? length : winning;
            else losing = losing < 0 || suspense == (length < losing) ? length : losing;
        }
        int length = winning >= 0 ? winning : Math.max(losing, 0);
        lengths.put(position, length);
        return length;
    }
}
