package grundy.strategic.engine;

import grundy.strategic.matrix.MatrixGame;
import grundy.value.Rational;
import java.util.Random;
import java.util.function.Supplier;

/// Games with random payoffs.
public final class RandomGames {
    private RandomGames() {}

    /// @param most payoffs are 0 to this
    static MatrixGame whole(Random random, int rows, int columns, int most) {
        return game(rows, columns, () -> Rational.of(random.nextInt(most + 1)), false);
    }

    static MatrixGame fractions(Random random, int rows, int columns) {
        return game(rows, columns, () -> Rational.of(random.nextInt(2001) - 1000, 1 + random.nextInt(30)), false);
    }

    static MatrixGame zeroSum(Random random, int rows, int columns, int most) {
        return game(rows, columns, () -> Rational.of(random.nextInt(2 * most + 1) - most), true);
    }

    private static MatrixGame game(int rows, int columns, Supplier<Rational> payoff, boolean zeroSum) {
        var first = new Rational[rows][columns];
        var second = new Rational[rows][columns];
        for (int i = 0; i < rows; i++)
            for (int j = 0; j < columns; j++) {
                first[i][j] = payoff.get();
                second[i][j] = zeroSum ? first[i][j].negate() : payoff.get();
            }
        return MatrixGame.of(first, second);
    }
}
