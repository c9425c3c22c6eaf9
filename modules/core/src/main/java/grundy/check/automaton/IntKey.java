package grundy.check.automaton;

import java.util.Arrays;

/// A row of numbers as a key of a map. The row must not change.
public final class IntKey {
    public final int[] numbers;
    private final int hash;

    /// @param numbers of any length
    public IntKey(int... numbers) {
        this.numbers = numbers;
        int mixed = 1;
        for (int number : numbers) mixed = (mixed ^ number) * 0x9E3779B1 + (mixed >>> 15);
        this.hash = mixed;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof IntKey that && Arrays.equals(numbers, that.numbers);
    }

    @Override
    public int hashCode() {
        return hash;
    }
}
