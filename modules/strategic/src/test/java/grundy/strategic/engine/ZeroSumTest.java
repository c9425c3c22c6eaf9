package grundy.strategic.engine;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.Limits;
import grundy.rules.notation.SyntaxException;
import grundy.strategic.check.DeviationGains;
import grundy.strategic.matrix.MatrixCatalogue;
import grundy.strategic.matrix.MatrixGame;
import grundy.text.Language;
import grundy.value.Rational;
import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Values of zero-sum games: duality, both ways to solve, and published values.
class ZeroSumTest {
    private static Rational value(MatrixGame game) {
        var deviations = DeviationGains.of(game, ZeroSum.solve(game, Limits.DEFAULT));
        assertThat(deviations.isEquilibrium()).isTrue();
        // What the first can get at most against the second's strategy is what the second can hold him down to.
        assertThat(deviations.best(0)).isEqualTo(deviations.best(1).negate());
        return deviations.payoffs().getFirst();
    }

    @Test
    void guessesAndWholeNumbersAgreeAndAllEquilibriaGiveTheValue() {
        var random = new Random(3);
        for (int round = 0; round < 60; round++) {
            var game =
                    RandomGames.zeroSum(random, 1 + random.nextInt(8), 1 + random.nextInt(8), 1 + random.nextInt(20));
            var value = value(game);
            for (var equilibrium : ExtremeEquilibria.of(game, Limits.DEFAULT).equilibria())
                assertThat(DeviationGains.of(game, equilibrium).payoffs().getFirst())
                        .isEqualTo(value);
        }
    }

    @Tag("thorough")
    @Test
    void aVeryLargeGameIsExact() {
        largeGamesAreExact(80, 80, 100);
    }

    /// Sizes at which floating point proposes the basis; small payoffs make them degenerate.
    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"25, 25, 1", "30, 20, 2", "21, 40, 1000", "40, 40, 3"})
    void largeGamesAreExact(int rows, int columns, int most) {
        for (long seed = 1; seed <= 4; seed++) {
            var game = RandomGames.zeroSum(new Random(seed), rows, columns, most);
            var exact = DeviationGains.of(game, ZeroSum.exact(ScaledPayoffs.of(game, 0), Limits.DEFAULT));
            assertThat(value(game)).isEqualTo(exact.payoffs().getFirst());
        }
    }

    @Test
    void longPayoffsOfLargeGamesAreExact() {
        var random = new Random(4);
        var payoffs = new Rational[2][22][22];
        for (int i = 0; i < 22; i++)
            for (int j = 0; j < 22; j++) {
                payoffs[0][i][j] =
                        new Rational(new BigInteger(200, random), BigInteger.valueOf(1 + random.nextInt(50)));
                payoffs[1][i][j] = payoffs[0][i][j].negate();
            }
        value(MatrixGame.of(payoffs[0], payoffs[1]));
    }

    /// The published values: rock-paper-scissors 0, Tian Ji's race 1, two-finger Morra 0, Blotto 0 by symmetry.
    @ParameterizedTest
    @CsvSource({
        "matching-pennies, 0",
        "rock-paper-scissors, 0",
        "stick-tiger-chicken-worm, 0",
        "tian-ji, 1",
        "morra, 0",
        "morra[3], 0",
        "colonel-blotto, 0"
    })
    void gamesOfTheCatalogueHaveTheirValues(String name, String value) throws SyntaxException {
        var game = MatrixCatalogue.game(MatrixCatalogue.find(name).orElseThrow(), Language.EN);
        assertThat(value(game)).hasToString(value);
    }

    /// A diagonal matrix d1, ..., dn has the value 1 / (1/d1 + ... + 1/dn).
    @Test
    void diagonalGamesHaveTheHarmonicValue() {
        for (int size : new int[] {2, 5, 30, 60}) {
            var first = new Rational[size][size];
            var second = new Rational[size][size];
            var sum = Rational.ZERO;
            for (int i = 0; i < size; i++) {
                for (int j = 0; j < size; j++) {
                    first[i][j] = i == j ? Rational.of(i + 1) : Rational.ZERO;
                    second[i][j] = first[i][j].negate();
                }
                sum = sum.plus(Rational.of(1, i + 1));
            }
            assertThat(value(MatrixGame.of(first, second))).isEqualTo(Rational.ONE.dividedBy(sum));
        }
    }

    @Tag("slow")
    @Test
    void liftingSolvesWhatEliminationSolves() {
        var random = new Random(5);
        for (int round = 0; round < 40; round++) {
            int size = 1 + random.nextInt(12);
            int bits = 1 + random.nextInt(round % 2 == 0 ? 10 : 120);
            var matrix = new BigInteger[size][size];
            var copy = new BigInteger[size][size];
            var ones = new BigInteger[size];
            for (int i = 0; i < size; i++) {
                ones[i] = BigInteger.ONE;
                for (int j = 0; j < size; j++) copy[i][j] = matrix[i][j] = new BigInteger(bits, random);
            }
            var lifted = ModularLifting.solve(matrix);
            var eliminated = LinearSystem.solve(copy, ones);
            assertThat(lifted.isPresent()).isEqualTo(eliminated.isPresent());
            for (int i = 0; i < size && lifted.isPresent(); i++)
                assertThat(new Rational(
                                lifted.get().numerators()[i], lifted.get().denominator()))
                        .isEqualTo(new Rational(
                                eliminated.get().numerators()[i],
                                eliminated.get().denominator()));
        }
    }
}
