package grundy.strategic.engine;

import grundy.limit.Checkpoint;
import grundy.strategic.matrix.MatrixGame;
import grundy.value.Rational;
import java.math.BigInteger;

/// Payoffs of a game of two players as positive whole numbers, one scale for each player: a positive factor and a
/// number added change no best response and no equilibrium.
final class ScaledPayoffs {
    private ScaledPayoffs() {}

    /// @return the least positive whole numbers that the payoffs of a player become by one factor and one number
    ///     added, by rows of the game
    static BigInteger[][] of(MatrixGame game, int player) {
        int rows = game.strategies(0);
        int columns = game.strategies(1);
        var payoffs = new Rational[rows][columns];
        for (int i = 0; i < rows; i++) {
            Checkpoint.step();
            for (int j = 0; j < columns; j++) payoffs[i][j] = game.payoff(player, i, j);
        }
        return of(payoffs);
    }

    static BigInteger[][] of(Rational[][] payoffs) {
        var denominator = denominator(payoffs);
        var whole = new BigInteger[payoffs.length][payoffs[0].length];
        var least = over(payoffs[0][0], denominator);
        for (int i = 0; i < whole.length; i++) {
            Checkpoint.look();
            for (int j = 0; j < whole[i].length; j++) {
                whole[i][j] = over(payoffs[i][j], denominator);
                least = least.min(whole[i][j]);
            }
        }
        var factor = BigInteger.ZERO;
        for (var row : whole) {
            Checkpoint.look();
            for (int j = 0; j < row.length; j++) {
                row[j] = row[j].subtract(least);
                factor = factor.gcd(row[j]);
            }
        }
        for (var row : whole) {
            Checkpoint.look();
            for (int j = 0; j < row.length; j++)
                row[j] = (factor.signum() == 0 ? row[j] : row[j].divide(factor)).add(BigInteger.ONE);
        }
        return whole;
    }

    /// @return the least common denominator
    static BigInteger denominator(Rational[][] numbers) {
        var common = BigInteger.ONE;
        for (var row : numbers) {
            Checkpoint.look();
            for (var number : row) {
                var denominator = number.denominator();
                if (!common.mod(denominator).equals(BigInteger.ZERO))
                    common = common.divide(common.gcd(denominator)).multiply(denominator);
            }
        }
        return common;
    }

    static BigInteger over(Rational number, BigInteger denominator) {
        return number.numerator().multiply(denominator.divide(number.denominator()));
    }

    static BigInteger[][] transposed(BigInteger[][] matrix) {
        var transposed = new BigInteger[matrix[0].length][matrix.length];
        for (int i = 0; i < matrix.length; i++) {
            Checkpoint.step();
            for (int j = 0; j < matrix[0].length; j++) transposed[j][i] = matrix[i][j];
        }
        return transposed;
    }
}
