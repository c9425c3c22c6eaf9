package grundy.strategic.check;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.rules.notation.SyntaxException;
import grundy.strategic.check.EquilibriumCertificate.Claim;
import grundy.strategic.matrix.MatrixGame;
import grundy.strategic.matrix.MatrixGame.Player;
import grundy.strategic.matrix.MatrixText;
import grundy.text.Message;
import grundy.value.Rational;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The checker accepts equilibria and refuses everything near them.
class EquilibriumCertificateTest {
    private static final Rational HALF = Rational.of(1, 2);

    private static List<String> faults(
            String game, List<Rational> row, List<Rational> column, String payoffs, String value)
            throws SyntaxException {
        var claimed = List.of(payoffs.split(" ")).stream()
                .map(text -> Rational.of(Long.parseLong(text)))
                .toList();
        return new EquilibriumCertificate(
                        MatrixText.read(game),
                        List.of(new Claim(new StrategyProfile(List.of(row, column)), claimed)),
                        value == null ? null : Rational.of(Long.parseLong(value)),
                        List.of())
                .faults().stream().map(Object::toString).toList();
    }

    @Test
    void acceptsOnlyTheExactMixture() throws SyntaxException {
        var half = List.of(HALF, HALF);
        assertThat(faults("1 -1; -1 1", half, half, "0 0", "0")).isEmpty();
        var tiny = new Rational(BigInteger.ONE, BigInteger.TEN.pow(60));
        var near = List.of(HALF.plus(tiny), HALF.minus(tiny));
        assertThat(faults("1 -1; -1 1", near, half, "0 0", null))
                .singleElement()
                .asString()
                .contains("gets 0, but would get 1/5");
        assertThat(faults("1 -1; -1 1", half, near, "0 0", null)).hasSize(1);
        assertThat(faults("1 -1; -1 1", half, half, "0 1", null))
                .singleElement()
                .asString()
                .contains("gives (0, 0)");
        assertThat(faults("1 -1; -1 1", half, half, "0 0", "1"))
                .singleElement()
                .asString()
                .contains("is 0");
        assertThat(faults("1 -1; -1 1", List.of(HALF, HALF.plus(tiny)), half, "0 0", null))
                .hasSize(1);
        assertThat(faults("1 -1; -1 1", List.of(Rational.of(3, 2), HALF.negate()), half, "0 0", null))
                .hasSize(1);
        assertThat(faults("1 -1; -1 1", List.of(Rational.ONE), half, "0 0", null))
                .hasSize(1);
        assertThat(faults("3,3 0,5; 5,0 1,1", half, half, "0 0", "1")).isNotEmpty();
    }

    @Test
    void sumsAreThoseOfFractions() throws SyntaxException {
        var game = MatrixText.read("1/3,2 0.5,1/7; 2,2 -1,4");
        var profile = new StrategyProfile(
                List.of(List.of(Rational.of(2, 5), Rational.of(3, 5)), List.of(Rational.of(1, 4), Rational.of(3, 4))));
        var deviations = DeviationGains.of(game, profile);
        assertThat(deviations.alternatives()).hasToString("[[11/24, -1/4], [2, 86/35]]");
        assertThat(deviations.payoffs()).hasToString("[1/30, 2.342857]".replace("2.342857", "82/35"));
    }

    /// The reason is that there is no value, or that more than two play.
    @Test
    void onlyTwoPlayersShareAValue() {
        for (int count = 2; count <= 3; count++) {
            var players = new ArrayList<>(List.of(new Player("A", List.of("l", "r"))));
            var payoffs = new Rational[count][];
            payoffs[0] = new Rational[] {Rational.ONE, Rational.of(2)};
            for (int other = 1; other < count; other++) {
                players.add(new Player("B" + other, List.of("l")));
                payoffs[other] = new Rational[] {Rational.ONE, Rational.ONE};
            }
            var game = new MatrixGame("", players, payoffs);
            var gained = new ArrayList<>(List.of(Rational.of(2)));
            for (int other = 1; other < count; other++) gained.add(Rational.ONE);
            var claim = new Claim(StrategyProfile.pure(game, 1), gained);
            assertThat(new EquilibriumCertificate(game, List.of(claim), null, List.of()).faults())
                    .isEmpty();
            assertThat(new EquilibriumCertificate(game, List.of(claim), Rational.of(2), List.of()).faults())
                    .containsExactly(Message.of(count == 2 ? "matrix.check.no-value" : "matrix.check.players"));
        }
    }
}
