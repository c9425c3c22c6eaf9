package grundy.check.period;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Digits read one by one lead to what the numbers themselves add up to, each way to choose them once.
@EveryTurn
class CarrySetTest {
    private static final int DIGITS = 3;
    private static final int END = 1 << DIGITS;

    /// What the numbers of periods in the heaps left make.
    private record DigitSum(int periods, int value) {}

    private record PartialDigits(CarrySet carried, int periods, int value) {}

    @Test
    void whatIsReadIsWhatTheNumbersMake() {
        var random = CaseCount.random(20261130);
        for (int draw = 0; draw < CaseCount.of(200); draw++) {
            var growing = random.ints(random.nextInt(4), 0, 12).boxed().sorted().toList();
            int rest = random.nextInt(12);
            int shift = random.nextInt(7) - 3;
            int slope = 1 + random.nextInt(6);
            assertThat(read(CarrySet.of(growing, rest, shift), slope))
                    .as("%s, %d, %d, slope %d", growing, rest, shift, slope)
                    .containsExactlyInAnyOrderElementsOf(made(growing, rest, shift, slope));
        }
    }

    /// All numbers below the end in each heap, where they come to a number below it together.
    private static List<DigitSum> made(List<Integer> growing, int rest, int shift, int slope) {
        var made = new ArrayList<DigitSum>();
        for (int all = 0; all < 1 << DIGITS * growing.size(); all++) {
            int periods = shift;
            int value = rest;
            for (int i = 0; i < growing.size(); i++) {
                int own = all >> DIGITS * i & END - 1;
                periods += own;
                value ^= growing.get(i) + slope * own;
            }
            if (periods >= 0 && periods < END) made.add(new DigitSum(periods, value));
        }
        return made;
    }

    private static List<DigitSum> read(CarrySet start, int slope) {
        var reads = List.of(new PartialDigits(start, 0, 0));
        for (int digit = 0; digit < DIGITS; digit++) {
            int place = digit;
            reads = reads.stream()
                    .flatMap(read -> read.carried.steps(slope).stream()
                            .map(step -> new PartialDigits(
                                    step.next(),
                                    read.periods + (step.periodDigit() << place),
                                    read.value + (step.valueDigit() << place))))
                    .toList();
        }
        return reads.stream()
                .flatMap(read -> IntStream.range(0, 64)
                        .filter(read.carried::endsWith)
                        .mapToObj(carried -> new DigitSum(read.periods, read.value + (carried << DIGITS))))
                .toList();
    }

    @Test
    void theOrderOfTheHeapsMakesNoDifference() {
        assertThat(CarrySet.of(List.of(5, 1, 3), 2, -1)).isEqualTo(CarrySet.of(List.of(1, 3, 5), 2, -1));
        for (var step : CarrySet.of(List.of(1, 2), 0, 0).steps(3))
            assertThat(step.next().growing()).isSorted();
    }
}
