package grundy.value.canonical;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.MemoryRoom;
import grundy.value.Dyadic;
import grundy.value.Outcome;
import grundy.value.SmallGame;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class CanonicalFormsTest {
    private final CanonicalForms forms = new CanonicalForms(MemoryRoom.ENDLESS);
    private final Map<SmallGame, Integer> known = new HashMap<>();

    private int form(SmallGame game) {
        var seen = known.get(game);
        if (seen != null) return seen;
        int form = forms.position(
                game.left().stream().mapToInt(this::form).toArray(),
                game.right().stream().mapToInt(this::form).toArray());
        known.put(game, form);
        return form;
    }

    @Test
    void formsAreEqualAndOrderedAsGamesAre() {
        var random = new Random(1);
        for (int i = 0; i < 400; i++) {
            var one = SmallGame.random(random, 1 + i % 5, 3);
            var two = SmallGame.random(random, 1 + i % 4, 3);
            assertThat(forms.isAtMost(form(one), form(two))).isEqualTo(one.isAtMost(two));
            assertThat(forms.isAtMost(form(two), form(one))).isEqualTo(two.isAtMost(one));
            assertThat(form(one) == form(two)).isEqualTo(one.equalsAsValue(two));
        }
    }

    @Test
    void theFormIsEqualToItsGame() {
        var random = new Random(2);
        for (int i = 0; i < 300; i++) {
            var game = SmallGame.random(random, 1 + i % 5, 3);
            assertThat(SmallGame.of(forms, form(game)).equalsAsValue(game)).isTrue();
        }
    }

    @Test
    void noOptionIsDominatedOrReversible() {
        var random = new Random(3);
        for (int i = 0; i < 2000; i++) {
            int form = form(SmallGame.random(random, 1 + i % 5, 4));
            for (int option : forms.left(form)) {
                for (int other : forms.left(form))
                    assertThat(option != other && forms.isAtMost(option, other)).isFalse();
                for (int answer : forms.right(option))
                    assertThat(forms.isAtMost(answer, form)).isFalse();
            }
            for (int option : forms.right(form)) {
                for (int other : forms.right(form))
                    assertThat(option != other && forms.isAtMost(other, option)).isFalse();
                for (int answer : forms.left(option))
                    assertThat(forms.isAtMost(form, answer)).isFalse();
            }
        }
    }

    @Test
    void sumsAndNegativesAreThoseOfGames() {
        var random = new Random(4);
        for (int i = 0; i < 300; i++) {
            var one = SmallGame.random(random, 1 + i % 4, 3);
            var two = SmallGame.random(random, 1 + i % 3, 3);
            assertThat(forms.plus(form(one), form(two))).isEqualTo(form(one.plus(two)));
            assertThat(forms.negative(form(one))).isEqualTo(form(one.negative()));
        }
    }

    @Test
    void formsAreAnOrderedGroup() {
        var random = new Random(5);
        var some = new ArrayList<Integer>();
        for (int i = 0; i < 60; i++) some.add(form(SmallGame.random(random, 1 + i % 4, 3)));
        for (int i = 0; i < 3000; i++) {
            int a = some.get(random.nextInt(some.size()));
            int b = some.get(random.nextInt(some.size()));
            int c = some.get(random.nextInt(some.size()));
            assertThat(forms.minus(a, a)).isEqualTo(forms.zero());
            assertThat(forms.plus(forms.plus(a, b), c)).isEqualTo(forms.plus(a, forms.plus(b, c)));
            assertThat(forms.isAtMost(forms.plus(a, c), forms.plus(b, c))).isEqualTo(forms.isAtMost(a, b));
            assertThat(forms.isAtMost(a, b)).isEqualTo(forms.isAtMost(forms.minus(a, b), forms.zero()));
        }
    }

    /// Against the order of games by the definition, which knows no bounds.
    @Tag("slow")
    @Test
    void boundsOfUpsAndNimbersAreThoseByTheDefinition() {
        var random = new Random(12);
        var table = new FormTable(MemoryRoom.ENDLESS);
        int told = 0;
        for (int i = 0; i < 300; i++) {
            int form = form(SmallGame.random(random, 1 + i % 4, 3));
            var game = SmallGame.of(forms, form);
            int copy = copied(table, form);
            for (int ups = -2; ups <= 2; ups++)
                for (int nimber = 0; nimber < 3; nimber++) {
                    long bit = UpStarBounds.atMost(ups, nimber) & UpStarBounds.atLeast(ups, nimber);
                    assertThat(Long.bitCount(bit)).isOne();
                    var above = SmallGame.of(forms, forms.sum(forms.leftStop(form), ups, nimber));
                    var below = SmallGame.of(forms, forms.sum(forms.rightStop(form), ups, nimber));
                    assertThat((table.upper(copy) & bit) != 0).isEqualTo(game.isAtMost(above));
                    assertThat((table.lower(copy) & bit) != 0).isEqualTo(below.isAtMost(game));
                    if (!forms.hasTerms(form) && forms.isNumberish(form)) told++;
                }
        }
        assertThat(told).isGreaterThan(100);
    }

    /// Likewise, of random games and of games in which both sides can move, or neither.
    @Test
    void boundsOfDicotsAreThoseByTheDefinition() {
        var games = IntStream.range(0, Long.SIZE).mapToObj(this::dicot).toList();
        var random = new Random(13);
        var table = new FormTable(MemoryRoom.ENDLESS);
        int told = 0;
        for (int i = 0; i < 150; i++) {
            int form = form(
                    i % 3 == 0
                            ? SmallGame.random(random, 1 + i % 4, 3)
                            : SmallGame.of(some(games, random), some(games, random)));
            var game = SmallGame.of(forms, form);
            int copy = copied(table, form);
            var leftStop = SmallGame.number(forms.leftStop(form));
            var rightStop = SmallGame.number(forms.rightStop(form));
            for (int bit = 0; bit < Long.SIZE; bit++) {
                boolean isUpper = (table.furtherUpper(copy) >>> bit & 1) != 0;
                boolean isLower = (table.furtherLower(copy) >>> bit & 1) != 0;
                assertThat(isUpper).isEqualTo(game.isAtMost(leftStop.plus(games.get(bit))));
                assertThat(isLower).isEqualTo(rightStop.plus(games.get(bit)).isAtMost(game));
                if (!forms.hasTerms(form) && (isUpper || isLower)) told++;
            }
        }
        assertThat(told).isGreaterThan(1000);
    }

    private static List<SmallGame> some(List<SmallGame> games, Random random) {
        return IntStream.rangeClosed(0, random.nextInt(2))
                .mapToObj(_ -> games.get(random.nextInt(games.size())))
                .toList();
    }

    private SmallGame dicot(int bit) {
        var options = DicotBounds.options(bit);
        return SmallGame.of(sums(options.left()), sums(options.right()));
    }

    private List<SmallGame> sums(NumberUpStar[] sums) {
        return Arrays.stream(sums)
                .map(sum -> SmallGame.of(forms, forms.sum(sum.number(), sum.ups(), sum.nimber())))
                .toList();
    }

    @Test
    void boundsByDicotsHoldForManyUps() {
        var games = IntStream.range(0, Long.SIZE).mapToObj(this::dicot).toList();
        for (int ups = -10; ups <= 10; ups++)
            for (int nimber = 0; nimber < 6; nimber++) {
                var sum = SmallGame.of(forms, forms.sum(Dyadic.ZERO, ups, nimber));
                for (int bit = 0; bit < Long.SIZE; bit++) {
                    assertThat((DicotBounds.atLeast(ups, nimber) >>> bit & 1) != 0)
                            .isEqualTo(sum.isAtMost(games.get(bit)));
                    assertThat((DicotBounds.atMost(ups, nimber) >>> bit & 1) != 0)
                            .isEqualTo(games.get(bit).isAtMost(sum));
                }
            }
    }

    private int copied(FormTable table, int form) {
        if (forms.hasTerms(form))
            return table.withTerms(table.numbers.index(forms.numberOf(form)), forms.upsOf(form), forms.nimberOf(form));
        return table.withOptions(copied(table, forms.left(form)), copied(table, forms.right(form)));
    }

    private int[] copied(FormTable table, int[] options) {
        return Arrays.stream(options)
                .map(option -> copied(table, option))
                .sorted()
                .toArray();
    }

    @Test
    void stopsAreWherePlayStops() {
        var random = new Random(6);
        for (int i = 0; i < 1000; i++) {
            int form = form(SmallGame.random(random, 1 + i % 5, 3));
            assertThat(forms.leftStop(form)).isEqualTo(stop(form, true));
            assertThat(forms.rightStop(form)).isEqualTo(stop(form, false));
        }
    }

    private Dyadic stop(int form, boolean left) {
        if (forms.isNumber(form)) return forms.numberOf(form);
        var stops = Arrays.stream(left ? forms.left(form) : forms.right(form))
                .mapToObj(option -> stop(option, !left))
                .sorted()
                .toList();
        return left ? stops.getLast() : stops.getFirst();
    }

    /// The three terms added from their parts, each by its definition.
    @Test
    void numbersUpsAndNimbersAreWhatTheyAreCalled() {
        int zero = forms.zero();
        int star = forms.position(new int[] {zero}, new int[] {zero});
        int up = forms.position(new int[] {zero}, new int[] {star});
        assertThat(up).isEqualTo(forms.sum(Dyadic.ZERO, 1, 0));
        int half = forms.position(new int[] {zero}, new int[] {forms.number(Dyadic.ONE)});
        assertThat(half).isEqualTo(forms.number(Dyadic.parse("1/2")));
        for (int nimber = 0; nimber < 6; nimber++) {
            var smaller = new int[nimber];
            for (int i = 0; i < nimber; i++) smaller[i] = forms.sum(Dyadic.ZERO, 0, i);
            int heap = forms.position(smaller, smaller);
            assertThat(heap).isEqualTo(forms.sum(Dyadic.ZERO, 0, nimber));
            int ups = heap;
            for (int n = 1; n < 6; n++) {
                int left = forms.plus(ups, zero);
                int sum = forms.position(
                        joined(forms.left(left), forms.plus(left, zero), up, true),
                        joined(forms.right(left), left, up, false));
                ups = forms.sum(Dyadic.ZERO, n, nimber);
                assertThat(sum).isEqualTo(ups);
                assertThat(forms.position(forms.left(ups), forms.right(ups))).isEqualTo(ups);
                assertThat(forms.negative(ups)).isEqualTo(forms.sum(Dyadic.ZERO, -n, nimber));
            }
        }
    }

    /// The options of `form + up`.
    private int[] joined(int[] options, int form, int up, boolean left) {
        var sum = new ArrayList<Integer>();
        for (int option : options) sum.add(forms.plus(option, up));
        for (int option : left ? forms.left(up) : forms.right(up)) sum.add(forms.plus(form, option));
        return sum.stream().mapToInt(Integer::intValue).toArray();
    }

    @Test
    void numbersOfAnySizeAreOneForm() {
        var huge = new Dyadic(BigInteger.TEN.pow(50), 0);
        int form = forms.number(huge);
        int before = forms.count();
        assertThat(forms.minus(form, form)).isEqualTo(forms.zero());
        assertThat(forms.outcome(form)).isEqualTo(Outcome.L);
        assertThat(forms.times(
                        forms.sum(Dyadic.ONE, 0, 1), BigInteger.TEN.pow(50).add(BigInteger.ONE)))
                .isEqualTo(forms.sum(huge.plus(Dyadic.ONE), 0, 1));
        assertThat(forms.count()).isLessThan(before + 6);
        int switched = forms.position(new int[] {form}, new int[] {forms.negative(form)});
        assertThat(forms.plus(switched, switched)).isEqualTo(forms.zero());
        assertThat(forms.leftStop(switched)).isEqualTo(huge);
    }
}
