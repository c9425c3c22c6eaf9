package grundy.value.misere;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.MemoryRoom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Links and distinguishers by play itself.
class DistinguishingGamesTest {
    private final MisereForms forms = new MisereForms(MemoryRoom.ENDLESS);
    private final DistinguishingGames telling = new DistinguishingGames(forms);
    private final Map<List<Integer>, Boolean> lost = new HashMap<>();

    /// Whether the mover loses the sum when whoever cannot move wins.
    private boolean isLost(int one, int two) {
        var known = lost.get(List.of(one, two));
        if (known != null) return known;
        int[] first = forms.options(one);
        int[] second = forms.options(two);
        boolean result = first.length + second.length > 0
                && Arrays.stream(first).noneMatch(option -> isLost(option, two))
                && Arrays.stream(second).noneMatch(option -> isLost(one, option));
        lost.put(List.of(one, two), result);
        return result;
    }

    /// The games that are born by a day, each once.
    private List<Integer> born(int day) {
        if (day == 0) return List.of(forms.zero());
        var below = born(day - 1);
        return IntStream.range(0, 1 << below.size())
                .map(set -> forms.of(IntStream.range(0, below.size())
                        .filter(i -> (set >> i & 1) != 0)
                        .map(below::get)
                        .toArray()))
                .distinct()
                .boxed()
                .toList();
    }

    private void areTold(int one, int two) {
        if (one != two) {
            int game = telling.distinguisher(one, two);
            assertThat(isLost(one, game)).isTrue();
            assertThat(isLost(two, game)).isFalse();
        }
        if (!forms.areLinked(one, two)) return;
        int link = telling.link(one, two);
        assertThat(isLost(one, link)).isTrue();
        assertThat(isLost(two, link)).isTrue();
    }

    @Test
    void tellEveryTwoGamesOfDayFourApart() {
        var games = born(4);
        assertThat(games).hasSize(22);
        for (int one : games) for (int two : games) areTold(one, two);
    }

    @Test
    void tellDrawnGamesApart() {
        var random = new Random(20);
        var games = new ArrayList<>(born(4));
        for (int i = 0; i < 60; i++) {
            int many = random.nextInt(1, 5);
            games.add(
                    forms.of(random.ints(many, 0, games.size()).map(games::get).toArray()));
        }
        for (int i = 0; i < 400; i++)
            areTold(games.get(random.nextInt(games.size())), games.get(random.nextInt(games.size())));
    }
}
