package grundy.value.canonical;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.MemoryRoom;
import grundy.value.Dyadic;
import grundy.value.Outcome;
import grundy.value.heat.Thermographs;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// What lies below all forms of day 2 and some of day 3, who wins them in misere play and how hot they are, by the
/// definitions.
class FormsByDefinitionTest {
    private final CanonicalForms forms = new CanonicalForms(MemoryRoom.ENDLESS);
    private final List<Integer> all = all();

    private static int[] chosen(List<Integer> some, int bits) {
        return IntStream.range(0, some.size())
                .filter(i -> (bits >> i & 1) == 1)
                .map(some::get)
                .toArray();
    }

    private List<Integer> all() {
        int one = forms.number(Dyadic.ONE);
        var dayOne = List.of(forms.zero(), one, forms.negative(one), forms.sum(Dyadic.ZERO, 0, 1));
        var found = new TreeSet<Integer>();
        for (int left = 0; left < 16; left++)
            for (int right = 0; right < 16; right++)
                found.add(forms.position(chosen(dayOne, left), chosen(dayOne, right)));
        var dayTwo = new ArrayList<>(found);
        for (int i = 0; i + 3 < dayTwo.size(); i++)
            found.add(forms.position(
                    new int[] {dayTwo.get(i), dayTwo.get(i + 2)}, new int[] {dayTwo.get(i + 1), dayTwo.get(i + 3)}));
        return List.copyOf(found);
    }

    private List<Integer> options(int form) {
        return IntStream.concat(IntStream.of(forms.left(form)), IntStream.of(forms.right(form)))
                .boxed()
                .toList();
    }

    private int birthday(int form) {
        return options(form).stream().mapToInt(this::birthday).max().orElse(-1) + 1;
    }

    private void collect(int form, Set<Integer> seen) {
        if (seen.add(form)) options(form).forEach(option -> collect(option, seen));
    }

    /// @return the parities of all plays that end where nobody can move, or at a number
    private Set<Integer> parities(int form, boolean atNumbers) {
        if (form == forms.zero() || atNumbers && forms.isNumber(form)) return Set.of(0);
        var parities = new HashSet<Integer>();
        for (int option : options(form)) parities(option, atNumbers).forEach(each -> parities.add(1 - each));
        return parities;
    }

    private int stops(int form) {
        return forms.isNumber(form)
                ? 1
                : options(form).stream().mapToInt(this::stops).sum();
    }

    @Test
    void whatLiesBelowIsCounted() {
        var followers = new FormFollowers(forms);
        for (int form : all) {
            var below = new HashSet<Integer>();
            collect(form, below);
            assertThat(followers.birthday(form)).isEqualTo(birthday(form));
            assertThat(followers.count(form)).isEqualTo(below.size());
            assertThat(followers.stopCount(form)).isEqualTo(stops(form));
            var tempers = parities(form, true);
            assertThat(followers.temper(form))
                    .isEqualTo(tempers.size() > 1 ? -1 : tempers.iterator().next());
            var plays = parities(form, false);
            assertThat(followers.isEven(form)).isEqualTo(plays.equals(Set.of(0)));
            assertThat(followers.isOdd(form)).isEqualTo(plays.equals(Set.of(1)));
        }
        assertThat(all).hasSizeGreaterThan(30);
    }

    /// Whoever cannot move wins.
    private boolean wins(int form, boolean left) {
        int[] options = left ? forms.left(form) : forms.right(form);
        return options.length == 0 || IntStream.of(options).anyMatch(option -> !wins(option, !left));
    }

    @Test
    void whoCannotMoveWinsInMiserePlay() {
        var outcomes = new MisereOutcomes(new LiteralForms(forms));
        for (int form : all)
            assertThat(outcomes.of(form)).isEqualTo(Outcome.ofBeginners(wins(form, true), wins(form, false)));
    }

    /// What Left or Right gets by moving first where each move costs a tax: of a number the number itself, of
    /// others the best of the options where the tax is lower than the temperature. Halves, quarters and so on
    /// are exact here.
    private double wall(int form, double tax, boolean left) {
        if (forms.isNumber(form))
            return forms.numberOf(form).numerator().doubleValue()
                    / Math.pow(2, forms.numberOf(form).twos());
        double one = scaffold(form, tax, true);
        double other = scaffold(form, tax, false);
        if (one > other) return left ? one : other;
        // The walls have met: where they did is looked for in steps that all crossings of such games are on.
        double at = 0;
        while (scaffold(form, at, true) > scaffold(form, at, false)) at += 1.0 / 64;
        return scaffold(form, at, true);
    }

    private double scaffold(int form, double tax, boolean left) {
        return left
                ? IntStream.of(forms.left(form))
                        .mapToDouble(option -> wall(option, tax, false) - tax)
                        .max()
                        .orElseThrow()
                : IntStream.of(forms.right(form))
                        .mapToDouble(option -> wall(option, tax, true) + tax)
                        .min()
                        .orElseThrow();
    }

    private static double number(Dyadic number) {
        return number.numerator().doubleValue() / Math.pow(2, number.twos());
    }

    @Test
    void wallsMeetAtTheTemperature() {
        var thermographs = new Thermographs(forms);
        for (int form : all) {
            if (forms.isNumber(form)) {
                assertThat(thermographs.mean(form)).isEqualTo(forms.numberOf(form));
                continue;
            }
            double temperature = number(thermographs.temperature(form));
            assertThat(temperature).isGreaterThanOrEqualTo(0);
            assertThat(scaffold(form, temperature, true)).isEqualTo(scaffold(form, temperature, false));
            assertThat(scaffold(form, temperature, true)).isEqualTo(number(thermographs.mean(form)));
            var drawn = thermographs.of(form);
            for (double tax = 0; tax <= 2; tax += 0.25) {
                if (tax < temperature) assertThat(scaffold(form, tax, true)).isGreaterThan(scaffold(form, tax, false));
                var at = new Dyadic(BigInteger.valueOf((long) (tax * 4)), 0).timesPowerOfTwo(-2);
                assertThat(number(drawn.left().at(at))).isEqualTo(wall(form, tax, true));
                assertThat(number(drawn.right().at(at))).isEqualTo(wall(form, tax, false));
            }
        }
    }
}
