package grundy.engine.subtraction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.engine.LimitException;
import grundy.engine.Limits;
import grundy.rules.AmountSets;
import grundy.rules.Amounts;
import grundy.rules.Amounts.Name;
import grundy.rules.Amounts.Named;
import grundy.rules.Rules.TakeAndBreak;
import grundy.rules.Rules.Term;
import grundy.rules.Tuple;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class AmountSieveTest {
    private static int[] naive(Amounts set, int end, Play play) {
        int[] values = new int[end];
        long[] amounts = AmountSets.upTo(set, end);
        for (int heap = 0; heap < end; heap++) {
            var seen = new BitSet();
            for (long amount : amounts) if (amount <= heap) seen.set(values[(int) (heap - amount)]);
            values[heap] = seen.isEmpty() && play == Play.MISERE ? 1 : seen.nextClearBit(0);
        }
        return values;
    }

    @Test
    void valuesAgreeWithTheDefinition() {
        for (var name :
                List.of(Name.SQUARES, Name.CUBES, Name.TRIANGULAR, Name.FIBONACCI, Name.PRIMES, Name.FACTORIALS)) {
            for (var set :
                    List.of(new Named(name), AmountSets.union(List.of(new Named(name), AmountSets.of(2, 9, 33)))))
                for (var play : Play.values()) {
                    int end = name == Name.PRIMES ? 5_000 : 70_001;
                    var values = AmountSieve.values(new Taking(set, set), end, play, Limits.DEFAULT);
                    assertThat(Arrays.equals(values, naive(set, end, play)))
                            .as(set + " " + play)
                            .isTrue();
                }
        }
    }

    @Test
    void heapsBeyondTheTableAreRefusedAtOnceAndAllBelowTheStatedOneAnswered() {
        var squares = new TakeAndBreak(List.of(new Term(new Named(Name.SQUARES), 3)));
        var engine = Subtraction.of(squares, Play.NORMAL, Limits.DEFAULT).orElseThrow();
        long begin = System.nanoTime();
        assertThatThrownBy(() -> engine.value(Tuple.of(15_000_000))).isInstanceOf(LimitException.class);
        assertThat((System.nanoTime() - begin) / 1e9).isLessThan(5);
        var small = new Limits(200_000, () -> false);
        var other = Subtraction.of(squares, Play.NORMAL, small).orElseThrow();
        assertThat(other.value(Tuple.of(150_000)))
                .isEqualTo(BigInteger.valueOf(naive(new Named(Name.SQUARES), 150_001, Play.NORMAL)[150_000]));
        assertThat(Arrays.equals(other.values(199_999), naive(new Named(Name.SQUARES), 200_000, Play.NORMAL)))
                .isTrue();
        assertThat(other.period(199_999)).isEmpty();
    }
}
