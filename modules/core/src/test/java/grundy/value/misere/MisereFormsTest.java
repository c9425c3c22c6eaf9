package grundy.value.misere;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.limit.LimitException;
import grundy.limit.MemoryRoom;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Canonical forms in misere play against play itself, on games as sets of their options.
@EveryTurn
class MisereFormsTest {
    private final MisereForms forms = new MisereForms(MemoryRoom.ENDLESS);
    private final MisereParts parts = new MisereParts(forms);

    private record Game(Set<Game> options) {}

    private record Pair(Game one, Game two) {}

    private final Map<Pair, Boolean> lost = new HashMap<>();

    /// Whether the mover loses the sum when whoever cannot move wins.
    private boolean isLost(Game one, Game two) {
        var pair = new Pair(one, two);
        var known = lost.get(pair);
        if (known != null) return known;
        boolean isOver = one.options.isEmpty() && two.options.isEmpty();
        boolean result = !isOver
                && one.options.stream().noneMatch(option -> isLost(option, two))
                && two.options.stream().noneMatch(option -> isLost(one, option));
        lost.put(pair, result);
        return result;
    }

    private int form(Game game) {
        return forms.of(game.options.stream().mapToInt(this::form).toArray());
    }

    private Game game(int form) {
        var options = new HashSet<Game>();
        for (int option : forms.options(form)) options.add(game(option));
        return new Game(options);
    }

    /// All forms with at most so many moves in a line.
    private List<Integer> born(int day) {
        var before = new ArrayList<>(List.of(forms.zero()));
        for (int i = 0; i < day; i++) {
            var next = new HashSet<Integer>();
            for (int set = 0; set < 1 << before.size(); set++) {
                var options = new ArrayList<Integer>();
                for (int k = 0; k < before.size(); k++) if ((set >> k & 1) == 1) options.add(before.get(k));
                next.add(forms.of(options.stream().mapToInt(option -> option).toArray()));
            }
            before = new ArrayList<>(next);
        }
        return before;
    }

    /// Conway 1976, chapter 12: 1, 2, 3, 5 and 22 games are born by days 0 to 4.
    @Test
    void asManyGamesAsConwayCounted() {
        assertThat(List.of(born(0).size(), born(1).size(), born(2).size(), born(3).size(), born(4).size()))
                .containsExactly(1, 2, 3, 5, 22);
    }

    @Tag("slow")
    @Test
    void theFormBehavesAsTheGameBesideAllSmallGames() {
        var random = CaseCount.random(20261124);
        var tests = born(4).stream().map(this::game).toList();
        for (int i = 0; i < CaseCount.of(300); i++) {
            var game = random(random, 4);
            var form = game(form(game));
            for (var test : tests) assertThat(isLost(form, test)).isEqualTo(isLost(game, test));
            assertThat(forms.misere(form(game)) == 0).isEqualTo(isLost(game, new Game(Set.of())));
            assertThat(isLost(game, game(forms.mate(form(game))))).isTrue();
        }
    }

    private static Game random(Random random, int depth) {
        var options = new HashSet<Game>();
        if (depth > 0) for (int i = random.nextInt(4); i > 0; i--) options.add(random(random, depth - 1));
        return new Game(options);
    }

    @Test
    void differentFormsAreToldApart() {
        var tests = born(4).stream().map(this::game).toList();
        for (int one : born(3))
            for (int two : born(3))
                if (one < two) assertThat(tests).anyMatch(test -> isLost(game(one), test) != isLost(game(two), test));
    }

    @Tag("slow")
    @Test
    void aSummandIsFoundAgain() {
        for (int one : born(4))
            for (int two : born(4)) {
                int sum = forms.plus(one, two);
                assertThat(parts.difference(sum, one)).hasValue(two);
                if (sum == forms.heap(1) || one == sum || two == sum) continue;
                for (int part : parts.parts(sum))
                    assertThat(forms.plus(part, parts.difference(sum, part).orElseThrow()))
                            .isEqualTo(sum);
            }
    }

    /// Two games are linked if they lose together beside a third; the definition, tried with games of two
    /// moves more.
    @Test
    void linkedGamesLoseTogether() {
        var small = born(3);
        var thirds = born(4).stream().map(this::game).toList();
        for (int one : small)
            for (int two : small) {
                boolean found = thirds.stream().anyMatch(third -> isLost(game(one), third) && isLost(game(two), third));
                if (found) assertThat(forms.areLinked(one, two)).isTrue();
                if (!forms.areLinked(one, two)) assertThat(found).isFalse();
            }
    }

    @Test
    void theGenusSaysHowItStandsBesideHeapsOfTwo() {
        var genera = new GameGenera(forms);
        for (int form : born(4)) {
            int sum = form;
            for (int twos = 0; twos < 8; twos++, sum = forms.plus(sum, forms.heap(2)))
                assertThat(genera.of(form).at(twos)).isEqualTo(forms.misere(sum));
            assertThat(genera.of(form).normal()).isEqualTo(forms.normal(form));
        }
    }

    /// In misere play sums of tame games are played as sums of heaps of Nim.
    @Test
    void tameGamesAddUpAsHeapsDo() {
        var genera = new GameGenera(forms);
        var tame = born(4).stream().filter(genera::isTame).toList();
        assertThat(tame).hasSizeGreaterThan(5);
        for (int one : tame)
            for (int two : tame)
                assertThat(genera.of(forms.plus(one, two)).isTame()).isTrue();
    }

    /// From all their options each is known at once, up to the largest; a search of them all would take minutes.
    @Tag("slow")
    @Test
    void heapsAreMadeOfTheirOptionsAtOnce() {
        var heaps = new ArrayList<Integer>();
        for (int counters = 0; counters <= 2000; counters++) {
            int heap = forms.of(heaps.stream().mapToInt(each -> each).toArray());
            assertThat(forms.counters(heap)).isEqualTo(counters);
            heaps.add(heap);
        }
        assertThatThrownBy(() -> forms.of(heaps.stream().mapToInt(each -> each).toArray()))
                .isInstanceOf(LimitException.class);
    }
}
