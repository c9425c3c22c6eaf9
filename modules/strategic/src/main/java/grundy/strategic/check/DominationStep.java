package grundy.strategic.check;

import grundy.value.Rational;
import java.util.List;
import java.util.stream.IntStream;

/// A step of iterated elimination: a strategy that another one, or a mixture, dominates.
///
/// @param round from 1; all steps of a round are made at the same time
/// @param strategy that is eliminated
/// @param strict whether what dominates is better against everything that the others may still play; else it is never
///     worse, better against something, and no better against something
/// @param mixture for each strategy of the player its weight in what dominates
public record DominationStep(int round, int player, int strategy, boolean strict, List<Rational> mixture) {
    /// @return the strategies with a weight above 0
    public int[] dominators() {
        return IntStream.range(0, mixture.size())
                .filter(i -> mixture.get(i).signum() != 0)
                .toArray();
    }

    public boolean isByMixture() {
        return dominators().length > 1;
    }
}
