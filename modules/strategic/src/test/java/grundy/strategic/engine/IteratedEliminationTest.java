package grundy.strategic.engine;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.Limits;
import grundy.rules.notation.SyntaxException;
import grundy.strategic.check.DeviationGains;
import grundy.strategic.check.DominationCheck;
import grundy.strategic.check.DominationStep;
import grundy.strategic.matrix.MatrixGame;
import grundy.strategic.matrix.MatrixText;
import grundy.value.Rational;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Dominated strategies, by pure ones and by mixtures.
class IteratedEliminationTest {
    private static IteratedElimination.Result eliminate(MatrixGame game, boolean weak) {
        return IteratedElimination.of(game, weak, false, Limits.DEFAULT);
    }

    @Test
    void aMixtureDominatesWhatNoPureStrategyDominates() throws SyntaxException {
        var game = MatrixText.read("4,0 0,0; 0,0 4,0; 1,0 1,0");
        var step = eliminate(game, false).steps().getFirst();
        assertThat(step.strategy()).isEqualTo(2);
        assertThat(step.isByMixture()).isTrue();
        assertThat(step.strict()).isTrue();
        // With 2 in place of 1 the mixture of halves is only as good.
        assertThat(eliminate(MatrixText.read("4,0 0,0; 0,0 4,0; 2,0 2,0"), false)
                        .steps())
                .isEmpty();
        assertThat(eliminate(MatrixText.read("4,0 0,0 1,0; 0,0 4,0 1,0; 2,0 2,0 0,0"), true)
                        .steps())
                .anyMatch(found -> found.strategy() == 2 && !found.strict() && found.isByMixture());
    }

    @Test
    void strictDominanceByAMixtureCountsMoreThanWeakDominanceByOneStrategy() throws SyntaxException {
        // The third line is never better than the first, but worse everywhere than halves of the first two.
        var step = eliminate(MatrixText.read("2,0 1,0; 1,0 2,0; 1,0 1,0"), true).steps().stream()
                .filter(found -> found.player() == 0 && found.strategy() == 2)
                .findFirst()
                .orElseThrow();
        assertThat(step.strict()).isTrue();
        assertThat(step.isByMixture()).isTrue();
    }

    /// In games of two players what is not strictly dominated is a best response to something, and the reverse
    /// (Pearce 1984): checked by the value of the game that the gains make, and for pairs by brute force over all
    /// pure ones.
    @Tag("slow")
    @Test
    void stepsHoldAndWhatIsLeftIsUndominated() {
        var random = new Random(6);
        for (int round = 0; round < 300; round++) {
            var game = RandomGames.whole(random, 2 + random.nextInt(4), 2 + random.nextInt(4), 1 + random.nextInt(6));
            for (boolean weak : new boolean[] {false, true}) {
                var result = eliminate(game, weak);
                assertThat(DominationCheck.holds(game, result.steps())).isTrue();
                var left = game.restrictedTo(result.remaining().stream()
                        .map(some -> some.stream().mapToInt(i -> i).toArray())
                        .toList());
                for (int player = 0; player < 2; player++)
                    for (int s = 0; s < left.strategies(player); s++)
                        assertThat(isStrictlyDominated(left, player, s)).isFalse();
            }
            for (var equilibrium : ExtremeEquilibria.of(game, Limits.DEFAULT).equilibria())
                for (var step : eliminate(game, false).steps())
                    assertThat(equilibrium
                                    .strategies()
                                    .get(step.player())
                                    .get(step.strategy())
                                    .signum())
                            .isZero();
        }
    }

    /// The gains of all others over a strategy are a zero-sum game; it is dominated if that is worth more than 0.
    private static boolean isStrictlyDominated(MatrixGame game, int player, int strategy) {
        int own = game.strategies(player);
        int other = game.strategies(1 - player);
        if (own == 1) return false;
        var gains = new Rational[own - 1][other];
        var losses = new Rational[own - 1][other];
        for (int i = 0, line = 0; i < own; i++) {
            if (i == strategy) continue;
            for (int j = 0; j < other; j++) {
                gains[line][j] = payoff(game, player, i, j).minus(payoff(game, player, strategy, j));
                losses[line][j] = gains[line][j].negate();
            }
            line++;
        }
        var profile = ZeroSum.exact(ScaledPayoffs.of(gains), Limits.DEFAULT);
        var worth = DeviationGains.of(MatrixGame.of(gains, losses), profile)
                .payoffs()
                .getFirst();
        return worth.signum() > 0;
    }

    private static Rational payoff(MatrixGame game, int player, int own, int other) {
        return player == 0 ? game.payoff(0, own, other) : game.payoff(1, other, own);
    }

    @Test
    void theCheckRefusesWrongSteps() throws SyntaxException {
        var game = MatrixText.read("3,3 0,5; 5,0 1,1");
        var one = List.of(Rational.ZERO, Rational.ONE);
        var other = List.of(Rational.ONE, Rational.ZERO);
        assertThat(DominationCheck.holds(game, List.of(new DominationStep(1, 0, 0, true, one))))
                .isTrue();
        assertThat(DominationCheck.holds(game, List.of(new DominationStep(1, 0, 1, true, other))))
                .isFalse();
        assertThat(DominationCheck.holds(game, List.of(new DominationStep(1, 0, 0, true, other))))
                .isFalse();
        assertThat(DominationCheck.holds(
                        game,
                        List.of(new DominationStep(1, 0, 0, true, one), new DominationStep(2, 0, 1, true, other))))
                .isFalse();
        var column = new DominationStep(1, 1, 0, true, one);
        assertThat(DominationCheck.holds(game, List.of(new DominationStep(1, 0, 0, true, one), column)))
                .isTrue();
        // It goes in the first round, as the row does.
        assertThat(DominationCheck.holds(
                        game, List.of(new DominationStep(1, 0, 0, true, one), new DominationStep(2, 1, 0, true, one))))
                .isFalse();
        assertThat(DominationCheck.holds(
                        MatrixText.read("1,1 0,0; 1,1 1,1"), List.of(new DominationStep(1, 0, 0, true, one))))
                .isFalse();
        assertThat(DominationCheck.holds(
                        MatrixText.read("1,1 0,0; 1,1 1,1"), List.of(new DominationStep(1, 0, 0, false, one))))
                .isTrue();
    }

    @Test
    void threePlayers() throws SyntaxException {
        var game = MatrixText.read("[a] 1,1,1 1,0,1; 0,1,1 0,0,1; [b] 1,1,0 1,0,0; 0,1,0 0,0,0");
        assertThat(eliminate(game, false).remaining()).containsExactly(List.of(0), List.of(0), List.of(0));
        assertThat(new BestResponses(game).pureEquilibria()).containsExactly(0);
        assertThat(ParetoProfiles.optimal(game)).hasValue(List.of(0));
    }

    @Test
    void paretoOptimalProfilesAgreeWithTheDefinition() {
        var random = new Random(10);
        for (int round = 0; round < 200; round++) {
            var game = RandomGames.whole(random, 1 + random.nextInt(5), 1 + random.nextInt(5), 4);
            var expected = IntStream.range(0, game.cells())
                    .filter(cell -> IntStream.range(0, game.cells())
                            .noneMatch(other -> ParetoProfiles.improves(game, other, cell)))
                    .boxed()
                    .toList();
            assertThat(ParetoProfiles.optimal(game)).hasValue(expected);
        }
    }

    @Test
    void whereTheSumIsConstantEveryOutcomeIsParetoOptimal() throws SyntaxException {
        assertThat(ParetoProfiles.optimal(MatrixText.read("1 2; 3 0"))).hasValue(List.of(0, 1, 2, 3));
        assertThat(ParetoProfiles.optimal(MatrixText.read("1,1 1,1; 0,2 1,0"))).hasValue(List.of(0, 1, 2));
    }

    @Test
    void theRiskDominantEquilibriumOfTheStagHuntIsTheHare() throws SyntaxException {
        var risk = RiskDominance.of(MatrixText.read("4,4 0,3; 3,0 3,3")).orElseThrow();
        assertThat(risk.dominant()).hasValue(3);
        assertThat(risk.firstProduct()).hasToString("1");
        assertThat(risk.secondProduct()).hasToString("9");
        assertThat(RiskDominance.of(MatrixText.read("2,1 0,0; 0,0 1,2"))
                        .orElseThrow()
                        .dominant())
                .isEmpty();
        assertThat(RiskDominance.of(MatrixText.read("3,3 0,5; 5,0 1,1"))).isEmpty();
    }
}
