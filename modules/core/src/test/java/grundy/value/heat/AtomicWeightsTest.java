package grundy.value.heat;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.MemoryRoom;
import grundy.value.Dyadic;
import grundy.value.Outcome;
import grundy.value.canonical.CanonicalForms;
import grundy.value.canonical.FormCompounds;
import grundy.value.canonical.UpPowers;
import grundy.value.canonical.Uptimal;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// What is known of atomic weights, companions and uptimals, for random dicots. Source: Siegel 2013, section II.7.
class AtomicWeightsTest {
    private final CanonicalForms forms = new CanonicalForms(MemoryRoom.ENDLESS);
    private final HeatedGames heat = new HeatedGames(forms, new Thermographs(forms));
    private final AtomicWeights weights = new AtomicWeights(forms, heat);

    private int dicot(Random random, int depth) {
        if (depth == 0 || random.nextInt(5) == 0) return forms.zero();
        return forms.position(dicots(random, depth - 1), dicots(random, depth - 1));
    }

    private int[] dicots(Random random, int depth) {
        return random.ints(1 + random.nextInt(2)).map(_ -> dicot(random, depth)).toArray();
    }

    private int weight(int form) {
        return weights.of(form).orElseThrow();
    }

    @Test
    void weightsOfSumsAreSumsOfWeights() {
        var random = new Random(7);
        for (int i = 0; i < 400; i++) {
            int one = dicot(random, 4);
            int two = dicot(random, 3);
            assertThat(weight(forms.plus(one, two))).isEqualTo(forms.plus(weight(one), weight(two)));
            assertThat(weight(forms.negative(one))).isEqualTo(forms.negative(weight(one)));
        }
    }

    @Test
    void aGameDiffersFromItsWeightInUpsByLessThanUpAndAFarStar() {
        var random = new Random(8);
        for (int i = 0; i < 400; i++) {
            int game = dicot(random, 4);
            int rest = forms.minus(game, heat.norton(weight(game), forms.sum(Dyadic.ZERO, 1, 0)));
            assertThat(forms.isAtMost(rest, forms.sum(Dyadic.ZERO, 1, 1 << 12))).isTrue();
            assertThat(forms.isAtMost(forms.sum(Dyadic.ZERO, -1, 1 << 12), rest))
                    .isTrue();
        }
    }

    @Tag("slow")
    @Test
    void whoIsTwoAheadWins() {
        var random = new Random(9);
        int seen = 0;
        for (int i = 0; i < 3000; i++) {
            int game = dicot(random, 5);
            if (!forms.isAtMost(forms.number(Dyadic.of(2)), weight(game))) continue;
            seen++;
            assertThat(forms.outcome(game)).isEqualTo(Outcome.L);
        }
        assertThat(seen).isGreaterThan(20);
    }

    @Test
    void theCompanionOfTheCompanionIsTheGame() {
        var compounds = new FormCompounds(forms);
        var random = new Random(10);
        for (int i = 0; i < 1000; i++) {
            int one = dicot(random, 4);
            assertThat(compounds.companion(compounds.companion(one))).isEqualTo(one);
            assertThat(compounds.companion(forms.negative(one))).isEqualTo(forms.negative(compounds.companion(one)));
        }
    }

    @Test
    void anExpansionIsTheSumThatItWasMadeOf() {
        var random = new Random(11);
        var powers = new UpPowers(forms);
        for (int i = 0; i < 60; i++) {
            int nimber = random.nextInt(4);
            int game = forms.sum(Dyadic.of(random.nextInt(3)), 0, nimber);
            var digits = random.ints(3, -2, 3).toArray();
            for (int n = 0; n < digits.length; n++)
                for (int j = 0; j < Math.abs(digits[n]); j++)
                    game = digits[n] < 0
                            ? forms.minus(game, powers.of(n + 1, false))
                            : forms.plus(game, powers.of(n + 1, false));
            var found = Uptimal.of(forms, game).orElseThrow();
            assertThat(found.nimber()).isEqualTo(nimber);
            for (int n = 0; n < digits.length; n++)
                assertThat(n < found.digits().size() ? found.digits().get(n) : 0)
                        .isEqualTo(digits[n]);
        }
    }

    @Test
    void ordinalSumsOfNimbersAreSumsOfTheirNumbers() {
        var compounds = new FormCompounds(forms);
        for (int one = 0; one < 6; one++)
            for (int two = 0; two < 6; two++)
                assertThat(compounds.ordinal(forms.sum(Dyadic.ZERO, 0, one), forms.sum(Dyadic.ZERO, 0, two)))
                        .isEqualTo(forms.sum(Dyadic.ZERO, 0, one + two));
    }

    /// Whoever moves in one heap of Nim, in the other or in both can leave any smaller total.
    @Test
    void selectiveSumsOfNimbersAreSumsOfTheirNumbers() {
        var compounds = new FormCompounds(forms);
        for (int one = 0; one < 6; one++)
            for (int two = 0; two < 6; two++)
                assertThat(compounds.selective(forms.sum(Dyadic.ZERO, 0, one), forms.sum(Dyadic.ZERO, 0, two)))
                        .isEqualTo(forms.sum(Dyadic.ZERO, 0, one + two));
    }

    @Test
    void conjunctiveSumsOfNimbersEndWithTheSmaller() {
        var compounds = new FormCompounds(forms);
        for (int one = 0; one < 6; one++)
            for (int two = 0; two < 6; two++)
                assertThat(compounds.conjunctive(forms.sum(Dyadic.ZERO, 0, one), forms.sum(Dyadic.ZERO, 0, two)))
                        .isEqualTo(forms.sum(Dyadic.ZERO, 0, Math.min(one, two)));
    }
}
