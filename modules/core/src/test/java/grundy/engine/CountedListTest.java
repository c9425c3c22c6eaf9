package grundy.engine;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.finding.CountedList;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class CountedListTest {
    private static final Message WHY = Message.of("limit.cancelled");

    private static CountedList<Integer> numbers(int from, int count) {
        return CountedList.of(IntStream.range(from, from + count).boxed().toList());
    }

    /// Far too long to go through.
    private static CountedList<Integer> endless(int from) {
        return new CountedList<>(BigInteger.TEN.pow(30), () -> Stream.iterate(from, n -> n + 1));
    }

    @Test
    void listsAreJoinedInOrderAndCountedTogether() {
        for (int one = 0; one <= 3; one++)
            for (int other = 0; other <= 3; other++) {
                var both = numbers(0, one).and(numbers(10, other));
                var all = new ArrayList<>(numbers(0, one).stream().toList());
                all.addAll(numbers(10, other).stream().toList());
                assertThat(both.stream()).containsExactlyElementsOf(all);
                assertThat(both.count()).isEqualTo(all.size());
                assertThat(both.isEmpty()).isEqualTo(all.isEmpty());
                assertThat(CountedList.union(List.of(numbers(0, one), numbers(10, other))).stream())
                        .containsExactlyElementsOf(all);
            }
    }

    /// Of a long list neither is cut off altogether, and no room is left empty.
    @Test
    void eachOfTwoListsHasItsHalfOfSome() {
        for (int one = 0; one <= 4; one++)
            for (int other = 0; other <= 4; other++)
                for (int most = 0; most <= 9; most++) {
                    var some = numbers(0, one).and(numbers(10, other)).first(most);
                    int ofOne = Math.min(one, Math.max((most + 1) / 2, most - other));
                    var expected = new ArrayList<>(numbers(0, ofOne).stream().toList());
                    numbers(10, Math.min(other, most - ofOne)).stream().forEach(expected::add);
                    assertThat(some)
                            .as("%d and %d, %d of them", one, other, most)
                            .isEqualTo(expected);
                }
    }

    @Test
    void aListIsGoneThroughNoFartherThanAsked() {
        var both = endless(0).and(endless(1000)).map(n -> -n);
        assertThat(endless(0).and(endless(1000)).first(4)).containsExactly(0, 1, 1000, 1001);
        assertThat(both.stream().limit(3)).containsExactly(0, -1, -2);
        assertThat(CountedList.union(List.of(numbers(5, 1), endless(0))).stream()
                        .limit(3))
                .containsExactly(5, 0, 1);
    }

    @Test
    void theReasonIsKeptAndSomeOfManyAreNotNone() {
        var none = CountedList.<Integer>none().uncounted(WHY);
        assertThat(none.isEmpty()).isFalse();
        for (var list : List.of(none, none.and(numbers(0, 2)), numbers(0, 2).and(none), none.map(n -> n + 1)))
            assertThat(list.uncounted()).isEqualTo(WHY);
        var union = CountedList.union(List.of(numbers(0, 2), none, numbers(2, 1)));
        assertThat(union.uncounted()).isEqualTo(WHY);
        assertThat(union.stream()).containsExactly(0, 1, 2);
    }

    @Test
    void aListIsListedAnewEachTime() {
        var list = CountedList.of(BigInteger.TWO, List.of(1, 2)).map(n -> n * n);
        assertThat(list.stream()).containsExactly(1, 4);
        assertThat(list.first(1)).containsExactly(1);
        assertThat(list.stream()).containsExactly(1, 4);
    }
}
