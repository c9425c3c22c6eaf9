package grundy.engine.heap.breaking;

import grundy.limit.Checkpoint;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// The tuples of numbers `m_i >= 0` with a given sum and a given nim-sum `xor of (h_i + slope*m_i)`, by their binary
/// digits, the last one first.
///
/// Cost: the digits of the sum, times what can be carried, times `2^k` for k numbers.
final class DigitwiseSolutions {
    private static final int EQUAL = 0;
    private static final int GREATER = 2;

    private final Equation equation;
    private final int digits;
    private final List<Map<State, BigInteger>> counts = new ArrayList<>();

    /// @param heights the `h_i`
    /// @param tied whether m_i must be at least m_(i-1)
    record Equation(List<Integer> heights, List<Boolean> tied, int slope, BigInteger sum, BigInteger nimSum) {}

    /// @param carried of each `h_i + slope*m_i`
    /// @param sum carried of the sum
    /// @param order for each number how the digits of the one before compare with its own so far
    private record State(List<Integer> carried, int sum, List<Integer> order) {}

    private record Step(int digits, State next) {}

    DigitwiseSolutions(Equation equation) {
        this.equation = equation;
        this.digits = equation.sum.bitLength();
    }

    BigInteger count() {
        return count(0, start());
    }

    /// @param index from 0 to below the count
    List<BigInteger> tuple(BigInteger index) {
        var numbers = new BigInteger[equation.heights.size()];
        Arrays.fill(numbers, BigInteger.ZERO);
        var left = index;
        var state = start();
        for (int at = 0; at < digits; at++)
            for (var step : steps(at, state)) {
                var ways = count(at + 1, step.next);
                if (left.compareTo(ways) >= 0) {
                    left = left.subtract(ways);
                    continue;
                }
                for (int i = 0; i < numbers.length; i++)
                    if ((step.digits >> i & 1) != 0) numbers[i] = numbers[i].setBit(at);
                state = step.next;
                break;
            }
        return List.of(numbers);
    }

    private State start() {
        return new State(
                equation.heights, 0, equation.heights.stream().map(_ -> EQUAL).toList());
    }

    private BigInteger count(int at, State state) {
        if (counts.isEmpty()) countAll();
        return Objects.requireNonNull(counts.get(at).get(state), "Every state that is reached was counted");
    }

    /// Forward for the states, backward for their counts: numbers may have more digits than a stack has frames.
    private void countAll() {
        counts.add(new HashMap<>(Map.of(start(), BigInteger.ZERO)));
        for (int at = 0; at < digits; at++) {
            var next = new HashMap<State, BigInteger>();
            for (var state : counts.get(at).keySet()) {
                Checkpoint.step();
                for (var step : steps(at, state)) next.put(step.next, BigInteger.ZERO);
            }
            counts.add(next);
        }
        counts.get(digits).replaceAll((state, _) -> ends(state) ? BigInteger.ONE : BigInteger.ZERO);
        for (int at = digits - 1; at >= 0; at--) {
            int place = at;
            var later = counts.get(at + 1);
            counts.get(at).replaceAll((state, _) -> {
                Checkpoint.step();
                return steps(place, state).stream()
                        .map(step -> Objects.requireNonNull(later.get(step.next)))
                        .reduce(BigInteger.ZERO, BigInteger::add);
            });
        }
    }

    private boolean ends(State state) {
        for (int i = 0; i < state.order.size(); i++)
            if (equation.tied.get(i) && state.order.get(i) == GREATER) return false;
        int rest = state.carried.stream().reduce(0, (one, other) -> one ^ other);
        return state.sum == 0 && equation.nimSum.shiftRight(digits).equals(BigInteger.valueOf(rest));
    }

    private List<Step> steps(int at, State state) {
        int numbers = state.carried.size();
        var steps = new ArrayList<Step>();
        for (int choice = 0; choice < 1 << numbers; choice++) {
            int sum = state.sum + Integer.bitCount(choice);
            if ((sum & 1) != (equation.sum.testBit(at) ? 1 : 0)) continue;
            var carried = new ArrayList<Integer>();
            var order = new ArrayList<Integer>();
            int value = 0;
            for (int i = 0; i < numbers; i++) {
                int raised = state.carried.get(i) + (choice >> i & 1) * equation.slope;
                value ^= raised;
                carried.add(raised >> 1);
                order.add(equation.tied.get(i) ? compare(state.order.get(i), choice >> i - 1 & 3) : EQUAL);
            }
            if ((value & 1) == (equation.nimSum.testBit(at) ? 1 : 0))
                steps.add(new Step(choice, new State(carried, sum >> 1, order)));
        }
        return steps;
    }

    /// @param two the digits of the number before, and of this one
    private static int compare(int before, int two) {
        return switch (two) {
            case 1 -> GREATER;
            case 2 -> 1;
            default -> before;
        };
    }
}
