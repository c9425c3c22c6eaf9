package grundy.strategic.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.notation.SyntaxException;
import grundy.strategic.check.DeviationGains;
import grundy.strategic.check.StrategyProfile;
import grundy.strategic.matrix.MatrixGame;
import grundy.strategic.matrix.MatrixText;
import grundy.testkit.DrawnCases;
import grundy.value.Rational;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// All equilibria, and one, against supports in fractions, and against published games.
class EquilibriaTest {
    private static List<StrategyProfile> all(MatrixGame game) {
        return ExtremeEquilibria.of(game, Limits.DEFAULT).equilibria();
    }

    private static void sameAsOracle(MatrixGame game, Set<StrategyProfile> expected, String what) {
        var found = all(game);
        assertThat(new HashSet<>(found)).as(what).isEqualTo(expected).hasSize(found.size());
        for (var profile : found)
            assertThat(DeviationGains.of(game, profile).isEquilibrium()).isTrue();
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void nondegenerateGamesHaveTheEquilibriaOfAllSupports(long seed) {
        var random = new Random(seed);
        for (int round = 0; round < 60; round++) {
            int rows = 1 + random.nextInt(5);
            int columns = 1 + random.nextInt(5);
            var game = RandomGames.fractions(random, rows, columns);
            if (ExtremeEquilibria.of(game, Limits.DEFAULT).degenerate()) continue;
            sameAsOracle(game, Supports.equal(game), "seed " + seed + ", round " + round);
            assertThat(all(game).size() % 2).as("odd number of equilibria").isOne();
        }
    }

    @Tag("slow")
    @DrawnCases(oneIn = 3)
    @ParameterizedTest
    @CsvSource({"7, 7, 11", "8, 6, 12", "8, 8, 13"})
    void largerGamesToo(int rows, int columns, long seed) {
        var game = RandomGames.whole(new Random(seed), rows, columns, 1_000_000);
        sameAsOracle(game, Supports.equal(game), rows + " x " + columns);
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void degenerateGamesHaveTheExtremeEquilibriaOfAllEquations(int most) {
        var random = new Random(100 + most);
        for (int round = 0; round < 120; round++) {
            var game = RandomGames.whole(random, 1 + random.nextInt(4), 1 + random.nextInt(4), most);
            sameAsOracle(game, Supports.extreme(game), "payoffs 0.." + most + ", round " + round);
        }
    }

    @Test
    void fiveByFiveDegenerateGames() {
        var random = new Random(55);
        for (int round = 0; round < 4; round++) {
            var game = RandomGames.whole(random, 5, 5, 2);
            sameAsOracle(game, Supports.extreme(game), "round " + round);
        }
    }

    /// Every mixture within a subset is an equilibrium, and every extreme equilibrium lies in some subset.
    @Test
    void nashSubsetsAreExchangeableAndMaximal() {
        var random = new Random(7);
        for (int round = 0; round < 150; round++) {
            var game = RandomGames.whole(random, 2 + random.nextInt(3), 2 + random.nextInt(3), 1);
            var equilibria = new HashSet<>(all(game));
            var subsets = NashSubsets.of(List.copyOf(equilibria), Limits.DEFAULT);
            var covered = new HashSet<StrategyProfile>();
            for (var subset : subsets) {
                for (var row : subset.rows())
                    for (var column : subset.columns()) covered.add(new StrategyProfile(List.of(row, column)));
                var middle = new StrategyProfile(List.of(average(subset.rows()), average(subset.columns())));
                assertThat(DeviationGains.of(game, middle).isEquilibrium()).isTrue();
                for (var equilibrium : equilibria) {
                    boolean fits = subset.columns().stream()
                            .allMatch(column -> equilibria.contains(new StrategyProfile(
                                    List.of(equilibrium.strategies().get(0), column))));
                    assertThat(!fits
                                    || subset.rows()
                                            .contains(equilibrium.strategies().get(0)))
                            .isTrue();
                }
            }
            assertThat(covered).isEqualTo(equilibria);
            assertThat(new HashSet<>(subsets)).hasSize(subsets.size());
        }
    }

    private static List<Rational> average(List<List<Rational>> strategies) {
        var average = new ArrayList<Rational>();
        for (int i = 0; i < strategies.getFirst().size(); i++) {
            var sum = Rational.ZERO;
            for (var strategy : strategies) sum = sum.plus(strategy.get(i));
            average.add(sum.dividedBy(Rational.of(strategies.size())));
        }
        return average;
    }

    @Tag("slow")
    @Test
    void lemkeAndHowsonFindAnExtremeEquilibriumFromEveryLabelAlsoOfDegenerateGames() {
        var random = new Random(8);
        for (int round = 0; round < 200; round++) {
            int rows = 1 + random.nextInt(5);
            int columns = 1 + random.nextInt(5);
            var game = RandomGames.whole(random, rows, columns, 1 + random.nextInt(4));
            var equilibria = new HashSet<>(all(game));
            for (int label = 0; label < rows + columns; label++)
                assertThat(equilibria)
                        .contains(LemkeHowson.from(game, label, Limits.DEFAULT).equilibrium());
        }
    }

    @Tag("slow")
    @Test
    void lemkeAndHowsonOnLargerGames() {
        for (int size : new int[] {30, 60, 100}) {
            var game = RandomGames.whole(new Random(size), size, size, 1000);
            var found = LemkeHowson.find(game, Limits.DEFAULT);
            assertThat(DeviationGains.of(game, found.equilibrium()).isEquilibrium())
                    .isTrue();
        }
    }

    /// Payoffs that need several limbs, and pivots that go through all widths.
    @Tag("slow")
    @Test
    void longPayoffsAreExact() {
        var random = new Random(9);
        for (int round = 0; round < 30; round++) {
            int size = 2 + random.nextInt(3);
            var payoffs = new Rational[2][size][size];
            for (var player : payoffs)
                for (var row : player)
                    for (int j = 0; j < size; j++)
                        row[j] = new Rational(
                                new BigInteger(300, random), new BigInteger(50, random).add(BigInteger.ONE));
            var game = MatrixGame.of(payoffs[0], payoffs[1]);
            sameAsOracle(game, Supports.equal(game), "round " + round);
        }
    }

    /// B. von Stengel, Computing equilibria for two-person games (Handbook of Game Theory 3, 2002),
    /// example 2.1 with its three equilibria.
    @Test
    void stengelsExampleHasItsThreeEquilibria() throws SyntaxException {
        var game = MatrixText.read("3,3 3,2; 2,2 5,6; 0,3 6,1");
        assertThat(all(game).stream().map(EquilibriaTest::text))
                .containsExactlyInAnyOrder("1 0 0 | 1 0", "4/5 1/5 0 | 2/3 1/3", "0 1/3 2/3 | 1/3 2/3");
    }

    /// The same survey, the degenerate variant: the payoff 2 of the second player in the first row becomes 3.
    @Test
    void stengelsDegenerateExampleHasASegment() throws SyntaxException {
        var game = MatrixText.read("3,3 3,3; 2,2 5,6; 0,3 6,1");
        assertThat(all(game).stream().map(EquilibriaTest::text))
                .containsExactlyInAnyOrder("1 0 0 | 1 0", "1 0 0 | 2/3 1/3", "0 1/3 2/3 | 1/3 2/3");
        assertThat(NashSubsets.of(all(game), Limits.DEFAULT)).hasSize(2);
    }

    /// Coordination games of n strategies have 2^n - 1 equilibria.
    @Tag("slow")
    @Test
    void coordinationGamesHaveAllUniformMixtures() {
        for (int size = 1; size <= 8; size++) {
            var identity = new Rational[size][size];
            for (int i = 0; i < size; i++)
                for (int j = 0; j < size; j++) identity[i][j] = i == j ? Rational.ONE : Rational.ZERO;
            assertThat(all(MatrixGame.of(identity, identity))).hasSize((1 << size) - 1);
        }
    }

    @Test
    void aLimitOfVerticesIsKept() {
        var game = RandomGames.whole(new Random(1), 12, 12, 1000);
        assertThatThrownBy(() -> ExtremeEquilibria.of(game, Limits.DEFAULT.withPositions(1000)))
                .isInstanceOf(LimitException.class)
                .hasMessageContaining("1000");
        assertThatThrownBy(() -> ExtremeEquilibria.of(
                        game, Limits.DEFAULT.withPositions(1_000_000).cancelledBy(() -> true)))
                .isInstanceOf(LimitException.class);
    }

    private static String text(StrategyProfile profile) {
        return String.join(
                " | ",
                profile.strategies().stream()
                        .map(strategy -> String.join(
                                " ", strategy.stream().map(Rational::toString).toList()))
                        .toList());
    }
}
