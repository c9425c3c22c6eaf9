package grundy.engine.misere;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.value.MisereQuotient;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What is told of a finished quotient, against its definition by all elements and all products.
class QuotientAlgebraTest {
    /// Of misere Nim with heaps below 2, 4, 8, 16.
    private static final List<MisereQuotient> TAME = List.of(nim(1), nim(3), nim(7), nim(15));

    private static MisereQuotient nim(int last) {
        return QuotientSearchTest.found(List.of(QuotientSearchTest.rules("nim")), last)
                .quotient();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0.77",
                "0.15",
                "0.144",
                "0.152",
                "0.53",
                "0.75",
                "0.351",
                "0.34",
                "0.123",
                "0.333",
                "0.241",
                "0.46",
                "0.71",
                "0.72",
                "4.12",
                "0.02",
                "4.41",
                "0.115",
                "take 1..3",
                "take {2,5}",
                "take 1..9",
                "0.22"
            })
    void isAsByDefinition(String text) {
        var quotient = QuotientSearchTest.found(List.of(QuotientSearchTest.rules(text)), 400)
                .quotient();
        int order = quotient.order();
        var idempotents = new ArrayList<Integer>();
        for (int e = 0; e < order; e++) if (quotient.times(e, e) == e) idempotents.add(e);
        assertThat(quotient.idempotents()).isEqualTo(idempotents);
        for (int e : idempotents) {
            var component = new ArrayList<Integer>();
            var group = new ArrayList<Integer>();
            for (int a = 0; a < order; a++) {
                if (dividesPower(quotient, a, e) && dividesPower(quotient, e, a)) component.add(a);
                if (quotient.times(a, e) == a && divides(quotient, a, e)) group.add(a);
            }
            assertThat(quotient.archimedeanComponent(e))
                    .as("component of %d", e)
                    .isEqualTo(component);
            assertThat(quotient.maximalGroup(e)).as("group of %d", e).isEqualTo(group);
        }
        if (order <= 18) assertThat(quotient.tame()).isEqualTo(tame(quotient));
    }

    @Test
    void nimItselfIsTame() {
        for (int i = 0; i < TAME.size(); i++) {
            assertThat(TAME.get(i).order()).isEqualTo(i == 0 ? 2 : (2 << i) + 2);
            assertThat(TAME.get(i).tame()).isEqualTo(OptionalInt.of(i + 1));
        }
    }

    private static boolean divides(MisereQuotient quotient, int a, int b) {
        for (int c = 0; c < quotient.order(); c++) if (quotient.times(a, c) == b) return true;
        return false;
    }

    /// @return whether a divides some power of b beyond the zeroth
    private static boolean dividesPower(MisereQuotient quotient, int a, int b) {
        int power = b;
        for (int i = 0; i <= quotient.order(); i++) {
            if (divides(quotient, a, power)) return true;
            power = quotient.times(power, b);
        }
        return false;
    }

    private static OptionalInt tame(MisereQuotient quotient) {
        if (quotient.order() == 1) return OptionalInt.of(0);
        for (int i = 0; i < TAME.size(); i++) {
            var other = TAME.get(i);
            var images = new int[other.order()];
            Arrays.fill(images, -1);
            images[0] = 0;
            if (other.order() == quotient.order() && isIsomorphic(other, quotient, images))
                return OptionalInt.of(i + 1);
        }
        return OptionalInt.empty();
    }

    /// Tries all images of the first element that has none yet, and what follows from them.
    private static boolean isIsomorphic(MisereQuotient one, MisereQuotient other, int[] images) {
        int free = 0;
        while (free < images.length && images[free] >= 0) free++;
        if (free == images.length) return true;
        for (int image = 0; image < images.length; image++) {
            var next = images.clone();
            next[free] = image;
            if (follow(one, other, next) && isIsomorphic(one, other, next)) return true;
        }
        return false;
    }

    private static boolean follow(MisereQuotient one, MisereQuotient other, int[] images) {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int a = 0; a < images.length; a++)
                for (int b = 0; b < images.length; b++) {
                    if (images[a] < 0 || images[b] < 0) continue;
                    int product = one.times(a, b);
                    int image = other.times(images[a], images[b]);
                    if (images[product] < 0) {
                        images[product] = image;
                        changed = true;
                    } else if (images[product] != image) return false;
                }
        }
        for (int a = 0; a < images.length; a++) {
            if (images[a] < 0) continue;
            if (one.isLost(a) != other.isLost(images[a])) return false;
            for (int b = 0; b < a; b++) if (images[b] == images[a]) return false;
        }
        return true;
    }
}
