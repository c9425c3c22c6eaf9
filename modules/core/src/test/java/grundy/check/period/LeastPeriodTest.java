package grundy.check.period;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import org.junit.jupiter.api.Test;

/// A period is the least exactly if no shorter one fits from no earlier place on.
@EveryTurn
class LeastPeriodTest {
    private static boolean repeats(int[] values, long from, long period, long length) {
        for (long n = from; n < length; n++) if (at(values, n) != at(values, n + period)) return false;
        return true;
    }

    /// The values, then the last `values.length - 4` of them over and over.
    private static int at(int[] values, long n) {
        int period = values.length - 4;
        return values[(int) (n < 4 ? n : 4 + (n - 4) % period)];
    }

    @Test
    void theLeastPeriodIsKnown() {
        var random = CaseCount.random(97);
        int least = 0;
        for (int draw = 0; draw < CaseCount.of(4_000); draw++) {
            int period = 1 + random.nextInt(12);
            int part = 1 + random.nextInt(period);
            var values = random.ints(4 + period, 0, 2 + draw % 2).toArray();
            if (period % part == 0) for (int n = part; n < period; n++) values[4 + n] = values[4 + n % part];
            if (random.nextBoolean()) values[3] = at(values, 3 + period);
            LeastPeriod.RepetitionTest same = (n, shift) -> at(values, n) == at(values, n + shift);
            for (int preperiod = 0; preperiod <= 6; preperiod++)
                for (int times = 1; times <= 3; times++) {
                    int asked = period * times;
                    if (!repeats(values, preperiod, asked, 60)) continue;
                    boolean expected = preperiod == 0 || !repeats(values, preperiod - 1, asked, 60);
                    boolean isShortest = true;
                    for (int shorter = 1; shorter < asked; shorter++)
                        isShortest &= !repeats(values, preperiod, shorter, 60);
                    assertThat(LeastPeriod.is(preperiod, asked, 1, same)).isEqualTo(expected && isShortest);
                    var found = LeastPeriod.shorter(preperiod, asked, 1, same);
                    assertThat(found.isEmpty()).isEqualTo(isShortest);
                    if (found.isPresent()) {
                        assertThat(found.getAsLong()).isLessThan(asked);
                        assertThat(repeats(values, preperiod, found.getAsLong(), 60))
                                .isTrue();
                    }
                    if (expected && isShortest) least++;
                }
        }
        assertThat(least).isGreaterThan(CaseCount.least(800));
    }

    /// Only multiples of the unit are looked at.
    @Test
    void noPeriodIsShorterThanItsUnit() {
        LeastPeriod.RepetitionTest always = (_, _) -> true;
        assertThat(LeastPeriod.shorter(0, 12, 12, always)).isEmpty();
        assertThat(LeastPeriod.shorter(0, 12, 6, always)).hasValue(6);
        assertThat(LeastPeriod.shorter(0, 12, 4, always)).hasValue(4);
        LeastPeriod.RepetitionTest third = (_, shift) -> shift == 5;
        assertThat(LeastPeriod.shorter(0, 15, 1, third)).hasValue(5);
        assertThat(LeastPeriod.shorter(0, 25, 1, third)).hasValue(5);
        assertThat(LeastPeriod.shorter(0, 35, 1, third)).hasValue(5);
        assertThat(LeastPeriod.shorter(0, 7, 1, third)).isEmpty();
    }
}
