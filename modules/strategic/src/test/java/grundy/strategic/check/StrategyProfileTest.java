package grundy.strategic.check;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.rules.notation.SyntaxException;
import grundy.strategic.matrix.MatrixText;
import grundy.value.Rational;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Which strategies are played, and which dominate.
class StrategyProfileTest {
    private static final Rational HALF = Rational.of(1, 2);

    @Test
    void aCellIsTheProfileInWhichEverybodyPlaysItsStrategy() throws SyntaxException {
        var game = MatrixText.read("1 2 3; 4 5 6");
        for (int row = 0; row < 2; row++)
            for (int column = 0; column < 3; column++) {
                int chosen = row;
                int other = column;
                var cells = Stream.iterate(0, cell -> cell + 1)
                        .limit(6)
                        .filter(cell -> game.strategyIn(cell, 0) == chosen && game.strategyIn(cell, 1) == other)
                        .toList();
                var pure = StrategyProfile.pure(game, cells.getFirst());
                assertThat(cells).hasSize(1);
                assertThat(pure.isPure()).isTrue();
                assertThat(pure.support(0)).containsExactly(row);
                assertThat(pure.support(1)).containsExactly(column);
                assertThat(pure.strategies()).hasSize(2);
                assertThat(DeviationGains.isProfile(game, pure)).isTrue();
                assertThat(DeviationGains.of(game, pure).payoffs().getFirst())
                        .isEqualTo(game.payoff(0, cells.getFirst()));
            }
    }

    @Test
    void oneMixedStrategyMakesAProfileMixed() {
        var mixed = List.of(Rational.ZERO, HALF, HALF);
        var pure = List.of(Rational.ONE, Rational.ZERO);
        assertThat(new StrategyProfile(List.of(mixed, pure)).isPure()).isFalse();
        assertThat(new StrategyProfile(List.of(pure, mixed)).isPure()).isFalse();
        assertThat(new StrategyProfile(List.of(pure, pure)).isPure()).isTrue();
        assertThat(new StrategyProfile(List.of(mixed, pure)).support(0)).containsExactly(1, 2);
        var step = new DominationStep(1, 0, 0, true, mixed);
        assertThat(step.dominators()).containsExactly(1, 2);
        assertThat(step.isByMixture()).isTrue();
        assertThat(new DominationStep(1, 0, 1, true, pure).isByMixture()).isFalse();
    }

    @Test
    void allProfilesNeedNoTheorem() {
        for (var evidence : List.of(
                new StrategicEvidence.AllVertices(1, 1),
                new StrategicEvidence.VertexPath(1),
                new StrategicEvidence.Saddle(HALF, HALF),
                new StrategicEvidence.OneDeviation(1),
                new StrategicEvidence.TreeSaddle(HALF, HALF)))
            assertThat(evidence.theorem()).containsPattern(" 1\\d{3}");
        assertThat(new StrategicEvidence.AllProfiles(4).theorem()).isEmpty();
    }
}
