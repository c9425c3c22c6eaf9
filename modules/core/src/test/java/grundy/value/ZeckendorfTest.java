package grundy.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;

/// Every number is the sum of Fibonacci numbers of which no two are neighbours, and of no others.
@EveryTurn
class ZeckendorfTest {
    private static List<BigInteger> listed(Iterator<BigInteger> numbers) {
        var all = new ArrayList<BigInteger>();
        numbers.forEachRemaining(all::add);
        return all;
    }

    private static void assertForm(BigInteger number) {
        var form = Zeckendorf.of(number);
        var indices = form.indices();
        for (int i = 0; i < indices.size(); i++)
            assertThat(indices.get(i)).isGreaterThanOrEqualTo(i + 1 < indices.size() ? indices.get(i + 1) + 2 : 2);
        var parts = indices.reversed().stream().map(Zeckendorf::fibonacci).toList();
        assertThat(parts.stream().reduce(BigInteger.ZERO, BigInteger::add)).isEqualTo(number);
        assertThat(form.number()).isEqualTo(number);
        assertThat(listed(form.ascending())).isEqualTo(parts);
        if (number.signum() > 0) assertThat(form.smallest()).isEqualTo(parts.getFirst());
    }

    @Test
    void smallNumbersHaveTheirForm() {
        for (int number = 0; number <= 1_000; number++) assertForm(BigInteger.valueOf(number));
        assertThat(Zeckendorf.of(BigInteger.valueOf(100)).indices()).containsExactly(11, 6, 4);
    }

    /// Numbers of more than 512 bits are cut in two: around a Fibonacci number this is where one may be off.
    @Test
    void longNumbersHaveTheirForm() {
        var random = CaseCount.random(40);
        for (int draw = 0; draw < CaseCount.of(240); draw++)
            assertForm(new BigInteger(400 + random.nextInt(3_000), random));
        for (int index : new int[] {730, 738, 739, 740, 750, 1_470, 1_480, 3_000})
            for (int off = -2; off <= 2; off++)
                assertForm(Zeckendorf.fibonacci(index).add(BigInteger.valueOf(off)));
    }

    @Test
    void fibonacciNumbersAddUp() {
        var below = BigInteger.ZERO;
        var here = BigInteger.ONE;
        for (int index = 0; index < 300; index++) {
            assertThat(Zeckendorf.fibonacci(index)).isEqualTo(below);
            var above = below.add(here);
            below = here;
            here = above;
        }
    }

    @Test
    void whatThereIsNotIsRefused() {
        assertThatThrownBy(() -> Zeckendorf.of(BigInteger.valueOf(-1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("not -1");
        assertThatThrownBy(() -> Zeckendorf.fibonacci(-1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("not -1");
        var none = Zeckendorf.of(BigInteger.ZERO);
        assertThat(none.ascending()).isExhausted();
        assertThatThrownBy(none::smallest).isInstanceOf(NoSuchElementException.class);
        var one = Zeckendorf.of(BigInteger.ONE).ascending();
        assertThat(one.next()).isEqualTo(1);
        assertThatThrownBy(one::next).isInstanceOf(NoSuchElementException.class);
    }
}
